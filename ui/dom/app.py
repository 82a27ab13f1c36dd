"""The loop: a message changes the model, the model makes the page, effects go out to the browser."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

import js
from js import document, window
from pyodide.ffi import create_proxy

from ui.art.line import Line
from ui.board.scene import Scene
from ui.dom import device, idle, store
from ui.dom.host import assets_url
from ui.dom.inputs import Inputs, form_fields, hash_message
from ui.dom.jobs import Jobs
from ui.dom.patch import Live, adopt, patch
from ui.dom.sound import Sound
from ui.dom.stage import Stage
from ui.markup import Node
from ui.screens import site
from ui.screens.games import OPEN
from ui.screens.messages import (
    Ask,
    Copy,
    Download,
    Drop,
    Effect,
    Env,
    Focus,
    Go,
    Keep,
    Message,
    Move,
    Picture,
    Settings,
    Share,
    Still,
)
from ui.screens.model import Model, Notice
from ui.screens.shell import SCREENS, parts
from ui.screens.shell import screen as static_screen
from ui.screens.update import update
from ui.text.words import Words

if TYPE_CHECKING:
    from ui.dom.board import Board

#: Messages that come from the address bar: they are never dropped.
ADDRESSES = ("route", "link")


class App:
    """The running page."""

    def __init__(self, lang: str, theme: str) -> None:
        self.model = Model(
            lang="ja" if lang == "ja" else "en",
            theme=theme if theme in ("light", "dark") else "auto",  # type: ignore[arg-type]
            sound=store.settings().get("sound") == "on",
            base=device.base_url(),
            assets=assets_url(),
        )
        self._store = store.Store()
        self._ready = asyncio.ensure_future(self._store.open())
        self._others = store.Others(lambda name: self._soon(self._reread(name)))
        self._sound = Sound()
        self._sound.on = self.model.sound
        self._board: Board | None = None
        self._stage = Stage(self.send, self._sound.play, self._show_scene)
        self._jobs = Jobs(self.send)
        self._tasks: set[asyncio.Future[None]] = set()
        self._unsaved: dict[str, Keep] = {}
        self._saving = False
        self._asked_to_persist = False
        self._opener: Any = None
        self._route = ""
        self._live: Any = None
        self._up = False
        self._turning = False
        self._entering = False
        self._asked: deque[Effect] = deque()

    async def start(self) -> None:
        """Take over the page that `boot.js` showed, with all that was typed into it, and bring back what was kept."""
        route = hash_message()
        page = document.getElementById("app").firstElementChild
        shown = replace(self.model, theme="auto", sound=False, base="", route=route.arg if route.do == "route" else "")
        read = route.do == "route" and route.arg != "match"
        if read:
            if static_screen(shown, Words(shown.lang)) is None:
                shown = replace(shown, route="")
            self._live = adopt(page, site.whole(shown, Words(shown.lang)))
        self._route = shown.route
        form = page.querySelector("form[data-do=start]")
        typed = Message("fields", form.getAttribute("data-arg"), "", form_fields(form)) if form else None
        self.model = replace(self.model, boot="ready", route=shown.route)
        Inputs(self._pressed)
        self._watch_motion()
        if typed:
            self.model, _ = update(self.model, typed, self._env())
        if not read:
            # A match or a link leads away at once: what was there to read is not worth taking over.
            self._live = Live("", page, [])
        self.send(route)
        self._up = True
        self._soon(self._load())
        self._soon(self._warm())

    async def _warm(self) -> None:
        """Load the code of all screens in idle moments, so that none waits for its code later."""
        for game in OPEN:
            package = f"ui.screens.{game}"
            await idle.load([package])
            await idle.load(import_module(package).LATER)
        await idle.load(f"ui.screens.{name}" for name in SCREENS.values())

    def send(self, message: Message) -> None:
        """Change the model by a message, show it, and do what it asks for."""
        try:
            self.model, effects = update(self.model, message, self._env())
            if message.do in ADDRESSES:
                # Whoever has gone elsewhere meanwhile stays there.
                self._asked = deque(effect for effect in self._asked if not isinstance(effect, Go))
            for effect in effects:
                # What is to be kept does not wait for the page.
                if isinstance(effect, Keep):
                    self._perform(effect)
                else:
                    self._asked.append(effect)
            if not self._up or self.model.route == self._route:
                self._make(self._page())
                self._enter()
                self._carry_out()
            elif not self._turning:
                self._turning = True
                self._soon(self._turn())
        except Exception as error:
            self._failed(message.do, error)

    def _failed(self, what: str, error: Exception) -> None:
        """Say that something went wrong; a screen that cannot be made gives way to the first one."""
        js.console.error(f"{what}: {error!r}")
        words = self._words()
        notice = Notice("bad", words("Something went wrong here. Your matches are kept; load the page again."))
        self._turning = False
        for model in (self.model, replace(self.model, route="", play=None, asked=None)):
            self.model = replace(model, notice=notice)
            try:
                self._make(self._page())
            except Exception as again:
                js.console.error(f"{what}: {again!r}")
            else:
                break
        self._enter()
        self._asked.clear()
        self._go(Go(self.model.route))

    def _pressed(self, message: Message) -> None:
        """Take what people do; what they press on a screen that is on its way out, again, is dropped."""
        if not self._turning or message.do in ADDRESSES:
            self.send(message)

    async def _turn(self) -> None:
        """Show a whole new screen; as that takes a while, the browser breathes in between."""
        try:
            await idle.pause(0)
            model, page = self.model, self._page()
            await idle.pause(0)
            self._turning = False
            self._make(page if self.model is model else self._page())
            await idle.pause(0)
            # What leads on to another screen meanwhile sees to the rest.
            if not self._turning:
                self._enter()
                self._carry_out()
        except Exception as error:
            self._failed("turn", error)

    def _carry_out(self) -> None:
        """Do what was asked for and not done yet, in the order in which it was asked for."""
        while self._asked:
            self._perform(self._asked.popleft())

    def _env(self) -> Env:
        secrets = (device.secret(), device.secret())
        return Env(device.fresh_seed(), device.fresh_seed(), device.local_time(), device.moment(), *secrets)

    def _words(self) -> Words:
        return Words(self.model.lang)

    # ---- showing

    def _page(self) -> Node:
        """Say what the page is to be."""
        return site.whole(self.model, self._words())

    def _make(self, page: Node) -> None:
        """Make the page so, and paint what is painted on it; a new screen begins at its top."""
        words = self._words()
        had_dialog = document.querySelector("dialog[open]")
        focused = document.activeElement
        if self.model.route != self._route:
            self._route = self.model.route
            self._entering = True
            window.scrollTo(0, 0)
        self._live = patch(self._live, page)
        title = site.title(self.model, words)
        if document.title != title:
            document.title = title
        if self._entering and self.model.route == "match" and self.model.play and not self._stage.moving:
            self._stage.rest(self._line())
        self._stage.refresh()
        if not self._stage.moving:
            scene = site.scene(self.model, words)
            if scene is not None:
                self._show_scene(scene)
        if self.model.play:
            self._stage.hurry(self.model.play.speed)
        self._dialogs(had_dialog, focused)

    def _show_scene(self, scene: Scene) -> None:
        if self._board is None:
            # Only a game on hexes needs it.
            from ui.dom.board import Board

            self._board = Board(self.send)
        self._board.show(scene)

    def _dialogs(self, had_dialog: Any, focused: Any) -> None:
        """Open a dialog that has come; when what held the focus has gone, give it back to what opened it."""
        dialog = document.querySelector("dialog[data-modal]")
        if dialog and not dialog.open:
            self._opener = focused
            dialog.showModal()
            return
        lost = not focused.isConnected or (had_dialog and not dialog)
        if lost and self._opener and self._opener.isConnected:
            self._opener.focus()

    def _enter(self) -> None:
        """Put the focus on the title of a new screen, or lead to the section its address names."""
        if not self._entering:
            return
        self._entering = False
        section = parts(self.model.route)[2]
        target = document.querySelector(f"[data-section='{section}']") if section.isidentifier() else None
        if target:
            target.scrollIntoView()
        else:
            target = document.getElementById("title") or document.getElementById("main")
        if target:
            target.focus(js.Object.fromEntries([["preventScroll", True]]))

    def _watch_motion(self) -> None:
        query = window.matchMedia("(prefers-reduced-motion: reduce)")

        def tell(event: Any = None) -> None:
            self.send(Message("reduced", "on" if query.matches else "off"))

        if query.matches:
            self.model = replace(self.model, reduced=True)
        query.addEventListener("change", create_proxy(tell))

    # ---- effects

    def _perform(self, effect: Effect) -> None:
        EFFECTS[type(effect)](self, effect)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _settings(self, effect: Settings) -> None:
        store.set_settings({"lang": effect.lang, "theme": effect.theme, "sound": "on" if effect.sound else "off"})
        document.documentElement.lang = effect.lang
        document.documentElement.setAttribute("data-theme", effect.theme)
        self._sound.on = effect.sound
        if self._board:
            self._board.repaint()

    def _go(self, effect: Go) -> None:
        wanted = f"#/{effect.route}"
        if window.location.hash != wanted:
            window.location.hash = wanted
        elif self.model.route != effect.route:
            self.send(Message("route", effect.route))

    def _line(self) -> Line:
        play = self.model.play
        assert play is not None
        screen = import_module(f"ui.screens.{play.match.game.id}")
        line: Line = screen.timeline(play, reduced=self.model.reduced)
        return line

    def _move(self, effect: Move) -> None:
        if self.model.play:
            self._stage.move(self._line(), self.model.play.speed)

    def _still(self, effect: Still) -> None:
        if self.model.play:
            self._stage.rest(self._line())

    def _ask(self, effect: Ask) -> None:
        self._soon(self._jobs.ask(effect.job, effect.data))

    def _drop(self, effect: Drop) -> None:
        self._jobs.forget(effect.job)

    def _copy(self, effect: Copy) -> None:
        self._soon(self._copied(effect.what, effect.text))

    async def _copied(self, what: str, text: str) -> None:
        self.send(Message("copied", what, "yes" if await device.copy(text) else "no"))

    def _share(self, effect: Share) -> None:
        self._soon(self._shared(effect))

    async def _shared(self, effect: Share) -> None:
        if await device.share(effect.title, effect.text) is None:
            await self._copied(effect.what, effect.text)

    def _download(self, effect: Download) -> None:
        device.download(effect.name, effect.text, effect.mime)

    def _picture(self, effect: Picture) -> None:
        self._soon(device.picture(effect.name, effect.drawing, effect.width, effect.height))

    def _focus(self, effect: Focus) -> None:
        element = document.getElementById(effect.id)
        if element:
            if not element.contains(document.activeElement):
                self._opener = document.activeElement
            element.focus()

    # ---- the device's store

    async def _load(self) -> None:
        """Bring back what the device kept: opening its store may take longer than all the rest of the start."""
        kept = "[]"
        try:
            await self._ready
            kept = await self._store.all()
        except Exception as error:
            js.console.warn(f"store: {error!r}")
        self.send(Message("loaded", "", kept))

    async def _reread(self, name: str) -> None:
        """Take in what another window has kept under this name."""
        while self._saving:
            await idle.pause(50)
        try:
            self.send(Message("elsewhere", name, await self._store.all()))
        except store.StoreFailed as error:
            js.console.warn(f"store: {error!r}")

    def _keep(self, effect: Keep) -> None:
        self._unsaved[effect.id] = effect
        if not self._saving:
            self._saving = True
            self._soon(self._save())

    async def _save(self) -> None:
        """Store what waits, the latest state of each match only."""
        try:
            await self._ready
            while self._unsaved:
                effect = self._unsaved.pop(next(iter(self._unsaved)))
                await self._store.put(effect.id, effect.data)
                self._others.tell(effect.id)
            if not self._asked_to_persist:
                self._asked_to_persist = True
                await store.keep_for_good()
        except Exception as error:
            js.console.warn(f"store: {error!r}")
            self.send(Message("keep-failed"))
        finally:
            self._saving = False


EFFECTS: dict[type[Effect], Callable[[App, Any], None]] = {
    Settings: App._settings,
    Go: App._go,
    Move: App._move,
    Still: App._still,
    Ask: App._ask,
    Drop: App._drop,
    Copy: App._copy,
    Share: App._share,
    Download: App._download,
    Picture: App._picture,
    Focus: App._focus,
    Keep: App._keep,
}
