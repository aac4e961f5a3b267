#pragma once

#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"
#include "ui/Event.hpp"

#include <string>
#include <string_view>

namespace ui {

/// A control. It is placed by its owner, draws itself, and hears events: pointer events that hit it (or all of them
/// while it holds the pointer), actions and text while it has the focus.
class Widget {
public:
    Widget() = default;
    virtual ~Widget() = default;
    Widget(const Widget&) = delete;
    Widget& operator=(const Widget&) = delete;

    virtual void place(Rect bounds) { m_bounds = bounds; }
    [[nodiscard]] Rect bounds() const noexcept { return m_bounds; }
    /// Where a click counts: at least 40 by 40.
    [[nodiscard]] virtual Rect hitArea() const { return m_bounds.atLeast(40); }

    virtual void draw(Canvas& canvas) const = 0;
    /// What covers other controls, such as an open list; drawn after all of them.
    virtual void drawOver(Canvas&) const {}
    /// \returns whether the event was used; an unused action goes on to the form (moving the focus) and the scene.
    virtual bool handle(const Event&) { return false; }
    virtual void update(Seconds step);
    /// Whether update changes what is drawn, so that frames are needed.
    [[nodiscard]] virtual bool animating() const;
    /// Seconds until what is drawn changes by itself though nothing animates, such as a caret; negative for never.
    [[nodiscard]] virtual Seconds nextChange() const { return -1; }

    [[nodiscard]] virtual bool focusable() const { return m_enabled && m_visible; }
    /// Takes typed letters: while it has the focus, keys that type are not actions.
    [[nodiscard]] virtual bool wantsText() const { return false; }
    /// Hears every event while this is true, wherever it points: an open list.
    [[nodiscard]] virtual bool modal() const { return false; }
    /// What the control is called or does, for a tooltip; empty for none.
    [[nodiscard]] virtual std::string_view tip() const { return m_tip; }
    void setTip(std::string tip) { m_tip = std::move(tip); }

    void setEnabled(bool enabled) { m_enabled = enabled; }
    void setVisible(bool visible) { m_visible = visible; }
    [[nodiscard]] bool enabled() const noexcept { return m_enabled; }
    [[nodiscard]] bool visible() const noexcept { return m_visible; }

    // Set by the form that the widget stands in.
    virtual void setFocused(bool focused) { m_focused = focused; }
    /// The focus just came by key: forwards (1) or backwards (−1). For controls that hold others.
    virtual void enterFrom(int /*direction*/) {}
    /// What the focus leaves when arrows move it on: for controls that hold others, the inner one.
    [[nodiscard]] virtual Rect focusBounds() const { return m_bounds; }
    virtual void setHovered(bool hovered) { m_hovered = hovered; }
    /// The focus ring is drawn only while keyboard or pad were used last.
    virtual void setFocusVisible(bool visible) { m_focusVisible = visible; }
    virtual void setMotion(const Motion& motion) { m_motion = motion; }
    [[nodiscard]] bool focused() const noexcept { return m_focused; }
    [[nodiscard]] bool hovered() const noexcept { return m_hovered; }
    [[nodiscard]] bool showsFocus() const noexcept { return m_focused && m_focusVisible; }

protected:
    /// 0 … 1, follows hovered() over 100 ms.
    [[nodiscard]] float hoverAmount() const noexcept { return m_hover.value(); }
    [[nodiscard]] const Motion& motion() const noexcept { return m_motion; }
    /// The ring of 3 units, 6 outside the bounds.
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
};

/// One press of the pointer on a control: it counts when it begins and ends there.
class Press {
public:
    enum class Result : std::uint8_t { Ignored, Used, Clicked };

    [[nodiscard]] Result handle(const Event& event, Rect area);
    /// To be shown as pressed: held, and the pointer still there.
    [[nodiscard]] bool down() const noexcept { return m_held && m_inside; }
    [[nodiscard]] bool held() const noexcept { return m_held; }

private:
    bool m_held = false;
    bool m_inside = false;
};

/// Enter, Space or the pad's A, pressed anew and not repeated by being held.
[[nodiscard]] bool isConfirm(const Event& event) noexcept;

} // namespace ui
