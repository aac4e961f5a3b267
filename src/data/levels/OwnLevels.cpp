// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/OwnLevels.hpp"

#include "data/files/Characters.hpp"
#include "data/files/File.hpp"
#include "data/files/Json.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/LevelFolder.hpp"
#include "data/levels/LevelFormat.hpp"
#include "data/levels/PackFile.hpp"
#include "puzzle/RunKey.hpp"

#include <algorithm>
#include <set>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view fallbackName = "level";

tl::unexpected<OwnLevelProblem> refused(OwnLevelRefusal refusal) {
    return tl::unexpected(OwnLevelProblem(refusal));
}

tl::unexpected<OwnLevelProblem> failed(FileProblem problem) {
    return tl::unexpected(OwnLevelProblem(std::move(problem)));
}

/// What kept a level from being saved into its pack.
OwnLevelProblem ofPack(const PackProblem& problem) {
    if (const auto* const file = std::get_if<FileProblem>(&problem))
        return *file;
    return std::get<PackRefusal>(problem) == PackRefusal::BadName ? OwnLevelRefusal::BadName
                                                                  : OwnLevelRefusal::NotALevel;
}

/// Creates a folder, so that it can be locked.
tl::expected<void, OwnLevelProblem> ready(const fs::path& folder) {
    if (folder.empty())
        return refused(OwnLevelRefusal::NoPlace);
    return createFolder(folder).map_error([](FileProblem problem) { return OwnLevelProblem(std::move(problem)); });
}

} // namespace

bool areValidNames(const LocalText& name, const std::string& author) {
    const auto isName = [](const auto& entry) { return isLine(entry.second, maxNameLength); };
    return !name.empty() && std::all_of(name.texts().begin(), name.texts().end(), isName) &&
           (author.empty() || isLine(author, maxNameLength));
}

tl::expected<StoredLevel, OwnLevelProblem> OwnLevels::read(const fs::path& file) {
    auto content = readRegularFile(file, maxLevelFileBytes);
    if (!content)
        return failed(content.error());
    LevelReading reading = readLevels(*content, file.string());
    if (reading.kind == LevelReading::Kind::Level && !reading.pack.levels.empty())
        return StoredLevel{std::move(reading.pack.levels.front()), file, *std::move(content)};
    if (reading.problems.empty())
        return refused(OwnLevelRefusal::NotALevel);
    return tl::unexpected(OwnLevelProblem(std::move(reading.problems)));
}

tl::expected<SavedLevel, OwnLevelProblem> OwnLevels::add(Level level, SavedLevel::Place place) const {
    if (!areValidNames(level.name, level.author))
        return refused(OwnLevelRefusal::BadName);
    if (const auto made = ready(m_folder); !made)
        return tl::unexpected(made.error());
    const FolderLock lock(m_folder);
    const std::string name = fileNameFor(level.name.in("en"), fallbackName);
    const std::string wanted = puzzle::isId(level.id) ? level.id.substr(0, maxIdStemLength) : name;
    const UsedNames used(m_folder, wanted);
    if (!puzzle::isId(level.id) || used.hasText(level.id)) {
        int number = 1;
        while (used.hasText(numbered(wanted, number)))
            ++number;
        level.id = numbered(wanted, number);
    }
    std::string content = formatLevel(level);
    for (int number = 1;; ++number) {
        if (used.hasFile(numbered(name, number)))
            continue;
        const fs::path file = m_folder / (numbered(name, number) + ".json");
        const auto written = createFile(file, content);
        if (written)
            return SavedLevel{{std::move(level), file, std::move(content)}, place};
        if (written.error().error != FileError::Exists) // Created meanwhile by a program that does not take the lock.
            return failed(written.error());
    }
}

tl::expected<SavedLevel, OwnLevelProblem> OwnLevels::create(Level level) const {
    return add(std::move(level), SavedLevel::Place::New);
}

tl::expected<SavedLevel, OwnLevelProblem> OwnLevels::save(const StoredLevel& changed) const {
    if (changed.file.empty())
        return create(changed.level);
    if (!areValidNames(changed.level.name, changed.level.author))
        return refused(OwnLevelRefusal::BadName);
    if (const auto pack = PackFile::read(changed.file);
        pack && readLevels(changed.content).kind == LevelReading::Kind::Unusable)
        return PackFile::save(changed)
            .map([&changed](PackFile::Saved saved) {
                using Place = SavedLevel::Place;
                const Place place = changed.content.empty() ? Place::New : Place::Beside;
                return SavedLevel{std::move(saved.stored), saved.inPlace ? Place::Same : place};
            })
            .map_error(ofPack);
    if (!puzzle::isId(changed.level.id))
        return refused(OwnLevelRefusal::BadName);
    {
        const FolderLock lock(changed.file.parent_path());
        const auto now = readRegularFile(changed.file, maxLevelFileBytes);
        if (now && *now == changed.content) {
            std::string content = formatLevel(changed.level);
            if (content != *now)
                if (const auto written = writeFile(changed.file, content); !written)
                    return failed(written.error());
            return SavedLevel{{changed.level, changed.file, std::move(content)}, SavedLevel::Place::Same};
        }
    }
    return add(changed.level, SavedLevel::Place::Beside);
}

tl::expected<SavedLevel, OwnLevelProblem> OwnLevels::rename(const fs::path& file, const LocalText& name,
                                                            const std::string& author) const {
    auto stored = read(file);
    if (!stored)
        return tl::unexpected(stored.error());
    stored->level.name = name;
    stored->level.author = author;
    return save(*stored);
}

tl::expected<SavedLevel, OwnLevelProblem> OwnLevels::duplicate(const fs::path& file) const {
    auto stored = read(file);
    if (!stored)
        return tl::unexpected(stored.error());
    const UsedNames used(m_folder, {});
    LocalText name;
    int number = 2;
    do
        name = numberedName(stored->level.name, number++);
    while (used.hasText(name.in("en")));
    stored->level.name = std::move(name);
    stored->level.id.clear();
    return add(std::move(stored->level), SavedLevel::Place::New);
}

tl::expected<fs::path, OwnLevelProblem> OwnLevels::install(const Pack& pack,
                                                           const std::vector<std::string>& shipped) const {
    if (!puzzle::isId(pack.id) || pack.id == ownPackId)
        return refused(OwnLevelRefusal::BadPackId);
    if (pack.levels.empty())
        return refused(OwnLevelRefusal::NoneChosen);
    if (const auto made = ready(m_folder); !made)
        return tl::unexpected(made.error());
    const FolderLock lock(m_folder);
    if (std::find(shipped.begin(), shipped.end(), pack.id) != shipped.end() || !fileOfPack(m_folder, pack.id).empty())
        return refused(OwnLevelRefusal::PackIdTaken);
    const std::string name = fileNameFor(pack.id, "pack");
    for (int number = 1;; ++number) {
        fs::path file = m_folder / (numbered(name, number) + ".json");
        const auto written = createFile(file, formatPack(pack));
        if (written)
            return file;
        if (written.error().error != FileError::Exists)
            return failed(written.error());
    }
}

std::string OwnLevels::freePackId(const std::string& wanted, const std::vector<std::string>& shipped) const {
    const std::string start = wanted.substr(0, maxIdStemLength);
    int number = wanted == ownPackId ? 2 : 1;
    const auto taken = [&](const std::string& id) {
        return std::find(shipped.begin(), shipped.end(), id) != shipped.end() || !fileOfPack(m_folder, id).empty();
    };
    while (taken(numbered(start, number)))
        ++number;
    return numbered(start, number);
}

tl::expected<Pack, OwnLevelProblem> bundle(const std::vector<Level>& levels, std::string id, LocalText name,
                                           std::string author) {
    if (levels.empty())
        return refused(OwnLevelRefusal::NoneChosen);
    if (levels.size() > maxLevelsInPack)
        return refused(OwnLevelRefusal::TooMany);
    if (!puzzle::isId(id) || id == ownPackId)
        return refused(OwnLevelRefusal::BadPackId);
    if (!areValidNames(name, author))
        return refused(OwnLevelRefusal::BadName);
    Pack pack{std::move(id), std::move(name), std::move(author), levels, {}};
    std::set<std::string, std::less<>> ids;
    for (const Level& level : levels)
        ids.insert(level.id);
    std::set<std::string, std::less<>> seen;
    for (Level& level : pack.levels) {
        int number = 2;
        for (const std::string own = level.id; !seen.insert(level.id).second; ++number)
            while (ids.contains(level.id = numbered(own.substr(0, maxIdStemLength), number)))
                ++number;
    }
    return pack;
}

} // namespace data
