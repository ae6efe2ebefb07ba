"""The rules of DICE WAR: the record, the legal actions, and what each answer does."""
