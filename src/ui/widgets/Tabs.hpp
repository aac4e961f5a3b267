// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

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

/// Selects one of a few items side by side: tabs of a screen, segments of a form. One Tab stop; ←/→ and the tab actions
/// select. The items share the width equally, or according to their content.
class Tabs : public Widget {
public:
    static constexpr float height = 48;

    explicit Tabs(std::vector<TabItem> items = {}, std::size_t selected = 0,
                  std::function<void(std::size_t)> changed = {});

    void setItems(std::vector<TabItem> items);
    /// Gives each item the width of its content plus an equal share of the rest, until setItems() sets other ones. For
    /// when there is no room for all items to be as wide as the widest.
    void fit(const Measure& measure);
    void fitEvenly() { m_fitted.clear(); } ///< Lets the items share the width equally again.
    [[nodiscard]] std::size_t selected() const noexcept { return m_selected; }
    void select(std::size_t index); ///< Does not call onChange.
    /// Selects the next (1) or previous (−1) enabled item and calls onChange. For Q/E wherever the focus is. \returns
    /// false at the end.
    bool step(int direction);
    [[nodiscard]] float preferredWidth(const Measure& measure) const;

    std::function<void(std::size_t)> onChange;

    [[nodiscard]] Spoken spoken() const override;
    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void setHovered(bool hovered) override;

private:
    bool pointer(const Event& event);
    [[nodiscard]] Rect itemRect(std::size_t index) const;
    [[nodiscard]] std::optional<std::size_t> itemAt(Vec at) const; ///< Enabled items only.
    [[nodiscard]] float contentWidth(const TabItem& item, const Measure& measure) const;
    void choose(std::size_t index);
    void drawItem(Canvas& canvas, std::size_t index) const;

    std::vector<TabItem> m_items;
    std::vector<float> m_fitted; ///< Content widths of the items; empty if they share the width equally.
    std::size_t m_selected;
    std::optional<std::size_t> m_pointed;
    std::optional<std::size_t> m_held;
};

} // namespace ui
