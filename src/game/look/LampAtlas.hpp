// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Residents.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <list>
#include <string_view>

namespace game {

/// Some of the residents.
class ResidentSet {
public:
    constexpr ResidentSet() = default;
    explicit ResidentSet(const Family& family) noexcept {
        for (const Resident who : family)
            m_bits |= bit(who);
    }

    [[nodiscard]] bool empty() const noexcept { return m_bits == 0; }
    [[nodiscard]] int size() const noexcept { return std::popcount(m_bits); }
    [[nodiscard]] bool contains(Resident who) const noexcept { return (m_bits & bit(who)) != 0; }
    friend bool operator==(const ResidentSet&, const ResidentSet&) = default;

private:
    [[nodiscard]] static constexpr unsigned bit(Resident who) noexcept { return 1U << static_cast<unsigned>(who); }

    unsigned m_bits = 0;
};

/// What a lamp atlas is baked for.
struct LampSpec {
    std::string_view theme; ///< The theme's name.
    int pitch = 116;        ///< Cell pitch in device pixels, at least 1.
    bool symbols = false;   ///< A sun on every lit window; the contrast theme always has it.
    bool levels = false;    ///< Includes the dark window without bars and the shutters of the campaign.
    /// Who is included, in all poses, or awake only with `levels`. \pre none below a pitch of streetResidentsFrom.
    ResidentSet residents{};

    friend bool operator==(const LampSpec&, const LampSpec&) = default;
};

/// All sprites of a board at one exact size, in one texture: the window off and on, residents, a disc of light,
/// shutters, and a white spot for shapes. A window is computed pixel by pixel, once per size.
class LampAtlas {
public:
    explicit LampAtlas(const LampSpec& spec);

    [[nodiscard]] const LampSpec& spec() const noexcept { return m_spec; }
    [[nodiscard]] const sf::Texture& texture() const noexcept { return m_texture; }

    // Areas of the texture, in texels. The windows are pitch × pitch.
    [[nodiscard]] sf::IntRect off() const noexcept { return m_off; }
    [[nodiscard]] sf::IntRect on() const noexcept { return m_on; }
    [[nodiscard]] sf::IntRect bare() const noexcept { return m_bare; } ///< Off, without bars. \pre spec().levels.
    [[nodiscard]] sf::IntRect shutters() const noexcept { return m_shutters; } ///< \pre spec().levels.
    /// Somebody in white, to be drawn in any colour on the glass, residentInset() inside the window. Empty if not
    /// included.
    [[nodiscard]] sf::IntRect resident(Resident who, Pose pose) const noexcept {
        return m_residents[static_cast<std::size_t>(who)][static_cast<std::size_t>(pose)];
    }
    [[nodiscard]] int residentInset() const noexcept { return m_inset; }
    /// White, alpha (e^(−4.2r²) − e^(−4.2)) / (1 − e^(−4.2)).
    [[nodiscard]] sf::IntRect glow() const noexcept { return m_glow; }
    [[nodiscard]] sf::Vector2f white() const noexcept { return m_white; } ///< The middle of an opaque white spot.

private:
    LampSpec m_spec;
    sf::IntRect m_off;
    sf::IntRect m_on;
    sf::IntRect m_bare;
    sf::IntRect m_shutters;
    std::array<std::array<sf::IntRect, poseCount>, residentCount> m_residents;
    int m_inset = 0;
    sf::IntRect m_glow;
    sf::Vector2f m_white;
    sf::Texture m_texture;
};

/// The most recently used atlases, so that each size is baked only once.
class LampAtlases {
public:
    /// The atlas for `spec`, baked if it is new. The reference stays valid until eight others have been requested, or
    /// until dropUnused() drops it.
    [[nodiscard]] const LampAtlas& get(const LampSpec& spec);
    /// Drops the atlases that have not been used since the last call.
    void dropUnused();
    [[nodiscard]] std::size_t size() const noexcept { return m_recent.size(); }

private:
    struct Entry {
        explicit Entry(const LampSpec& spec)
            : atlas(spec) {}

        LampAtlas atlas;
        bool used = true;
    };

    std::list<Entry> m_recent; ///< Most recently used first.
};

/// How detailed a window of a given pitch is.
enum class LampDetail : std::uint8_t {
    Full,  ///< From 40 px: frame, glazing bars, sill.
    Plain, ///< 12 to 39 px: a framed pane.
    Flat,  ///< Below 12 px: a square with a gap of one pixel.
};
[[nodiscard]] LampDetail lampDetail(int pitch) noexcept;

/// One window, pitch × pitch pixels, straight alpha. `bars` only matters at full detail.
[[nodiscard]] sf::Image bakeLamp(const LampSpec& spec, bool on, bool bars = true);

/// The frame of such a window with closed shutters.
[[nodiscard]] sf::Image bakeShutters(const LampSpec& spec);

/// Somebody behind the glass of a window: the square around the glass, white, with the silhouette as alpha.
[[nodiscard]] sf::Image bakeResident(int pitch, Resident who, Pose pose);

/// A disc of light of `side` × `side` pixels: white, with the glow profile as alpha, dithered against banding.
[[nodiscard]] sf::Image bakeGlow(int side);

} // namespace game
