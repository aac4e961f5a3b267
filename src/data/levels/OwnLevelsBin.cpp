// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Characters.hpp"
#include "data/files/File.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/LevelFolder.hpp"
#include "data/levels/OwnLevels.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t digits = 6;
constexpr std::uint64_t greatest = 999'999'999'999; ///< Files with higher numbers are not the game's.

/// Returns the number of a file in the bin, which is named "NUMBER-NAME"; later files have higher numbers. Returns 0
/// for other names.
std::uint64_t numberOf(const fs::path& file) {
    const std::string name = file.filename().string();
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool isOurs = error == std::errc() && end != name.data() + name.size() && *end == '-' && number <= greatest;
    return isOurs ? number : 0;
}

/// Returns the files in the bin, oldest first.
std::vector<fs::path> binned(const fs::path& bin) {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (fs::directory_iterator at(bin, ignored), end; !ignored && at != end; at.increment(ignored))
        if (numberOf(at->path()) > 0)
            files.push_back(at->path());
    std::sort(files.begin(), files.end(),
              [](const fs::path& one, const fs::path& other) { return numberOf(one) < numberOf(other); });
    return files;
}

/// Returns the number for the next file. If somebody used the greatest one, it is below that.
std::uint64_t nextNumber(const std::vector<fs::path>& files) {
    const auto last =
        std::find_if(files.rbegin(), files.rend(), [](const fs::path& file) { return numberOf(file) < greatest; });
    return last == files.rend() ? 1 : numberOf(*last) + 1;
}

std::string padded(std::uint64_t number) {
    std::string text = std::to_string(number);
    return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

void deleteOldestBeyondLimit(const fs::path& bin) {
    const std::vector<fs::path> files = binned(bin);
    for (std::size_t i = 0; i + maxBinnedLevels < files.size(); ++i)
        static_cast<void>(removeFile(files[i])); // If one cannot be removed now, the next call retries.
}

} // namespace

tl::expected<BinnedLevel, OwnLevelProblem> OwnLevels::remove(const fs::path& file) const {
    if (m_folder.empty())
        return tl::unexpected(OwnLevelProblem(OwnLevelRefusal::NoPlace));
    const fs::path bin = m_folder / binName;
    std::error_code error;
    if (!fs::exists(fs::symlink_status(file, error)))
        return tl::unexpected(OwnLevelProblem(FileProblem{FileError::Missing, file}));
    const FolderLock lock(m_folder);
    if (auto created = createFolder(bin); !created)
        return tl::unexpected(OwnLevelProblem(std::move(created.error())));
    for (std::uint64_t number = nextNumber(binned(bin));; ++number) {
        const fs::path place = bin / pathFromText(padded(number) + '-' + file.filename().string());
        const auto moved = moveFile(file, place);
        if (moved) {
            deleteOldestBeyondLimit(bin);
            return BinnedLevel{file, place};
        }
        if (moved.error().error != FileError::Exists)
            return tl::unexpected(OwnLevelProblem(moved.error()));
    }
}

tl::expected<fs::path, OwnLevelProblem> OwnLevels::restore(const BinnedLevel& binned) const {
    if (m_folder.empty())
        return tl::unexpected(OwnLevelProblem(OwnLevelRefusal::NoPlace));
    if (const auto stored = read(binned.bin)) {
        // Another level may have taken its id meanwhile.
        if (UsedNames(m_folder, stored->level.id).hasText(stored->level.id)) {
            const auto saved = create(stored->level);
            if (!saved)
                return tl::unexpected(saved.error());
            static_cast<void>(removeFile(binned.bin)); // On failure, it exists twice, once in the bin.
            return saved->stored.file;
        }
    }
    const FolderLock lock(m_folder);
    const std::string name = binned.file.stem().string();
    for (int number = 1;; ++number) {
        fs::path place =
            binned.file.parent_path() / pathFromText(numbered(name, number) + binned.file.extension().string());
        const auto moved = moveFile(binned.bin, place);
        if (moved)
            return place;
        if (moved.error().error != FileError::Exists)
            return tl::unexpected(OwnLevelProblem(moved.error()));
    }
}

} // namespace data
