// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/ResultPicture.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Street.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/look/sky/Backdrop.hpp"
#include "game/round/WinWords.hpp"
#include "game/words/DailyWords.hpp"
#include "game/words/Wording.hpp"
#include "lights/Session.hpp"
#include "text/Format.hpp"
#include "ui/FrameMemory.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <algorithm>
#include <array>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

// In logical units: the picture is 1000 wide and 1250 high.
constexpr float uiScale = 1.28F;
constexpr float ground = 1052;
constexpr Rect room{90, 320, 820, 690}; ///< For the windows.
constexpr float roofTop = 286;          ///< No house is higher: above it are the stars.
constexpr float largestPitch = 116;
constexpr float smallerBy = 0.95F;
constexpr float moonSize = 56;
constexpr float moonAbove = 22; ///< The cat, which lies before it.
const Vec starsAt{500, 132};    ///< The middle one.
const Vec logoAt{56, 92};
constexpr Rect plaque{500, 1074, 0, 50};
constexpr float widestPlaque = 880;
constexpr float smallestCode = 13; ///< A longer code stays in the text that is copied with the picture.
constexpr float placeAt = 1166;
constexpr float factsAt = 1206;

/// As many windows as the house next door shows after a fuse box.
constexpr int boxRows = 4;
constexpr int boxColumns = 5;

/// The windows that were pressed an odd number of times; none of a fuse box.
lights::BitGrid pressedOf(const ToWin& win) {
    if (!win.challenge.isLights())
        return lights::BitGrid(boxRows, boxColumns);
    const lights::Puzzle& puzzle = win.challenge.lights();
    const auto session = lights::Session::restore(puzzle, {win.played.events, win.played.elapsed, {}});
    return session ? session->pressed() : lights::BitGrid(puzzle.rows(), puzzle.columns());
}

lights::Board boardOf(const ToWin& win) {
    if (win.challenge.isLights())
        return win.challenge.lights().solved();
    lights::BitGrid all(boxRows, boxColumns);
    for (int row = 0; row < boxRows; ++row)
        for (int column = 0; column < boxColumns; ++column)
            all.set({row, column});
    return lights::Board(all);
}

/// As large as the stars above it allow. Joined edges are one house like any other, as on the win screen.
void place(LightsBoardView& view, BoardOptions look, const ui::Viewport& viewport) {
    for (look.largestPitch = largestPitch; look.largestPitch > 1; look.largestPitch *= smallerBy) {
        view.setOptions(look);
        view.place(room, ground, viewport);
        if (const auto facade = view.facade(); facade && placesOn(*facade).top >= roofTop)
            break;
    }
}

void drawHouse(ui::Canvas& canvas, LampAtlases& atlases, const LightsBoardView& view, float moon, bool asleep) {
    const auto facade = view.facade();
    if (!facade)
        return;
    const FacadePlaces places = placesOn(*facade, canvas.theme().flat);
    const Vec cat = (places.ridgeFrom + places.ridgeTo) * 0.5F;
    // The cone of the roundhouse rises behind the cat: there it would be hidden.
    const bool hidden = facade->house == House::Round;
    drawMoonAt(canvas, hidden ? Vec{facade->right() - 20, cat.y - 90} : cat - Vec{0, moonAbove}, moonSize, moon);
    view.draw(canvas);
    if (!asleep) {
        drawCatAwake(canvas, cat, 0, places.slope());
        return;
    }
    drawCatAsleep(canvas, cat, places.slope());
    if (facade->house != House::Lighthouse && facade->house != House::Observatory)
        drawSmoke(canvas, atlases, places.chimney, 96);
}

void drawPresses(ui::Canvas& canvas, const LightsBoardView& view, const lights::BitGrid& pressed) {
    const float s = canvas.viewport().scale();
    const sf::Color moonlight = canvas.colours().hint;
    pressed.forEach([&](lights::Cell cell) {
        const sf::FloatRect area = view.layout().area(cell);
        const float pitch = area.width / s;
        const Rect pane = Rect{area.left / s, area.top / s, pitch, area.height / s}.inset(0.19F * pitch);
        canvas.fill(pane, ui::faded(moonlight, 0.38F), 0.05F * pitch);
        canvas.glow(pane, 0.22F * pitch, ui::faded(moonlight, 0.20F), 0.05F * pitch);
    });
}

void drawStarsOf(ui::Canvas& canvas, int earned) {
    const std::array<Vec, 3> places{Vec{-158, 58}, Vec{0, 0}, Vec{158, 58}};
    constexpr std::array degrees{-9.0F, 0.0F, 9.0F};
    for (std::size_t i = 0; i < places.size(); ++i) {
        WinStar star;
        star.centre = starsAt + places[i];
        star.radius = i == 1 ? 58 : 43;
        star.degrees = degrees[i];
        star.earned = static_cast<int>(i) < earned;
        drawWinStar(canvas, star);
    }
}

void drawCode(ui::Canvas& canvas, const std::string& code) {
    ui::TextStyle style{ui::Face::Display, 24};
    constexpr float beside = 26;
    if (const float wide = canvas.textWidth(code, style); wide > widestPlaque - 2 * beside)
        style.size *= (widestPlaque - 2 * beside) / wide;
    if (style.size < smallestCode)
        return;
    const float width = canvas.textWidth(code, style) + 2 * beside;
    const Rect area{plaque.x - width / 2, plaque.y, width, plaque.h};
    drawPlaque(canvas, area, {});
    canvas.text(code, area.centre(), style, look(canvas.theme()).enamel, ui::Align::Centre);
}

void drawPicture(ui::Canvas& canvas, LampAtlases& atlases, const ToWin& win, const ResultCaption& caption,
                 const Preferences& preferences) {
    const DaySky sky = skyOf(caption.day);
    Scenery scenery;
    scenery.night = 1;
    scenery.pavement = canvas.viewport().size().y - ground;
    scenery.town = win.challenge.isLights() ? 0.0F : 1.0F;
    scenery.sky = sky;
    scenery.falling = 1;
    scenery.quiet = {{starsAt.x - 210, starsAt.y - 64, 420, 170}, {logoAt.x, logoAt.y - 20, 210, 40}};
    Backdrop().draw(canvas, scenery);
    drawLogo(canvas, logoAt, 40);

    BoardOptions look = boardOptions(preferences, win.challenge);
    look.numbers = false;
    if (look.house == House::Slate) // The house next door, after a fuse box.
        look.house = House::Terrace;
    look.snow = sky.weather == Weather::Snow;
    look.motion = {true};
    LightsBoardView view(atlases, look);
    view.setBoard(boardOf(win));
    place(view, look, canvas.viewport());
    drawHouse(canvas, atlases, view, sky.moon, win.challenge.isLights());
    drawPresses(canvas, view, pressedOf(win));
    drawStarsOf(canvas, starsOf(win));

    const ui::Palette& colours = canvas.colours();
    const float middle = canvas.viewport().size().x / 2;
    drawCode(canvas, win.challenge.code);
    canvas.textFitted(caption.place, {middle, placeAt}, room.w, {ui::Face::Display, 34}, colours.text,
                      ui::Align::Centre);
    canvas.textFitted(caption.facts, {middle, factsAt}, room.w, {ui::Face::Regular, 21}, colours.text2,
                      ui::Align::Centre);
}

} // namespace

ResultCaption captionOf(const text::Text& text, const ToWin& win, puzzle::Day today) {
    const auto day = win.challenge.day();
    ResultCaption caption{day.value_or(today), shortPlace(text, win.challenge),
                          text::longDate(text, day.value_or(today))};
    if (day)
        caption.place = dailyPlace(text, win.challenge.dailySeries(), text::longDate(text, *day));
    caption.facts = (day ? std::string() : caption.facts + " · ") + scoreWords(text, win.challenge, win.played.moves) +
                    " · " + text::clock(win.played.elapsed);
    return caption;
}

std::optional<sf::Image> resultPicture(const ToWin& win, const ResultCaption& caption, const Preferences& preferences,
                                       const std::filesystem::path& fonts) {
    auto resources = ui::Resources::open(fonts);
    const ui::TargetChange change;
    sf::RenderTexture target;
    if (!resources || !target.create(resultPictureSize.x, resultPictureSize.y))
        return std::nullopt;
    if (preferences.get().access.openDyslexic)
        resources->setOpenDyslexic(true);
    target.clear(sf::Color::Black);
    LampAtlases atlases;
    {
        ui::Canvas canvas(target, ui::Viewport(resultPictureSize, uiScale), preferences.theme().controls, *resources);
        drawPicture(canvas, atlases, win, caption, preferences);
    }
    target.display();
    return target.getTexture().copyToImage();
}

} // namespace game
