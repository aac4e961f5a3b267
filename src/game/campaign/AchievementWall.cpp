// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/AchievementWall.hpp"

#include "game/look/KeepsakeWindow.hpp"
#include "game/look/Theme.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float above = 16;       ///< From the top of the area to the first window.
constexpr float toPlate = 10;     ///< From a window to its plate.
constexpr float belowPlate = 12;  ///< At least, to the next window.
constexpr float platePadding = 4; ///< Beside a name, at least.
constexpr float betweenPlates = 6;
constexpr float smallestWindow = 84;
constexpr float largestWindow = 132;
constexpr float reach = 30; ///< How far light falls beyond the windows.
const ui::TextStyle nameStyle = ui::style::label;
const float lineHeight = nameStyle.size * 1.25F;

} // namespace

void AchievementWall::show(std::vector<Sill> sills) {
    if (sills != m_sills)
        m_windowsPicture.clear();
    m_sills = std::move(sills);
    begin(selected());
}

void AchievementWall::arrange(ui::Rect bounds, const ui::Measure& measure) {
    m_windowsPicture.clear();
    Widget::place(bounds);
    m_pitch.x = bounds.w / static_cast<float>(columns);
    m_plates.clear();
    for (const Sill& sill : m_sills) {
        const auto lines = ui::wrapped(sill.name, nameStyle, nameRoom(), measure).size();
        m_plates.push_back(static_cast<float>(lines) * lineHeight + 10);
    }
    const float words =
        toPlate + (m_plates.empty() ? 0 : *std::max_element(m_plates.begin(), m_plates.end())) + belowPlate;
    const auto down = static_cast<float>(std::max<std::size_t>(1, floors()));
    const float room = (bounds.h - above) / down;
    m_window = std::clamp(std::min(room - words, m_pitch.x - 20), smallestWindow, largestWindow);
    m_pitch.y = std::max(room, m_window + words);
    m_bar.fit(bounds, above + down * m_pitch.y);
    beforeSelect(selected());
    jumpBrackets();
}

float AchievementWall::nameRoom() const noexcept {
    return m_pitch.x - betweenPlates - 2 * platePadding;
}

ui::Rect AchievementWall::unscrolled(std::size_t index) const {
    const auto row = static_cast<float>(index / columns);
    const auto column = static_cast<float>(index % columns);
    return {column * m_pitch.x + (m_pitch.x - m_window) / 2, above + row * m_pitch.y, m_window, m_window};
}

ui::Rect AchievementWall::windowRect(std::size_t index) const {
    return unscrolled(index).moved({bounds().x, bounds().y - m_bar.offset()});
}

ui::Rect AchievementWall::plateRect(std::size_t index) const {
    const ui::Rect window = windowRect(index);
    const float width = m_pitch.x - betweenPlates;
    return {window.centre().x - width / 2, window.bottom() + toPlate, width, m_plates[index]};
}

ui::Vec AchievementWall::centreOf(std::size_t index) const {
    return index < m_sills.size() ? unscrolled(index).centre() : ui::Vec{};
}

std::optional<std::size_t> AchievementWall::windowAt(ui::Vec at) const {
    if (!bounds().contains(at))
        return std::nullopt;
    for (std::size_t i = 0; i < m_sills.size(); ++i)
        if (windowRect(i).united(plateRect(i)).contains(at))
            return i;
    return std::nullopt;
}

bool AchievementWall::moveFloors(std::ptrdiff_t by) {
    const std::ptrdiff_t floor = static_cast<std::ptrdiff_t>(selected() / columns) + by;
    if (floor < 0 || floor >= static_cast<std::ptrdiff_t>(floors()))
        return false;
    choose(std::min(static_cast<std::size_t>(floor) * columns + selected() % columns, m_sills.size() - 1));
    return true;
}

void AchievementWall::beforeSelect(std::size_t index) {
    const auto row = static_cast<float>(index / columns);
    m_bar.reveal(row * m_pitch.y + (row > 0 ? above : 0), m_pitch.y);
}

bool AchievementWall::handle(const ui::Event& event) {
    return m_bar.handle(event) || WindowPicker::handle(event);
}

const BakedBrush& AchievementWall::picture(const ui::Canvas& canvas) const {
    return m_windowsPicture.on(canvas, [&](Brush& brush) {
        for (std::size_t i = 0; i < m_sills.size(); ++i)
            paintKeepsakeWindow(brush, unscrolled(i), m_sills[i].keepsake, m_sills[i].earned, canvas.theme());
        return ui::Rect{-reach, -reach, bounds().w + 2 * reach,
                        above + static_cast<float>(floors()) * m_pitch.y + 2 * reach};
    });
}

void AchievementWall::drawPlate(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect plate = plateRect(index);
    const bool chosen = index == selected();
    canvas.fill(plate, ui::faded(colours.surface, 0.95F), 8);
    canvas.stroke(plate, 1.5F, chosen ? colours.accent : index == pointed() ? colours.brass : colours.line, 8);
    const auto lines = canvas.wrap(m_sills[index].name, nameStyle, nameRoom());
    float y = plate.centre().y - lineHeight * static_cast<float>(lines.size() - 1) / 2;
    for (const std::string& line : lines) {
        canvas.text(line, {plate.centre().x, y}, nameStyle, m_sills[index].earned ? colours.text : colours.text2,
                    ui::Align::Centre);
        y += lineHeight;
    }
}

void AchievementWall::drawBadge(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const Sill& sill = m_sills[index];
    const ui::Rect window = windowRect(index);
    const ui::Vec corner{window.right() - 8, window.y + 8};
    if (sill.earned) {
        canvas.disc(corner, 12, colours.surfaceLo);
        canvas.ring(corner, 12, 1, colours.line);
        canvas.icon(ui::Icon::Check, corner, 16, colours.ok);
    } else if (!sill.progress.empty()) {
        const float width = canvas.textWidth(sill.progress, ui::style::keycap) + 14;
        const ui::Rect badge{corner.x + 12 - width, corner.y - 12, width, 24};
        canvas.fill(badge, colours.surfaceLo, 12);
        canvas.stroke(badge, 1, colours.line, 12);
        canvas.text(sill.progress, badge.centre(), ui::style::keycap, colours.text, ui::Align::Centre);
    }
}

void AchievementWall::draw(ui::Canvas& canvas) const {
    if (m_sills.empty())
        return;
    const ui::Rect all = bounds();
    {
        const ui::Canvas::Clip inside(canvas, all);
        picture(canvas).draw(canvas, {-reach, m_bar.offset(), all.w + 2 * reach, all.h}, {all.x - reach, all.y});
        drawSelection(canvas, m_window, m_bar.offset());
        for (std::size_t i = 0; i < m_sills.size(); ++i) {
            if (plateRect(i).bottom() < all.y || windowRect(i).y - reach > all.bottom())
                continue;
            if (pointed() == i)
                canvas.stroke(windowRect(i).inset(-2), 2, look(canvas.theme()).ring, 0.08F * m_window);
            drawPlate(canvas, i);
            drawBadge(canvas, i);
        }
    }
    m_bar.draw(canvas);
}

} // namespace game
