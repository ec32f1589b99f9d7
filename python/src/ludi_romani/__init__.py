"""Four board games about building Rome, as environments for learning and search. The rules run in `ludi serve`, a process of Node."""

from .batch import Batch
from .client import Ludi, LudiError, play

__all__ = ["Batch", "Ludi", "LudiError", "play"]
