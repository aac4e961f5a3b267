#pragma once

#include "data/settings/Settings.hpp"
#include "ui/Canvas.hpp"
#include "ui/Form.hpp"
#include "ui/Icon.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace game {

/// One setting: icon, name, a remark, and the control at the right end.
struct SettingsRow {
    ui::Icon icon = ui::Icon::Info;
    std::string label{};
    std::string note{};
    std::unique_ptr<ui::Widget> control;
    ui::Vec controlSize{170, 34};
    bool wholeWidth = false;              ///< The control takes the row, below no label (the theme cards).
    std::function<std::string()> value{}; ///< Shown right of the control, such as "80 %"; may be empty.
    std::function<void()> commit{};       ///< Takes a value that is being written; may be empty.
    std::function<void()> refresh{};      ///< Shows a value that was changed elsewhere; may be empty.
};

struct SettingsSection {
    std::string title;
    std::vector<SettingsRow> rows;
};

/// A panel of settings: sections one below the other.
struct SettingsPanel {
    std::vector<SettingsSection> sections;
    ui::Rect area;

    /// Places the controls from the top left corner on. \returns the panel's height.
    float layout(ui::Vec topLeft, float width);
    /// The controls, from the top down.
    [[nodiscard]] std::vector<ui::Widget*> controls() const;
    void refresh();
    void commit();
    void draw(ui::Canvas& canvas) const;
};

} // namespace game
