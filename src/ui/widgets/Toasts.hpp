#pragma once

#include "ui/Canvas.hpp"
#include "ui/Widget.hpp"

#include <deque>
#include <optional>
#include <string>

namespace ui {

struct Toast {
    enum class Kind : std::uint8_t { Ok, Danger, Hint } kind = Kind::Ok;
    std::string text{};
    std::optional<Icon> icon{}; ///< Otherwise the kind's own: check, cross, moon.
    std::string strong{};       ///< A second paragraph in bold.
    std::string more{};         ///< A last paragraph, as the first.
};

/// Short messages, one after the other, each for 3.2 s. They stand at the bottom of the bounds and never take input.
class Toasts : public Widget {
public:
    static constexpr Seconds hold = 3.2F;

    void show(Toast toast); ///< Behind those that wait; the same text twice in a row is shown once.
    /// At once: the answer to what was just done. What it interrupts comes again after it.
    void answer(Toast toast);
    /// Shown until it is taken back or replaced, as a hint that stays while it is true.
    void pin(std::optional<Toast> toast);
    void clear();
    [[nodiscard]] const Toast* current() const;

    void draw(Canvas& canvas) const override;
    void update(Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool focusable() const override { return false; }
    [[nodiscard]] Rect hitArea() const override { return {}; }

private:
    std::deque<Toast> m_queue;
    std::optional<Toast> m_pinned;
    Seconds m_shown = 0; ///< How long the first of the queue has been in sight.
    Tween m_appear;
};

/// A toast's panel without its motion, from the top of `area`. \returns its height.
float drawToast(Canvas& canvas, Rect area, const Toast& toast);
[[nodiscard]] float toastHeight(const Canvas& canvas, float width, const Toast& toast);

} // namespace ui
