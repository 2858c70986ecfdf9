"""The screen of a game's options, which opens from the setup screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType

from ...engine import BadInput
from ..text import title_text
from .form import FormRow
from .form_screen import FormScreen
from .widgets import KeyHelp


class OptionsScreen(FormScreen):
    """Every option of the rules, with its sentence; returns the changed request."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f3,ctrl+c", "done", show=False)]

    def refill(self) -> None:
        super().refill()
        self.heading.update(title_text(self.words("sheet-options")))
        self.keys.keys = [
            KeyHelp("←→", self.words("key-change")),
            KeyHelp("↑↓", self.words("key-choose")),
            KeyHelp(self.words("enter-key"), self.words("key-back"), "done"),
        ]

    def rows(self) -> list[FormRow]:
        return [self.option_row(name, value) for name, value in self.request.all_options.values().items()]

    def option_row(self, name: str, value: int | str) -> FormRow:
        """An option by its title, with its sentence below, and its limits if it is a number."""
        words, option = self.words, self.request.all_options.ALL[name]
        sentence = words(f"option-{name}")
        about = sentence if option.names else f"{sentence} ({self.limits(name)})"
        values = [words.value(name, known) for known in option.names]
        shown = words.value(name, value)
        return FormRow(
            words.option(name), shown, about, self.turner(name), self.writer(name), str(value), values
        )

    def limits(self, name: str) -> str:
        option = self.request.all_options.ALL[name]
        return self.words("web-range", least=option.least, most=option.most)

    def turner(self, name: str) -> Callable[[int], None]:
        option, now = self.request.all_options.ALL[name], getattr(self.request.all_options, name)

        def turn(step: int) -> None:
            value = now + step
            if option.names:
                value %= len(option.names)
            self.try_value(name, option.show(max(option.least, min(value, option.most))))

        return turn

    def writer(self, name: str) -> Callable[[str], None] | None:
        """Numbers may be typed too."""
        option = self.request.all_options.ALL[name]
        if option.names:
            return None
        return lambda text: self.try_value(name, text or str(option.least))

    def try_value(self, name: str, value: str) -> None:
        """Set an option, or say why it cannot have this value."""
        try:
            self.change(self.request.with_option(name, value))
        except BadInput as problem:
            why = self.words.problem(problem)
            if problem.key == "bad-option":  # its sentence has the option's name on the command line
                shown = self.words.value(name, int(value) if value.isdecimal() else value)
                why = self.words("value-beyond", value=shown, range=self.limits(name))
            self.call_after_refresh(self.say, why, "red")

    def action_done(self) -> None:
        self.dismiss(self.request)
