// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/StrokePen.hpp"
#include "game/look/facade/CellarWall.hpp"
#include "game/look/fusebox/FuseBoxView.hpp"
#include "game/round/GridPane.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace game {

/// A fuse box that can be played. A stroke is drawn with the pointer (drag, or click and click), with the keys or with
/// a gamepad; the widget only shows it, and reports it when it is put down. The owner applies it and calls show().
class ArukoneBoardWidget final : public GridPane {
public:
    explicit ArukoneBoardWidget(const FuseBoxOptions& options);

    [[nodiscard]] FuseBoxView& view() noexcept { return m_view; }
    [[nodiscard]] const FuseBoxView& view() const noexcept { return m_view; }

    /// Hangs the box on the cellar wall, once it has its place. \param room the wall stays between the left and the
    /// right edge of this. \param top as for CellarWall::place().
    void hang(ui::Rect room, float ground, float top = 0);
    [[nodiscard]] const CellarWall& wall() const noexcept { return m_wall; }

    /// What the next strokes do at cables that join their pairs.
    void setAtJoined(arukone::StrokePen::AtJoined atJoined) noexcept { m_atJoined = atJoined; }

    /// Shows another board, at rest; the cursor goes to its first terminal.
    void open(const arukone::Board& board, const arukone::Cables& cables);
    /// Shows the cables as they stand now, after a change. Gives up the stroke being drawn.
    void show(const arukone::Cables& cables);

    [[nodiscard]] const arukone::Cables& cables() const noexcept { return m_cables; } ///< As last shown.
    /// The stroke being drawn, if any.
    [[nodiscard]] const arukone::StrokePen* pen() const noexcept { return m_pen ? &*m_pen : nullptr; }
    /// While the player clicks from bend to bend: the path that a click at the pointer would draw, from the tip. Empty
    /// if it would draw nothing.
    [[nodiscard]] std::vector<puzzle::Cell> way() const;
    [[nodiscard]] bool drawing() const override { return m_pen.has_value(); }
    [[nodiscard]] bool canChoose(puzzle::Cell cell) const override { return m_board && !m_board->isHole(cell); }
    /// Ends the stroke being drawn: reports it, unless nothing was drawn.
    void putDown();
    /// Ends it without a trace.
    void giveUp();

    std::function<void(const arukone::Stroke&)> onStroke;
    std::function<void(puzzle::Cell)> onMark; ///< A cell without a cable was to be marked.
    std::function<void()> onTakeUp;           ///< A stroke begins.
    std::function<void(int)> onDraw;          ///< The tip moved. Called with the length drawn so far.
    std::function<void()> onBlocked;          ///< A key would have drawn into something.
    /// A stroke with nothing to take up was begun by key, or a cell was clicked to no effect.
    std::function<void(puzzle::Cell)> onNothing;

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return GridPane::animating() || m_typed > 0; }
    void enterFrom(int direction) override;
    void setHovered(bool hovered) override;

private:
    enum class Hand : std::uint8_t {
        None,
        Dragging, ///< The pointer's button is down.
        Clicking, ///< The next click draws on.
        Keys,     ///< Keyboard or gamepad draws.
    };

    bool pressed(const ui::PointerPressed& pressed);
    bool pressedPrimary(puzzle::Cell cell);
    bool drawOnTo(puzzle::Cell cell);
    bool released(const ui::PointerReleased& released);
    bool moved(ui::Vec to);
    bool keyPressed(const ui::KeyPressed& key);
    bool act(const ui::ActionPressed& pressed);
    bool confirm();
    bool arrow(char letter, bool repeat);
    bool takeUp(puzzle::Cell cell, Hand hand);
    void drawn(); ///< After the tip has moved.
    void removeAt(puzzle::Cell cell);
    bool jump(int direction, bool around);
    void jumpToNumber(int pair);
    /// The cells that one jumps between: loose ends, and terminals of pairs without a cable, in reading order.
    [[nodiscard]] std::vector<puzzle::Cell> stops() const;
    [[nodiscard]] std::optional<puzzle::Cell> nearestCell(ui::Vec point) const; ///< Within the board's area.
    [[nodiscard]] std::optional<CablePen> shownPen() const;                     ///< The stroke as the view shows it.
    void refresh() override;
    void endPointerUse() override;

    FuseBoxView m_view;
    CellarWall m_wall; ///< Of no size until the box hangs there.
    std::optional<arukone::Board> m_board;
    arukone::Cables m_cables;
    std::optional<arukone::StrokePen> m_pen;
    arukone::StrokePen::AtJoined m_atJoined = arukone::StrokePen::AtJoined::Cuts;
    Hand m_hand = Hand::None;
    bool m_penMoved = false;    ///< Since it was taken up.
    bool m_draggedOver = false; ///< The pointer left the cell in which its button was pressed.
    std::optional<puzzle::Cell> m_pressedAt;
    std::optional<puzzle::Cell> m_jumpedTo; ///< Where a digit key led last.
    int m_typed = 0;                        ///< The number typed so far, as long as another digit may follow; 0: none.
    ui::Seconds m_sinceTyped = 0;
};

} // namespace game
