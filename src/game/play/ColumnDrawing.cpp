#include "game/play/ColumnDrawing.hpp"

namespace game {

namespace {

constexpr float factPitch = 38;

} // namespace

float drawFact(ui::Canvas& canvas, ui::Vec at, float width, ui::Icon icon, sf::Color iconColour,
               const std::string& words, const ui::TextStyle& style, sf::Color colour) {
    canvas.icon(icon, {at.x + 12, at.y}, 24, iconColour);
    const auto lines = canvas.wrap(words, style, width - 36);
    float y = at.y;
    for (const std::string& line : lines) {
        canvas.text(line, {at.x + 36, y}, style, colour);
        y += style.size * 1.3F;
    }
    return y - style.size * 1.3F + factPitch;
}

void drawFigure(ui::Canvas& canvas, ui::Vec at, const std::string& label, const std::string& number,
                const std::string& remark, const ui::TextStyle& style) {
    const ui::Palette& colours = canvas.colours();
    canvas.text(label, at, ui::style::label, colours.text2);
    const float baseline = at.y + 51;
    const float width =
        canvas.text(number, {at.x, baseline}, style, colours.text, ui::Align::Left, ui::Anchor::Baseline);
    if (!remark.empty())
        canvas.text(remark, {at.x + width + 11, baseline}, ui::style::body, colours.text2, ui::Align::Left,
                    ui::Anchor::Baseline);
}

} // namespace game
