// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/UnfinishedLevels.hpp"

#include "data/files/File.hpp"
#include "data/files/FileIdentity.hpp"
#include "data/levels/LevelCoder.hpp"
#include "platform/ByteLock.hpp"

#include <utility>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr const char* lockName = "lock";
constexpr std::string_view fileStart = "unfinished-";
constexpr int places = 64; ///< Maximum number of windows open at once plus files left behind.

/// A level file escaped as text within JSON, plus the other fields.
constexpr std::size_t maxUnfinishedBytes = 2 * maxLevelFileBytes + (std::size_t{1} << 20U);

fs::path fileAt(const fs::path& folder, int number) {
    return folder / (std::string(fileStart) + std::to_string(number) + ".json");
}

bool isThere(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(file, ignored);
}

} // namespace

bool isUnfinishedLevelsFile(const fs::path& name) {
    const std::string text = name.string();
    return text == lockName || text.starts_with(fileStart) || text.starts_with(temporaryPrefix);
}

/// One of the files, locked while this object lives: byte `number` of the lock file is locked. The system releases the
/// lock when the program ends, however it ends.
class UnfinishedLevels::Place {
public:
    /// Returns null if another window holds it.
    static std::unique_ptr<Place> hold(const fs::path& folder, int number) {
        auto place = std::unique_ptr<Place>(new Place(folder, number));
        return place->m_lock.isHeldByOther() ? nullptr : std::move(place);
    }

    [[nodiscard]] const fs::path& file() const noexcept { return m_file; }
    /// Whether the lock is still effective, that is, the lock file has not been deleted or replaced.
    [[nodiscard]] bool valid() const { return !m_lock.isOpen() || m_identity == identityOf(m_locks); }

private:
    Place(const fs::path& folder, int number)
        : m_file(fileAt(folder, number))
        , m_locks(folder / lockName)
        , m_lock(m_locks, number)
        , m_identity(identityOf(m_locks)) {}

    fs::path m_file;
    fs::path m_locks;
    platform::ByteLock m_lock; ///< Best effort: a folder that cannot hold the lock file is hardly writable either.
    std::optional<FileIdentity> m_identity;
};

UnfinishedLevels::UnfinishedLevels(fs::path folder)
    : m_folder(std::move(folder)) {}
UnfinishedLevels::~UnfinishedLevels() = default;

std::optional<UnfinishedLevel> UnfinishedLevels::load() {
    if (m_folder.empty())
        return std::nullopt;
    if (m_place && !m_place->valid())
        m_place.reset();
    if (m_place && isThere(m_place->file()))
        if (auto level = readOwnFile())
            return level;
    for (int number = 1; number <= places; ++number) {
        if (!isThere(fileAt(m_folder, number)) || (m_place && m_place->file() == fileAt(m_folder, number)))
            continue;
        auto place = Place::hold(m_folder, number);
        if (!place)
            continue;
        m_place = std::move(place);
        if (auto level = readOwnFile())
            return level;
    }
    return std::nullopt;
}

std::optional<UnfinishedLevel> UnfinishedLevels::readOwnFile() const {
    const auto text = readRegularFile(m_place->file(), maxUnfinishedBytes);
    if (!text)
        return std::nullopt;
    auto level = readUnfinished(*text);
    if (!level)
        static_cast<void>(moveAside(m_place->file())); // On failure, it is found again next time.
    return level;
}

tl::expected<void, FileProblem> UnfinishedLevels::keep(const UnfinishedLevel& level) {
    if (m_folder.empty())
        return {};
    if (m_place && !m_place->valid())
        m_place.reset();
    if (!m_place)
        static_cast<void>(createFolder(m_folder)); // Writing will report it.
    for (int number = 1; number <= places && !m_place; ++number)
        if (!isThere(fileAt(m_folder, number)))
            m_place = Place::hold(m_folder, number);
    if (!m_place)
        return tl::unexpected(FileProblem{FileError::Failed, m_folder});
    return writeFile(m_place->file(), formatUnfinished(level));
}

tl::expected<void, FileProblem> UnfinishedLevels::drop() {
    return m_place ? removeFile(m_place->file()) : tl::expected<void, FileProblem>();
}

void UnfinishedLevels::setAside() {
    m_place.reset();
}

bool UnfinishedLevels::reclaim(const UnfinishedLevel& level) {
    if (m_folder.empty())
        return false;
    m_place.reset();
    const std::string wanted = formatUnfinished(level);
    for (int number = 1; number <= places; ++number) {
        if (!isThere(fileAt(m_folder, number)))
            continue;
        auto place = Place::hold(m_folder, number);
        if (!place || readRegularFile(place->file(), maxUnfinishedBytes) != wanted)
            continue;
        m_place = std::move(place);
        return true;
    }
    return false;
}

} // namespace data
