import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import { mount } from "svelte";
import App from "./App.svelte";

import.meta.glob("$package/games/*/cloth.css", { eager: true });

mount(App, { target: document.getElementById("app")! });

// Only a secure page may keep itself; on any other it works all the same.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("./sw.js");
