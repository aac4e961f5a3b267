// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/PlayerName.hpp"
#include "game/app/GameParts.hpp"
#include "game/app/Opening.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Actions.hpp"
#include "game/shared/SharedLeaderboardWords.hpp"
#include "game/words/Wording.hpp"
#include "text/LevelProblems.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace game {

tl::expected<std::unique_ptr<Game>, std::string> Game::start(GameSetup setup, const LocalClock& clock) {
    auto files = readStartFiles(setup);
    if (!files)
        return tl::unexpected(std::move(files.error()));
    return start(std::move(setup), std::move(*files), clock);
}

tl::expected<std::unique_ptr<Game>, std::string> Game::start(GameSetup setup, StartFiles files,
                                                             const LocalClock& clock) {
    auto resources = ui::Resources::open(setup.shipped / "fonts");
    if (!resources) {
        files.log.error("the font " + resources.error().file.string() + " is missing or damaged");
        return tl::unexpected(files.text.tr("The font {1} is missing or damaged. Install the game again.",
                                            resources.error().file.string()));
    }
    auto parts = std::make_unique<Parts>(std::move(setup), std::move(files), std::move(*resources), clock);
    const Options options = parts->setup.options;
    std::unique_ptr<Game> game(new Game(std::move(parts)));
    game->m_parts->preferences.override([&](data::Settings& settings) {
        if (!options.language.empty())
            settings.language = options.language;
        if (!options.theme.empty())
            settings.theme = options.theme;
        if (options.mute)
            settings.mute = true;
        if (options.speech)
            settings.speech = true;
        if (options.fullscreen)
            settings.fullscreen = true;
        if (options.player)
            settings.player = data::playerName(*options.player).value_or(std::string());
    });
    game->applyPreferences();
    game->m_parts->records.storeToday();
    if (auto wrong = optionError(options, game->m_parts->services))
        return tl::unexpected(std::move(*wrong));
    if (options.shared && game->m_parts->setup.paths)
        if (const auto refusal = game->m_parts->shared.add(*options.shared))
            return tl::unexpected("--shared: " + describe(game->m_parts->text, *refusal));
    game->m_parts->preferences.onChange = [parts = game->m_parts.get()] {
        parts->stale = true;
        if (const auto& problem = parts->preferences.problem())
            parts->log.warn(text::describe(text::Text(), *problem));
    };
    game->resize(game->windowSize());
    game->openFirst(options);
    return game;
}

void Game::openFirst(const Options& options) {
    Parts& parts = *m_parts;
    for (Destination& to : openingScreens(options, parts.services))
        parts.navigator.push(std::move(to));
    std::vector<std::string> problems;
    const auto report = [&](const std::vector<data::Problem>& found) {
        for (std::string& sentence : text::describeAll(parts.text, found))
            problems.push_back(std::move(sentence));
        for (const data::Problem& problem : found)
            parts.log.warn(text::describeForLog(problem));
    };
    if (!parts.setup.paths)
        problems.push_back(parts.text.tr("There is no home folder to keep scores in. Nothing will be saved."));
    if (parts.text.problem()) {
        problems.push_back(text::describe(parts.text, *parts.text.problem()));
        parts.log.warn(text::describe(text::Text(), *parts.text.problem()));
    }
    auto told = parts.setup.paths ? parts.records.openProblem(parts.text) : std::nullopt;
    const bool offersBackup = told && parts.records.fullerBackup();
    if (told && !offersBackup)
        problems.push_back(std::move(*told));
    for (const data::Problem& problem : parts.settings.problems) {
        problems.push_back(text::describeWithPlace(parts.text, problem));
        parts.log.warn(text::describeForLog(problem));
    }
    report(parts.library.campaignProblems());
    // The list of the player's own levels marks a damaged file for as long as it exists; here it is reported only once.
    const auto memory = parts.setup.paths ? parts.setup.paths->reportedProblems() : std::filesystem::path();
    report(data::newProblems(parts.library.ownProblems(), memory));
    if (!problems.empty())
        parts.navigator.push(ToError{parts.text.tr("Something went wrong"), firstOf(parts.text, problems)});
    if (offersBackup)
        tellOfData(std::move(*told));
    parts.scenes.apply(parts.navigator.take());
    if (options.screen == "pause") {
        parts.scenes.handle(ui::ActionPressed{action::pause});
        parts.scenes.apply(parts.navigator.take());
    }
    // Somebody who typed the name of a screen is at the keyboard, so the focus is shown from the start.
    if (!options.screen.empty() && !options.screenshot &&
        dynamic_cast<const PageScene*>(&parts.scenes.top()) != nullptr)
        parts.scenes.handle(ui::ActionPressed{ui::Action::None});
    parts.scenes.finishWalk();
}

} // namespace game
