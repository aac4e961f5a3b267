// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/AlbumPages.hpp"

#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/look/facade/MiniHouse.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/Panel.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float photoBorder = 9;    ///< White around a photograph.
constexpr float captionHeight = 58; ///< Below it, with the name, the stars and the day.
constexpr float sketchFade = 0.62F; ///< How much of the page shines through what is not solved yet.
constexpr float photoCorner = 15;   ///< Side of the paper corners that hold a photograph.
constexpr float betweenCards = 24;  ///< From one card to the next, at least.
constexpr float smallestPhoto = 84;
constexpr float largestPhoto = 190;
constexpr float bookRadius = 14;
constexpr float smallestCaption = 10;
const sf::Color woodOfSeals{0x8A, 0x64, 0x3F};
const ui::TextStyle captionStyle = ui::style::label;

/// As many columns as show the photographs large, the same number on both pages.
std::size_t columnsFor(std::size_t photos) {
    return photos <= 2 ? 2 : photos <= 8 ? 4 : 6;
}

} // namespace

void AlbumPages::show(House house, std::vector<Photo> photos, std::size_t selected) {
    if (house != m_house || photos != m_photos)
        m_houses.clear();
    m_house = house;
    m_photos = std::move(photos);
    m_columns = columnsFor(m_photos.size());
    begin(selected);
    place(bounds());
}

void AlbumPages::place(ui::Rect bounds) {
    Widget::place(bounds);
    const float before = m_side;
    const ui::Rect pages = sheet();
    const auto down = static_cast<float>(std::max<std::size_t>(1, rows()));
    m_pitch.x = pages.w / static_cast<float>(m_columns);
    const float around = 2 * photoBorder + betweenCards;
    m_side = std::clamp(std::min(m_pitch.x - around, pages.h / down - around - captionHeight + photoBorder),
                        smallestPhoto, largestPhoto);
    if (m_side != before)
        m_houses.clear();
    m_pitch.y = std::max(pages.h / down, m_side + around + captionHeight - photoBorder);
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
    return {photo.x - photoBorder, photo.y - photoBorder, photo.w + 2 * photoBorder,
            photo.h + photoBorder + captionHeight};
}

bool AlbumPages::shows(std::size_t index) const {
    return index < m_photos.size() && sheet().contains(photoRect(index).centre());
}

ui::Vec AlbumPages::centreOf(std::size_t index) const {
    const auto row = static_cast<float>(index / m_columns);
    const auto column = static_cast<float>(index % m_columns);
    return {cover + (column + 0.5F) * m_pitch.x, cover + (row + 0.5F) * m_pitch.y - (captionHeight - photoBorder) / 2};
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
        canvas.fill(book, colours.surface, bookRadius);
        canvas.stroke(book, 2, colours.line, bookRadius);
        canvas.line({fold, pages.y}, {fold, pages.bottom()}, 2, colours.line);
        return;
    }
    const WallTint leather = wallTint(canvas.theme(), House::Terrace);
    canvas.fill(book, {ui::Paint::Kind::Vertical, leather.wall, leather.wallLow}, bookRadius);
    canvas.stroke(book, 1.5F, leather.wallLine, bookRadius);
    canvas.fill(pages, {ui::Paint::Kind::Vertical, colours.surfaceHi, colours.surface}, 4);
    constexpr float bend = 34; ///< How far from the fold the pages bend.
    const sf::Color shade = ui::faded(sf::Color::Black, 0.34F);
    const sf::Color none = ui::faded(sf::Color::Black, 0);
    canvas.fill({fold - bend, pages.y, bend, pages.h}, {ui::Paint::Kind::Horizontal, none, shade});
    canvas.fill({fold, pages.y, bend, pages.h}, {ui::Paint::Kind::Horizontal, shade, none});
    for (const float edge : {pages.x + 3, pages.right() - 4}) // The pages below.
        canvas.fill({edge, pages.y + 4, 1, pages.h - 8}, colours.line);
}

ui::Rect AlbumPages::baked(std::size_t index) const {
    return {0, m_side * static_cast<float>(index), m_side, m_side};
}

ui::Rect AlbumPages::paintHouses(Brush& brush, const ui::Canvas& canvas) const {
    const float besideHouse = 0.08F * m_side;
    for (std::size_t i = 0; i < m_photos.size(); ++i) {
        const auto* const board = std::get_if<lights::Board>(&m_photos[i].board);
        if (board == nullptr || board->rows() == 0)
            continue;
        const ui::Rect photo = baked(i);
        const Brush::Clip clip{brush, Outline::box(photo)};
        MiniHouse::paintSky(brush, photo, canvas.theme());
        const ui::Rect room{photo.x + besideHouse, photo.y + 5, photo.w - 2 * besideHouse, photo.h - 5};
        const MiniHouse house{m_house, room, board->rows(), board->columns()};
        house.paint(brush, *board, board->lit(), MiniHouse::Light::Lamp, canvas.theme());
        board->sealed().forEach([&](lights::Cell cell) { // One board across it.
            const ui::Rect window = house.cell(cell);
            brush.box({window.x, window.centre().y - 0.1F * window.h, window.w, 0.2F * window.h}, woodOfSeals);
        });
    }
    return {0, 0, m_side, m_side * static_cast<float>(m_photos.size())};
}

void AlbumPages::drawCard(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const bool flat = canvas.theme().flat;
    const ui::Rect card = cardRect(index);
    const bool chosen = index == selected();
    if (chosen)
        canvas.glow(card, 18, ui::faded(colours.glow, 0.5F), 4);
    if (isKept(index))
        canvas.fill(card, flat ? colours.surfaceLo : look(canvas.theme()).enamel, 4);
    if (!chosen)
        canvas.stroke(card, index == pointed() ? 2 : 1, index == pointed() ? colours.brass : colours.line, 4);
    else if (showsFocus())
        ui::drawFocusRing(canvas, card, 4);
    else
        canvas.stroke(card.inset(-2), 3, colours.accent, 6);
}

bool AlbumPages::isKept(std::size_t index) const {
    return m_photos[index].state == LevelWindow::State::Asleep;
}

void AlbumPages::drawCorners(ui::Canvas& canvas, ui::Rect photo) const {
    const sf::Color paper = canvas.theme().flat ? canvas.colours().text2 : look(canvas.theme()).enamel;
    const ui::Rect held = photo.inset(-2);
    const auto corner = [&](ui::Vec at, float right, float down) {
        canvas.polygon(
            std::array<ui::Vec, 3>{at, {at.x + right * photoCorner, at.y}, {at.x, at.y + down * photoCorner}}, paper);
    };
    corner({held.x, held.y}, 1, 1);
    corner({held.right(), held.y}, -1, 1);
    corner({held.x, held.bottom()}, 1, -1);
    corner({held.right(), held.bottom()}, -1, -1);
}

void AlbumPages::drawPhoto(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const bool flat = canvas.theme().flat;
    const Photo& photo = m_photos[index];
    const ui::Rect place = photoRect(index);
    if (std::holds_alternative<arukone::Board>(photo.board))
        drawThumbnail(canvas, place, photo.board);
    const bool kept = isKept(index);
    if (kept)
        drawCorners(canvas, place);
    else
        canvas.fill(place.inset(-1), ui::faded(colours.surface, sketchFade), 10);
    if (photo.state == LevelWindow::State::Locked) {
        canvas.fill(place, ui::faded(colours.surfaceLo, 0.6F));
        canvas.icon(ui::Icon::Lock, place.centre(), 26, colours.text);
    }
    const float room = place.w + photoBorder;
    ui::TextStyle style = captionStyle;
    while (style.size > smallestCaption && canvas.textWidth(photo.name, style) > room)
        style.size -= 1;
    canvas.textFitted(photo.name, {place.centre().x, place.bottom() + 18}, room, style,
                      kept && !flat ? colours.onLit : colours.text, ui::Align::Centre);
    const float below = place.bottom() + 40;
    const bool dated = kept && !photo.date.empty();
    const float starsAt = dated ? place.x + 26 : place.centre().x;
    drawStars(canvas, {starsAt, below}, 8, 21, photo.stars,
              kept && !flat ? StarBackground::Lit : StarBackground::Panel);
    if (dated)
        canvas.textFitted(photo.date, {place.right() + photoBorder / 2, below}, place.w - 60, ui::style::legend,
                          flat ? colours.text2 : colours.onLit, ui::Align::Right);
}

void AlbumPages::draw(ui::Canvas& canvas) const {
    drawBook(canvas);
    const ui::Rect pages = sheet();
    {
        const ui::Canvas::Clip inside(canvas, pages);
        std::vector<std::size_t> shown;
        std::vector<BakedBrush::Part> houses;
        for (std::size_t i = 0; i < m_photos.size(); ++i) {
            const ui::Rect card = cardRect(i);
            if (card.bottom() <= pages.y || card.y >= pages.bottom())
                continue;
            const ui::Rect place = photoRect(i);
            shown.push_back(i);
            houses.push_back({baked(i), {place.x, place.y}});
            drawCard(canvas, i);
        }
        m_houses.on(canvas, [&](Brush& brush) { return paintHouses(brush, canvas); }).draw(canvas, houses);
        for (const std::size_t i : shown)
            drawPhoto(canvas, i);
    }
    if (!m_bar.needed())
        return;
    ui::drawScrollMarks(canvas, pages, m_bar.moreAbove(), m_bar.moreBelow());
    m_bar.draw(canvas);
}

} // namespace game
