"""The OpenAPI document, and a fuzzer that takes it at its word."""

from __future__ import annotations

import json
import re
import threading
import time
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.openapi.spec import OpenAPI
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from backtrick.rules import Record, verify
from backtrick.server.http.app import create_app
from backtrick.server.http.documented import examples, finish
from backtrick.server.ops.config import Config
from tests.server.http.conftest import OPERATOR, Client, Person, Serve, services
from tests.server.kit import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_the_document_is_made_before_anybody_asks(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def watched(document: OpenAPI, make: Any = OpenAPI.to_schema) -> dict[str, Any]:
        threads.append(threading.current_thread().name)
        made: dict[str, Any] = make(document)
        return made

    monkeypatch.setattr(OpenAPI, "to_schema", watched)
    for each in ("backtrick.server.http.app.warm_up", "backtrick.talk.warm_up"):
        monkeypatch.setattr(each, lambda: None)
    client = serve(warm=True)
    until = time.monotonic() + PATIENCE
    while not services(client).health.warm:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert client.get("/api/openapi.json").status_code == 200
    assert threads == ["warming"]


def test_the_document(client: Client) -> None:
    document = client.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert set(document["components"]["securitySchemes"]) == {"bearer", "cookie", "operator"}
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert all(operation["description"] for operation in operations)
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    for operation in operations:
        for status, answer in operation["responses"].items():
            if status[0] in "45":
                [content] = answer["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/ErrorBody"}
                assert content["examples"]
            elif status != "204":
                for content in answer["content"].values():
                    assert content["examples"]
    schemas = document["components"]["schemas"]
    for name in re.findall(r"#/components/schemas/(\w+)", json.dumps(operations)):
        assert schemas[name]["examples"], name


def test_the_document_needs_nothing_from_elsewhere(client: Client) -> None:
    answer = client.get("/api/openapi.json")
    assert answer.headers["content-type"].startswith("application/json")
    assert "cdn" not in answer.text


STRUCTS = {
    kind.__name__: kind
    for kind in msgspec.Struct.__subclasses__()
    if kind.__module__.startswith("backtrick.server")
}


@pytest.mark.parametrize(("name", "example"), examples()["schemas"].items())
def test_every_example_is_one(name: str, example: dict[str, Any]) -> None:
    read = msgspec.convert(example, STRUCTS[name])
    assert msgspec.json.decode(msgspec.json.encode(read)) == example


def test_the_example_of_a_record_is_legal() -> None:
    verify(Record.from_dict(examples()["record"]))


def documented() -> dict[str, Any]:
    document = create_app(Config()).openapi_schema.to_schema()
    finish(document)
    return document


SCHEMA = schemathesis.openapi.from_dict(documented())
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]


def as_documented(operation: Any) -> st.SearchStrategy[Any]:
    """Requests as the document wants them, and such as it does not."""
    right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    return st.one_of(right, wrong)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_nothing_that_is_sent_breaks_it(operation: Any, client: Client) -> None:
    person = [Person(client)]

    @settings(max_examples=15, phases=(Phase.generate,), suppress_health_check=list(HealthCheck))
    @given(case=as_documented(operation))
    def fuzz(case: Any) -> None:
        token = OPERATOR if "/operator/" in operation.path else person[0].token
        asked = case.as_transport_kwargs(headers={"authorization": f"Bearer {token}"})
        asked["content"] = asked.pop("data", None)
        del asked["cookies"]
        answer = client.request(asked.pop("method"), asked.pop("url"), **asked)
        client.cookies.clear()
        if answer.status_code == 204:
            person[0] = Person(client)
        case.validate_response(answer, checks=CHECKS)

    fuzz()
