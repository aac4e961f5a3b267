// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace data {

/// Whether a file name is that of a level file: "*.json", but not "*.schema.json".
[[nodiscard]] bool isLevelFileName(const std::filesystem::path& name);

/// Returns the level files of a folder, sorted by name; empty if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> levelFiles(const std::filesystem::path& folder);

/// The file names, and the ids and names of levels starting with `start`, that are in use in a folder of levels.
class UsedNames {
public:
    /// Scans every level file for quoted texts instead of parsing it. At worst this finds too many, so that a free
    /// number is skipped.
    UsedNames(const std::filesystem::path& folder, std::string_view start);

    /// \param name file name without extension; ignores case.
    [[nodiscard]] bool hasFile(std::string_view name) const;
    /// Whether `text` is in use as an id or a name; reliable for texts that JSON does not escape.
    [[nodiscard]] bool hasText(std::string_view text) const { return m_texts.contains(text); }

private:
    std::set<std::string, std::less<>> m_files;
    std::set<std::string, std::less<>> m_texts;
};

/// Returns the file in a folder that holds the pack with this id; empty if none does.
[[nodiscard]] std::filesystem::path fileOfPack(const std::filesystem::path& folder, std::string_view id);

} // namespace data
