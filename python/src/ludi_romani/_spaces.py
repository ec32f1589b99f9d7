"""Gymnasium's spaces if it is installed, otherwise stand-ins, and the spaces of a batch."""

from __future__ import annotations

import operator
from typing import Any

import numpy

from .batch import Batch

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:
    from ._standins import Box, Dict, Discrete

RENDER_FORMS = {"svg": "svg", "ansi": "text"}


def observation_box(batch: Batch) -> Any:
    """Returns the space of the observation of one seat: float32 (observation_size,), with the limits of each number."""
    observation = batch.description["observation"]
    low = [-numpy.inf if limit is None else limit for limit in observation["low"]]
    high = [numpy.inf if limit is None else limit for limit in observation["high"]]
    return Box(numpy.array(low, numpy.float32), numpy.array(high, numpy.float32), dtype=numpy.float32)


def mask_box(batch: Batch) -> Any:
    """Returns the space of masks: int8 (num_actions,)."""
    return Box(0, 1, (batch.num_actions,), numpy.int8)


def index(action: Any) -> int:
    """Returns an action as an int. Raises ValueError if it is no integer: NumPy's integers are."""
    try:
        return operator.index(action)
    except TypeError:
        raise ValueError(f"an action must be an integer, not {action!r}") from None


def check_render_mode(mode: str | None) -> str | None:
    """Returns the mode. Raises ValueError if there is no such mode."""
    if mode is not None and mode not in RENDER_FORMS:
        raise ValueError(f"render_mode must be None or one of {', '.join(RENDER_FORMS)}")
    return mode
