// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/editing/Draft.hpp"
#include "data/files/File.hpp"
#include "data/files/LocalText.hpp"
#include "lights/Draft.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace data {

/// A level being edited, in its current state, which need not be a valid level.
struct UnfinishedLevel {
    std::variant<lights::Draft, arukone::Draft> board; ///< A draft of either puzzle.
    std::string id;                                    ///< Empty if it has none yet.
    LocalText name;                                    ///< Can be empty.
    std::string author;                                ///< Can be empty.
    std::string unknown;                               ///< See Level::unknown.
    std::filesystem::path file; ///< StoredLevel::file: where it came from and will be saved; empty for a new level.
    std::string content;        ///< StoredLevel::content.
    LocalText idea{};           ///< Level::idea.
    std::vector<std::string> formerly{}; ///< Level::formerly.
    bool optional = false;               ///< Level::optional.
    std::string lesson{};                ///< Level::lesson.
    /// What is asked about the board, as of formatRiddle; it need not fit the board as it is now.
    std::string riddle{};

    [[nodiscard]] bool isLights() const noexcept { return std::holds_alternative<lights::Draft>(board); }
    [[nodiscard]] lights::Draft& lights() { return std::get<lights::Draft>(board); } ///< \pre isLights().
    [[nodiscard]] const lights::Draft& lights() const { return std::get<lights::Draft>(board); }
    [[nodiscard]] arukone::Draft& fuseBox() { return std::get<arukone::Draft>(board); } ///< \pre not isLights().
    [[nodiscard]] const arukone::Draft& fuseBox() const { return std::get<arukone::Draft>(board); }

    friend bool operator==(const UnfinishedLevel&, const UnfinishedLevel&) = default;
};

/// Returns the content of an unfinished level's file.
[[nodiscard]] std::string formatUnfinished(const UnfinishedLevel& level);
/// Parses the format of formatUnfinished; std::nullopt for any other text.
[[nodiscard]] std::optional<UnfinishedLevel> readUnfinished(std::string_view text);

/// Whether a file with this name in the folder of unfinished levels belongs to the game.
[[nodiscard]] bool isUnfinishedLevelsFile(const std::filesystem::path& name);

/// Stores this window's unfinished level in a file, so that a crash loses nothing. Each running window has its own
/// file. The file of a window that was closed or crashed goes to the next window that calls load().
class UnfinishedLevels {
public:
    /// \param folder need not exist; if empty, nothing is stored.
    explicit UnfinishedLevels(std::filesystem::path folder);
    UnfinishedLevels(const UnfinishedLevels&) = delete;
    UnfinishedLevels& operator=(const UnfinishedLevels&) = delete;
    ~UnfinishedLevels();

    /// Returns this window's stored level. If there is none, takes over the file of a window that no longer exists.
    /// Moves unreadable files aside.
    [[nodiscard]] std::optional<UnfinishedLevel> load();

    /// Stores a level in place of this window's previous one. Cheap enough to call after every change.
    [[nodiscard]] tl::expected<void, FileProblem> keep(const UnfinishedLevel& level);

    /// Deletes this window's file: the level was saved or discarded.
    [[nodiscard]] tl::expected<void, FileProblem> drop();

    /// Leaves this window's file behind, so that load() returns it later, when this window has no newer level. For
    /// players who start something else.
    void setAside();

    /// Takes over the file that contains exactly this level, so that it is not stored twice. Returns false if there is
    /// none, or if another window has it.
    bool reclaim(const UnfinishedLevel& level);

private:
    class Place;
    [[nodiscard]] std::optional<UnfinishedLevel> readOwnFile() const; ///< \pre m_place is held.

    std::filesystem::path m_folder;
    std::unique_ptr<Place> m_place;
};

} // namespace data
