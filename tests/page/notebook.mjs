/* Runs the cells of a notebook in plain Pyodide: node notebook.mjs PYODIDE NOTEBOOK WHEEL... */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const [folder, notebook, ...wheels] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")))
const python = await loadPyodide({ indexURL: folder })
for (const wheel of wheels) python.unpackArchive(readFileSync(wheel).buffer, "wheel")
// the first cell fetches the wheel, which is unpacked already
const [, ...cells] = JSON.parse(readFileSync(notebook, "utf-8")).cells.filter(({ cell_type: type }) => type === "code")
for (const { source } of cells) await python.runPythonAsync(source.join(""))
