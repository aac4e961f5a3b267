// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Boards.hpp"
#include "arukone/Session.hpp"
#include "arukone/ShareCode.hpp"
#include "data/runs/Run.hpp"

#include <stdexcept>
#include <utility>

namespace data::test {

/// Properties of a run on a fuse box.
struct BoxPlay {
    std::string player = "Mina";
    bool detour = false; ///< The cable is two longer than it need be.
    int seconds = 10;
    std::string date = "2025-07-12T18:03:11Z";
};

/// A box of one pair, two apart, whose cells may stay empty.
inline const arukone::Board& boxBoard() {
    static const arukone::Board board = arukone::test::board("1.1/...", arukone::Fill::Any);
    return board;
}

/// Makes a run on boxBoard().
inline Run boxRun(const BoxPlay& play, const std::string& key = "level:box/corner") {
    arukone::Session session(boxBoard());
    session.draw({{0, 0}, play.detour ? "DR" : "R"});
    session.advance(std::chrono::seconds(play.seconds));
    session.draw({{0, 0}, play.detour ? "DRRU" : "RR"});
    auto run = data::runOf(session.performance(arukone::encodeBoard(boxBoard())),
                           {key, play.player, 2, true, play.date, "test"});
    if (!run)
        throw std::logic_error("a test made no run");
    return *std::move(run);
}

} // namespace data::test
