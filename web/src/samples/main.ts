import "../fonts"
import "../app.css"

import { mount } from "svelte"

import PiecesPage from "./PiecesPage.svelte"

mount(PiecesPage, { target: document.getElementById("app") as HTMLElement })
