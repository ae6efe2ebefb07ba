/* Compiles Python's library and this program with the same Python that runs them in the browser, so that a page has nothing to
   compile when it starts: node compile.mjs PYODIDE PROGRAM.zip OUT. Writes OUT/library.bin and OUT/program.bin: uncompressed
   archives, gzipped as a whole, since modules have much in common. */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { gzipSync } from "node:zlib"

const [folder, program, out] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")))
const python = await loadPyodide({ indexURL: folder })
python.FS.writeFile("/program.zip", readFileSync(program))
python.FS.writeFile("/library.zip", readFileSync(join(folder, "python_stdlib.zip")))
python.unpackArchive(readFileSync(program).buffer, "zip", { extractDir: "/lib/python3.14/site-packages" })
await python.runPythonAsync(readFileSync(new URL("compile.py", import.meta.url), "utf-8"))
await python.runPythonAsync("await main()")
for (const name of ["library", "program"])
  writeFileSync(join(out, `${name}.bin`), gzipSync(python.FS.readFile(`/${name}.bin`), { level: 9 }))
