// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Replay.hpp"
#include "game/arukone/FuseBoxPanels.hpp"
#include "game/arukone/FuseBoxWidget.hpp"
#include "game/controls/TopChip.hpp"
#include "game/replay/ReplayPlayer.hpp"
#include "game/replay/ReplayTools.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/scene/FormScene.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Records.hpp"
#include "game/speech/BoxReader.hpp"

namespace game {

/// Replays a run on a fuse box from the leaderboard, stroke by stroke.
class FuseBoxReplayScene final : public FormScene {
public:
    FuseBoxReplayScene(const ToReplay& to, const SceneContext& context, Records& records, const data::Library& library);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Replay"); }
    [[nodiscard]] News spokenNews() const override; ///< What the last stroke did, unless it runs.
    void covered() override;

    [[nodiscard]] const arukone::Playback& playback() const noexcept { return m_player.playback(); }
    [[nodiscard]] bool running() const noexcept { return m_player.running(); }
    /// The button that starts a race against the run.
    [[nodiscard]] const ui::PushButton& raceButton() const noexcept { return m_race; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void toggle(); ///< Stops, or plays on; at the end, restarts.
    void step(int direction);
    void seek(std::size_t done);
    void showChange(const arukone::Change& change);
    void refresh();
    [[nodiscard]] BoxReader::Position position() const; ///< For reading it out.
    [[nodiscard]] FuseBoxFacts facts() const;

    Records& m_records;
    const data::Library& m_library;
    SceneContext m_context;

    data::Run m_run;
    Challenge m_challenge;
    ReplayPlayer<arukone::Playback> m_player;

    ScreenHeader m_top;
    FuseBoxWidget m_board;
    BoxReader m_reader;
    FuseBoxPanels m_panels;
    ReplayTools m_tools;
    ui::PushButton m_race;
    TopChip m_chip; ///< Whose run it is.
    float m_right = 0;
};

} // namespace game
