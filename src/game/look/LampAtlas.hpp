#pragma once

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <array>
#include <cstdint>
#include <list>
#include <string_view>

namespace game {

/// A silhouette behind a lit pane.
enum class Silhouette : std::uint8_t { Plant, Cat, Curtains, Pendant, Books };

/// What a lamp atlas is baked for.
struct LampSpec {
    std::string_view theme; ///< The theme's name.
    int pitch = 116;        ///< Cell pitch in device pixels, at least 1.
    bool symbols = false;   ///< A sun on every lit window; the contrast theme always has it.
    bool levels = false;    ///< Includes the dark window without bars and the shutters of the campaign.

    friend bool operator==(const LampSpec&, const LampSpec&) = default;
};

/// All sprites of a board at one exact size, in one texture: the window off and on, silhouettes, a disc of light,
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
    /// Empty below a pitch of 60 px and in the contrast theme.
    [[nodiscard]] sf::IntRect silhouette(Silhouette kind) const noexcept {
        return m_silhouettes[static_cast<std::size_t>(kind)];
    }
    /// White, alpha (e^(−4.2r²) − e^(−4.2)) / (1 − e^(−4.2)).
    [[nodiscard]] sf::IntRect glow() const noexcept { return m_glow; }
    [[nodiscard]] sf::Vector2f white() const noexcept { return m_white; } ///< The middle of an opaque white spot.

private:
    LampSpec m_spec;
    sf::IntRect m_off;
    sf::IntRect m_on;
    sf::IntRect m_bare;
    sf::IntRect m_shutters;
    std::array<sf::IntRect, 5> m_silhouettes;
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

/// The same frame with closed shutters.
[[nodiscard]] sf::Image bakeShutters(const LampSpec& spec);

/// A silhouette, pitch × pitch pixels, with its colour and alpha, clipped to the glass.
[[nodiscard]] sf::Image bakeSilhouette(const LampSpec& spec, Silhouette kind);

/// A disc of light of `side` × `side` pixels: white, with the glow profile as alpha, dithered against banding.
[[nodiscard]] sf::Image bakeGlow(int side);

} // namespace game
