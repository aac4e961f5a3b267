// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/SlatShadows.hpp"

#include "puzzle/Random.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace game {

namespace {

constexpr ui::Seconds fades = 0.6F;
constexpr float darkness = 0.62F;
const sf::Color shadow{0x14, 0x0C, 0x08};
constexpr int slats = 5;
constexpr float slatHeight = 0.34F; ///< Of the distance from slat to slat.
/// Half the width of a walker behind each slat, in halves of the pane: a head, and shoulders below it.
constexpr std::array<float, slats> halfWidths{0, 0.17F, 0.15F, 0.34F, 0.36F};

} // namespace

void SlatShadows::update(ui::Seconds step, bool lively) {
    m_strength.send(lively ? 1.0F : 0.0F, fades);
    m_strength.update(step);
    if (lively || m_strength.moving())
        m_passed += static_cast<double>(step);
}

std::array<std::optional<SlatShadows::Walker>, 2> SlatShadows::walkers(std::size_t closed) const {
    std::array<std::optional<Walker>, 2> shown;
    if (closed == 0 || m_strength.value() <= 0)
        return shown;
    const auto latest = static_cast<std::int64_t>(m_passed / static_cast<double>(between));
    for (std::int64_t i = 0; i < 2; ++i) {
        const std::int64_t which = latest - i;
        const auto since = static_cast<float>(m_passed - static_cast<double>(which) * static_cast<double>(between));
        if (which < 0 || since >= crossing)
            continue;
        puzzle::Random random(static_cast<std::uint64_t>(which));
        const auto window = static_cast<std::size_t>(random.below(closed));
        const float direction = random.below(2) == 0 ? 1.0F : -1.0F;
        shown[static_cast<std::size_t>(i)] = Walker{window, direction * (2 * since / crossing - 1), m_strength.value()};
    }
    return shown;
}

void drawSlatShadow(ui::Canvas& canvas, ui::Vec centre, float size, const SlatShadows::Walker& walker) {
    if (canvas.theme().flat)
        return;
    const float pane = 0.67F * size / 2; // As bakeShutters() and paintLevelWindow() have it.
    const float pitch = 2 * pane / slats;
    const float edge = 0.90F * pane;
    const float middle = walker.way * (edge + halfWidths.back() * pane);
    for (std::size_t row = 0; row < halfWidths.size(); ++row) {
        const float left = std::max(-edge, middle - halfWidths[row] * pane);
        const float right = std::min(edge, middle + halfWidths[row] * pane);
        if (right <= left)
            continue;
        const float y = -pane + pitch * (static_cast<float>(row) + 0.5F) - slatHeight * pitch / 2;
        canvas.fill({centre.x + left, centre.y + y, right - left, slatHeight * pitch},
                    ui::faded(shadow, darkness * walker.strength));
    }
}

} // namespace game
