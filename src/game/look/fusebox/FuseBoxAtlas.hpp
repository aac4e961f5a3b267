// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Graphics/Texture.hpp>

#include <string_view>

namespace game {

/// What the sprites of a fuse box are baked for. All lengths in pixels.
struct FuseBoxSpec {
    std::string_view theme; ///< The theme's name.
    int pitch = 70;         ///< Pitch of the cells; at least 1.
    float line = 1;         ///< Width of fine lines.
    float lamp = 4.5F;      ///< Radius of a lamp.

    friend bool operator==(const FuseBoxSpec&, const FuseBoxSpec&) = default;
};

/// The radii of a terminal, in pixels.
struct TerminalRadii {
    float casing = 0; ///< Dark, around everything.
    float ring = 0;   ///< In the colour of the pair.
    float disc = 0;   ///< The ceramic with the number.
};
/// Below this pitch in pixels terminals are rings without numbers and halos.
inline constexpr float tinyTerminals = 17;
/// Small terminals have larger discs, so that numbers fit on them.
[[nodiscard]] TerminalRadii terminalRadii(float pitch) noexcept;

/// The area of the well of a cell, from the cell's top left corner: a square.
struct WellBox {
    float from = 0; ///< From the cell's left, and from its top.
    float side = 0;
    float radius = 0;
};
[[nodiscard]] WellBox wellBox(int pitch) noexcept;

/// All sprites of a fuse box at one exact size, in one texture, computed pixel by pixel.
class FuseBoxAtlas {
public:
    explicit FuseBoxAtlas(const FuseBoxSpec& spec);

    [[nodiscard]] const FuseBoxSpec& spec() const noexcept { return m_spec; }
    [[nodiscard]] const sf::Texture& texture() const noexcept { return m_texture; }

    // Areas of the texture, in texels. Those of cells and terminals are pitch × pitch.
    [[nodiscard]] sf::IntRect well() const noexcept { return m_well; }
    [[nodiscard]] sf::IntRect wellShape() const noexcept { return m_wellShape; } ///< White, to be tinted.
    [[nodiscard]] sf::IntRect casing() const noexcept { return m_casing; }       ///< The casing of a terminal.
    [[nodiscard]] sf::IntRect ring() const noexcept { return m_ring; }           ///< White, to be tinted; a disc.
    [[nodiscard]] sf::IntRect ceramic() const noexcept { return m_ceramic; }     ///< Not joined.
    [[nodiscard]] sf::IntRect warm() const noexcept { return m_warm; }           ///< Joined.
    [[nodiscard]] sf::IntRect socket() const noexcept { return m_socket; }       ///< A dark lamp.
    [[nodiscard]] sf::IntRect light() const noexcept { return m_light; }         ///< A lit lamp.
    [[nodiscard]] sf::IntRect glow() const noexcept { return m_glow; }           ///< White, alpha as LampAtlas::glow().
    [[nodiscard]] sf::Vector2f white() const noexcept { return m_white; } ///< The middle of an opaque white spot.

private:
    FuseBoxSpec m_spec;
    sf::IntRect m_well, m_wellShape;
    sf::IntRect m_casing, m_ring, m_ceramic, m_warm;
    sf::IntRect m_socket, m_light;
    sf::IntRect m_glow;
    sf::Vector2f m_white;
    sf::Texture m_texture;
};

} // namespace game
