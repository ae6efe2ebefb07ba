"""What people are shown: scenes, sentences, odds and endings."""
