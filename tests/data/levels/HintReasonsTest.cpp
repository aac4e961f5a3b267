// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays every level of the campaign by its hints, and counts how often they give no reason, above all the first one.

#include "data/levels/Library.hpp"
#include "lights/Deduction.hpp"
#include "lights/Session.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

namespace {

struct Count {
    int hints = 0;
    int withoutReason = 0;
    bool firstHasReason = true;
};

/// Follows the hints to the end. \returns nothing if they do not lead there in the fewest moves.
std::optional<Count> play(const lights::Puzzle& puzzle) {
    const lights::Solver solver(puzzle);
    const lights::Optimum optimum = solver.solve(puzzle.start()).result.value();
    lights::Session session(puzzle);
    Count count;
    while (!session.solved()) {
        const auto presses = session.presses();
        const auto next =
            lights::deduce(puzzle, session.pressed(), {optimum.presses(), optimum.exact(), solver.quiet()},
                           presses.empty() ? std::nullopt : std::optional(presses.back()));
        if (!next || session.pressed().test(next->press) || !session.press(next->press))
            return std::nullopt;
        const bool reasoned = !std::holds_alternative<lights::NoReason>(next->reason);
        if (++count.hints == 1)
            count.firstHasReason = reasoned;
        count.withoutReason += reasoned ? 0 : 1;
    }
    return session.moves() == optimum.moves() ? std::optional(count) : std::nullopt;
}

TEST(HintReasonsTest, MostHintsOfTheCampaignGiveAReason) {
    constexpr double most = 0.35;
    const data::Library library = data::Library::load(LICHTER_LEVELS_DIR, {});
    Count all;
    int boards = 0;
    int firstWithoutReason = 0;
    for (const data::LibraryPack* pack : library.campaignAndAlbums())
        for (const data::Level& level : pack->pack.levels) {
            if (data::isAsked(level) || level.lights().rules().quietHours)
                continue; // There is no hint, or one that goes on with a shortest order.
            const auto count = play(level.lights());
            ASSERT_TRUE(count) << pack->pack.id << "/" << level.id;
            all.hints += count->hints;
            all.withoutReason += count->withoutReason;
            ++boards;
            firstWithoutReason += count->firstHasReason ? 0 : 1;
        }
    EXPECT_GT(all.hints, 1000);
    EXPECT_LE(all.withoutReason, most * all.hints);
    EXPECT_GT(boards, 200);
    EXPECT_LE(firstWithoutReason, most * boards) << "hints on a board that nobody has touched";
    RecordProperty("boards", boards);
    RecordProperty("firstWithoutReason", firstWithoutReason);
    RecordProperty("hints", all.hints);
    RecordProperty("withoutReason", all.withoutReason);
}

} // namespace
