// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Widget.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What a pupil has made of a task, as the grid shows it.
struct ClassGridCell {
    enum class State : std::uint8_t { None, Open, Late, Done };

    State state = State::None;
    std::string moves{};
    std::string time{};
    bool helped = false;
    bool lit = false; ///< Three stars.
};

struct ClassGridRow {
    std::string name;
    std::string done;
    std::vector<ClassGridCell> cells; ///< As many in each row.
    std::string remark{};             ///< Below the name; may be empty.
};

/// A table with a line for each pupil and a column for each task. One cell is selected: the arrow keys, PageUp,
/// PageDown, Home and End move it, and the rest scrolls along; names, and the numbers of the tasks, stay in sight.
class ClassGrid : public ui::Widget {
public:
    struct Cell {
        std::size_t row = 0;
        std::size_t column = 0;

        friend bool operator==(const Cell&, const Cell&) = default;
    };

    /// \param heads of the names and of the number of tasks that are done. \param tasks number of columns.
    void show(std::vector<ClassGridRow> rows, std::size_t tasks, std::string nameHead, std::string doneHead);
    [[nodiscard]] std::optional<Cell> selected() const;
    void select(Cell cell); ///< Scrolls it into view; does not call onSelect.

    std::function<void()> onSelect;
    std::function<void()> onActivate;
    std::function<std::string(Cell)> cellWords; ///< What a cell says.

    void place(ui::Rect bounds) override;
    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setHovered(bool hovered) override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && !empty(); }
    [[nodiscard]] ui::Rect attention() const override { return empty() ? bounds() : cellRect(m_selected); }

    [[nodiscard]] ui::Rect cellRect(Cell cell) const; ///< As scrolled now.

private:
    [[nodiscard]] bool empty() const noexcept { return m_rows.empty() || m_tasks == 0; }
    [[nodiscard]] ui::Rect body() const;              ///< Below the heads.
    [[nodiscard]] std::size_t columnsInSight() const; ///< At least 1.
    [[nodiscard]] std::optional<Cell> cellAt(ui::Vec at) const;
    [[nodiscard]] float columnLeft(std::size_t column) const;
    void refit();
    bool move(ui::Action action);
    bool pointer(const ui::Event& event);
    void choose(Cell cell);
    void drawHeads(ui::Canvas& canvas) const;
    void drawRow(ui::Canvas& canvas, std::size_t row) const;
    void drawCell(ui::Canvas& canvas, Cell at) const;

    std::vector<ClassGridRow> m_rows;
    std::size_t m_tasks = 0;
    std::string m_nameHead;
    std::string m_doneHead;
    Cell m_selected;
    std::size_t m_left = 0; ///< The first column in sight.
    std::optional<Cell> m_pointed;
    ui::ScrollBar m_bar;
};

} // namespace game
