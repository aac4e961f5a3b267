#include "game/boards/Worker.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace {

using game::Worker;
using Number = Worker<int>;

constexpr std::chrono::hours ages{1};

TEST(WorkerTest, GivesWhatTheWorkGives) {
    Number worker([](const std::stop_token&, const Number::Progress&) { return 42; });
    ASSERT_TRUE(worker.wait(ages));
    ASSERT_TRUE(worker.result());
    EXPECT_EQ(*worker.result(), 42);
    EXPECT_TRUE(worker.wait(std::chrono::milliseconds(0))) << "it stays there";
}

TEST(WorkerTest, ThereIsNoResultWhileTheWorkGoesOn) {
    std::promise<void> go;
    Number worker([&go](const std::stop_token&, const Number::Progress& progress) {
        progress(0.5);
        go.get_future().wait();
        return 1;
    });
    while (worker.progress() < 0.5)
        std::this_thread::yield();
    EXPECT_FALSE(worker.wait(std::chrono::milliseconds(0)));
    EXPECT_EQ(worker.result(), nullptr);
    go.set_value();
    EXPECT_TRUE(worker.wait(ages));
}

Number untilStopped() {
    return Number([](const std::stop_token& stop, const Number::Progress&) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        return 7;
    });
}

TEST(WorkerTest, CancelAsksTheWorkToEnd) {
    Number worker = untilStopped();
    worker.cancel();
    ASSERT_TRUE(worker.wait(ages));
    EXPECT_EQ(*worker.result(), 7);
}

TEST(WorkerTest, DestroyingItCancels) {
    const Number worker = untilStopped(); // Hangs here if it does not.
}

TEST(WorkerTest, WhatTheWorkThrowsIsThrownWhereTheResultIsAskedFor) {
    Number worker([](const std::stop_token&, const Number::Progress&) -> int { throw std::runtime_error("no"); });
    ASSERT_TRUE(worker.wait(ages));
    EXPECT_THROW((void)worker.result(), std::runtime_error);
}

} // namespace
