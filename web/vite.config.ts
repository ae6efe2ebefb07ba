import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

const server = { target: "http://127.0.0.1:8017", ws: true }

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: "../src/warbones/server/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": server } },
  preview: { proxy: { "/api": server } },
  ...(mode === "test" && { resolve: { conditions: ["browser"] } }),
}))
