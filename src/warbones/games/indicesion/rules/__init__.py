"""The rules of inDICEsion: its record, what is legal, and what each answer does."""
