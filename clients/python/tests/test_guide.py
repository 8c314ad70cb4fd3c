"""Runs the samples of the guide in docs/guide."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

FOLDER = os.environ.get("CROSSVENUE_GUIDE")
SAMPLES = [
    pytest.param(code, id=f"{page.stem}-{index}")
    for page in sorted(Path(FOLDER or ".").glob("*.md") if FOLDER else ())
    for index, code in enumerate(re.findall(r"^```python\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE), 1)
]


@pytest.mark.skipif(FOLDER is None, reason="CROSSVENUE_GUIDE does not name the folder of the guide")
def test_the_guide_has_samples() -> None:
    assert SAMPLES


@pytest.mark.parametrize("code", SAMPLES)
def test_a_sample_runs(code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("KEY", os.environ["CROSSVENUE_API_KEY"])
    exec(code.replace("http://127.0.0.1:3847", os.environ["CROSSVENUE_URL"]), {})
    assert capsys.readouterr().out.strip()
