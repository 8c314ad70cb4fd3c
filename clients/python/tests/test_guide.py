"""Runs the samples of the documents, and the examples, that a file of the environment has."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

FILE = os.environ.get("CROSSVENUE_DOCUMENTS")
SAMPLES: list[tuple[str, str]] = json.loads(Path(FILE).read_text()) if FILE else []


@pytest.mark.skipif(FILE is None, reason="CROSSVENUE_DOCUMENTS does not name the file of the samples")
def test_the_documents_have_samples() -> None:
    assert len(SAMPLES) > 4


@pytest.mark.parametrize("code", [pytest.param(code, id=name) for name, code in SAMPLES])
def test_a_sample_runs(code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("KEY", os.environ["CROSSVENUE_API_KEY"])
    monkeypatch.setattr(sys, "argv", ["sample"])
    exec(code.replace("http://127.0.0.1:3847", os.environ["CROSSVENUE_URL"]), {})
    assert capsys.readouterr().out.strip()
