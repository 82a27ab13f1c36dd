// The interpreter, begun while the page is still being read.
//
// PyScript asks for it only once the whole page is there; by then it is half up.  The build lays this beside
// pyodide.mjs and names it as PyScript's interpreter; a worker, which has no page to wait for, gets Pyodide's own.
import { loadPyodide as load, version } from "./pyodide.mjs";

const arena = globalThis.__arena;
let asked = {};

async function begin() {
  const said = (stream) => (text) => (asked[stream] || console.log)(text);
  const indexURL = new URL(".", import.meta.url).href;
  const giveBack = lend(arena.compiled);
  try {
    return await load({ indexURL, stdout: said("stdout"), stderr: said("stderr") });
  } finally {
    giveBack();
  }
}

// Pyodide fetches and compiles its WebAssembly file itself.  boot.js began that long before: hand over what it has.
function lend(compiled) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (what, ...rest) => (String(what).endsWith(".wasm") ? compiled : fetch(what, ...rest));
  WebAssembly.instantiateStreaming = async (module, imports) => {
    module = await module;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => Object.assign(globalThis, { fetch }) && Object.assign(WebAssembly, { instantiateStreaming });
}

// Where something is missing, boot.js has said so, and nothing need be begun.
const begun = arena && !arena.failed ? begin() : null;
// Who waits for it is told of a failure; before that it is nobody's unhandled one.
begun?.catch(() => {});

export function loadPyodide(options) {
  asked = options;
  return begun || load(options);
}
export { version };
