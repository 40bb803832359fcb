from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from backtrick.kernel.bundle import BundleError, BundleFault, write_bundle
from backtrick.kernel.features import features_of
from backtrick.kernel.net import SMALL, new_net
from backtrick.kernel.weights import Origin, Trained, Weights, load_weights, save_weights
from backtrick.rules import FaceToFace, TheGame


def trained(players: int, seed: int = 1, required: int = 2) -> Trained:
    game = TheGame(required=required).settled(players)
    net = new_net(features_of(TheGame).width, SMALL, seed)
    return Trained(net, (0.25, 0.5), Origin(players, game.options(), "train", seed, 7, {}))


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


def fault(path: Path, game: type = TheGame) -> BundleFault:
    with pytest.raises(BundleError) as caught:
        load_weights(path, game)
    return caught.value.fault


def test_other_files_are_refused(file: Path, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("not weights")
    arrays = tmp_path / "arrays.npz"
    np.savez(arrays, numbers=np.arange(3))
    assert fault(text) is fault(arrays) is BundleFault.NOT_OURS
    assert fault(file, FaceToFace) is BundleFault.GAME


@pytest.mark.parametrize("share", [0.1, 0.5, 0.99])
def test_a_truncated_file_is_refused(file: Path, share: float) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: int(len(content) * share)])
    assert fault(file) is BundleFault.DAMAGED


def test_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "new.npz"
    write_bundle(path, {"format": "backtrick-weights/2"}, {})
    assert fault(path) is BundleFault.VERSION
    write_bundle(path, {"format": "backtrick-weights/1", "game": "the-game", "features": 1}, {})
    assert fault(path) is BundleFault.FEATURES
    write_bundle(path, {"format": "something/1"}, {})
    assert fault(path) is BundleFault.NOT_OURS


def listening(players: int, required: int = 2) -> Trained:
    game = TheGame(required=required).settled(players)
    features = features_of(TheGame)
    net = new_net(features.width + features.heard, SMALL, 3)
    return Trained(net, (0.25, 0.5), Origin(players, game.options(), "train", 1, 7, {}, talk=True))


def test_a_net_that_listens_lies_beside_the_silent_one(file: Path) -> None:
    save_weights(load_weights(file, TheGame).with_net(listening(4)), file)
    weights, game = load_weights(file, TheGame), TheGame().settled(4)
    assert not weights.for_setup(game, 4).origin.talk
    found = weights.listening(game, 4)
    assert found is not None
    assert found.origin.talk
    assert weights.listening(TheGame().settled(2), 2) is None
    assert weights.listening(TheGame(required=3).settled(4), 4) is None, "no other net will do"


def test_a_net_of_the_wrong_width_is_refused(file: Path) -> None:
    deaf = Trained(trained(4).net, (0.0, 0.0), listening(4).origin)
    save_weights(Weights(TheGame, [deaf]), file)
    assert fault(file) is BundleFault.DAMAGED
