// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Duel.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/duel/DuelPlayers.hpp"
#include "game/play/BoardWidget.hpp"
#include "game/play/PlayPanels.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Score.hpp"
#include "game/speech/BoardReader.hpp"
#include "lights/Session.hpp"
#include "ui/widgets/PushButton.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// What both ways of a duel have in common: the board with its columns, the sign that says whose turn it is, the pause,
/// and the step to the result. A duel that is left is gone, so leaving asks first.
class DuelBoardScene : public FormScene {
public:
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    void setAmbient(bool ambient) override { m_board.view().setLively(ambient); }
    void updateBelow(ui::Seconds step) override { m_board.update(step); }
    [[nodiscard]] bool animatingBelow() const override { return m_board.animating(); }
    [[nodiscard]] bool confirmsOnBoard() const override { return true; }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Duel"); }
    /// Whose turn it is.
    [[nodiscard]] std::string spokenState() const override { return m_sign.words(); }
    [[nodiscard]] const Score* score() const override { return &m_score; }

    [[nodiscard]] const DuelMatch& match() const noexcept { return m_match; }
    [[nodiscard]] lights::Cell cursor() const noexcept { return m_board.cursor(); }
    [[nodiscard]] const BoardWidget& board() const noexcept { return m_board; }
    /// The game on the board as it stands.
    [[nodiscard]] virtual const lights::Session& session() const = 0;
    /// Index of the player whose turn it is.
    [[nodiscard]] virtual std::size_t player() const = 0;

protected:
    /// \param strip height of the strip below the board, for tools or a legend.
    DuelBoardScene(DuelMatch match, const SceneContext& context, LampAtlases& atlases, float strip);

    virtual void press(lights::Cell cell) = 0;
    /// Handles an action that is not one of the board's, the pause's or the reader's. \returns whether it was used.
    virtual bool act(ui::Action action) = 0;
    /// Whether the board must not be seen yet: then it can neither be played nor read.
    [[nodiscard]] virtual bool shut() const { return false; }
    /// Whether something would be lost by leaving.
    [[nodiscard]] virtual bool begun() const = 0;
    /// What the sign above the board says.
    [[nodiscard]] virtual std::string signWords() const = 0;
    /// The figures beside the board, as text.
    [[nodiscard]] virtual std::string figures() const = 0;
    /// What the left column shows, and the right one if drawsState().
    [[nodiscard]] virtual PlayFacts facts() const = 0;
    /// Whether the right column is drawn as beside any board; otherwise drawBeside() draws it.
    [[nodiscard]] virtual bool drawsState() const { return false; }
    /// Draws the right column, or what else there is in front of the board.
    virtual void drawBeside(ui::Canvas& canvas) const = 0;
    /// The entries of the pause; Back leaves the duel.
    [[nodiscard]] virtual ToPause pauseWords() const = 0;
    /// Places and words what the derived scene adds.
    virtual void arrangeMore(const ui::Viewport&, const ui::Measure&) {}

    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) final;
    /// To be called whenever the turn or the board has changed.
    void refresh();
    /// Shows the result after a moment.
    void finish(DuelOutcome outcome);
    [[nodiscard]] bool finished() const noexcept { return m_outcome.has_value(); }
    void pause();
    /// The strip below the board.
    [[nodiscard]] ui::Rect strip() const;

    DuelMatch m_match;
    BoardWidget m_board;
    PlayPanels m_panels;

private:
    bool read(ui::Action action); ///< Says what the player asked for.
    void askToLeave();
    void leave();

    float m_strip;
    BoardReader m_reader;
    ui::PushButton m_menu;
    TurnSign m_sign;
    Score m_score;
    std::optional<DuelOutcome> m_outcome;
    ui::Seconds m_sinceEnd = 0;
    bool m_left = false; ///< Another scene was requested; input no longer counts.
};

} // namespace game
