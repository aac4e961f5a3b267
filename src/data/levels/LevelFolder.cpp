// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/LevelFolder.hpp"

#include "data/files/File.hpp"
#include "data/files/PlainText.hpp"
#include "data/levels/LevelCoder.hpp"

#include <algorithm>

namespace data {

namespace fs = std::filesystem;

namespace {

/// Whether ids in `content` may be written with escapes, so that only a JSON parser can find them.
bool usesEscapes(std::string_view content) {
    return content.find("\\u") != std::string_view::npos;
}

} // namespace

bool isLevelFileName(const fs::path& name) {
    return name.extension() == ".json" && name.stem().extension() != ".schema";
}

std::vector<fs::path> levelFiles(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code ignored; // A file that cannot be examined is not a level file.
    for (fs::directory_iterator at(folder, ignored), end; !ignored && at != end; at.increment(ignored)) {
        std::error_code unknown;
        if (isLevelFileName(at->path().filename()) && at->is_regular_file(unknown))
            files.push_back(at->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

UsedNames::UsedNames(const fs::path& folder, std::string_view start) {
    std::error_code ignored;
    for (fs::directory_iterator at(folder, ignored), end; !ignored && at != end; at.increment(ignored))
        m_files.insert(smallLetters(at->path().stem().string()));
    const std::string quoted = '"' + std::string(start);
    for (const fs::path& file : levelFiles(folder)) {
        const auto content = readRegularFile(file, maxLevelFileBytes);
        if (!content)
            continue; // The library cannot read it either.
        for (std::size_t at = content->find(quoted); at != std::string::npos; at = content->find(quoted, at + 1))
            if (const std::size_t end = content->find('"', at + 1); end != std::string::npos)
                m_texts.insert(content->substr(at + 1, end - at - 1));
        if (usesEscapes(*content))
            for (const Level& level : readLevels(*content).pack.levels)
                m_texts.insert(level.id);
    }
}

bool UsedNames::hasFile(std::string_view name) const {
    return m_files.contains(smallLetters(name));
}

fs::path fileOfPack(const fs::path& folder, std::string_view id) {
    const std::string quoted = '"' + std::string(id) + '"';
    for (const fs::path& file : levelFiles(folder)) {
        const auto content = readRegularFile(file, maxLevelFileBytes);
        if (!content || (content->find(quoted) == std::string::npos && !usesEscapes(*content)))
            continue;
        const LevelReading reading = readLevels(*content);
        if (reading.kind == LevelReading::Kind::Pack && reading.pack.id == id)
            return file;
    }
    return {};
}

} // namespace data
