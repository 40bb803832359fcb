from __future__ import annotations

import signal

from tests import services


def test_redis_starts_ends_and_starts_again() -> None:
    with services.redis() as redis:
        assert redis.answers()
        redis.stop(signal.SIGKILL)
        assert not redis.answers()
        redis.start()
        assert redis.answers()
    assert not redis.folder.exists()
    assert not redis.answers()
