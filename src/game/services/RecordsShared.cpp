// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is given to shared leaderboards.

#include "game/services/Records.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace game {

namespace {

/// For writes after which nothing is to be done: what fails is in the log, and is tried again the next time.
constexpr auto nothing = [](const tl::expected<void, data::StorageProblem>&) {};

} // namespace

Later<bool> Records::joinShared(const std::filesystem::path& folder) {
    auto later = std::make_shared<std::optional<bool>>();
    writes().add([folder](data::Database& database) { return data::Outbox(database).join(folder); },
                 [later](const tl::expected<bool, data::StorageProblem>& joined) { *later = joined.value_or(false); });
    return later;
}

void Records::leaveShared(const std::filesystem::path& folder) {
    writes().add([folder](data::Database& database) { return data::Outbox(database).leave(folder); }, nothing);
}

Later<data::Outbox::Parcel> Records::nextForShared(const std::filesystem::path& folder, std::chrono::seconds recent) {
    using Parcel = data::Outbox::Parcel;
    auto later = std::make_shared<std::optional<Parcel>>();
    writes().add(
        [folder, until = data::Outbox::Until{now(), now() - recent}](data::Database& database) {
            return data::Outbox(database).next(folder, until);
        },
        [later](const tl::expected<Parcel, data::StorageProblem>& parcel) { *later = parcel.value_or(Parcel()); });
    return later;
}

std::optional<data::Outbox::Standing> Records::standingInShared(const std::filesystem::path& folder) {
    settle();
    return data::Outbox(m_database).standing(folder).value_or(std::nullopt);
}

std::size_t Records::waitingForShared(const std::filesystem::path& folder) {
    settle();
    return data::Outbox(m_database).waiting(folder).value_or(0);
}

Later<data::NewNames> Records::newNamesForShared(const std::filesystem::path& folder) {
    auto later = std::make_shared<std::optional<data::NewNames>>();
    writes().add([folder](data::Database& database) { return data::Outbox(database).newNames(folder); },
                 [later](const tl::expected<data::NewNames, data::StorageProblem>& names) {
                     *later = names.value_or(data::NewNames());
                 });
    return later;
}

void Records::noteGiven(const std::filesystem::path& folder, const data::Outbox::Parcel& parcel) {
    writes().add([folder, parcel](data::Database& database) { return data::Outbox(database).given(folder, parcel); },
                 nothing);
}

void Records::noteSeen(const std::filesystem::path& folder) {
    writes().add([folder](data::Database& database) { return data::Outbox(database).seen(folder); }, nothing);
}

} // namespace game
