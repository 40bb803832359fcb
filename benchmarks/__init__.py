"""Benchmarks: figures beside a calibration loop, each the median of five runs. Not tests."""
