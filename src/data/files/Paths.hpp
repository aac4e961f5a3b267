#pragma once

#include <filesystem>
#include <functional>
#include <optional>

namespace data {

/// Looks an environment variable up; null when it is not set.
using Environment = std::function<const char*(const char* name)>;

/// That of this process.
[[nodiscard]] Environment systemEnvironment();

/// Where the player's files are.
struct Paths {
    std::filesystem::path data;   ///< Database, own levels, and unfinished ones.
    std::filesystem::path config; ///< Settings.
    std::filesystem::path state;  ///< Log, and which problems were reported.
    std::filesystem::path home{}; ///< Where players keep files of their own; empty: unknown.

    [[nodiscard]] std::filesystem::path database() const { return data / "lichter-aus.db"; }
    [[nodiscard]] std::filesystem::path levels() const { return data / "levels"; }
    [[nodiscard]] std::filesystem::path unfinished() const { return data / "unfinished"; }
    [[nodiscard]] std::filesystem::path settings() const { return config / "settings.json"; }
    [[nodiscard]] std::filesystem::path reportedProblems() const { return state / "told-level-files"; }
    /// A folder that --data-dir names may hold other things, so there the log has the game's name.
    [[nodiscard]] std::filesystem::path log() const { return state / (state == data ? "lichter-aus.log" : "log"); }

    friend bool operator==(const Paths&, const Paths&) = default;
};

/// The home folder; empty where HOME is not usable.
[[nodiscard]] std::filesystem::path homeFolder(const Environment& environment);

/// The folders of the XDG base directory specification, each with "lichter-aus" at its end. Variables that are empty or
/// hold a relative path count as not set, as the specification asks. \returns nothing where HOME would be needed and is
/// not usable.
[[nodiscard]] std::optional<Paths> userPaths(const Environment& environment);

/// One folder for all three, as --data-dir asks; as an absolute path with links resolved, so that what is shown to the
/// player says where it is.
[[nodiscard]] Paths pathsIn(const std::filesystem::path& folder);

/// The folder of the shipped data (fonts, levels, locale …): ../share/lichter-aus seen from the folder of `executable`,
/// else lichter-aus in the first folder of XDG_DATA_DIRS that has it; never relative to the current folder. \returns
/// nothing when it is nowhere.
[[nodiscard]] std::optional<std::filesystem::path> shippedData(const std::filesystem::path& executable,
                                                               const Environment& environment);

/// The running program's own file, links resolved; empty where the system does not say.
[[nodiscard]] std::filesystem::path executableFile();

} // namespace data
