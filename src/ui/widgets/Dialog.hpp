// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Form.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ui {

/// An answer to a question; choosing the safe one loses nothing.
struct DialogAnswer {
    std::string label;
    std::function<void()> chosen;
    bool safe = false;
};

/// A question over a darkened scene. The safe answer (the last one if none is marked) is lit, is placed at the right
/// and has the focus first; Esc and a click on the scrim choose it. An open dialog receives every event.
class Dialog {
public:
    static constexpr float width = 528;

    Dialog(std::string title, std::string text, std::vector<DialogAnswer> answers);

    /// Places the dialog in the middle of `screen`.
    void layout(Rect screen, const Measure& measure);
    [[nodiscard]] Rect bounds() const noexcept { return m_bounds; }

    bool handle(const Event& event); ///< Always true: nothing behind a dialog receives events.
    void update(Seconds step);
    void draw(Canvas& canvas) const;
    [[nodiscard]] bool animating() const;
    /// The fully appeared dialog, without the scrim.
    void drawPanelOnly(Canvas& canvas) const;
    void setMotion(const Motion& motion);
    /// Skips the opening animation; for a dialog that replaces another one.
    void skipAppearing() { m_appear.jump(1); }
    /// The names of the keys (or pad buttons) for Back and Confirm. The safe button shows that of Confirm, or of Back
    /// if it is the only button.
    void setKeys(std::string back, std::string confirm);
    /// Title and text.
    [[nodiscard]] std::string words() const { return m_title.empty() ? m_text : m_title + ". " + m_text; }
    [[nodiscard]] Form& form() noexcept { return m_form; }
    [[nodiscard]] const Form& form() const noexcept { return m_form; }
    /// From left to right; the safe one is last.
    [[nodiscard]] const std::vector<std::unique_ptr<PushButton>>& buttons() const noexcept { return m_buttons; }

private:
    [[nodiscard]] PushButton& safeButton() const { return *m_buttons.back(); }
    /// In one row if there is room, otherwise in a column; starts at 0, 0. \returns the height.
    float placeButtons(float room, const Measure& measure);

    std::string m_title;
    std::string m_text;
    std::vector<std::unique_ptr<PushButton>> m_buttons;
    std::vector<std::string> m_titleLines;
    std::vector<std::string> m_lines;
    float m_textTop = 0; ///< From the upper edge.
    Rect m_screen;
    Rect m_bounds;
    Form m_form;
    Tween m_appear;
    Motion m_motion;
    bool m_scrimPressed = false;
};

} // namespace ui
