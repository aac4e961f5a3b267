// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Deadline.hpp"

#include <gtest/gtest.h>

#include <future>

namespace puzzle {
namespace {

using namespace std::chrono_literals;

/// Waits until a token is requested to stop. \returns false if that takes longer than any machine needs.
bool stops(std::stop_token token) {
    std::promise<void> stopped;
    const std::stop_callback callback(std::move(token), [&] { stopped.set_value(); });
    return stopped.get_future().wait_for(30s) == std::future_status::ready;
}

TEST(Deadline, StopsWhenTimeIsUp) {
    const Deadline deadline({}, 1ms);
    EXPECT_TRUE(stops(deadline.token()));
}

TEST(Deadline, StopsWithOuterToken) {
    std::stop_source outer;
    const Deadline deadline(outer.get_token(), std::nullopt);
    EXPECT_FALSE(deadline.token().stop_requested());
    outer.request_stop();
    EXPECT_TRUE(deadline.token().stop_requested());
}

TEST(Deadline, DestructorDoesNotWait) {
    std::stop_token token;
    {
        const Deadline deadline({}, 1000000s);
        token = deadline.token();
    }
    EXPECT_FALSE(token.stop_requested());
}

} // namespace
} // namespace puzzle
