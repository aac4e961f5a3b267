// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/LightsBoardWidget.hpp"
#include "game/round/PlayPanels.hpp"
#include "game/round/ReplayPage.hpp"
#include "game/round/Round.hpp"
#include "game/speech/BoardReader.hpp"
#include "lights/Replay.hpp"

namespace game {

/// Replays a run from the leaderboard, press by press, beside the presses of the optimum.
class LightsReplayScene final : public ReplayPage<lights::Playback, LightsBoardWidget, PlayPanels> {
public:
    LightsReplayScene(const ToReplay& to, const SceneContext& context, Records& records, const data::Library& library,
                      LampAtlases& atlases);

    void update(ui::Seconds passed) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] News spokenNews() const override; ///< The press that was shown last, unless it runs.
    /// Whether the presses of the optimum are shown, not only their number: see Records::hasThreeStars.
    [[nodiscard]] bool showsOptimum() const noexcept { return m_showsOptimum; }
    [[nodiscard]] Scenery scenery() const override;

private:
    void arrangeBoard(const ui::Viewport& viewport, float ground) override;
    [[nodiscard]] PlayFacts facts() const override;
    void drawOwn(ui::Canvas& canvas) const override; ///< The plans of what was pressed and of the optimum.
    [[nodiscard]] float night() const override;
    void showJump() override;
    void showChange(const lights::Change& change) override;
    bool answer(ui::Action action) override;

    Round m_round; ///< For the optimum.
    bool m_showsOptimum;
    std::optional<lights::Cell> m_last; ///< The cell pressed last.
    BoardReader m_reader;

    ui::Rect m_pressedPlan;
    ui::Rect m_optimumPlan;
};

} // namespace game
