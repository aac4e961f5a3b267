// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/File.hpp"
#include "data/levels/LevelCoder.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace data {

/// Why a change to the file of a pack is refused, other than because of the file.
enum class PackRefusal : std::uint8_t {
    NotAPack,   ///< The file holds a level, or no list of levels.
    BadName,    ///< See OwnLevelRefusal::BadName.
    LastOfPack, ///< A pack is not left without levels.
    Changed,    ///< Another program has changed or removed the file.
};
using PackProblem = std::variant<FileProblem, PackRefusal>;

/// The file of a pack, as it was when it was read. A change writes the whole file anew, but only what it changes
/// differs then: the order of the keys, the layout, the line ends, unknown keys, other levels and damaged ones stay as
/// they are. It is refused (PackRefusal::Changed) if another program has changed the file meanwhile. Every change
/// returns the file as it is then; this object stays as it was.
class PackFile {
public:
    /// An element of the list of levels.
    struct Entry {
        std::optional<Level> level; ///< std::nullopt if there is something wrong with it.
        std::string id;             ///< As for ProblemPlace::level.
        std::size_t begin = 0;      ///< Where it stands in the text.
        std::size_t end = 0;
    };
    using Result = tl::expected<PackFile, PackProblem>;

    /// PackRefusal::NotAPack for any other file, and for a pack without a list of levels.
    [[nodiscard]] static Result read(const std::filesystem::path& file);

    [[nodiscard]] const std::filesystem::path& file() const noexcept { return m_file; }
    [[nodiscard]] const std::string& content() const noexcept { return m_content; }
    [[nodiscard]] const LevelReading& reading() const noexcept { return m_reading; }
    [[nodiscard]] const Pack& pack() const noexcept { return m_reading.pack; } ///< With the valid levels only.
    [[nodiscard]] const std::vector<Entry>& entries() const noexcept { return m_entries; }
    /// The level of an entry, to be changed and given to save(). \pre it is valid.
    [[nodiscard]] StoredLevel level(std::size_t entry) const;
    /// The entry with the valid level of that id.
    [[nodiscard]] std::optional<std::size_t> find(const std::string& id) const;

    /// Moves an entry to another place in the list. \pre both are places in it.
    [[nodiscard]] Result moved(std::size_t from, std::size_t to) const;
    /// Removes an entry. PackRefusal::LastOfPack if it is the only one.
    [[nodiscard]] Result removed(std::size_t entry) const;
    /// Puts a copy below an entry; it gets a number appended to its name, and a new id. \pre the level is valid.
    [[nodiscard]] Result duplicated(std::size_t entry) const;
    /// Changes the name and author of a level. \pre it is valid.
    [[nodiscard]] Result renamed(std::size_t entry, const LocalText& name, const std::string& author) const;
    /// Changes the name and author of the pack.
    [[nodiscard]] Result renamed(const LocalText& name, const std::string& author) const;
    /// Writes what the file held before a change. \param content of an earlier state.
    [[nodiscard]] Result restored(const std::string& content) const;

    /// A level that was saved.
    struct Saved {
        StoredLevel stored;
        bool inPlace =
            false; ///< It took the place of what it was before; otherwise it was added with an id of its own.
    };
    /// Saves a level of level() to the file as it is now, whatever else has changed there. If another program has
    /// changed or removed the level itself, or it is new (StoredLevel::content is empty), it is added, and what is
    /// there is left alone. OwnLevels::save() calls this for the levels of packs.
    [[nodiscard]] static tl::expected<Saved, PackProblem> save(const StoredLevel& changed);

private:
    PackFile(std::filesystem::path file, std::string content);
    [[nodiscard]] static std::optional<PackFile> from(std::filesystem::path file, std::string content);
    [[nodiscard]] std::string textOf(const Entry& entry) const;
    /// The text with a further entry, in the layout of the others. \param at its place.
    [[nodiscard]] std::string withEntry(std::size_t at, const std::string& text) const;
    [[nodiscard]] std::string freeId(const std::string& wanted) const;
    /// The text with another text for an entry, and with the version of the format that the level needs.
    [[nodiscard]] std::string withLevel(std::size_t entry, const std::string& text, const Level& level) const;
    [[nodiscard]] Result written(const std::string& content) const;

    std::filesystem::path m_file;
    std::string m_content;
    LevelReading m_reading;
    std::vector<Entry> m_entries;
};

/// A name with a number appended; replaces an existing number.
[[nodiscard]] LocalText numberedName(const LocalText& name, int number);

/// The text of a pack's file with another id, name or author, and everything else as it is.
[[nodiscard]] std::string withPackFacts(const std::string& content, const Pack& before, const Pack& after);

} // namespace data
