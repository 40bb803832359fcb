"""`python -m backtrick` is the command `backtrick`."""

from backtrick.cli import main

if __name__ == "__main__":
    main()
