#include "game/scenes/TopChip.hpp"

#include <cmath>

namespace game {

namespace {

constexpr float top = 28;
constexpr float height = 40;
constexpr float padding = 13;
constexpr float picture = 20;
constexpr float gap = 8;
constexpr ui::TextStyle strongStyle{ui::Face::Bold, 17};

float widthOf(const ui::Canvas& canvas, const std::string& words, const ui::TextStyle& style) {
    return words.empty() ? 0 : canvas.textWidth(words, style) + gap;
}

} // namespace

void drawTopChip(ui::Canvas& canvas, float right, const TopChip& chip) {
    const ui::Palette& colours = canvas.colours();
    const float width =
        std::ceil(2 * padding + picture + widthOf(canvas, chip.before, ui::style::label) +
                  widthOf(canvas, chip.strong, strongStyle) + widthOf(canvas, chip.after, ui::style::body));
    const ui::Rect area{right - width, top, width, height};
    canvas.fill(area, ui::faded(colours.surfaceLo, 0.85F), 9);
    canvas.stroke(area, 1, colours.lineSoft, 9);
    ui::Vec at{area.x + padding + picture / 2, area.centre().y};
    chip.drawPicture(canvas, at);
    at.x += picture / 2 + gap;
    const auto write = [&](const std::string& words, const ui::TextStyle& style, sf::Color colour) {
        if (!words.empty())
            at.x += canvas.text(words, at, style, colour) + gap;
    };
    write(chip.before, ui::style::label, colours.text2);
    write(chip.strong, strongStyle, colours.text);
    write(chip.after, ui::style::body, colours.text2);
}

} // namespace game
