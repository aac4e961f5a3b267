// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Widget.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <functional>
#include <optional>
#include <utility>

namespace ui {

/// How to draw a row, apart from its content.
struct RowState {
    std::size_t index = 0;
    bool selected = false;
    bool hovered = false;
    bool pressed = false;
    bool focused = false; ///< Selected, and the list has the keyboard focus.
};

/// The background of a table row: alternating colours, lit if `lit` (the player's own row), with a border if hovered or
/// selected.
void drawRowBackground(Canvas& canvas, Rect row, const RowState& state, bool lit = false);

/// What a list shows, and what follows when a row is selected or activated.
struct ListRows {
    std::function<void(Canvas&, Rect, const RowState&)> draw{};
    std::function<std::string(std::size_t)> words{}; ///< What a row says.
    std::function<void(std::size_t)> selected{};
    std::function<void(std::size_t)> activated{};
};

/// Scrolling rows of equal height; the owner draws them, and only the visible ones. ↑/↓, PageUp/Down, Home, End move
/// the selection, which stays visible; a click selects, Enter or a double click activates.
class ListView : public Widget {
public:
    explicit ListView(float rowHeight = 44, float gap = 1, ListRows rows = {});

    void setRowCount(std::size_t count); ///< Keeps the selection; if its row is gone, selects the last row.
    [[nodiscard]] std::size_t rowCount() const noexcept { return m_count; }
    void select(std::optional<std::size_t> row); ///< Does not call onChange; scrolls to the row.
    [[nodiscard]] std::optional<std::size_t> selected() const noexcept { return m_selected; }
    void scrollTo(std::size_t row);
    /// Whether a single click also activates, for menus and pickers.
    void setActivatesOnClick(bool activates) { m_activatesOnClick = activates; }

    /// Whether Up and Down wrap around at the ends; otherwise the focus leaves the list there.
    void setWraps(bool wraps) noexcept { m_wraps = wraps; }

    std::function<void(Canvas&, Rect, const RowState&)> drawRow;
    /// What a row says.
    std::function<std::string(std::size_t)> rowWords;
    std::function<void(std::size_t)> onSelect;
    std::function<void(std::size_t)> onActivate;

    [[nodiscard]] Spoken spoken() const override;
    void place(Rect bounds) override;
    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void setHovered(bool hovered) override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && m_count > 0; }
    [[nodiscard]] Rect attention() const override { return m_selected ? rowRect(*m_selected) : bounds(); }

    /// The rows that are at least partly visible: the first, and one past the last.
    [[nodiscard]] std::pair<std::size_t, std::size_t> visibleRows() const;
    [[nodiscard]] Rect rowRect(std::size_t row) const;
    [[nodiscard]] std::optional<std::size_t> rowAt(Vec at) const;

private:
    [[nodiscard]] float pitch() const { return m_rowHeight + m_gap; }
    [[nodiscard]] std::size_t rowsPerPage() const;
    void refit();
    void choose(std::size_t row);
    bool moveSelection(Action action);
    bool pointer(const Event& event);

    float m_rowHeight;
    float m_gap;
    std::size_t m_count = 0;
    bool m_activatesOnClick = false;
    bool m_wraps = false;
    std::optional<std::size_t> m_selected;
    std::optional<std::size_t> m_pointed;
    std::optional<std::size_t> m_held;
    ScrollBar m_bar;
};

} // namespace ui
