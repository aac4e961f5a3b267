// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/shared/NewNames.hpp"
#include "puzzle/Day.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace data {

/// The runs and night shifts played here that are still to be given to shared leaderboards: those after the last one
/// given. This last one is stored with the runs, so that nothing is lost while a board's folder is not there. Nothing
/// is given twice: a file that somebody removes from its folder stays away.
class Outbox {
public:
    /// \param database must outlive this object.
    explicit Outbox(Database& database)
        : m_database(database) {}

    /// From now on, gives what is played to the board in a folder. \returns whether it was not joined before.
    [[nodiscard]] tl::expected<bool, StorageProblem> join(const std::filesystem::path& folder);
    /// Gives nothing any more.
    [[nodiscard]] tl::expected<void, StorageProblem> leave(const std::filesystem::path& folder);

    /// How recent a run may be to be given.
    struct Until {
        puzzle::Moment now;
        /// Runs after this moment are left for the next time, since their player may still change the name. Those after
        /// `now` are older than a change of the clock.
        puzzle::Moment settled;
    };
    /// The next runs, as the content of a file (see SharedFolder), and where they end.
    struct Parcel {
        std::string lines; ///< Empty if there is nothing to be given.
        std::int64_t runs = 0;
        std::int64_t shifts = 0;
        bool more = false;   ///< There are more than fit into the file.
        bool recent = false; ///< Some are left for the next time, see Until.
    };
    /// Returns what is to be given next, each run verified once more; an empty parcel for a board that was not joined.
    [[nodiscard]] tl::expected<Parcel, StorageProblem> next(const std::filesystem::path& folder, const Until& until);
    /// How far giving runs to a board has got. At first both are the last run that was there when it was joined.
    struct Standing {
        std::int64_t given = 0; ///< The last run that was given.
        std::int64_t seen = 0;  ///< The last of those that was read there afterwards: see seen().

        friend bool operator==(const Standing&, const Standing&) = default;
    };
    /// \returns std::nullopt for a board that was not joined.
    [[nodiscard]] tl::expected<std::optional<Standing>, StorageProblem> standing(const std::filesystem::path& folder);
    /// How many runs on boards are still to be given.
    [[nodiscard]] tl::expected<std::size_t, StorageProblem> waiting(const std::filesystem::path& folder);
    /// The runs and night shifts that were given and whose player has had another name.
    [[nodiscard]] tl::expected<NewNames, StorageProblem> newNames(const std::filesystem::path& folder);
    /// Notes that a parcel was given.
    [[nodiscard]] tl::expected<void, StorageProblem> given(const std::filesystem::path& folder, const Parcel& parcel);
    /// Notes that the board has been read since the last run was given: from now on, what is there counts, so that a
    /// run that somebody removes is gone here as well.
    [[nodiscard]] tl::expected<void, StorageProblem> seen(const std::filesystem::path& folder);

private:
    Database& m_database;
};

} // namespace data
