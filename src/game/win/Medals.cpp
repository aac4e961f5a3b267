// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/Medals.hpp"

#include "game/look/KeepsakeWindow.hpp"

#include <algorithm>
#include <numeric>

namespace game {

namespace {

constexpr float toWords = 8;
constexpr float gap = 22; ///< Between two medals.

/// The side of the sign of an achievement, relative to the height of a round medal.
constexpr float signShare = 1.3F;

float widthOf(const Medals::Medal& medal, float disc) {
    return std::holds_alternative<Keepsake>(medal.sign) ? signShare * disc : disc;
}

void drawSign(ui::Canvas& canvas, const Medals::Medal& medal, ui::Vec centre, float radius) {
    if (const auto* keepsake = std::get_if<Keepsake>(&medal.sign)) {
        const float side = 2 * radius * signShare;
        drawKeepsakeSign(canvas, {centre.x - side / 2, centre.y - side / 2, side, side}, *keepsake);
        return;
    }
    const ui::Palette& colours = canvas.colours();
    canvas.disc(centre, radius, colours.surfaceLo);
    canvas.ring(centre, radius, 2, colours.brass);
    canvas.icon(std::get<ui::Icon>(medal.sign), centre, 1.2F * radius, colours.brass);
}

} // namespace

void Medals::add(Medal medal, std::optional<Sound> sound) {
    m_medals.push_back(std::move(medal));
    if (sound)
        m_sounds.push_back(*sound);
}

void Medals::sound(Sounds& sounds) {
    for (const Sound each : m_sounds)
        sounds.play(each);
    m_sounds.clear();
}

void Medals::draw(ui::Canvas& canvas, ui::Rect row) const {
    if (m_medals.empty())
        return;
    const float radius = row.h / 2;
    const float disc = 2 * radius;
    float width = std::accumulate(m_medals.begin(), m_medals.end(), -gap,
                                  [&](float sum, const Medal& medal) { return sum + widthOf(medal, disc) + gap; });
    std::size_t worded = 0; // The last ones stand without words if there is no room for all.
    for (const Medal& medal : m_medals) {
        const float words = toWords + canvas.textWidth(medal.words, ui::style::label);
        if (width + words > row.w)
            break;
        width += words;
        ++worded;
    }
    float x = row.x;
    for (std::size_t i = 0; i < m_medals.size(); ++i) {
        const Medal& medal = m_medals[i];
        const float wide = widthOf(medal, disc);
        const ui::Vec centre{x + wide / 2, row.centre().y};
        drawSign(canvas, medal, centre, radius);
        x += wide;
        if (i < worded)
            x += toWords + canvas.text(medal.words, {x + toWords, centre.y}, ui::style::label, canvas.colours().text);
        x += gap;
    }
}

} // namespace game
