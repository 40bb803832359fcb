"""What the handlers say about themselves in the OpenAPI document."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, Example, License, SecurityScheme, Server, Tag
from litestar.params import PathParameter, QueryParameter
from litestar.router import Router

from backtrick import __version__
from backtrick.server.errors import ErrorBody, ServerError, ServerErrorCode, error_body
from backtrick.server.http.gate import OPENAPI
from backtrick.server.ops.config import Config
from backtrick.server.people.cookies import DEVICE

TableId = Annotated[str, PathParameter(description="A table's id.", max_length=32)]
RecordId = Annotated[str, PathParameter(description="A record's id.", max_length=48)]
Before = Annotated[
    float | None,
    QueryParameter(description="Read on: the `next` of the page before.", ge=0, le=1e12),
]
Limit = Annotated[int, QueryParameter(description="How many at most.", ge=1, le=100)]
Key = Annotated[
    str | None,
    QueryParameter(description="The key of the link, or the table's code.", max_length=64),
]


@cache
def examples() -> dict[str, Any]:
    """One example of everything that goes over HTTP: of each schema, of a record, which has no
    schema of its own, and the facts of refusals.
    """
    source = files("backtrick.server.http").joinpath("examples.json")
    found: dict[str, Any] = msgspec.json.decode(source.read_bytes())
    return found


def refusals(*problems: ServerErrorCode) -> dict[int, ResponseSpec]:
    """The ways in which a request can be refused, each with its example."""
    usual = (
        ServerErrorCode.BAD_REQUEST,
        ServerErrorCode.TOO_MANY,
        ServerErrorCode.FOREIGN_ORIGIN,
        ServerErrorCode.TOO_LARGE,
        ServerErrorCode.WRONG_MEDIA_TYPE,
        ServerErrorCode.STARTING,
    )
    by_status: dict[int, list[ServerErrorCode]] = {}
    for problem in dict.fromkeys((*problems, *usual)):
        by_status.setdefault(problem.status, []).append(problem)
    return {
        status: ResponseSpec(
            data_container=ErrorBody,
            description=", ".join(same),
            generate_examples=False,
            examples=[
                Example(id=problem.value, summary=problem.value, value=_shown(problem))
                for problem in same
            ],
        )
        for status, same in sorted(by_status.items())
    }


def as_device(*codes: ServerErrorCode, answer: ResponseSpec | None = None) -> dict[str, Any]:
    """What a handler says that wants a device, and refuses with these codes too."""
    responses = refusals(ServerErrorCode.NOT_IDENTIFIED, *codes)
    if answer is not None:
        responses[200] = answer
    return {"security": [{"bearer": []}, {"cookie": []}], "responses": responses}


def as_operator(*codes: ServerErrorCode) -> dict[str, Any]:
    """What a handler says that wants the operator, and refuses with these codes too."""
    responses = refusals(ServerErrorCode.NOT_OPERATOR, *codes)
    return {"security": [{"operator": []}], "responses": responses}


def _shown(problem: ServerErrorCode) -> dict[str, Any]:
    body = error_body(ServerError(problem, **examples()["facts"].get(problem, {})))
    return msgspec.structs.asdict(body)


class OpenApiDocument(OpenAPIRenderPlugin):
    """The document itself and nothing around it: no page, no script from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.JSON)
        self._rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        if self._rendered is None:
            document = deepcopy(openapi_schema)
            finish(document)
            self._rendered = msgspec.json.encode(document)
        return self._rendered


def make_document(app: Litestar) -> None:
    """Gather what the document says; the first who asks for it would make everybody wait."""
    plugin: Any = app.plugins.get("OpenAPIPlugin")
    plugin.provide_openapi_schema()


def finish(document: dict[str, Any]) -> None:
    """Mend what the generator leaves out or puts in wrongly."""
    from backtrick.server.http.api.records import JSON_LINES

    schemas = document["components"]["schemas"]
    for name, example in examples()["schemas"].items():
        schemas[name]["examples"] = [example]
    own_records = document["paths"]["/api/devices/me/records"]["get"]["responses"]["200"]
    own_records["content"][JSON_LINES] = {"schema": {"type": "string"}}
    for operations in document["paths"].values():
        for method, operation in operations.items():
            _finish_operation(method, operation, schemas)


def _finish_operation(method: str, operation: dict[str, Any], schemas: dict[str, Any]) -> None:
    answers = operation["responses"]
    if method == "get":  # nothing is sent along
        for status in ("413", "415"):
            answers.pop(status, None)
    answers.get("204", {}).pop("content", None)
    for content in operation.get("requestBody", {}).get("content", {}).values():
        if "$ref" in content["schema"]:  # bodies are read strictly
            _referred(content["schema"], schemas)["additionalProperties"] = False
    for status, answer in answers.items():
        for content in answer.get("content", {}).values():
            if status[0] == "2":
                example = {"summary": "usual", "value": _example(content["schema"], schemas)}
                content["examples"] = {"usual": example}
            for example in content.get("examples", {}).values():
                example.pop("id", None)


def _example(schema: dict[str, Any], schemas: dict[str, Any]) -> Any:
    if schema.get("type") == "array":
        return [_example(schema["items"], schemas)]
    if "$ref" in schema:
        return _referred(schema, schemas)["examples"][0]
    record = examples()["record"]
    return f"{json.dumps(record)}\n" if schema.get("type") == "string" else record


def _referred(schema: dict[str, Any], schemas: dict[str, Any]) -> Any:
    return schemas[schema["$ref"].rpartition("/")[2]]


def openapi(config: Config) -> OpenAPIConfig:
    """How the document is made."""
    return OpenAPIConfig(
        title="Backtrick",
        version=__version__,
        summary="The Game, Face to Face and Quick & Easy at live tables.",
        description=(
            "Errors have one form: a code, a message for a person, and the facts in it. What "
            "happens at a table comes over its WebSocket, which docs/protocol.md describes."
        ),
        license=License(name="MIT", identifier="MIT"),
        servers=[Server(url=config.base_path or "/")],
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(
                    type="http", scheme="bearer", description="The token of a device."
                ),
                "cookie": SecurityScheme(
                    type="apiKey",
                    name=DEVICE,
                    security_scheme_in="cookie",
                    description="The token of a device, as a browser keeps it. Over https "
                    "the name has a prefix.",
                ),
                "operator": SecurityScheme(
                    type="http", scheme="bearer", description="The token of the operator."
                ),
            }
        ),
        tags=[
            Tag(name="devices", description="Who one is, without a sign-up."),
            Tag(name="tables", description="Live tables."),
            Tag(name="records", description="Finished games."),
            Tag(name="study", description="What the turns of a finished game were worth."),
            Tag(name="daily", description="The deals of the day."),
            Tag(name="games", description="What can be played, and with which bots."),
            Tag(name="operator", description="For whoever runs the server."),
            Tag(name="server", description="The server itself."),
        ],
        use_handler_docstrings=True,
        render_plugins=[OpenApiDocument()],
        openapi_router=Router(OPENAPI, route_handlers=[], include_in_schema=False),
    )
