// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/BoardGeneration.hpp"

#include "arukone/generators/Generator.hpp"
#include "puzzle/Kind.hpp"
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

/// \tparam Control how the generator of a puzzle is stopped and tells how far it is.
template<class Control>
Control controlOf(const std::stop_token& stop, const BoardGeneration::Progress& progress) {
    Control control;
    control.stop = stop;
    control.progress = progress;
    return control;
}

Generated generated(const lights::RandomSetting& setting, const Challenge::Random& wish, const std::stop_token& stop,
                    const BoardGeneration::Progress& progress) {
    constexpr int mostSeeds = 8;
    std::string seed = wish.seed;
    for (int tried = 1;; ++tried) {
        auto drawn = lights::generate(setting, seed, controlOf<lights::GenerateControl>(stop, progress));
        if (drawn)
            return GeneratedBoard{std::move(drawn->puzzle), drawn->optimum, std::move(seed)};
        if (drawn.error().kind != lights::GenerateProblem::Kind::QuietUnproven || wish.typed || tried == mostSeeds)
            return tl::unexpected(NoBoard(drawn.error()));
        seed = puzzle::numberedSeed(wish.seed, tried);
    }
}

Generated generated(const arukone::RandomWish& setting, const Challenge::Random& wish, const std::stop_token& stop,
                    const BoardGeneration::Progress& progress) {
    using End = arukone::UniqueBoardSearch::End;
    auto drawn = arukone::generate(setting, wish.seed, controlOf<arukone::SearchControl>(stop, progress));
    if (drawn.end == End::Found)
        return GeneratedBoard{std::move(drawn.board->board), std::nullopt, wish.seed};
    return tl::unexpected(NoBoard(drawn.end == End::NoneDrawn    ? NoArukoneBoard::NoneDrawn
                                  : drawn.end == End::Impossible ? NoArukoneBoard::Impossible
                                                                 : NoArukoneBoard::Cancelled));
}

/// What runs on the board rank for: the key of its setting, or its code.
puzzle::RunKey keyOf(const Challenge::Random& random, const data::LevelPuzzle& board, const std::string& code) {
    if (random.typed || !data::isRanked(random.setting))
        return code;
    return puzzle::RunKey::random(data::settingKey(random.setting), data::kindOf(board).id());
}

} // namespace

BoardGeneration generateInWorker(const Challenge::Random& wish) {
    return BoardGeneration([wish](const std::stop_token& stop, const BoardGeneration::Progress& progress) {
        return std::visit([&](const auto& setting) { return generated(setting, wish, stop, progress); }, wish.setting);
    });
}

Challenge challengeOf(const Challenge::Random& wish, const GeneratedBoard& board) {
    std::string code = data::codeOf(board.board);
    puzzle::RunKey key = keyOf(wish, board.board, code);
    Challenge::Random drawn = wish;
    drawn.seed = board.seed;
    return {std::move(key), board.board, std::move(drawn), {}, std::move(code)};
}

Challenge::Random nextRound(const Challenge::Random& before, const Entropy& entropy) {
    return {before.setting, puzzle::seedText(entropy()), false, before.round + 1};
}

} // namespace game
