"""Reports: a study as sentences, charts and one page."""
