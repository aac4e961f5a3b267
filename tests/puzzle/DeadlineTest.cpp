// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Deadline.hpp"

#include "puzzle/Stops.hpp"

#include <gtest/gtest.h>

#include <future>

namespace puzzle {
namespace {

using namespace std::chrono_literals;
using test::stops;

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
