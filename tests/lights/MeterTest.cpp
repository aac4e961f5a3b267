// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Meter.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <stop_token>
#include <vector>

namespace lights {
namespace {

constexpr std::uint64_t report = 1U << 22U; ///< Steps from one report to the next.

class MeterTest : public testing::Test {
protected:
    MeterTest() {
        m_control.progress = [this](double fraction) { m_fractions.push_back(fraction); };
    }

    SolveControl m_control;
    std::vector<double> m_fractions;
};

TEST_F(MeterTest, ReportsShareOfExpectedSteps) {
    Meter meter(m_control, 4 * report);
    EXPECT_TRUE(meter.spend(report - 1));
    EXPECT_TRUE(m_fractions.empty()) << "reports should be rare";
    EXPECT_TRUE(meter.spend(1));
    EXPECT_TRUE(meter.spend(2 * report));
    EXPECT_TRUE(meter.spend(report));
    EXPECT_TRUE(meter.spend(report));
    EXPECT_EQ(m_fractions, (std::vector<double>{0.25, 0.75, 1, 1}));
}

TEST_F(MeterTest, ProgressNeverGoesBack) {
    Meter meter(m_control, 2 * report);
    EXPECT_TRUE(meter.spend(report));
    meter.expect(7 * report);
    EXPECT_TRUE(meter.spend(report));
    EXPECT_TRUE(meter.spend(4 * report));
    EXPECT_EQ(m_fractions, (std::vector<double>{0.5, 0.5, 0.75}));
}

TEST_F(MeterTest, NothingExpected) {
    Meter meter(m_control, 0);
    EXPECT_TRUE(meter.spend(report));
    meter.expect(0);
    EXPECT_TRUE(meter.spend(report));
    EXPECT_EQ(m_fractions, (std::vector<double>{1, 1}));
}

TEST_F(MeterTest, KnowsWhatIsLeftOfBudget) {
    m_control.budget = 10;
    Meter meter(m_control, 10);
    EXPECT_TRUE(meter.spend(4));
    EXPECT_EQ(meter.left(), 6U);
    EXPECT_TRUE(meter.spend(9));
    EXPECT_EQ(meter.left(), 0U);
}

TEST_F(MeterTest, StopsWhenCancelled) {
    std::stop_source stop;
    m_control.stop = stop.get_token();
    Meter meter(m_control, 10);
    EXPECT_TRUE(meter.spend(1));
    EXPECT_FALSE(meter.cancelled());
    stop.request_stop();
    EXPECT_FALSE(meter.spend(1));
    EXPECT_TRUE(meter.cancelled());
    EXPECT_TRUE(Meter(m_control, 10).cancelled()) << "from the beginning";
}

} // namespace
} // namespace lights
