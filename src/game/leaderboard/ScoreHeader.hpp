#pragma once

#include "game/leaderboard/ScoreTable.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <functional>

namespace game {

/// The heads of the leaderboard's columns. A click on one sorts by it; with the keyboard ←/→ go from head to head and
/// Enter sorts. One stop for the focus.
class ScoreHeader : public ui::Widget {
public:
    static constexpr float height = 54;

    void setColumns(const std::vector<ColumnPlace>& columns, const ui::Measure& measure);
    [[nodiscard]] const ScoreOrder& order() const noexcept { return m_order; }

    std::function<void()> onSort;

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    [[nodiscard]] ui::Rect focusBounds() const override;
    void setHovered(bool hovered) override;

    [[nodiscard]] ui::Rect headRect(std::size_t index) const; ///< Where a click means this column.

private:
    struct Head {
        ColumnPlace place;
        float width = 0; ///< Of its words.
    };

    [[nodiscard]] std::optional<std::size_t> headAt(ui::Vec at) const;
    [[nodiscard]] bool sorted(const Head& head) const noexcept { return head.place.column == m_order.column; }
    void sortBy(std::size_t index);
    bool act(const ui::ActionPressed& pressed);

    std::vector<Head> m_heads;
    ScoreOrder m_order;
    std::size_t m_cursor = 0; ///< The head that Enter means.
    std::optional<std::size_t> m_pointed;
};

} // namespace game
