"""What can be wrong with what people hand in. Each error is one sentence and leaves everything as it was."""


class WarbonesError(ValueError):
    """Base of every error that bad input can raise."""


class IllegalAction(WarbonesError):
    """An action that this seat may not take here."""


class NoOdds(WarbonesError):
    """Odds that were asked for where no roll is about to be made."""


class WrongRoll(WarbonesError):
    """A face that the die due cannot show, or a roll that nobody owes."""


class WrongFacts(WarbonesError):
    """Facts of a throw that contradict the table or themselves, or of a throw that nobody owes."""


class BrokenPosition(WarbonesError):
    """A written position that no game could have reached, or that is not written as positions are."""


class UnknownOption(WarbonesError):
    """A rule option, or a value of one, that the game does not have."""


class UnknownGame(WarbonesError):
    """A game id that is not on the table."""
