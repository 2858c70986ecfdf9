"""HTTP: the REST API, the WebSocket route and the static files of the browser client."""
