"""The types that a game, a match and a step are generic in: state, view and options.

They have defaults, so that a bare ``Game`` or ``Match`` is one of any types. Type checkers know
such defaults (PEP 696); Python does from 3.13 on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from .options import Options
from .state import BaseState

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    S = TypeVarWithDefault("S", bound=BaseState, default=Any)
    V = TypeVarWithDefault("V", default=Any)
    O = TypeVarWithDefault("O", bound=Options, default=Any)  # noqa: E741  # options, as S is a state
else:
    S, V, O = TypeVar("S"), TypeVar("V"), TypeVar("O")  # noqa: E741  # the same

S_contra = TypeVar("S_contra", bound=BaseState, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
