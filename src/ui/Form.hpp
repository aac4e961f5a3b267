// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Widget.hpp"

#include <concepts>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace ui {

/// The controls of one screen: which one has the focus, which one captures the pointer, where the focus goes next. Does
/// not own them: a scene has its widgets as members and adds them in Tab order, each with a description of what it
/// shows.
class Form {
public:
    void add(Widget& widget);
    /// \param describe gets the control and sets everything of it that depends on the language and on the state of the
    /// screen: words, key cap, whether it can be seen and used, what is chosen. refresh() calls it after every change,
    /// so it has to be quick, and must not undo what the player is doing.
    template<class Control, std::invocable<Control&> Describe>
    void add(Control& control, Describe describe) {
        add(control);
        m_descriptions.emplace_back([&control, describe = std::move(describe)] { describe(control); });
    }
    void clear();
    void refresh(); ///< Describes the controls anew, in the order in which they were added.

    /// Passes the event to the widget that captures the pointer, is under it, or has the focus. Moves the focus for
    /// arrow actions (to the nearest control in that direction), NextControl and PreviousControl. \returns whether it
    /// was used.
    bool handle(const Event& event);
    void update(Seconds step);
    void draw(Canvas& canvas) const; ///< All controls, then what covers them (see drawOver()).
    [[nodiscard]] bool animating() const;
    [[nodiscard]] Seconds nextChange() const; ///< Time until the next control changes; negative for never.

    void focus(Widget* widget); ///< nullptr removes the focus.
    /// Focuses the first (1) or last (−1) control in Tab order. \returns false if no control can take the focus.
    bool focusEnd(int direction);
    [[nodiscard]] std::span<Widget* const> widgets() const noexcept { return m_widgets; } ///< In Tab order.
    [[nodiscard]] Widget* focused() const noexcept { return m_focused; }
    [[nodiscard]] Widget* hovered() const noexcept { return m_hovered; }
    [[nodiscard]] bool focusVisible() const noexcept { return m_focusVisible; }
    void setFocusVisible(bool visible);
    void setMotion(const Motion& motion);
    /// Whether Tab wraps around from the last control to the first; if not, the owner decides.
    void setWraps(bool wraps) { m_wraps = wraps; }
    /// Makes the controls a vertical list: Up and Down wrap around at its ends, Home and End go to the first and the
    /// last control.
    void setColumn(bool column) { m_column = column; }
    /// Whether the focused widget currently takes typed text.
    [[nodiscard]] bool wantsText() const;
    /// Whether a control currently receives every event.
    [[nodiscard]] bool modal() const;
    /// Whether any control can take the focus.
    [[nodiscard]] bool focusable() const;
    /// The two halves of draw(), for a form with one half clipped.
    void drawControls(Canvas& canvas) const;
    void drawOver(Canvas& canvas) const;
    /// Releases the pointer and forgets the hovered control; for when the scene is covered.
    void releasePointer();
    /// Called when a key or the pad moved the focus to another control (for the cursor sound).
    std::function<void()> onFocusMoved;

private:
    bool pointer(const Event& event, Vec at);
    bool action(const ActionPressed& action);
    bool toFocused(const Event& event);
    bool step(int direction);
    bool moveTowards(Vec direction);
    void moveTo(Widget& widget, int direction); ///< By key: also calls enterFrom() and onFocusMoved.
    void hover(Widget* widget);
    void dropUnusable(); ///< Ends the capture by, and moves the focus from, a widget that can no longer have it.
    [[nodiscard]] Widget* at(Vec point) const;
    [[nodiscard]] Widget* modalWidget() const;

    std::vector<Widget*> m_widgets;
    std::vector<std::function<void()>> m_descriptions;
    Widget* m_focused = nullptr;
    Widget* m_captured = nullptr;
    Button m_capturedBy = Button::Primary; ///< Releasing it ends the capture.
    Widget* m_hovered = nullptr;
    bool m_focusVisible = false;
    bool m_wraps = true;
    bool m_column = false;
    Motion m_motion;
};

} // namespace ui
