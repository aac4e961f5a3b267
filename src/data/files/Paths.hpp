// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>

namespace data {

/// Looks up an environment variable; null if it is not set.
using Environment = std::function<const char*(const char* name)>;

/// The environment of this process.
[[nodiscard]] Environment systemEnvironment();

/// A path from text in UTF-8. std::filesystem::path itself takes text for that only where paths are bytes.
[[nodiscard]] std::filesystem::path pathFromText(std::string_view text);

/// Where the player's files are.
struct Paths {
    std::filesystem::path data;   ///< Database and its backups, own levels, and unfinished ones.
    std::filesystem::path config; ///< Settings file.
    std::filesystem::path state;  ///< Log, and the record of reported problems.
    std::filesystem::path home{}; ///< Home folder; empty if unknown.

    [[nodiscard]] std::filesystem::path database() const { return data / "lichter-aus.db"; }
    [[nodiscard]] std::filesystem::path backups() const { return data / "backups"; }
    [[nodiscard]] std::filesystem::path levels() const { return data / "levels"; }
    [[nodiscard]] std::filesystem::path unfinished() const { return data / "unfinished"; }
    /// The databases of shared leaderboards: see SharedRuns.
    [[nodiscard]] std::filesystem::path shared() const { return data / "shared"; }
    [[nodiscard]] std::filesystem::path settings() const { return config / "settings.json"; }
    [[nodiscard]] std::filesystem::path reportedProblems() const { return state / "told-level-files"; }
    /// The folder given with --data-dir may hold other things, so there the log's name contains the game's.
    [[nodiscard]] std::filesystem::path log() const { return state / (state == data ? "lichter-aus.log" : "log"); }

    friend bool operator==(const Paths&, const Paths&) = default;
};

/// Whether a path leads, also by way of links, to a file that the game keeps its data in, or into one of its folders of
/// levels: nothing else may be written there.
[[nodiscard]] bool isOwnFile(const Paths& paths, const std::filesystem::path& file);

/// Returns the home folder; empty if HOME is not usable.
[[nodiscard]] std::filesystem::path homeFolder(const Environment& environment);

/// Returns the folders of the XDG Base Directory Specification, each with "lichter-aus" appended. As the specification
/// requires, variables that are empty or hold a relative path are ignored. Returns std::nullopt if HOME is needed but
/// not usable.
[[nodiscard]] std::optional<Paths> userPaths(const Environment& environment);

/// Returns a single folder for all three, for --data-dir: an absolute path with links resolved, so that the path shown
/// to the player is unambiguous.
[[nodiscard]] Paths pathsIn(const std::filesystem::path& folder);

/// Returns the folder of the shipped data (fonts, levels, locale …): ../share/lichter-aus relative to the folder of
/// `executable`, otherwise lichter-aus in the first folder of XDG_DATA_DIRS that has it. Never depends on the current
/// folder. Returns std::nullopt if not found.
[[nodiscard]] std::optional<std::filesystem::path> shippedData(const std::filesystem::path& executable,
                                                               const Environment& environment);

/// Returns the path of the running program with links resolved; empty if the system does not provide it.
[[nodiscard]] std::filesystem::path executableFile();

} // namespace data
