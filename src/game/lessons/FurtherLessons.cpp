// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/lessons/LessonTexts.hpp"
#include "lights/solver/QuietHours.hpp"
#include "lights/solver/Solver.hpp"

#include <algorithm>

namespace game::lessons {

namespace {

/// How many orders of these presses solve the puzzle. \param presses each once.
int ordersThatWork(const lights::Puzzle& puzzle, std::vector<lights::Cell> presses) {
    std::ranges::sort(presses);
    int count = 0;
    do
        count += lights::isOrderOf(puzzle, presses) ? 1 : 0;
    while (std::ranges::next_permutation(presses).found);
    return count;
}

} // namespace

LightsLesson surfaces(const text::Text& text) {
    LightsLesson lesson{"surfaces",
                        text.tr("Round the corner"),
                        text.tr("Houses whose edges meet: cylinder, torus, Möbius strip."),
                        {}};
    using lights::Stamp;
    using lights::Surface;
    const auto reach = [](Surface surface) { return puzzleOf(darkBoard(4, 5), {Stamp::Plus, surface}); };

    const lights::Puzzle cylinder = reach(Surface::Cylinder);
    lesson.steps.push_back(
        {text.tr("Once round the tower"),
         text.tr("On a cylinder the left edge is joined to the right one. A pale column beside the edge "
                 "shows what comes next there."),
         text.tr("Which windows does the framed one switch? Mark them all, including the framed one."),
         text.tr("Its left neighbour stands at the right end of the row: five windows again."),
         text.tr("Not quite. To the left of the first window comes the last one of its row."),
         cylinder,
         lights::MarkThese{switchedBy(cylinder, {1, 0})},
         Guide::None,
         {},
         lights::Cell{1, 0}});

    const lights::Puzzle torus = reach(Surface::Torus);
    lesson.steps.push_back(
        {text.tr("No edge at all"),
         text.tr("On a torus top and bottom are joined as well. No window is in a corner any more."),
         text.tr("Which windows does the framed one switch? Mark them all, including the framed one."),
         text.tr("Five windows, in three corners of the picture. On the torus they are neighbours."),
         text.tr("Not quite. Above the first row comes the last, left of the first column the last."),
         torus,
         lights::MarkThese{switchedBy(torus, {0, 0})},
         Guide::None,
         {},
         lights::Cell{0, 0}});

    const lights::Puzzle moebius = reach(Surface::Moebius);
    lesson.steps.push_back(
        {text.tr("With a twist"),
         text.tr("On a Möbius strip left and right are joined upside down: past the edge of the top row "
                 "you come out at the bottom row."),
         text.tr("Which windows does the framed one switch? Mark them all, including the framed one."),
         text.tr("Its left neighbour is at the far right, and at the very bottom."),
         text.tr("Not quite. Past the left edge you arrive on the right, but upside down."),
         moebius,
         lights::MarkThese{switchedBy(moebius, {0, 0})},
         Guide::None,
         {},
         lights::Cell{0, 0}});

    const lights::Rules onTorus{Stamp::Plus, Surface::Torus};
    lesson.steps.push_back({text.tr("Put a torus to bed"),
                            text.tr("Figures can be cut by the edge here. Put them together in your mind."),
                            text.tr("Two presses are enough. Find them."),
                            text.tr("Good night. On a torus every house looks the same from every window."),
                            text.tr("Not with those two; back to the start. One figure lies in the corners."),
                            puzzleOf(pressedBoard(5, 5, {{0, 0}, {2, 2}}, onTorus), onTorus), lights::ReachGoal{2}});
    return lesson;
}

LightsLesson allOn(const text::Text& text) {
    LightsLesson lesson{
        "all-on", text.trc("lesson", "All on"), text.tr("How to light up every window, and why it always works."), {}};
    const auto dark = [](int side) { return puzzleOf(darkBoard(side, side), {}, lights::GoalKind::On); };

    lesson.steps.push_back({text.tr("The other way round"),
                            text.tr("Some houses should be lit, not dark: the lighthouse, for one. Here each press "
                                    "switches three of the four windows."),
                            text.tr("Light up all four windows, with four presses."),
                            text.tr("Each window was switched three times, and that is odd: on."),
                            text.tr("Not with those; back to the start. No window is pressed twice."), dark(2),
                            lights::ReachGoal{4}});

    LessonStep same{text.tr("The same presses"),
                    text.tr("The presses that light up a dark house switch every window an odd number of times. They "
                            "would do the same in a fully lit house."),
                    text.tr("So what would happen to a fully lit house?"),
                    text.tr("“All on” from the dark and “all off” from full light are the same puzzle."),
                    text.tr("An odd number of times: that inverts each window, whatever it was."),
                    puzzleOf(lights::Board(lights::BitGrid(3, 3).complement())),
                    lights::ChooseAnswer{1}};
    same.answers = {text.tr("It stays as it is"), text.tr("It goes all dark"), text.tr("Half of it goes dark")};
    lesson.steps.push_back(std::move(same));

    lesson.steps.push_back(
        {text.tr("Five of nine"),
         text.tr("This size has no quiet patterns, so there is just one solution. It looks the same from "
                 "all sides."),
         text.tr("Light up all nine windows, with five presses."), text.tr("The corners and the middle."),
         text.tr("Not with those five; back to the start. Think of something symmetric."), dark(3),
         lights::ReachGoal{5}});

    LessonStep always{
        text.tr("Does it always work?"),
        text.tr("Every quiet pattern has an even number of windows; that can be proved. And in a dark house "
                "that is to be lit, every window is wrong. Think of the test from lesson 6."),
        text.tr("Is there a size at which not all windows can be lit?"),
        text.tr("It works at every size, on every surface, and with missing windows too."),
        text.tr("Every window of each quiet pattern is wrong: an even number. So the test says…"),
        dark(4),
        lights::ChooseAnswer{0}};
    always.answers = {text.tr("No, it always works"), text.tr("Yes, some odd sizes"),
                      text.tr("Yes, from 100 × 100 on")};
    lesson.steps.push_back(std::move(always));

    LessonStep last{text.tr("Chase the darkness"),
                    text.tr("Chasing works here as well: press below every dark window. Look up what is left dark in "
                            "the last row on the cheat sheet, as before."),
                    text.tr("Light up the whole house."),
                    text.tr("All on. If you can do this, you can solve every 5 × 5 that has a solution."),
                    text.tr("Below the topmost dark windows, or at the top as the cheat sheet says."),
                    dark(5),
                    lights::ChaseAll{}};
    last.crib = fixUpCrib(text, lights::FixUp(5, 5));
    lesson.steps.push_back(std::move(last));
    return lesson;
}

LightsLesson quietHours(const text::Text& text) {
    LightsLesson lesson{"quiet-hours",
                        text.tr("Order matters"),
                        text.tr("Quiet hours: why the sum of the presses no longer decides."),
                        {}};
    constexpr lights::Rules quiet{lights::Stamp::Plus, lights::Surface::Plane, true};
    const auto fewest = [](const lights::Puzzle& puzzle) {
        return lights::solve(puzzle).result.value().moves(); // All of these are small.
    };

    const lights::Puzzle awake = puzzleOf(boardOf({"#..", "..#", ".##"}), quiet);
    lesson.steps.push_back(
        {text.tr("Do not disturb"),
         text.tr("In quiet hours only a window that is wrong may be pressed. Here all is to be dark, so "
                 "that means a lit one. The others sleep, with a sign on the handle."),
         text.tr("Which windows may be pressed now? Mark them all."),
         text.tr("Only the lit ones. A press may still switch windows that sleep, and so wake them."),
         text.tr("Not quite. What is dark is right already, and sleeps."), awake,
         lights::MarkThese{awake.start().lit()}});

    const lights::Puzzle row = puzzleOf(boardOf({".#."}), quiet);
    const std::vector<lights::Cell> all{{0, 0}, {0, 1}, {0, 2}};
    lesson.steps.push_back(
        {text.tr("Who comes first?"),
         text.tr("The only solution of this corridor is left, middle and right, each once. At any other time the order "
                 "would not matter. But two of the three are asleep."),
         text.tr("Put the corridor to bed with three presses."),
         text.tr("The middle first: that woke its neighbours on both sides."),
         text.tr("Only a lit window can be pressed. Which one is lit?"), row, lights::ReachGoal{fewest(row)}});

    LessonStep count{
        text.tr("Three presses, six orders"),
        text.tr("The same corridor once more. Three presses can follow each other in six orders, and without "
                "quiet hours each of them is as good as the next."),
        text.tr("How many of the six work in quiet hours?"),
        text.tr("The middle has to be first; after that left and right do not touch each other."),
        text.tr("Try it in your mind: with what does each order begin, and what is lit after that?"),
        row,
        lights::ChooseAnswer{1}};
    const int works = ordersThatWork(row, all);
    count.answers = {text.trn("{1} order", "{1} orders", works - 1), text.trn("{1} order", "{1} orders", works),
                     text.trn("{1} order", "{1} orders", works + 1)};
    lesson.steps.push_back(std::move(count));

    const lights::Puzzle end = puzzleOf(boardOf({"..#"}), quiet);
    lesson.steps.push_back(
        {text.tr("A detour"),
         text.tr("At any other time left and middle would be enough. Both are asleep now, and neither can wake the "
                 "other. So "
                 "something has to be pressed that is not needed: twice, so that it cancels out."),
         text.tr("Find the way with {1} presses.", fewest(end)),
         text.tr(
             "The right one first, to wake the middle, and once more at the end. A detour takes two presses, so quiet "
             "hours never cost just one more."),
         text.tr("Not like that. Begin with the only window that is lit, and come back to it last."), end,
         lights::ReachGoal{fewest(end)}});

    const lights::Puzzle last = puzzleOf(boardOf({"###", "...", "..."}), quiet);
    lesson.steps.push_back(
        {text.tr("First brighter, then dark"),
         text.trn(
             "Without quiet hours {1} press would do here. In them it takes {2}, and one window is pressed twice.",
             "Without quiet hours {1} presses would do here. In them it takes {2}, and one window is pressed twice.",
             fewest(last.atAnyTime()), fewest(last)),
         text.tr("Put the house to bed with {1} presses.", fewest(last)),
         text.tr("Good night. To plan here, ask of each window that you need: who wakes it, and who puts it to sleep "
                 "again?"),
         text.tr("Not with those; back to the start. Which window could wake the middle?"), last,
         lights::ReachGoal{fewest(last)}});
    return lesson;
}

} // namespace game::lessons
