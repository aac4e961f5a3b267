// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/DuelBoards.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace lights {

bool hasDivisibleBoard(const RandomSetting& setting, int divisor) {
    const auto possible = possibilities(setting);
    if (!possible)
        return false;
    const OptimumRange range = possible->classes.range(std::get<Difficulty>(setting.wanted));
    const int largestMultiple = range.last / divisor * divisor;
    return !range.empty() && largestMultiple >= std::max(range.first, 1);
}

tl::expected<SeededBoard, GenerateProblem> generateDivisible(const RandomSetting& setting, int divisor,
                                                             std::string_view seed, const GenerateControl& control) {
    constexpr int most = 5000;
    const auto generator = Generator::make(setting, control);
    if (!generator)
        return tl::unexpected(generator.error());
    for (int attempt = 1; attempt <= most; ++attempt) {
        std::string text(seed);
        if (attempt > 1)
            text += "-" + std::to_string(attempt);
        auto board = generator->board(text, control);
        if (!board)
            return tl::unexpected(board.error());
        if (board->optimum.value() % divisor == 0)
            return SeededBoard{*std::move(board), std::move(text)};
    }
    return tl::unexpected(GenerateProblem{GenerateProblem::Kind::NotFound, {}});
}

} // namespace lights
