// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Opening.hpp"

#include "data/files/File.hpp"
#include "data/files/Paths.hpp"
#include "data/files/PlayerName.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/OwnLevels.hpp"
#include "data/levels/PackFile.hpp"
#include "game/app/Screens.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/boards/FileLevels.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/controls/BoardPlace.hpp"
#include "game/controls/GenerateBoard.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/mylevels/LevelToEdit.hpp"
#include "game/mylevels/ToPack.hpp"
#include "game/play/ToPlay.hpp"
#include "game/random/ToGenerating.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Records.hpp"
#include "game/words/Wording.hpp"
#include "lights/ShareCode.hpp"
#include "puzzle/Random.hpp"
#include "text/Format.hpp"
#include "text/LevelProblems.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <system_error>
#include <utility>

namespace game {

namespace fs = std::filesystem;

namespace {

using Opened = tl::expected<OpenedBoard, std::string>;

Opened openDaily(puzzle::DailySeries series, const Services& services) {
    const puzzle::Day today = localToday(services.clock);
    if (!puzzle::hasDailyPuzzle(today))
        return tl::unexpected(services.text.tr("This computer’s clock says {1}, but the calendar begins on {2}.",
                                               text::longDate(services.text, today),
                                               text::longDate(services.text, puzzle::firstDailyDay)));
    return OpenedBoard{dailyChallenge(today, series)};
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
    return !services.ownLevels.folder().empty() && standingOf(pack, services.library) != PackStanding::Same;
}

/// Takes a pack into the player's levels.
using Keeping = std::function<tl::expected<Imported, std::string>()>;

/// The question whether to keep the pack, shown over its first level.
ToQuestion askToInstall(const data::Pack& pack, const std::string& content, const Services& services) {
    const text::Text& text = services.text;
    const std::string& name = pack.name.in(text::code(text.language()));
    const auto keep = [&text, &navigator = services.navigator](const Keeping& how) {
        return [how, &text, &navigator] {
            const auto installed = how();
            if (!installed)
                navigator.push(ToError{text.tr("This cannot be kept"), installed.error()});
            else
                navigator.replace(ToCampaign{installed->packId, {}});
        };
    };
    const auto install = keep([=, &text, &levels = services.ownLevels, &library = services.library] {
        return installPack(pack, content, levels, library, text);
    });
    const auto replace = keep([=, &text, &levels = services.ownLevels, &library = services.library] {
        return replacePack(pack, content, levels, library, text);
    });
    if (standingOf(pack, services.library) == PackStanding::Changed)
        return askToReplace(pack, services.library, {text.tr("Just play"), {}}, install, replace, text);
    ToQuestion question;
    question.title = text.tr("Keep this pack?");
    question.text = text.trn("“{2}” has {1} level. If you keep it, it joins the campaign as a house of its own.",
                             "“{2}” has {1} levels. If you keep it, it joins the campaign as a house of its own.",
                             static_cast<std::int64_t>(pack.levels.size()), name);
    question.answers = {{text.tr("Just play"), {}}, {text.tr("Keep"), install}};
    return question;
}

/// The file and the level, if any, that the command line names.
std::pair<std::string, std::string> namedFile(const Options& options) {
    return data::fileAndLevel(options.board, isExistingFile);
}

/// The pack in the file that the command line names, or in which the level is that it names.
std::optional<data::PackFile> packToOpen(const Options& options, const Services& services) {
    fs::path file;
    if (!options.board.empty())
        file = data::pathFromText(namedFile(options).first);
    else if (const auto level = options.level.empty() ? std::nullopt : services.library.find(options.level);
             level && !level->pack->shipped)
        file = level->pack->files[level->index];
    if (file.empty() || !isExistingFile(file.string()))
        return std::nullopt;
    auto pack = data::PackFile::read(file);
    return pack && !pack->pack().levels.empty() ? std::optional(*std::move(pack)) : std::nullopt;
}

/// Opens the board in the editor: one of the player's own levels as itself, any other board as a new level; without a
/// board, the unfinished level.
ToEditor toEditor(const OpenedBoard* board, const Options& options, const Services& services) {
    fs::path file = options.board.empty() ? fs::path() : data::pathFromText(namedFile(options).first);
    if (const auto level = options.level.empty() ? std::nullopt : services.library.find(options.level);
        level && !level->pack->shipped)
        file = level->pack->files[level->index];
    if (!file.empty() && isExistingFile(file.string()))
        if (auto own = ownLevelIn(file, services.ownLevels))
            return {std::move(own)};
    if (board == nullptr)
        return {};
    return {data::StoredLevel{board->asNewLevel(), {}, {}}};
}

/// Adds the list of a pack's levels, and the editor for the one that the command line names.
void addPackToEdit(std::vector<Destination>& screens, const data::PackFile& pack, const Options& options) {
    const std::string named =
        options.board.empty() ? options.level.substr(options.level.find('/') + 1) : namedFile(options).second;
    const auto entry = pack.find(named);
    screens.emplace_back(ToPack{pack.file(), entry.value_or(0)});
    if (entry)
        screens.emplace_back(ToEditor{pack.level(*entry)});
}

/// The level that was opened, with its place: in a house if the pack is one, else in its file.
Challenge inPack(const OpenedBoard& opened, const data::PackFile& pack, const Services& services) {
    const std::string& id = opened.level->id;
    const data::LibraryPack* const known = services.library.pack(pack.pack().id);
    if (known != nullptr && known->pack == pack.pack())
        if (const auto level = services.library.find(known->pack.id + "/" + id))
            return challengeOf(*level);
    const auto& levels = pack.pack().levels;
    const auto at = std::ranges::find(levels, id, &data::Level::id);
    return at == levels.end() ? opened.challenge
                              : levelOfFile(pack.pack(), static_cast<std::size_t>(at - levels.begin()), pack.file());
}

/// What is wrong with the file, over everything else.
void addProblems(std::vector<Destination>& screens, const OpenedBoard& board, const Options& options,
                 const Services& services) {
    const text::Text& text = services.text;
    std::vector<std::string> sentences = board.problems;
    if (const std::string file = namedFile(options).first; !options.board.empty() && isExistingFile(file))
        if (const auto content = data::readRegularFile(file, data::maxLevelFileBytes))
            for (std::string& slip : text::describeAll(text, data::mistypedKeys(*content), file, *content))
                sentences.push_back(std::move(slip));
    if (!sentences.empty())
        screens.emplace_back(tellProblems(sentences, !board.problems.empty(), text));
}

/// Whose runs the leaderboard shows.
puzzle::RunKey ranking(const Options& options, const std::optional<Challenge>& challenge) {
    if (challenge)
        return challenge->key;
    return options.random ? puzzle::RunKey::random(lights::key(*options.random)) : puzzle::RunKey();
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
    const auto pack = board && *board ? packToOpen(options, services) : std::nullopt;
    auto challenge = board && *board ? std::optional((*board)->challenge) : std::nullopt;
    if (pack && (*board)->pack)
        challenge = inPack(**board, *pack, services);
    const bool edits = options.edit || options.screen == "editor";
    auto place = challenge && !edits ? boardPlace(*challenge, services.library) : std::nullopt;
    if (place && options.screen != "leaderboard" && options.screen != "daily")
        screens.emplace_back(std::move(*place)); // So that leaving the board leads back to the levels.
    const bool playsRandom = options.random && (options.screen.empty() || options.screen == "play");
    if (edits && pack)
        addPackToEdit(screens, *pack, options);
    else if (edits)
        screens.emplace_back(toEditor(board && *board ? &**board : nullptr, options, services));
    else if (playsRandom)
        addRandom(screens, options, services);
    else if (!options.screen.empty())
        for (Destination& to : screensOf(options.screen, {challenge, ranking(options, challenge), services}))
            screens.push_back(std::move(to));
    else if (challenge)
        screens.emplace_back(ToPlay{.challenge = *challenge, .says = (*board)->remark});
    const bool whole = board && *board && (*board)->pack && namedFile(options).second.empty();
    if (whole && !edits && options.screen.empty() && canBeInstalled(*(*board)->pack, services))
        screens.emplace_back(askToInstall(*(*board)->pack, pack ? pack->content() : std::string(), services));
    if (board && !*board)
        screens.emplace_back(ToError{services.text.tr("This cannot be opened"), board->error()});
    else if (board)
        addProblems(screens, **board, options, services);
    return screens;
}

} // namespace game
