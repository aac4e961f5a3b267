// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/arukone/FuseBoxHelp.hpp"
#include "game/arukone/FuseBoxPanels.hpp"
#include "game/arukone/FuseBoxRival.hpp"
#include "game/arukone/FuseBoxRound.hpp"
#include "game/arukone/FuseBoxWidget.hpp"
#include "game/arukone/SmallFuseBox.hpp"
#include "game/controls/Toolbar.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/play/PlayExits.hpp"
#include "game/play/ToPlay.hpp"
#include "game/play/WinMoment.hpp"
#include "game/play/ZoomTools.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/FirstPress.hpp"
#include "game/services/Records.hpp"
#include "game/services/Score.hpp"
#include "game/speech/BoxReader.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// A fuse box being played.
class FuseBoxPlayScene final : public FormScene {
public:
    FuseBoxPlayScene(const ToPlay& to, const SceneContext& context, Records& records, const BoardSources& boards);

    bool handle(const ui::Event& event) override;
    void passTime(puzzle::Milliseconds passed) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
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

    [[nodiscard]] const FuseBoxRound& round() const noexcept { return m_round; }
    [[nodiscard]] puzzle::Cell cursor() const noexcept { return m_board.cursor(); }
    /// The stroke being drawn, or null.
    [[nodiscard]] const arukone::Pen* pen() const noexcept { return m_board.pen(); }
    [[nodiscard]] const FuseBoxWidget& board() const noexcept { return m_board; }
    [[nodiscard]] const FuseBoxHelp& help() const noexcept { return m_help; }
    /// The run that the player races against, or null.
    [[nodiscard]] const FuseBoxRival* rival() const { return m_rival ? &*m_rival : nullptr; }
    /// Where the cells of the rival's board were drawn last, if they were.
    [[nodiscard]] std::optional<ui::Rect> rivalBoardRect() const {
        return m_rivalBoard ? m_rivalBoard->cells() : std::nullopt;
    }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    bool act(ui::Action action);
    void welcome(const ToPlay& to);
    /// \param byHand the player heard it grow.
    void draw(const arukone::Stroke& stroke, bool byHand);
    void mark(puzzle::Cell cell);
    void step(ui::Action action); ///< Undo or redo.
    void restart();
    void showAnew(); ///< Shows the cables after a restart, or after one was taken back.
    void hint();
    void askForSolution();
    void startSolution();
    void stopSolution();
    /// Shuts or opens the door: nobody can think on while the clock is stopped.
    void setShut(bool shut);
    void pause();
    [[nodiscard]] ToPause pauseWords() const;
    void playNext();
    void copyCode();

    void changed(const std::optional<arukone::Change>& change);
    void solved();
    void leave();
    void openWinScreen();
    void keep();
    bool read(ui::Action action);
    [[nodiscard]] BoxReader::Position position() const; ///< For reading it out.
    [[nodiscard]] std::string figures() const;          ///< Those beside the board, as text.
    void refresh();
    void offerTools(); ///< Enables and labels the toolbar for the board and the cursor.
    void say(ui::Toast::Kind kind, std::string words);
    [[nodiscard]] FuseBoxContext context() const;
    /// Whether the level's idea is shown above the board: in a small window, as long as the player has not solved it,
    /// until the first stroke. Messages take its place. A large window has room for it in the left column.
    [[nodiscard]] bool showsIdea() const;
    void drawRivalBoard(ui::Canvas& canvas) const;

    Records& m_records;

    std::string m_player; ///< Player at the start; the board is stored for them only.
    std::function<void(const puzzle::Performance&)> m_tested; ///< Set for a test: see ToPlay.
    FuseBoxRound m_round;
    std::optional<data::LevelBest> m_best; ///< The player's best run.
    std::optional<FuseBoxRival> m_rival;
    Score m_score;

    FuseBoxWidget m_board;
    BoxReader m_reader;
    ui::PushButton m_menu;
    Toolbar m_toolbar;
    ZoomTools m_zoom;
    FuseBoxHelp m_help;
    FuseBoxPanels m_panels;
    bool m_firstBox; ///< The panel explains how to draw.
    WinMoment m_won;
    PlayExits m_exits;
    FirstPress m_firstPress;

    mutable std::optional<SmallFuseBox> m_rivalBoard; ///< It is placed below the figures, which draw() knows.
    puzzle::Milliseconds m_sinceSave{};               ///< Time on the clock since the board was last saved.
    ui::Seconds m_sinceWin = 0;
    bool m_running = true; ///< The scene is not covered: the clock may run.
    bool m_shut = false;   ///< The door is shut.
};

} // namespace game
