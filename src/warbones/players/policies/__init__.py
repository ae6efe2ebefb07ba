"""Bots from files: trained policies as ONNX, which are given what their seat knows and nothing else."""
