#pragma once

#include "ui/Widget.hpp"

#include <functional>
#include <vector>

namespace ui {

/// The controls of one screen: which has the focus, which holds the pointer, where the focus goes next. It does not own
/// them: a scene has its widgets as members and adds them in Tab order.
class Form {
public:
    void add(Widget& widget);
    void clear();

    /// Gives the event to the widget that holds the pointer, lies under it, or has the focus; moves the focus for arrow
    /// actions (to the nearest control in that direction), NextControl and PreviousControl. \returns whether it was used.
    bool handle(const Event& event);
    void update(Seconds step);
    void draw(Canvas& canvas) const;
    [[nodiscard]] bool animating() const;

    void focus(Widget* widget); ///< nullptr takes the focus away.
    [[nodiscard]] Widget* focused() const noexcept { return m_focused; }
    [[nodiscard]] bool focusVisible() const noexcept { return m_focusVisible; }
    /// Whether the focused widget takes typed letters now.
    [[nodiscard]] bool wantsText() const;
    /// Lets the pointer go and forgets what it hovers over: when the scene is covered.
    void releasePointer();
    /// Called when the focus moved to another control by key or pad (for the cursor sound).
    std::function<void()> onFocusMoved;

private:
    std::vector<Widget*> m_widgets;
    Widget* m_focused = nullptr;
    Widget* m_captured = nullptr;
    Widget* m_hovered = nullptr;
    bool m_focusVisible = false;
};

} // namespace ui
