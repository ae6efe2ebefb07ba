/* Compiles Python's library and this program for the Python of the browser, by that Python itself, so that a page has nothing to
   compile when it starts: node compile.mjs PYODIDE PROGRAM.zip OUT. Writes OUT/library.bin and OUT/program.bin. They are archives
   without compression, gzipped as a whole: modules have much in common. */
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
python.runPython(`
import py_compile, sys, zipfile
from pathlib import Path

import warbones.page.worker
from warbones import GAMES

for game in GAMES.values():
    game.new(seed=1).scene_messages(0)
loaded = {str(module.__file__).partition("python314.zip/")[2] for module in sys.modules.values() if getattr(module, "__file__", None)}

# tools, other formats, and what a browser does otherwise
NEVER = ("_pyrepl", "bdb", "ctypes", "curses", "dbm", "doctest", "ensurepip", "ftplib", "http", "idlelib", "imaplib", "mailbox",
    "multiprocessing", "optparse", "pdb", "poplib", "pydoc", "smtplib", "sqlite3", "tkinter", "turtle", "unittest", "venv",
    "wsgiref", "xml", "xmlrpc")

def compiled(source, target, wanted, left_out=()):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for each in sorted(old.infolist(), key=lambda each: each.filename):
            name, content = each.filename, old.read(each)
            if each.is_dir() or name.split("/")[0].removesuffix(".py") in left_out and name not in loaded:
                continue
            if name.endswith(".py") and wanted(name):
                Path("/one.py").write_bytes(content)
                mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
                py_compile.compile("/one.py", "/one.pyc", name, doraise=True, optimize=2, invalidation_mode=mode)
                name, content = name + "c", Path("/one.pyc").read_bytes()
            new.writestr(zipfile.ZipInfo(name), content)

compiled("/program.zip", "/program.bin", lambda name: True)
compiled("/library.zip", "/library.bin", loaded.__contains__, NEVER)
`)
for (const name of ["library", "program"])
  writeFileSync(join(out, `${name}.bin`), gzipSync(python.FS.readFile(`/${name}.bin`), { level: 9 }))
