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

export default defineConfig(({ mode }) => ({
  plugins: [latinOnly, svelte()],
  build: { outDir: "../src/warbones/server/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": server } },
  preview: { proxy: { "/api": server } },
  ...(mode === "test" && { resolve: { conditions: ["browser"] } }),
}))
