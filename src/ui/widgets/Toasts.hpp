// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"
#include "ui/Widget.hpp"

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>

namespace ui {

struct Toast {
    enum class Kind : std::uint8_t { Ok, Danger, Hint } kind = Kind::Ok;
    std::string text{};
    std::optional<Icon> icon{}; ///< If not set, that of the kind: check, cross, moon.
    std::string strong{};       ///< A second paragraph in bold.
    std::string more{};         ///< A last paragraph, styled like the first.
    /// Draws a sign in this area instead of the icon, with the layers of the canvas.
    std::function<void(Canvas&, Rect)> sign{};
};

/// Short messages shown one after the other at the bottom of the bounds, each for a while. If the player sees only
/// a part of the picture, they move into it. They never take input.
class Toasts : public Widget {
public:
    static constexpr Seconds usualHold = 3.2F;

    /// How long each stays.
    void setHold(Seconds hold) noexcept { m_hold = hold; }

    void show(Toast toast); ///< Appends to the queue; a repeated text is shown only once.
    /// Shows the toast at once, as the answer to what was just done. An interrupted toast is shown again after it.
    void answer(Toast toast);
    /// Shown until replaced or removed with std::nullopt, such as a hint that stays while it applies.
    void pin(std::optional<Toast> toast);
    /// The same as the answer to what was just done: what would be shown before it goes.
    void pinAnswer(Toast toast);
    void clear();
    [[nodiscard]] const Toast* current() const;
    /// How many have come so far, repeated ones too; those that wait for their turn do not count yet.
    [[nodiscard]] std::size_t count() const noexcept { return m_count; }

    void draw(Canvas& canvas) const override;
    void update(Seconds step) override;
    /// Whether a toast is coming or going; one that merely stands there needs no frames.
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Seconds nextChange() const override; ///< When the toast that stands there begins to go.
    /// Whether there are toasts that will go by themselves.
    [[nodiscard]] bool waiting() const noexcept { return !m_queue.empty(); }
    [[nodiscard]] bool focusable() const override { return false; }
    [[nodiscard]] Rect hitArea() const override { return {}; }

private:
    std::deque<Toast> m_queue;
    std::size_t m_count = 0;
    Seconds m_hold = usualHold;
    std::optional<Toast> m_pinned;
    Seconds m_shown = 0;  ///< How long the first toast of the queue has been visible.
    bool m_fresh = false; ///< It was put there since the last update, whose step is not part of its time.
    Tween m_appear;
};

/// A toast's panel without its animation, at the top of `area`. \returns its height.
float drawToast(Canvas& canvas, Rect area, const Toast& toast);
[[nodiscard]] float toastHeight(const Canvas& canvas, float width, const Toast& toast);

} // namespace ui
