// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What has to hold in every game, checked against the plainest game there can be.

#include "arukone/Boards.hpp"
#include "arukone/Engines.hpp"
#include "arukone/Replay.hpp"
#include "arukone/Session.hpp"
#include "arukone/SolverBoards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace arukone {
namespace {

using puzzle::Milliseconds;
using test::rowsOf;

/// A game by the rules as they are told in docs/arukone.md. It keeps a copy of all cables for each stroke.
class PlainGame {
public:
    explicit PlainGame(const Board& board)
        : m_board(board)
        , m_states{Cables(board.pairs().size())} {}

    /// \returns whether the event is possible, and does anything.
    bool play(const Event& event) {
        if (solved())
            return false;
        if (event.kind == EventKind::Undo) {
            if (m_done == 0)
                return false;
            --m_done;
            ++m_undos;
            return true;
        }
        if (event.kind == EventKind::Redo) {
            if (m_done + 1 == m_states.size())
                return false;
            ++m_done;
            return true;
        }
        return event.kind == EventKind::Move && draw(event.move);
    }

    [[nodiscard]] const Cables& cables() const { return m_states[m_done]; }
    [[nodiscard]] bool solved() const { return isSolution(m_board, cables()); }
    [[nodiscard]] int undos() const { return m_undos; }
    [[nodiscard]] int score() const {
        int length = 0;
        for (const Cable& cable : cables())
            length += cable.length();
        int strokes = 0;
        for (std::size_t i = 0; i < m_done; ++i)
            strokes += (i > 0 && m_pairs[i] == m_pairs[i - 1]) || onlyGoesOn(i) ? 0 : 1;
        return m_board.fill() == Fill::Any ? length : strokes;
    }

private:
    /// Whether stroke i added to a cable that was there, and left the others as they were.
    [[nodiscard]] bool onlyGoesOn(std::size_t i) const {
        const std::size_t pair = m_pairs[i];
        Cables expected = m_states[i];
        expected[pair].word +=
            m_states[i + 1][pair].word.substr(std::min(expected[pair].word.size(), m_states[i + 1][pair].word.size()));
        return !m_states[i][pair].empty() && expected == m_states[i + 1];
    }

    bool draw(const Stroke& stroke) {
        const auto cells = cellsOf(m_board, stroke);
        if (!cells)
            return false;
        const auto pair = static_cast<std::size_t>(m_board.pairAt(stroke.origin).value());
        Cables next = cables();
        if (next[pair] == stroke || (next[pair].word.empty() && stroke.word.empty()))
            return false;
        for (std::size_t other = 0; other < next.size(); ++other)
            if (other != pair)
                for (std::string& word = next[other].word; !word.empty() && meets(next[other], *cells);)
                    word.pop_back();
        next[pair] = stroke;
        m_states.resize(++m_done);
        m_states.push_back(next);
        m_pairs.resize(m_done - 1);
        m_pairs.push_back(pair);
        return true;
    }

    [[nodiscard]] bool meets(const Cable& cable, const std::vector<Cell>& taken) const {
        const std::vector<Cell> cells = cellsOf(m_board, cable).value();
        return std::find_first_of(cells.begin(), cells.end(), taken.begin(), taken.end()) != cells.end();
    }

    const Board& m_board;
    std::vector<Cables> m_states; ///< After each stroke, those that were undone included.
    std::vector<std::size_t> m_pairs;
    std::size_t m_done = 0;
    int m_undos = 0;
};

/// Words only: a pair without a cable has no origin that matters.
std::vector<std::pair<Cell, std::string>> drawnCables(const Cables& cables) {
    std::vector<std::pair<Cell, std::string>> drawn;
    for (const Cable& cable : cables)
        drawn.emplace_back(cable.empty() ? Cell{} : cable.origin, cable.word);
    return drawn;
}

/// A stroke from a random terminal, with a random walk that may break the rules at times.
Stroke anyStroke(const Board& board, puzzle::Random& random) {
    const Pair& pair = board.pairs()[random.below(static_cast<std::uint64_t>(board.pairCount()))];
    Stroke stroke{random.below(2) == 0 ? pair.first : pair.second, {}};
    for (std::uint64_t steps = random.below(8); steps > 0; --steps) {
        stroke.word += stepLetters[random.below(4)];
        if (!cellsOf(board, stroke) && random.below(20) != 0)
            stroke.word.pop_back();
    }
    return stroke;
}

/// The stroke for a cable of a solution, from either end.
Stroke solving(const Board& board, const Cable& cable, puzzle::Random& random) {
    if (random.below(2) == 0)
        return cable;
    const std::vector<Cell> cells = cellsOf(board, cable).value();
    Stroke back{cells.back(), {}};
    for (std::size_t i = cells.size() - 1; i > 0; --i)
        back.word += stepBetween(cells[i], cells[i - 1]);
    return back;
}

Event anyEvent(const Session& session, puzzle::Random& random) {
    const Milliseconds at = session.elapsed();
    switch (random.below(6)) {
    case 0:
        return {at, EventKind::Undo, {}};
    case 1:
        return {at, EventKind::Redo, {}};
    default:
        return {at, EventKind::Move, anyStroke(session.board(), random)};
    }
}

void wait(Session& session, puzzle::Random& random) {
    session.advance(Milliseconds(40 + static_cast<int>(random.below(3000))));
}

/// A session in the middle of a game.
Session begun(const Board& board, puzzle::Random& random) {
    Session session(board);
    for (std::uint64_t events = random.below(30); events > 0; --events) {
        wait(session, random);
        session.play(anyEvent(session, random));
    }
    return session;
}

/// A session that ends with a win, after some detours.
Session won(const Board& board, const Cables& solution, puzzle::Random& random) {
    Session session = begun(board, random);
    std::vector<std::size_t> order;
    while (!session.solved()) {
        if (order.empty())
            for (std::size_t pair = 0; pair < solution.size(); ++pair)
                order.insert(order.begin() + static_cast<std::ptrdiff_t>(random.below(order.size() + 1)), pair);
        wait(session, random);
        session.draw(solving(board, solution[order.back()], random));
        order.pop_back();
        if (random.below(6) == 0 && !session.solved()) {
            wait(session, random);
            session.play(anyEvent(session, random));
        }
    }
    return session;
}

/// Boards that can be solved, with a solution, in turn with both rules.
std::pair<Board, Cables> solvable(puzzle::Random& random) {
    for (;;) {
        const Board board = random.below(3) == 0 ? test::untouchingBoard(4, 5, random) : test::smallBoard(random);
        if (auto cables = solve(board).cables)
            return {board, *std::move(cables)};
    }
}

TEST(ArukoneSessionProperty, EveryGameMatchesThePlainOne) {
    puzzle::Random random("session/plain");
    int possible = 0;
    int cuts = 0;
    int wins = 0;
    for (int i = 0; i < 2000; ++i) {
        const Board board = test::smallBoard(random);
        Session session(board);
        PlainGame plain(board);
        for (int events = 0; events < 25; ++events) {
            wait(session, random);
            const Event event = anyEvent(session, random);
            const auto change = session.play(event);
            ASSERT_EQ(change.has_value(), plain.play(event)) << rowsOf(board) << formatEvents(session.events());
            ASSERT_EQ(drawnCables(session.cables()), drawnCables(plain.cables()))
                << rowsOf(board) << formatEvents(session.events());
            ASSERT_EQ(session.solved(), plain.solved()) << rowsOf(board) << formatEvents(session.events());
            ASSERT_EQ(session.score(), plain.score()) << rowsOf(board) << formatEvents(session.events());
            ASSERT_EQ(session.undos(), plain.undos());
            possible += change ? 1 : 0;
            cuts += change && !change->cut.empty() ? 1 : 0;
        }
        wins += session.solved() ? 1 : 0;
    }
    EXPECT_GT(possible, 10'000);
    EXPECT_GT(cuts, 500);
    EXPECT_GT(wins, 100);
}

TEST(ArukoneSessionProperty, UndoingAllEmptiesTheBoardAndRedoingAllRestoresIt) {
    puzzle::Random random("session/undo");
    int undone = 0;
    for (int i = 0; i < 1000; ++i) {
        Session session = begun(test::smallBoard(random), random);
        if (session.solved())
            continue;
        while (session.redo()) {
        }
        const Cables end = session.cables();
        const int score = session.score();
        int strokes = 0;
        for (; session.undo(); ++strokes) {
        }
        EXPECT_FALSE(session.canUndo());
        EXPECT_EQ(drawnCables(session.cables()), drawnCables(noCables(session.board())));
        EXPECT_EQ(session.score(), 0);
        for (int left = strokes; left > 0; --left)
            EXPECT_TRUE(session.redo());
        EXPECT_FALSE(session.canRedo());
        EXPECT_EQ(session.cables(), end) << rowsOf(session.board()) << formatEvents(session.events());
        EXPECT_EQ(session.score(), score);
        undone += strokes;
    }
    EXPECT_GT(undone, 1000);
}

/// Whatever is done afterwards.
TEST(ArukoneSessionProperty, IsTheSameAfterSavingAndRestoring) {
    puzzle::Random random("session/save");
    for (int i = 0; i < 1000; ++i) {
        const auto [board, solution] = solvable(random);
        Session session = i % 3 == 0 ? won(board, solution, random) : begun(board, random);
        session.noteHints(1);
        session.keepHelp(); // Otherwise it would only count from the first stroke on.
        wait(session, random);
        auto restored = Session::restore(board, session.save());
        ASSERT_TRUE(restored) << rowsOf(board) << session.save().events;
        for (int events = 0; events < 10; ++events) {
            ASSERT_EQ(restored->save(), session.save());
            ASSERT_EQ(restored->cables(), session.cables()) << rowsOf(board) << session.save().events;
            ASSERT_EQ(restored->score(), session.score());
            ASSERT_EQ(restored->undos(), session.undos());
            ASSERT_EQ(restored->canUndo(), session.canUndo());
            ASSERT_EQ(restored->canRedo(), session.canRedo());
            ASSERT_EQ(restored->solved(), session.solved());
            const Event event = anyEvent(session, random);
            ASSERT_EQ(restored->play(event).has_value(), session.play(event).has_value());
        }
    }
}

TEST(ArukoneSessionProperty, PlaybackShowsEveryStateOfTheGame) {
    puzzle::Random random("session/playback");
    for (int i = 0; i < 200; ++i) {
        const auto [board, solution] = solvable(random);
        const Session session = won(board, solution, random);
        const std::vector<Event> events(session.events().begin(), session.events().end());
        std::vector<Cables> states{noCables(board)};
        Session again(board);
        for (const Event& event : events) {
            ASSERT_TRUE(again.play(event));
            states.push_back(again.cables());
        }
        Playback playback(Session(board), events);
        ASSERT_EQ(playback.length(), events.size());
        for (int jumps = 0; jumps < 10; ++jumps) {
            const std::size_t at = random.below(states.size());
            playback.seek(at);
            ASSERT_EQ(playback.session().cables(), states[at]) << rowsOf(board) << formatEvents(events);
        }
    }
}

TEST(ArukoneSessionProperty, NoWinIsBetterThanTheOptimum) {
    puzzle::Random random("session/optimum");
    int atOptimum = 0;
    int above = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto [board, solution] = solvable(random);
        const Session session = won(board, solution, random);
        const int optimum = board.fill() == Fill::All ? board.pairCount() : shortestSolution(board).length;
        EXPECT_GE(session.score(), optimum) << rowsOf(board) << formatEvents(session.events());
        ++(session.score() == optimum ? atOptimum : above);
    }
    EXPECT_GT(atOptimum, 100);
    EXPECT_GT(above, 100);
}

/// With a hint, so that turns take no time: those are the subject of TurnsTest.
RunClaim claimOf(const Session& session) {
    return {session.score(), session.undos(), session.elapsed(), 1};
}

TEST(ArukoneSessionProperty, RunsCountExactlyIfTheyAreTrue) {
    puzzle::Random random("session/claims");
    for (int i = 0; i < 1000; ++i) {
        const auto [board, solution] = solvable(random);
        const Session session = won(board, solution, random);
        SCOPED_TRACE(rowsOf(board) + formatEvents(session.events()));
        const RunClaim truth = claimOf(session);
        EXPECT_EQ(verifyRun(board, session.events(), truth), std::nullopt);
        for (const int difference : {-1, 1}) {
            RunClaim lie = truth;
            lie.moves += difference;
            EXPECT_EQ(verifyRun(board, session.events(), lie), ReplayProblem::WrongMoves);
            lie = truth;
            lie.undos += difference;
            EXPECT_EQ(verifyRun(board, session.events(), lie), ReplayProblem::WrongUndos);
            lie = truth;
            lie.duration += Milliseconds(difference);
            EXPECT_EQ(verifyRun(board, session.events(), lie), ReplayProblem::BadTime);
        }
        EXPECT_EQ(verifyRun(board, session.events().first(session.events().size() - 1),
                            {truth.moves, truth.undos,
                             session.events().size() > 1 ? session.events().rbegin()[1].at : Milliseconds{}}),
                  session.events().size() > 1 ? ReplayProblem::NotSolved : ReplayProblem::NoEvents);
    }
}

/// One thing of a run changed at random.
std::vector<Event> changed(std::vector<Event> events, const Board& board, puzzle::Random& random) {
    const std::size_t at = random.below(events.size());
    Event& event = events[at];
    switch (random.below(8)) {
    case 0:
        events.erase(events.begin() + static_cast<std::ptrdiff_t>(at));
        break;
    case 1:
        events.insert(events.begin() + static_cast<std::ptrdiff_t>(at), Event(event));
        break;
    case 2:
        std::swap(event.move, events[random.below(events.size())].move);
        break;
    case 3:
        event.at += Milliseconds(random.below(2) == 0 ? 1 : -1);
        break;
    case 4:
        if (!event.move.word.empty())
            event.move.word[random.below(event.move.word.size())] = stepLetters[random.below(4)];
        break;
    case 5:
        if (!event.move.word.empty())
            event.move.word.pop_back();
        break;
    case 6:
        event.kind = random.below(2) == 0 ? EventKind::Undo : EventKind::Redo;
        break;
    default:
        event = {event.at, EventKind::Move, anyStroke(board, random)};
    }
    return events;
}

/// Whether a run is one, by the plain game.
bool isTrue(const Board& board, const std::vector<Event>& events, const RunClaim& claim) {
    PlainGame plain(board);
    Milliseconds last{};
    int strokes = 0;
    for (const Event& event : events) {
        if (event.at < last || !plain.play(event))
            return false;
        last = event.at;
        strokes += event.kind == EventKind::Move ? 1 : 0;
    }
    return !events.empty() && events.front().at == Milliseconds{} && last == claim.duration && plain.solved() &&
           plain.score() == claim.moves && plain.undos() == claim.undos &&
           last >= (strokes - 1) * puzzle::minTimePerMove;
}

TEST(ArukoneSessionProperty, ChangedRunsCountExactlyIfTheyAreStillTrue) {
    puzzle::Random random("session/changed");
    int counted = 0;
    int refused = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto [board, solution] = solvable(random);
        const Session session = won(board, solution, random);
        std::vector<Event> events(session.events().begin(), session.events().end());
        for (int changes = 0; changes < 4 && !events.empty(); ++changes) {
            events = changed(std::move(events), board, random);
            // What they would claim: the truth of the changed run if there is one.
            Session replayed(board);
            for (const Event& event : events)
                replayed.play(event);
            RunClaim claim = random.below(2) == 0 ? claimOf(session) : claimOf(replayed);
            const bool accepted = !verifyRun(board, events, claim);
            ASSERT_EQ(accepted, isTrue(board, events, claim)) << rowsOf(board) << formatEvents(events);
            ++(accepted ? counted : refused);
        }
    }
    EXPECT_GT(counted, 500);
    EXPECT_GT(refused, 2000);
}

} // namespace
} // namespace arukone
