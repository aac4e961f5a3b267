// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/editor/EditorHistory.hpp"
#include "game/editor/StrokePane.hpp"

#include <optional>
#include <vector>

namespace game {

/// Paints the document of a history with the selected brush, stroke by stroke. The first cell of a stroke decides
/// whether it sets or clears; each cell is painted once, even if the stroke crosses itself or its mirror images.
class LightsPainter final : public Strokes {
public:
    explicit LightsPainter(EditorHistory& history)
        : Strokes(lights::allBrushes.size())
        , m_history(history) {}

    [[nodiscard]] lights::Brush brush() const noexcept { return static_cast<lights::Brush>(selected()); }

    bool begin(lights::Cell cell, bool erase) override;
    bool moveTo(lights::Cell cell) override; ///< In a straight line from the last cell.
    void end() override;
    void cancel() override;
    [[nodiscard]] bool painting() const noexcept override { return m_stroke.has_value(); }

    /// The cells that the brush would change at `cell`, mirror images included.
    [[nodiscard]] std::vector<lights::Cell> reach(lights::Cell cell) const;

private:
    struct Stroke {
        EditorDocument start;
        bool put = true;
        lights::Cell last;
        lights::BitGrid done;
    };

    bool paint(const std::vector<lights::Cell>& way);

    EditorHistory& m_history;
    std::optional<Stroke> m_stroke;
};

} // namespace game
