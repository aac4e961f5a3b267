#pragma once

#include "ui/Form.hpp"
#include "ui/widgets/Measure.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ui {

/// An answer to a question; the safe one loses nothing.
struct DialogAnswer {
    std::string label;
    std::function<void()> chosen;
    bool safe = false;
};

/// A question over a darkened scene. The safe answer (the last one, if none is marked) is lit, stands at the right and
/// has the focus first; Esc and a click on the scrim choose it. It hears every event while it is open.
class Dialog {
public:
    static constexpr float width = 528;

    Dialog(std::string title, std::string text, std::vector<DialogAnswer> answers);

    /// Stands in the middle of `screen`.
    void layout(Rect screen, const Measure& measure);
    [[nodiscard]] Rect bounds() const noexcept { return m_bounds; }

    bool handle(const Event& event); ///< Always true: nothing behind a dialog hears anything.
    void update(Seconds step);
    void draw(Canvas& canvas) const;
    [[nodiscard]] bool animating() const;
    void setMotion(const Motion& motion);
    /// Ready-made names of the keys on the buttons: of Esc and Enter, or of pad buttons.
    [[nodiscard]] Form& form() noexcept { return m_form; }
    [[nodiscard]] const std::vector<std::unique_ptr<PushButton>>& buttons() const noexcept { return m_buttons; }

private:
    void chooseSafe();

    std::string m_title;
    std::string m_text;
    std::vector<std::unique_ptr<PushButton>> m_buttons; ///< From left to right.
    std::size_t m_safe = 0;
    std::vector<std::string> m_titleLines;
    std::vector<std::string> m_lines;
    Rect m_screen;
    Rect m_bounds;
    Form m_form;
    Tween m_appear;
    Motion m_motion;
    bool m_scrimPressed = false;
};

} // namespace ui
