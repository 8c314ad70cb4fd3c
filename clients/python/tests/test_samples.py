"""Runs the samples of the reference in Python, as its pages show them."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

FILE = os.environ.get("CROSSVENUE_SAMPLES")
# Cancels the orders that other samples read.
SAMPLES = sorted(json.loads(Path(FILE).read_text()) if FILE else [], key=lambda sample: sample[0] == "cancelAllOrders")


@pytest.mark.skipif(FILE is None, reason="CROSSVENUE_SAMPLES does not name the file of the samples")
def test_the_reference_has_samples() -> None:
    assert len(SAMPLES) > 60


@pytest.mark.parametrize("code", [pytest.param(code, id=page) for page, code in SAMPLES])
def test_a_sample_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code, {})
    assert capsys.readouterr().out.strip()
