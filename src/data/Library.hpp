#pragma once

#include "data/Level.hpp"
#include "data/LevelCoder.hpp"
#include "data/Problem.hpp"

#include <filesystem>
#include <span>

namespace data {

/// A pack with its place on disk. A single level is in ownPackId.
struct LibraryPack {
    Pack pack;
    std::vector<std::filesystem::path> files; ///< Of each level, in their order.
    bool shipped = false;                     ///< Part of the campaign.
};

/// A level of a library; valid as long as the library.
struct LevelRef {
    const LibraryPack* pack = nullptr;
    std::size_t index = 0;

    [[nodiscard]] const Level& level() const { return pack->pack.levels[index]; }
    [[nodiscard]] std::string path() const; ///< "PACK/LEVEL".
    [[nodiscard]] std::string key() const;  ///< "level:PACK/LEVEL": where its runs count.

    friend bool operator==(const LevelRef&, const LevelRef&) = default;
};

/// All levels there are: the shipped packs in the order of the campaign, and the player's own. Cannot be copied, so
/// that a LevelRef stays valid.
class Library {
public:
    /// Reads every *.json (but no *.schema.json) of both folders. The order of the campaign is that of the file names.
    /// A folder that does not exist holds nothing. Of two packs with one id, or two single levels with one id, the
    /// first stays.
    [[nodiscard]] static Library load(const std::filesystem::path& shipped, const std::filesystem::path& own);

    Library(Library&&) noexcept = default;
    Library& operator=(Library&&) noexcept = default;
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
    ~Library() = default;

    /// The houses of the campaign, in their order.
    [[nodiscard]] std::span<const LibraryPack> campaign() const noexcept;
    /// The player's packs; the one of the single levels, if any, first.
    [[nodiscard]] std::span<const LibraryPack> own() const noexcept;
    [[nodiscard]] const std::vector<Problem>& problems() const noexcept { return m_problems; }

    [[nodiscard]] const LibraryPack* pack(std::string_view id) const noexcept; ///< Null when there is none.
    /// \param path "PACK/LEVEL", with or without "level:" before it.
    [[nodiscard]] std::optional<LevelRef> find(std::string_view path) const;

private:
    Library(std::vector<LibraryPack> packs, std::size_t shipped, std::vector<Problem> problems);

    std::vector<LibraryPack> m_packs; ///< The shipped ones first.
    std::size_t m_shipped = 0;
    std::vector<Problem> m_problems;
};

} // namespace data
