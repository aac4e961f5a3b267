// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/lessons/ArukoneLesson.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace game {

namespace {

using arukone::Fill;
using Kind = ArukoneStep::Kind;

constexpr std::array<std::string_view, 3> ids{"join", "corners", "outwit"};

arukone::Draft boxOf(const std::vector<std::string>& rows, Fill fill, const arukone::Cables& cables = {}) {
    auto draft = arukone::parseDraft(rows, fill, cables);
    if (!draft)
        throw std::logic_error("A lesson's box is invalid.");
    return *std::move(draft);
}

ArukoneLesson joining(const text::Text& text) {
    ArukoneLesson lesson{"join",
                         text.tr("Join, cut, fill"),
                         text.tr("How cables are drawn, and what a finished box looks like."),
                         {},
                         1};
    lesson.steps.push_back({text.tr("Join equal numbers"),
                            text.tr("A cable runs from a number to the same number, through cells side by side. Drag "
                                    "it with the mouse; or press Enter on a number and draw with the arrow keys. When "
                                    "it reaches the partner, the cable is finished."),
                            text.tr("Join 1 with 1, and 2 with 2."),
                            text.tr("Both lamps are lit. Here cells may stay empty."),
                            {},
                            Kind::Draw,
                            boxOf({"1.2", "...", "1.2"}, Fill::Any)});
    lesson.steps.push_back(
        {text.tr("What is in the way is cut"),
         text.tr(
             "Cables never cross. If you draw through another one, that one is cut; its loose end stays, and you can "
             "go on from there."),
         text.tr("Cable 1 is in the way of 2. Draw 2 through it, then join 1 another way."),
         text.tr("Nothing you draw is final: what is in the way gives way."),
         text.tr("Both are joined, but nothing was cut. Start again, and draw 2 first."),
         Kind::Draw,
         boxOf({"1...", ".2.1", "...2"}, Fill::Any, {{{0, 0}, "DDRRUR"}, {}}),
         {{}, true}});
    lesson.steps.push_back(
        {text.tr("Fill the box"),
         text.tr("Most boxes are finished only when every cell is used. The straight paths leave a row empty here."),
         text.tr("Join both pairs so that no cell stays empty."), text.tr("All joined, all filled: the box is done."),
         text.tr("All are joined, but cells are empty. Lead one of the cables along a longer path."), Kind::Draw,
         boxOf({"1..1", "....", "2..2"}, Fill::All)});
    lesson.steps.push_back(
        {text.tr("A whole box"),
         text.tr("Join every pair, and use every cell. Whatever turns out wrong you can take back or redraw."),
         text.tr("Solve the box."),
         text.tr("All lamps are lit. Those are all the rules."),
         {},
         Kind::Draw,
         boxOf({"2.3.", "121.", "....", "3..."}, Fill::All)});
    return lesson;
}

ArukoneLesson corners(const text::Text& text) {
    ArukoneLesson lesson{"corners",
                         text.tr("Corners and narrow gaps"),
                         text.tr("Three things to look for before you try anything."),
                         {},
                         1};
    const std::vector<std::string> small{"1...", "2.21", "...4", "43.3"};
    lesson.steps.push_back(
        {text.tr("The corner"),
         text.tr("Every cell is used, so a cable enters it and leaves it again. A corner has only two neighbours: the "
                 "cable must come from one and go on to the other."),
         text.tr("Which cable turns in the corner at the top right? Draw it round the corner."),
         text.tr("Beside a free corner the path is always forced."),
         text.tr("Look at the corner: one of its two neighbours is a number."),
         Kind::Draw,
         boxOf(small, Fill::All),
         {{{0, 2}, {0, 3}, {1, 3}}},
         {{0, 3}}});
    lesson.steps.push_back(
        {text.tr("One way left"),
         text.tr("The same is true wherever numbers and cables leave a cell only as many ways out as it needs: one for "
                 "a number, two for any other cell."),
         text.tr("The 4 in the corner has only one way out. Draw it, then keep going until there is a choice."),
         text.tr("And so on: each piece leaves the next cell fewer ways out."),
         text.tr("Between the 2 above it and the 3 beside it, 4 has only one way to go."),
         Kind::Draw,
         boxOf(small, Fill::All, {{{0, 0}, "RRRD"}, {}, {}, {}}),
         {{{3, 0}, {2, 0}, {2, 1}}},
         {{3, 0}}});
    lesson.steps.push_back(
        {text.tr("Never beside itself"),
         text.tr("Most boxes here are strict: they have one solution, even if cells could stay empty. So no cable runs "
                 "beside itself: shortened, it would make a second solution."),
         text.tr("A cable turns in the corner at the top right. It cannot be 2: that would run beside itself. Draw it "
                 "from the right number."),
         text.tr("From 1: with 2, both ends of the turn would lie side by side."),
         text.tr("That cable runs beside itself, or does not turn the way the corner needs."),
         Kind::Draw,
         boxOf({".41..", ".3.2.", "..25.", ".35..", "...41"}, Fill::All),
         {{{0, 2}, {0, 3}, {0, 4}, {1, 4}}},
         {{0, 4}}});
    lesson.steps.push_back({text.tr("All together"),
                            text.tr("This box needs all three. Begin where there is no choice, and look again after "
                                    "each cable."),
                            text.tr("Solve the box."),
                            text.tr("Without a single guess."),
                            {},
                            Kind::Draw,
                            boxOf({"3..1", ".23.", ".1..", "...2"}, Fill::All)});
    return lesson;
}

ArukoneLesson outwitting(const text::Text& text) {
    ArukoneLesson lesson{"outwit",
                         text.tr("Outwit the simple program"),
                         text.tr("A program that is always in a hurry, and the trap it walks into."),
                         {},
                         2};
    const std::vector<std::string> seed{"1..2", "...1", ".2..", "...."};
    lesson.steps.push_back({text.tr("Always the nearest"),
                            text.tr("The simple program keeps joining the pair whose numbers are nearest to each "
                                    "other, by a shortest path. It never takes anything back. Cells may stay empty."),
                            text.tr("Watch it at work: press “Show me”."),
                            text.tr("1 came first, and its short path shut 2 in. The program is stuck."),
                            {},
                            Kind::Watch,
                            boxOf(seed, Fill::Any)});
    lesson.steps.push_back({text.tr("You can do better"),
                            text.tr("The box can be solved, though: one of the two has to take a longer path."),
                            text.tr("Join 1 and 2."),
                            text.tr("A detour the program would never take."),
                            {},
                            Kind::Draw,
                            boxOf(seed, Fill::Any)});
    lesson.steps.push_back(
        {text.tr("Lay a trap"),
         text.tr("Now it is your turn. One 2 sits in the corner, and every short path of 1 closes that corner off. The "
                 "box must be solvable, but not for the program, whichever short paths it takes."),
         text.tr("Press the cell for the other 2."), text.tr("A trap: solvable, and the program always fails."),
         text.tr("The program can solve that. Look how, then try another cell."), Kind::Trap,
         boxOf({".1..2", "....1", ".....", ".....", "....."}, Fill::Any)});
    lesson.steps.push_back({text.tr("A trap of your own"),
                            text.tr("The pair that shuts the other in is close together; the pair that gets shut in is "
                                    "far apart. There are 17 ways here to place the 2s."),
                            text.tr("Press the cells for both 2s."),
                            text.tr("The program is stuck again. The editor is yours."),
                            text.tr("The program can solve that. Look how, then try again."), Kind::Trap,
                            boxOf({".....", "1....", "....1", ".....", "....."}, Fill::Any)});
    return lesson;
}

} // namespace

bool isArukoneLesson(std::string_view id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

ArukoneLesson buildArukoneLesson(std::string_view id, const text::Text& text) {
    if (id == "join")
        return joining(text);
    return id == "corners" ? corners(text) : outwitting(text);
}

} // namespace game
