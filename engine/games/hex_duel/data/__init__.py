"""Worked out ahead for Arena Duel: the folded rolls (`outcomes`).  Numbers only; imports nothing."""
