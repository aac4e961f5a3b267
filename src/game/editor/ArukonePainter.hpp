// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/editor/EditorHistory.hpp"
#include "game/editor/StrokePane.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace game {

/// What a brush of the editor for fuse boxes paints.
enum class BoxBrush : std::uint8_t {
    Number, ///< A number, then its partner. A terminal is picked up, and put down elsewhere or on another to swap.
    Hole,   ///< No cell at all.
    Cable,  ///< A cable, whose ends become the terminals of a pair.
    Eraser,
};
inline constexpr std::size_t boxBrushes = 4;

/// Paints the fuse box of a history with the selected brush, stroke by stroke. Mirror images of holes, pairs and new
/// cables are painted too, as far as there is room for them; moving a terminal or going on with a cable has none.
class ArukonePainter final : public Strokes {
public:
    explicit ArukonePainter(EditorHistory& history)
        : Strokes(boxBrushes)
        , m_history(history) {}

    [[nodiscard]] BoxBrush brush() const noexcept { return static_cast<BoxBrush>(selected()); }
    void select(std::size_t brush) override; ///< Puts a terminal back that was picked up.

    bool begin(puzzle::Cell cell, bool erase) override;
    /// Cables go on step by step along the straight line to the cell, column steps first, until something is in the
    /// way; everything else follows the line.
    bool moveTo(puzzle::Cell cell) override;
    void end() override;
    void cancel() override;
    [[nodiscard]] std::optional<puzzle::Cell> tip() const override;
    [[nodiscard]] bool tipMoved() const noexcept override { return m_stroke && m_stroke->moved; }
    [[nodiscard]] bool complete() const override; ///< Whether the cable has reached its partner.
    [[nodiscard]] bool painting() const noexcept override { return m_stroke.has_value(); }

    /// The terminal that was picked up by a click, to be put down by the next one.
    [[nodiscard]] const std::optional<puzzle::Cell>& carried() const noexcept { return m_carried; }
    /// Puts it back. \returns whether there was one.
    bool dropCarried();

    /// The cells that the brush would change at `cell`, mirror images included.
    [[nodiscard]] std::vector<puzzle::Cell> reach(puzzle::Cell cell) const;

private:
    enum class Doing : std::uint8_t { Nothing, Erasing, Holes, Carrying, Routing };
    struct Stroke {
        Doing doing = Doing::Nothing;
        EditorDocument start;
        bool put = true; ///< Holes are made, not closed.
        puzzle::Cell first;
        puzzle::Cell last;
        std::optional<int> pair{};       ///< The pair being routed; std::nullopt: a new one.
        bool loose = false;              ///< It has no cable yet, so its partner may still be reached.
        std::vector<puzzle::Cell> way{}; ///< The cable being routed.
        bool moved = false;              ///< Since it was taken up.
    };

    [[nodiscard]] const arukone::Draft& draft() const { return m_history.now().fuseBox(); }
    bool apply(const arukone::Draft& draft);
    bool beginNumber(puzzle::Cell cell);
    bool beginCable(puzzle::Cell cell);
    bool paintAlong(const std::vector<puzzle::Cell>& way);
    bool placeNumber(puzzle::Cell cell);
    bool routeTo(puzzle::Cell cell);
    bool routeStep(puzzle::Cell next); ///< \returns whether the path could go there.
    bool showWay();
    void finishWay();

    EditorHistory& m_history;
    std::optional<Stroke> m_stroke;
    std::optional<puzzle::Cell> m_carried;
};

} // namespace game
