#include "game/win/Medals.hpp"

#include "game/look/Theme.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

constexpr float toWords = 8;
constexpr float gap = 22; ///< Between two medals.

void drawRibbon(ui::Canvas& canvas, ui::Vec centre, float radius) {
    const Look& look = game::look(canvas.theme());
    for (const float side : {-1.0F, 1.0F}) {
        const std::array band{centre + ui::Vec{0, -0.6F * radius},
                              centre + ui::Vec{side * 0.55F * radius, -0.6F * radius},
                              centre + ui::Vec{side * 1.05F * radius, -1.75F * radius},
                              centre + ui::Vec{side * 0.35F * radius, -1.75F * radius}};
        canvas.polygon(band, side < 0 ? look.cobalt : look.cobaltHi);
    }
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
    float width = static_cast<float>(m_medals.size()) * (disc + gap) - gap;
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
        const ui::Vec centre{x + radius, row.centre().y};
        if (medal.ribbon)
            drawRibbon(canvas, centre, radius);
        canvas.disc(centre, radius, colours.surfaceLo);
        canvas.ring(centre, radius, 2, colours.brass);
        canvas.icon(medal.icon, centre, 1.2F * radius, colours.brass);
        x += disc;
        if (i < worded)
            x += toWords + canvas.text(medal.words, {x + toWords, centre.y}, ui::style::label, colours.text);
        x += gap;
    }
}

} // namespace game
