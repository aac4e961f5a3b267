// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/BoardGeneration.hpp"

#include "arukone/Arukone.hpp"
#include "arukone/generators/Generator.hpp"
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

namespace {

Generated generateLights(const Challenge::Random& wish, const lights::GenerateControl& control) {
    auto drawn = lights::generate(wish.lights(), wish.seed, control);
    if (!drawn)
        return tl::unexpected(NoBoard(drawn.error()));
    return GeneratedBoard{std::move(drawn->puzzle), drawn->optimum};
}

Generated generateFuseBox(const Challenge::Random& wish, const arukone::SearchControl& control) {
    using End = arukone::UniqueBoardSearch::End;
    auto drawn = arukone::generate(wish.fuseBox(), wish.seed, control);
    if (drawn.end == End::Found)
        return GeneratedBoard{std::move(drawn.board->board), std::nullopt};
    return tl::unexpected(NoBoard(drawn.end == End::NoneDrawn    ? NoFuseBox::NoneDrawn
                                  : drawn.end == End::Impossible ? NoFuseBox::Impossible
                                                                 : NoFuseBox::Cancelled));
}

/// Whether the board ranks among the others of its setting. Run keys do not hold the number of pairs or sealed windows,
/// so boards of a chosen number do not.
bool isOfMany(const Challenge::Random& wish) {
    return !wish.typed && (wish.isLights() ? lights::isRanked(wish.lights()) : !wish.fuseBox().pairs);
}

puzzle::RunKey keyOf(const Challenge::Random& wish, const std::string& code) {
    if (!isOfMany(wish))
        return code;
    return puzzle::RunKey::random(settingKey(wish), wish.isLights() ? std::string_view() : arukone::puzzleId);
}

} // namespace

BoardGeneration generateInWorker(const Challenge::Random& wish) {
    return BoardGeneration([wish](const std::stop_token& stop, const BoardGeneration::Progress& progress) {
        if (wish.isLights()) {
            lights::GenerateControl control;
            control.stop = stop;
            control.progress = progress;
            return generateLights(wish, control);
        }
        arukone::SearchControl control;
        control.stop = stop;
        control.progress = progress;
        return generateFuseBox(wish, control);
    });
}

Challenge challengeOf(const Challenge::Random& wish, const GeneratedBoard& board) {
    std::string code = data::codeOf(board.board);
    puzzle::RunKey key = keyOf(wish, code);
    return {std::move(key), board.board, wish, {}, std::move(code)};
}

Challenge::Random nextRound(const Challenge::Random& before, const Entropy& entropy) {
    return {before.setting, puzzle::seedText(entropy()), false, before.round + 1};
}

} // namespace game
