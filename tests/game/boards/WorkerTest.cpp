// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/Worker.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace {

using game::Worker;
using Number = Worker<int>;

constexpr std::chrono::seconds timeout{60}; // Longer than anything takes, even on a busy computer.

TEST(WorkerTest, ReturnsResultOfWork) {
    Number worker([](const std::stop_token&, const Number::Progress&) { return 42; });
    ASSERT_TRUE(worker.wait(timeout));
    ASSERT_TRUE(worker.result());
    EXPECT_EQ(*worker.result(), 42);
    EXPECT_TRUE(worker.wait(std::chrono::milliseconds(0))) << "it stays there";
}

TEST(WorkerTest, HasNoResultWhileWorking) {
    std::promise<void> go;
    Number worker([&go](const std::stop_token&, const Number::Progress& progress) {
        progress(0.5);
        go.get_future().wait();
        return 1;
    });
    const auto end = std::chrono::steady_clock::now() + timeout;
    while (worker.progress() < 0.5 && std::chrono::steady_clock::now() < end)
        std::this_thread::yield();
    EXPECT_EQ(worker.progress(), 0.5);
    EXPECT_FALSE(worker.wait(std::chrono::milliseconds(0)));
    EXPECT_EQ(worker.result(), nullptr);
    go.set_value();
    EXPECT_TRUE(worker.wait(timeout));
}

/// Works until asked to stop, or until `ages` have passed. \returns 1 if it was asked to stop, else 0.
int untilStopped(const std::stop_token& stop, const Number::Progress& /*progress*/) {
    const auto end = std::chrono::steady_clock::now() + timeout;
    while (!stop.stop_requested() && std::chrono::steady_clock::now() < end)
        std::this_thread::yield();
    return stop.stop_requested() ? 1 : 0;
}

TEST(WorkerTest, CancelRequestsStop) {
    Number worker(untilStopped);
    worker.cancel();
    ASSERT_TRUE(worker.wait(timeout));
    EXPECT_EQ(*worker.result(), 1);
}

TEST(WorkerTest, DestructorCancels) {
    std::atomic<int> stopped = -1;
    {
        const Number worker([&stopped](const std::stop_token& stop, const Number::Progress& progress) {
            return stopped = untilStopped(stop, progress);
        });
    }
    EXPECT_EQ(stopped, 1) << "the work has ended, and because it was asked to";
}

TEST(WorkerTest, ResultRethrowsExceptionOfWork) {
    Number worker([](const std::stop_token&, const Number::Progress&) -> int { throw std::runtime_error("no"); });
    ASSERT_TRUE(worker.wait(timeout));
    EXPECT_THROW((void)worker.result(), std::runtime_error);
}

} // namespace
