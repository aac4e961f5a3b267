// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/look/Mesh.hpp"
#include "game/look/Residents.hpp"
#include "game/look/board/BoardLights.hpp"
#include "ui/Animation.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace game {

/// The residents of a board: where they live, and what little they do while their windows are lit. While the game is
/// not idle, at most three of them move: those under the pointer, those that the last press touched, and some at
/// random.
class BoardResidents {
public:
    BoardResidents() = default;
    BoardResidents(std::vector<Home> homes, std::uint64_t seed);

    [[nodiscard]] bool empty() const noexcept { return m_dwellers.empty(); }
    [[nodiscard]] const std::vector<Home>& homes() const noexcept { return m_homes; }

    /// Sets whether anybody moves; they come to rest gently.
    void setLively(bool lively) noexcept { m_lively = lively; }
    /// \param cells the windows that the last press switched.
    void touch(std::span<const lights::Cell> cells) {
        m_touched.assign(cells.begin(), cells.end());
        m_waver.reset();
    }
    /// The last press has put everybody to bed: the last of those that it switched waves before pulling the cord.
    void sayGoodNight();
    /// \param pointed the window under the pointer.
    void update(float seconds, const BoardLights& lights, std::optional<lights::Cell> pointed);
    /// Whether anybody moves.
    [[nodiscard]] bool moving() const noexcept;
    /// Whether anybody is coming to rest.
    [[nodiscard]] bool settling() const noexcept { return !m_lively && moving(); }

    /// Somebody at one moment, as drawn.
    struct Sight {
        Resident who;
        float phase = 0;  ///< Seconds since they began to move.
        float vigour = 0; ///< 0 at rest … 1.
        bool waves = false;
    };
    [[nodiscard]] std::optional<Sight> at(lights::Cell cell) const noexcept;

private:
    struct Dweller {
        Home home;
        float phase = 0;
        ui::Tween vigour;
    };

    [[nodiscard]] std::vector<std::size_t> chosen(const BoardLights& lights, std::optional<lights::Cell> pointed) const;

    std::vector<Home> m_homes;
    std::vector<Dweller> m_dwellers;
    std::vector<lights::Cell> m_touched;
    std::optional<lights::Cell> m_waver;
    std::uint64_t m_seed = 0;
    float m_passed = 0; ///< Seconds in which the residents were lively.
    bool m_lively = false;
};

/// What somebody does behind a window with this light; std::nullopt if nobody is seen.
[[nodiscard]] std::optional<Pose> poseOf(const Shine& shine) noexcept;

/// What is needed to paint somebody behind the glass of a window.
struct ResidentPaint {
    const LampAtlas& atlas;
    sf::FloatRect window; ///< The cell, in pixels.
    float scale = 1;      ///< Pixels per logical unit: how far anybody moves.
    sf::Color ink;        ///< Colour of a silhouette against the light, opaque.
    float alpha = 1;      ///< Alpha of the board.
};
void paintResident(Mesh& mesh, const ResidentPaint& paint, const BoardResidents::Sight& sight, const Shine& shine);

} // namespace game
