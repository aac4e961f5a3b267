// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/GameFixture.hpp"
#include "game/boards/Duel.hpp"
#include "game/duel/DuelAloneScene.hpp"
#include "game/duel/DuelOverScene.hpp"
#include "game/duel/DuelScene.hpp"
#include "game/duel/DuelTurnsScene.hpp"
#include "game/duel/ToDuel.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace game::test {

/// A duel of these players on an easy board of five by five windows.
inline DuelMatch duelOf(DuelWay way, std::vector<std::string> players, std::size_t first = 0) {
    const auto setting = duelSetting(5, lights::Surface::Plane, lights::Difficulty::Easy);
    Challenge board = drawDuelBoard(setting, way, players.size(), "duel");
    return {std::move(players), way, std::move(board), first};
}

/// Plays duels by keyboard, over the main menu and the setup.
class DuelTest : public testing::Test {
protected:
    DuelTest() {
        with.open(ToMainMenu{});
        with.open(ToDuel{});
    }

    void press(std::initializer_list<ui::Action> actions) { with.press(actions); }
    template<class Wanted>
    [[nodiscard]] Wanted& top() const {
        auto* const found = with.top<Wanted>();
        return found != nullptr ? *found : throw std::logic_error("Another scene is on top.");
    }
    /// Moves the cursor there with the arrow keys and presses the window.
    template<class Playing>
    void pressCell(lights::Cell cell) {
        while (top<Playing>().cursor().row != cell.row)
            press({top<Playing>().cursor().row < cell.row ? ui::Action::Down : ui::Action::Up});
        while (top<Playing>().cursor().column != cell.column)
            press({top<Playing>().cursor().column < cell.column ? ui::Action::Right : ui::Action::Left});
        press({ui::Action::Confirm});
    }
    /// The cells of a shortest solution of the board as it stands.
    template<class Playing>
    [[nodiscard]] std::vector<lights::Cell> shortest() const {
        const lights::Session& session = top<Playing>().session();
        return lights::Solver(session.puzzle()).solve(session.board()).result->presses().toCells();
    }
    /// What has been stored for anybody.
    [[nodiscard]] std::size_t storedRuns() {
        with.records.finishStoring();
        std::size_t runs = 0;
        const std::vector<data::PlayerSummary> players = with.records.players().value();
        for (const data::PlayerSummary& each : players)
            runs += static_cast<std::size_t>(each.runs + each.shifts + each.unfinished);
        return runs;
    }

    SceneRunner with;
};

} // namespace game::test
