// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Session.hpp"
#include "game/GameFixture.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace game::test {

/// Opens the shipped campaign. \returns its fuse box 1 2 . 3 / . . . 4 / 1 . . . / 2 . 3 4.
inline Challenge pinwheel(GameFixture& with) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    return challengeOf(with.library.find("cellar/pinwheel").value());
}

/// Records a run of the current player on the pinwheel. It joins 1 at 0 s, 4 at 10 s, then 2 and 3 at 20 s.
/// \returns it.
inline data::Run recordPinwheel(GameFixture& with, const Challenge& challenge) {
    arukone::Session session(challenge.fuseBox());
    EXPECT_TRUE(session.draw({{0, 0}, "DD"}));
    session.advance(std::chrono::seconds(10));
    EXPECT_TRUE(session.draw({{1, 3}, "DD"}));
    session.advance(std::chrono::seconds(10));
    EXPECT_TRUE(session.draw({{0, 1}, "DDDL"}));
    EXPECT_TRUE(session.draw({{0, 3}, "LDDD"}));
    EXPECT_TRUE(session.solved());
    with.records.record(challenge, session.performance(challenge.code), {4, true});
    return with.bestRun(challenge.key);
}

} // namespace game::test
