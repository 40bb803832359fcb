"""Setting the cookies in which a browser keeps who it is; no script can read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from litestar.datastructures import Cookie

from backtrick.server.http.security import is_https
from backtrick.server.http.services import Visit
from backtrick.server.people.cookies import (
    DEVICE,
    PREVIOUS,
    SECONDS,
    cookie_name,
    cookie_names,
    join_tokens,
    read_cookie,
)


def identity_cookies(
    call: Visit, token: str | None, previous: Iterable[str] | None = None
) -> list[Cookie]:
    """A browser has this token from now on, or none. `previous` are the tokens of who it was
    before; where they are not given, they stay as they are.
    """
    cookies = list(_set(call, DEVICE, token or ""))
    if previous is not None:
        value = join_tokens(list(previous))
        if value or read_cookie(call.connection.headers, PREVIOUS) is not None:
            cookies += _set(call, PREVIOUS, value)
    return cookies


def has_old_cookie(call: Visit) -> bool:
    """Whether a browser came over https with a cookie from before its name had a prefix."""
    sent = call.connection.headers
    return _is_secure(call) and f"; {DEVICE}=" in f"; {sent.get('cookie', '')}"


def _is_secure(call: Visit) -> bool:
    """Whether a browser came over https: it or a proxy says so, or there is no other way here."""
    return call.caller.secure or is_https(call.services.config)


def _set(call: Visit, name: str, value: str) -> Iterator[Cookie]:
    """The cookie under its present name; what the browser has under another is taken away."""
    secure, path = _is_secure(call), call.services.config.cookie_path
    chosen = cookie_name(name, secure, call.services.config.base_path)
    sent = call.connection.headers.get("cookie", "")
    yield _cookie(chosen, value, path, secure)
    for other in cookie_names(name, secure):
        if other != chosen and f"; {other}=" in f"; {sent}":
            yield _cookie(other, "", path, secure)


def _cookie(name: str, value: str, path: str, secure: bool) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=SECONDS if value else 0,
        path=path,
        secure=secure,
        httponly=True,
        samesite="lax",
    )
