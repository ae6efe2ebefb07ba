"""Bots from files: trained policies in ONNX format, which receive their seat's view and nothing else."""
