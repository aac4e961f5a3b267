// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/TopChip.hpp"

#include "game/players/ToPlayers.hpp"
#include "text/Format.hpp"

#include <cmath>

namespace game {

namespace {

constexpr float top = 28;
constexpr float height = 40;
constexpr float chipPadding = 13;
constexpr float picture = 20;
constexpr float chipGap = 8;
constexpr ui::TextStyle strongStyle{ui::Face::Bold, 17};

float widthOf(const std::string& words, const ui::TextStyle& style, const ui::Measure& measure) {
    return words.empty() ? 0 : measure(words, style) + chipGap;
}

} // namespace

ui::Rect topChipArea(float right, const TopChip& chip, const ui::Measure& measure) {
    const float width =
        std::ceil(2 * chipPadding + picture + widthOf(chip.before, ui::style::label, measure) +
                  widthOf(chip.strong, strongStyle, measure) + widthOf(chip.after, ui::style::body, measure));
    return {right - width, top, width, height};
}

ui::Rect topChipQuietArea(float right) {
    constexpr float room = 180;
    return {right - room, top, room, height};
}

void drawTopChip(ui::Canvas& canvas, float right, const TopChip& chip) {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = topChipArea(right, chip, [&canvas](std::string_view words, const ui::TextStyle& style) {
        return canvas.textWidth(words, style);
    });
    canvas.fill(area, ui::faded(colours.surfaceLo, 0.85F), topChipRadius);
    canvas.stroke(area, 1, colours.lineSoft, topChipRadius);
    drawTopChipContent(canvas, area, chip);
}

void drawTopChipContent(ui::Canvas& canvas, ui::Rect area, const TopChip& chip) {
    const ui::Palette& colours = canvas.colours();
    ui::Vec at{area.x + chipPadding + picture / 2, area.centre().y};
    chip.drawPicture(canvas, at);
    at.x += picture / 2 + chipGap;
    const auto write = [&](const std::string& words, const ui::TextStyle& style, sf::Color colour) {
        if (!words.empty())
            at.x += canvas.text(words, at, style, colour) + chipGap;
    };
    write(chip.before, ui::style::label, colours.text2);
    write(chip.strong, strongStyle, colours.text);
    write(chip.after, ui::style::body, colours.text2);
}

void PlayerChip::layout(const text::Text& text, float right, const ui::Measure& measure) {
    // TRANSLATORS: Stands above the name of the player: "Playing as / Ada".
    m_chip = {text.tr("Playing as"),
              text::playerName(text, m_records.player()),
              {},
              [](ui::Canvas& on, ui::Vec centre) { on.icon(ui::Icon::User, centre, 20, on.colours().text2); }};
    setTip(text.tr("Who is playing?"));
    constexpr float widest = 320;
    if (topChipArea(right, m_chip, measure).w > widest)
        m_chip.before.clear();
    place(topChipArea(right, m_chip, measure));
}

void PlayerChip::press() {
    m_sounds.play(Sound::Select);
    m_navigator.push(ToPlayers{});
}

bool PlayerChip::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        press();
        return true;
    }
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        press();
    return result != ui::Press::Result::Ignored;
}

void PlayerChip::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    canvas.fill(area, ui::mix(colours.surfaceLo, colours.surfaceHi, hoverAmount()), topChipRadius);
    canvas.stroke(area, m_press.down() ? 1.5F : 1.0F,
                  m_press.down() ? colours.accent : ui::mix(colours.line, colours.brass, hoverAmount()), topChipRadius);
    drawTopChipContent(canvas, area, m_chip);
    drawFocusRing(canvas, topChipRadius);
}

ui::Spoken PlayerChip::spoken() const {
    return {ui::Role::Button, m_chip.before + m_chip.strong + m_chip.after};
}

} // namespace game
