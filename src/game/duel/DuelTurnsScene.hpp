// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPause.hpp"
#include "game/duel/DuelBoardScene.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "lights/Duel.hpp"
#include "ui/widgets/KeyLegend.hpp"

namespace game {

/// A duel in which the players press in turn. A press that is in no shortest solution costs the turn and is not shown,
/// since knowing where it was would help the others.
class DuelTurnsScene final : public DuelBoardScene {
public:
    DuelTurnsScene(const ToDuelPlay& to, const SceneContext& context, LampAtlases& atlases);

    void update(ui::Seconds step) override;

    [[nodiscard]] const lights::TurnDuel& duel() const noexcept { return m_duel; }
    [[nodiscard]] const lights::Session& session() const override { return m_duel.session(); }
    [[nodiscard]] std::size_t player() const override { return m_duel.turn(); }

private:
    void press(lights::Cell cell) override;
    bool act(ui::Action action) override;
    [[nodiscard]] bool begun() const override;
    [[nodiscard]] std::string signWords() const override;
    [[nodiscard]] std::string figures() const override;
    [[nodiscard]] PlayFacts facts() const override { return {}; }
    void drawBeside(ui::Canvas& canvas) const override;
    [[nodiscard]] ToPause pauseWords() const override;
    void arrangeMore(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void sayIsWrong(const lights::TurnDuel::Press& press);

    lights::TurnDuel m_duel;
    ui::KeyLegend m_legend;
};

} // namespace game
