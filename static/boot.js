// The page before Python: language, theme, the screens to read, how far the start has come, and what went wrong.
//
// Runs first, without waiting for anything.  When Python is up, `ui/dom` calls `arena.done()` and this goes quiet.
//   arena.ready, .failed   has Python taken over; has the start failed
//   arena.lang, .theme     what was chosen or found
//   arena.typed            what was typed so far, by the field's id (a box or radio: whether it is on)
//   arena.done()           Python has taken over; a press that was waiting is made again
//   arena.fail(kind, more) the start has failed: "file", "storage", "browser", "missing", "python", "quiet"
// Tests may set `arenaQuiet` (milliseconds of silence that are worth a word) before this runs.
"use strict";

(function () {
  var WORDS = {
    en: {
      title: "Saikoro Arena",
      runtime: "Loading the runtime: {done} of {all} MB",
      python: "Starting Python",
      arena: "Opening the arena",
      waiting: "Your press is noted: it starts as soon as the arena is open.",
      link: "A link was received: it opens as soon as the arena is open.",
      details: "Details",
      again: "Load again",
      file: "This page was opened as a file, and browsers do not let a file start Python. Serve it over http instead: in its folder, run “make play”.",
      storage: "The browser denies this page its storage, and without it the arena cannot start. Allow cookies and site data for this page, or leave the private window.",
      browser: "This browser is too old for the arena. Any up-to-date Chrome, Edge, Firefox or Safari will do.",
      missing: "A part of the arena could not be loaded: {more}. Look at the connection, then load the page again.",
      crash: "The arena failed to start. Load the page again; if that does not help, send us the details.",
      quiet: "Nothing has arrived for a while. The connection may be slow: the arena keeps trying, and you may also load the page again."
    },
    ja: {
      title: "賽の闘技場",
      runtime: "土台を読み込み中：{all} MB のうち {done} MB",
      python: "Python を起動中",
      arena: "闘技場を開場中",
      waiting: "受け付けました。開場と同時に始まります。",
      link: "リンクを受け取りました。開場と同時に開きます。",
      details: "くわしい内容",
      again: "もう一度読み込む",
      file: "このページはファイルとして開かれています。ブラウザーはファイルから Python を起動できません。フォルダーで「make play」を実行し、http で開いてください。",
      storage: "ブラウザーがこのページの保存領域を拒んでいるため、開場できません。このページの Cookie とサイトデータを許可するか、プライベートウィンドウ以外で開いてください。",
      browser: "このブラウザーは古いため、開場できません。新しい Chrome、Edge、Firefox、Safari で開いてください。",
      missing: "必要な部品を読み込めませんでした（{more}）。接続を確かめてから、もう一度読み込んでください。",
      crash: "開場に失敗しました。もう一度読み込んでください。直らないときは、下の内容をお知らせください。",
      quiet: "しばらく何も届いていません。接続が遅いのかもしれません。読み込みは続いていますが、ページを読み込み直すこともできます。"
    }
  };
  // PyScript's own words for its stages -> ours.
  var STAGES = {
    "Loading Pyodide": "runtime",
    "Loading Storage": "runtime",
    "Loading interpreter": "runtime",
    "Loaded interpreter": "python",
    "Loading files": "python",
    "Loaded Pyodide": "arena"
  };
  var SHARES = { runtime: 0, python: 0.8, arena: 0.9 };
  var QUIET = window.arenaQuiet || 30000;

  var root = document.documentElement;
  var pages = {}; // "ja/new/d12_boxing" -> its element, kept with what was typed into it
  var stage = "runtime", failed = null, pressed = null, loaded = 0, total = 0, quietTimer = 0;
  var sizes = {}; // address -> bytes on the way

  var arena = window.__arena = {
    ready: false, failed: false, typed: {}, lang: "en", theme: "auto", done: done, fail: fail
  };

  function stored(key) {
    try { return localStorage.getItem("saikoro." + key); } catch (error) { return null; }
  }
  function store(key, value) {
    try { localStorage.setItem("saikoro." + key, value); } catch (error) { /* kept for this visit only */ }
  }
  function say(key, values) {
    return WORDS[arena.lang][key].replace(/\{(\w+)\}/g, function (_, name) { return values[name]; });
  }
  function each(selector, act) {
    Array.prototype.forEach.call(document.querySelectorAll(selector), act);
  }

  // ---- language and theme, before anything is painted

  function chosenLanguage() {
    var kept = stored("lang");
    if (kept === "ja" || kept === "en") return kept;
    var wishes = navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || "en"];
    for (var i = 0; i < wishes.length; i++) {
      if (/^ja\b/i.test(wishes[i])) return "ja";
      if (/^en\b/i.test(wishes[i])) return "en";
    }
    return "en";
  }
  function setLanguage(lang) {
    arena.lang = lang;
    root.lang = lang;
    document.title = WORDS[lang].title;
  }
  function setTheme(theme) {
    arena.theme = theme === "light" || theme === "dark" ? theme : "auto";
    root.setAttribute("data-theme", arena.theme);
    each("img[src$='.svg']", function (picture) {
      var source = picture.getAttribute("src").replace(/-(auto|light|dark)(?=\.svg$)/, "-" + arena.theme);
      if (source !== picture.getAttribute("src")) picture.setAttribute("src", source);
    });
    each("[data-do=set-theme]", function (button) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-arg") === arena.theme));
    });
  }

  // ---- the screens that can be read without Python

  function route() {
    var hash = location.hash;
    return hash.slice(0, 2) === "#/" ? hash.slice(2) : "";
  }
  function isLink() {
    return location.hash.slice(0, 4) === "#v1.";
  }
  function page(lang, name) {
    var key = lang + "/" + name;
    if (!pages[key]) {
      var found = document.querySelector('template[data-lang="' + lang + '"][data-route="' + CSS.escape(name) + '"]');
      pages[key] = found ? found.content.firstElementChild.cloneNode(true) : null;
    }
    return pages[key];
  }
  function fill(screen) {
    // What was typed in one language stands in the other, too.
    Object.keys(arena.typed).forEach(function (id) {
      var field = screen.querySelector("#" + CSS.escape(id));
      if (!field) return;
      if (/^(checkbox|radio)$/.test(field.type)) field.checked = arena.typed[id];
      else if (field.type !== "file") field.value = arena.typed[id];
    });
  }
  function show() {
    var app = document.getElementById("app");
    // "help/d12_boxing/count" is a place on "help/d12_boxing".
    var steps = (isLink() ? "opening" : route()).split("/");
    var wanted = page(arena.lang, steps.slice(0, 2).join("/")) || page(arena.lang, "");
    if (app && wanted && app.firstElementChild !== wanted) {
      app.replaceChildren(wanted);
      fill(wanted);
      setTheme(arena.theme);
    }
    root.removeAttribute("data-turning");
    tell();
  }
  function onHash(event) {
    // "#main" and its like are places on the same screen.
    if (event && !/^#?$|^#\/|^#v/.test(location.hash)) return;
    show();
    var section = document.getElementById("rule-" + route().split("/")[2]);
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
  }

  // ---- how far it has come

  function tell() {
    var share = SHARES[stage] + (stage === "runtime" && total ? 0.8 * loaded / total : 0);
    var text = stage === "runtime"
      ? say("runtime", { done: (loaded / 1e6).toFixed(1), all: (total / 1e6).toFixed(1) })
      : say(stage);
    if (isLink()) text += " · " + say("link");
    if (pressed) text += " · " + say("waiting");
    each("[data-boot]", function (box) { box.setAttribute("data-stage", failed ? "failed" : stage); });
    each("[data-boot-line]", function (line) { line.style.setProperty("--share", share.toFixed(3)); });
    each("[data-boot-text]", function (line) {
      if (failed) explain(line);
      else if (line.textContent !== text) line.textContent = text;
    });
  }
  function explain(line) {
    if (line.getAttribute("data-told") === arena.lang + failed.kind) return;
    line.setAttribute("data-told", arena.lang + failed.kind);
    line.setAttribute("role", "alert");
    line.textContent = say(failed.kind === "python" ? "crash" : failed.kind, { more: failed.more });
    if (failed.kind !== "file" && failed.kind !== "browser") {
      var again = document.createElement("button");
      again.type = "button";
      again.className = "btn btn-line";
      again.textContent = say("again");
      again.addEventListener("click", function () { location.reload(); });
      line.append(" ", again);
    }
    if (failed.kind === "python" && failed.more) {
      var details = document.createElement("details");
      var summary = document.createElement("summary");
      var text = document.createElement("pre");
      summary.textContent = say("details");
      text.textContent = failed.more;
      details.append(summary, text);
      line.append(details);
    }
  }
  function fail(kind, more) {
    // The first fault explains the others; silence explains nothing.
    if (arena.ready || (failed && failed.kind !== "quiet")) return;
    clearTimeout(quietTimer);
    failed = { kind: kind, more: more || "" };
    arena.failed = kind !== "quiet";
    tell();
  }
  function heard() {
    if (arena.ready) return;
    if (failed && failed.kind === "quiet") {
      failed = null;
      each("[data-told]", function (line) { line.removeAttribute("data-told"); line.setAttribute("role", "status"); });
    }
    clearTimeout(quietTimer);
    quietTimer = setTimeout(function () { fail("quiet"); }, QUIET);
    tell();
  }
  function onProgress(event) {
    var next = STAGES[event.detail];
    if (next && SHARES[next] >= SHARES[stage]) stage = next;
    heard();
  }
  function onLoaded(list) {
    list.getEntries().forEach(function (entry) {
      // Hints that find nothing fire no error of their own.
      if (entry.name in sizes && entry.responseStatus >= 400) fail("missing", entry.name.split("/").pop());
      loaded += sizes[entry.name] || 0;
      delete sizes[entry.name];
    });
    heard();
  }

  // ---- presses that come too early

  function onPress(event) {
    var target = event.target.closest && event.target.closest("[data-do]");
    if (!target || event.defaultPrevented) return;
    var form = event.type === "submit";
    if (form !== (target.tagName === "FORM")) return;
    if (!form && /^(INPUT|SELECT|TEXTAREA|LABEL)$/.test(target.tagName)) return;
    if (form) event.preventDefault();
    var act = target.getAttribute("data-do"), arg = target.getAttribute("data-arg");
    if (act === "set-lang") {
      store("lang", arg);
      setLanguage(arg);
      return show();
    }
    if (act === "set-theme") {
      store("theme", arg);
      return setTheme(arg);
    }
    each("[data-pressed]", function (old) { old.removeAttribute("data-pressed"); });
    target.setAttribute("data-pressed", "");
    pressed = { target: target, form: form, act: act, arg: arg, route: route() };
    tell();
  }
  function onTyped(event) {
    var field = event.target;
    if (!field.id) return;
    if (field.type === "radio") {
      each('input[name="' + CSS.escape(field.name) + '"]', function (one) { arena.typed[one.id] = one.checked; });
    } else arena.typed[field.id] = field.type === "checkbox" ? field.checked : field.value;
  }
  function pressAgain() {
    var press = pressed;
    pressed = null;
    if (!press || press.route !== route()) return;
    var target = press.target;
    if (!target.isConnected) {
      target = document.querySelector('[data-do="' + CSS.escape(press.act) + '"]' +
        (press.arg === null ? "" : '[data-arg="' + CSS.escape(press.arg) + '"]'));
    }
    if (!target) return;
    target.removeAttribute("data-pressed");
    if (press.form) target.requestSubmit();
    else target.click();
  }

  // ---- what can go wrong

  function onError(event) {
    var element = event.target;
    if (element && element !== window && (element.tagName === "LINK" || element.tagName === "SCRIPT")) {
      fail("missing", (element.href || element.src || "").split("/").pop());
    } else if (event.message) {
      fail("python", event.message + "\n" + (event.filename || "") + ":" + (event.lineno || ""));
    }
  }
  function onRejection(event) {
    var reason = event.reason;
    fail("python", String((reason && (reason.stack || reason.message)) || reason));
  }
  function check() {
    if (location.protocol === "file:") return fail("file");
    if (typeof WebAssembly !== "object" || !WebAssembly.Exception || !("noModule" in HTMLScriptElement.prototype) ||
        typeof WeakRef !== "function" || !Element.prototype.replaceChildren) return fail("browser");
    try {
      // PyScript waits for this database without end where it is denied.
      var asked = indexedDB.open("saikoro-probe");
      asked.onerror = function (event) { event.preventDefault(); fail("storage"); };
      asked.onsuccess = function () { asked.result.close(); indexedDB.deleteDatabase("saikoro-probe"); };
    } catch (error) {
      fail("storage");
    }
  }

  function done() {
    arena.ready = true;
    failed = null;
    clearTimeout(quietTimer);
    removeEventListener("hashchange", onHash);
    removeEventListener("py:progress", onProgress);
    removeEventListener("error", onError, true);
    removeEventListener("unhandledrejection", onRejection);
    removeEventListener("py:done", onOver, true);
    ["click", "submit"].forEach(function (kind) { document.removeEventListener(kind, onPress); });
    ["input", "change"].forEach(function (kind) { document.removeEventListener(kind, onTyped); });
    if (watcher) watcher.disconnect();
    each("[data-boot]", function (box) { box.remove(); });
    pages = {};
    pressAgain();
    root.setAttribute("data-ready", "");
  }
  function onOver() {
    // Python's first script has ended without having taken over, and without having said why.
    setTimeout(function () { fail("python", "The first script ended early; the console says why."); }, 0);
  }

  // ---- start

  function begin() {
    // The largest part is asked for and compiled from the first moment on; early.mjs takes it over.
    var link = document.querySelector('link[href$=".wasm"]');
    if (!link || !window.fetch) return;
    arena.compiled = WebAssembly.compileStreaming(fetch(link.href));
    arena.compiled.catch(function () { fail("missing", link.href.split("/").pop()); });
  }
  setLanguage(chosenLanguage());
  setTheme(stored("theme"));
  // The page is written in English at home: anything else is put in place before the first paint.
  if (arena.lang !== "en" || route() !== "" || isLink()) root.setAttribute("data-turning", "");
  addEventListener("hashchange", onHash);
  addEventListener("py:progress", onProgress);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", onRejection);
  addEventListener("py:done", onOver, true);
  ["click", "submit"].forEach(function (kind) { document.addEventListener(kind, onPress); });
  ["input", "change"].forEach(function (kind) { document.addEventListener(kind, onTyped); });
  each("link[data-bytes]", function (link) {
    sizes[link.href] = Number(link.getAttribute("data-bytes"));
    total += sizes[link.href];
  });
  var watcher = window.PerformanceObserver && new PerformanceObserver(onLoaded);
  if (watcher) watcher.observe({ type: "resource", buffered: true });
  check();
  if (!failed) begin();
  document.addEventListener("readystatechange", function () {
    if (document.readyState !== "interactive") return;
    var app = document.getElementById("app");
    if (app && app.firstElementChild) pages["en/"] = app.firstElementChild;
    show();
    heard();
  });
})();
