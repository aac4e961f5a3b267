// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/facade/Facade.hpp"
#include "ui/Animation.hpp"

namespace game {

/// The beam of a lighthouse at one moment, as it is seen from the street.
struct Beam {
    float direction = 0; ///< Radians clockwise from the right.
    float reach = 1;     ///< Its length, compared to that of a beam that passes by.
    float spread = 1;    ///< How wide it opens, likewise.
};

/// Paints a beam and, half as strong, the one behind it, from the lantern of a façade. Nothing in themes without light.
void paintBeam(Brush& brush, const Facade& facade, const Beam& beam, const FacadeColours& colours);

/// A beam that goes round once in twelve seconds. It turns level with the ground, and one sees it from far below: what
/// comes towards the street rises, what goes away sinks behind the hill, and both look short. It begins and stops
/// gently, and stays where it is then.
class LighthouseBeam {
public:
    static constexpr ui::Seconds fullTurn = 12;
    static constexpr ui::Seconds settleTime = 0.6F;

    /// \param rest the direction in which it points at first, as in Beam.
    explicit LighthouseBeam(float rest) noexcept;

    void setTurning(bool turning) noexcept;
    void update(ui::Seconds step) noexcept;
    /// Whether it is coming to rest, so that frames are needed although nobody is there.
    [[nodiscard]] bool settling() const noexcept { return m_pace.target() <= 0 && m_pace.moving(); }
    [[nodiscard]] Beam now() const noexcept;
    /// Draws it behind a façade that is drawn later, with the layers of the canvas.
    void draw(ui::Canvas& canvas, const Facade& facade) const;

private:
    float m_angle; ///< Seen from above; 0 points to the right, a quarter turn more to the street.
    float m_near;  ///< Its reach in the first frame, which counts as 1.
    ui::Tween m_pace;
};

} // namespace game
