// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Opening.hpp"

#include "arukone/Session.hpp"
#include "arukone/solver/Solver.hpp"
#include "data/files/PlayerName.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/boards/SharedBoard.hpp"
#include "game/editor/LevelToEdit.hpp"
#include "game/mylevels/LevelTransfer.hpp"
#include "game/random/GenerateBoard.hpp"
#include "game/words/Wording.hpp"
#include "lights/Board.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <cstdint>
#include <filesystem>
#include <system_error>

namespace game {

namespace {

using Opened = tl::expected<OpenedBoard, std::string>;

/// The same for a fuse box: one second per stroke.
ToWin winOfBox(const Challenge& challenge) {
    arukone::Session session(challenge.fuseBox());
    const auto solved = arukone::solve(challenge.fuseBox());
    for (const arukone::Cable& cable : solved.cables.value_or(arukone::Cables())) {
        session.draw(cable);
        session.advance(puzzle::Milliseconds(1000));
    }
    return {challenge, session.performance(challenge.code), {session.score(), true}, {}, {}, 0, {}};
}

/// What --screen win shows: the board solved in the fewest moves, one second per move.
ToWin winOf(const Challenge& challenge) {
    if (!challenge.isLights())
        return winOfBox(challenge);
    lights::Session session(challenge.lights());
    const lights::Answer answer = lights::solve(challenge.lights());
    if (answer.solvable())
        for (const lights::Cell cell : answer.result->presses().toCells()) {
            session.press(cell);
            session.advance(puzzle::Milliseconds(1000));
        }
    const Par par{session.moves(), answer.solvable() && answer.result->exact()};
    return {challenge, session.performance(challenge.code), par, {}, {}, 0, {}};
}

/// What --screen shift-over shows: the end of a shift that nobody played.
ToShiftOver shiftOver() {
    constexpr int houses = 7;
    lights::ShiftHouses street;
    lights::Shift shift(street.street("shown"));
    while (shift.score().houses < houses)
        for (const lights::Cell cell : lights::solve(shift.session().puzzle()).result->presses().toCells())
            shift.press(cell);
    return {shift.score(), houses - 1, {}, {}};
}

/// What --screen duel-turns, duel-alone and duel-over show: a duel of three.
DuelMatch shownDuel(DuelWay way, const Services& services) {
    const auto setting = duelSetting(5, lights::Surface::Plane, lights::Difficulty::Easy);
    DuelMatch match{{}, way, drawDuelBoard(setting, way, 3, puzzle::seedText(services.entropy())), 0};
    for (const int number : {1, 2, 3})
        match.players.push_back(services.text.tr("Player {1}", number));
    return match;
}

Opened openDaily(puzzle::DailySeries series, const Services& services) {
    const puzzle::Day today = localToday(services.clock);
    if (!puzzle::hasDailyPuzzle(today))
        return tl::unexpected(services.text.tr("This computer’s clock says {1}, but the calendar begins on {2}.",
                                               text::longDate(services.text, today),
                                               text::longDate(services.text, puzzle::firstDailyDay)));
    return OpenedBoard{dailyChallenge(today, series)};
}

/// The name of the first shared board; empty if there is none.
std::string firstShared(const Services& services) {
    return services.shared.boards().empty() ? std::string() : services.shared.boards().front().name;
}

/// The board that the command line asks for, if any.
std::optional<Opened> boardToOpen(const Options& options, const Services& services) {
    if (!options.board.empty())
        return openBoard(options.board, services.text);
    if (options.daily)
        return openDaily(*options.daily, services);
    if (options.level.empty())
        return std::nullopt;
    if (const auto level = services.library.find(options.level))
        return OpenedBoard{challengeOf(*level)};
    return tl::unexpected(services.text.tr(
        "There is no level {1}. Levels are named PACK/LEVEL, such as terrace/doorbell.", options.level));
}

/// Adds what opens the requested random board: the board itself, or the overlay shown while it is generated.
void addRandom(std::vector<Destination>& screens, const Options& options, const Services& services) {
    const std::string seed = options.seed.empty() ? puzzle::seedText(services.entropy()) : options.seed;
    Navigator wishes;
    generateBoard({*options.random, seed, !options.seed.empty(), 1}, wishes, services.text,
                  [&screens](Challenge challenge) {
                      screens.emplace_back(ToPlay{std::move(challenge), true});
                  });
    for (Navigator::Request& request : wishes.take()) {
        auto* const push = std::get_if<Navigator::Push>(&request);
        if (push == nullptr)
            continue;
        if (const auto* const generating = push->to.as<ToGenerating>()) {
            ToGenerating later = *generating; // The board arrives when `screens` no longer exists.
            later.generated = [&navigator = services.navigator](Challenge challenge) {
                navigator.push(ToPlay{std::move(challenge), true});
            };
            push->to = std::move(later);
        }
        screens.push_back(std::move(push->to));
    }
}

/// Whether the pack can be added to the player's levels and is not there yet.
bool canBeInstalled(const data::Pack& pack, const Services& services) {
    const data::LibraryPack* known = services.library.pack(pack.id);
    return !services.ownLevels.folder().empty() && (known == nullptr || known->pack != pack);
}

/// The question whether to keep the pack, shown over its first level.
ToQuestion askToInstall(const data::Pack& pack, const Services& services) {
    const text::Text& text = services.text;
    ToQuestion question;
    question.title = text.tr("Keep this pack?");
    question.text = text.trn("“{2}” has {1} level. If you keep it, it joins the campaign as a house of its own.",
                             "“{2}” has {1} levels. If you keep it, it joins the campaign as a house of its own.",
                             static_cast<std::int64_t>(pack.levels.size()), pack.name.in(text::code(text.language())));
    const auto install = [pack, &text, &levels = services.ownLevels, &library = services.library,
                          &navigator = services.navigator] {
        const auto installed = installPack(pack, levels, library, text);
        if (!installed) {
            navigator.push(ToError{text.tr("This cannot be kept"), installed.error()});
            return;
        }
        navigator.replace(ToCampaign{installed->packId, {}});
    };
    question.answers = {{text.tr("Just play"), {}}, {text.tr("Keep"), install}};
    return question;
}

/// Opens the board in the editor: one of the player's own levels as itself, any other board as a new level; without a
/// board, the unfinished level.
ToEditor toEditor(const OpenedBoard* board, const Options& options, const Services& services) {
    if (!options.board.empty() && isExistingFile(options.board))
        if (auto own = ownLevelIn(options.board, services.ownLevels))
            return {std::move(own)};
    if (board == nullptr)
        return {};
    return {data::StoredLevel{board->asNewLevel(), {}, {}}};
}

/// Opens a level of the house next door over its card, or the campaign if there are no boxes.
void addBox(std::vector<Destination>& screens, const Services& services) {
    const auto boxes = services.library.nextDoor();
    if (boxes.empty()) {
        screens.emplace_back(ToCampaign{});
        return;
    }
    const data::LevelRef level = services.library.level(boxes.front(), 0);
    screens.emplace_back(ToCampaign{boxes.front().pack.id, level.level().id});
    screens.emplace_back(ToPlay{challengeOf(level), true});
}

std::optional<Challenge> anyBoard(const Services& services) {
    const auto next = data::nextLevel(services.library, services.records.progress(), std::nullopt, true);
    if (next)
        return challengeOf(*next);
    const auto campaign = services.library.campaign();
    return campaign.empty() ? std::nullopt : std::optional(challengeOf(services.library.level(campaign.front(), 0)));
}

void addScreen(std::vector<Destination>& screens, const Options& options, std::optional<Challenge> challenge,
               const Services& services) {
    const Screen screen = *options.screen;
    if (!challenge && (screen == Screen::Play || screen == Screen::Pause || screen == Screen::Win))
        challenge = anyBoard(services);
    switch (screen) {
    case Screen::Menu:
        break;
    case Screen::Campaign:
        screens.emplace_back(ToCampaign{});
        break;
    case Screen::Play:
    case Screen::Pause:
        if (challenge)
            screens.emplace_back(ToPlay{*challenge, true});
        break;
    case Screen::Win:
        if (challenge)
            screens.emplace_back(winOf(*challenge));
        break;
    case Screen::Daily:
        screens.emplace_back(ToDaily{});
        break;
    case Screen::Random:
        screens.emplace_back(ToRandom{});
        break;
    case Screen::ArukonePlay:
        addBox(screens, services);
        break;
    case Screen::ArukoneRandom:
        screens.emplace_back(ToRandom{true});
        break;
    case Screen::Shift:
    case Screen::ShiftPlay:
    case Screen::ShiftOver:
        screens.emplace_back(ToShift{});
        if (screen == Screen::ShiftPlay)
            screens.emplace_back(ToShiftPlay{puzzle::seedText(services.entropy())});
        if (screen == Screen::ShiftOver)
            screens.emplace_back(shiftOver());
        break;
    case Screen::Duel:
    case Screen::DuelTurns:
    case Screen::DuelAlone:
    case Screen::DuelOver:
        screens.emplace_back(ToDuel{});
        if (screen == Screen::DuelTurns || screen == Screen::DuelAlone)
            screens.emplace_back(
                ToDuelPlay{shownDuel(screen == Screen::DuelTurns ? DuelWay::Turns : DuelWay::Alone, services)});
        if (screen == Screen::DuelOver)
            screens.emplace_back(ToDuelOver{shownDuel(DuelWay::Turns, services),
                                            std::vector<lights::TurnDuel::Tally>{{3, 1}, {2, 0}, {1, 3}}});
        break;
    case Screen::Leaderboard:
        screens.emplace_back(ToLeaderboard{challenge        ? challenge->key
                                           : options.random ? puzzle::RunKey::random(lights::key(*options.random))
                                                            : puzzle::RunKey(),
                                           0});
        break;
    case Screen::Statistics:
        screens.emplace_back(ToStatistics{});
        break;
    case Screen::Players:
        screens.emplace_back(ToPlayers{});
        break;
    case Screen::SharedBoards:
        screens.emplace_back(ToSharedBoards{});
        break;
    case Screen::Class:
        screens.emplace_back(ToClass{});
        break;
    case Screen::ClassTable:
        screens.emplace_back(ToClassTable{firstShared(services)});
        break;
    case Screen::ClassEditor:
        screens.emplace_back(ToClassEditor{firstShared(services)});
        break;
    case Screen::Achievements:
        screens.emplace_back(ToAchievements{});
        break;
    case Screen::Dawn:
        screens.emplace_back(ToDawn{});
        break;
    case Screen::MyLevels:
        screens.emplace_back(ToMyLevels{});
        break;
    case Screen::Editor: // As with --edit: openingScreens() does it.
        break;
    case Screen::ArukoneEditor:
        screens.emplace_back(ToEditor{{}, ToEditor::Puzzle::Arukone});
        break;
    case Screen::ArukoneLesson:
        screens.emplace_back(ToLearn{});
        screens.emplace_back(ToLesson{"corners"});
        break;
    case Screen::Learn:
    case Screen::Lesson:
    case Screen::Explorer:
        screens.emplace_back(ToLearn{});
        if (screen == Screen::Explorer)
            screens.emplace_back(ToExplorer{});
        if (screen == Screen::Lesson)
            screens.emplace_back(ToLesson{"chase"});
        break;
    case Screen::Settings:
        screens.emplace_back(ToSettings{});
        break;
    case Screen::Keys:
        screens.emplace_back(ToSettings{});
        screens.emplace_back(ToKeys{});
        break;
    case Screen::Help:
        screens.emplace_back(ToHelp{});
        break;
    case Screen::Error:
        screens.emplace_back(ToError{services.text.tr("Something went wrong"),
                                     services.text.tr("This is how the game tells you what went wrong.")});
        break;
    }
}

} // namespace

std::optional<std::string> optionError(const Options& options, const Services& services) {
    if (options.player) {
        const auto name = data::playerName(*options.player);
        if (!name)
            return "--player: " + text::describe(services.text, name.error());
    }
    // An existing file that cannot be read is reported in the game, where a player who double-clicked it will see it.
    const auto board = boardToOpen(options, services);
    if (board && !*board && !isExistingFile(options.board))
        return board->error();
    return std::nullopt;
}

std::vector<Destination> openingScreens(const Options& options, const Services& services) {
    std::vector<Destination> screens{ToMainMenu{}};
    const auto board = boardToOpen(options, services);
    const auto challenge = board && *board ? std::optional((*board)->challenge) : std::nullopt;
    const bool edits = options.edit || options.screen == Screen::Editor;
    auto place = challenge && !edits ? boardPlace(*challenge, services.library) : std::nullopt;
    if (place && options.screen != Screen::Leaderboard && options.screen != Screen::Daily)
        screens.emplace_back(std::move(*place)); // So that leaving the board leads back to the levels.
    const bool playsRandom = options.random && options.screen.value_or(Screen::Play) == Screen::Play;
    if (edits)
        screens.emplace_back(toEditor(board && *board ? &**board : nullptr, options, services));
    else if (playsRandom)
        addRandom(screens, options, services);
    else if (options.screen)
        addScreen(screens, options, challenge, services);
    else if (challenge)
        screens.emplace_back(ToPlay{*challenge, true});
    if (board && *board && (*board)->pack && !options.screen && canBeInstalled(*(*board)->pack, services))
        screens.emplace_back(askToInstall(*(*board)->pack, services));
    if (board && !*board)
        screens.emplace_back(ToError{services.text.tr("This cannot be opened"), board->error()});
    else if (board && !(*board)->problems.empty())
        screens.emplace_back(ToError{services.text.tr("Not everything in the file can be played"),
                                     firstOf(services.text, (*board)->problems)});
    return screens;
}

} // namespace game
