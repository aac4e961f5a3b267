// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/lessons/LessonTexts.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace game::lessons {

LightsLesson chasing(const text::Text& text) {
    LightsLesson lesson{
        "chase", text.tr("Light chasing"), text.tr("A method for every flat house without gaps, row by row."), {}};
    const lights::Puzzle start = puzzleOf(boardOf({"#.#..", ".##..", ".##..", "#.#..", "##..."}));
    const auto after = [&start](int row) { return start.startingFrom(chasedTo(start, row)); };

    lesson.steps.push_back(
        {text.tr("Press below every light"),
         text.tr("Look at the top row only. Wherever a light is on, press the window directly below "
                 "it. That puts the light out and touches nothing else in the row."),
         text.tr("Press the marked windows."), text.tr("The top row is dark, and stays dark from now on."),
         text.tr("Only below a light of the top row: where the arrows point."), start, lights::ChaseTo{0}, Guide::All});
    lesson.steps.push_back({text.tr("One row down"),
                            text.tr("Now put out the second row. Its lights have changed; that does not matter."),
                            text.tr("Press below every light of the framed row."),
                            text.tr("Two rows dark. You can see how it goes from here."),
                            text.tr("Only below a light of the framed row, or rows above light up again."), after(0),
                            lights::ChaseTo{1}, Guide::Row});
    lesson.steps.push_back(
        {text.tr("Down to the bottom"),
         text.tr("Row by row, always below the lights of the topmost row that is not dark yet."),
         text.tr("Chase the lights until only the last row is left."), text.tr("Every row but the last is dark."),
         text.tr("The topmost lights first: press right below one of them."), after(1), lights::ChaseTo{3}});

    LessonStep left{text.tr("What can be left"),
                    text.tr("This method works on every flat house with the plus and without gaps, whatever its size. "
                            "But below the last "
                            "row there is nothing left to press."),
                    text.tr("Where can lights be left when you are through?"),
                    text.tr("With luck, it is dark too. If not, the next lesson helps."),
                    text.tr("Every row above was put out, and never touched again after that."),
                    after(3),
                    lights::ChooseAnswer{1}};
    left.answers = {text.tr("Anywhere"), text.tr("Only in the last row"), text.tr("Nowhere: it is always dark then")};
    lesson.steps.push_back(std::move(left));

    lesson.steps.push_back(
        {text.tr("A whole house"), text.tr("On this board you are lucky: the last row goes out by itself."),
         text.tr("Chase the lights from top to bottom."), text.tr("Asleep, and you never had to look ahead."),
         text.tr("The topmost lights first: press right below one of them."),
         puzzleOf(boardOf({"#.#.#", ".....", "#.#.#", ".....", "#.#.#"})), lights::ChaseAll{}});
    return lesson;
}

namespace {

std::string sizeWords(const text::Text& text, int size) {
    return text.tr("{1} × {2}", size, size);
}

/// Up to two wrong answers: presses in the top row that leave another trace than `right`, though they differ from it in
/// only one cell.
std::vector<lights::BitGrid> wrongPresses(const lights::FixUp& fixUp, const lights::BitGrid& right) {
    std::vector<lights::BitGrid> found;
    const int columns = fixUp.columns();
    const auto offer = [&](const lights::BitGrid& presses) {
        const bool same = fixUp.trace(presses) == fixUp.trace(right);
        const bool known = std::find(found.begin(), found.end(), presses) != found.end();
        if (presses.any() && !same && !known && found.size() < 2)
            found.push_back(presses);
    };
    for (int c = columns - 1; c >= 0; --c) { // Right but for one press more or less.
        lights::BitGrid presses = right;
        presses.flip({0, c});
        offer(presses);
    }
    return found;
}

/// The crib with all traces: one line per window of the top row.
Crib traceCrib(const text::Text& text, const lights::FixUp& fixUp) {
    Crib crib;
    crib.title = text.tr("Traces of the top row");
    crib.text = text.tr("What each window of the top row leaves behind when it is chased down.");
    crib.leftHead = text.tr("left over");
    crib.rightHead = text.tr("press at the top");
    for (int c = 0; c < fixUp.columns(); ++c) {
        lights::BitGrid press(1, fixUp.columns());
        press.set({0, c});
        crib.lines.push_back({fixUp.trace(c), press});
    }
    return crib;
}

lights::Board boardWithLastRow(int size, const lights::BitGrid& row) {
    lights::Board board = darkBoard(size, size);
    row.forEach([&](lights::Cell cell) { board.toggle({size - 1, cell.column}); });
    return board;
}

/// A board, and what light chasing with a fix-up presses on it.
struct Chased {
    lights::Puzzle puzzle;
    int presses = 0;     ///< All of them.
    lights::BitGrid sum; ///< Those windows that are pressed an odd number of times.
};

/// Chases the lights to the end. \returns nothing if no fix-up is needed.
std::optional<Chased> chasedWithFixUp(const lights::Puzzle& puzzle, const lights::FixUp& fixUp) {
    lights::Chaser chaser(puzzle, fixUp);
    lights::Board board = puzzle.start();
    Chased chased{puzzle, 0, lights::BitGrid(puzzle.rows(), puzzle.columns())};
    bool fixed = false;
    for (auto advice = chaser.advice(board); !advice.presses.empty(); advice = chaser.advice(board)) {
        fixed = fixed || advice.kind == lights::ChaseAdvice::Kind::FixUp;
        for (const lights::Cell cell : advice.presses) {
            lights::press(board, puzzle.rules(), cell);
            chaser.pressed(cell);
            chased.sum.flip(cell);
            ++chased.presses;
        }
    }
    return fixed ? std::optional(std::move(chased)) : std::nullopt;
}

/// A house that takes few presses to chase, some of them twice, and whose sum is a shortest solution.
Chased houseToSum(const lights::FixUp& fixUp) {
    constexpr int draws = 200;
    const int size = fixUp.rows();
    puzzle::Random random("lesson/sum/" + std::to_string(size));
    std::optional<Chased> best;
    for (int i = 0; i < draws; ++i) {
        const auto below = [&](int limit) { return static_cast<int>(random.below(static_cast<std::uint64_t>(limit))); };
        std::vector<lights::Cell> presses{{0, below(size)}};
        for (int more = 1 + below(3); more > 0; --more)
            presses.push_back({below(size), below(size)});
        const auto chased = chasedWithFixUp(puzzleOf(pressedBoard(size, size, presses)), fixUp);
        if (chased && chased->sum.count() > 1 && chased->presses > chased->sum.count() &&
            (!best || chased->presses < best->presses) &&
            lights::solve(chased->puzzle).result->moves() == static_cast<int>(chased->sum.count()))
            best = chased;
    }
    return best.value();
}

/// Adds the two steps on what chasing presses in vain.
void addSum(LightsLesson& lesson, const text::Text& text, const lights::FixUp& fixUp) {
    const Chased house = houseToSum(fixUp);
    LessonStep whole{text.tr("A whole house with the cheat sheet"),
                     text.tr("Chase down, find what is left over on the cheat sheet, press at the top what stands "
                             "beside it, and chase down again."),
                     text.tr("Put the whole house to bed with the cheat sheet."),
                     text.trn("That takes {1} press, but windows pressed twice do not count: see the next step.",
                              "That takes {1} presses, but windows pressed twice do not count: see the next step.",
                              house.presses),
                     text.tr("The topmost lights first: press right below one of them."),
                     house.puzzle,
                     lights::ChaseAll{}};
    whole.crib = fixUpCrib(text, fixUp);
    lesson.steps.push_back(std::move(whole));

    const auto sum = house.sum.count();
    const bool unique = lights::quietPatterns(darkBoard(fixUp.rows(), fixUp.columns()), {}).empty();
    lesson.steps.push_back(
        {text.tr("The sum of the presses"),
         text.tr(
             "Here is the house once more. With the cheat sheet, some windows are pressed twice: the second press "
             "takes "
             "the first back, so neither counts. What remains of the {1} presses is their sum. Its windows are marked.",
             house.presses),
         text.tr("Press the marked windows, in any order."),
         unique
             ? text.trn("{2} presses, but {1} move. A house of this size has only one solution: however you find it, "
                        "its windows remain.",
                        "{2} presses, but {1} moves. A house of this size has only one solution: however you find "
                        "it, its windows remain.",
                        sum, house.presses)
             : text.trn("{2} presses, but {1} move, and it cannot be done in fewer. At this size that is not always "
                        "so: lesson 7 shows how to go on.",
                        "{2} presses, but {1} moves, and it cannot be done in fewer. At this size that is not "
                        "always so: lesson 7 shows how to go on.",
                        sum, house.presses),
         text.tr("Only the marked windows, each once."), house.puzzle, lights::PressThese{house.sum.toCells(), false},
         Guide::All});
}

/// A board to practise on: chasing leaves something in its last row.
lights::Puzzle drillBoard(const lights::FixUp& fixUp, int number) {
    const int size = fixUp.rows();
    puzzle::Random random("lesson/drill/" + std::to_string(size) + "/" + std::to_string(number));
    while (true) {
        std::vector<lights::Cell> presses;
        for (int i = 0; i < size * size; ++i)
            if (random.below(2) == 0)
                presses.push_back({i / size, i % size});
        const lights::Puzzle board = puzzleOf(pressedBoard(size, size, presses));
        if (chasedWithFixUp(board, fixUp))
            return board;
    }
}

/// Adds five boards to practise on.
void addDrill(LightsLesson& lesson, const text::Text& text, const lights::FixUp& fixUp) {
    constexpr int boards = 5;
    constexpr int withSheet = 3;
    for (int i = 1; i <= boards; ++i) {
        LessonStep step{
            text.tr("Practice: {1} of {2}", i, boards),
            i <= withSheet
                ? text.tr(
                      "The whole way once more: chase, look up what is left over, press at the top, and chase again.")
                : text.tr("Now without the cheat sheet. Do you still know what belongs to what is left over?"),
            text.tr("Put the house to bed."),
            i < boards ? text.tr("Asleep.")
                       : text.tr("Five houses asleep. Every solvable board of this size can be put to bed like that."),
            text.tr("The topmost lights first: press right below one of them."),
            drillBoard(fixUp, i),
            lights::ChaseAll{}};
        if (i <= withSheet)
            step.crib = fixUpCrib(text, fixUp);
        lesson.steps.push_back(std::move(step));
    }
}

/// Adds two steps for sizes where presses in the top row can fix the last row.
void addFixing(LightsLesson& lesson, const text::Text& text, const lights::FixUp& fixUp) {
    const int size = fixUp.rows();
    const lights::FixUp::Line line = fixUp.crib().front();
    std::vector<lights::BitGrid> choices = wrongPresses(fixUp, line.presses);
    const int right = static_cast<int>(choices.size()) / 2;
    choices.insert(choices.begin() + right, line.presses);
    LessonStep add{
        text.tr("Traces add up"),
        text.tr("The cheat sheet shows all the traces. If you press several windows at the top, their traces add up, "
                "and a light that comes up twice cancels out."),
        text.tr("Left over: {1}. Which windows at the top leave just that?", windowList(text, line.leftover)),
        text.tr("So press just these at the top, and chase: their trace cancels what was left."),
        text.tr("Add the traces of those windows: that gives something else."),
        puzzleOf(boardWithLastRow(size, line.leftover)),
        lights::ChooseAnswer{right}};
    for (const lights::BitGrid& presses : choices)
        // TRANSLATORS: {1} lists windows of the top row to press: "At the top: 2 and 4".
        add.answers.push_back(text.tr("At the top: {1}", windowList(text, presses)));
    add.crib = traceCrib(text, fixUp);
    lesson.steps.push_back(std::move(add));

    const auto lines = fixUp.crib();
    const lights::BitGrid leftover =
        fixUp.cribIsComplete() ? lines.back().leftover : lines.front().leftover ^ lines.back().leftover;
    LessonStep use{text.tr("Fix it at the top"),
                   text.tr("The cheat sheet now has the finished table. Find what is left over, press at the top what "
                           "stands beside it, then chase the lights down once more."),
                   text.tr("Put the house to bed with the cheat sheet."),
                   text.tr("With chasing and this cheat sheet you solve every {1} board that has a solution.",
                           sizeWords(text, size)),
                   text.tr("First what the cheat sheet says for the top row, then below the topmost lights."),
                   puzzleOf(boardWithLastRow(size, leftover)),
                   lights::ChaseAll{}};
    use.crib = fixUpCrib(text, fixUp);
    lesson.steps.push_back(std::move(use));
}

/// Adds the last two steps for sizes where no press in the top row leaves a trace.
void addTraceless(LightsLesson& lesson, const text::Text& text, const lights::FixUp& fixUp) {
    const int size = fixUp.rows();
    lights::BitGrid left(1, size);
    left.set({0, 0});
    LessonStep none{
        text.tr("A size without a cheat sheet"),
        text.tr("On {1} no window of the top row leaves a trace. Here one light was left over at the end.",
                sizeWords(text, size)),
        text.tr("What can be done about it?"),
        text.tr("On {1} a board either goes out by chasing alone, or it has no solution.", sizeWords(text, size)),
        text.tr("Whatever you press at the top: chasing it down changes nothing in the last row."),
        puzzleOf(boardWithLastRow(size, left)),
        lights::ChooseAnswer{2}};
    none.answers = {text.tr("Press something at the top"), text.tr("Chase once more"),
                    text.tr("Nothing: it has no solution")};
    none.crib = traceCrib(text, fixUp);
    lesson.steps.push_back(std::move(none));

    lesson.steps.push_back({text.tr("Chasing is enough"),
                            text.tr("This board has a solution. So, at this size, it goes out by chasing alone."),
                            text.tr("Chase the lights from top to bottom."),
                            text.tr("As promised: nothing was left over."),
                            text.tr("The topmost lights first: press right below one of them."),
                            puzzleOf(pressedBoard(size, size, {{0, 1}, {1, 1}, {2, 3}})), lights::ChaseAll{}});
}

} // namespace

LightsLesson fixUp(const text::Text& text, int size) {
    LightsLesson lesson{"fix-up",
                        text.tr("The cheat sheet for the last row"),
                        text.tr("Derive the table that finishes every chase, and see which presses count."),
                        {}};
    const lights::FixUp table(size, size);
    const lights::Puzzle dark = puzzleOf(darkBoard(size, size));

    lesson.steps.push_back({text.tr("A press at the top"),
                            text.tr("You do not have to look up what to do about a last row: you can work it out. "
                                    "Begin in the dark, with the first window of the top row."),
                            text.tr("Press the marked window."), text.tr("Now there is something to chase."),
                            text.tr("The marked window in the top row, please."), dark,
                            lights::PressThese{{{0, 0}}, false}, Guide::All});

    const lights::BitGrid& trace = table.trace(0);
    lesson.steps.push_back(
        {text.tr("Follow its trace"),
         text.tr("Chase the lights down. What is left in the last row is the trace of that one window."),
         text.tr("Chase until only the last row is left."),
         trace.any() ? text.trn("That is the trace of window 1: light {2}.",
                                "That is the trace of window 1: lights {2}.", trace.count(), windowList(text, trace))
                     : text.tr("Nothing is left: at this size window 1 leaves no trace."),
         text.tr("The topmost lights first: press right below one of them."),
         dark.startingFrom(pressedBoard(size, size, {{0, 0}})), lights::ChaseTo{size - 2}, Guide::Row});

    if (table.rank() > 0) {
        addFixing(lesson, text, table);
        addSum(lesson, text, table);
        addDrill(lesson, text, table);
    } else {
        addTraceless(lesson, text, table);
    }
    return lesson;
}

} // namespace game::lessons
