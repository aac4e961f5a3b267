// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/WinWords.hpp"

#include "arukone/Session.hpp"
#include "game/round/HelpCount.hpp"
#include "game/round/IdeaCard.hpp"
#include "game/round/Rival.hpp"
#include "game/words/DailyWords.hpp"
#include "game/words/Wording.hpp"
#include "lights/Deduction.hpp"
#include "lights/Hint.hpp"
#include "lights/Session.hpp"
#include "lights/Solutions.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Game.hpp"
#include "puzzle/Kind.hpp"
#include "puzzle/Replay.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

namespace game {

namespace {

// What the words of a win say differs from puzzle to puzzle; std::visit chooses by the board.

std::string headline(const text::Text& text, const lights::Puzzle& /*board*/) {
    return text.tr("Good night.");
}

std::string headline(const text::Text& text, const arukone::Board& /*board*/) {
    return text.tr("Let there be light.");
}

std::string labelOf(const text::Text& text, const lights::Puzzle& /*board*/) {
    return text.tr("Moves");
}

std::string labelOf(const text::Text& text, const arukone::Board& board) {
    return scoreLabel(text, board.fill());
}

std::string movesWords(const text::Text& text, const lights::Puzzle& /*board*/, int moves) {
    return text.trn("{1} move", "{1} moves", moves);
}

std::string movesWords(const text::Text& text, const arukone::Board& board, int moves) {
    if (arukone::fillsBoard(board.fill()))
        return text.trn("{1} stroke", "{1} strokes", moves);
    return text.tr("length {1}", moves);
}

std::string strokesSentence(const text::Text& text, const std::string& place, int over) {
    if (over <= 0)
        return text.tr("{1}: wired with the fewest possible strokes.", place);
    return text.trn("{2}: one stroke over the optimum.", "{2}: {3} strokes over the optimum.", over, place,
                    text::numberWord(text, over));
}

std::string lengthSentence(const text::Text& text, const std::string& place, int over, bool exact) {
    if (over > 0)
        // TRANSLATORS: {1} is the name of the level, {2} a number of steps: "Seesaw: 4 longer than the shortest
        // cables."
        return text.tr("{1}: {2} longer than the shortest cables.", place, over);
    return exact ? text.tr("{1}: wired with the shortest cables there are.", place)
                 : text.tr("{1}: wired with the shortest cables known.", place);
}

std::string sentenceOf(const text::Text& text, const lights::Puzzle& /*board*/, const std::string& place, int over,
                       bool exact) {
    if (over <= 0)
        return exact ? text.tr("{1}: solved with the fewest possible moves.", place)
                     : text.tr("{1}: solved with the fewest moves known.", place);
    return text.trn("{2}: one move over the optimum.", "{2}: {3} moves over the optimum.", over, place,
                    text::numberWord(text, over));
}

std::string sentenceOf(const text::Text& text, const arukone::Board& board, const std::string& place, int over,
                       bool exact) {
    return arukone::fillsBoard(board.fill()) ? strokesSentence(text, place, over)
                                             : lengthSentence(text, place, over, exact);
}

std::string sentence(const text::Text& text, const ToWin& win) {
    std::string place = shortPlace(text, win.challenge);
    if (win.challenge.place())
        // TRANSLATORS: {1} is the name of a house: "Attic, level 3".
        place = text.tr("{1}, level {2}", houseName(text, *win.challenge.place()), win.challenge.place()->number);
    if (win.played.assists.solutionShown)
        return text.tr("{1}: the solution was shown.", place);
    const int over = win.played.moves - win.par.moves;
    return std::visit([&](const auto& board) { return sentenceOf(text, board, place, over, win.par.exact); },
                      win.challenge.board);
}

std::string lastLevelSentence(const text::Text& text, const arukone::Board& /*board*/, const ToWin& win) {
    if (win.asleep == Asleep::Street)
        return text.tr("That was the last one of all: the house next door has its lights back.");
    if (win.asleep == Asleep::House && win.challenge.place())
        return text.tr("That was the last one. Lit again: {1}.", houseName(text, *win.challenge.place()));
    return {};
}

std::string lastLevelSentence(const text::Text& text, const lights::Puzzle& /*board*/, const ToWin& win) {
    if (win.asleep == Asleep::Street)
        return text.tr("That was the last one of all: the whole street is asleep.");
    if (win.asleep == Asleep::House && win.challenge.place())
        return text.tr("Its last window is dark."); // The headline names the house.
    return {};
}

/// Says that this was the last level of a house or of the street; otherwise empty.
std::string lastLevelSentence(const text::Text& text, const ToWin& win) {
    return std::visit([&](const auto& board) { return lastLevelSentence(text, board, win); }, win.challenge.board);
}

/// Says what the help used costs; empty if none was used.
std::string helpCost(const text::Text& text, const ToWin& win) {
    const puzzle::Assists& assists = win.played.assists;
    if (assists.solutionShown || !assists.any())
        return {};
    if (win.solutionSeen)
        return text.tr("The solution was shown here today: two stars at most.");
    const bool ofDay = win.challenge.day().has_value();
    if (win.hintedBefore && ofDay)
        return text.tr("Your help from earlier today still counts: two stars at most.");
    if (win.hintedBefore)
        return text.tr("You were given a hint here before: two stars, until you have solved another board.");
    const std::string cost = assists.hints > 0 && assists.liveCounter
                                 ? text.tr("With hints, and with the moves left shown: two stars at most.")
                             : assists.liveCounter ? text.tr("With the moves left shown: two stars at most.")
                                                   : text.trn("With {1} hint: two stars at most.",
                                                              "With {1} hints: two stars at most.", assists.hints);
    return ofDay ? cost + " " + helpCountsAllDay(text) : cost;
}

/// The windows that a run pressed; std::nullopt for fuse boxes and for boards that would fill a screen.
std::optional<lights::BitGrid> pressedIn(const ToWin& win) {
    constexpr int largest = 12;
    if (!win.challenge.isLights())
        return std::nullopt;
    const lights::Puzzle& puzzle = win.challenge.lights();
    if (puzzle.rows() > largest || puzzle.columns() > largest)
        return std::nullopt;
    const auto session = lights::Session::restore(puzzle, {win.played.events, win.played.elapsed, {}});
    return session ? std::optional(session->pressed()) : std::nullopt;
}

/// After a run that is longer than the optimum: which windows would have saved moves; empty if no pattern says so.
std::string savedByPattern(const text::Text& text, const ToWin& win) {
    if (win.played.moves <= win.par.moves || !win.par.exact)
        return {};
    const auto made = pressedIn(win);
    if (!made || win.challenge.lights().rules().quietHours)
        return {};
    const auto longer = lights::quietReason(*made, lights::Solver(win.challenge.lights()).quiet());
    if (!longer)
        return {};
    const auto pressed = (longer->pattern & *made).count();
    return text.trn("{2} of the {3} windows of a quiet pattern were pressed: {1} move too many.",
                    "{2} of the {3} windows of a quiet pattern were pressed: {1} moves too many.", longer->gain,
                    pressed, longer->pattern.count());
}

/// The windows to press as lines of emoji; empty for what pressedIn() does not know.
std::string pressGrid(const ToWin& win) {
    const auto pressed = pressedIn(win);
    if (!pressed)
        return {};
    const lights::Puzzle& puzzle = win.challenge.lights();
    std::string lines;
    for (int row = 0; row < puzzle.rows(); ++row) {
        for (int column = 0; column < puzzle.columns(); ++column) {
            const lights::Cell cell{row, column};
            lines += puzzle.start().isHole(cell)     ? "🧱"
                     : puzzle.start().isSealed(cell) ? "🟫"
                     : pressed->test(cell)           ? "🟨"
                                                     : "⬛";
        }
        lines += "\n";
    }
    return lines;
}

auto restored(const lights::Puzzle& board, const puzzle::SavedGame& game) {
    return lights::Session::restore(board, game);
}

auto restored(const arukone::Board& board, const puzzle::SavedGame& game) {
    return arukone::Session::restore(board, game);
}

template<class Session>
bool isByHand(const std::optional<Session>& session, const puzzle::Performance& played) {
    return !session || // It is refused for another reason.
           puzzle::isPlayableByHand(*session, played.assists.hints, played.elapsed);
}

/// Whether hands can have played it: otherwise it does not count.
bool isByHand(const ToWin& win) {
    // Judged by the length of the text, which also holds the letters between two turns of a stroke, each half as long
    // as a move. Most runs are slow enough for as many moves as that would make.
    constexpr std::size_t shortestMove = 4;
    if (puzzle::isPlayableByHand(static_cast<int>(win.played.events.size() / shortestMove), win.played.elapsed))
        return true;
    const puzzle::SavedGame played{win.played.events, win.played.elapsed, {}};
    return std::visit([&](const auto& board) { return isByHand(restored(board, played), win.played); },
                      win.challenge.board);
}

/// Whether nothing is said of what the level was about, so that nothing is drawn either.
bool ideaIsUnknown(const ToWin& win) {
    return win.challenge.notes.idea.empty();
}

/// Whether a lesson is about quiet patterns: see lessonIds.
bool isAboutQuiet(std::string_view lesson) {
    return lesson == "quiet" || lesson == "solutions" || lesson == "solvable";
}

/// Whether the idea of a level is that its two sides, or its top and its bottom, are alike. Many others are symmetric
/// too, without anything to be gained from it.
bool isAboutMirrors(std::string_view level) {
    constexpr std::array<std::string_view, 7> levels{"terrace/love-letter",  "corner/gingerbread", "hotel/double-bed",
                                                     "crooked/klein-bottle", "crooked/masks",      "observatory/twins",
                                                     "observatory/telescope"};
    return std::ranges::find(levels, level) != levels.end();
}

/// Who was ahead, by moves first and then by time.
std::string raceSentence(const text::Text& text, const ToWin& win) {
    if (win.challenge.isLights())
        return raceResult(text, win.played, *win.rival);
    const std::string name = text::playerName(text, win.rival->player);
    const auto own = std::pair(win.played.moves, win.played.elapsed);
    const auto other = std::pair(win.rival->moves, win.rival->duration);
    if (own == other)
        return text.tr("Exactly as good as {1}: a dead heat.", name);
    return own < other ? text.tr("You were ahead of {1}.", name) : text.tr("{1} was ahead of you.", name);
}

} // namespace

int starsOf(const ToWin& win) {
    if (win.played.assists.solutionShown || !isByHand(win))
        return 0;
    return data::kindOf(win.challenge.board)
        .stars(win.challenge.code, win.played.moves, win.par.moves, win.played.assists.any());
}

std::string winHeadline(const text::Text& text, const ToWin& win) {
    return std::visit([&](const auto& board) { return headline(text, board); }, win.challenge.board);
}

std::string winHero(const text::Text& text, const ToWin& win) {
    if (win.challenge.isLights() && win.challenge.place() != nullptr && win.asleep == Asleep::House)
        return bedtimeHero(text, *win.challenge.place());
    return winHeadline(text, win);
}

std::string scoreLabel(const text::Text& text, const Challenge& challenge) {
    return std::visit([&](const auto& board) { return labelOf(text, board); }, challenge.board);
}

std::string scoreWords(const text::Text& text, const Challenge& challenge, int moves) {
    return std::visit([&](const auto& board) { return movesWords(text, board, moves); }, challenge.board);
}

std::vector<std::string> winSentences(const text::Text& text, const ToWin& win) {
    const bool raced = win.rival && !win.played.assists.solutionShown;
    std::vector<std::string> lines{raced ? raceSentence(text, win) : sentence(text, win)};
    if (win.played.assists.solutionShown)
        lines.push_back(text.tr("That is not recorded. Until tomorrow this board gives two stars at most."));
    else if (!isByHand(win))
        lines.push_back(text.tr("Faster than any hand can be: this does not count."));
    else if (std::string last = lastLevelSentence(text, win); !last.empty())
        lines.push_back(std::move(last));
    else if (std::string cost = helpCost(text, win); !cost.empty())
        lines.push_back(std::move(cost));
    else if (win.recorded.late)
        lines.push_back(text.tr("Not on its own day: not part of a streak."));
    else if (raced)
        lines.push_back(sentence(text, win));
    else if (std::string saved = savedByPattern(text, win); !saved.empty())
        lines.push_back(std::move(saved));
    if (const int now = starsOf(win); now > 0 && now < win.starsHere) {
        const std::string kept = text.tr("Your {1} stars from before are kept.", win.starsHere);
        if (lines.size() > 1)
            lines.back() += " " + kept;
        else
            lines.push_back(kept);
    }
    return lines;
}

std::string winIdea(const text::Text& text, const ToWin& win) {
    const bool isKnown = win.challenge.isLights() && starsOf(win) > 0;
    const std::string idea = isKnown ? ideaOf(text, win.challenge) : std::string();
    // TRANSLATORS: After a win; {1} is the line that says what the level was about.
    return idea.empty() ? idea : text.tr("The idea: {1}", idea);
}

IdeaDrawing drawingOf(const ToWin& win) {
    const lights::Puzzle& puzzle = win.challenge.lights();
    IdeaDrawing drawing{lights::BitGrid(puzzle.rows(), puzzle.columns()), false, false};
    if (ideaIsUnknown(win)) // So that a long run is not replayed in vain.
        return drawing;
    const auto session = lights::Session::restore(puzzle, {win.played.events, win.played.elapsed, {}});
    if (!session)
        return drawing;
    const lights::BitGrid& pressed = session->pressed();
    if (const auto* way = win.challenge.riddle() ? std::get_if<lights::AnotherWay>(win.challenge.riddle()) : nullptr) {
        drawing.pattern = pressed ^ way->shown;
        return drawing;
    }
    if (isAboutQuiet(win.challenge.notes.lesson)) {
        std::int64_t most = 0;
        const lights::BitGrid none = drawing.pattern;
        const auto quiet = lights::quietPatterns(puzzle.start(), puzzle.rules());
        if (quiet.size() <= static_cast<std::size_t>(lights::maxCountedNullity))
            lights::forEachSolution(none, quiet, [&](const lights::BitGrid& pattern) {
                const std::int64_t shared = 2 * (pattern & pressed).count() - pattern.count();
                if (pattern.any() && (!drawing.pattern.any() || shared > most)) {
                    most = shared;
                    drawing.pattern = pattern;
                }
            });
        return drawing;
    }
    if (!isAboutMirrors(win.challenge.key.levelPath()))
        return drawing;
    const lights::BitGrid wrong = puzzle.open(puzzle.start());
    const auto same = [&](auto image) {
        bool all = true;
        for (int row = 0; row < puzzle.rows(); ++row)
            for (int column = 0; column < puzzle.columns(); ++column) {
                const lights::Cell cell{row, column};
                const lights::Cell other = image(cell);
                const auto looks = [&](lights::Cell at) {
                    return std::tuple(puzzle.start().isHole(at), puzzle.start().isSealed(at),
                                      puzzle.start().isCurtained(at), wrong.test(at), pressed.test(at));
                };
                all = all && looks(cell) == looks(other);
            }
        return all;
    };
    drawing.leftRight = same([&](lights::Cell cell) {
        return lights::Cell{cell.row, puzzle.columns() - 1 - cell.column};
    });
    drawing.topBottom = same([&](lights::Cell cell) {
        return lights::Cell{puzzle.rows() - 1 - cell.row, cell.column};
    });
    return drawing;
}

std::string bedtimeHero(const text::Text& text, const Challenge::Place& house) {
    switch (house.album ? House::Slate : houseOfPack(house.packId)) {
    case House::Shed:
        return text.tr("The garden shed is asleep.");
    case House::Terrace:
        return text.tr("The terrace house is asleep.");
    case House::Tower:
        return text.tr("The tower is asleep.");
    case House::Lighthouse:
        return text.tr("The lighthouse is asleep.");
    case House::Corner:
        return text.tr("The corner house is asleep.");
    case House::Round:
        return text.tr("The roundhouse is asleep.");
    case House::Crooked:
        return text.tr("The crooked house is asleep.");
    case House::Observatory:
        return text.tr("The observatory is asleep.");
    case House::Workshop:
        return text.tr("The workshop is asleep.");
    case House::Hotel:
        return text.tr("The hotel is asleep.");
    case House::Slate:
        break;
    }
    // TRANSLATORS: {1} is the name that somebody gave a house of their own.
    return text.tr("{1} is asleep.", houseName(text, house));
}

std::vector<std::string> bedtimeLines(const text::Text& text, const Challenge::Place& house,
                                      const data::LevelRef* next) {
    std::vector<std::string> lines{
        text.trn("Its one window is dark.", "All {1} windows are dark.", static_cast<std::int64_t>(house.levels))};
    if (next != nullptr && next->pack->pack.id != house.packId)
        lines.push_back(
            text.tr("Somebody is still awake here: {1}.", next->pack->pack.name.in(text::code(text.language()))));
    return lines;
}

std::string resultText(const text::Text& text, const ToWin& win, int streak) {
    std::string stars;
    for (int i = 0; i < 3; ++i)
        stars += i < starsOf(win) ? "★" : "☆";
    std::string place = shortPlace(text, win.challenge);
    if (const auto day = win.challenge.day())
        place = dailyPlace(text, win.challenge.dailySeries(), text::longDate(text, *day));
    // TRANSLATORS: First line of a result to paste; {1} says of what: "Lichter Aus – Attic, level 3".
    std::string lines = text.tr("Lichter Aus – {1}", place) + "\n" + pressGrid(win);
    lines += text.trc("list", "{1}, {2}", scoreWords(text, win.challenge, win.played.moves),
                      optimumWords(text, win.par.moves, win.par.exact)) +
             " · " + text::clock(win.played.elapsed) + " · " + stars + "\n";
    if (streak > 0)
        lines += streakWords(text, streak) + "\n";
    return lines + win.challenge.code;
}

} // namespace game
