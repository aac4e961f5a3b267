// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/files/PlayerName.hpp"

#include <tl/expected.hpp>

#include <string>
#include <variant>
#include <vector>

namespace data {

/// What belongs to a player and is deleted with them.
struct PlayerSummary {
    std::string name; ///< unnamedPlayer until the player enters a name.
    int runs = 0;
    int shifts = 0;
    int unfinished = 0;
    std::string lastDate; ///< Date of the last run or shift, UTC; empty if none.
    int lessons = 0;      ///< Number of lessons started.

    friend bool operator==(const PlayerSummary&, const PlayerSummary&) = default;
};

/// Another player already has this name.
struct NameTaken {
    friend bool operator==(const NameTaken&, const NameTaken&) = default;
};

/// The players in a database.
class Players {
public:
    using RenameProblem = std::variant<NameProblem, NameTaken, StorageProblem>;

    /// \param database must outlive this object.
    explicit Players(Database& database)
        : m_database(database) {}

    /// Returns all players who have any data or were added with keep(), most recent first.
    [[nodiscard]] tl::expected<std::vector<PlayerSummary>, StorageProblem> all();

    /// Returns the name of this player as it is stored, which may differ in case; the name itself if there is no such
    /// player.
    [[nodiscard]] tl::expected<std::string, StorageProblem> spelling(const std::string& name);

    /// Whether a name belongs to a player who has any data or was added with keep().
    [[nodiscard]] tl::expected<bool, StorageProblem> has(const std::string& name);

    /// Adds a player who stays listed until removed, even without any data.
    [[nodiscard]] tl::expected<void, StorageProblem> keep(const std::string& name);

    /// Returns the players who used to have this name, or took over runs stored under it.
    [[nodiscard]] tl::expected<std::vector<std::string>, StorageProblem> formerly(const std::string& name);
    /// Returns the names that this player used to have, and those of players whose runs they took over, each as
    /// foldedName().
    [[nodiscard]] tl::expected<std::vector<std::string>, StorageProblem> formerNames(const std::string& name);

    /// Renames a player, who keeps everything. Returns the name as stored, without spaces at its ends. Does nothing if
    /// there is no such player.
    [[nodiscard]] tl::expected<std::string, RenameProblem> rename(const std::string& from, std::string_view to);

    /// Permanently removes a player with all their data.
    [[nodiscard]] tl::expected<void, StorageProblem> remove(const std::string& name);

private:
    Database& m_database;
};

} // namespace data
