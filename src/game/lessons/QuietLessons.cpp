// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/lessons/LessonTexts.hpp"
#include "game/lessons/Lessons.hpp"
#include "lights/solver/Classes.hpp"
#include "lights/solver/Solver.hpp"

#include <algorithm>
#include <cstdint>

namespace game::lessons {

namespace {

/// All quiet patterns of a size but the empty one. \pre the nullity is small: there are 2^nullity − 1.
std::vector<lights::BitGrid> allQuiet(int rows, int columns) {
    std::vector<lights::BitGrid> all;
    for (const lights::BitGrid& pattern : lights::quietPatterns(darkBoard(rows, columns), {})) {
        const std::size_t before = all.size();
        all.push_back(pattern);
        for (std::size_t i = 0; i < before; ++i)
            all.push_back(all[i] ^ pattern);
    }
    return all;
}

std::string letter(std::size_t index) {
    return std::string(1, static_cast<char>('A' + index));
}

/// A crib that counts the lights of a board on each quiet pattern of its size.
Crib countsCrib(const text::Text& text, const lights::Board& board) {
    Crib crib;
    crib.title = text.tr("Quiet patterns");
    crib.text = text.tr("All of this size, and how many lights of the board are on each.");
    for (lights::BitGrid& pattern : allQuiet(board.rows(), board.columns())) {
        const std::int64_t count = (pattern & board.lit()).count();
        crib.plans.push_back({text.trn("{1} light", "{1} lights", count), board, std::move(pattern)});
    }
    return crib;
}

bool isSolvable(const lights::Puzzle& puzzle) {
    return lights::Solver(puzzle).solvable(puzzle.start());
}

/// The step on how a quiet pattern makes a solution shorter. \param ways all solutions of the house.
LessonStep shortened(const text::Text& text, const lights::Puzzle& house, const std::vector<lights::BitGrid>& ways) {
    const auto byPresses = [](const lights::BitGrid& one, const lights::BitGrid& other) {
        return one.count() < other.count();
    };
    const lights::BitGrid& longest = *std::max_element(ways.begin(), ways.end(), byPresses);
    const lights::BitGrid& shortest = *std::min_element(ways.begin(), ways.end(), byPresses);
    const auto quiet = allQuiet(house.rows(), house.columns());
    const auto right = std::find(quiet.begin(), quiet.end(), longest ^ shortest) - quiet.begin();
    LessonStep step{
        text.tr("A pattern makes it shorter"),
        text.tr("Say you have found S, with {1} presses. Add a quiet pattern to it: presses that are in both cancel "
                "out, the others are added. It gets shorter if more than half of the pattern is in S.",
                longest.count()),
        text.tr("Which pattern leads to the shortest solution?"),
        text.trn("{1} press is left. On a house with few quiet patterns you can try them all.",
                 "{1} presses are left. On a house with few quiet patterns you can try them all.", shortest.count()),
        text.tr("For each pattern, count its windows in S, and subtract those not in S. The largest difference wins."),
        house,
        lights::ChooseAnswer{static_cast<int>(right)}};
    step.crib.title = text.tr("Quiet patterns");
    step.crib.text = text.tr("A solution S, and all quiet patterns of this size:");
    step.crib.plans.push_back({"S", darkBoard(house.rows(), house.columns()), longest});
    for (std::size_t i = 0; i < quiet.size(); ++i) {
        step.crib.plans.push_back(
            // TRANSLATORS: A quiet pattern and how many of its windows are in the solution S: "B: 7 of 12 in S".
            {text.tr("{1}: {2} of {3} in S", letter(i), (quiet[i] & longest).count(), quiet[i].count()),
             darkBoard(house.rows(), house.columns()), quiet[i]});
        step.answers.push_back(letter(i));
    }
    return step;
}

} // namespace

LightsLesson quiet(const text::Text& text) {
    LightsLesson lesson{
        "quiet", text.tr("Quiet patterns"), text.tr("Presses that together change nothing at all."), {}};
    const lights::BitGrid ring = boardOf({".##.", "#..#", "#..#", ".##."}).lit();
    const lights::Puzzle house = puzzleOf(boardOf({"#..#", ".#..", "..##", "#..."}));

    lesson.steps.push_back(
        {text.tr("Much ado"),
         text.tr("Take a good look at the lights, then press the eight marked windows, in any order."),
         text.tr("Press all marked windows once."),
         text.tr("Everything is as it was. Such a set of windows is called a quiet pattern."),
         text.tr("Only the marked windows, each once."), house, lights::PressThese{ring.toCells(), false}, Guide::All});

    LessonStep why{
        text.tr("Why nothing happens"),
        text.tr("The eight windows are tinted. Choose any window of the house and count: how many of the eight "
                "are the window itself or right beside it?"),
        text.tr("What is true of every window?"),
        text.tr("Each window is switched an even number of times, and that is as good as never."),
        text.tr("Count at a window in a corner, then at one in the middle."),
        house,
        lights::ChooseAnswer{0}};
    why.answers = {text.tr("Always an even number"), text.tr("Always an odd number"), text.tr("It varies")};
    why.tinted = ring;
    lesson.steps.push_back(std::move(why));

    lesson.steps.push_back({text.tr("Find one yourself"),
                            text.tr("Here your presses are marked. Find one or more that leave the house dark again. "
                                    "Pressing a marked window takes its press back."),
                            text.tr("Find a quiet pattern of this house."),
                            text.tr("Quiet: every window was switched an even number of times."),
                            text.tr("Not yet: something has to be pressed, and all lights have to be out."),
                            puzzleOf(darkBoard(2, 3)), lights::FindQuiet{}});

    const auto patterns = allQuiet(2, 3);
    LessonStep sum{text.tr("Two make a third"),
                   text.tr("Quiet and quiet together is quiet again: press A, then B, and what is in both cancels out. "
                           "That is pattern C. Pressing nothing at all does not count."),
                   text.tr("How many quiet patterns does this size have?"),
                   text.tr("A, B and C. With a further independent pattern it would be seven, then fifteen."),
                   text.tr("A, B, and A with B: is there any other combination?"),
                   puzzleOf(darkBoard(2, 3)),
                   lights::ChooseAnswer{1}};
    sum.answers = {"2", std::to_string(patterns.size()), "4"};
    sum.crib.title = text.tr("Quiet patterns");
    sum.crib.text = text.tr("A and B are independent, C is both together.");
    for (std::size_t i = 0; i < patterns.size(); ++i)
        sum.crib.plans.push_back({letter(i), darkBoard(2, 3), patterns[i]});
    lesson.steps.push_back(std::move(sum));
    return lesson;
}

LightsLesson solvable(const text::Text& text) {
    LightsLesson lesson{
        "solvable", text.tr("Solvable or not"), text.tr("A test that tells you before the first press."), {}};
    const lights::Puzzle broken = puzzleOf(boardOf({"##...", ".....", "..#..", "...#.", "....."}));
    const auto quiet = allQuiet(5, 5);
    const auto odd = std::find_if(quiet.begin(), quiet.end(), [&](const lights::BitGrid& pattern) {
        return (pattern & broken.start().lit()).parity();
    });

    LessonStep count{text.tr("Count on the pattern"),
                     text.tr("The tinted windows are a quiet pattern. So every window has an even number of them in "
                             "reach: whatever you press, an even number of tinted windows are switched."),
                     text.tr("How many lights are on tinted windows?"),
                     text.tr("An odd number stays odd, and zero is even. So this house can never be put to bed."),
                     text.tr("Count only the lights on tinted windows."),
                     broken,
                     lights::ChooseAnswer{1}};
    count.answers = {text.tr("An even number"), text.tr("An odd number")};
    count.tinted = *odd;
    lesson.steps.push_back(std::move(count));

    LessonStep try3{text.tr("See for yourself"),
                    text.tr("Press wherever you like, and count the lights on the tinted windows each time."),
                    text.tr("Press three different windows."),
                    text.tr("Still odd, isn’t it?"),
                    text.tr("You have pressed that one already. Try another."),
                    broken,
                    lights::PressDifferent{3}};
    try3.tinted = *odd;
    lesson.steps.push_back(std::move(try3));

    const lights::Puzzle sound = puzzleOf(boardOf({"#.#..", ".##..", ".##..", "#.#..", "##..."}));
    LessonStep test{
        text.tr("The whole test"),
        text.tr("The number has to be even on every quiet pattern. That is not only needed, it is enough: a board that "
                "passes always has a solution. The cheat sheet has the counts for this board."),
        text.tr("Can this house be put to bed?"),
        text.tr("Yes: all counts are even. One odd count would have been enough to say no."),
        text.tr("Look at the cheat sheet: is any of the counts odd?"),
        sound,
        lights::ChooseAnswer{isSolvable(sound) ? 0 : 1}};
    test.answers = {text.tr("Yes"), text.tr("No")};
    test.crib = countsCrib(text, sound.start());
    lesson.steps.push_back(std::move(test));

    LessonStep mend{
        text.tr("Mend it"),
        text.tr("Here a click switches just one window, without its neighbours. One such click in the right "
                "place is enough: it has to change each odd count, and no even one."),
        text.tr("Switch one window so that the house has a solution."),
        text.tr("Now every count is even, and the house has a solution."),
        text.tr("With that window some count is still odd. It has to be in each odd pattern, and in no even one."),
        broken,
        lights::MendBoard{}};
    mend.crib = countsCrib(text, broken.start());
    lesson.steps.push_back(std::move(mend));
    return lesson;
}

LightsLesson solutions(const text::Text& text) {
    LightsLesson lesson{"solutions",
                        text.tr("Many solutions, one shortest"),
                        text.tr("How many solutions there are, and what the optimum is."),
                        {}};
    const lights::Puzzle house = puzzleOf(boardOf({"#.#..", ".##..", ".##..", "#.#..", "##..."}));
    const auto quiet = allQuiet(5, 5);
    const lights::Answer answer = lights::solve(house);

    LessonStep count{
        text.tr("How many solutions"),
        text.tr("Press a solution, and a quiet pattern as well: that is another solution. And any two solutions differ "
                "by a quiet pattern. A 5 × 5 house has {1} quiet patterns.",
                quiet.size()),
        text.tr("How many solutions does this house have?"),
        text.tr(
            "One that you know, and one more for each quiet pattern: {1}. Sizes without a quiet pattern have exactly "
            "one solution.",
            answer.solutions()),
        text.tr("The first solution counts, and each quiet pattern turns it into another one."),
        house,
        lights::ChooseAnswer{2}};
    count.answers = {"1", "2", answer.solutions()};
    lesson.steps.push_back(std::move(count));

    std::vector<lights::BitGrid> ways;
    ways.reserve(quiet.size() + 1);
    for (const lights::BitGrid& pattern : quiet)
        ways.push_back(answer.result->presses() ^ pattern);
    const int right = 2;
    ways.insert(ways.begin() + right, answer.result->presses());
    LessonStep shortest{text.tr("The shortest"),
                        text.tr("The cheat sheet shows all solutions of this house. Each square is a press. The number "
                                "of presses of the shortest one is called the optimum."),
                        text.tr("Which one is the shortest?"),
                        text.trn("{1} press: nothing is shorter, because there is no other solution.",
                                 "{1} presses: nothing is shorter, because there is no other solution.",
                                 answer.result->moves()),
                        text.tr("Count the squares: another one has fewer."),
                        house,
                        lights::ChooseAnswer{right}};
    shortest.crib.title = text.tr("All solutions");
    shortest.crib.text = text.tr("What to press:");
    for (std::size_t i = 0; i < ways.size(); ++i) {
        shortest.answers.push_back(letter(i));
        shortest.crib.plans.push_back({letter(i), darkBoard(5, 5), ways[i]});
    }
    lesson.steps.push_back(std::move(shortest));

    lesson.steps.push_back(shortened(text, house, ways));

    const lights::Puzzle small = puzzleOf(pressedBoard(5, 5, {{0, 2}, {2, 0}, {2, 4}, {4, 2}}));
    const int optimum = lights::solve(small).result->moves();
    lesson.steps.push_back(
        {text.trc("lesson", "At the optimum"),
         text.tr("In the game the optimum stands beside your moves, and reaching it earns three stars."),
         text.trn("Put this house to bed with {1} press.", "Put this house to bed with {1} presses.", optimum),
         text.tr("The optimum. Nobody can do it in fewer."),
         text.tr("It takes fewer; back to the start. Every press is at the edge."), small, lights::ReachGoal{optimum}});

    lights::BitGrid covered(5, 5);
    for (const lights::BitGrid& pattern : quiet)
        covered |= pattern;
    const int free = static_cast<int>(covered.cells() - covered.count());
    const int worst = lights::largestOptimum(5, 5, {}, lights::quietPatterns(darkBoard(5, 5), {})).known;
    LessonStep hardest{text.tr("The hardest house"),
                       // TRANSLATORS: With the numbers: "In a 5 × 5 house, 5 windows … the other 20 … 5 + 10 presses".
                       text.tr("In a 5 × 5 house, {1} windows are in no quiet pattern. Each of the other {2} is "
                               "pressed in exactly half of the solutions. So on average a solution has at most {1} + "
                               "{3} presses, and the shortest one has no more than that.",
                               free, covered.count(), covered.count() / 2),
                       text.tr("How many presses does the hardest 5 × 5 take?"),
                       text.tr("{1}, and there are such houses: among random boards they are the night owls.", worst),
                       text.tr("Not that many: the shortest solution is never above the average."), house,
                       lights::ChooseAnswer{0}};
    hardest.answers = {std::to_string(worst), "20", "25"};
    hardest.tinted = covered;
    lesson.steps.push_back(std::move(hardest));
    return lesson;
}

} // namespace game::lessons
