// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"
#include "ui/Form.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <functional>

namespace ui {

/// Shows that scrolled content goes on beyond its view: a chevron at the edge, towards which the content fades.
/// \param ground the colour behind the content, into which it fades; no fading if it is transparent.
void drawScrollMarks(Canvas& canvas, Rect view, bool above, bool below, sf::Color ground = sf::Color::Transparent);

/// A scrolling view of controls that need more height than is available. They are placed in the area's own coordinates
/// (its top left corner is 0, 0) and belong to its form. The focused control is scrolled into view, also after a new
/// layout. Home and End go to the first and the last control.
class ScrollArea : public Widget {
public:
    ScrollArea();

    /// The form to which the controls are added, instead of the one that contains the area.
    [[nodiscard]] Form& form() noexcept { return m_form; }
    [[nodiscard]] const Form& form() const noexcept { return m_form; }
    void setContentHeight(float height);
    /// Whether Left and Right never leave the area: if there is no control beside the focused one, nothing happens.
    void setKeepsHorizontalFocus(bool holds) noexcept { m_keepsHorizontalFocus = holds; }
    [[nodiscard]] float offset() const noexcept { return m_bar.offset(); }
    [[nodiscard]] bool scrolls() const noexcept { return m_bar.needed(); } ///< Whether the content is too long.
    void scrollBy(float length) { m_bar.setOffset(m_bar.offset() + length); }
    /// Draws what is not a control (labels, dividers), in the area's own coordinates, before the controls.
    std::function<void(Canvas&)> drawContent;

    [[nodiscard]] Spoken spoken() const override; ///< That of the control inside that has the focus.
    void place(Rect bounds) override;
    void draw(Canvas& canvas) const override;
    void drawOver(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void update(Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Seconds nextChange() const override { return m_form.nextChange(); }
    [[nodiscard]] bool focusable() const override;
    [[nodiscard]] bool wantsText() const override { return m_form.wantsText(); }
    [[nodiscard]] bool modal() const override { return m_form.modal(); }
    void setFocused(bool focused) override;
    void setHovered(bool hovered) override;
    void enterFrom(int direction) override;
    [[nodiscard]] Rect focusBounds() const override;
    [[nodiscard]] Rect attention() const override;
    void setFocusVisible(bool visible) override;
    void setMotion(const Motion& motion) override;
    [[nodiscard]] std::string_view tip() const override;

private:
    [[nodiscard]] Vec shift() const; ///< Offset from the content's coordinates to the screen's.
    void revealFocus();
    void drawEnds(Canvas& canvas) const;    ///< What goes on beyond the view fades there.
    bool act(const ActionPressed& pressed); ///< Handles an action that no control used.
    bool page(Action action);

    Form m_form;
    float m_contentHeight = 0;
    bool m_keepsHorizontalFocus = false;
    ScrollBar m_bar;
};

} // namespace ui
