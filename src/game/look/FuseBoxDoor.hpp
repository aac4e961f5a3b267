// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// The door of a fuse box, hinged at the left: shut, it hides the whole box. With reduced motion it fades in and out.
class FuseBoxDoor {
public:
    static constexpr ui::Seconds swingTime = 0.240F;
    static constexpr ui::Seconds fadeTime = 0.120F; ///< With reduced motion.

    void set(bool shut, ui::Motion motion);
    void open() { m_amount.jump(0); } ///< At once.
    void update(ui::Seconds step) { m_amount.update(step); }

    [[nodiscard]] bool animating() const noexcept { return m_amount.moving(); }
    [[nodiscard]] bool shut() const noexcept { return m_amount.value() >= 1; }
    /// How far it is shut, 0 … 1.
    [[nodiscard]] float amount() const noexcept { return m_amount.value(); }

    /// \param box what it covers.
    void draw(ui::Canvas& canvas, ui::Rect box) const;

private:
    ui::Tween m_amount;
    bool m_fades = false;
};

} // namespace game
