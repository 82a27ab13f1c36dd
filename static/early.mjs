// The interpreter, begun while the page is still being read.
//
// PyScript asks for it only once the whole page is there; by then it is half up.  The build lays this beside
// pyodide.mjs and names it as PyScript's interpreter; a worker, which has no page to wait for, gets Pyodide's own.
import { loadPyodide as load, version } from "./pyodide.mjs";

let asked = {};

function begin() {
  const said = (stream) => (text) => (asked[stream] || console.log)(text);
  const indexURL = new URL(".", import.meta.url).href;
  return load({ indexURL, stdout: said("stdout"), stderr: said("stderr") });
}

// Where something is missing, boot.js has said so, and nothing need be begun.
const begun = globalThis.__arena && !globalThis.__arena.failed ? begin() : null;
// Who waits for it is told of a failure; before that it is nobody's unhandled one.
begun?.catch(() => {});

export function loadPyodide(options) {
  asked = options;
  return begun || load(options);
}
export { version };
