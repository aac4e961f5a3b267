// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Signals.hpp"

#include "puzzle/Stops.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <future>
#include <unistd.h>

namespace platform {
namespace {

using namespace std::chrono_literals;
using puzzle::test::stops;

TEST(Interrupt, TurnsCtrlCIntoStopRequest) {
    const Interrupt interrupt;
    EXPECT_FALSE(interrupt.token().stop_requested());
    kill(getpid(), SIGINT);
    EXPECT_TRUE(stops(interrupt.token()));
}

TEST(Interrupt, SecondCtrlCEndsProgram) {
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_EXIT(
        {
            const Interrupt interrupt;
            kill(getpid(), SIGINT);
            if (stops(interrupt.token()))
                kill(getpid(), SIGINT);
            std::promise<void>().get_future().wait_for(30s);
        },
        testing::KilledBySignal(SIGINT), "");
}

TEST(Interrupt, RestoresSignals) {
    sigset_t before;
    pthread_sigmask(SIG_BLOCK, nullptr, &before);
    { const Interrupt interrupt; }
    sigset_t after;
    pthread_sigmask(SIG_BLOCK, nullptr, &after);
    EXPECT_EQ(sigismember(&before, SIGINT), sigismember(&after, SIGINT));
}

} // namespace
} // namespace platform
