"""The rules of inDICEsion: the record, the legal actions, and what each answer does."""
