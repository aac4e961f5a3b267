// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/AlbumPages.hpp"

#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float border = 9;       ///< White around a photograph.
constexpr float captionHigh = 58; ///< Below it, with the name and the stars.
constexpr float between = 14;     ///< From one card to the next, at least.
constexpr float smallest = 84;
constexpr float largest = 190;
constexpr float cornerRadius = 14;
const ui::TextStyle nameStyle = ui::style::label;

/// As many columns as show the photographs large, the same number on both pages.
std::size_t columnsFor(std::size_t photos) {
    return photos <= 2 ? 2 : photos <= 8 ? 4 : 6;
}

} // namespace

void AlbumPages::show(std::vector<Photo> photos, std::size_t selected) {
    m_photos = std::move(photos);
    m_columns = columnsFor(m_photos.size());
    begin(selected);
    place(bounds());
}

void AlbumPages::place(ui::Rect bounds) {
    Widget::place(bounds);
    const ui::Rect pages = sheet();
    const auto down = static_cast<float>(std::max<std::size_t>(1, rows()));
    m_pitch.x = pages.w / static_cast<float>(m_columns);
    const float around = 2 * border + between;
    m_side =
        std::clamp(std::min(m_pitch.x - around, pages.h / down - around - captionHigh + border), smallest, largest);
    m_pitch.y = std::max(pages.h / down, m_side + around + captionHigh - border);
    m_bar.fit(pages, m_pitch.y * down);
    beforeSelect(selected());
    jumpBrackets();
}

ui::Rect AlbumPages::photoRect(std::size_t index) const {
    const ui::Vec centre = centreOf(index);
    return {bounds().x + centre.x - m_side / 2, bounds().y + centre.y - m_side / 2 - m_bar.offset(), m_side, m_side};
}

ui::Rect AlbumPages::cardRect(std::size_t index) const {
    const ui::Rect photo = photoRect(index);
    return {photo.x - border, photo.y - border, photo.w + 2 * border, photo.h + border + captionHigh};
}

bool AlbumPages::shows(std::size_t index) const {
    return index < m_photos.size() && sheet().contains(photoRect(index).centre());
}

ui::Vec AlbumPages::centreOf(std::size_t index) const {
    const auto row = static_cast<float>(index / m_columns);
    const auto column = static_cast<float>(index % m_columns);
    return {cover + (column + 0.5F) * m_pitch.x, cover + (row + 0.5F) * m_pitch.y - (captionHigh - border) / 2};
}

std::optional<std::size_t> AlbumPages::windowAt(ui::Vec at) const {
    if (!sheet().contains(at))
        return std::nullopt;
    for (std::size_t i = 0; i < m_photos.size(); ++i)
        if (cardRect(i).contains(at))
            return i;
    return std::nullopt;
}

bool AlbumPages::moveFloors(std::ptrdiff_t by) {
    const std::ptrdiff_t row = static_cast<std::ptrdiff_t>(selected() / m_columns) + by;
    if (row < 0 || row >= static_cast<std::ptrdiff_t>(rows()))
        return false;
    choose(std::min(static_cast<std::size_t>(row) * m_columns + columnOf(selected()), m_photos.size() - 1));
    return true;
}

void AlbumPages::beforeSelect(std::size_t index) {
    m_bar.reveal(static_cast<float>(index / m_columns) * m_pitch.y, m_pitch.y);
}

bool AlbumPages::handle(const ui::Event& event) {
    return (m_bar.needed() && m_bar.handle(event)) || WindowPicker::handle(event);
}

void AlbumPages::drawBook(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect book = bounds();
    const ui::Rect pages = sheet();
    const float fold = pages.centre().x;
    if (canvas.theme().flat) {
        canvas.fill(book, colours.surface, cornerRadius);
        canvas.stroke(book, 2, colours.line, cornerRadius);
        canvas.line({fold, pages.y}, {fold, pages.bottom()}, 2, colours.line);
        return;
    }
    const WallTint leather = wallTint(canvas.theme(), House::Terrace);
    canvas.fill(book, {ui::Paint::Kind::Vertical, leather.wall, leather.wallLow}, cornerRadius);
    canvas.stroke(book, 1.5F, leather.wallLine, cornerRadius);
    canvas.fill(pages, {ui::Paint::Kind::Vertical, colours.surfaceHi, colours.surface}, 4);
    constexpr float bend = 34; ///< How far from the fold the pages bend.
    const sf::Color shade = ui::faded(sf::Color::Black, 0.34F);
    const sf::Color none = ui::faded(sf::Color::Black, 0);
    canvas.fill({fold - bend, pages.y, bend, pages.h}, {ui::Paint::Kind::Horizontal, none, shade});
    canvas.fill({fold, pages.y, bend, pages.h}, {ui::Paint::Kind::Horizontal, shade, none});
    for (const float edge : {pages.x + 3, pages.right() - 4}) // The pages below.
        canvas.fill({edge, pages.y + 4, 1, pages.h - 8}, colours.line);
}

void AlbumPages::drawPhoto(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const bool flat = canvas.theme().flat;
    const Photo& photo = m_photos[index];
    const ui::Rect card = cardRect(index);
    const ui::Rect place = photoRect(index);
    const sf::Color ink = flat ? colours.text : colours.onLit;
    canvas.fill(card, flat ? colours.surfaceLo : look(canvas.theme()).enamel, 3);
    const bool chosen = index == selected();
    canvas.stroke(card, chosen || index == pointed() ? 2 : 1,
                  chosen               ? colours.accent
                  : index == pointed() ? colours.brass
                                       : colours.line,
                  3);
    drawThumbnail(canvas, place, photo.board);
    if (photo.state == LevelWindow::State::Locked) {
        canvas.fill(place, ui::faded(colours.surfaceLo, 0.6F), 6);
        canvas.icon(ui::Icon::Lock, place.centre(), 26, colours.text);
    }
    canvas.textFitted(photo.name, {place.centre().x, place.bottom() + 18}, card.w - 12, nameStyle, ink,
                      ui::Align::Centre);
    drawStars(canvas, {place.centre().x, place.bottom() + 40}, 8, 21, photo.stars,
              flat ? StarBackground::Panel : StarBackground::Lit);
}

void AlbumPages::draw(ui::Canvas& canvas) const {
    drawBook(canvas);
    const ui::Rect pages = sheet();
    {
        const ui::Canvas::Clip inside(canvas, pages);
        for (std::size_t i = 0; i < m_photos.size(); ++i)
            if (const ui::Rect card = cardRect(i); card.bottom() > pages.y && card.y < pages.bottom())
                drawPhoto(canvas, i);
        if (!m_photos.empty())
            drawSelection(canvas, m_side, m_bar.offset());
    }
    if (!m_bar.needed())
        return;
    ui::drawScrollMarks(canvas, pages, m_bar.moreAbove(), m_bar.moreBelow());
    m_bar.draw(canvas);
}

} // namespace game
