// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Paths.hpp"

#include "platform/Places.hpp"
#include "platform/Terminal.hpp"

#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view folderName = "lichter-aus";

/// Returns the absolute path in a variable. The specification requires relative paths to be ignored.
std::optional<fs::path> folderIn(const Environment& environment, const char* variable) {
    const char* value = environment(variable);
    fs::path folder = pathFromText(value != nullptr ? value : "");
    return folder.is_absolute() ? std::optional(std::move(folder)) : std::nullopt;
}

std::vector<fs::path> dataDirs(const Environment& environment) {
    const platform::UserFolders& system = platform::userFolders();
    const char* value = environment(system.sharedVariable);
    std::string_view rest = value == nullptr || *value == '\0' ? system.shared : value;
    std::vector<fs::path> folders;
    while (!rest.empty()) {
        const std::size_t end = rest.find(system.separator);
        if (fs::path folder = pathFromText(rest.substr(0, end)); folder.is_absolute())
            folders.push_back(std::move(folder));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return folders;
}

/// Every program of this project needs the levels, so the shipped data is where they are.
bool holdsShippedData(const fs::path& folder) {
    std::error_code ignored; // A folder that cannot be examined counts as missing.
    return fs::is_directory(folder / "levels", ignored);
}

} // namespace

Environment systemEnvironment() {
    std::map<std::string, std::string, std::less<>> known; // What the system says in another way.
    if (const int columns = platform::outputColumns(); columns > 0)
        known.emplace("COLUMNS", std::to_string(columns));
    if (std::getenv("LANG") == nullptr) // If it is set, it stands for both.
        for (const char* const variable : {"LC_MESSAGES", "LANG"})
            if (std::string locale = platform::localeOfUser(variable); !locale.empty())
                known.emplace(variable, std::move(locale));
    return [known = std::move(known)](const char* name) -> const char* {
        if (const char* const value = std::getenv(name); value != nullptr)
            return value;
        const auto found = known.find(std::string_view(name));
        return found != known.end() ? found->second.c_str() : nullptr;
    };
}

fs::path pathFromText(std::string_view text) {
    return std::u8string(text.begin(), text.end());
}

fs::path homeFolder(const Environment& environment) {
    return environment ? folderIn(environment, platform::userFolders().home).value_or(fs::path()) : fs::path();
}

std::optional<Paths> userPaths(const Environment& environment) {
    const platform::UserFolders& system = platform::userFolders();
    const auto home = folderIn(environment, system.home);
    const auto folder = [&](const platform::UserFolder& wanted) -> std::optional<fs::path> {
        if (const auto set = folderIn(environment, wanted.variable))
            return *set / folderName;
        return home ? std::optional(*home / wanted.below / folderName) : std::nullopt;
    };
    auto data = folder(system.data);
    auto config = folder(system.config);
    auto state = folder(system.state);
    if (!data || !config || !state)
        return std::nullopt;
    return Paths{std::move(*data), std::move(*config), std::move(*state), home.value_or(fs::path())};
}

Paths pathsIn(const fs::path& folder) {
    std::error_code error;
    fs::path whole = fs::weakly_canonical(fs::absolute(folder, error), error);
    if (error) // A cycle of links, for example; using the path will report it.
        whole = folder;
    return {whole, whole, whole};
}

bool isOwnFile(const Paths& paths, const fs::path& file) {
    std::error_code unknown; // Then the paths are compared as they are written.
    const fs::path target = fs::weakly_canonical(fs::absolute(file, unknown), unknown);
    const auto same = [&](const fs::path& own) {
        return target == fs::weakly_canonical(own, unknown) || fs::equivalent(file, own, unknown);
    };
    const auto inside = [&](const fs::path& folder) {
        const fs::path way = target.lexically_relative(fs::weakly_canonical(folder, unknown));
        return !way.empty() && *way.begin() != "..";
    };
    // SQLite's files beside the database, copies and damaged ones that were moved aside begin with its name.
    const fs::path database = paths.database();
    const bool besideDatabase = target.parent_path() == fs::weakly_canonical(paths.data, unknown) &&
                                target.filename().string().starts_with(database.filename().string());
    return besideDatabase || same(database) || same(paths.settings()) || same(paths.reportedProblems()) ||
           same(paths.log()) || inside(paths.backups()) || inside(paths.levels()) || inside(paths.unfinished()) ||
           inside(paths.shared());
}

std::optional<fs::path> shippedData(const fs::path& executable, const Environment& environment) {
    if (executable.is_absolute()) {
        const fs::path folder = executable.parent_path();
        for (const fs::path& prefix : {folder.parent_path(), folder}) // In bin; beside share, where it is clicked on.
            if (fs::path shared = prefix / "share" / folderName; holdsShippedData(shared))
                return shared;
    }
    for (const fs::path& folder : dataDirs(environment))
        if (fs::path shared = folder / folderName; holdsShippedData(shared))
            return shared;
    return std::nullopt;
}

fs::path executableFile() {
    return platform::executableFile();
}

} // namespace data
