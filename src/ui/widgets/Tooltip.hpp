// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"
#include "ui/Widget.hpp"

#include <string>

namespace ui {

/// The name or purpose of a control, shown beside it after the pointer has rested there for half a second.
class Tooltip {
public:
    static constexpr Seconds delay = 0.5F;

    /// Sets the control under the pointer, or nullptr; call with every update. Shows its tip().
    void follow(const Widget* widget);
    void update(Seconds step);
    void draw(Canvas& canvas) const;
    [[nodiscard]] bool animating() const; ///< Whether it is waiting to appear.
    [[nodiscard]] bool visible() const noexcept { return m_owner != nullptr && !m_text.empty() && m_rested >= delay; }

private:
    const Widget* m_owner = nullptr;
    Rect m_place;
    std::string m_text;
    Seconds m_rested = 0;
};

/// Draws only the panel, no wider than `width`, below `owner`, or above if there is no room below; title or text may be
/// empty.
void drawTooltip(Canvas& canvas, Rect owner, std::string_view title, std::string_view text, float width = 260);
/// Draws only the panel, at the top of `area`.
void drawTooltipAt(Canvas& canvas, Rect area, std::string_view title, std::string_view text);

} // namespace ui
