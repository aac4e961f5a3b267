// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A newcomer's way through the campaign, as docs/campaign.md tells it: a hint in every level.

#include "data/Runs.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "data/players/Progress.hpp"
#include "data/runs/Leaderboard.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <vector>

namespace data {
namespace {

class Newcomer : public testing::Test {
protected:
    /// Plays a level as the newcomer does.
    void play(const LevelRef& level) {
        if (isAsked(level.level())) {
            const std::int64_t right = lights::answerOf(level.level().lights(), *level.level().riddle).value();
            ASSERT_TRUE(storeAnswer(m_database, "Mina", level, right == 1 ? 2 : right - 1));
            ASSERT_TRUE(storeAnswer(m_database, "Mina", level, right));
            return;
        }
        const lights::Puzzle& puzzle = level.level().lights();
        const lights::Optimum optimum = lights::solve(puzzle).result.value();
        const auto* way = level.level().riddle ? std::get_if<lights::AnotherWay>(&*level.level().riddle) : nullptr;
        const std::vector<lights::Cell> presses =
            way != nullptr ? lights::otherWay(puzzle, *way).value().toCells() : optimum.order();
        lights::Session session(puzzle);
        if (way == nullptr) // Another way is to be found without help.
            session.noteHints(1);
        for (const lights::Cell cell : presses)
            lights::test::pressNext(session, cell);
        ASSERT_TRUE(session.solved());
        const auto run =
            test::runOf(session, {level.key(), "Mina", optimum.moves(), true, "2026-07-12T18:03:11Z", "t"});
        ASSERT_TRUE(run);
        ASSERT_TRUE(Leaderboard(m_database).submit(*run));
    }

    [[nodiscard]] Progress progress() { return loadProgress(m_database, m_library, "Mina").value(); }

    Database m_database = Database::inMemory(puzzles());
    const Library m_library = Library::load(LICHTER_LEVELS_DIR, {});
};

TEST_F(Newcomer, IsNeverStuckAtAGate) {
    struct Gate {
        int levels; ///< Played when the house opened.
        int stars;
    };
    std::map<std::string, Gate> gates;
    std::optional<LevelRef> last;
    int played = 0;
    while (true) {
        const Progress now = progress();
        for (const LibraryPack& pack : m_library.campaign())
            if (isOpen(m_library, now, pack, false))
                gates.try_emplace(pack.pack.id, Gate{played, now.stars(m_library)});
        const auto next = nextLevel(m_library, now, last, false);
        if (!next || next->level().optional)
            break;
        SCOPED_TRACE(next->path());
        play(*next);
        if (HasFatalFailure())
            return;
        const Progress after = progress();
        const LevelBest* best = after.at(next->key());
        ASSERT_NE(best, nullptr);
        const bool alone = next->level().riddle && !isAsked(next->level());
        EXPECT_EQ(best->stars, alone ? 3 : 2);
        last = next;
        ++played;
    }
    EXPECT_EQ(played, 166);
    EXPECT_EQ(progress().stars(m_library), 335);
    EXPECT_EQ(gates.size(), m_library.campaign().size());
    const auto expect = [&](const char* house, int levels, int stars) {
        EXPECT_EQ(gates.at(house).levels, levels) << house;
        EXPECT_EQ(gates.at(house).stars, stars) << house;
    };
    expect("terrace", 12, 25);
    expect("tower", 27, 55);
    expect("lighthouse", 27, 55);
    expect("corner", 27, 55);
    expect("hotel", 27, 55);
    expect("round", 69, 140);
    expect("crooked", 89, 180);
    expect("observatory", 107, 216);
    expect("workshop", 124, 250);
}

} // namespace
} // namespace data
