"""`python -m tools.guard`: make the guard's data, and measure the guard."""

from __future__ import annotations

import argparse

COMMANDS = {
    "make": "write all that the guard ships: the table, then the model",
    "table": "write the table of number words",
    "teach": "write the model, from the labelled messages and those made by rule",
    "figures": "print how the guard does on the authors that are held out, and on the grid",
    "blind": "print how the guard does on the blind set; run it once, when all else is done",
}


def main() -> None:
    """Run one of the commands."""
    asked = argparse.ArgumentParser(prog="python -m tools.guard", description=__doc__)
    commands = asked.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, about in COMMANDS.items():
        commands.add_parser(name, help=about, description=about)
    match asked.parse_args().command:
        case "make":
            from tools.guard import table, teach

            table.write()
            teach.teach()
        case "table":
            from tools.guard import table

            table.write()
        case "teach":
            from tools.guard import teach

            teach.teach()
        case "figures":
            from tools.guard import corpora, grid
            from tools.guard.teach import HELD_OUT

            every = corpora.development()
            unseen = [one for one in every if one.source in HELD_OUT and not one.is_derived]
            corpora.report("held out", unseen)
            grid.report()
        case "blind":
            from tools.guard import corpora

            corpora.report_blind()


if __name__ == "__main__":
    main()
