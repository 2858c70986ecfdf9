"""How heavy the browser client is, and how quick: ``make bench-web``."""
