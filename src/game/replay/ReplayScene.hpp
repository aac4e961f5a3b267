// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/TopChip.hpp"
#include "game/play/BoardWidget.hpp"
#include "game/play/PlayPanels.hpp"
#include "game/play/Round.hpp"
#include "game/replay/ReplayPlayer.hpp"
#include "game/replay/ReplayTools.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/scene/FormScene.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Records.hpp"
#include "game/speech/BoardReader.hpp"
#include "lights/Replay.hpp"

namespace game {

/// Replays a run from the leaderboard, press by press, beside the presses of the optimum.
class ReplayScene final : public FormScene {
public:
    ReplayScene(const ToReplay& to, const SceneContext& context, Records& records, const data::Library& library,
                LampAtlases& atlases);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Replay"); }
    [[nodiscard]] News spokenNews() const override; ///< The press that was shown last, unless it runs.
    void covered() override;

    [[nodiscard]] const lights::Playback& playback() const noexcept { return m_player.playback(); }
    [[nodiscard]] bool running() const noexcept { return m_player.running(); }
    [[nodiscard]] const ReplayTools& tools() const noexcept { return m_tools; }
    /// The button that starts a race against the run.
    [[nodiscard]] const ui::PushButton& raceButton() const noexcept { return m_race; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void toggle(); ///< Stops, or plays on; at the end, restarts.
    void step(int direction);
    void seek(std::size_t done);
    void showChange(const lights::Change& change);
    void refresh();
    void leave();
    [[nodiscard]] PlayFacts facts() const;
    void drawPlans(ui::Canvas& canvas) const;

    Records& m_records;
    const data::Library& m_library;

    data::Run m_run;
    Round m_round; ///< For the optimum.
    SceneContext m_context;
    ReplayPlayer<lights::Playback> m_player;
    std::optional<lights::Cell> m_last; ///< The cell pressed last.

    ScreenHeader m_top;
    BoardWidget m_board;
    BoardReader m_reader;
    PlayPanels m_panels;
    ReplayTools m_tools;
    ui::PushButton m_race;
    TopChip m_chip; ///< Whose run it is.

    ui::Rect m_pressedPlan;
    ui::Rect m_optimumPlan;
    float m_right = 0;
};

} // namespace game
