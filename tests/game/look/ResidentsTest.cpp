// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Residents.hpp"

#include "game/look/LampAtlas.hpp"
#include "game/look/Mesh.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/BoardLights.hpp"
#include "game/look/board/BoardResidents.hpp"
#include "lights/Puzzle.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace {

using namespace game;
using lights::Cell;

constexpr std::array allPoses{Pose::Awake, Pose::Notices, Pose::PullsCord, Pose::InBed};

std::vector<Resident> everybody() {
    std::vector<Resident> all;
    for (std::size_t i = 0; i < residentCount; ++i)
        all.push_back(static_cast<Resident>(i));
    return all;
}

lights::Board wall(int rows, int columns) {
    return lights::Board(lights::BitGrid(rows, columns).complement());
}

// --- who lives where ---------------------------------------------------------------------------------------------

TEST(Residents, OfAHouseAreFiveOfTheTwelveAndAlwaysTheSame) {
    std::set<std::set<Resident>> families;
    for (std::size_t house = 1; house < houseCount; ++house) {
        const Family family = familyOf(static_cast<House>(house));
        if (static_cast<House>(house) != House::Hotel) {
            EXPECT_EQ(family, familyOf(static_cast<House>(house), 77)) << "guests come to slate houses and the hotel";
        }
        EXPECT_EQ(std::count(family.begin(), family.end(), Resident::NightPorter),
                  static_cast<House>(house) == House::Hotel ? 1 : 0);
        EXPECT_EQ(std::set(family.begin(), family.end()).size(), family.size());
        families.emplace(family.begin(), family.end());
    }
    EXPECT_GT(families.size(), 6U) << "other houses, other people";
    EXPECT_NE(familyOf(House::Slate, 1), familyOf(House::Slate, 2));
    EXPECT_NE(familyOf(House::Hotel, 1), familyOf(House::Hotel, 2));
    EXPECT_EQ(familyOf(House::Hotel, 2).back(), Resident::NightPorter);
}

TEST(Residents, LiveInAThirdOfTheWindowsWithNobodyTwiceSideBySide) {
    for (const lights::Surface surface : {lights::Surface::Plane, lights::Surface::Torus, lights::Surface::Moebius})
        for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 9}, {5, 5}, {6, 6}, {10, 10}, {40, 3}, {100, 100}})
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                const lights::Board board = wall(rows, columns);
                const Family family = familyOf(House::Slate, seed);
                const std::vector<Home> homes = homesOf(board, surface, family, seed);
                EXPECT_LE(homes.size(), 14U);
                EXPECT_LE(100 * static_cast<int>(homes.size()), 36 * rows * columns);
                EXPECT_EQ(homes, homesOf(board, surface, family, seed));
                EXPECT_LE(std::count_if(homes.begin(), homes.end(),
                                        [](const Home& home) { return home.who == Resident::Cat; }),
                          1);
                for (const Home& a : homes)
                    for (const Home& b : homes) {
                        if (a.who != b.who || a.cell == b.cell)
                            continue;
                        for (int down = -1; down <= 1; ++down)
                            for (int right = -1; right <= 1; ++right)
                                ASSERT_NE(
                                    lights::wrap(surface, rows, columns, {a.cell.row + down, a.cell.column + right}),
                                    b.cell);
                    }
            }
}

TEST(Residents, AreSpreadOverALargeBoardAndDifferFromLevelToLevel) {
    const Family family = familyOf(House::Tower);
    const std::vector<Home> homes = homesOf(wall(100, 100), lights::Surface::Plane, family, 5);
    EXPECT_EQ(homes.size(), 14U);
    EXPECT_TRUE(std::any_of(homes.begin(), homes.end(), [](const Home& home) { return home.cell.row > 50; }));
    std::set<std::vector<int>> patterns;
    std::size_t inhabited = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        std::vector<int> pattern;
        for (const Home& home : homesOf(wall(5, 5), lights::Surface::Plane, family, seed * 0x9E3779B97F4A7C15))
            pattern.push_back(home.cell.row * 5 + home.cell.column);
        inhabited += pattern.size();
        patterns.insert(pattern);
    }
    EXPECT_EQ(patterns.size(), 30U);
    EXPECT_GT(inhabited, 30U * 5) << "on average in more than five of 25 windows";
}

TEST(Residents, DoNotLiveInHolesOrBehindBoards) {
    const auto board = lights::parseBoard({"#_#_#", "_#_#_", "#_#_#", "_#_#_"}, lights::maxSide);
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        for (const Home& home : homesOf(*board, lights::Surface::Plane, familyOf(House::Shed), seed))
            EXPECT_TRUE(board->canPress(home.cell));
}

TEST(Residents, OfLevelsAreNeverTwiceSideBySideAndOneCat) {
    for (std::size_t house = 1; house < houseCount; ++house) {
        const Family family = familyOf(static_cast<House>(house));
        int cats = 0;
        for (std::size_t floor = 0; floor < 4; ++floor)
            for (std::size_t column = 0; column < 6; ++column) {
                const auto who = tenantOf(family, floor, column);
                cats += who == Resident::Cat ? 1 : 0;
                if (who) {
                    EXPECT_NE(who, tenantOf(family, floor, column + 1));
                    EXPECT_NE(who, tenantOf(family, floor + 1, column));
                    EXPECT_NE(who, tenantOf(family, floor + 1, column + 1));
                }
            }
        EXPECT_LE(cats, 1);
    }
}

// --- pictures ----------------------------------------------------------------------------------------------------

/// The share of the glass that is covered, in a part of it; 0 … 1 across and down.
float ink(const sf::Image& image, float left, float top, float right, float bottom) {
    const auto side = static_cast<float>(image.getSize().x);
    float covered = 0;
    int pixels = 0;
    for (auto y = static_cast<unsigned>(top * side); y < static_cast<unsigned>(bottom * side); ++y)
        for (auto x = static_cast<unsigned>(left * side); x < static_cast<unsigned>(right * side); ++x, ++pixels)
            covered += static_cast<float>(image.getPixel(x, y).a) / 255;
    return covered / static_cast<float>(pixels);
}

struct Portrait {
    Resident who;
    std::string rows; ///< Ten rows of 16 characters, each with a bar after it.
};

TEST(ResidentPictures, ShowEachFigure) {
    const std::vector<Portrait> portraits{{Resident::Reader, "                |"
                                                             "                |"
                                                             "                |"
                                                             "                |"
                                                             "   +####        |"
                                                             "    +###  #+    |"
                                                             "    +##+ +#+### |"
                                                             "   #####+#####  |"
                                                             "  +#######++++  |"
                                                             "  +######       |"},
                                          {Resident::Knitter, "                |"
                                                              "                |"
                                                              "                |"
                                                              "  #+  #+        |"
                                                              " +#  +###       |"
                                                              " #+  +###       |"
                                                              " #  ++## +  +   |"
                                                              " # +##### ##    |"
                                                              " # ##########   |"
                                                              " #+############+|"},
                                          {Resident::Child, "                |"
                                                            "       ++       |"
                                                            "     + ###+     |"
                                                            "     #######+   |"
                                                            "       ###+     |"
                                                            "       ####     |"
                                                            "+#     ####     |"
                                                            "+#    #+  #+    |"
                                                            "+#+++++++++++++ |"
                                                            "+##############+|"},
                                          {Resident::Cat, "                |"
                                                          "                |"
                                                          "                |"
                                                          "       #++#     |"
                                                          "       ####     |"
                                                          "       ####     |"
                                                          "      +####     |"
                                                          "  #+  #####+    |"
                                                          "  #+  #####+    |"
                                                          "   #######+     |"},
                                          {Resident::FishTank, "                |"
                                                               "                |"
                                                               "                |"
                                                               "                |"
                                                               "  ++++++++++++  |"
                                                               "  #     +    #  |"
                                                               "  #+####+++++#  |"
                                                               "  #++++++++++#  |"
                                                               "  #+++++###+##  |"
                                                               "  ############+ |"},
                                          {Resident::Television, "                |"
                                                                 "                |"
                                                                 "                |"
                                                                 "          +  +  |"
                                                                 "         ++##+++|"
                                                                 "  ++    +#++++++|"
                                                                 " +###+#++#++++++|"
                                                                 "  ##++## ######+|"
                                                                 "+##########   + |"
                                                                 "+##########+    |"},
                                          {Resident::Cellist, "                |"
                                                              "         ++     |"
                                                              "          #     |"
                                                              "    +###+ #     |"
                                                              "     ###+##     |"
                                                              "      ++#+##    |"
                                                              "     ########  +|"
                                                              "    +########++ |"
                                                              "    ##########  |"
                                                              "    #########+  |"},
                                          {Resident::Cook, "                |"
                                                           "                |"
                                                           "    #####       |"
                                                           "    #####   +   |"
                                                           "    +###   + ++ |"
                                                           "    +###     +  |"
                                                           "     +#+ +##+   |"
                                                           "    #####+ ++   |"
                                                           "   ######+#####+|"
                                                           "   ######+####+ |"},
                                          {Resident::Cot, "          +     |"
                                                          "          +     |"
                                                          "        +++++   |"
                                                          "        +  + +  |"
                                                          "  ####  ++ + #  |"
                                                          "  +##+          |"
                                                          " +###+#+       +|"
                                                          " ######+##+#+#++|"
                                                          "+###### ++##++ +|"
                                                          "+##############+|"},
                                          {Resident::Gardener, "                |"
                                                               "                |"
                                                               "                |"
                                                               "  ###+          |"
                                                               "  ####+# +#+#   |"
                                                               "  +#++###+#+#+##|"
                                                               " +######+ #####+|"
                                                               " #####    ##### |"
                                                               "+#####+   +###+ |"
                                                               "+#####+    ###  |"},
                                          {Resident::ChessPlayers, "                |"
                                                                   "                |"
                                                                   "                |"
                                                                   "             +  |"
                                                                   "  ###      +### |"
                                                                   " +###+     ###+ |"
                                                                   " +####   +  +## |"
                                                                   "+###++#  #+ ###+|"
                                                                   "#####+#++#++####|"
                                                                   "#####+++++++####|"},
                                          {Resident::NightWorker, "                |"
                                                                  "                |"
                                                                  "                |"
                                                                  "          ++    |"
                                                                  "    #### ###    |"
                                                                  "    ####    #+  |"
                                                                  "    +##+     #  |"
                                                                  "   +####    #++ |"
                                                                  "   #######+#++#+|"
                                                                  "+##############+|"},
                                          {Resident::NightPorter, "                |"
                                                                  "                |"
                                                                  "                |"
                                                                  "    +###        |"
                                                                  "    +###+ ++    |"
                                                                  "     ##+  #+    |"
                                                                  "    ++++ +#     |"
                                                                  "   +######++ +  |"
                                                                  " ++######+++### |"
                                                                  "+##############+|"}};
    ASSERT_EQ(portraits.size(), residentCount);
    for (const Portrait& portrait : portraits) {
        const sf::Image image = bakeResident(120, portrait.who, Pose::Awake);
        std::string rows;
        for (int row = 0; row < 10; ++row) {
            for (int column = 0; column < 16; ++column) {
                const float cover = ink(image, static_cast<float>(column) / 16, static_cast<float>(row) / 10,
                                        static_cast<float>(column + 1) / 16, static_cast<float>(row + 1) / 10);
                rows += cover < 0.15F ? ' ' : cover < 0.5F ? '+' : '#';
            }
            rows += '|';
        }
        EXPECT_EQ(rows, portrait.rows) << "figure " << static_cast<int>(portrait.who);
    }
}

TEST(ResidentPictures, CoverAThirdOfTheGlassAtMost) {
    for (const Resident who : everybody())
        for (const Pose pose : allPoses)
            for (const int pitch : {40, 56, 96, 116, 313}) {
                const float covered = ink(bakeResident(pitch, who, pose), 0, 0, 1, 1);
                EXPECT_LE(covered, 0.35F) << static_cast<int>(who) << " in pose " << static_cast<int>(pose);
                EXPECT_GT(covered, 0.02F);
            }
}

TEST(ResidentPictures, DifferFromPoseToPose) {
    for (const Resident who : everybody())
        for (const Pose a : allPoses)
            for (const Pose b : allPoses) {
                if (a == b)
                    continue;
                const sf::Image one = bakeResident(96, who, a);
                const sf::Image other = bakeResident(96, who, b);
                int different = 0;
                for (unsigned y = 0; y < one.getSize().y; ++y)
                    for (unsigned x = 0; x < one.getSize().x; ++x)
                        different += std::abs(one.getPixel(x, y).a - other.getPixel(x, y).a) > 100 ? 1 : 0;
                EXPECT_GT(different, 40) << static_cast<int>(who);
            }
}

TEST(ResidentPictures, LeaveTheWindowWhenInBed) {
    for (const Resident who : everybody()) {
        const float awake = ink(bakeResident(96, who, Pose::Awake), 0, 0, 1, 1);
        EXPECT_LT(ink(bakeResident(96, who, Pose::InBed), 0, 0, 1, 1), who == Resident::FishTank ? 0.35F : awake);
    }
}

TEST(ResidentPictures, AreWhiteAndInsideTheGlass) {
    for (const Resident who : everybody()) {
        const sf::Image image = bakeResident(116, who, Pose::Awake);
        const unsigned last = image.getSize().x - 1;
        for (const sf::Vector2u corner : {sf::Vector2u{0, 0}, {last, 0}, {0, last}, {last, last}})
            EXPECT_EQ(image.getPixel(corner.x, corner.y).a, 0);
        EXPECT_EQ(image.getPixel(last / 2, last / 2).r, 255);
        EXPECT_LT(static_cast<float>(last), 0.69F * 116);
    }
}

TEST(ResidentPictures, OmitWhatWouldBeNoiseWhenSmall) {
    const auto steam = [](int pitch) {
        return ink(bakeResident(pitch, Resident::Cook, Pose::Awake), 0.7F, 0.26F, 0.95F, 0.5F);
    };
    EXPECT_GT(steam(56), 0.05F);
    EXPECT_LT(steam(55), 0.02F);
}

float linear(sf::Uint8 channel) {
    const float c = static_cast<float>(channel) / 255;
    return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F);
}

/// The mean relative luminance (WCAG) of the glass, with somebody behind it.
float glassLuminance(const sf::Image& lamp, const sf::Image& figure, sf::Color colour, float alpha) {
    const unsigned side = figure.getSize().x;
    const unsigned inset = (lamp.getSize().x - side) / 2;
    float sum = 0;
    int pixels = 0;
    for (unsigned y = 2; y + 2 < side; ++y)
        for (unsigned x = 2; x + 2 < side; ++x, ++pixels) {
            const sf::Color glass = lamp.getPixel(inset + x, inset + y);
            const sf::Color seen = ui::mix(glass, colour, alpha * static_cast<float>(figure.getPixel(x, y).a) / 255);
            sum += 0.2126F * linear(seen.r) + 0.7152F * linear(seen.g) + 0.0722F * linear(seen.b);
        }
    return sum / static_cast<float>(pixels);
}

TEST(ResidentPictures, LeaveLitAndDarkFarApart) {
    const std::vector<std::pair<std::string_view, float>> bounds{{"night", 5.8F}, {"cvd", 6.0F}, {"paper", 3.0F}};
    for (const auto& [name, least] : bounds)
        for (const int pitch : {40, 64, 116})
            for (const Resident who : everybody()) {
                const float lit = glassLuminance(bakeLamp({name, pitch}, true), bakeResident(pitch, who, Pose::Awake),
                                                 theme(name).look.silhouette, 0.74F);
                const float dark = glassLuminance(bakeLamp({name, pitch}, false), bakeResident(pitch, who, Pose::InBed),
                                                  {0x5A, 0x74, 0x84}, 0.5F);
                EXPECT_GE((lit + 0.05F) / (dark + 0.05F), least) << name << ", figure " << static_cast<int>(who);
            }
}

// --- going to bed ------------------------------------------------------------------------------------------------

TEST(GoingToBed, FollowsTheLight) {
    const Cell cell{0, 0};
    BoardLights lights(wall(1, 1));
    lights.inhabit({{cell, Resident::Cook}});
    EXPECT_EQ(poseOf(lights.shine(cell)), Pose::Awake);
    lights::Stamped toggled;
    toggled.add(cell);
    const lights::Change press{lights::EventKind::Move, cell, toggled, true};
    lights.apply(press, {});
    lights.update(0.05F, {});
    EXPECT_EQ(poseOf(lights.shine(cell)), Pose::Notices);
    lights.update(0.10F, {});
    EXPECT_EQ(poseOf(lights.shine(cell)), Pose::PullsCord);
    lights.update(0.10F, {});
    EXPECT_EQ(poseOf(lights.shine(cell)), Pose::InBed);
    EXPECT_EQ(lights.shine(cell).brightness, 0) << "the light itself takes no longer than elsewhere";
    lights.update(0.60F, {});
    EXPECT_EQ(poseOf(lights.shine(cell)), Pose::InBed);
    EXPECT_TRUE(lights.animating());
    lights.update(0.06F, {});
    EXPECT_EQ(poseOf(lights.shine(cell)), std::nullopt);
    EXPECT_FALSE(lights.animating());
    lights.apply(press, {});
    lights.update(0.01F, {});
    EXPECT_EQ(poseOf(lights.shine(cell)), Pose::Awake) << "at once, however dim the light still is";
}

TEST(GoingToBed, IsOnlyAFadeWithReducedMotionAndInEmptyRooms) {
    const Cell cell{0, 0};
    lights::Stamped toggled;
    toggled.add(cell);
    const lights::Change press{lights::EventKind::Move, cell, toggled, true};
    const ui::Motion reduced{true, 1};
    BoardLights calm(wall(1, 1));
    calm.inhabit({{cell, Resident::Cook}});
    calm.apply(press, reduced);
    calm.update(0.04F, reduced);
    EXPECT_EQ(poseOf(calm.shine(cell)), Pose::Awake);
    calm.update(0.05F, reduced);
    EXPECT_EQ(poseOf(calm.shine(cell)), std::nullopt);
    EXPECT_FALSE(calm.animating());
    BoardLights empty(wall(1, 1));
    empty.apply(press, {});
    empty.update(0.40F, {});
    EXPECT_FALSE(empty.animating());
}

// --- idle life ---------------------------------------------------------------------------------------------------

/// A board on which everybody has a habit.
struct Street {
    Street() {
        for (int column = 0; column < 6; ++column)
            homes.push_back({{0, column}, column % 2 == 0 ? Resident::Knitter : Resident::Cot});
        lights = BoardLights(wall(1, 6));
        residents = BoardResidents(homes, 3);
    }
    [[nodiscard]] int moving() const {
        return static_cast<int>(std::count_if(
            homes.begin(), homes.end(), [this](const Home& home) { return residents.at(home.cell)->vigour > 0; }));
    }
    void pass(float seconds, std::optional<Cell> pointed = {}) {
        for (float t = 0; t < seconds; t += 0.1F)
            residents.update(0.1F, lights, pointed);
    }

    std::vector<Home> homes;
    BoardLights lights;
    BoardResidents residents;
};

TEST(IdleLife, TheLastOneToGoToBedWaves) {
    Street street;
    const std::vector<Cell> last{{0, 1}, {0, 2}};
    street.residents.touch(last);
    EXPECT_FALSE(street.residents.at(last[1])->waves) << "there is another press to come";
    street.residents.sayGoodNight();
    EXPECT_FALSE(street.residents.at(last[0])->waves);
    EXPECT_TRUE(street.residents.at(last[1])->waves);
    EXPECT_FALSE(street.residents.at({0, 3})->waves) << "the press was elsewhere";

    // The hand is elsewhere while it waves, and nothing else is.
    LampSpec spec{"night", 64};
    spec.residents =
        ResidentSet(Family{Resident::Knitter, Resident::Cot, Resident::Reader, Resident::Child, Resident::Cook});
    LampAtlases atlases;
    const LampAtlas& atlas = atlases.get(spec);
    const auto corners = [&](bool waves, float dark) {
        Mesh mesh;
        mesh.clear(atlas.white());
        paintResident(mesh, {atlas, {0, 0, 64, 64}, 1, sf::Color::Black, 1}, {Resident::Knitter, 0, 0, waves},
                      {0.5F, 0.5F, 0, 1, dark});
        return mesh.vertices().getVertexCount();
    };
    EXPECT_GT(corners(true, 0.12F), corners(false, 0.12F));
    EXPECT_EQ(corners(true, 0.05F), corners(false, 0.05F)) << "first they look up";
    street.residents.touch(last);
    EXPECT_FALSE(street.residents.at(last[1])->waves) << "awake again";
}

TEST(IdleLife, MovesThreeResidentsAtMost) {
    Street street;
    street.pass(1, Cell{0, 4});
    EXPECT_EQ(street.moving(), 0) << "not before anybody is lively";
    street.residents.setLively(true);
    street.residents.touch(std::vector<Cell>{{0, 0}, {0, 1}, {0, 2}});
    street.pass(1, Cell{0, 4});
    EXPECT_EQ(street.moving(), 3);
    EXPECT_GT(street.residents.at({0, 4})->vigour, 0) << "whoever is under the pointer";
    EXPECT_GT(street.residents.at({0, 0})->vigour, 0) << "whoever was pressed";
}

TEST(IdleLife, ComesToRestInSixTenthsOfASecond) {
    Street street;
    street.residents.setLively(true);
    street.pass(2);
    EXPECT_GT(street.moving(), 0);
    EXPECT_TRUE(street.residents.moving());
    EXPECT_FALSE(street.residents.settling());
    street.residents.setLively(false);
    EXPECT_TRUE(street.residents.settling());
    street.pass(0.7F);
    EXPECT_EQ(street.moving(), 0);
    EXPECT_FALSE(street.residents.moving());
    EXPECT_FALSE(street.residents.settling());
}

TEST(IdleLife, IsForThoseWhoAreAwake) {
    Street street;
    street.lights = BoardLights(lights::Board(lights::BitGrid(1, 6)));
    street.residents.setLively(true);
    street.pass(1, Cell{0, 4});
    EXPECT_EQ(street.moving(), 0);
}

} // namespace
