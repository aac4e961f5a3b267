#pragma once

#include "data/database/Database.hpp"
#include "data/files/PlayerName.hpp"

#include <tl/expected.hpp>

#include <string>
#include <variant>
#include <vector>

namespace data {

/// What belongs to a player: what goes when they are removed.
struct PlayerSummary {
    std::string name; ///< unnamedPlayer until a name is given.
    int runs = 0;
    int shifts = 0;
    int unfinished = 0;
    std::string lastDate; ///< UTC, of the last run or shift; empty without any.
    int lessons = 0;      ///< That were begun.

    friend bool operator==(const PlayerSummary&, const PlayerSummary&) = default;
};

/// Somebody else is called so already.
struct NameTaken {
    friend bool operator==(const NameTaken&, const NameTaken&) = default;
};

/// The people who play with one database.
class Players {
public:
    using RenameProblem = std::variant<NameProblem, NameTaken, StorageProblem>;

    /// \param database must live as long.
    explicit Players(Database& database)
        : m_database(database) {}

    /// Everybody who has anything or is kept, who played last first.
    [[nodiscard]] tl::expected<std::vector<PlayerSummary>, StorageProblem> all();

    /// Puts somebody down who is there from now on until they are removed, though nothing belongs to them yet.
    [[nodiscard]] tl::expected<void, StorageProblem> keep(const std::string& name);

    /// Gives a player another name; everything stays theirs. Does nothing if there is no such player. \returns
    /// the name as it is stored, without blanks at its ends.
    [[nodiscard]] tl::expected<std::string, RenameProblem> rename(const std::string& from, std::string_view to);

    /// Removes a player with all that belongs to them, for good.
    [[nodiscard]] tl::expected<void, StorageProblem> remove(const std::string& name);

private:
    Database& m_database;
};

} // namespace data
