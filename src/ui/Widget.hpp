// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"
#include "ui/Event.hpp"
#include "ui/Spoken.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace ui {

/// A control. Its owner places it; it draws itself and handles events: pointer events that hit it (or all of them while
/// it captures the pointer), and actions and text while it has the focus.
class Widget {
public:
    Widget() = default;
    virtual ~Widget() = default;
    Widget(const Widget&) = delete;
    Widget& operator=(const Widget&) = delete;

    virtual void place(Rect bounds) { m_bounds = bounds; }
    [[nodiscard]] Rect bounds() const noexcept { return m_bounds; }
    /// The area for clicks: at least 40 by 40.
    [[nodiscard]] virtual Rect hitArea() const { return m_bounds.atLeast(40); }

    virtual void draw(Canvas& canvas) const = 0;
    void drawName(Canvas& canvas) const; ///< See showName().
    /// Draws what covers other controls, such as an open list; called after draw() of all controls.
    virtual void drawOver(Canvas&) const {}
    /// \returns whether the event was used; an unused action goes on to the form (to move the focus) and the scene.
    virtual bool handle(const Event&) { return false; }
    virtual void update(Seconds step);
    /// Whether update() changes what is drawn, so that frames are needed.
    [[nodiscard]] virtual bool animating() const;
    /// Seconds until the widget next changes by itself without animating, such as a caret; negative for never.
    [[nodiscard]] virtual Seconds nextChange() const { return -1; }

    [[nodiscard]] virtual bool focusable() const { return m_enabled && m_visible; }
    /// Whether it takes typed text: while it has the focus, keys that type are not actions.
    [[nodiscard]] virtual bool wantsText() const { return false; }
    /// While true, the widget receives every event, wherever it points: an open list.
    [[nodiscard]] virtual bool modal() const { return false; }
    /// The name or purpose of the control, for a tooltip; empty for no tooltip.
    [[nodiscard]] virtual std::string_view tip() const { return m_tip; }
    void setTip(std::string tip) { m_tip = std::move(tip); }
    /// The name for players who do not see the label beside the control; by default the tip.
    void setName(std::string name) { m_name = std::move(name); }
    /// Sets the name and has the form draw it above the control. \param above from its middle to the control.
    void showName(std::string name, float above = 15) {
        m_name = std::move(name);
        m_nameAbove = above;
    }
    /// What is written below the name.
    void setNote(std::string note) { m_note = std::move(note); }
    [[nodiscard]] std::string name() const { return m_name.empty() ? std::string(tip()) : m_name; }
    /// What the control says of itself when it has the focus.
    [[nodiscard]] virtual Spoken spoken() const { return spokenAs(Role::None); }

    void setEnabled(bool enabled) { m_enabled = enabled; }
    void setVisible(bool visible) { m_visible = visible; }
    [[nodiscard]] bool enabled() const noexcept { return m_enabled; }
    [[nodiscard]] bool visible() const noexcept { return m_visible; }

    // Called by the form that contains the widget.
    virtual void setFocused(bool focused) { m_focused = focused; }
    /// The focus just arrived by key, forwards (1) or backwards (−1). For controls that contain others.
    virtual void enterFrom(int /*direction*/) {}
    /// The bounds from which arrows move the focus on; controls that contain others return those of the inner one.
    [[nodiscard]] virtual Rect focusBounds() const { return m_bounds; }
    /// What a player looks at who has moved the focus here by keyboard or gamepad: the row chosen in a list.
    [[nodiscard]] virtual Rect attention() const { return focusBounds(); }
    virtual void setHovered(bool hovered) { m_hovered = hovered; }
    /// The focus ring is drawn only if keyboard or pad were used last.
    virtual void setFocusVisible(bool visible) { m_focusVisible = visible; }
    virtual void setMotion(const Motion& motion) { m_motion = motion; }
    [[nodiscard]] bool focused() const noexcept { return m_focused; }
    [[nodiscard]] bool hovered() const noexcept { return m_hovered; }
    [[nodiscard]] bool showsFocus() const noexcept { return m_focused && m_focusVisible; }

protected:
    /// 0 … 1, follows hovered() over 100 ms.
    [[nodiscard]] float hoverAmount() const noexcept { return m_hover.value(); }
    [[nodiscard]] const Motion& motion() const noexcept { return m_motion; }
    /// What every control can say: its name, and whether it can be used.
    [[nodiscard]] Spoken spokenAs(Role role, std::string value = {}) const {
        return {role, name(), std::move(value), {}, 0, 0, {}, m_enabled, m_note};
    }
    /// Draws a ring 3 units wide, 6 outside the bounds.
    void drawFocusRing(Canvas& canvas, float radius) const;

private:
    Rect m_bounds;
    bool m_enabled = true;
    bool m_visible = true;
    bool m_focused = false;
    bool m_hovered = false;
    bool m_focusVisible = false;
    Tween m_hover;
    Motion m_motion;
    std::string m_tip;
    std::string m_name;
    std::string m_note;
    float m_nameAbove = 0; ///< See showName(); 0 if the name is not drawn.
};

/// A press of the pointer on a control; it clicks if it begins and ends there.
class Press {
public:
    enum class Result : std::uint8_t { Ignored, Used, Clicked };

    [[nodiscard]] Result handle(const Event& event, Rect area);
    /// Whether to draw the control as pressed: held, with the pointer still inside.
    [[nodiscard]] bool down() const noexcept { return m_held && m_inside; }
    [[nodiscard]] bool held() const noexcept { return m_held; }

private:
    bool m_held = false;
    bool m_inside = false;
};

/// Enter, Space or the pad's A, newly pressed rather than repeated.
[[nodiscard]] bool isConfirm(const Event& event) noexcept;

/// Whether something was newly pressed, clicked or typed: a sign that the player wants to move on.
[[nodiscard]] bool isPress(const Event& event) noexcept;

} // namespace ui
