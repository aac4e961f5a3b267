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

void drawSign(ui::Canvas& canvas, ui::Vec centre, float side, Keepsake keepsake) {
    Brush brush{canvas.viewport().scale(), canvas.layerAlpha()};
    paintKeepsakeSign(brush, {centre.x - side / 2, centre.y - side / 2, side, side}, keepsake, canvas.theme());
    brush.draw(canvas);
}

float widthOf(const Medals::Medal& medal, float disc) {
    return medal.keepsake ? signShare * disc : disc;
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
    const ui::Palette& colours = canvas.colours();
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
        if (medal.keepsake) {
            drawSign(canvas, centre, wide, *medal.keepsake);
        } else {
            canvas.disc(centre, radius, colours.surfaceLo);
            canvas.ring(centre, radius, 2, colours.brass);
            canvas.icon(medal.icon, centre, 1.2F * radius, colours.brass);
        }
        x += wide;
        if (i < worded)
            x += toWords + canvas.text(medal.words, {x + toWords, centre.y}, ui::style::label, colours.text);
        x += gap;
    }
}

} // namespace game
