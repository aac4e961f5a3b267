#pragma once

#include "data/files/Problem.hpp"
#include "data/levels/Level.hpp"
#include "data/levels/LevelCoder.hpp"
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

/// A pack with its place on disk. A single level is in ownPackId.
struct LibraryPack {
    Pack pack;
    std::vector<std::filesystem::path> files; ///< Of each level, in their order.
    std::vector<std::int64_t> changed{};      ///< When each file was written last, in seconds since 1970, UTC.
    bool shipped = false;                     ///< Part of the campaign.
    std::vector<std::string> codes{};         ///< Share code of each level's board.
};

/// Keeps its pack alive, also when the library has been refreshed since.
using LibraryPackPtr = std::shared_ptr<const LibraryPack>;

/// A level of a library, as it was when it was asked for.
struct LevelRef {
    LibraryPackPtr pack;
    std::size_t index = 0;

    [[nodiscard]] const Level& level() const { return pack->pack.levels[index]; }
    [[nodiscard]] const std::string& code() const { return pack->codes[index]; } ///< Share code of its board.
    [[nodiscard]] std::string path() const;                                      ///< "PACK/LEVEL".
    [[nodiscard]] puzzle::RunKey key() const;                                    ///< Where its runs count.

    friend bool operator==(const LevelRef&, const LevelRef&) = default;
};

/// Where the runs of a pack's level count.
[[nodiscard]] puzzle::RunKey levelKey(const LibraryPack& pack, std::size_t index);

/// All levels there are: the shipped packs in the order of the campaign, and the player's own, which can be read again
/// while the game runs.
class Library {
public:
    /// Reads every *.json (but no *.schema.json) of both folders. The order of the campaign is that of the file names.
    /// A folder that does not exist holds nothing. Of two packs with one id, or two single levels with one id, the
    /// first stays.
    [[nodiscard]] static Library load(const std::filesystem::path& shipped, const std::filesystem::path& own);

    /// Looks at the player's folder again, and reads what changed. What was asked for before stays as it was then: a
    /// LevelRef can still be used. \returns whether anything is different now.
    bool refresh();
    /// How often something was.
    [[nodiscard]] int revision() const noexcept { return m_revision; }

    /// The packs of the campaign, in their order; valid as long as the library.
    [[nodiscard]] std::span<const LibraryPack> campaign() const noexcept { return *m_campaign; }
    /// The player's packs; the one of the single levels, if any, first. Valid until refresh().
    [[nodiscard]] std::span<const LibraryPack> own() const noexcept { return *m_own; }
    /// What is wrong with the files of both folders.
    [[nodiscard]] std::vector<Problem> problems() const;
    /// With those of the campaign, and of the player.
    [[nodiscard]] const std::vector<Problem>& campaignProblems() const noexcept { return m_campaignProblems; }
    [[nodiscard]] const std::vector<Problem>& ownProblems() const noexcept { return m_ownProblems; }

    /// Null if there is none; valid until refresh().
    [[nodiscard]] const LibraryPack* pack(std::string_view id) const noexcept;
    /// A pack of campaign() or own(), to be kept.
    [[nodiscard]] LibraryPackPtr keep(const LibraryPack& pack) const;
    /// \param pack one of campaign() or own().
    [[nodiscard]] LevelRef level(const LibraryPack& pack, std::size_t index) const { return {keep(pack), index}; }
    /// \param path "PACK/LEVEL", or the text of the level's key.
    [[nodiscard]] std::optional<LevelRef> find(std::string_view path) const;
    /// The level whose runs count under a key; nothing for a key of another mode.
    [[nodiscard]] std::optional<LevelRef> levelOf(const puzzle::RunKey& key) const { return find(key.levelPath()); }

private:
    using Packs = std::vector<LibraryPack>;

    /// Changes whenever a file does.
    struct FileState {
        std::uint64_t device = 0;
        std::uint64_t number = 0;
        std::int64_t size = 0;
        std::int64_t writtenSeconds = 0;
        std::int64_t writtenNanoseconds = 0;
        std::int64_t movedSeconds = 0;
        std::int64_t movedNanoseconds = 0;

        friend bool operator==(const FileState&, const FileState&) = default;
    };
    struct ReadFile {
        FileState state;
        std::shared_ptr<const LevelReading> reading;
    };
    using ReadFiles = std::map<std::filesystem::path, ReadFile>;
    class Shelf;

    Library() = default;
    [[nodiscard]] static FileState stateOf(const std::filesystem::path& file) noexcept;
    /// The files of a folder, taken from `known` where they are as they were.
    [[nodiscard]] static ReadFiles readFolder(const std::filesystem::path& folder, const ReadFiles& known);
    void shelveOwn();

    std::filesystem::path m_ownFolder;
    ReadFiles m_ownFiles;
    std::shared_ptr<const Packs> m_campaign = std::make_shared<const Packs>();
    std::shared_ptr<const Packs> m_own = std::make_shared<const Packs>();
    std::vector<Problem> m_campaignProblems;
    std::vector<Problem> m_ownProblems;
    int m_revision = 0;
};

/// The problems of level files that have not been reported yet. `memory` remembers them from now on: each damaged file
/// is reported once, and again when it is damaged in another way; a repaired file is forgotten. If the memory cannot be
/// written, everything is reported again the next time.
/// \param memory a file of this function's own, which need not exist; empty: nothing is remembered.
[[nodiscard]] std::vector<Problem> newProblems(const std::vector<Problem>& problems,
                                               const std::filesystem::path& memory);

} // namespace data
