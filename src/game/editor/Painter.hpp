#pragma once

#include "game/editor/EditorHistory.hpp"

#include <optional>
#include <vector>

namespace game {

/// The brush in hand: paints the document of a history, stroke by stroke. The first cell of a stroke decides whether it
/// puts or takes away; each cell is painted once, also where the stroke crosses itself or its mirror images.
class Painter {
public:
    explicit Painter(EditorHistory& history)
        : m_history(history) {}

    [[nodiscard]] lights::Brush brush() const noexcept { return m_brush; }
    void setBrush(lights::Brush brush);
    /// The next or previous one, round the end.
    void turnBrush(int direction);
    [[nodiscard]] const lights::Symmetry& symmetry() const noexcept { return m_symmetry; }
    void setSymmetry(const lights::Symmetry& symmetry) { m_symmetry = symmetry; }

    /// Begins a stroke. \param erase takes away in any case.
    /// \returns whether the document changed.
    bool begin(lights::Cell cell, bool erase);
    /// Goes on to a cell, over all between it and the last one.
    bool moveTo(lights::Cell cell);
    void end();
    [[nodiscard]] bool painting() const noexcept { return m_stroke.has_value(); }

    /// The cells that the brush would change at `cell`, that cell among them.
    [[nodiscard]] std::vector<lights::Cell> reach(lights::Cell cell) const;

private:
    struct Stroke {
        bool put = true;
        lights::Cell last;
        lights::BitGrid done;
    };

    bool paint(const std::vector<lights::Cell>& way);

    EditorHistory& m_history;
    lights::Brush m_brush = lights::Brush::Light;
    lights::Symmetry m_symmetry;
    std::optional<Stroke> m_stroke;
};

} // namespace game
