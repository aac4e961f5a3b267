// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that the shipped levels keep the promises of docs/campaign.md.

#include "data/levels/Library.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "data/levels/ShippedLanguages.hpp"
#include "data/players/Progress.hpp"
#include "lights/Methods.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace {

using lights::Cell;
using lights::GoalKind;
using lights::Puzzle;
using lights::Rules;
using lights::Stamp;
using lights::Surface;

bool isWithin(const Puzzle& puzzle, int least, int most) {
    const auto [shorter, longer] = std::minmax({puzzle.rows(), puzzle.columns()});
    return least <= shorter && longer <= most;
}

bool goesDark(const Puzzle& puzzle) {
    return puzzle.goal() == GoalKind::Off;
}

/// Sealed windows may occur under plain rules.
bool hasPlainRules(const Puzzle& puzzle) {
    return puzzle.rules() == Rules{} && !puzzle.start().hasHoles();
}

bool isAllOpen(const Puzzle& puzzle) {
    return hasPlainRules(puzzle) && !puzzle.start().hasSealed();
}

/// Whether the stamp is the plus, there are no holes, and the surface is one of these.
bool isOn(const Puzzle& puzzle, std::initializer_list<Surface> surfaces) {
    return puzzle.rules().stamp == Stamp::Plus && !puzzle.start().hasHoles() &&
           std::find(surfaces.begin(), surfaces.end(), puzzle.rules().surface) != surfaces.end();
}

/// A pack of the campaign, and the rules that its levels must follow.
struct House {
    std::string_view id;
    bool (*suits)(const Puzzle&);
};

/// In campaign order.
constexpr std::array houses{
    House{"shed", [](const Puzzle& level) { return isAllOpen(level) && goesDark(level) && isWithin(level, 2, 4); }},
    House{"terrace", [](const Puzzle& level) { return isAllOpen(level) && goesDark(level) && isWithin(level, 5, 5); }},
    House{"tower",
          [](const Puzzle& level) {
              return hasPlainRules(level) && goesDark(level) && isWithin(level, 3, 9) && level.rows() > level.columns();
          }},
    House{"lighthouse",
          [](const Puzzle& level) { return hasPlainRules(level) && !goesDark(level) && isWithin(level, 2, 7); }},
    House{"corner",
          [](const Puzzle& level) {
              return level.rules().surface == Surface::Plane && !isAllOpen(level) && isWithin(level, 3, 7);
          }},
    House{"hotel",
          [](const Puzzle& level) {
              return level.rules().quietHours && level.rules().stamp == Stamp::Plus && isWithin(level, 1, 7);
          }},
    House{"round",
          [](const Puzzle& level) {
              return isOn(level, {Surface::Cylinder, Surface::Torus}) && isWithin(level, 3, 8);
          }},
    House{"crooked",
          [](const Puzzle& level) {
              return isOn(level, {Surface::Moebius, Surface::Klein, Surface::Projective}) && isWithin(level, 3, 7);
          }},
    House{"observatory", [](const Puzzle& level) { return hasPlainRules(level) && isWithin(level, 6, 12); }},
    House{"workshop",
          [](const Puzzle& level) {
              return !lights::isClassic(level.rules().stamp) && !level.start().hasHoles() &&
                     !level.start().hasSealed() && isWithin(level, 3, 8);
          }},
};

/// The house whose levels are all optional.
constexpr std::string_view optionalHouse = "workshop";

/// A board and its goal as text, with one character per cell.
using Drawing = std::vector<std::string>;

char mark(const Puzzle& puzzle, Cell cell) {
    if (puzzle.start().isHole(cell))
        return '_';
    const bool isLit = puzzle.start().isLit(cell);
    if (puzzle.start().isSealed(cell))
        return puzzle.target().test(cell) ? (isLit ? 'Y' : 'y') : isLit ? 'X' : 'x';
    if (puzzle.target().test(cell))
        return isLit ? 'O' : 'o';
    return isLit ? '#' : '.';
}

Drawing draw(const Puzzle& puzzle) {
    Drawing drawing;
    for (int row = 0; row < puzzle.rows(); ++row) {
        std::string& line = drawing.emplace_back();
        for (int column = 0; column < puzzle.columns(); ++column)
            line += mark(puzzle, Cell{row, column});
    }
    return drawing;
}

Drawing mirrored(Drawing drawing) {
    for (std::string& line : drawing)
        std::reverse(line.begin(), line.end());
    return drawing;
}

Drawing upsideDown(Drawing drawing) {
    std::reverse(drawing.begin(), drawing.end());
    return drawing;
}

Drawing turned(const Drawing& drawing) {
    Drawing result(drawing.front().size());
    for (auto line = drawing.rbegin(); line != drawing.rend(); ++line)
        for (std::size_t column = 0; column < line->size(); ++column)
            result[column] += (*line)[column];
    return result;
}

/// Returns the same drawing for all eight rotations and reflections.
Drawing canonical(Drawing drawing) {
    Drawing least = drawing;
    for (int turn = 0; turn < 4; ++turn) {
        drawing = turned(drawing);
        least = std::min({least, drawing, mirrored(drawing)});
    }
    return least;
}

lights::Board pressed(const Puzzle& puzzle, const Rules& rules, const lights::BitGrid& presses) {
    lights::Board board = puzzle.start();
    presses.forEach([&](Cell cell) { lights::press(board, rules, cell); });
    return board;
}

lights::Board pressed(const Puzzle& puzzle, const lights::BitGrid& presses) {
    return pressed(puzzle, puzzle.rules(), presses);
}

/// Names the rules of a level that may need an introduction. All drawn stamps are one: the drawing says what they do.
std::vector<std::string> rulesOf(const Puzzle& puzzle) {
    const Stamp stamp = puzzle.rules().stamp;
    std::vector<std::string> names{isNamed(stamp) ? name(stamp) : "drawn", std::string{name(puzzle.rules().surface)},
                                   std::string{name(puzzle.goal())}};
    if (puzzle.start().hasHoles())
        names.emplace_back("holes");
    if (puzzle.start().hasSealed())
        names.emplace_back("sealed");
    if (puzzle.start().hasCurtains())
        names.emplace_back("curtains");
    return names;
}

/// \pre the level is solvable.
int optimumOf(const data::Level& level) {
    return lights::solve(level.lights()).result.value().moves();
}

Drawing planOf(const lights::BitGrid& presses) {
    Drawing plan(static_cast<std::size_t>(presses.rows()),
                 std::string(static_cast<std::size_t>(presses.columns()), '.'));
    presses.forEach(
        [&](Cell cell) { plan[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] = '#'; });
    return plan;
}

/// Whether the plan of one of the shortest solutions is as asked for. \pre few quiet patterns.
bool hasShortestLike(const Puzzle& puzzle, const std::function<bool(const Drawing& plan)>& wanted) {
    const lights::Optimum result = lights::solve(puzzle).result.value();
    std::vector<lights::BitGrid> solutions{result.presses()};
    for (const lights::BitGrid& quiet : lights::quietPatterns(puzzle.start(), puzzle.rules()))
        for (std::size_t i = solutions.size(); i-- > 0;)
            solutions.push_back(solutions[i] ^ quiet);
    return std::any_of(solutions.begin(), solutions.end(), [&](const lights::BitGrid& presses) {
        return static_cast<int>(presses.count()) == result.moves() && wanted(planOf(presses));
    });
}

/// How many boards of this shape with a single light can be solved.
int solvableSingles(const Puzzle& puzzle) {
    int solvable = 0;
    const lights::Solver solver(puzzle);
    puzzle.start().pressable().forEach([&](Cell cell) {
        lights::BitGrid single(puzzle.rows(), puzzle.columns());
        single.set(cell);
        solvable += solver.solvable(puzzle.start().withLight(std::move(single))) ? 1 : 0;
    });
    return solvable;
}

class CampaignTest : public testing::Test {
protected:
    template<class Visit>
    void forEachLevel(Visit&& visit) const {
        for (const data::LibraryPack* pack : library.campaignAndAlbums())
            for (std::size_t index = 0; index < pack->pack.levels.size(); ++index) {
                const data::LevelRef level = library.level(*pack, index);
                SCOPED_TRACE(level.path());
                visit(level);
            }
    }

    const data::Library library = data::Library::load(LICHTER_LEVELS_DIR, {});
};

TEST_F(CampaignTest, ReadsWithoutProblems) {
    EXPECT_TRUE(library.problems().empty());
    EXPECT_TRUE(library.own().empty());
}

TEST_F(CampaignTest, HasHousesInOrder) {
    const auto campaign = library.campaign();
    ASSERT_EQ(campaign.size(), houses.size());
    for (std::size_t index = 0; index < houses.size(); ++index)
        EXPECT_EQ(campaign[index].pack.id, houses[index].id);
}

TEST_F(CampaignTest, HasEnoughLevels) {
    std::size_t levels = 0;
    forEachLevel([&](const data::LevelRef&) { ++levels; });
    EXPECT_EQ(levels, 249U) << "also in README.md, docs/manual.md and CHANGELOG.md";
}

TEST_F(CampaignTest, LevelsSuitTheirHouse) {
    forEachLevel([](const data::LevelRef& level) {
        const auto* const house = std::find_if(
            houses.begin(), houses.end(), [&](const House& candidate) { return candidate.id == level.pack->pack.id; });
        ASSERT_NE(house, houses.end());
        EXPECT_TRUE(house->suits(level.level().lights()));
        EXPECT_EQ(level.level().lights().rules().quietHours, house->id == "hotel");
    });
}

TEST_F(CampaignTest, NoLevelStartsSolved) {
    forEachLevel([](const data::LevelRef& level) {
        const Puzzle& puzzle = level.level().lights();
        EXPECT_TRUE(puzzle.open(puzzle.start()).any());
    });
}

TEST_F(CampaignTest, EveryLevelHasProvenOptimum) {
    forEachLevel([](const data::LevelRef& level) {
        const Puzzle& puzzle = level.level().lights();
        const lights::Answer answer = lights::solve(puzzle);
        ASSERT_TRUE(answer.solvable());
        EXPECT_TRUE(answer.result->exact());
        EXPECT_EQ(answer.result->lowerBound(), answer.result->moves());
        EXPECT_EQ(answer.result->order().size(), static_cast<std::size_t>(answer.result->moves()));
        EXPECT_FALSE(puzzle.open(pressed(puzzle, answer.result->presses())).any());
    });
}

TEST_F(CampaignTest, NoTwoLevelsAreEquivalent) {
    std::map<std::tuple<lights::Stamp, lights::Surface, bool, Drawing>, std::string> seen;
    forEachLevel([&](const data::LevelRef& level) {
        const Puzzle& puzzle = level.level().lights();
        const Rules& rules = puzzle.rules();
        const auto [first, isNew] =
            seen.try_emplace({rules.stamp, rules.surface, rules.quietHours, canonical(draw(puzzle))}, level.path());
        EXPECT_TRUE(isNew) << "the same as " << first->second;
    });
}

TEST_F(CampaignTest, NamesAreUniqueInEachLanguage) {
    for (const std::string& language : data::test::shippedLanguages()) {
        SCOPED_TRACE(language);
        std::set<std::string> names;
        const auto check = [&](const data::LocalText& name) {
            ASSERT_TRUE(name.texts().contains(language));
            EXPECT_TRUE(names.insert(name.in(language)).second) << name.in(language) << " occurs twice";
        };
        for (const data::LibraryPack& pack : library.campaign())
            check(pack.pack.name);
        forEachLevel([&](const data::LevelRef& level) { check(level.level().name); });
    }
}

TEST_F(CampaignTest, EveryLevelHasAnIdeaOfItsOwnInEachLanguage) {
    for (const std::string& language : data::test::shippedLanguages()) {
        SCOPED_TRACE(language);
        std::set<std::string> ideas;
        forEachLevel([&](const data::LevelRef& level) {
            const data::LocalText& idea = level.level().idea;
            ASSERT_TRUE(idea.texts().contains(language));
            EXPECT_TRUE(ideas.insert(idea.in(language)).second) << idea.in(language) << " occurs twice";
        });
    }
}

// What an idea says of the number of solutions and of symmetry is counted.
TEST_F(CampaignTest, IdeasAreTrue) {
    int claims = 0;
    forEachLevel([&](const data::LevelRef& level) {
        const Puzzle& puzzle = level.level().lights();
        const std::string idea = level.level().idea.in("en");
        const auto says = [&](std::string_view words) {
            const bool found = idea.find(words) != std::string::npos;
            claims += found ? 1 : 0;
            return found;
        };
        if (says("nly one solution") || says("only one answer")) {
            EXPECT_EQ(lights::solve(puzzle).solutions(), "1");
        }
        if (says("four solutions")) {
            EXPECT_EQ(lights::solve(puzzle).solutions(), "4");
        }
        if (says("cannot tell left from right") || says("The same rooms left and right") ||
            says("the rose does not mind")) {
            EXPECT_EQ(mirrored(draw(puzzle)), draw(puzzle));
            EXPECT_FALSE(hasShortestLike(puzzle, [](const Drawing& plan) { return mirrored(plan) == plan; }));
        }
        if (says("the same from every corner. Two of them are enough")) {
            EXPECT_EQ(turned(draw(puzzle)), draw(puzzle));
            EXPECT_TRUE(hasShortestLike(
                puzzle, [](const Drawing& plan) { return turned(plan) != plan && turned(turned(plan)) == plan; }));
        }
        if (says("Turn it over: it runs as before. But the sand lies to one side")) {
            EXPECT_TRUE(hasShortestLike(puzzle, [](const Drawing& plan) { return upsideDown(plan) == plan; }));
            EXPECT_FALSE(hasShortestLike(puzzle, [](const Drawing& plan) { return mirrored(plan) == plan; }));
        }
        if (says("more than one way") || says("As many candles, set out differently")) {
            const Drawing shown = planOf(std::get<lights::AnotherWay>(level.level().riddle.value()).shown);
            EXPECT_TRUE(hasShortestLike(puzzle, [&](const Drawing& plan) { return plan == shown; }));
            EXPECT_TRUE(hasShortestLike(puzzle, [&](const Drawing& plan) { return plan != shown; }));
        }
        if (says("more than forty")) {
            EXPECT_GT(optimumOf(level.level()), 40);
        }
        if (says("turns like a pinwheel")) {
            EXPECT_TRUE(hasShortestLike(
                puzzle, [](const Drawing& plan) { return turned(plan) == plan && mirrored(plan) != plan; }));
        }
        if (says("the steps are the same")) {
            EXPECT_TRUE(hasShortestLike(puzzle, [](const Drawing& plan) { return upsideDown(plan) == plan; }));
        }
        if (says("from every side")) {
            EXPECT_TRUE(hasShortestLike(
                puzzle, [](const Drawing& plan) { return turned(plan) == plan && mirrored(plan) == plan; }));
        }
        if (says("in pairs") || says("two equal halves") || says("The other is the same") ||
            says("the other half lands") || says("the other half is only") || says("in the mirror") ||
            says("do the same")) {
            EXPECT_TRUE(hasShortestLike(puzzle, [](const Drawing& plan) {
                return mirrored(plan) == plan || upsideDown(plan) == plan || turned(turned(plan)) == plan;
            }));
        }
        if (says("Half a turn") || says("one foot lands where the other stood")) {
            EXPECT_TRUE(hasShortestLike(puzzle, [](const Drawing& plan) { return turned(turned(plan)) == plan; }));
        }
        if (says("Fold the planet twice") || says("A quarter of the ring is real")) {
            EXPECT_TRUE(hasShortestLike(
                puzzle, [](const Drawing& plan) { return mirrored(plan) == plan && turned(turned(plan)) == plan; }));
        }
        if (says("ress every lit window") || says("press what is lit") || says("the other half is the answer")) {
            EXPECT_EQ(lights::solve(puzzle).result.value().presses(),
                      puzzle.start().lit() & puzzle.start().pressable());
        }
        if (says("an open one answers to its own press")) {
            EXPECT_EQ(lights::solve(puzzle).result.value().presses(),
                      puzzle.open(puzzle.start()) & puzzle.start().pressable());
        }
        if (says("no corner is pressed")) {
            EXPECT_FALSE(hasShortestLike(puzzle, [](const Drawing& plan) {
                return plan.front().front() == '#' || plan.front().back() == '#' || plan.back().front() == '#' ||
                       plan.back().back() == '#';
            }));
        }
        if (says("any single light can be put out")) {
            EXPECT_EQ(solvableSingles(puzzle), puzzle.start().cellCount());
        }
        if (says("no single light can be put out")) {
            EXPECT_EQ(solvableSingles(puzzle), 0);
        }
        if (says("Only five of the 25 windows can be the only light")) {
            EXPECT_EQ(solvableSingles(puzzle), 5);
        }
    });
    EXPECT_GT(claims, 20);
}

TEST_F(CampaignTest, IntroducesEveryRuleWithEasyLevel) {
    std::map<std::string, int> first;
    forEachLevel([&](const data::LevelRef& level) {
        if (level.level().lights().rules().quietHours)
            return; // The Hotel has one new rule; what else its levels have is told beside them.
        for (const std::string& rule : rulesOf(level.level().lights()))
            first.try_emplace(rule, optimumOf(level.level()));
    });
    EXPECT_EQ(first.size(), lights::namedStamps.size() + 1U + 6U + 3U + 3U)
        << "stamps, surfaces, goals, holes, seals and curtains";
    for (const auto& [rule, optimum] : first)
        EXPECT_LE(optimum, 2) << rule;
}

// Otherwise the level would teach nothing about them.
TEST_F(CampaignTest, StampAndSurfaceMatterToSolution) {
    forEachLevel([](const data::LevelRef& level) {
        const Puzzle& puzzle = level.level().lights();
        const lights::BitGrid presses = lights::solve(puzzle).result.value().presses();
        const Rules& rules = puzzle.rules();
        for (const Rules simpler : {Rules{Stamp::Plus, rules.surface, rules.quietHours},
                                    Rules{rules.stamp, Surface::Plane, rules.quietHours}}) {
            if (simpler != rules) {
                EXPECT_TRUE(puzzle.open(pressed(puzzle, simpler, presses)).any());
            }
        }
    });
}

// Two stars in every earlier level are enough to open each house.
TEST_F(CampaignTest, HousesOpenOneAfterAnother) {
    const auto street = library.campaign();
    std::vector<int> opening;
    for (std::size_t index = 0; index < street.size(); ++index) {
        int before = 0; // Stars that count, without those of optional levels.
        for (std::size_t other = 0; other < index; ++other) {
            before +=
                3 * static_cast<int>(std::ranges::count(street[other].pack.levels, false, &data::Level::optional));
            if (street[other].pack.id == street[index].pack.after)
                break;
        }
        const int needed = data::starsToOpen(street, index);
        EXPECT_LE(needed * 3, before * 2) << street[index].pack.id;
        EXPECT_GE(needed * 5, before * 2) << street[index].pack.id;
        opening.push_back(needed);
    }
    EXPECT_TRUE(std::ranges::is_sorted(opening));
    EXPECT_EQ(opening[2], opening[3]) << "Tower, Lighthouse, Corner House and Hotel open side by side";
    EXPECT_EQ(opening[3], opening[4]);
    EXPECT_EQ(opening[4], opening[5]);
    EXPECT_LT(opening[5], opening[6]);
}

// Whoever had a house open in version 1.0.0 has it open still: no star is lost, and it asks for no more.
TEST_F(CampaignTest, NoHouseAsksForMoreThanItDid) {
    const std::map<std::string_view, int> before{{"shed", 0},        {"terrace", 25},      {"tower", 55},
                                                 {"lighthouse", 55}, {"corner", 55},       {"round", 140},
                                                 {"crooked", 180},   {"observatory", 215}, {"workshop", 250}};
    const auto street = library.campaign();
    std::size_t known = 0;
    for (std::size_t index = 0; index < street.size(); ++index)
        if (const auto house = before.find(street[index].pack.id); house != before.end()) {
            EXPECT_LE(data::starsToOpen(street, index), house->second) << street[index].pack.id;
            ++known;
        }
    EXPECT_EQ(known, before.size()) << "the Hotel is new";
}

// Levels that differ from their neighbours in length only are optional; they stand at the end of their house.
TEST_F(CampaignTest, OptionalLevelsStandLast) {
    int optional = 0;
    for (const data::LibraryPack& pack : library.campaign()) {
        const auto& levels = pack.pack.levels;
        EXPECT_TRUE(std::ranges::is_sorted(levels, {}, &data::Level::optional)) << pack.pack.id;
        const auto left = std::ranges::count(levels, true, &data::Level::optional);
        optional += static_cast<int>(left);
        if (pack.pack.id == optionalHouse)
            EXPECT_EQ(left, 15) << "all of them";
        else
            EXPECT_GE(std::ranges::count(levels, false, &data::Level::optional), 8) << pack.pack.id;
    }
    for (const data::LibraryPack& album : library.albums())
        optional += static_cast<int>(std::ranges::count(album.pack.levels, true, &data::Level::optional));
    EXPECT_EQ(optional, 68 + 15);
}

// No level is more than two presses easier than the hardest one before it in its house, and the last is the hardest.
// The same holds among the optional ones.
TEST_F(CampaignTest, OptimumRisesWithinEachHouse) {
    constexpr int largestDip = 2;
    for (const data::LibraryPack& pack : library.campaign()) {
        for (const bool optional : {false, true}) {
            int hardest = 0;
            int last = 0;
            for (const data::Level& level : pack.pack.levels) {
                if (level.optional != optional || data::isAsked(level)) // Not played, so not longer or shorter.
                    continue;
                SCOPED_TRACE(pack.pack.id + "/" + level.id);
                last = optimumOf(level);
                EXPECT_GE(last, hardest - largestDip);
                hardest = std::max(hardest, last);
            }
            EXPECT_EQ(last, hardest) << pack.pack.id << " does not end with its hardest level";
        }
    }
}

/// A level that asks something, and the answer that its house was built around.
struct KnownRiddle {
    const char* level;
    std::int64_t answer; ///< For another way: how many presses it has.
};

// The answers are in no file: these are what the solver finds, which other tests compare with the truth.
TEST_F(CampaignTest, RiddlesHaveTheAnswersThatTheyWereBuiltAround) {
    constexpr std::array known{KnownRiddle{"shed/cross-stitch", 4},    KnownRiddle{"terrace/carpet-dealer", 3},
                               KnownRiddle{"terrace/lux", 2},          KnownRiddle{"terrace/nine-candles", 10},
                               KnownRiddle{"lighthouse/never-six", 9}, KnownRiddle{"corner/icicles", 3},
                               KnownRiddle{"hotel/hall-clock", 2},     KnownRiddle{"round/napkin-ring", 6},
                               KnownRiddle{"crooked/compass-rose", 5}};
    std::size_t riddles = 0;
    forEachLevel([&](const data::LevelRef& level) { riddles += level.level().riddle ? 1 : 0; });
    EXPECT_EQ(riddles, known.size());
    for (const auto& [path, answer] : known) {
        SCOPED_TRACE(path);
        const auto level = library.find(path);
        ASSERT_TRUE(level && level->level().riddle);
        EXPECT_EQ(lights::answerOf(level->level().lights(), *level->level().riddle), answer);
    }
}

// What the ideas of the riddles say.
TEST_F(CampaignTest, IdeasOfRiddlesAreTrue) {
    const auto puzzleOf = [&](const char* path) { return library.find(path).value().level().lights(); };
    const auto shownBy = [&](const char* path) {
        return std::get<lights::AnotherWay>(*library.find(path).value().level().riddle).shown;
    };
    // A quarter turn changes the solution, but not the house; in the mirror likewise.
    const Puzzle stitch = puzzleOf("shed/cross-stitch");
    EXPECT_EQ(turned(draw(stitch)), draw(stitch));
    EXPECT_NE(turned(planOf(shownBy("shed/cross-stitch"))), planOf(shownBy("shed/cross-stitch")));
    const Puzzle rose = puzzleOf("crooked/compass-rose");
    EXPECT_EQ(mirrored(draw(rose)), draw(rose));
    EXPECT_NE(mirrored(planOf(shownBy("crooked/compass-rose"))), planOf(shownBy("crooked/compass-rose")));
    // Pressing all that is lit changes nothing, and so does a quarter turn of it, and both together.
    const Puzzle carpet = puzzleOf("terrace/carpet-dealer");
    EXPECT_EQ(pressed(carpet, carpet.start().lit()), carpet.start());
    EXPECT_EQ(pressed(carpet, carpet.start().lit().transposed()), carpet.start());
    EXPECT_NE(carpet.start().lit().transposed(), carpet.start().lit());
    // The quiet carpet says of each letter whether it can be put to bed.
    const lights::BitGrid quiet = puzzleOf("terrace/quiet-carpet").start().lit();
    EXPECT_FALSE((puzzleOf("terrace/lux").start().lit() & quiet).parity());
    const auto& letters = std::get<lights::OddOneOut>(*library.find("terrace/lux").value().level().riddle).others;
    EXPECT_TRUE((letters[0].start().lit() & quiet).parity());
    EXPECT_FALSE((letters[1].start().lit() & quiet).parity());
    // Half of a quiet pattern is marked.
    const Puzzle candles = puzzleOf("terrace/nine-candles");
    const auto patterns = lights::quietPatterns(candles.start(), candles.rules());
    EXPECT_TRUE(std::any_of(patterns.begin(), patterns.end(), [&](const lights::BitGrid& pattern) {
        return 2 * (pattern & shownBy("terrace/nine-candles")).count() == pattern.count();
    }));
    // All quiet patterns of 5×5 are even: sums of even ones are even.
    for (const lights::BitGrid& pattern : patterns)
        EXPECT_FALSE(pattern.parity());
    // Strips of three and four windows have no quiet pattern, those of five have one.
    for (const auto& [length, count] : {std::pair(3, 0), std::pair(4, 0), std::pair(5, 1)})
        EXPECT_EQ(lights::quietPatterns(lights::Board(lights::BitGrid(length, 1)), {}).size(),
                  static_cast<std::size_t>(count));
    // The ring stays the same when turned by a window; its solutions turn into each other.
    const Puzzle ring = puzzleOf("round/napkin-ring");
    const lights::BitGrid way = lights::solve(ring).result.value().presses();
    for (int turn = 0; turn < ring.columns(); ++turn) {
        lights::BitGrid moved(ring.rows(), ring.columns());
        way.forEach([&](Cell cell) { moved.set({cell.row, (cell.column + turn) % ring.columns()}); });
        EXPECT_FALSE(ring.open(pressed(ring, moved)).any()) << turn;
        EXPECT_EQ(turn != 0, moved != way);
    }
}

// Where a level is about symmetry, several ways or a quiet pattern, no method finds the optimum without a thought of
// them.
TEST_F(CampaignTest, MethodsWithoutThoughtDoNotFindWhatTheseLevelsAreAbout) {
    for (const char* path :
         {"shed/night-light", "shed/never-alone", "terrace/bedposts", "terrace/nine-candles", "observatory/twins"}) {
        const Puzzle puzzle = library.find(path).value().level().lights();
        EXPECT_FALSE(lights::methodsFor(puzzle, lights::solve(puzzle).result.value().moves()).any()) << path;
    }
}

// What the ideas of the workshop say of its stamps.
TEST_F(CampaignTest, IdeasOfDrawnStampsAreTrue) {
    const auto puzzleOf = [&](const std::string& id) {
        return library.find("workshop/" + id).value().level().lights();
    };
    const auto presses = [&](const std::string& id) { return lights::solve(puzzleOf(id)).result.value().presses(); };
    const auto allOn = [](int side) {
        return lights::solve(
            Puzzle::make(lights::Board(lights::BitGrid(side, side)), {Stamp::Ring}, GoalKind::On).value());
    };
    EXPECT_FALSE(Stamp::Ring.togglesPressed());
    EXPECT_FALSE(allOn(3).solvable());
    EXPECT_TRUE(allOn(4).solvable());
    // Four ways to press the same rows and columns.
    const Puzzle shirt = puzzleOf("checked-shirt");
    EXPECT_EQ(lights::answerOf(shirt, lights::HowMany{lights::Quantity::ShortestWays}), 4);
    // One way only.
    const Stamp valve = puzzleOf("check-valve").rules().stamp;
    EXPECT_TRUE(valve.has({0, 1}));
    EXPECT_FALSE(valve.has({0, -1}));
    // Every press belongs to the next light, round the back too.
    const Puzzle belt = puzzleOf("conveyor-belt");
    lights::BitGrid before(belt.rows(), belt.columns());
    belt.start().lit().forEach([&](Cell cell) {
        before.set({cell.row, (cell.column + belt.columns() - 1) % belt.columns()});
    });
    EXPECT_EQ(presses("conveyor-belt"), before);
    // Every window of the floor is toggled exactly once.
    const Puzzle floor = puzzleOf("parquet");
    lights::BitGrid covered(floor.rows(), floor.columns());
    presses("parquet").forEach([&](Cell cell) {
        for (const Cell toggled : lights::stamped(floor.rules(), floor.start(), cell)) {
            EXPECT_FALSE(covered.test(toggled));
            covered.set(toggled);
        }
    });
    EXPECT_EQ(covered.count(), floor.start().cellCount());
    // Row and column of the single light.
    const Puzzle square = puzzleOf("set-square");
    ASSERT_EQ(square.start().lit().count(), 1);
    const Cell corner = square.start().lit().toCells().front();
    EXPECT_EQ(presses("set-square").count(), square.rows() + square.columns() - 1);
    presses("set-square").forEach([&](Cell cell) {
        EXPECT_TRUE(cell.row == corner.row || cell.column == corner.column);
    });
    // Four boards that are the same: blocks of two by two, in the picture and in the answer.
    for (const lights::BitGrid& grid : {puzzleOf("four-at-a-blow").start().lit(), presses("four-at-a-blow")})
        for (int row = 0; row < grid.rows(); ++row)
            for (int column = 0; column < grid.columns(); ++column)
                EXPECT_EQ(grid.test({row, column}), grid.test({row / 2 * 2, column / 2 * 2}));
    // Nothing else reaches the top and the left edge; Sierpiński's triangle is where the digits of row and column in
    // base two share no 1.
    for (const char* id : {"four-nails", "sieve"})
        puzzleOf(id).rules().stamp.forEach([](lights::Offset offset) {
            EXPECT_GE(offset.down, 0);
            EXPECT_GE(offset.right, 0);
        });
    EXPECT_FALSE(puzzleOf("four-nails").rules().stamp.has({0, 1}) || puzzleOf("four-nails").rules().stamp.has({1, 0}));
    const lights::BitGrid triangle = presses("sieve");
    for (int row = 0; row < triangle.rows(); ++row)
        for (int column = 0; column < triangle.columns(); ++column)
            EXPECT_EQ(triangle.test({row, column}), (row & column) == 0);
}

TEST_F(CampaignTest, StartsWithOnePressAndEndsTerraceWithHardestFiveByFive) {
    EXPECT_EQ(optimumOf(library.campaign().front().pack.levels.front()), 1);
    const data::LibraryPack* terrace = library.pack("terrace");
    ASSERT_NE(terrace, nullptr);
    EXPECT_EQ(optimumOf(terrace->pack.levels.back()), 15);
}

TEST_F(CampaignTest, PressingLightsOfQuietCarpetChangesNothing) {
    const auto carpet = library.find("terrace/quiet-carpet");
    ASSERT_TRUE(carpet.has_value());
    const Puzzle& puzzle = carpet->level().lights();
    EXPECT_EQ(pressed(puzzle, puzzle.start().lit()), puzzle.start());
}

} // namespace
