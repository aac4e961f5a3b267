#pragma once

#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ui {

struct TabItem {
    std::string label{};
    std::optional<Icon> icon{};
    bool enabled = true;
};

/// One of a few, side by side in a well: tabs of a screen, segments of a form. One stop for the focus; ←/→ and the tab
/// actions choose. The items share the width evenly, or as their words need it.
class Tabs : public Widget {
public:
    static constexpr float height = 48;

    explicit Tabs(std::vector<TabItem> items = {}, std::size_t selected = 0,
                  std::function<void(std::size_t)> changed = {});

    void setItems(std::vector<TabItem> items);
    /// Gives each item what its content needs and the same share of what is left, until other items are set: where room
    /// is too short for all to be as wide as the widest.
    void fit(const Measure& measure);
    [[nodiscard]] std::size_t selected() const noexcept { return m_selected; }
    void select(std::size_t index); ///< Does not call onChange.
    /// To the next item that is enabled, `direction` ±1; tells onChange. For Q/E wherever the focus is.
    /// \returns false at the end.
    bool step(int direction);
    [[nodiscard]] float preferredWidth(const Measure& measure) const;

    std::function<void(std::size_t)> onChange;

    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void setHovered(bool hovered) override;

private:
    bool pointer(const Event& event);
    [[nodiscard]] Rect itemRect(std::size_t index) const;
    [[nodiscard]] std::optional<std::size_t> itemAt(Vec at) const; ///< Enabled ones only.
    [[nodiscard]] float contentWidth(const TabItem& item, const Measure& measure) const;
    void choose(std::size_t index);
    void drawItem(Canvas& canvas, std::size_t index) const;

    std::vector<TabItem> m_items;
    std::vector<float> m_fitted; ///< The widths of the items' content; empty where they share evenly.
    std::size_t m_selected;
    std::optional<std::size_t> m_pointed;
    std::optional<std::size_t> m_held;
};

} // namespace ui
