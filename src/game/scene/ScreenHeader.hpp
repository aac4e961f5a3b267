// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Form.hpp"
#include "ui/Text.hpp"
#include "ui/Viewport.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <string>

namespace game {

/// The header of a screen: the Back button and the title.
class ScreenHeader {
public:
    explicit ScreenHeader(std::function<void()> back);

    void addTo(ui::Form& form) { form.add(m_back); }
    void layout(const ui::Viewport& viewport, std::string title, std::string back, const ui::Measure& measure);
    /// Draws the title; the form draws the button.
    void draw(ui::Canvas& canvas) const;

    [[nodiscard]] const ui::PushButton& back() const noexcept { return m_back; }
    [[nodiscard]] ui::Rect titleArea() const noexcept { return m_titleArea; }

private:
    ui::PushButton m_back;
    std::string m_title;
    ui::Rect m_titleArea;
};

} // namespace game
