"""Scenes, sentences, odds and endings for people."""
