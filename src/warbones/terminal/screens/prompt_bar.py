"""The prompt bar: the question and the ways to answer it, always in the same place."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Key
from textual.message import Message
from textual.widgets import Input, OptionList, Static

from warbones.core.view.scene import Prompt, Scene
from warbones.core.view.text.pieces import Pen, Picking
from warbones.core.view.text.scenes import asked, news, reading_order
from warbones.core.view.text.styled import Styled
from warbones.terminal.drawing.rich_text import painted, painted_lines
from warbones.terminal.screens.answer_widgets import Faces, Options
from warbones.terminal.screens.choice import PieceChoice

SHORT: Final = 32
"""On a screen with fewer lines, the prompt bar shows less."""


class PromptBar(Vertical):
    """Shows a scene's prompt and takes the answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", "Piece", key_display="←→", priority=True),
        Binding("right", "move(1)", show=False, priority=True),
        Binding("space", "pick", "Pick", priority=True),
        Binding("escape", "put_back", "Put back", priority=True),
    ]

    class Answered(Message):
        """An answer was given, in words that `HotSeat.answer` takes."""

        def __init__(self, words: str) -> None:
            """Carry the words."""
            super().__init__()
            self.words = words

    class SelectionChanged(Message):
        """The picked pieces or the highlighted option changed."""

    def __init__(self) -> None:
        """Ask nothing yet."""
        super().__init__()
        self._choice = PieceChoice()
        self._shown: dict[str, Styled] = {}
        self._cursor: str | None = None
        self._typed = ""

    def compose(self) -> ComposeResult:
        """Set the latest news above the prompt, and the other notices below it."""
        yield Static(id="last")
        yield Static(id="asked")
        yield Options()
        yield Faces()
        yield Static(id="said")

    def show(self, scene: Scene | None) -> None:
        """Show the scene's prompt; picks stay as long as the options do. None clears the prompt."""
        prompt = Prompt(kind="wait", text="") if scene is None else scene.prompt
        self._write("#last", Text() if scene is None else _last_told(scene, 1 if self.app.size.height < SHORT else 2))
        self._write("#asked", painted(asked(prompt)))
        self.say("")
        if (prompt.options, prompt.several) != (self._choice.options, self._choice.several):
            self._choice, self._cursor, self._typed = PieceChoice(prompt.options, several=prompt.several), None, ""
        self._shown = {} if scene is None else _drawn(scene, self._choice.choosable)
        self._offer()
        self._ask_for_faces(prompt)
        self.refresh_bindings()

    def say(self, sentence: str) -> None:
        """Say something below the prompt, such as why an answer was refused."""
        self._write("#said", Text(sentence))

    def _write(self, part: str, text: Text) -> None:
        self.query_one(part, Static).update(text)
        self.query_one(part).set_class(not text, "hidden")

    def _offer(self) -> None:
        options = self.query_one(Options)
        options.display = bool(self._choice.options or self._choice.several)
        options.offer(self._choice, self._shown)
        if options.display:
            options.focus()

    def _ask_for_faces(self, prompt: Prompt) -> None:
        faces = self.query_one(Faces)
        faces.ask(prompt)
        if prompt.kind in ("roll", "land"):
            faces.focus()

    # What is picked

    @property
    def picking(self) -> Picking:
        """The choice as the board shows it."""
        number = self.query_one(Options).number
        fitting = self._choice.fitting
        lit = fitting[number].pieces if number in fitting else ()
        return Picking(self._choice.choosable, frozenset(self._choice.picked), frozenset(lit), self._cursor)

    @property
    def looked_at(self) -> str:
        """The action of the highlighted option, in notation, or ""."""
        number, fitting = self.query_one(Options).number, self._choice.fitting
        return fitting[number].action if number in fitting else ""

    def toggle(self, piece: str) -> None:
        """Pick a piece, or put it back."""
        self._cursor = piece if piece in self._shown else self._cursor
        self._choice = self._choice.toggle(piece)
        self._offer()
        self.post_message(self.SelectionChanged())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002  # Textual's
        """Disable these keys while there are no pieces to pick."""
        return action not in ("move", "pick", "put_back") or (bool(self._shown) and not self.is_typing)

    @property
    def is_typing(self) -> bool:
        """Whether words are being typed, and letters are no commands."""
        faces = self.query_one(Faces)
        return faces.has_focus and faces.takes_words

    def action_move(self, steps: int) -> None:
        """Move the cursor over the pieces, and highlight the first option with the piece below it."""
        order = list(self._shown)
        place = order.index(self._cursor) + steps if self._cursor else min(steps, 0)
        self._cursor = order[place % len(order)]
        fitting = {n: each for n, each in self._choice.fitting.items() if self._cursor in each.pieces}
        self.query_one(Options).look_at(next(iter(fitting), None))
        self.post_message(self.SelectionChanged())

    def action_pick(self) -> None:
        """Pick the piece below the cursor, or put it back."""
        self.toggle(self._cursor or next(iter(self._shown)))

    def action_put_back(self) -> None:
        """Put every picked piece back."""
        for piece in self._choice.picked:
            self.toggle(piece)

    def on_key(self, event: Key) -> None:
        """Highlight the option whose number is typed."""
        if event.character is None or event.character not in "0123456789" or not self._choice.fitting:
            return
        typed = self._typed + event.character
        self._typed = typed if int(typed) in self._choice.fitting else event.character
        self.query_one(Options).look_at(int(self._typed))

    # Answers

    def on_option_list_option_highlighted(self) -> None:
        """Show the pieces of the highlighted option."""
        self.post_message(self.SelectionChanged())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        assert event.option_id is not None
        self.post_message(self.Answered(self._choice.fitting[int(event.option_id)].action))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with faces."""
        self.post_message(self.Answered(event.value))


def _last_told(scene: Scene, lines: int) -> Text:
    lines_shown = [text for text, line in zip(news(scene, 0), scene.log, strict=True) if line.kind != "heading"]
    return painted_lines(lines_shown[-lines:])


def _drawn(scene: Scene, choosable: frozenset[str]) -> dict[str, Styled]:
    """Return the choosable pieces in reading order, one per line."""
    pen, pieces = Pen.of(scene), (piece for area in reading_order(scene) for piece in area.pieces if piece)
    return {piece.id: pen.inline(piece) for piece in pieces if piece.id in choosable}
