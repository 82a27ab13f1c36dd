// Run a Python job inside Pyodide under Node.
//   node tools/pyodide_run.mjs FOLDER_OF_PYODIDE JOB.py INPUT.json OUT.json
// The repository is mounted at /site.  The job finds its input in `job`, a dictionary,
// and leaves its answer, which must be JSON-ready, in `answer`.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [folder, job, input, out] = process.argv.slice(2).map((path) => resolve(path));
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);

try {
  // Compiled code keeps its lines but not its columns: a tenth less to load.
  const env = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" };
  const pyodide = await loadPyodide({ indexURL: `${folder}/`, env });
  pyodide.FS.mkdir("/site");
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, "/site");
  const globals = pyodide.toPy({ __name__: "job", given: readFileSync(input, "utf8") });
  pyodide.runPython("import json\njob = json.loads(given)", { globals });
  pyodide.runPython(readFileSync(job, "utf8"), { globals, filename: job });
  writeFileSync(out, pyodide.runPython("json.dumps(answer)", { globals }));
} catch (error) {
  // Node would print the whole of Pyodide's source line first.
  console.error(error.message);
  process.exit(1);
}
