// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/arukone/ArukoneHelp.hpp"
#include "game/arukone/ArukonePanels.hpp"
#include "game/arukone/ArukoneRound.hpp"
#include "game/round/ArukoneBoardWidget.hpp"
#include "game/round/ArukoneTools.hpp"
#include "game/round/PlayPage.hpp"
#include "game/speech/BoxReader.hpp"

namespace game {

/// What Arukone has for PlayPage.
struct ArukonePlayParts {
    using Round = ArukoneRound;
    using Board = ArukoneBoardWidget;
    using Help = ArukoneHelp;
    using Panels = ArukonePanels;
    using Rival = ArukoneRival;
    static Round round(const Challenge& challenge, const std::optional<puzzle::SavedGame>& saved,
                       const SceneContext& /*context*/) {
        return {challenge, saved};
    }
    /// "Remove cable" stands beside the hint.
    static std::vector<Toolbar::Tool> tools(std::vector<Toolbar::Tool> all) {
        all.insert(all.begin() + 3,
                   {action::mark, ui::Icon::Cross, [](const text::Text& text) { return text.tr("Remove cable"); }});
        return all;
    }
    static constexpr HelpPage page = HelpPage::Arukone;
};

/// A fuse box being played.
class ArukonePlayScene final : public PlayPage<ArukonePlayParts> {
public:
    ArukonePlayScene(const ToPlay& to, const SceneContext& context, Records& records, const BoardSources& boards);

    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;

    /// The stroke being drawn, or null.
    [[nodiscard]] const arukone::StrokePen* pen() const noexcept { return m_board.pen(); }
    /// Where the cells of the rival's board were drawn last, if they were.
    [[nodiscard]] std::optional<ui::Rect> rivalBoardRect() const {
        return m_rivalBoard ? m_rivalBoard->cells() : std::nullopt;
    }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool intercept(const ui::Event& event) override;
    bool read(ui::Action action) override;
    void step(ui::Action action) override;
    void restart() override;
    void hint() override;
    void askForSolution() override;
    bool showSolution() override;
    void letGo() override { m_board.putDown(); }
    [[nodiscard]] std::string movesWords() const override;
    [[nodiscard]] ToPause::Entry removal() const; ///< What "Remove cable" does now.
    [[nodiscard]] std::vector<ToPause::Entry> ownEntries() const override { return {removal()}; }
    void offerTools() override;
    void refresh() override;
    void returned() override { refresh(); }
    void findBest() override;
    void think(ui::Seconds step) override;
    void showRival(ui::Seconds step) override;
    [[nodiscard]] MapPicture map() const override { return mapPicture(m_round.session()); }
    [[nodiscard]] ui::Seconds winPause() const override;
    void showWin() override;
    void drawColumns(ui::Canvas& canvas) const override;
    void drawBehind(ui::Canvas& canvas) const override;
    void drawIdeaCard(ui::Canvas& canvas) const override;
    void drawSign(ui::Canvas& canvas) const override;

    /// \param byHand the player heard it grow.
    void make(const arukone::Stroke& stroke, bool byHand);
    void mark(puzzle::Cell cell);
    /// What the tool that removes does in the cell; empty if it does nothing there.
    [[nodiscard]] std::string removalAt(puzzle::Cell cell) const;
    void showAnew(); ///< Shows the cables after a restart, or after one was taken back.
    void changed(const std::optional<arukone::Change>& change);
    [[nodiscard]] BoxReader::Position position() const; ///< For reading it out.
    [[nodiscard]] std::string figures() const;          ///< Those beside the board, as text.
    [[nodiscard]] ArukoneContext context() const;
    /// Whether the level's idea is shown above the board: in a small window, as long as the player has not solved it,
    /// until the first stroke. Messages take its place. A large window has room for it in the left column.
    [[nodiscard]] bool showsIdea() const;

    std::optional<data::LevelBest> m_bestRun; ///< The player's.
    BoxReader m_reader;
    bool m_firstBox;                                       ///< The panel explains how to draw.
    mutable std::optional<SmallArukoneBoard> m_rivalBoard; ///< It is placed below the figures, which draw() knows.
};

} // namespace game
