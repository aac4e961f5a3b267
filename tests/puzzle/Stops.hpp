// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <future>
#include <stop_token>
#include <utility>

namespace puzzle::test {

/// Waits until a token is requested to stop. \returns false if that takes longer than any machine needs.
inline bool stops(std::stop_token token) {
    std::promise<void> stopped;
    const std::stop_callback callback(std::move(token), [&] { stopped.set_value(); });
    return stopped.get_future().wait_for(std::chrono::seconds(30)) == std::future_status::ready;
}

} // namespace puzzle::test
