"""What a client sends too much of: each time is counted, and now and then one is logged."""

from __future__ import annotations

from enum import StrEnum

from backtrick.server.ops import logs
from backtrick.server.ops.config import Timing
from backtrick.server.ops.metrics import Metrics
from backtrick.server.ports import Clock


class Cap(StrEnum):
    """What was too much; mostly the name of the setting that says how much is allowed."""

    PIPELINED_REQUESTS = "pipelined_requests"
    HEADERS = "headers"
    HEADER_BYTES = "header_bytes"
    URL_BYTES = "url_bytes"
    BODY_BYTES = "body_bytes"
    BODY_PIECES = "body_pieces"
    HEAD_SECONDS = "head_seconds"
    BODY_SECONDS = "body_seconds"
    NOT_HTTP = "not_http"
    NO_REQUEST = "no_request"
    UNREAD_SECONDS = "unread_seconds"
    FRAMES = "frames"
    FRAME_BYTES = "frame_bytes"
    MESSAGE_FRAMES = "message_frames"
    WAITING_BYTES = "waiting_bytes"
    MEMORY_BYTES = "memory_bytes"
    OPEN_FILES = "open_files"


class Excess:
    """Everything that was too much in this process."""

    def __init__(self, metrics: Metrics, clock: Clock, timing: Timing) -> None:
        self._metrics = metrics
        self._clock = clock
        self._seconds = timing.excess_seconds
        self._quiet_until: dict[Cap, float] = {}
        self._unlogged: dict[Cap, int] = {}

    def note(self, cap: Cap, address: str = "") -> None:
        """It happened again. The log has one line for each cap in a while, with how many there
        were since the last.
        """
        self._metrics.excess.labels(cap.value).inc()
        now = self._clock.monotonic()
        if now < self._quiet_until.get(cap, now):
            self._unlogged[cap] = self._unlogged.get(cap, 0) + 1
            return
        self._quiet_until[cap] = now + self._seconds
        logs.warning("too much", cap=cap, address=address, unlogged=self._unlogged.pop(cap, 0))
