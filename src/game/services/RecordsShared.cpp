// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is given to shared boards.

#include "game/services/Records.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace game {

namespace {

/// For writes after which nothing is to be done: what fails is in the log, and is tried again the next time.
constexpr auto nothing = [](const tl::expected<void, data::StorageProblem>&) {};

} // namespace

void Records::joinShared(const std::string& board) {
    writes().add([board](data::Database& database) { return data::Outbox(database).join(board); }, nothing);
}

void Records::leaveShared(const std::string& board) {
    writes().add([board](data::Database& database) { return data::Outbox(database).leave(board); }, nothing);
}

Later<std::vector<data::SharedFile>> Records::takeForShared(const std::string& board, std::chrono::seconds recent) {
    using Files = std::vector<data::SharedFile>;
    auto later = std::make_shared<std::optional<Files>>();
    writes().add([board, until = data::Outbox::Until{now(), now() - recent}](
                     data::Database& database) { return data::Outbox(database).take(board, until); },
                 [later](const tl::expected<Files, data::StorageProblem>& files) { *later = files.value_or(Files()); });
    return later;
}

void Records::noteShared(const std::string& board, std::vector<std::string> files) {
    writes().add([board, files = std::move(files)](
                     data::Database& database) { return data::Outbox(database).written(board, files); },
                 nothing);
}

} // namespace game
