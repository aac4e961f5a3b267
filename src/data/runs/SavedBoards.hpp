// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "puzzle/Game.hpp"

#include <tl/expected.hpp>

#include <string>

namespace data {

inline constexpr int maxSavedBoards = 50; ///< Per player; the oldest ones are deleted.

/// An unfinished board.
struct SavedBoard {
    std::string player;
    std::string key;  ///< Key as for a run; identifies the board together with the player.
    std::string code; ///< Share code of the starting board.
    puzzle::SavedGame game;
    std::string date;     ///< Time of saving, UTC.
    std::string origin{}; ///< How the board was generated, for reopening it; can be empty.

    friend bool operator==(const SavedBoard&, const SavedBoard&) = default;
};

/// The unfinished boards in a database, one per player and key. Rows that cannot be replayed on their boards are
/// ignored.
class SavedBoards {
public:
    /// \param database must outlive this object.
    explicit SavedBoards(Database& database)
        : m_database(database) {}

    /// Stores the board, replacing an earlier one; it becomes the player's newest. Cheap enough to call on every press.
    [[nodiscard]] tl::expected<void, StorageProblem> save(const SavedBoard& board);
    [[nodiscard]] tl::expected<std::optional<SavedBoard>, StorageProblem> load(std::string_view player,
                                                                               std::string_view key);
    [[nodiscard]] tl::expected<void, StorageProblem> remove(std::string_view player, std::string_view key);
    /// Returns the player's most recently saved board.
    [[nodiscard]] tl::expected<std::optional<SavedBoard>, StorageProblem> latest(std::string_view player);
    /// Returns all of a player's boards, newest first.
    [[nodiscard]] tl::expected<std::vector<SavedBoard>, StorageProblem> all(std::string_view player);

private:
    Database& m_database;
};

} // namespace data
