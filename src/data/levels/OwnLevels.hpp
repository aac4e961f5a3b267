#pragma once

#include "data/files/File.hpp"
#include "data/files/Problem.hpp"
#include "data/levels/Level.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace data {

/// Why the player's levels cannot be changed as asked, when no file is to blame.
enum class OwnLevelRefusal : std::uint8_t {
    NoPlace,     ///< No folder for them is known.
    BadName,     ///< The name is empty, too long, or has invisible characters in it; or the author is too long.
    NotALevel,   ///< The file holds a pack, or no level at all.
    NoneChosen,  ///< A pack of no levels.
    TooMany,     ///< More levels than a pack holds.
    BadPackId,   ///< No id, or the one that belongs to the single levels.
    PackIdTaken, ///< Another pack has the id.
};

/// Why something with the player's levels did not work: the disk, what stands in a file, or the wish itself.
using OwnLevelProblem = std::variant<FileProblem, std::vector<Problem>, OwnLevelRefusal>;

/// A level that was saved.
struct SavedLevel {
    enum class Place : std::uint8_t {
        New,    ///< A file of its own, as it was asked for.
        Same,   ///< Its file as before.
        Beside, ///< A file of its own, under an id of its own: its file had been changed or removed meanwhile by
                ///< another program, and what is there now was left alone.
    };

    StoredLevel stored; ///< As it is now: with its file, and its id.
    Place place = Place::New;

    friend bool operator==(const SavedLevel&, const SavedLevel&) = default;
};

/// A level file that was put into the bin.
struct BinnedLevel {
    std::filesystem::path file; ///< Where it was.
    std::filesystem::path bin;  ///< Where it is.

    friend bool operator==(const BinnedLevel&, const BinnedLevel&) = default;
};

/// Files in the bin; the oldest goes.
inline constexpr std::size_t maxBinnedLevels = 100;

/// The bin: a folder in the folder of the levels, which the library passes over.
inline constexpr std::string_view binName = ".bin";

/// The folder of the player's levels, one in a file. Every call looks at the folder as it is, so that several windows,
/// and the player with other programs, can work in it at once; what changes the folder takes turns.
class OwnLevels {
public:
    /// \param folder need not exist; empty: everything is refused.
    explicit OwnLevels(std::filesystem::path folder)
        : m_folder(std::move(folder)) {}

    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return m_folder; }

    /// The single level in a file, which need not be in the folder.
    [[nodiscard]] static tl::expected<StoredLevel, OwnLevelProblem> read(const std::filesystem::path& file);

    /// Puts a level into a file of its own. The file is named by the level's name, in plain letters; the level keeps
    /// its id where it has one that no other level of the folder has, and gets one like the file's name otherwise.
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem> create(Level level) const;

    /// Puts a level back into its file, or into a new one where it has none. The file keeps its name also where the
    /// level got another, and keeps what this program does not know (Level::unknown).
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem> save(const StoredLevel& changed) const;

    /// Gives the level in a file another name and author.
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem>
    rename(const std::filesystem::path& file, const LocalText& name, const std::string& author) const;

    /// Copies the level in a file; the copy has a number behind its name and an id of its own.
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem> duplicate(const std::filesystem::path& file) const;

    /// Moves a file of the folder, be it a level or a pack, good or damaged, into the bin, whence it can be restored.
    [[nodiscard]] tl::expected<BinnedLevel, OwnLevelProblem> remove(const std::filesystem::path& file) const;
    /// Moves it back; under another name where its own is taken by now. \returns its place.
    [[nodiscard]] tl::expected<std::filesystem::path, OwnLevelProblem> restore(const BinnedLevel& binned) const;

    /// Puts a pack into the folder, as a file named by its id. \returns the file.
    /// \param shipped ids of the campaign's packs, which no other pack may have.
    [[nodiscard]] tl::expected<std::filesystem::path, OwnLevelProblem>
    install(const Pack& pack, const std::vector<std::string>& shipped) const;

    /// The first id like `wanted` ("harbour", "harbour-2", …) that neither a file of the folder nor `shipped` has.
    [[nodiscard]] std::string freePackId(const std::string& wanted, const std::vector<std::string>& shipped) const;

private:
    [[nodiscard]] tl::expected<SavedLevel, OwnLevelProblem> add(Level level, SavedLevel::Place place) const;

    std::filesystem::path m_folder;
};

/// A pack of single levels, in their order; of two with one id the later one gets another.
[[nodiscard]] tl::expected<Pack, OwnLevelProblem> bundle(const std::vector<Level>& levels, std::string id,
                                                         LocalText name, std::string author);

} // namespace data
