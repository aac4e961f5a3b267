// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Widget.hpp"
#include "ui/widgets/ListView.hpp"

#include <functional>
#include <string>
#include <vector>

namespace ui {

/// How a button that opens a list or a panel looks.
struct MenuFace {
    bool enabled = true;
    bool down = false; ///< Pressed, or open.
    bool open = false;
    float hover = 0; ///< 0 … 1.
};
/// Draws such a button with its chevron. \returns the area for the label.
Rect drawMenuFace(Canvas& canvas, Rect area, const MenuFace& face);

/// Selects one of many: a button with the selected item and a chevron, which opens a list below (or above). While open
/// it receives every event; Esc and a click elsewhere close it.
class Dropdown : public Widget {
public:
    static constexpr float height = 48;

    explicit Dropdown(std::vector<std::string> items = {}, std::size_t selected = 0,
                      std::function<void(std::size_t)> changed = {});

    void setItems(std::vector<std::string> items);
    [[nodiscard]] std::size_t selected() const noexcept { return m_selected; }
    void select(std::size_t index); ///< Does not call onChange.
    /// Selects the next (1) or previous (−1) item and calls onChange. \returns false at the end.
    bool step(int direction);
    /// The area that the list may cover, below and above the button; usually the whole window.
    void setScreen(Rect screen) { m_screen = screen; }
    [[nodiscard]] bool open() const noexcept { return m_open; }
    void close();

    std::function<void(std::size_t)> onChange;
    /// Draws a symbol before the label, in a box of 36 by 28, both on the button and in the list.
    std::function<void(Canvas&, Rect, std::size_t)> drawSign;

    [[nodiscard]] Spoken spoken() const override;
    void place(Rect bounds) override;
    void draw(Canvas& canvas) const override;
    void drawOver(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void update(Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && !m_items.empty(); }
    [[nodiscard]] bool modal() const override { return m_open; }
    [[nodiscard]] Rect attention() const override { return m_open ? m_list.attention() : focusBounds(); }
    void setFocused(bool focused) override;

private:
    void unfold();
    void choose(std::size_t index);
    [[nodiscard]] Rect popup() const;
    bool handleOpen(const Event& event);
    void drawLabel(Canvas& canvas, Rect area, std::size_t index, sf::Color colour) const;

    std::vector<std::string> m_items;
    std::size_t m_selected;
    ListView m_list{44, 1};
    Rect m_screen{0, 0, 1280, 800};
    bool m_open = false;
    Press m_press;
};

} // namespace ui
