"""The OpenAPI description is true: every request that it allows is answered as it says."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.transport import Response

from tests.effort import cases
from tests.server.host import serving
from tests.server.operator import TOKEN
from tests.server.player import new_table
from warbones.protocol.schema import VERSION

schemathesis.serializer.alias("application/x-ndjson", "text/plain")

IMPOSSIBLE = "positive_data_acceptance"
"""A well-formed request may still be impossible and be refused, so `is_readable` takes the place of this check."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("described"), operator=TOKEN) as host:
        yield host


@pytest.fixture(scope="module")
def document(served: str) -> Any:
    return httpx.get(f"http://{served}/api/schema").json()


@schemathesis.check
def is_readable(context: object, response: Response, case: Case) -> None:
    """Fail if a request that the description allows cannot be read by the server."""
    if case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE:
        assert "The request cannot be read" not in response.text, response.text


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.name.lower())
@pytest.mark.parametrize("tries", cases((1, 300), (1,)))
def test_every_request_is_answered_as_described(served: str, document: Any, mode: GenerationMode, tries: int) -> None:
    described = schemathesis.openapi.from_dict(without_version(document))
    described.config.update(base_url=f"http://{served}")
    operations, every = [found.ok() for found in described.get_all_operations()], 1
    if mode is GenerationMode.NEGATIVE and tries == 1:
        every = 4  # requests that break the description take far longer to make up
    tried = [each.label for each in operations[::every] if _is_true(each, mode, tries)]
    assert len(tried) >= (19 if mode is GenerationMode.POSITIVE else 10 // every)


def without_version(document: Any) -> Any:
    """Return the description without the version, which is sent with each request."""
    document = copy.deepcopy(document)
    for operation in (each for path in document["paths"].values() for each in path.values()):
        assert operation["parameters"].pop()["name"] == "version"
    return document


def _is_true(operation: Any, mode: GenerationMode, tries: int) -> bool:
    """Try an operation, and return whether there was anything to try in this mode."""
    aside = [check for check in schemathesis.checks.CHECKS.get_all() if check.__name__ == IMPOSSIBLE]

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=tries,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def answered(case: Case) -> None:
        case.call_and_validate(timeout=60, params={"version": VERSION}, excluded_checks=aside)

    try:
        answered()
    except Unsatisfiable:  # every request to this address is valid
        return False
    return True


def test_every_described_operation_exists(document: Any) -> None:
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))
    assert {"TableRequest", "Problem", "View"} <= named <= document["components"]["schemas"].keys()


def test_a_field_that_is_refused_is_not_described(document: Any) -> None:
    assert document["components"]["schemas"]["TableRequest"]["additionalProperties"] is False
    assert document["components"]["schemas"]["TableRequest"]["properties"]["seats"]["items"].keys() == {"$ref"}


def test_keys_are_described_as_what_they_are(served: str, document: Any) -> None:
    table = new_table(served).table
    described = document["paths"]["/api/tables/{table}/standing"]["get"]
    assert described["security"] == [{"seats": []}]
    assert document["components"]["securitySchemes"]["seats"]["scheme"] == "bearer"
    assert httpx.get(f"http://{served}/api/tables/{table}/standing").status_code == 403


def test_the_operators_requests_are_described_with_their_token(document: Any) -> None:
    for path, method in (("", "get"), ("/block", "post"), ("/unblock", "post")):
        described = document["paths"][f"/api/operator{path}"][method]
        assert described["security"] == [{"operator": []}]
        assert "401" in described["responses"]
    assert {"OperatorPage", "BlockRequest", "UnblockRequest"} <= document["components"]["schemas"].keys()


def test_a_matchs_file_is_described_as_lines(document: Any) -> None:
    (content,) = document["paths"]["/api/replay"]["post"]["requestBody"]["content"]
    assert content in document["paths"]["/api/tables/{table}/file"]["get"]["responses"]["200"]["content"]
