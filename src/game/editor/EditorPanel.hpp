// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/editor/StatusCard.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "puzzle/Cell.hpp"
#include "ui/Viewport.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Stepper.hpp"

#include <functional>
#include <initializer_list>
#include <string>

namespace game {

/// Callbacks of the right panel of an editor.
struct EditorPanelCallbacks {
    std::function<void(puzzle::Size)> size;
    std::function<void()> repair;
    std::function<void()> copy;
    std::function<void()> test;
    std::function<void()> watch; ///< See StatusBadge::watch.
};

/// Base of the right panel of the editors: size, rules, the status badge, and the buttons to copy and test the board.
/// The rules are the derived class's.
class EditorPanel {
public:
    virtual ~EditorPanel() = default;
    EditorPanel(const EditorPanel&) = delete;
    EditorPanel& operator=(const EditorPanel&) = delete;

    virtual void addTo(ui::Form& form) = 0;
    virtual void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel,
                        const ui::Viewport& viewport, const ui::Measure& measure) = 0;
    void draw(ui::Canvas& canvas) const; ///< Draws the panel under the controls.
    [[nodiscard]] const StatusCard& status() const noexcept { return m_status; }
    /// Whether a number field has the focus and takes the digit keys.
    [[nodiscard]] bool takesDigits() const { return m_rows.focused() || m_columns.focused(); }

protected:
    /// \param maxSide the largest number of rows, and of columns. \param tallestStatus the most that the badge takes.
    EditorPanel(EditorPanelCallbacks wishes, int maxSide, float tallestStatus);

    static constexpr float nameLine = 31; ///< Between two fields, for the name of the lower one.

    /// A control of the rules, and the name above it.
    struct Field {
        ui::Widget* widget;
        std::string label;
    };

    void addAll(ui::Form& form, std::initializer_list<ui::Widget*> fields);
    /// Places everything: the fields below the size, the badge where there is room.
    void layoutAll(const text::Text& text, const ui::InputMapper& input, ui::Rect panel, const ui::Viewport& viewport,
                   const ui::Measure& measure, std::initializer_list<Field> fields);
    /// \param whole whether the board can be copied. \param playable whether it can be tested as well.
    void show(puzzle::Size size, StatusBadge badge, bool whole, bool playable);

private:
    EditorPanelCallbacks m_wishes;
    int m_maxSide;
    float m_tallestStatus;
    ui::Stepper m_rows{1, m_maxSide, 5, [this](int rows) { m_wishes.size({rows, m_columns.value()}); }};
    ui::Stepper m_columns{1, m_maxSide, 5, [this](int columns) { m_wishes.size({m_rows.value(), columns}); }};
    StatusCard m_status{m_wishes.repair, m_wishes.watch};
    ui::PushButton m_copy{wordsFace(ui::Icon::Share), m_wishes.copy};
    ui::PushButton m_test{bigFace(ui::Icon::Play), m_wishes.test};
    ui::Rect m_panel;
};

} // namespace game
