"""The server takes as many connections as it has file descriptors, and says so if these are few."""

from __future__ import annotations

import logging
import resource
from pathlib import Path

import pytest

from tests.siege.operator_server import real
from warbones.server.descriptors import RESERVED, descriptors, fitting
from warbones.server.visitor_limits import Limits


def test_sufficient_limits_are_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    limits = Limits()
    assert fitting(limits, None) == limits
    assert fitting(limits, limits.all_connections + RESERVED) == limits
    assert not caplog.records


@pytest.mark.parametrize(("count", "clustered", "most"), [(1024, False, 924), (1024, True, 308), (10, False, 4)])
def test_a_few_descriptors_make_few_connections_and_a_line_in_the_log(
    caplog: pytest.LogCaptureFixture, count: int, clustered: bool, most: int
) -> None:
    with caplog.at_level(logging.WARNING):
        fit = fitting(Limits(), count, clustered=clustered)
    assert (fit.all_connections, fit.all_sockets, fit.connections) == (most, most, most // 4)
    assert 3 * fit.connections < fit.all_connections, "three addresses have less than all"
    assert fit.posts == Limits().posts
    assert f"lets this server open {count} files, so it accepts {most} connections" in caplog.text
    assert "LimitNOFILE" in caplog.text


def test_limits_that_an_operator_sets_lower_stay(caplog: pytest.LogCaptureFixture) -> None:
    fit = fitting(Limits(connections=20, sockets=10, all_sockets=50), 1024)
    assert (fit.connections, fit.sockets, fit.all_sockets) == (20, 10, 50)


def test_the_soft_limit_is_raised_to_the_hard_one(caplog: pytest.LogCaptureFixture) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 500), hard))
    try:
        with caplog.at_level(logging.INFO):
            found = descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
        assert found == (None if hard == resource.RLIM_INFINITY else hard)
        assert "was raised from 500 to" in caplog.text
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_server_with_few_descriptors_logs_it_at_startup(tmp_path: Path) -> None:
    said = tmp_path / "said"
    with real(tmp_path / "data", descriptors=512, said=said):
        pass
    assert "lets this server open 512 files, so it accepts 412 connections (103 from one address)" in said.read_text()
