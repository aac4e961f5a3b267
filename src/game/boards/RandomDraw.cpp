#include "game/boards/RandomDraw.hpp"

#include "lights/Random.hpp"
#include "lights/ShareCode.hpp"

#include <random>
#include <utility>

namespace game {

Challenge playedAgain(Challenge challenge) {
    if (!challenge.random)
        return challenge;
    challenge.key = lights::encodePuzzle(challenge.puzzle);
    challenge.random->typed = true;
    return challenge;
}

std::uint64_t systemEntropy() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

RandomDraw drawInWorker(const Challenge::Random& wish) {
    return RandomDraw([wish](const std::stop_token& stop, const RandomDraw::Progress& progress) {
        lights::GenerateControl control;
        control.stop = stop;
        control.progress = progress;
        return lights::generate(wish.setting, wish.seed, control);
    });
}

Challenge challengeOf(const Challenge::Random& wish, const lights::RandomBoard& board) {
    puzzle::RunKey key =
        wish.typed ? lights::encodePuzzle(board.puzzle) : puzzle::RunKey::random(lights::key(wish.setting));
    return {std::move(key), board.puzzle, {}, std::nullopt, wish};
}

Challenge::Random nextRound(const Challenge::Random& before, const Entropy& entropy) {
    return {before.setting, lights::seedText(entropy()), false, before.round + 1};
}

} // namespace game
