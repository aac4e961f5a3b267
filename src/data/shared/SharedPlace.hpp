// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/shared/SharedFolder.hpp"
#include "data/shared/SharedServer.hpp"

#include <variant>

namespace data {

/// Where a shared leaderboard is: create(), check(), give(), readClass() and writeClass() are the same for both.
using SharedPlace = std::variant<SharedFolder, SharedServer>;

/// \param place a folder, or the address of a server (see isServerAddress).
[[nodiscard]] inline SharedPlace sharedPlace(const std::filesystem::path& place, const Log& log) {
    const std::string address = place.string();
    return isServerAddress(address) ? SharedPlace(SharedServer(address, log)) : SharedPlace(SharedFolder(place));
}

/// What is the same for both.
[[nodiscard]] inline tl::expected<void, SharedProblem> create(SharedPlace& place) {
    return std::visit([](auto& at) { return at.create(); }, place);
}
[[nodiscard]] inline tl::expected<std::string, SharedProblem> readClass(SharedPlace& place) {
    return std::visit([](auto& at) { return at.readClass(); }, place);
}
[[nodiscard]] inline tl::expected<void, SharedProblem> writeClass(SharedPlace& place, const std::string& before,
                                                                  const std::string& text) {
    return std::visit([&](auto& at) { return at.writeClass(before, text); }, place);
}

} // namespace data
