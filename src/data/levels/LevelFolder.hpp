#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace data {

/// Whether a name is that of a level file: "*.json", but no "*.schema.json".
[[nodiscard]] bool isLevelFileName(const std::filesystem::path& name);

/// The level files of a folder, by name. A folder that is not there holds none.
[[nodiscard]] std::vector<std::filesystem::path> levelFiles(const std::filesystem::path& folder);

/// Which names of files, and which ids and names of levels that begin with `start`, are in use in a folder of levels.
class UsedNames {
public:
    /// Looks into every level file, and takes every text that stands in quotes there, so that none need be understood:
    /// at worst a number is passed over.
    UsedNames(const std::filesystem::path& folder, std::string_view start);

    /// \param name a file's, without its ending; large and small letters are the same.
    [[nodiscard]] bool hasFile(std::string_view name) const;
    /// Whether that is an id or a name, as far as it needs no escapes.
    [[nodiscard]] bool hasText(std::string_view text) const { return m_texts.contains(text); }

private:
    std::set<std::string, std::less<>> m_files;
    std::set<std::string, std::less<>> m_texts;
};

/// The file of a folder that holds the pack with this id; empty when none does.
[[nodiscard]] std::filesystem::path fileOfPack(const std::filesystem::path& folder, std::string_view id);

} // namespace data
