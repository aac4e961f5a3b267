// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/leaderboard/ScoreTable.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <functional>

namespace game {

/// The column heads of the leaderboard. A click on one sorts by it; with the keyboard, ←/→ move from head to head and
/// Enter sorts. The whole header is one focus stop.
class ScoreHeader : public ui::Widget {
public:
    static constexpr float height = 54;

    void setColumns(const std::vector<ColumnPlace>& columns, const ui::Measure& measure);
    [[nodiscard]] const ScoreOrder& order() const noexcept { return m_order; }

    std::function<void()> onSort;

    [[nodiscard]] ui::Spoken spoken() const override {
        ui::Spoken spoken =
            spokenAs(ui::Role::List, m_cursor < m_heads.size() ? m_heads[m_cursor].place.head : std::string());
        spoken.on = m_cursor < m_heads.size() && sorted(m_heads[m_cursor]);
        return spoken;
    }
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    [[nodiscard]] ui::Rect focusBounds() const override;
    void setHovered(bool hovered) override;

    [[nodiscard]] ui::Rect headRect(std::size_t index) const; ///< The area where a click sorts by this column.

private:
    struct Head {
        ColumnPlace place;
        float width = 0; ///< Width of its label.
    };

    [[nodiscard]] std::optional<std::size_t> headAt(ui::Vec at) const;
    [[nodiscard]] bool sorted(const Head& head) const noexcept { return head.place.column == m_order.column; }
    void sortBy(std::size_t index);
    bool act(const ui::ActionPressed& pressed);

    std::vector<Head> m_heads;
    ScoreOrder m_order;
    std::size_t m_cursor = 0; ///< The head that Enter sorts by.
    std::optional<std::size_t> m_pointed;
};

} // namespace game
