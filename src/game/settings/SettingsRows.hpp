// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/settings/Settings.hpp"
#include "ui/Canvas.hpp"
#include "ui/Form.hpp"
#include "ui/Icon.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace game {

/// One setting: icon, label, note, and the control at the right end; a row without a control only says something.
struct SettingsRow {
    ui::Icon icon = ui::Icon::Info;
    std::string label{};
    std::string note{};
    std::unique_ptr<ui::Widget> control{};
    ui::Vec controlSize{170, 34};
    bool wholeWidth = false;              ///< The control takes the whole row, without icon and label (theme cards).
    std::function<std::string()> value{}; ///< Text right of the control, such as "80 %"; may be empty.
    std::function<void()> commit{};       ///< Stores a value that is still being typed; may be empty.
    std::function<void()> refresh{}; ///< Updates the control after the setting was changed elsewhere; may be empty.
    std::function<bool()> offered{}; ///< Whether the row is shown; empty: always.

    [[nodiscard]] bool shown() const { return !offered || offered(); }
};

struct SettingsSection {
    /// In the panel's left or right half, or above both.
    enum class Place : std::uint8_t { Left, Right, Above };

    Place place = Place::Left;
    std::string title; ///< Empty: none.
    std::vector<SettingsRow> rows;
};

/// A panel of settings: sections in two columns, or one below the other where there is no room for two.
struct SettingsPanel {
    std::vector<SettingsSection> sections; ///< In Tab order.
    ui::Rect area;

    /// Places panel and controls. \returns the panel's height.
    float layout(ui::Vec topLeft, float width, bool inColumns);
    /// The controls, in Tab order.
    [[nodiscard]] std::vector<ui::Widget*> controls() const;
    void refresh();
    void commit();
    void draw(ui::Canvas& canvas) const;

private:
    std::vector<ui::Rect> m_places; ///< Of the sections, as laid out last.
    float m_divider = 0;            ///< The top of the line between the columns; 0 for none.
};

} // namespace game
