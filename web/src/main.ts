import "./fonts"
import "./app.css"

import { mount } from "svelte"

import App from "./App.svelte"
import { notifications } from "./browser/notifications.svelte"
import { registerLater } from "./browser/serviceWorker"

mount(App, { target: document.getElementById("app") as HTMLElement })
registerLater()
void notifications.compare().catch(() => undefined)
