#pragma once

#include "ui/Canvas.hpp"
#include "ui/Widget.hpp"

#include <string>

namespace ui {

/// What a control is called, shown beside it once the pointer has rested there for half a second.
class Tooltip {
public:
    static constexpr Seconds delay = 0.5F;

    /// The control under the pointer, or nullptr; called with every update. Its tip() is shown.
    void follow(const Widget* widget);
    void update(Seconds step);
    void draw(Canvas& canvas) const;
    [[nodiscard]] bool animating() const; ///< Waiting to appear.
    [[nodiscard]] bool visible() const noexcept { return m_owner != nullptr && !m_text.empty() && m_rested >= delay; }

private:
    const Widget* m_owner = nullptr;
    Rect m_place;
    std::string m_text;
    Seconds m_rested = 0;
};

/// The panel alone, no wider than `width`, below `owner` or above where there is no room; title or text may be empty.
void drawTooltip(Canvas& canvas, Rect owner, std::string_view title, std::string_view text, float width = 260);
/// The panel alone at the top of `area`.
void drawTooltipAt(Canvas& canvas, Rect area, std::string_view title, std::string_view text);

} // namespace ui
