#pragma once

#include "data/database/Database.hpp"
#include "puzzle/Game.hpp"

#include <tl/expected.hpp>

#include <string>

namespace data {

inline constexpr int maxSavedBoards = 50; ///< Of one player; the oldest goes.

/// An unfinished board.
struct SavedBoard {
    std::string player;
    std::string key;  ///< As of a run: with the player it says which board is meant.
    std::string code; ///< Share code of the board at the start.
    puzzle::SavedGame game;
    std::string date;     ///< UTC, when it was saved.
    std::string origin{}; ///< How the board was drawn, for whoever opens it again; may be empty.

    friend bool operator==(const SavedBoard&, const SavedBoard&) = default;
};

/// The unfinished boards in a database, one for each player and key. A row that does not replay on its board is passed
/// over as if it were not there.
class SavedBoards {
public:
    /// \param database must live as long.
    explicit SavedBoards(Database& database)
        : m_database(database) {}

    /// Stores the board in the place of an earlier one; it is the player's newest now. Made to be called on every
    /// press.
    [[nodiscard]] tl::expected<void, StorageProblem> save(const SavedBoard& board);
    [[nodiscard]] tl::expected<std::optional<SavedBoard>, StorageProblem> load(std::string_view player,
                                                                               std::string_view key);
    [[nodiscard]] tl::expected<void, StorageProblem> remove(std::string_view player, std::string_view key);
    /// The player's board that was saved last.
    [[nodiscard]] tl::expected<std::optional<SavedBoard>, StorageProblem> latest(std::string_view player);
    /// All of a player's boards, newest first.
    [[nodiscard]] tl::expected<std::vector<SavedBoard>, StorageProblem> all(std::string_view player);

private:
    Database& m_database;
};

} // namespace data
