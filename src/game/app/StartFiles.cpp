// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/StartFiles.hpp"

#include "data/files/File.hpp"
#include "data/files/Leftovers.hpp"
#include "data/levels/Puzzles.hpp"
#include "game/look/Theme.hpp"
#include "text/Problems.hpp"

#include <filesystem>
#include <optional>
#include <utility>

namespace game {

namespace {

/// Why the folder of --data-dir can neither be used nor created; one that cannot be written is reported in the game,
/// which shows what is there.
std::optional<data::FileProblem> dataFolderProblem(const GameSetup& setup) {
    if (!setup.options.dataDir || !setup.paths)
        return std::nullopt;
    if (auto problem = data::folderProblem(setup.paths->data)) // Before any of the folders above it is created.
        return problem;
    const auto created = data::createFolder(setup.paths->data);
    return created ? std::nullopt : std::optional(created.error());
}

data::SettingsReading settingsAtStart(const GameSetup& setup) {
    return setup.paths ? data::loadSettings(setup.paths->settings(), {text::languageCodes, themeNames()})
                       : data::SettingsReading();
}

data::Paths playersPaths(const GameSetup& setup) {
    data::Paths paths = setup.paths.value_or(data::Paths{});
    paths.home = data::homeFolder(setup.environment);
    return paths;
}

} // namespace

text::Text textsOf(const GameSetup& setup, const std::string& language) {
    const auto wanted = text::languageFromCode(language);
    return text::Text::load(setup.shipped / "locale", wanted ? *wanted : text::systemLanguage(setup.environment));
}

tl::expected<StartFiles, std::string> readStartFiles(const GameSetup& setup) {
    if (const auto problem = dataFolderProblem(setup))
        return tl::unexpected("--data-dir: " + text::describeFolder(textsOf(setup, setup.options.language), *problem));
    if (setup.paths)
        data::removeLeftovers(*setup.paths);
    data::SettingsReading settings = settingsAtStart(setup);
    std::string language = setup.options.language.empty() ? settings.settings.language : setup.options.language;
    text::Text text = textsOf(setup, language);
    data::Library library =
        data::Library::load(setup.shipped / "levels", setup.paths ? setup.paths->levels() : std::filesystem::path());
    data::Paths paths = playersPaths(setup);
    data::Log log(paths, "lichter-aus");
    data::Database database =
        setup.paths ? data::Database::open(paths.database(), data::puzzles(), data::Inspection::InBackground, log)
                    : data::Database::inMemory(data::puzzles());
    return StartFiles{std::move(settings), std::move(language), std::move(text),    std::move(library),
                      std::move(paths),    std::move(log),      std::move(database)};
}

} // namespace game
