"""The cookies in which a browser keeps who it is, and who it was before.

Over https their names have a prefix, so that browsers let nobody else set them: `__Host-` where the
server has the whole host, and `__Secure-` below a base path, because a `__Host-` cookie is sent to
the whole host. Names without a prefix are still read, so that nobody loses an identity.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

DEVICE = "backtrick_device"
PREVIOUS = "backtrick_previous"
SECONDS = 400 * 24 * 3600

MOST_PREVIOUS = 4
"""How many earlier identities a browser keeps."""

_PREFIXES = ("__Host-", "__Secure-", "")
"""The strongest first: a cookie that others could have set never hides one that only we can."""

_VALUE = r"([A-Za-z0-9_.-]{1,1024})"


def cookie_name(name: str, secure: bool, base_path: str) -> str:
    """The name under which a cookie is set."""
    if not secure:
        return name
    return f"__Secure-{name}" if base_path else f"__Host-{name}"


def cookie_names(name: str, secure: bool) -> Sequence[str]:
    """All names under which a cookie may have been set on this way to the server."""
    return [prefix + name for prefix in (_PREFIXES if secure else ("",))]


def read_cookie(headers: Mapping[str, str], name: str) -> str | None:
    """The value of a cookie; headers with lower-case names."""
    sent = headers.get("cookie", "")
    for prefix in _PREFIXES:
        found = re.search(rf"(?:^|;)\s*{prefix}{name}={_VALUE}\s*(?:;|$)", sent)
        if found:
            return found.group(1)
    return None


def previous_tokens(headers: Mapping[str, str]) -> list[str]:
    """The tokens of who this browser was before, the newest first."""
    return [token for token in (read_cookie(headers, PREVIOUS) or "").split(".") if token]


def join_tokens(tokens: Sequence[str]) -> str:
    """Tokens as the value of one cookie: no token has a dot."""
    return ".".join(tokens[:MOST_PREVIOUS])
