// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Problem.hpp"
#include "data/levels/Level.hpp"
#include "data/levels/LevelCoder.hpp"
#include "platform/Files.hpp"
#include "puzzle/RunKey.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace data {

/// A pack with its files. Single levels are in the pack ownPackId. A pack of the campaign is the front of a house; its
/// levels with Level::album are in a pack of their own, which has the same id and name.
struct LibraryPack {
    Pack pack;
    std::vector<std::filesystem::path> files; ///< File of each level, in the order of the levels.
    std::vector<std::int64_t> changed{};      ///< Time of each file's last change, in seconds since 1970-01-01 UTC.
    bool shipped = false;                     ///< Part of the campaign.
    std::vector<std::string> codes{};         ///< Share code of each level's board.
    bool album = false;                       ///< The levels that are not on the front of the house.
};

/// Keeps its pack alive, even after the library has been refreshed.
using LibraryPackPtr = std::shared_ptr<const LibraryPack>;

/// A level in a library. Keeps its content at the time of the call that returned it.
struct LevelRef {
    LibraryPackPtr pack;
    std::size_t index = 0;

    [[nodiscard]] const Level& level() const { return pack->pack.levels[index]; }
    [[nodiscard]] const std::string& code() const { return pack->codes[index]; } ///< Share code of the level's board.
    [[nodiscard]] std::string path() const;                                      ///< "PACK/LEVEL".
    [[nodiscard]] puzzle::RunKey key() const;                                    ///< Key of the level's runs.

    friend bool operator==(const LevelRef&, const LevelRef&) = default;
};

/// Returns the key under which runs of a pack's level count.
[[nodiscard]] puzzle::RunKey levelKey(const LibraryPack& pack, std::size_t index);

/// All levels: the shipped packs in campaign order, and the player's own, which can be reloaded while the game runs.
class Library {
public:
    /// Reads every *.json (but not *.schema.json) in both folders, and in the folder "arukone" of the shipped one. The
    /// campaign is in the order of file names. A
    /// missing folder counts as empty. If two packs, or two single levels, have the same id, the first one is used.
    [[nodiscard]] static Library load(const std::filesystem::path& shipped, const std::filesystem::path& own);

    /// Reloads the changed files of the player's folder. A LevelRef obtained earlier stays valid and unchanged. Returns
    /// whether anything changed.
    bool refresh();
    /// Number of refreshes that changed anything.
    [[nodiscard]] int revision() const noexcept { return m_revision; }

    /// The packs of the campaign, in order; valid as long as the library.
    [[nodiscard]] std::span<const LibraryPack> campaign() const noexcept { return *m_campaign; }
    /// The fuse boxes of the house next door, in order: the campaign's levels of Arukone. Valid as long as the library.
    [[nodiscard]] std::span<const LibraryPack> nextDoor() const noexcept { return *m_nextDoor; }
    /// The album of each house of the campaign that has one, in the order of the houses. Valid as long as the library.
    [[nodiscard]] std::span<const LibraryPack> albums() const noexcept { return *m_albums; }
    /// The album of a pack of the campaign; null if it has none, and for any other pack.
    [[nodiscard]] const LibraryPack* albumOf(const LibraryPack& pack) const noexcept;
    /// The packs of the campaign, each with its album behind it. Valid as long as the library.
    [[nodiscard]] std::vector<const LibraryPack*> campaignAndAlbums() const;
    /// The packs that open one after the other with a shipped pack, itself or its house included: campaign() or
    /// nextDoor().
    [[nodiscard]] std::span<const LibraryPack> seriesOf(const LibraryPack& pack) const noexcept;
    /// The player's packs; the pack of single levels, if any, comes first. Valid until refresh().
    [[nodiscard]] std::span<const LibraryPack> own() const noexcept { return *m_own; }
    /// Problems with the files of both folders.
    [[nodiscard]] std::vector<Problem> problems() const;
    /// Problems with the files of the campaign, or of the player.
    [[nodiscard]] const std::vector<Problem>& campaignProblems() const noexcept { return m_campaignProblems; }
    [[nodiscard]] const std::vector<Problem>& ownProblems() const noexcept { return m_ownProblems; }

    /// Returns the pack with this id, never an album, or null; valid until refresh().
    [[nodiscard]] const LibraryPack* pack(std::string_view id) const noexcept;
    /// Returns shared ownership of a pack of campaign(), albums(), nextDoor() or own().
    [[nodiscard]] LibraryPackPtr keep(const LibraryPack& pack) const;
    /// \param pack one of campaign(), albums(), nextDoor() or own().
    [[nodiscard]] LevelRef level(const LibraryPack& pack, std::size_t index) const { return {keep(pack), index}; }
    /// \param path "PACK/LEVEL", or the text of the level's key.
    [[nodiscard]] std::optional<LevelRef> find(std::string_view path) const;
    /// Returns the level whose runs count under a key; std::nullopt for keys of other modes.
    [[nodiscard]] std::optional<LevelRef> levelOf(const puzzle::RunKey& key) const { return find(key.levelPath()); }

private:
    using Packs = std::vector<LibraryPack>;

    using FileState = platform::FileState;
    struct ReadFile {
        FileState state;
        std::shared_ptr<const LevelReading> reading;
    };
    using ReadFiles = std::map<std::filesystem::path, ReadFile>;
    class Shelf;

    Library() = default;
    [[nodiscard]] static FileState stateOf(const std::filesystem::path& file) noexcept;
    /// Reads the files of a folder, reusing those from `known` that have not changed.
    [[nodiscard]] static ReadFiles readFolder(const std::filesystem::path& folder, const ReadFiles& known);
    void rebuildOwnPacks();
    [[nodiscard]] static bool isIn(const Packs& packs, const LibraryPack& pack) noexcept;

    std::filesystem::path m_ownFolder;
    ReadFiles m_ownFiles;
    std::shared_ptr<const Packs> m_campaign = std::make_shared<const Packs>();
    std::shared_ptr<const Packs> m_albums = std::make_shared<const Packs>();
    std::shared_ptr<const Packs> m_nextDoor = std::make_shared<const Packs>();
    std::shared_ptr<const Packs> m_own = std::make_shared<const Packs>();
    std::vector<Problem> m_campaignProblems;
    std::vector<Problem> m_ownProblems;
    int m_revision = 0;
};

/// Returns the problems of level files that have not been reported yet, and records them in `memory`. Each damaged file
/// is reported once, and again when its damage changes; a repaired file is forgotten. If `memory` cannot be written,
/// everything is reported again next time.
/// \param memory a file used only by this function, which may be missing; an empty path records nothing.
[[nodiscard]] std::vector<Problem> newProblems(const std::vector<Problem>& problems,
                                               const std::filesystem::path& memory);

} // namespace data
