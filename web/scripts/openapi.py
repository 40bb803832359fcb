"""Prints the types of the HTTP interface, as the server's OpenAPI document has them."""

import json
import sys

from backtrick.server.http.app import create_app
from backtrick.server.ops.config import Config

document = create_app(Config()).openapi_schema.to_schema()
schemas = dict(sorted(document["components"]["schemas"].items()))
json.dump({**document, "paths": {}, "components": {"schemas": schemas}}, sys.stdout)
