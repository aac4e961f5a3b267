// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/Library.hpp"

#include "arukone/Arukone.hpp"
#include "data/files/File.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/LevelFolder.hpp"
#include "lights/ShareCode.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>
#include <string>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t maxMemoryBytes = std::size_t{1} << 20U;

/// Returns 16 hexadecimal digits that identify a file by its path and current content.
std::string fingerprint(const std::string& file) {
    const std::string content = readRegularFile(pathFromText(file), maxLevelFileBytes).value_or(std::string());
    std::ostringstream digits;
    digits << std::hex;
    digits.width(16);
    digits.fill('0');
    digits << puzzle::hash(file + '\n' + content);
    return digits.str();
}

/// Takes the levels of the album out of a pack. They stay where they are if the house had no windows without them.
std::optional<LibraryPack> takeAlbum(LibraryPack& house) {
    const auto& levels = house.pack.levels;
    const auto inAlbum = [](const Level& level) { return level.album; };
    if (std::ranges::none_of(levels, inAlbum) || std::ranges::all_of(levels, inAlbum))
        return std::nullopt;
    const auto part = [&](bool album) {
        LibraryPack part{
            {house.pack.id, house.pack.name, house.pack.author, {}, {}, house.pack.after, house.pack.opensAt},
            {},
            {},
            house.shipped,
            {},
            album};
        for (std::size_t i = 0; i < levels.size(); ++i)
            if (levels[i].album == album) {
                part.pack.levels.push_back(levels[i]);
                part.files.push_back(house.files[i]);
                part.changed.push_back(house.changed[i]);
                part.codes.push_back(house.codes[i]);
            }
        return part;
    };
    LibraryPack album = part(true);
    LibraryPack front = part(false);
    front.pack.unknown = house.pack.unknown;
    house = std::move(front);
    return album;
}

std::set<std::string> wordsIn(const std::string& text) {
    std::istringstream words(text);
    std::set<std::string> all;
    for (std::string word; words >> word;)
        all.insert(word);
    return all;
}

} // namespace

/// Collects packs and reports conflicts.
class Library::Shelf {
public:
    /// \param taken packs whose ids must not be used again.
    Shelf(bool shipped, std::initializer_list<const Packs*> taken)
        : m_shipped(shipped) {
        for (const Packs* packs : taken)
            for (const LibraryPack& pack : *packs)
                m_fileOfPack.emplace(pack.pack.id, pack.files.front());
    }

    void add(const fs::path& file, const ReadFile& read) {
        LevelReading reading = *read.reading;
        m_problems.insert(m_problems.end(), reading.problems.begin(), reading.problems.end());
        if (reading.kind == LevelReading::Kind::Level && !reading.pack.levels.empty())
            addSingle(reading.pack.levels.front(), file, read.state);
        if (reading.kind == LevelReading::Kind::Pack)
            addPack(reading.pack, file, read.state);
    }

    /// Returns the packs; the pack of single levels, if any, comes first.
    [[nodiscard]] std::shared_ptr<const Packs> takePacks() {
        if (!m_singles.pack.levels.empty())
            m_packs.insert(m_packs.begin(), std::move(m_singles));
        for (LibraryPack& pack : m_packs)
            for (const Level& level : pack.pack.levels)
                pack.codes.push_back(codeOf(level.puzzle));
        return std::make_shared<const Packs>(std::move(m_packs));
    }
    [[nodiscard]] std::vector<Problem> takeProblems() { return std::move(m_problems); }

private:
    void addSingle(const Level& level, const fs::path& file, const FileState& state) {
        if (!m_singleIds.insert(level.id).second) {
            m_problems.push_back({file.string(), "/id", ProblemCode::DuplicateId, {level.id}});
            return;
        }
        m_singles.pack.levels.push_back(level);
        m_singles.files.push_back(file);
        m_singles.changed.push_back(state.writtenSeconds);
    }

    void addPack(const Pack& pack, const fs::path& file, const FileState& state) {
        if (pack.id == ownPackId)
            return; // Already reported by the reader.
        if (const auto other = m_fileOfPack.find(pack.id); other != m_fileOfPack.end()) {
            m_problems.push_back(
                {file.string(), "/id", ProblemCode::DuplicatePackId, {pack.id, other->second.string()}});
            return;
        }
        if (pack.levels.empty())
            return; // Already explained by its problems.
        m_fileOfPack.emplace(pack.id, file);
        const std::size_t count = pack.levels.size();
        m_packs.push_back({pack, std::vector(count, file), std::vector(count, state.writtenSeconds), m_shipped});
    }

    bool m_shipped;
    Packs m_packs;
    LibraryPack m_singles{{std::string(ownPackId), LocalText(std::string(ownPackId)), {}, {}, {}}, {}, {}, false};
    std::map<std::string, fs::path, std::less<>> m_fileOfPack;
    std::set<std::string, std::less<>> m_singleIds;
    std::vector<Problem> m_problems;
};

bool Library::isIn(const Packs& packs, const LibraryPack& pack) noexcept {
    return std::any_of(packs.begin(), packs.end(), [&pack](const LibraryPack& each) { return &each == &pack; });
}

puzzle::RunKey levelKey(const LibraryPack& pack, std::size_t index) {
    return puzzle::RunKey::level(pack.pack.id, pack.pack.levels[index].id);
}

std::string LevelRef::path() const {
    return pack->pack.id + '/' + level().id;
}

puzzle::RunKey LevelRef::key() const {
    return levelKey(*pack, index);
}

Library::FileState Library::stateOf(const fs::path& file) noexcept {
    std::error_code unknown; // Reading will report it.
    return platform::stateOf(file, unknown).value_or(FileState());
}

Library::ReadFiles Library::readFolder(const fs::path& folder, const ReadFiles& known) {
    ReadFiles files;
    for (const fs::path& file : levelFiles(folder)) {
        // Queried before reading, so that a file that changes meanwhile is read again next time.
        const FileState state = stateOf(file);
        const auto before = known.find(file);
        if (before != known.end() && before->second.state == state)
            files.emplace_hint(files.end(), *before);
        else
            files.insert_or_assign(files.end(), file,
                                   ReadFile{state, std::make_shared<const LevelReading>(readLevelFile(file))});
    }
    return files;
}

Library Library::load(const fs::path& shipped, const fs::path& own) {
    Library library;
    Shelf street(true, {});
    for (const auto& [file, read] : readFolder(shipped, {}))
        street.add(file, read);
    Packs houses = *street.takePacks();
    Packs albums;
    for (LibraryPack& house : houses)
        if (auto album = takeAlbum(house))
            albums.push_back(*std::move(album));
    library.m_campaign = std::make_shared<const Packs>(std::move(houses));
    library.m_albums = std::make_shared<const Packs>(std::move(albums));
    library.m_campaignProblems = street.takeProblems();
    Shelf nextDoor(true, {library.m_campaign.get()});
    for (const auto& [file, read] : readFolder(shipped / arukone::puzzleId, {}))
        nextDoor.add(file, read);
    library.m_nextDoor = nextDoor.takePacks();
    std::vector<Problem> problems = nextDoor.takeProblems();
    std::move(problems.begin(), problems.end(), std::back_inserter(library.m_campaignProblems));
    library.m_ownFolder = own;
    library.m_ownFiles = readFolder(own, {});
    library.rebuildOwnPacks();
    return library;
}

void Library::rebuildOwnPacks() {
    Shelf shelf(false, {m_campaign.get(), m_nextDoor.get()});
    for (const auto& [file, read] : m_ownFiles)
        shelf.add(file, read);
    m_own = shelf.takePacks();
    m_ownProblems = shelf.takeProblems();
}

bool Library::refresh() {
    ReadFiles files = readFolder(m_ownFolder, m_ownFiles);
    const auto same = [](const auto& one, const auto& other) {
        return one.first == other.first && one.second.state == other.second.state;
    };
    if (std::equal(files.begin(), files.end(), m_ownFiles.begin(), m_ownFiles.end(), same))
        return false;
    m_ownFiles = std::move(files);
    rebuildOwnPacks();
    ++m_revision;
    return true;
}

std::vector<Problem> Library::problems() const {
    std::vector<Problem> problems = m_campaignProblems;
    problems.insert(problems.end(), m_ownProblems.begin(), m_ownProblems.end());
    return problems;
}

const LibraryPack* Library::pack(std::string_view id) const noexcept {
    for (const Packs* packs : {m_campaign.get(), m_nextDoor.get(), m_own.get()}) {
        const auto found =
            std::find_if(packs->begin(), packs->end(), [id](const LibraryPack& known) { return known.pack.id == id; });
        if (found != packs->end())
            return &*found;
    }
    return nullptr;
}

const LibraryPack* Library::albumOf(const LibraryPack& pack) const noexcept {
    if (!isIn(*m_campaign, pack))
        return nullptr;
    const auto found =
        std::ranges::find_if(*m_albums, [&pack](const LibraryPack& each) { return each.pack.id == pack.pack.id; });
    return found != m_albums->end() ? &*found : nullptr;
}

std::vector<const LibraryPack*> Library::campaignAndAlbums() const {
    std::vector<const LibraryPack*> packs;
    for (const LibraryPack& house : *m_campaign) {
        packs.push_back(&house);
        if (const LibraryPack* const album = albumOf(house))
            packs.push_back(album);
    }
    return packs;
}

LibraryPackPtr Library::keep(const LibraryPack& pack) const {
    for (const auto& packs : {m_campaign, m_albums, m_nextDoor})
        if (isIn(*packs, pack))
            return {packs, &pack};
    return {m_own, &pack};
}

std::span<const LibraryPack> Library::seriesOf(const LibraryPack& pack) const noexcept {
    return isIn(*m_nextDoor, pack) ? nextDoor() : campaign();
}

std::optional<LevelRef> Library::find(std::string_view path) const {
    const puzzle::RunKey key{std::string(path)};
    if (key.mode() == puzzle::RunMode::Level)
        path = key.levelPath();
    const std::size_t slash = path.find('/');
    const LibraryPack* const found = slash == std::string_view::npos ? nullptr : pack(path.substr(0, slash));
    if (found == nullptr)
        return std::nullopt;
    for (const LibraryPack* const part : {found, albumOf(*found)}) {
        if (part == nullptr)
            continue;
        const auto at = std::ranges::find(part->pack.levels, path.substr(slash + 1), &Level::id);
        if (at != part->pack.levels.end())
            return level(*part, static_cast<std::size_t>(at - part->pack.levels.begin()));
    }
    return std::nullopt;
}

std::vector<Problem> newProblems(const std::vector<Problem>& problems, const std::filesystem::path& memory) {
    if (memory.empty())
        return problems;
    const auto remembered = readRegularFile(memory, maxMemoryBytes);
    const std::set<std::string> reported = wordsIn(remembered.value_or(std::string()));
    std::set<std::string> now;
    std::vector<Problem> fresh;
    for (const Problem& problem : problems) {
        const std::string mark = fingerprint(problem.file);
        now.insert(mark);
        if (!reported.contains(mark))
            fresh.push_back(problem);
    }
    if (now == reported)
        return fresh;
    std::string text;
    for (const std::string& mark : now)
        text += mark + '\n';
    static_cast<void>(now.empty() ? removeFile(memory)
                                  : writeFile(memory, text)); // On failure, they are reported again.
    return fresh;
}

} // namespace data
