"""Make the page's two typefaces: what our five languages write, in a few kilobytes each.

    pip install fonttools brotli
    npm pack @fontsource-variable/figtree @fontsource/fraunces   # and unpack each
    python web/scripts/fonts.py FOLDER

FOLDER holds the two unpacked `.woff2` files. Other letters, in the names of players, come from the
device's own typefaces. Both are under the SIL Open Font License, whose
texts are in `web/public/fonts`, and so in every copy of the page that is built.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "look" / "fonts"
SOURCES = {
    "figtree-latin-wght-normal.woff2": "figtree.woff2",
    "fraunces-latin-600-normal.woff2": "fraunces.woff2",
}
LETTERS = (
    "ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒßàáâäæçèéêëìíîïñòóôöùúûüœ"
    "«»¿¡–—‘’‚“”„…·×−%\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
)


def make(source: Path, target: Path) -> None:
    """Keep the letters of our languages, kerning and figures of one width."""
    subprocess.run(
        [
            "pyftsubset", source, "--unicodes=U+0020-007E", f"--text={LETTERS}",
            "--layout-features=kern,tnum", "--name-IDs=0,1,2,13,14", "--flavor=woff2",
            "--no-hinting",
            f"--output-file={target}",
        ],
        check=True,
    )  # fmt: skip
    print(f"{target.name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    for name, short in SOURCES.items():
        found = next(Path(sys.argv[1]).rglob(name))
        make(found, TARGET / short)
