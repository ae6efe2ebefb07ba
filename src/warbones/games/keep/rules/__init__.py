"""The rules of DICE WAR: its record, what is legal, and what each answer does."""
