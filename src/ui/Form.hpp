#pragma once

#include "ui/Widget.hpp"

#include <functional>
#include <span>
#include <vector>

namespace ui {

/// The controls of one screen: which has the focus, which holds the pointer, where the focus goes next. It does not own
/// them: a scene has its widgets as members and adds them in Tab order.
class Form {
public:
    void add(Widget& widget);
    void clear();

    /// Gives the event to the widget that holds the pointer, lies under it, or has the focus; moves the focus for arrow
    /// actions (to the nearest control in that direction), NextControl and PreviousControl. \returns whether it was
    /// used.
    bool handle(const Event& event);
    void update(Seconds step);
    void draw(Canvas& canvas) const; ///< All controls, then what covers others (see drawOver).
    [[nodiscard]] bool animating() const;
    [[nodiscard]] Seconds nextChange() const; ///< Of the control whose next change is nearest; negative for never.

    void focus(Widget* widget); ///< nullptr takes the focus away.
    /// To the first (1) or last (−1) control in Tab order. \returns false when nothing takes the focus.
    bool focusEnd(int direction);
    [[nodiscard]] std::span<Widget* const> widgets() const noexcept { return m_widgets; } ///< In Tab order.
    [[nodiscard]] Widget* focused() const noexcept { return m_focused; }
    [[nodiscard]] Widget* hovered() const noexcept { return m_hovered; }
    [[nodiscard]] bool focusVisible() const noexcept { return m_focusVisible; }
    void setFocusVisible(bool visible);
    void setMotion(const Motion& motion);
    /// Whether Tab goes on from the last control to the first; otherwise the owner decides.
    void setWraps(bool wraps) { m_wraps = wraps; }
    /// The controls are a list from the top down: Up on the first goes to the last and the other way round, Home and
    /// End go to the first and the last.
    void setColumn(bool column) { m_column = column; }
    /// Whether the focused widget takes typed letters now.
    [[nodiscard]] bool wantsText() const;
    /// Whether a control hears every event now.
    [[nodiscard]] bool modal() const;
    /// Whether any control takes the focus.
    [[nodiscard]] bool focusable() const;
    /// The two halves of draw(), for a form of which one half is clipped.
    void drawControls(Canvas& canvas) const;
    void drawOver(Canvas& canvas) const;
    /// Lets the pointer go and forgets what it hovers over: when the scene is covered.
    void releasePointer();
    /// Called when the focus moved to another control by key or pad (for the cursor sound).
    std::function<void()> onFocusMoved;

private:
    bool pointer(const Event& event, Vec at);
    bool action(const ActionPressed& action);
    bool toFocused(const Event& event);
    bool step(int direction);
    bool moveTowards(Vec direction);
    void moveTo(Widget& widget, int direction); ///< By key: with what belongs to it.
    void hover(Widget* widget);
    void dropUnusable(); ///< Lets go of what cannot hold the pointer or the focus any more.
    [[nodiscard]] Widget* at(Vec point) const;
    [[nodiscard]] Widget* modalWidget() const;

    std::vector<Widget*> m_widgets;
    Widget* m_focused = nullptr;
    Widget* m_captured = nullptr;
    Button m_capturedBy = Button::Primary; ///< Letting it go lets the control go.
    Widget* m_hovered = nullptr;
    bool m_focusVisible = false;
    bool m_wraps = true;
    bool m_column = false;
    Motion m_motion;
};

} // namespace ui
