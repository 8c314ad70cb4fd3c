"""Runs the samples of the documents, and the examples, that the environment names."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

FILES = [Path(name) for name in os.environ.get("CROSSVENUE_DOCUMENTS", "").split(os.pathsep) if name]


def samples_of(file: Path) -> list[str]:
    text = file.read_text()
    return [text] if file.suffix == ".py" else re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


SAMPLES = [
    pytest.param(code, id=f"{file.parent.name}-{file.stem}-{index}")
    for file in FILES
    for index, code in enumerate(samples_of(file), 1)
]


@pytest.mark.skipif(not FILES, reason="CROSSVENUE_DOCUMENTS names no files")
def test_the_documents_have_samples() -> None:
    assert len(SAMPLES) > 4


@pytest.mark.parametrize("code", SAMPLES)
def test_a_sample_runs(code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("KEY", os.environ["CROSSVENUE_API_KEY"])
    monkeypatch.setattr(sys, "argv", ["sample"])
    exec(code.replace("http://127.0.0.1:3847", os.environ["CROSSVENUE_URL"]), {})
    assert capsys.readouterr().out.strip()
