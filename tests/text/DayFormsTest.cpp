// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/DayForms.hpp"

#include <gtest/gtest.h>

namespace text {
namespace {

TEST(DayForms, AreWrittenAndReadAsTheLanguageDoes) {
    using namespace std::chrono_literals;
    const auto day = 2026y / 12 / 1;
    const auto in = [](Language language) { return Text::load(LICHTER_LOCALE_FOLDER, language); };
    EXPECT_EQ(numericDay(in(Language::English), day), "2026-12-01");
    EXPECT_EQ(numericDay(in(Language::German), day), "01.12.2026");
    EXPECT_EQ(numericDay(in(Language::French), day), "01/12/2026");
    EXPECT_EQ(dayForms(in(Language::English), day), "2026-12-01");
    EXPECT_EQ(dayForms(in(Language::German), day), "01.12.2026 oder 2026-12-01");
    for (const Language language : allLanguages) {
        const Text text = in(language);
        EXPECT_EQ(dayFromText(text, numericDay(text, day)), day);
        EXPECT_EQ(dayFromText(text, " 2026-12-01 "), day);
        for (const char* typed : {"1.12.2026", "01.12.26", "1. 12. 2026", "1/12/2026", "1-12-2026"})
            EXPECT_EQ(dayFromText(text, typed), language == Language::English ? std::nullopt : std::optional(day))
                << typed;
        for (const char* typed : {"", "1", "1.12", "1.12.", "31.11.2026", "1.13.2026", "1.12.126", "1.12/2026",
                                  "1.12.2026 12:00", "1.12.2026.", "-1.12.2026", "1.+2.2026", "a.b.c", "2026-12-1"})
            EXPECT_EQ(dayFromText(text, typed), std::nullopt) << typed;
    }
}

} // namespace
} // namespace text
