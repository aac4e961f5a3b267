// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace game {

/// Somebody is still up behind every closed shutter: now and then a shadow crosses one, two at most at a time. The same
/// windows at the same times on every visit. They only walk while the picture is lively, and fade out gently after
/// that.
class SlatShadows {
public:
    static constexpr ui::Seconds between = 4.6F; ///< From one walker to the next.
    static constexpr ui::Seconds crossing = 6.0F;

    void update(ui::Seconds step, bool lively);
    /// Whether a shadow is fading, so that frames are needed although nobody is there.
    [[nodiscard]] bool settling() const noexcept { return m_strength.target() <= 0 && m_strength.moving(); }

    struct Walker {
        std::size_t window; ///< Among the closed ones.
        float way;          ///< −1 … 1: from one side of the window to the other.
        float strength;     ///< 0 … 1.
    };
    /// \param closed how many windows are.
    [[nodiscard]] std::array<std::optional<Walker>, 2> walkers(std::size_t closed) const;

private:
    double m_passed = 0; ///< Seconds in which the picture was lively.
    ui::Tween m_strength;
};

/// Draws a shadow between the slats of a window; nothing in a flat theme, whose hatching has no room for one.
/// \param size as LevelHouse::windowSize().
void drawSlatShadow(ui::Canvas& canvas, ui::Vec centre, float size, const SlatShadows::Walker& walker);

} // namespace game
