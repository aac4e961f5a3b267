// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPause.hpp"
#include "game/play/BoardWidget.hpp"
#include "game/play/GoalCard.hpp"
#include "game/play/LookUp.hpp"
#include "game/play/PlayExits.hpp"
#include "game/play/PlayHelp.hpp"
#include "game/play/PlayMoves.hpp"
#include "game/play/PlayPanels.hpp"
#include "game/play/PlayTools.hpp"
#include "game/play/Rival.hpp"
#include "game/play/Round.hpp"
#include "game/play/ToPlay.hpp"
#include "game/play/WinMoment.hpp"
#include "game/play/ZoomTools.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Actions.hpp"
#include "game/services/FirstPress.hpp"
#include "game/services/Records.hpp"
#include "game/services/Score.hpp"
#include "game/speech/BoardReader.hpp"

namespace game {

/// A board being played.
class PlayScene final : public FormScene {
public:
    PlayScene(const ToPlay& to, const SceneContext& context, Records& records, const BoardSources& boards,
              LampAtlases& atlases);

    bool handle(const ui::Event& event) override;
    void passTime(puzzle::Milliseconds passed) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    void setAmbient(bool ambient) override { m_board.view().setLively(ambient); }
    [[nodiscard]] ui::Seconds nextChange() const override;
    [[nodiscard]] std::optional<ui::Rect> changingArea() const override;
    void updateBelow(ui::Seconds step) override { m_board.update(step); }
    [[nodiscard]] bool animatingBelow() const override { return m_board.animating(); }
    [[nodiscard]] bool confirmsOnBoard() const override { return true; }
    [[nodiscard]] std::optional<ui::Rect> diveBoard() const override { return m_board.wholeCells(); }
    [[nodiscard]] puzzle::RunKey diveKey() const override { return m_round.challenge().key; }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] const Score* score() const override { return &m_score; }
    void covered() override;
    void uncovered() override;

    [[nodiscard]] const Round& round() const noexcept { return m_round; }
    [[nodiscard]] lights::Cell cursor() const noexcept { return m_board.cursor(); }
    [[nodiscard]] const BoardWidget& board() const noexcept { return m_board; }
    [[nodiscard]] const ZoomTools& zoom() const noexcept { return m_zoom; }
    /// The run that the player races against, or null.
    [[nodiscard]] const Rival* rival() const { return m_rival ? &*m_rival : nullptr; }
    [[nodiscard]] const GoalCard& goal() const noexcept { return m_goal; }
    [[nodiscard]] const PlayHelp& help() const noexcept { return m_help; }
    /// The button for the long proof of the optimum.
    [[nodiscard]] const ui::PushButton& proofButton() const noexcept { return m_proof; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    [[nodiscard]] std::optional<RaceFacts> raceFacts() const;
    void drawRivalBoard(ui::Canvas& canvas) const;

    bool act(ui::Action action);
    void press(lights::Cell cell);
    void step(ui::Action action); ///< Undo or redo.
    void restart();
    void restartMarked();
    void mark(lights::Cell cell);
    /// Answers a question of a player who listens. \returns whether the action is one.
    bool read(ui::Action action);
    [[nodiscard]] std::string figures() const; ///< Those beside the board, as text.
    void sayIsSealed();
    void hint();
    void lookUpQuiet();
    [[nodiscard]] std::string lesson() const; ///< That of the level, one of lessonIds, or empty.
    void chase();
    void askForSolution();
    void startSolution();
    void stopSolution();
    /// Closes or opens the shutters: nobody can think on while the clock is stopped.
    void setShut(bool shut);
    /// The long proof of the optimum, where the optimum is shown.
    [[nodiscard]] std::optional<ProofState> proofState() const;
    [[nodiscard]] std::string proofWords() const; ///< The label that starts or stops it; empty if none is offered.
    void prove();                                 ///< Starts it, or stops it.
    void followProof();                           ///< Shows how far it is, and says what came out.
    void showProof();
    void placeProof() const;                                ///< Below the figures, as drawn last.
    [[nodiscard]] ui::Rect belowProof(ui::Rect area) const; ///< What the button leaves of an area.
    void pause();
    [[nodiscard]] ToPause pauseWords() const;
    void more();
    [[nodiscard]] ToPause moreWords() const;
    void playNext();
    void copyCode();

    void sayIsNoAnswer(); ///< The board is asleep, but not as the riddle asks.
    void explainUnique(); ///< Once and for all: what it means that there is only one solution.
    void moved();
    void afterChange();
    void solved();
    void leave();
    void openWinScreen();
    /// Whether the street holds its breath after the last press: at the first win, with all motion.
    [[nodiscard]] bool holdsBreath() const;
    [[nodiscard]] ui::Seconds winPause() const; ///< From the last press to the win screen.
    [[nodiscard]] float hudLeft() const;        ///< 1 … 0: how much is left of what stands beside the board.
    void drawColumns(ui::Canvas& canvas) const;
    void drawWin(ui::Canvas& canvas) const; ///< The board stays, everything else fades.
    void keep();
    void refresh();
    /// Whether the level's idea is shown: until the first press, as long as the player has not solved it.
    [[nodiscard]] bool showsIdea() const;

    Records& m_records;

    std::string m_player; ///< Player at the start; the board is stored for them only.
    std::function<void(const puzzle::Performance&)> m_tested; ///< Set for a test: see ToPlay.
    Round m_round;
    std::optional<int> m_best;      ///< Moves of the player's best run.
    std::optional<int> m_movesLeft; ///< Value of the live counter.
    std::optional<Rival> m_rival;
    Score m_score;

    BoardReader m_reader;
    BoardWidget m_board;
    ui::PushButton m_menu;
    mutable ui::PushButton m_proof; ///< It is placed below the figures, which draw() knows.
    Toolbar m_toolbar;
    ZoomTools m_zoom;
    PlayHelp m_help;
    PlayMoves m_moves;
    LookUp m_lookUp;
    PlayPanels m_panels;
    GoalCard m_goal;
    WinMoment m_won;
    mutable SmallBoard m_rivalBoard; ///< It is placed below the figures, which draw() knows.
    PlayExits m_exits;
    FirstPress m_firstPress;

    ui::Measure m_measure;
    std::optional<ProofState> m_proofShown; ///< As the button says it.

    puzzle::Milliseconds m_sinceSave{}; ///< Time on the clock since the board was last saved.
    bool m_running = true;              ///< The scene is not covered: the clock may run.
    bool m_shapes = false;              ///< Each window shows what a press switches, even while nobody peeks.
    bool m_shut = false;                ///< The shutters are closed.
};

} // namespace game
