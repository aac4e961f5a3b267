// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Workplace.hpp"

#include "data/files/File.hpp"
#include "platform/LocalTime.hpp"
#include "puzzle/Cell.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <ctime>
#include <random>

namespace cli {

std::ostream* Workplace::terminal() const {
    return surroundings.errIsTerminal ? &surroundings.err : nullptr;
}

std::size_t Workplace::width() const {
    constexpr int narrowest = 40;
    const char* const columns = surroundings.environment("COLUMNS");
    const auto width = puzzle::numberFromText(columns != nullptr ? columns : "");
    return width && *width > 0 ? static_cast<std::size_t>(std::max(*width, narrowest)) : anyWidth;
}

std::optional<data::Paths> Workplace::playersPaths() const {
    auto paths = dataFolder ? std::optional(data::pathsIn(*dataFolder)) : data::userPaths(surroundings.environment);
    if (paths)
        paths->home = data::homeFolder(surroundings.environment);
    return paths;
}

tl::expected<data::Paths, std::string> Workplace::scoresPaths() const {
    const auto paths = playersPaths();
    if (!paths)
        return tl::unexpected(text.tr("HOME is not set. Use --data-dir to say where the scores are."));
    // A missing folder that could be created holds no scores.
    if (dataFolder)
        if (const auto problem = data::folderProblem(paths->data))
            return tl::unexpected("--data-dir: " + text::describeFolder(text, *problem));
    return *paths;
}

data::Library Workplace::library(const std::optional<data::Paths>& paths) const {
    return data::Library::load(shipped / "levels", paths ? paths->levels() : noFolder);
}

BoardArguments Workplace::knownBoard(BoardArguments board) const {
    board.levels = [this] { return library(playersPaths()); };
    return board;
}

std::uint64_t systemEntropy() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

puzzle::Moment systemNow() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

puzzle::Day systemToday() {
    return puzzle::localDay(systemNow(), std::chrono::minutes(platform::secondsAheadOfUtc(std::time(nullptr)) / 60));
}

} // namespace cli
