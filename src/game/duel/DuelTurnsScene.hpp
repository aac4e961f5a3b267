// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPause.hpp"
#include "game/duel/DuelBoardScene.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "lights/Duel.hpp"
#include "ui/widgets/KeyLegend.hpp"

namespace game {

/// A duel in which the players press in turn. A press that is in no shortest solution is seen for a moment, with a
/// cross on it, before the windows go back; the next player need not wait for that.
class DuelTurnsScene final : public DuelBoardScene {
public:
    DuelTurnsScene(const ToDuelPlay& to, const SceneContext& context, LampAtlases& atlases);

    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return DuelBoardScene::animating() || m_wrong; }

    [[nodiscard]] const lights::TurnDuel& duel() const noexcept { return m_duel; }
    [[nodiscard]] const lights::Session& session() const override { return m_duel.session(); }
    [[nodiscard]] std::size_t player() const override { return m_duel.turn(); }
    /// Whether a wrong press is being shown.
    [[nodiscard]] bool showsWrong() const noexcept { return m_wrong.has_value(); }

private:
    /// A wrong press that is still seen.
    struct Wrong {
        lights::Change change;
        ui::Seconds left = 0;
    };

    void press(lights::Cell cell) override;
    bool act(ui::Action action) override;
    [[nodiscard]] bool begun() const override;
    [[nodiscard]] std::string signWords() const override;
    [[nodiscard]] std::string figures() const override;
    [[nodiscard]] PlayFacts facts() const override { return {}; }
    void drawBeside(ui::Canvas& canvas) const override;
    [[nodiscard]] ToPause pauseWords() const override;
    void arrangeMore(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void takeBack(); ///< Ends showing the wrong press.
    void sayIsWrong(const lights::TurnDuel::Press& press);
    void drawCross(ui::Canvas& canvas, lights::Cell cell) const;

    lights::TurnDuel m_duel;
    ui::KeyLegend m_legend;
    std::optional<Wrong> m_wrong;
};

} // namespace game
