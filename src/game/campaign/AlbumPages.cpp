// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/AlbumPages.hpp"

#include "game/look/Paper.hpp"
#include "game/look/Rgb.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/look/facade/MiniHouse.hpp"
#include "ui/Angle.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/Panel.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float photoBorder = 9;    ///< White around a photograph.
constexpr float captionHeight = 60; ///< Below it, with the name, the stars and the day.
constexpr float sketchFade = 0.62F; ///< How much of the page shines through what is not solved yet.
constexpr float photoCorner = 17;   ///< Side of the paper corners that hold a photograph.
constexpr float betweenCards = 24;  ///< From one card to the next, at least.
constexpr float smallestPhoto = 84;
constexpr float clear = 2; ///< Around each photograph in the picture of all.
constexpr float largestPhoto = 190;
constexpr float bookRadius = 14;
constexpr float smallestCaption = 10;
const sf::Color woodOfSeals{0x8A, 0x64, 0x3F};
const ui::TextStyle captionStyle = ui::style::label;

/// As many columns as show the photographs large, the same number on both pages.
std::size_t columnsFor(std::size_t photos) {
    return photos <= 2 ? 2 : photos <= 8 ? 4 : 6;
}

/// Old paper by lamplight, from top to bottom: darker than that of a postcard, so that the photographs stand out.
struct PageColours {
    sf::Color top, bottom;
};

PageColours pageColours(const ui::Theme& theme) {
    if (theme.flat)
        return {theme.colours.surface, theme.colours.surface};
    return {colour(0xD3C5A6), colour(0xB9A985)};
}

/// The corners of a rectangle that is turned around its middle, clockwise from the top left.
std::array<ui::Vec, 4> turned(ui::Rect area, float degrees) {
    const float angle = degrees * ui::tau / 360;
    const ui::Vec across{std::cos(angle), std::sin(angle)};
    const ui::Vec down{-across.y, across.x};
    const ui::Vec middle = area.centre();
    const auto at = [&](float x, float y) { return middle + across * (x * area.w / 2) + down * (y * area.h / 2); };
    return {at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)};
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
    const PageColours paper = pageColours(canvas.theme());
    canvas.fill(pages, {ui::Paint::Kind::Vertical, paper.top, paper.bottom}, 4);
    constexpr float bend = 34; ///< How far from the fold the pages bend.
    const sf::Color shade = ui::faded(sf::Color::Black, 0.34F);
    const sf::Color none = ui::faded(sf::Color::Black, 0);
    canvas.fill({fold - bend, pages.y, bend, pages.h}, {ui::Paint::Kind::Horizontal, none, shade});
    canvas.fill({fold, pages.y, bend, pages.h}, {ui::Paint::Kind::Horizontal, shade, none});
    for (const float edge : {pages.x + 3, pages.right() - 4}) // The pages below.
        canvas.fill({edge, pages.y + 4, 1, pages.h - 8}, paperInks(canvas.theme()).rule);
}

ui::Rect AlbumPages::baked(std::size_t index) const {
    // With a clear line around it, so that its edges are smooth when it is turned.
    return {clear, (m_side + 2 * clear) * static_cast<float>(index) + clear, m_side, m_side};
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
    return {0, 0, m_side + 2 * clear, (m_side + 2 * clear) * static_cast<float>(m_photos.size())};
}

void AlbumPages::drawCard(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const bool flat = canvas.theme().flat;
    const ui::Rect card = cardRect(index);
    const bool chosen = index == selected();
    if (isKept(index)) {
        const auto corners = turned(card, tilt(index));
        canvas.shadow(card.moved({0, 1}), {3, 9, 0.35F}, 3);
        canvas.polygon(corners, flat ? colours.surfaceLo : look(canvas.theme()).enamel);
    } else {
        canvas.dashed(card, 1.5F, ui::faded(ink(canvas.theme()), flat ? 0.8F : 0.35F), 4, 7, 5);
    }
    if (!chosen) {
        if (index == pointed())
            canvas.stroke(card.inset(-2), 2, flat ? colours.brass : colour(0x7A5A1E), 5);
        else if (flat && isKept(index))
            canvas.stroke(card, 1, colours.line, 4);
    } else if (showsFocus() && flat) {
        ui::drawFocusRing(canvas, card, 4);
    } else { // The light of the lamp; with the keys in use there is a dark line around it, to stand out from the paper.
        canvas.stroke(card.inset(-6), 5, flat ? colours.accent : colour(0x5A3D12), 8);
        canvas.stroke(card.inset(-5), 3, showsFocus() ? colours.focus : colours.accent, 7);
    }
}

bool AlbumPages::isKept(std::size_t index) const {
    return m_photos[index].state == LevelWindow::State::Asleep;
}

float AlbumPages::tilt(std::size_t index) const {
    constexpr std::array<float, 5> degrees{-1.3F, 1.1F, -0.8F, 1.6F, -1.7F};
    const bool turns = std::holds_alternative<lights::Board>(m_photos[index].board) && index != selected();
    return turns ? degrees[index % degrees.size()] : 0;
}

sf::Color AlbumPages::ink(const ui::Theme& theme) const {
    return theme.flat ? theme.colours.text : paperInks(theme).ink;
}

void AlbumPages::drawCorners(ui::Canvas& canvas, std::size_t index) const {
    const sf::Color paper = canvas.theme().flat ? canvas.colours().text2 : colour(0x4A3524);
    const auto held = turned(cardRect(index).inset(-1.5F), tilt(index));
    for (std::size_t i = 0; i < held.size(); ++i) {
        const ui::Vec at = held[i];
        const auto towards = [&](std::size_t other) {
            const ui::Vec way = held[other % held.size()] - at;
            return at + way * (photoCorner / std::hypot(way.x, way.y));
        };
        canvas.polygon(std::array<ui::Vec, 3>{at, towards(i + 1), towards(i + 3)}, paper);
    }
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
        drawCorners(canvas, index);
    else
        canvas.fill(place.inset(-1), ui::faded(pageColours(canvas.theme()).top, sketchFade));
    if (photo.state == LevelWindow::State::Locked) {
        canvas.fill(place, ui::faded(colours.surfaceLo, 0.6F));
        canvas.icon(ui::Icon::Lock, place.centre(), 26, colours.text);
    }
    const float room = place.w;
    ui::TextStyle style = captionStyle;
    while (style.size > smallestCaption && canvas.textWidth(photo.name, style) > room)
        style.size -= 1;
    canvas.textFitted(photo.name, {place.centre().x, place.bottom() + 18}, room, style, ink(canvas.theme()),
                      ui::Align::Centre);
    const float below = place.bottom() + 40;
    const bool dated = kept && !photo.date.empty();
    constexpr float star = 8;
    constexpr float pitch = 21;
    const float starsAt = dated ? place.x + pitch + star + 4 : place.centre().x;
    drawStars(canvas, {starsAt, below}, star, pitch, photo.stars, flat ? StarBackground::Panel : StarBackground::Lit);
    if (dated)
        canvas.textFitted(photo.date, {place.right() - 4, below}, place.right() - starsAt - pitch - star - 8,
                          ui::style::legend, flat ? colours.text2 : ink(canvas.theme()), ui::Align::Right);
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
            houses.push_back(
                {baked(i).inset(-clear / 2), {place.x - clear / 2, place.y - clear / 2}, isKept(i) ? tilt(i) : 0});
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
