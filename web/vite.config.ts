import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig, type Plugin } from "vite"

const server = { target: "http://127.0.0.1:8017", ws: true }

/** Ships only the Latin faces of Fontsource, as WOFF2, which every browser that runs this page can read. */
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

/** Serves the page of pieces at its own address during development, as in the tests. */
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
/** Players have no use for it, so it is built outside the shipped files, only for the tests. */
const samples = { outDir: "dist", assetsDir: "pieces-assets", rolldownOptions: { input: "pieces.html" } }

/** A page without a server, for any folder; `site_build.py` puts its Python beside it. */
const site = { outDir: "made/site" }
/** The element that embeds this page, in one file: other people's pages load it by its name. */
const embed = {
  outDir: "made/site",
  lib: { entry: "src/embed/element.ts", name: "warbones", formats: ["iife" as const], fileName: () => "embed.js" },
  copyPublicDir: false,
}
const BUILDS: Record<string, object> = { pieces: samples, site, embed }

export default defineConfig(({ mode }) => ({
  plugins: [latinOnly, pieces, svelte()],
  ...(mode === "site" && { base: "./" }),
  worker: { format: "es" },
  build: {
    ...(BUILDS[mode] ?? table),
    emptyOutDir: mode !== "embed",
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: { proxy: { "/api": server }, fs: { allow: [".."] } }, // shapes and colours: src/warbones/picture
  preview: { proxy: { "/api": server } },
  ...(mode === "test" && { resolve: { conditions: ["browser"] } }),
}))
