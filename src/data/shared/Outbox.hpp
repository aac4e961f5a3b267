// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/shared/SharedFolder.hpp"
#include "puzzle/Day.hpp"

#include <string>
#include <vector>

namespace data {

/// What of the runs and night shifts played here is to be given to shared boards. It is stored with the runs, so that
/// nothing is lost while a board's folder is not there, and a backup has both in the same state. Whatever was taken for
/// a board once is not taken again: a file that somebody removes from its folder stays away.
class Outbox {
public:
    /// \param database must outlive this object.
    explicit Outbox(Database& database)
        : m_database(database) {}

    /// Takes what is played from now on for a board. Does nothing if that is already done.
    /// \param board the name of the board on this computer.
    tl::expected<void, StorageProblem> join(const std::string& board);
    /// Takes nothing any more for a board, and drops what has not been written.
    tl::expected<void, StorageProblem> leave(const std::string& board);

    /// How recent a run may be to be taken.
    struct Until {
        puzzle::Moment now;
        /// Runs after this moment are left for the next time, since their player may still change the name. Those after
        /// `now` are older than a change of the clock.
        puzzle::Moment settled;
    };
    /// Takes the runs since the last time for a board that was joined, each verified once more, and returns all files
    /// that are still to be written to it.
    [[nodiscard]] tl::expected<std::vector<SharedFile>, StorageProblem> take(const std::string& board, Until until);

    /// Drops files that were written.
    tl::expected<void, StorageProblem> written(const std::string& board, const std::vector<std::string>& files);

private:
    Database& m_database;
};

} // namespace data
