// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Event.hpp"
#include "ui/Geometry.hpp"

namespace ui {

class Canvas;

/// The scroll offset of content longer than its view, and the thin bar at the right that shows and changes it.
class ScrollBar {
public:
    static constexpr float width = 12;

    /// Sets the bounds of the view and the length of its content; clamps the offset.
    void fit(Rect view, float contentLength);
    [[nodiscard]] float offset() const noexcept { return m_offset; }
    void setOffset(float offset);
    [[nodiscard]] bool needed() const noexcept { return m_content > m_view.h; }
    /// Whether content is hidden above or below the view.
    [[nodiscard]] bool moreAbove() const noexcept { return m_offset > leastHidden; }
    [[nodiscard]] bool moreBelow() const noexcept { return m_offset < maxOffset() - leastHidden; }
    /// Scrolls as little as possible to make from … from + length of the content visible.
    void reveal(float from, float length);

    /// Handles the wheel over the view, and dragging the bar. \returns whether the event was used.
    bool handle(const Event& event);
    [[nodiscard]] bool held() const noexcept { return m_held; }
    void draw(Canvas& canvas) const;

private:
    static constexpr float leastHidden = 1; ///< What is less does not count.

    [[nodiscard]] float maxOffset() const noexcept;
    void drag(float y);
    [[nodiscard]] Rect track() const;
    [[nodiscard]] Rect thumb() const;

    Rect m_view;
    float m_content = 0;
    float m_offset = 0;
    bool m_held = false;
    float m_grip = 0;
};

} // namespace ui
