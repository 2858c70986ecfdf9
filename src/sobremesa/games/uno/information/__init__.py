"""What a seat of UNO cannot know, and worlds that it considers possible."""

from .sampling import sample, veil

__all__ = ["sample", "veil"]
