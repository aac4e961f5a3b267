// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BakedBrush.hpp"
#include "game/look/facade/Facade.hpp"
#include "ui/Animation.hpp"

namespace game {

/// The scaffolding around a house that is being built: poles and decks at both sides and below the eaves, so that no
/// window is behind it. It stands while the house is not ready, and then sinks into the pavement, deck by deck.
class Scaffold {
public:
    static constexpr ui::Seconds falls = 0.9F;
    static constexpr ui::Seconds fades = 0.12F; ///< Instead of that, with reduced motion.

    void set(bool stands, const ui::Motion& motion);
    /// How much of it stands, 0 … 1.
    [[nodiscard]] float standing() const noexcept { return m_standing.value(); }
    void update(ui::Seconds step) { m_standing.update(step); }
    [[nodiscard]] bool animating() const noexcept { return m_standing.moving(); }
    /// \param room beside the wall, at either side; with little of it the poles stand before the flanks of the wall.
    /// \pre the façade does not float.
    void draw(ui::Canvas& canvas, const Facade& facade, float room) const;

private:
    ui::Tween m_standing{1};
    bool m_stands = true;
    bool m_sinks = true;      ///< Otherwise it fades.
    mutable Facade m_around;  ///< As painted …
    mutable float m_room = 0; ///< … and the room beside it.
    mutable BakedPicture m_picture;
};

} // namespace game
