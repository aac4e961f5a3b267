// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Screens.hpp"

#include "arukone/Session.hpp"
#include "arukone/solver/Solver.hpp"
#include "data/levels/Library.hpp"
#include "game/boards/Duel.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/classes/ToClass.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/duel/ToDuel.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/keys/ToKeys.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/mylevels/ToMyLevels.hpp"
#include "game/play/ToPlay.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/random/ToRandom.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/shared/ToSharedLeaderboards.hpp"
#include "game/shift/ToShift.hpp"
#include "game/shift/ToShiftOver.hpp"
#include "game/statistics/ToStatistics.hpp"
#include "game/win/ToWin.hpp"
#include "game/words/Wording.hpp"
#include "lights/Board.hpp"
#include "lights/Session.hpp"
#include "lights/Shift.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"
#include "text/Text.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

namespace game {

namespace {

using Screens = std::vector<Destination>;

/// One second per stroke.
ToWin winOn(const arukone::Board& board, const Challenge& challenge) {
    arukone::Session session(board);
    const auto solved = arukone::solve(board);
    for (const arukone::Cable& cable : solved.cables.value_or(arukone::Cables())) {
        session.draw(cable);
        session.advance(puzzle::Milliseconds(1000));
    }
    return {challenge, session.performance(challenge.code), {session.score(), true}, {}, {}, 0, {}};
}

/// One second per move.
ToWin winOn(const lights::Puzzle& board, const Challenge& challenge) {
    lights::Session session(board);
    const lights::Answer answer = lights::solve(board);
    if (answer.solvable())
        for (const lights::Cell cell : answer.result->order()) {
            session.press(cell);
            session.advance(puzzle::Milliseconds(1000));
        }
    const Par par{session.moves(), answer.solvable() && answer.result->exact()};
    return {challenge, session.performance(challenge.code), par, {}, {}, 0, {}};
}

/// What --screen win shows: the board solved in the fewest moves.
ToWin winOf(const Challenge& challenge) {
    return std::visit([&](const auto& board) { return winOn(board, challenge); }, challenge.board);
}

/// What --screen shift-over shows: the end of a shift that nobody played.
ToShiftOver shiftOver() {
    constexpr int houses = 7;
    lights::ShiftHouses street;
    lights::Shift shift(street.street("shown"));
    while (shift.score().houses < houses) {
        if (shift.offer())
            shift.pick(0);
        for (const lights::Cell cell : lights::solve(shift.session().puzzle()).result->presses().toCells())
            shift.press(cell);
    }
    return {shift.score(), {shift.asleep().begin(), shift.asleep().end()}, {}, shift.score().points + 240, "shown"};
}

/// What --screen duel-turns, duel-alone and duel-over show: a duel of three.
DuelMatch shownDuel(DuelWay way, const Services& services) {
    const auto setting = duelSetting(5, lights::Surface::Plane, lights::Difficulty::Easy);
    DuelMatch match{{}, way, drawDuelBoard(setting, way, 3, puzzle::seedText(services.entropy())), 0};
    for (const int number : {1, 2, 3})
        match.players.push_back(services.text.tr("Player {1}", number));
    return match;
}

/// The name of the first shared leaderboard, or an empty one without any.
std::string firstShared(const Services& services) {
    return services.shared.boards().empty() ? std::string() : services.shared.boards().front().name;
}

/// A level of the house next door over its card, or the campaign if there are no boxes.
Screens box(const ScreenWish& wish) {
    const data::Library& library = wish.services.library;
    const auto boxes = library.nextDoor();
    if (boxes.empty())
        return {ToCampaign{}};
    const data::LevelRef level = library.level(boxes.front(), 0);
    return {ToCampaign{boxes.front().pack.id, level.level().id}, ToPlay{challengeOf(level), true}};
}

/// The first house that has an album, with the album open; the campaign if no house has one.
Screens album(const ScreenWish& wish) {
    const auto albums = wish.services.library.albums();
    if (albums.empty())
        return {ToCampaign{}};
    return {ToCampaign{albums.front().pack.id, {}}, ToAlbum{albums.front().pack.id}};
}

std::optional<Challenge> anyBoard(const Services& services) {
    const auto next = data::nextLevel(services.library, services.records.progress(), std::nullopt, true);
    if (next)
        return challengeOf(*next);
    const auto campaign = services.library.campaign();
    return campaign.empty() ? std::nullopt : std::optional(challengeOf(services.library.level(campaign.front(), 0)));
}

/// The board that was asked for, or any.
std::optional<Challenge> boardOf(const ScreenWish& wish) {
    return wish.challenge ? wish.challenge : anyBoard(wish.services);
}

/// Screens that need to know nothing, one above the other.
template<class... To>
Screens plain(const ScreenWish& /*wish*/) {
    return {To{}...};
}

Screens play(const ScreenWish& wish) {
    const auto challenge = boardOf(wish);
    return challenge ? Screens{ToPlay{*challenge, true}} : Screens{};
}

Screens win(const ScreenWish& wish) {
    const auto challenge = boardOf(wish);
    return challenge ? Screens{winOf(*challenge)} : Screens{};
}

Screens error(const ScreenWish& wish) {
    const text::Text& text = wish.services.text;
    return {ToError{text.tr("Something went wrong"), text.tr("This is how the game tells you what went wrong.")}};
}

/// A screen, and how it is opened. The order is that of the help.
struct NamedScreen {
    std::string_view name;
    Screens (*open)(const ScreenWish&);
};

using Wish = const ScreenWish&;

constexpr NamedScreen namedScreens[]{
    {"menu", plain<>},
    {"campaign", plain<ToCampaign>},
    {"album", album},
    {"play", play},
    {"pause", play}, // The game pauses it: Game::openFirst().
    {"win", win},
    {"daily", plain<ToDaily>},
    {"random", plain<ToRandom>},
    {"arukone-play", box},
    {"arukone-random", [](Wish) { return Screens{ToRandom{true}}; }},
    {"arukone-editor",
     [](Wish) {
         return Screens{ToEditor{{}, ToEditor::Puzzle::Arukone}};
     }},
    {"arukone-lesson",
     [](Wish) {
         return Screens{ToLearn{}, ToLesson{"corners"}};
     }},
    {"shift", plain<ToShift>},
    {"shift-play",
     [](Wish wish) {
         return Screens{ToShift{}, ToShiftPlay{puzzle::seedText(wish.services.entropy())}};
     }},
    {"shift-over",
     [](Wish) {
         return Screens{ToShift{}, shiftOver()};
     }},
    {"duel", plain<ToDuel>},
    {"duel-turns",
     [](Wish wish) {
         return Screens{ToDuel{}, ToDuelPlay{shownDuel(DuelWay::Turns, wish.services)}};
     }},
    {"duel-alone",
     [](Wish wish) {
         return Screens{ToDuel{}, ToDuelPlay{shownDuel(DuelWay::Alone, wish.services)}};
     }},
    {"duel-over",
     [](Wish wish) {
         return Screens{ToDuel{}, ToDuelOver{shownDuel(DuelWay::Turns, wish.services),
                                             std::vector<lights::TurnDuel::Tally>{{3, 1}, {2, 0}, {1, 3}}}};
     }},
    {"leaderboard", [](Wish wish) { return Screens{ToLeaderboard{wish.ranking}}; }},
    {"statistics", plain<ToStatistics>},
    {"players", plain<ToPlayers>},
    {"shared-boards", plain<ToSharedLeaderboards>},
    {"class", plain<ToClass>},
    {"class-table", [](Wish wish) { return Screens{ToClassTable{firstShared(wish.services)}}; }},
    {"class-editor", [](Wish wish) { return Screens{ToClassEditor{firstShared(wish.services)}}; }},
    {"achievements", plain<ToAchievements>},
    {"dawn", plain<ToDawn>},
    {"my-levels", plain<ToMyLevels>},
    {"editor", plain<ToEditor>}, // From the command line it gets the board there, as with --edit.
    {"learn", plain<ToLearn>},
    {"lesson",
     [](Wish) {
         return Screens{ToLearn{}, ToLesson{"chase"}};
     }},
    {"lesson-offer", plain<ToLearn, ToLessonOffer>},
    {"explorer", plain<ToLearn, ToExplorer>},
    {"settings", plain<ToSettings>},
    {"keys", plain<ToSettings, ToKeys>},
    {"help", plain<ToHelp>},
    {"error", error},
};

} // namespace

std::vector<std::string_view> screenNames() {
    std::vector<std::string_view> names;
    for (const NamedScreen& screen : namedScreens)
        names.push_back(screen.name);
    return names;
}

std::vector<Destination> screensOf(std::string_view name, const ScreenWish& wish) {
    const auto* const found = std::ranges::find(namedScreens, name, &NamedScreen::name);
    if (found == std::end(namedScreens))
        throw std::invalid_argument("there is no screen " + std::string(name));
    return found->open(wish);
}

} // namespace game
