// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Library.hpp"

#include <gtest/gtest.h>

namespace platform {
namespace {

#ifdef _WIN32
constexpr const char* mathLibrary = "msvcrt.dll";
#else
constexpr const char* mathLibrary = "libm.so.6";
#endif

TEST(Library, FindsFunctions) {
    const Library math(mathLibrary, Library::Lasting::Object);
    ASSERT_TRUE(math.isLoaded()) << math.problem();
    double (*cosine)(double) = nullptr;
    ASSERT_TRUE(math.find(cosine, "cos"));
    EXPECT_EQ(cosine(0), 1);
    EXPECT_FALSE(math.find(cosine, "no_such_function"));
    EXPECT_EQ(cosine, nullptr);
}

TEST(Library, SaysWhyItIsMissing) {
    for (const auto lasting : {Library::Lasting::Object, Library::Lasting::Program}) {
        const Library missing("libno-such-library.so.1", lasting);
        EXPECT_FALSE(missing.isLoaded());
        EXPECT_NE(missing.problem().find("libno-such-library.so.1"), std::string::npos) << missing.problem();
        void (*function)() = nullptr;
        EXPECT_FALSE(missing.find(function, "exit")); // Not that of the program.
    }
}

} // namespace
} // namespace platform
