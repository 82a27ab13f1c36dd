"""Short dry sounds, made on the spot from tables: nothing to download, nothing until asked for."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import js
from pyodide.ffi import to_js


class Tone(NamedTuple):
    """A voice of a sound: wave ("noise" or an oscillator's), pitch in Hz, start and length in s, loudness 0..1."""

    wave: str
    high: float
    low: float
    start: float
    length: float
    loud: float


SOUNDS: Final[dict[str, tuple[Tone, ...]]] = {
    "bell": (
        Tone("sine", 1318, 1310, 0, 1.3, 0.30),
        Tone("sine", 2637, 2630, 0, 0.7, 0.14),
        Tone("sine", 3522, 3522, 0, 0.35, 0.08),
        Tone("noise", 6000, 6000, 0, 0.02, 0.20),
    ),
    "thud": (Tone("sine", 150, 55, 0, 0.14, 0.55), Tone("noise", 900, 400, 0, 0.06, 0.30)),
    "heavy": (
        Tone("sine", 110, 32, 0, 0.34, 0.80),
        Tone("noise", 600, 200, 0, 0.16, 0.45),
        Tone("noise", 300, 120, 0.18, 0.20, 0.30),
    ),
    "special": (
        Tone("sawtooth", 180, 40, 0, 0.22, 0.30),
        Tone("sine", 96, 28, 0.02, 0.7, 0.90),
        Tone("noise", 900, 160, 0.02, 0.3, 0.55),
        Tone("noise", 400, 1300, 0.25, 1.1, 0.28),
    ),
    "clack": (
        Tone("noise", 3200, 2600, 0, 0.025, 0.40),
        Tone("noise", 2800, 2200, 0.09, 0.02, 0.30),
        Tone("noise", 2500, 2000, 0.16, 0.02, 0.20),
    ),
    "count": (Tone("triangle", 440, 430, 0, 0.12, 0.25),),
    "swell": (Tone("noise", 500, 1100, 0, 1.4, 0.22), Tone("noise", 1500, 900, 0.2, 1.2, 0.10)),
}


class Sound:
    """Plays the sounds of `SOUNDS` while it is on; unknown names are silent."""

    def __init__(self) -> None:
        self.on = False
        self._context: Any = None
        self._noise: Any = None

    def play(self, name: str) -> None:
        """Play a sound now."""
        if not self.on or name not in SOUNDS:
            return
        context = self._ready()
        for tone in SOUNDS[name]:
            self._voice(context, tone)

    def _ready(self) -> Any:
        if self._context is None:
            self._context = js.AudioContext.new()
            rate = int(self._context.sampleRate)
            self._noise = self._context.createBuffer(1, rate, rate)
            # Noise without chance: a small linear congruence, the same on every visit.
            samples, word = [], 1
            for _ in range(rate // 4):
                word = (word * 1103515245 + 12345) & 0x7FFFFFFF
                samples.append(word / 0x3FFFFFFF - 1)
            self._noise.copyToChannel(js.Float32Array.new(to_js(samples * 4)), 0)
        self._context.resume()
        return self._context

    def _voice(self, context: Any, tone: Tone) -> None:
        start = context.currentTime + tone.start
        gain = context.createGain()
        gain.gain.setValueAtTime(tone.loud, start)
        gain.gain.exponentialRampToValueAtTime(0.001, start + tone.length)
        gain.connect(context.destination)
        if tone.wave == "noise":
            source = context.createBufferSource()
            source.buffer = self._noise
            band = context.createBiquadFilter()
            band.type = "bandpass"
            pitch = band.frequency
            source.connect(band).connect(gain)
        else:
            source = context.createOscillator()
            source.type = tone.wave
            pitch = source.frequency
            source.connect(gain)
        pitch.setValueAtTime(tone.high, start)
        pitch.exponentialRampToValueAtTime(tone.low, start + tone.length)
        source.start(start)
        source.stop(start + tone.length)
