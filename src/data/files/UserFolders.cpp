// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/UserFolders.hpp"

#include "data/files/File.hpp"

#include <sstream>
#include <string>
#include <string_view>
#include <system_error>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t longestFile = 1U << 16U;
constexpr std::string_view variable = "XDG_PICTURES_DIR=";
constexpr std::string_view homeVariable = "$HOME";

/// The value of a line as a shell reads it: between double quotes, where a backslash takes the next letter as it is.
/// Empty if it is not closed.
std::string unquoted(std::string_view text) {
    std::string value;
    if (!text.starts_with('"'))
        return value;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '"')
            return value;
        if (text[i] == '\\' && i + 1 < text.size())
            ++i;
        value += text[i];
    }
    return {};
}

/// The specification allows a path below the home folder, or an absolute one.
fs::path pathOf(const std::string& value, const fs::path& home) {
    if (value.starts_with(homeVariable))
        return value.size() > homeVariable.size() + 1 && value[homeVariable.size()] == '/'
                   ? home / pathFromText(value.substr(homeVariable.size() + 1))
                   : fs::path(); // By the specification the home folder itself stands for none.
    return value.starts_with('/') ? pathFromText(value) : fs::path();
}

} // namespace

std::optional<fs::path> picturesFolder(const Paths& paths) {
    if (paths.home.empty())
        return std::nullopt;
    const auto file = readRegularFile(paths.config.parent_path() / "user-dirs.dirs", longestFile);
    if (!file)
        return std::nullopt;
    std::istringstream lines(*file);
    fs::path folder;
    for (std::string line; std::getline(lines, line);) {
        line.erase(0, line.find_first_not_of(" \t"));
        if (line.starts_with(variable)) // As in a shell, the last line counts.
            folder = pathOf(unquoted(std::string_view(line).substr(variable.size())), paths.home);
    }
    std::error_code unknown; // A folder that cannot be looked at cannot be written to either.
    return !folder.empty() && fs::is_directory(folder, unknown) ? std::optional(folder) : std::nullopt;
}

} // namespace data
