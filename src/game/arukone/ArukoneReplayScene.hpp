// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Replay.hpp"
#include "game/arukone/ArukonePanels.hpp"
#include "game/round/ArukoneBoardWidget.hpp"
#include "game/round/ReplayPage.hpp"
#include "game/speech/BoxReader.hpp"

namespace game {

/// Replays a run on a fuse box from the leaderboard, stroke by stroke.
class ArukoneReplayScene final : public ReplayPage<arukone::Playback, ArukoneBoardWidget, ArukonePanels> {
public:
    ArukoneReplayScene(const ToReplay& to, const SceneContext& context, Records& records, const data::Library& library);

    [[nodiscard]] News spokenNews() const override; ///< What the last stroke did, unless it runs.

private:
    void arrangeBoard(const ui::Viewport& viewport, float ground) override;
    [[nodiscard]] ArukoneFacts facts() const override;
    [[nodiscard]] float night() const override;
    void showJump() override;
    void showChange(const arukone::Change& change) override;
    bool answer(ui::Action action) override;
    [[nodiscard]] BoxReader::Position position() const; ///< For reading it out.

    BoxReader m_reader;
};

} // namespace game
