"""A bot of your own at a table: it joins by the table's code and plays the smallest steps.

    pip install websockets
    python examples/own_bot.py http://127.0.0.1:8181 K3M9QX

It needs nothing of Backtrick itself: the server tells it what it may lay. See docs/bots.md.
"""

import json
import sys
import urllib.error
import urllib.request
from itertools import count

from websockets.sync.client import connect


def post(url: str, body: dict[str, object], token: str = "") -> dict[str, str]:
    """Ask the server for something; what it refuses ends the program with its reason."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    try:
        request = urllib.request.Request(url, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            found: dict[str, str] = json.load(answer)
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["message"])
    except (OSError, ValueError) as error:
        sys.exit(f"{url}: {error}")
    return found


def main(server: str, code: str) -> None:
    """Sit down, and play until the table is closed."""
    token = post(f"{server}/api/devices", {"name": "Small Steps", "is_bot": True})["token"]
    table = post(f"{server}/api/join", {"code": code}, token)["id"]
    post(f"{server}/api/tables/{table}/join", {"code": code}, token)  # takes an open seat
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/stream"
    numbers = count(1)
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:

        def do(what: str, **more: object) -> None:
            socket.send(json.dumps({"id": str(next(numbers)), "do": {"type": what, **more}}))

        for message in map(json.loads, socket):
            if message["type"] in ("refused", "bye"):
                print(message["message"])
            if any(news["event"]["type"] == "dealt" for news in message.get("events", ())):
                do("opine", opening=1)
            turn = (message.get("view") or message).get("turn")
            if turn and turn["may_end"]:
                do("end_turn")
            elif turn and turn["fits"]:
                best = min(turn["fits"], key=lambda fit: fit["step"])
                do("lay", plays=[{"card": best["card"], "pile": best["pile"]}])


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) == 3 else sys.exit("usage: own_bot.py SERVER CODE")
