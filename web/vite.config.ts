import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig, type Plugin } from "vite"

const server = { target: "http://127.0.0.1:8017", ws: true }

/** Of Fontsource's faces, ships the Latin ones as WOFF2, which every browser that runs this page reads. */
const latinOnly: Plugin = {
  name: "latin-only",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("/@fontsource/")
      ? code
          .replace(/\/\* (?![\w-]+-latin-)[\w-]+ \*\/\s*@font-face \{[^}]*\}/g, "")
          .replace(/, url\([^)]+\.woff\) format\('woff'\)/g, "")
      : undefined,
}

/** The page of pieces answers at its own address while it is developed, as it does in the tests. */
const pieces: Plugin = {
  name: "pieces",
  apply: "serve",
  configureServer: ({ middlewares }) => {
    middlewares.use((request: { url?: string }, _: unknown, next: () => void) => {
      if (/^\/pieces(\/|$)/.test(request.url ?? "")) request.url = "/pieces.html"
      next()
    })
  },
}

const table = { outDir: "../src/warbones/server/static" }
/** Of no use to players, so it is built beside what is shipped, for the tests alone. */
const samples = { outDir: "dist", assetsDir: "pieces-assets", rolldownOptions: { input: "pieces.html" } }

/** A page without a server, which lies in any folder; `site_build.py` puts its Python beside it. */
const site = { outDir: "made/site" }

export default defineConfig(({ mode }) => ({
  plugins: [latinOnly, pieces, svelte()],
  ...(mode === "site" && { base: "./" }),
  worker: { format: "es" },
  build: {
    ...(mode === "pieces" ? samples : mode === "site" ? site : table),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: { proxy: { "/api": server }, fs: { allow: [".."] } }, // shapes and colours: src/warbones/picture
  preview: { proxy: { "/api": server } },
  ...(mode === "test" && { resolve: { conditions: ["browser"] } }),
}))
