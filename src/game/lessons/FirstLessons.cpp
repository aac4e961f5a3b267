// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/lessons/LessonTexts.hpp"

namespace game::lessons {

LightsLesson toggling(const text::Text& text) {
    LightsLesson lesson{"toggle",
                        text.tr("One press, five windows"),
                        text.tr("What a press switches, and where it switches less."),
                        {}};

    lesson.steps.push_back(
        {text.tr("Press and watch"),
         text.tr("A press switches the window itself and its neighbours above, below, left and right. What is lit goes "
                 "dark, what is dark lights up."),
         text.tr("Press three different windows, one of them at the edge."),
         text.tr("Never just one window: its neighbours always come along. At the edge there are fewer of them."),
         text.tr("You have pressed that one already. Try another place."),
         puzzleOf(boardOf({".....", ".#.#.", ".....", "#...#", ".###."})), lights::PressDifferent{3}});

    const lights::Puzzle corner = puzzleOf(boardOf({"....", ".##.", ".##.", "...."}));
    lesson.steps.push_back(
        {text.tr("In the corner"),
         text.tr("What is not there cannot be switched. Nothing is switched diagonally either."),
         text.tr("Which windows would the framed one switch? Mark them all, including the framed one."),
         text.tr("Three windows: itself, the one beside it and the one below."),
         text.tr("Not quite. Itself, and what is directly beside it, above or below."),
         corner,
         lights::MarkThese{switchedBy(corner, {0, 0})},
         Guide::None,
         {},
         lights::Cell{0, 0}});

    lesson.steps.push_back({text.tr("All lights out"),
                            text.tr("That is the goal: put the house to bed. These lights are exactly what one press "
                                    "switches."),
                            text.tr("Which window is it? Press it."), text.tr("Good night. One press, five lights."),
                            text.tr("That leaves lights on. Look for the middle."),
                            puzzleOf(pressedBoard(5, 5, {{2, 1}})), lights::ReachGoal{1}});

    lesson.steps.push_back(
        {text.tr("Where two presses meet"),
         text.tr("A window that two presses reach is switched twice: on and off again. That is why a "
                 "figure can look as if something were missing."),
         text.tr("Two presses put this house to bed. Find them."),
         text.tr("The two windows in between were reached by both presses, so they stayed dark."),
         text.tr("That was not it; back to the start. Which two figures overlap here?"),
         puzzleOf(pressedBoard(5, 5, {{1, 1}, {2, 2}})), lights::ReachGoal{2}});
    return lesson;
}

LightsLesson order(const text::Text& text) {
    LightsLesson lesson{
        "order", text.tr("Order and repeats"), text.tr("Order does not matter, and twice is the same as never."), {}};
    const lights::Puzzle dark = puzzleOf(darkBoard(4, 4));
    const lights::Cell one{1, 1};
    const lights::Cell two{2, 1};

    lesson.steps.push_back(
        {text.tr("This way round"),
         text.tr("Two presses that get in each other’s way: each one switches the other’s window too."),
         text.tr("Press window 1, then window 2, and remember the picture."),
         text.tr("Remember which windows are lit now."),
         text.tr("First 1, then 2: the order is what we want to look at."), dark, lights::PressThese{{one, two}, true},
         Guide::All});
    lesson.steps.push_back(
        {text.tr("And the other way round"), text.tr("The same two windows, but the lower one comes first this time."),
         text.tr("Press the marked windows in the order of their numbers."),
         text.tr("The same picture. All that counts for a window is how often it is switched, not when."),
         text.tr("First 1, then 2, as they are numbered now."), dark, lights::PressThese{{two, one}, true},
         Guide::All});
    lesson.steps.push_back({text.tr("Twice is as good as never"),
                            text.tr("A second press on the same window switches back all that the first one switched."),
                            text.tr("Press the marked window twice."),
                            text.tr("As if nothing had happened. Nobody ever needs to press a window twice."),
                            text.tr("The marked window, please, and nothing else."),
                            puzzleOf(boardOf({"#..#", "....", ".##.", "#..#"})),
                            lights::PressThese{{{2, 2}, {2, 2}}, true}, Guide::All});

    LessonStep count{text.tr("What counts in the end"),
                     text.tr("Somebody numbers three windows 1, 2 and 3, and presses 1, 2, 1, 3, 2 and 2. An even "
                             "number of presses on a window "
                             "cancels out; an odd number leaves one press."),
                     text.tr("Which presses do the same?"),
                     text.tr("1 twice is nothing, 2 three times is once. So a solution is a set of windows: each is in "
                             "it or not."),
                     text.tr("Count how often each number comes up. What comes up twice cancels out."),
                     dark,
                     lights::ChooseAnswer{1}};
    count.answers = {text.tr("1, 2 and 3"), text.tr("2 and 3"), text.tr("Only 3")};
    lesson.steps.push_back(std::move(count));

    lesson.steps.push_back({text.tr("Begin where you like"),
                            text.tr("So you can start a house at any corner. No press spoils another one."),
                            text.tr("Put the house to bed with three presses, in your own order."),
                            text.tr("Any of the six orders would have worked."),
                            text.tr("Those were not the three; back to the start. Look for whole figures first."),
                            puzzleOf(pressedBoard(5, 5, {{0, 0}, {1, 3}, {4, 2}})), lights::ReachGoal{3}});
    return lesson;
}

} // namespace game::lessons
