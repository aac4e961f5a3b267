// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/Toolbar.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/duel/DuelBoardScene.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/round/LightsHelp.hpp"
#include "game/round/LightsMoves.hpp"
#include "game/round/Rival.hpp"
#include "game/round/Round.hpp"
#include "game/round/SmallBoard.hpp"

#include <optional>
#include <vector>

namespace game {

/// A duel in which everybody plays the same board, one after the other, each against the ghost of the player before.
/// Between two of them the shutters are closed, and a card says whose turn it is.
class DuelAloneScene final : public DuelBoardScene {
public:
    DuelAloneScene(const ToDuelPlay& to, const SceneContext& context, LampAtlases& atlases);

    void passTime(puzzle::Milliseconds passed) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] ui::Seconds nextChange() const override;
    [[nodiscard]] bool confirmsOnBoard() const override { return !shut(); }
    void covered() override;
    void uncovered() override;

    [[nodiscard]] const lights::Session& session() const override { return m_go->round.session(); }
    [[nodiscard]] std::size_t player() const override { return (m_match.first + m_done) % m_match.players.size(); }
    /// Whether the card between two players is shown.
    [[nodiscard]] bool waiting() const noexcept { return m_waiting; }
    /// The ghost of the player before; null for the first one.
    [[nodiscard]] const Rival* rival() const { return m_go->rival ? &*m_go->rival : nullptr; }
    /// What the players have reached so far.
    [[nodiscard]] const std::vector<std::optional<lights::DuelRun>>& runs() const noexcept { return m_runs; }
    /// The button on the card.
    [[nodiscard]] const ui::PushButton& startButton() const noexcept { return m_start; }

private:
    /// One player's go at the board.
    struct Go {
        Go(DuelAloneScene& scene, const std::optional<data::Run>& before);

        Round round;
        LightsHelp help; ///< Never used for help: the moves need the object.
        LightsMoves moves;
        std::optional<Rival> rival;
    };

    void press(lights::Cell cell) override;
    bool act(ui::Action action) override;
    [[nodiscard]] bool shut() const override { return m_waiting; }
    [[nodiscard]] bool begun() const override { return m_done > 0 || session().started(); }
    [[nodiscard]] std::string signWords() const override;
    [[nodiscard]] std::string figures() const override;
    [[nodiscard]] PlayFacts facts() const override;
    [[nodiscard]] bool drawsState() const override { return !m_waiting && m_running; }
    void drawBeside(ui::Canvas& canvas) const override;
    [[nodiscard]] ToPause pauseWords() const override;
    void arrangeMore(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void begin();  ///< The player has taken the seat: opens the shutters.
    void moved();  ///< After a press, undo or redo.
    void giveUp(); ///< Asks first.
    void end(std::optional<lights::DuelRun> run);
    void nextPlayer();
    void offerTools();
    [[nodiscard]] std::vector<DuelCard> cards() const;
    [[nodiscard]] std::string cardWords() const;
    void drawCard(ui::Canvas& canvas) const;
    void drawRivalBoard(ui::Canvas& canvas) const;

    mutable SmallBoard m_rivalBoard; ///< It is placed below the figures, which draw() knows.
    Toolbar m_toolbar;
    ui::PushButton m_start;
    std::vector<std::optional<lights::DuelRun>> m_runs; ///< By player.
    std::size_t m_done = 0;                             ///< Players who have had their go.
    std::optional<data::Run> m_before;                  ///< The run of the last player who solved the board.
    std::optional<Go> m_go;
    std::optional<ui::Seconds> m_sinceSolved;
    ui::Rect m_card;
    bool m_waiting = true;
    bool m_running = true; ///< The scene is not covered: the clock may run.
};

} // namespace game
