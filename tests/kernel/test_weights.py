from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from backtrick.kernel.bundle import BundleError, BundleErrorCode, read_bundle, write_bundle
from backtrick.kernel.features import features_of
from backtrick.kernel.net import SMALL, is_sound, new_net
from backtrick.kernel.weights import (
    WEIGHTS_FORMAT,
    NetOrigin,
    Trained,
    Weights,
    load_weights,
    save_weights,
)
from backtrick.rules import FaceToFace, TheGame


def trained(players: int, seed: int = 1, required: int = 2) -> Trained:
    game = TheGame(required=required).settled(players)
    net = new_net(features_of(TheGame).width, SMALL, seed)
    return Trained(net, (0.25, 0.5), NetOrigin(players, game.options(), "train", seed, 7, {}))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "weights.npz"
    save_weights(Weights(TheGame, [trained(2), trained(4), trained(4, required=3)]), path)
    return path


def test_what_is_written_is_read(file: Path) -> None:
    weights = load_weights(file, TheGame)
    assert [net.origin for net in weights.nets] == [
        net.origin for net in (trained(2), trained(4), trained(4, required=3))
    ]
    assert weights.nets[0].wishes == (0.25, 0.5)
    np.testing.assert_allclose(weights.nets[0].net.first, trained(2).net.first, atol=1e-3)


def test_the_nearest_net_is_chosen(file: Path) -> None:
    weights = load_weights(file, TheGame)
    assert weights.for_setup(TheGame(required=3).settled(4), 4).origin.options["required"] == 3
    assert weights.for_setup(TheGame(fire=True).settled(4), 4).origin.options["required"] == 2
    assert weights.for_setup(TheGame().settled(5), 5).origin.players == 4
    assert weights.for_setup(TheGame().settled(1), 1).origin.players == 2


def test_a_net_replaces_the_one_for_its_setup(file: Path) -> None:
    weights = load_weights(file, TheGame).with_net(trained(4, seed=8))
    assert len(weights.nets) == 3
    assert weights.for_setup(TheGame().settled(4), 4).origin.seed == 8


def fault(path: Path, game: type = TheGame) -> BundleErrorCode:
    with pytest.raises(BundleError) as caught:
        load_weights(path, game)
    return caught.value.code


def test_other_files_are_refused(file: Path, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("not weights")
    arrays = tmp_path / "arrays.npz"
    np.savez(arrays, numbers=np.arange(3))
    assert fault(text) is fault(arrays) is BundleErrorCode.NOT_OURS
    assert fault(file, FaceToFace) is BundleErrorCode.GAME


@pytest.mark.parametrize("share", [0.1, 0.5, 0.99])
def test_a_truncated_file_is_refused(file: Path, share: float) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: int(len(content) * share)])
    assert fault(file) is BundleErrorCode.DAMAGED


def test_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.npz"
    write_bundle(path, {"format": "backtrick-weights/2"}, {})
    assert fault(path) is BundleErrorCode.VERSION
    write_bundle(path, {"format": "backtrick-weights/1", "game": "the-game", "features": 1}, {})
    assert fault(path) is BundleErrorCode.FEATURES
    write_bundle(path, {"format": "something/1"}, {})
    assert fault(path) is BundleErrorCode.NOT_OURS


def listening(players: int, required: int = 2) -> Trained:
    game = TheGame(required=required).settled(players)
    features = features_of(TheGame)
    net = new_net(features.width + features.heard, SMALL, 3)
    return Trained(
        net, (0.25, 0.5), NetOrigin(players, game.options(), "train", 1, 7, {}, talk=True)
    )


def test_a_net_that_listens_lies_beside_the_silent_one(file: Path) -> None:
    save_weights(load_weights(file, TheGame).with_net(listening(4)), file)
    weights, game = load_weights(file, TheGame), TheGame().settled(4)
    assert not weights.for_setup(game, 4).origin.talk
    found = weights.listening(game, 4)
    assert found is not None
    assert found.origin.talk
    assert weights.listening(TheGame().settled(2), 2) is None
    assert weights.listening(TheGame(required=3).settled(4), 4) is None, "no other net will do"
    fire = weights.listening(TheGame(fire=True).settled(4), 4)
    assert fire is not None, "the same that plays it in silence"
    assert fire.origin.options["fire"] is False


def test_a_net_of_the_wrong_width_is_refused(file: Path) -> None:
    deaf = Trained(trained(4).net, (0.0, 0.0), listening(4).origin)
    save_weights(Weights(TheGame, [deaf]), file)
    assert fault(file) is BundleErrorCode.DAMAGED


def changed(file: Path, header: object = None, **arrays: np.ndarray) -> None:
    """Write the file again, with another header or other arrays."""
    known, kept = read_bundle(file, WEIGHTS_FORMAT)
    write_bundle(
        file, {**known, "nets": known["nets"] if header is None else header}, kept | arrays
    )


@pytest.mark.parametrize(
    "nets", [["x"], [None], [[]], "x", 7, [{}], [{"wishes": 3}], {"0": 1}], ids=repr
)
def test_a_header_with_something_else_than_nets_is_refused(file: Path, nets: object) -> None:
    changed(file, nets)
    assert fault(file) is BundleErrorCode.DAMAGED


@pytest.mark.parametrize(
    ("part", "value"),
    [("players", "4"), ("options", []), ("wishes", [1]), ("wishes", ["a", "b"]), ("talk", 1)],
)
def test_a_net_that_does_not_say_what_it_is_for_is_refused(
    file: Path, part: str, value: object
) -> None:
    header, _ = read_bundle(file, WEIGHTS_FORMAT)
    changed(file, [{**net, part: value} for net in header["nets"]])
    assert fault(file) is BundleErrorCode.DAMAGED


WIDE, HALF = features_of(TheGame).width, np.float16


@pytest.mark.parametrize(
    ("layer", "weights"),
    [
        ("first", np.zeros((WIDE, 15), HALF)),
        ("first", np.zeros((WIDE - 8, 16), HALF)),
        ("first", np.zeros(WIDE, HALF)),
        ("first", np.full((WIDE, 16), np.nan, HALF)),
        ("first", np.zeros((WIDE, 16), np.complex64)),
        ("second", np.zeros((5, 16), HALF)),
        ("second", np.zeros((17, 8), HALF)),
        ("last", np.zeros(16, HALF)),
        ("last", np.zeros((17, 1), HALF)),
        ("last", np.full(17, np.inf, HALF)),
    ],
)
def test_layers_that_make_no_net_are_refused(file: Path, layer: str, weights: np.ndarray) -> None:
    changed(file, **{f"1.{layer}": weights})
    assert fault(file) is BundleErrorCode.DAMAGED


def test_whatever_happens_to_a_file_it_is_read_or_refused(file: Path) -> None:
    content, random = file.read_bytes(), Random(1)
    refused = 0
    for _ in range(400):
        broken = bytearray(content)
        for _ in range(random.choice((1, 1, 2, 20))):
            place = random.choice((random.randrange(len(broken)), -random.randrange(1, 300)))
            broken[place] = random.choice((0, 1, 255, random.randrange(256)))
        if random.random() < 0.2:
            at = random.randrange(len(broken))
            del broken[at : at + random.randrange(1, 50)]
        file.write_bytes(broken)
        try:
            weights = load_weights(file, TheGame)
        except BundleError:
            refused += 1
        else:
            assert all(is_sound(each.net, WIDE) for each in weights.nets)
    assert refused > 300
