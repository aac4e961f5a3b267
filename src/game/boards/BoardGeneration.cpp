#include "game/boards/BoardGeneration.hpp"

#include "lights/ShareCode.hpp"
#include "puzzle/Random.hpp"

#include <random>
#include <utility>

namespace game {

Challenge repeatChallenge(Challenge challenge) {
    if (auto* const random = std::get_if<Challenge::Random>(&challenge.origin)) {
        challenge.key = challenge.code;
        random->typed = true;
    }
    return challenge;
}

std::uint64_t systemEntropy() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

BoardGeneration generateInWorker(const Challenge::Random& wish) {
    return BoardGeneration([wish](const std::stop_token& stop, const BoardGeneration::Progress& progress) {
        lights::GenerateControl control;
        control.stop = stop;
        control.progress = progress;
        return lights::generate(wish.setting, wish.seed, control);
    });
}

Challenge challengeOf(const Challenge::Random& wish, const lights::RandomBoard& board) {
    std::string code = lights::encodePuzzle(board.puzzle);
    puzzle::RunKey key = wish.typed ? code : puzzle::RunKey::random(lights::key(wish.setting));
    return {std::move(key), board.puzzle, wish, {}, std::move(code)};
}

Challenge::Random nextRound(const Challenge::Random& before, const Entropy& entropy) {
    return {before.setting, puzzle::seedText(entropy()), false, before.round + 1};
}

} // namespace game
