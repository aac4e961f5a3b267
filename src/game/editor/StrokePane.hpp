// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/GridPane.hpp"
#include "puzzle/Symmetry.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace game {

/// The cells on the straight line between two cells, without the first.
[[nodiscard]] std::vector<puzzle::Cell> straightLine(puzzle::Cell from, puzzle::Cell to);

/// What a stroke on the board of an editor does: the brushes of either puzzle, by number, and their mirrors.
class Strokes {
public:
    /// \param brushes how many there are.
    explicit Strokes(std::size_t brushes)
        : m_brushes(brushes) {}
    virtual ~Strokes() = default;
    Strokes(const Strokes&) = delete;
    Strokes& operator=(const Strokes&) = delete;

    /// Begins a stroke. \param erase always clear. \returns whether the document changed.
    virtual bool begin(puzzle::Cell cell, bool erase) = 0;
    /// Continues the stroke to a cell. \returns whether the document changed.
    virtual bool moveTo(puzzle::Cell cell) = 0;
    virtual void end() = 0;
    virtual void cancel() = 0; ///< Ends it without a trace.
    [[nodiscard]] virtual bool painting() const noexcept = 0;
    /// The end of what is being drawn, if a stroke leads from cell to cell: keys then draw until the next press, and
    /// the cursor stays at the tip.
    [[nodiscard]] virtual std::optional<puzzle::Cell> tip() const { return std::nullopt; }
    /// Whether the tip has moved since the stroke began: it is a drag, rather than a click.
    [[nodiscard]] virtual bool tipMoved() const noexcept { return false; }
    /// Whether the tip is where the stroke has to end.
    [[nodiscard]] virtual bool complete() const { return false; }

    [[nodiscard]] std::size_t selected() const noexcept { return m_selected; } ///< The number of the brush.
    /// Ends the current stroke and selects a brush. \pre there is one of this number.
    virtual void select(std::size_t brush);
    /// Selects the next (1) or previous (-1) brush, wrapping around.
    void cycle(int direction);
    [[nodiscard]] const puzzle::Symmetry& symmetry() const noexcept { return m_symmetry; }
    void setSymmetry(const puzzle::Symmetry& symmetry) { m_symmetry = symmetry; }

private:
    std::size_t m_brushes;
    std::size_t m_selected = 0;
    puzzle::Symmetry m_symmetry;
};

/// Base of the boards of the editors: pointer, keys and gamepad reach and paint every cell, holes included. The strokes
/// decide what changes. What leads from cell to cell can be drawn click by click too: a click begins it, each further
/// one goes on to its cell, and one on the tip ends it.
class StrokePane : public GridPane {
public:
    /// \param view what the pane shows; kept by reference like the strokes.
    StrokePane(GridView& view, Strokes& strokes)
        : GridPane(view)
        , m_strokes(strokes) {}

    [[nodiscard]] Strokes& strokes() noexcept { return m_strokes; }
    /// Updates the preview after the brush or its mirrors changed.
    void brushChanged() { refresh(); }

    std::function<void()> onPainted;   ///< The document changed.
    std::function<void()> onStrokeEnd; ///< A stroke ended, whether it changed anything or not.

    bool handle(const ui::Event& event) override;
    void setFocused(bool focused) override;
    /// Ends the current stroke, if any.
    void endStroke();
    [[nodiscard]] bool painting() const noexcept { return m_strokes.painting(); }
    [[nodiscard]] bool drawing() const override { return m_strokes.tip().has_value(); }

protected:
    [[nodiscard]] std::optional<puzzle::Cell> cellAt(ui::Vec point) const override;
    void endPointerUse() override;

    [[nodiscard]] virtual bool contains(puzzle::Cell cell) const = 0;
    /// Draws the mirrors of the brush over the board. \param square whether the board is square.
    void drawMirrors(ui::Canvas& canvas, bool square) const;

private:
    bool pressed(const ui::PointerPressed& pressed);
    bool act(const ui::ActionPressed& pressed);
    bool moveCursor(int rows, int columns, bool repeat);
    void drawTo(puzzle::Cell cell);
    bool released(const ui::PointerReleased& released);
    void clickTo(puzzle::Cell cell); ///< Goes on with a stroke that a click or a key has begun, or ends it.
    [[nodiscard]] bool clickBecomesDrag() const;
    void dragFromClick();
    void cancelStroke();
    void paint(puzzle::Cell cell, bool erase);

    Strokes& m_strokes;
    std::optional<ui::Button> m_held; ///< The button that paints.
    /// Where the button went down while a stroke waited for the next click.
    struct Click {
        puzzle::Cell cell;
        ui::Vec at;
    };
    std::optional<Click> m_click;
    bool m_shift = false; ///< Whether the Shift key was down with the last key.
};

} // namespace game
