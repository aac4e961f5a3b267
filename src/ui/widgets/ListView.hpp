#pragma once

#include "ui/Widget.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <functional>
#include <optional>
#include <utility>

namespace ui {

/// What the drawing of a row should show beside its content.
struct RowState {
    std::size_t index = 0;
    bool selected = false;
    bool hovered = false;
    bool pressed = false;
    bool focused = false; ///< Selected, and the keyboard is here.
};

/// The ground of a table row: alternating, lit when `lit` (the player's own), border when hovered or selected.
void drawRowGround(Canvas& canvas, Rect row, const RowState& state, bool lit = false);

/// Rows of equal height that scroll; only those in sight are drawn, by the owner. ↑/↓, PageUp/Down, Home, End move the
/// selection, which stays in sight; Enter or a double click activates, one click selects.
class ListView : public Widget {
public:
    explicit ListView(float rowHeight = 44, float gap = 1);

    void setRowCount(std::size_t count); ///< The selection stays, or goes to the last row.
    [[nodiscard]] std::size_t rowCount() const noexcept { return m_count; }
    void select(std::optional<std::size_t> row); ///< Does not call onChange; scrolls it into sight.
    [[nodiscard]] std::optional<std::size_t> selected() const noexcept { return m_selected; }
    void scrollTo(std::size_t row);
    /// A single click activates as well: menus and pickers.
    void setActivatesOnClick(bool activates) { m_activatesOnClick = activates; }

    /// Whether Up on the first row goes to the last and the other way round; otherwise the focus leaves the list.
    void setWraps(bool wraps) noexcept { m_wraps = wraps; }

    std::function<void(Canvas&, Rect, const RowState&)> drawRow;
    std::function<void(std::size_t)> onSelect;
    std::function<void(std::size_t)> onActivate;

    void place(Rect bounds) override;
    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void setHovered(bool hovered) override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && m_count > 0; }

    /// The rows at least partly in sight: first, and one past the last.
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
