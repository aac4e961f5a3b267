// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/File.hpp"
#include "data/files/Problem.hpp"
#include "data/levels/Level.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace data {

/// Why a change to the player's levels is refused, other than because of a file.
enum class OwnLevelRefusal : std::uint8_t {
    NoPlace,     ///< There is no known folder for them.
    BadName,     ///< The name is empty, too long, or contains invisible characters, or the author is too long.
    NotALevel,   ///< The file holds a pack, or no level.
    NoneChosen,  ///< No levels to put into a pack.
    TooMany,     ///< More levels than a pack can hold.
    BadPackId,   ///< Invalid id, or the id reserved for single levels.
    PackIdTaken, ///< Another pack already has this id.
};

/// Why an operation on the player's levels failed: a file error, an invalid file, or a refusal.
using OwnLevelProblem = std::variant<FileProblem, std::vector<Problem>, OwnLevelRefusal>;

/// The result of saving a level.
struct SavedLevel {
    enum class Place : std::uint8_t {
        New,    ///< A new file, as requested.
        Same,   ///< The same file as before.
        Beside, ///< A new file with a new id, because another program had changed or removed the level's file; what is
                ///< there now is left alone.
    };

    StoredLevel stored; ///< The saved level, with its file and id.
    Place place = Place::New;

    friend bool operator==(const SavedLevel&, const SavedLevel&) = default;
};

/// A level file that was moved to the bin.
struct BinnedLevel {
    std::filesystem::path file; ///< Original path.
    std::filesystem::path bin;  ///< Path in the bin.

    friend bool operator==(const BinnedLevel&, const BinnedLevel&) = default;
};

/// Maximum number of files in the bin; the oldest ones are deleted.
inline constexpr std::size_t maxBinnedLevels = 100;

/// Name of the bin: a subfolder of the levels folder that the library ignores.
inline constexpr std::string_view binName = ".bin";

/// The folder of the player's levels, with one level per file. Every call reads the current state of the folder, so
/// that several windows and other programs can work in it at the same time; changes are serialised by a lock.
class OwnLevels {
public:
    /// \param folder need not exist; if empty, every operation is refused.
    explicit OwnLevels(std::filesystem::path folder)
        : m_folder(std::move(folder)) {}

    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return m_folder; }

    /// Reads the single level in a file, which may be outside the folder.
    [[nodiscard]] static tl::expected<StoredLevel, OwnLevelProblem> read(const std::filesystem::path& file);

    /// Saves a level to a new file. The file is named after the level, in plain letters. The level keeps its id if it
    /// is valid and not used in the folder; otherwise it gets a free one like the file name.
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem> create(Level level) const;

    /// Saves a level to its file, or to a new one if it has none. The file keeps its name even if the level is renamed,
    /// and keeps the keys unknown to this program (Level::unknown).
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem> save(const StoredLevel& changed) const;

    /// Changes the name and author of the level in a file.
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem>
    rename(const std::filesystem::path& file, const LocalText& name, const std::string& author) const;

    /// Copies the level in a file; the copy gets a number appended to its name, and a new id.
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem> duplicate(const std::filesystem::path& file) const;

    /// Moves a file of the folder (level or pack, valid or damaged) to the bin. It can be restored from there.
    [[nodiscard]] tl::expected<BinnedLevel, OwnLevelProblem> remove(const std::filesystem::path& file) const;
    /// Moves a file back from the bin, under another name if its own is taken meanwhile. Returns the path.
    [[nodiscard]] tl::expected<std::filesystem::path, OwnLevelProblem> restore(const BinnedLevel& binned) const;

    /// Saves a pack in the folder, in a file named after its id. Returns the file.
    /// \param shipped ids of the campaign's packs, which must not be reused.
    [[nodiscard]] tl::expected<std::filesystem::path, OwnLevelProblem>
    install(const Pack& pack, const std::vector<std::string>& shipped) const;

    /// Returns the first id like `wanted` ("harbour", "harbour-2", …) that is used neither in the folder nor in
    /// `shipped`.
    [[nodiscard]] std::string freePackId(const std::string& wanted, const std::vector<std::string>& shipped) const;

private:
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem> add(Level level, SavedLevel::Place place) const;

    std::filesystem::path m_folder;
};

/// Makes a pack of single levels, in the given order. Of levels with the same id, later ones get a new id.
[[nodiscard]] tl::expected<Pack, OwnLevelProblem> bundle(const std::vector<Level>& levels, std::string id,
                                                         LocalText name, std::string author);

} // namespace data
