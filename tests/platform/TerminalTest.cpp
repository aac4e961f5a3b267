// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Terminal.hpp"

#include <gtest/gtest.h>

#include <cstdio>

namespace platform {
namespace {

TEST(StandardError, LosesWhatIsWrittenWhileItIsSilent) {
    testing::internal::CaptureStderr();
    std::fputs("before ", stderr);
    const int before = silenceErrors();
    std::fputs("meanwhile ", stderr);
    restoreErrors(before);
    std::fputs("after", stderr);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "before after");
}

} // namespace
} // namespace platform
