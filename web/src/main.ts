import "./fonts"
import "./app.css"

import { mount } from "svelte"

import App from "./App.svelte"
import { notifications } from "./browser/notifications.svelte"
import { registerLater } from "./browser/serviceWorker"
import { isEmbedded } from "./embed/frame"

mount(App, { target: document.getElementById("app") as HTMLElement })
if (!isEmbedded) registerLater() // readers of somebody's page did not ask for a copy of everything
void notifications.compare().catch(() => undefined)
