"""Make an animation of the pictures in a folder: `python scripts/animate.py FOLDER FILE.webp`."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

WIDTH = 800
MILLISECONDS = 110
"""How long a frame is shown."""


def main(folder: Path, out: Path) -> None:
    """Scale the frames down and write them as one file."""
    frames = []
    for path in sorted(folder.glob("*.png")):
        with Image.open(path) as frame:
            height = frame.height * WIDTH // frame.width
            frames.append(frame.convert("RGB").resize((WIDTH, height)))
    first, *rest = frames
    first.save(
        out, save_all=True, append_images=rest, duration=MILLISECONDS, loop=0, quality=70, method=4
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
