// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/WinStage.hpp"

#include "game/look/Signs.hpp"
#include "game/look/board/House.hpp"
#include "game/look/facade/BoardFacade.hpp"
#include "game/look/facade/KeepsakeWindow.hpp"
#include "game/look/sky/StarrySky.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace game {

namespace {

constexpr float toWords = 8;
constexpr float gap = 22; ///< Between two medals.

/// The side of the sign of an achievement, relative to the height of a round medal.
constexpr float signShare = 1.3F;

float widthOf(const Medals::Medal& medal, float disc) {
    return std::holds_alternative<Keepsake>(medal.sign) ? signShare * disc : disc;
}

void drawSign(ui::Canvas& canvas, const Medals::Medal& medal, ui::Vec centre, float radius) {
    if (const auto* keepsake = std::get_if<Keepsake>(&medal.sign)) {
        const float side = 2 * radius * signShare;
        drawKeepsakeSign(canvas, {centre.x - side / 2, centre.y - side / 2, side, side}, *keepsake);
        return;
    }
    const ui::Palette& colours = canvas.colours();
    canvas.disc(centre, radius, colours.surfaceLo);
    canvas.ring(centre, radius, 2, colours.brass);
    canvas.icon(std::get<ui::Icon>(medal.sign), centre, 1.2F * radius, colours.brass);
}

constexpr float playPavement = 92; ///< Height of the strip below the house in play.
constexpr float shareLeft = 0.60F; ///< Share of its size that the house keeps after the camera has stepped back.
constexpr float aside = 24;        ///< Between the house and the edges of its half.
constexpr float aboveHouse = 255;  ///< For roof and stars.
constexpr int catStrides = 6;
constexpr float moonRadius = 44;
constexpr float cornice = 14;    ///< Above the wall of a façade, at scale 1.
constexpr float roofFade = 0.3F; ///< Share of the camera's way on which the roof in play becomes the whole one.

/// What is below this never moves while the roof grows.
float roofEnd(const Facade& house) {
    return house.wall.y - cornice * house.k;
}

/// The first step of the camera: until then nothing is heard, however early a frame comes.
constexpr ui::Seconds chordAfter = 0.03F;
constexpr ui::Seconds wakesFrom = 1.0F;
constexpr ui::Seconds wakePace = 0.075F; ///< From window to window.
constexpr ui::Seconds houseFade = 0.30F; ///< For how long a house fades in that was not there in play.

int meteorsFor(Asleep asleep) {
    switch (asleep) {
    case Asleep::House:
        return 9;
    case Asleep::Street:
        return 24;
    default:
        return 0;
    }
}

ui::Seconds beginning(WinPace pace) {
    switch (pace) {
    case WinPace::Brief:
        return winTime::steps;
    case WinPace::Stars:
        return winTime::stars;
    case WinPace::Whole:
        break;
    }
    return winTime::hudGone;
}

/// The wall of the board's house, in pixels. The layout knows nothing of walls that run on.
sf::FloatRect wallOf(const BoardLayout& layout, const std::optional<Facade>& house) {
    if (!house || !layout.wrapped())
        return layout.wall();
    const float s = layout.scale;
    return {house->wall.x * s, house->wall.y * s, house->wall.w * s, (house->ground - house->wall.y) * s};
}

/// Where a star comes to rest, relative to the middle one, and its tilt. In the order in which stars are earned: left,
/// middle, right.
struct StarPlace {
    float dx;
    float dy;
    float radius;
    float degrees;
};
constexpr std::array<StarPlace, 3> starPlaces{StarPlace{-158, 70, 43, -9}, StarPlace{0, 0, 58, 0},
                                              StarPlace{158, 70, 43, 9}};
/// How far the path of each spark bends to the side, at a scale of 1.
constexpr std::array<float, 3> sparkBends{-34, -58, 46};

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
        drawSign(canvas, medal, centre, radius);
        x += wide;
        if (i < worded)
            x += toWords + canvas.text(medal.words, {x + toWords, centre.y}, ui::style::label, canvas.colours().text);
        x += gap;
    }
}

WinCamera::WinCamera(const BoardLayout& near, float middle, float ground, float share)
    : m_near(near)
    , m_far(near) {
    m_far.lampPitch = std::max(1, static_cast<int>(std::floor(share * near.pitch)));
    m_far.pitch = static_cast<float>(m_far.lampPitch);
    m_far.ground = ground;
    const float shrunk = m_far.pitch / near.pitch;
    m_far.origin = {std::round(middle - m_far.pitch * static_cast<float>(near.columns) / 2),
                    std::round(ground - (near.ground - near.origin.y) * shrunk)};
}

BoardLayout WinCamera::at(float t) const {
    if (t >= 1)
        return m_far;
    BoardLayout layout = m_near;
    const auto between = [t](float from, float to) { return from + (to - from) * t; };
    layout.pitch = between(m_near.pitch, m_far.pitch);
    layout.origin = {between(m_near.origin.x, m_far.origin.x), between(m_near.origin.y, m_far.origin.y)};
    layout.ground = between(m_near.ground, m_far.ground);
    return layout;
}

WinStage::WinStage(const WinDetails& occasion, LampAtlases& atlases, Preferences& preferences, Sounds& sounds)
    : m_board(atlases, occasion.look)
    , m_look(occasion.look)
    , m_rules(occasion.rules)
    , m_rows(occasion.solved.rows())
    , m_columns(occasion.solved.columns())
    , m_stars(occasion.stars)
    , m_wakes(occasion.wakes)
    , m_meteors(meteorsFor(occasion.asleep))
    , m_from(occasion.from)
    , m_preferences(preferences)
    , m_atlases(atlases)
    , m_sounds(sounds)
    , m_elapsed(calm() ? 0 : beginning(occasion.pace))
    , m_last(occasion.last)
    , m_optimum(occasion.optimum) {
    m_board.setBoard(occasion.solved, m_rules);
    if (preferences.motion().off())
        m_elapsed = 60;
}

BoardLayout WinStage::usualPlace(const ui::Viewport& viewport) const {
    const ui::Rect content = viewport.content();
    const float ground = content.h - playPavement;
    const float side = std::min(ground - 128, content.w / 2 - 60);
    const ui::Rect free{content.centre().x - side / 2, ground - 52 - side, side, side};
    BoardLayout layout = BoardLayout::fit(m_rows, m_columns, m_rules, free, ground, m_look.largestPitch, viewport);
    if (layout.wrapped() && m_look.front == BoardSurround::Facade)
        standOnGround(layout, m_look.house, free, m_look.door);
    return layout;
}

void WinStage::layout(const ui::Viewport& viewport, const ResultLayout& where) {
    const ui::Rect content = viewport.content();
    m_board.setOptions(m_look);
    BoardLayout near = usualPlace(viewport);
    if (m_window.x == 0)
        m_window = viewport.pixels();
    if (m_from.w > 0 && m_window == viewport.pixels() && !m_wakes) { // As it stood a moment ago.
        near.pitch = std::round(m_from.w * near.scale / static_cast<float>(near.columns));
        near.lampPitch = static_cast<int>(near.pitch);
        near.origin = {std::round(m_from.x * near.scale), std::round(m_from.y * near.scale)};
    }
    const float s = viewport.scale();
    const std::optional<Facade> played =
        m_look.front == BoardSurround::Facade ? facadeAround(near, m_look.house) : std::nullopt;
    const sf::FloatRect wall = wallOf(near, played);
    const float room = 2 * (where.houseMiddle() - content.x - aside) * s;
    const float height = (where.ground() - aboveHouse * where.houseScale()) * s;
    const float share = std::min({shareLeft, room / wall.width, height / (near.ground - wall.top)});
    m_camera = WinCamera(near, where.houseMiddle() * s, where.ground() * s, share);
    m_facade.reset();
    if (played)
        m_facade = facadeAround(m_camera.at(1), m_look.house);
    float top = m_camera.at(1).wall().top / s;
    if (m_facade) {
        m_facade->sign =
            true; // Its half of the window has room for that; facadeAround() thinks of the board's columns.
        m_beyond = std::exchange(m_facade->beyond, 0.0F);
        if (m_camera.at(1).wrapped())
            top = m_facade->wall.y;
        BoardOptions windows = m_look; // The camera only scales the house: it is painted once, and here.
        windows.front = BoardSurround::Windows;
        m_board.setOptions(windows);
    }
    m_shownCamera = -1;
    moveCamera();

    m_scale = where.houseScale();
    m_skyArea = {content.x, 0, content.w, where.ground() * 0.55F};
    m_sky = {where.houseMiddle(), std::max(126 * m_scale, top - 230 * m_scale)};
}

void WinStage::moveCamera() {
    const float camera = frame().camera;
    if (camera == m_shownCamera)
        return;
    m_shownCamera = camera;
    m_board.setJoins({0, 1 - camera});
    m_board.setLayout(m_camera.at(camera));
}

WinFrame WinStage::frame() const {
    return calm() ? calmWinFrame(m_elapsed) : winFrame(m_elapsed);
}

bool WinStage::running() const {
    return m_elapsed < (calm() ? winTime::calmEnd : winTime::end);
}

void WinStage::finish() {
    m_elapsed = std::max(m_elapsed, calm() ? winTime::calmEnd : winTime::end);
    m_bellsPlayed = std::max(m_bellsPlayed, m_stars - 1); // One bell for all.
    ringBells();
    moveCamera();
}

void WinStage::ringBells() {
    if (!m_chordPlayed && !m_last.degrees.empty() && (calm() || m_elapsed >= winTime::steps + chordAfter)) {
        m_chordPlayed = true;
        m_sounds.playChord(m_last.degrees);
    }
    const WinFrame now = frame();
    while (m_bellsPlayed < m_stars && now.star[static_cast<std::size_t>(m_bellsPlayed)] > 0) {
        constexpr std::array bells{Sound::Star1, Sound::Star2, Sound::Star3};
        m_sounds.play(bells[static_cast<std::size_t>(m_bellsPlayed++)]);
    }
}

void WinStage::update(ui::Seconds step) {
    const ui::Motion motion = m_preferences.motion();
    m_elapsed += motion.off() ? step : step * motion.speed;
    ringBells();
    moveCamera();
    if (m_wakes)
        wake();
    m_board.update(step);
    if (m_explained && m_explained->pattern.any() && frame().words > 0 && !m_board.quiet())
        m_board.setQuiet(QuietMarks{m_explained->pattern, lights::BitGrid(m_rows, m_columns)});
}

void WinStage::wake() {
    const int windows = m_rows * m_columns;
    const float due = motionless() ? static_cast<float>(windows) : (m_elapsed - wakesFrom) / wakePace;
    const int lit = std::clamp(static_cast<int>(due), 0, windows);
    if (lit == m_lit)
        return;
    m_lit = lit;
    lights::BitGrid shining(m_rows, m_columns);
    for (int i = 0; i < lit; ++i)
        shining.set({i % m_rows, i / m_rows});
    m_board.show(lights::Board(shining));
}

bool WinStage::animating() const {
    return running() || m_board.animating() || (m_optimum && !motionless() && m_elapsed < winTime::beamTo) ||
           (m_meteors > 0 && !motionless() && m_elapsed < winTime::end + meteorDuration(m_meteors));
}

ui::Rect WinStage::starsArea() const {
    return {m_sky.x - 200 * m_scale, m_sky.y - 60 * m_scale, 400 * m_scale, 160 * m_scale};
}

Scenery WinStage::scenery() const {
    const WinFrame now = frame();
    Scenery scenery;
    scenery.pavement = playPavement + (ResultLayout::pavement - playPavement) * now.camera;
    scenery.night = now.night;
    // Behind windows of joined edges that fade out, lights of the town would look like lit ones.
    scenery.town = m_wakes ? 1 : m_beyond > 0 ? 0 : now.town;
    scenery.exact = true;
    return scenery;
}

bool WinStage::calm() const {
    const ui::Motion motion = m_preferences.motion();
    return motion.reduced && !motion.off();
}

bool WinStage::motionless() const {
    const ui::Motion motion = m_preferences.motion();
    return motion.reduced || motion.off();
}

void WinStage::draw(ui::Canvas& canvas) const {
    const WinFrame now = frame();
    if (!motionless())
        drawMeteors(canvas, {m_meteors, m_elapsed - winTime::end, m_skyArea});
    if (m_optimum && !motionless())
        drawBeam(canvas, now.beam);
    drawHouse(canvas, now);
    if (m_explained)
        drawMirrors(canvas, now.words);
    for (int star = 0; star < 3; ++star) {
        if (star < m_stars && !motionless())
            drawSpark(canvas, star, now);
        drawStar(canvas, star, now);
    }
}

void WinStage::drawBeam(ui::Canvas& canvas, float swept) const {
    if (swept <= 0 || swept >= 1 || canvas.theme().flat || !canvas.theme().additiveGlow)
        return;
    // From behind the hill at the right: low over the roofs to the left, then up and away.
    const ui::Vec size = canvas.viewport().size();
    const ui::Vec from{size.x + 60, size.y - 190};
    const float length = 1.25F * size.x;
    const float direction = -ui::pi + 0.05F + 1.35F * ui::ease::inOut(swept);
    const float strength = std::sin(ui::pi * swept);
    const sf::Color light{0xFF, 0xD6, 0x8C};
    const auto at = [&](float angle) { return from + ui::Vec{std::cos(angle), std::sin(angle)} * length; };
    Brush brush{canvas.viewport().scale(), canvas.layerAlpha()};
    for (const ui::Vec part : {ui::Vec{0.085F, 0.07F}, ui::Vec{0.05F, 0.07F}, ui::Vec{0.022F, 0.09F}}) {
        const sf::Color colour = ui::faded(light, part.y * strength);
        brush.light(
            {from, at(direction - part.x), at(direction + part.x)},
            Gradient::radial(from, length, {{0, colour}, {0.5F, ui::faded(colour, 0.6F)}, {1, ui::faded(light, 0)}}));
    }
    brush.draw(canvas);
}

void WinStage::drawMirrors(ui::Canvas& canvas, float strength) const {
    constexpr float dash = 9;
    constexpr float gap = 7;
    constexpr float beyond = 10; ///< Past the windows.
    const ui::Rect windows = m_board.cellsRect();
    const sf::Color colour = ui::faded(canvas.colours().hint, strength);
    const auto dashes = [&](ui::Vec from, ui::Vec way, float length) {
        for (float at = -beyond; at < length + beyond; at += dash + gap) {
            const float end = std::min(at + dash, length + beyond);
            canvas.line({from.x + way.x * at, from.y + way.y * at}, {from.x + way.x * end, from.y + way.y * end}, 2,
                        colour);
        }
    };
    if (m_explained->leftRight)
        dashes({windows.centre().x, windows.y}, {0, 1}, windows.h);
    if (m_explained->topBottom)
        dashes({windows.x, windows.centre().y}, {1, 0}, windows.w);
}

void WinStage::drawHouse(ui::Canvas& canvas, const WinFrame& frame) const {
    const bool appears = (m_wakes || m_from.w <= 0) && !motionless();
    const ui::Canvas::Layer fade(canvas, {}, appears ? ui::ease::linear((m_elapsed - winTime::steps) / houseFade) : 1);
    if (m_facade) {
        drawFacade(canvas, frame);
        return;
    }
    const Crown crown{m_board.wallRect(), frame.camera, canvas.theme().flat};
    {
        // A wall that fades out does not hide what is behind it.
        const ui::Canvas::Layer come(canvas, {}, m_board.layout().wrapped() ? frame.camera : 1);
        drawCrown(canvas, crown, wallTint(canvas.theme(), m_look.house));
    }
    m_board.draw(canvas);
    drawCat(canvas, crown.cat(frame.walk), 0, frame);
    if (!m_wakes && frame.smoke > 0)
        drawSmoke(canvas, m_atlases, crown.chimney(), 96 * m_scale * frame.smoke);
}

void WinStage::drawFacade(ui::Canvas& canvas, const WinFrame& frame) const {
    const std::optional<Facade> near = facadeAround(m_camera.at(0), m_look.house);
    if (frame.camera <= 0 && near) { // As it was played.
        m_near.draw(canvas, *near);
        if (m_look.plate)
            drawDatePlate(canvas, *near, *m_look.plate);
        m_board.draw(canvas);
        return;
    }
    Facade house = *m_facade;
    if (house.house == House::Observatory || house.house == House::Hotel)
        house.open = frame.dome;
    const FacadePlaces places = placesOn(house, canvas.theme().flat);
    const ui::Vec moon = (places.ridgeFrom + places.ridgeTo) * 0.5F; // Where the cat lies down in front of it.
    // As far as the camera has stepped back, about the foot of the house.
    const BoardLayout& now = m_board.layout();
    const float s = canvas.viewport().scale();
    const sf::FloatRect cells = now.windows();
    const ui::Vec foot{(cells.left + cells.width / 2) / s, now.ground / s};
    const auto stepping = [&] {
        return ui::Canvas::Layer(canvas, foot - house.middle(), 1, now.pitch / m_camera.at(1).pitch, house.middle());
    };
    {
        const ui::Canvas::Layer back = stepping();
        drawSteppingBack(canvas, house, frame, moon);
        if (m_look.plate)
            drawDatePlate(canvas, house, *m_look.plate);
    }
    m_board.draw(canvas);
    const ui::Canvas::Layer back = stepping();
    drawCat(canvas, places.ridgeTo + (moon - places.ridgeTo) * frame.walk, places.slope(), frame);
    const bool stove = house.house != House::Lighthouse && house.house != House::Observatory;
    if (!m_wakes && stove && frame.smoke > 0)
        drawSmoke(canvas, m_atlases, places.chimney, 96 * m_scale * frame.smoke);
}

void WinStage::drawSteppingBack(ui::Canvas& canvas, const Facade& house, const WinFrame& frame, ui::Vec moon) const {
    // A roof that the near view had no room for grows to its full height.
    const std::optional<Facade> near = facadeAround(m_camera.at(0), m_look.house);
    const float share = m_camera.at(1).pitch / m_camera.at(0).pitch;
    const float hidden = near ? std::max(0.0F, house.crown - near->crown * share) : 0;
    const float grown = house.crown > 0 ? 1 - (1 - frame.camera) * hidden / house.crown : 1;
    const float moonLowered = (1 - frame.camera) * (house.crown + moonRadius);
    drawMoon(canvas, moon + ui::Vec{0, moonLowered - 8}, moonRadius);
    if (near && near->beam && frame.camera < 1) {
        Facade shining = house;
        shining.beam = near->beam;
        Brush beam{canvas.viewport().scale(), canvas.layerAlpha() * (1 - frame.camera)};
        paintBeam(beam, shining, facadeColours(canvas.theme(), house.house));
        beam.draw(canvas);
    }
    const BakedBrush& picture = m_baked.picture(canvas, house);
    if (m_beyond > 0) { // The wall floated: around it the house comes out of the night.
        picture.draw(canvas, {house.windows.y, house.windows.bottom(), m_beyond, frame.camera});
        return;
    }
    const ui::Rect area = areaOf(house);
    const float cut = roofEnd(house);
    if (grown >= 1) {
        m_near.clear();
        picture.draw(canvas);
        BakedFacade::drawDome(canvas, house);
        return;
    }
    const float come = ui::ease::passed(frame.camera, 0, roofFade);
    if (come < 1)
        drawNearRoof(canvas, *near, house);
    else
        m_near.clear();
    {
        const ui::Canvas::Layer fade(canvas, {}, come);
        const float high = cut - area.y;
        picture.draw(canvas, std::array{BakedBrush::Part{
                                 {area.x, area.y, area.w, high + 1}, {area.x, cut - grown * high}, 0, grown}});
    }
    picture.draw(canvas, {area.x, cut, area.w, area.bottom() - cut}, {area.x, cut});
}

void WinStage::drawNearRoof(ui::Canvas& canvas, const Facade& near, const Facade& house) const {
    const float larger = m_camera.at(1).pitch / m_camera.at(0).pitch;
    const ui::Canvas::Layer scaled(canvas, house.middle() - near.middle(), 1, larger, near.middle());
    const ui::Rect area = areaOf(near);
    m_near.picture(canvas, near).draw(canvas, {area.x, area.y, area.w, roofEnd(near) - area.y + 1}, {area.x, area.y});
}

void WinStage::drawCat(ui::Canvas& canvas, ui::Vec at, float slope, const WinFrame& frame) const {
    if (frame.walk <= 0)
        return;
    if (!frame.curled)
        drawCatWalking(canvas, at, frame.walk * catStrides, slope);
    else if (m_wakes) // Who could sleep now?
        drawCatAwake(canvas, at, 0, slope);
    else
        drawCatAsleep(canvas, at, slope);
}

ui::Vec WinStage::starPlace(int star) const {
    const StarPlace& place = starPlaces[static_cast<std::size_t>(star)];
    return {m_sky.x + place.dx * m_scale, m_sky.y + place.dy * m_scale};
}

void WinStage::drawSpark(ui::Canvas& canvas, int star, const WinFrame& frame) const {
    constexpr float tailShare = 0.45F; ///< Of its way.
    constexpr int pieces = 16;
    const auto index = static_cast<std::size_t>(star);
    const float risen = frame.spark[index];
    const float left = 1 - frame.star[index]; // The tail follows its head into the star.
    if (risen <= 0 || left <= 0)
        return;
    const ui::Rect windows = m_board.cellsRect();
    ui::Vec from{windows.x + windows.w * (0.25F + 0.25F * static_cast<float>(star)), windows.y};
    if (!m_last.cells.empty()) {
        const puzzle::Cell lamp = m_last.cells[index % m_last.cells.size()];
        from = {windows.x + windows.w * (static_cast<float>(lamp.column) + 0.5F) / static_cast<float>(m_columns),
                windows.y + windows.h * (static_cast<float>(lamp.row) + 0.5F) / static_cast<float>(m_rows)};
    }
    const ui::Vec to = starPlace(star);
    const ui::Vec bend = (from + to) * 0.5F + ui::Vec{sparkBends[index] * m_scale, 0};
    const auto at = [&](float t) { return from * ((1 - t) * (1 - t)) + bend * (2 * t * (1 - t)) + to * (t * t); };
    const float head = ui::ease::inOut(risen);
    const float tail = head * (1 - tailShare * left);
    const sf::Color light = canvas.colours().litMid;
    for (int piece = 0; piece < pieces; ++piece) {
        const auto along = [&](int i) { return tail + (head - tail) * static_cast<float>(i) / pieces; };
        const float near = static_cast<float>(piece + 1) / pieces;
        canvas.line(at(along(piece)), at(along(piece + 1)), (1 + 3 * near) * m_scale,
                    ui::faded(light, 0.7F * near * near));
    }
    if (risen >= 1)
        return;
    canvas.halo(at(head), 30 * m_scale, ui::faded(light, 0.55F));
    canvas.disc(at(head), 3.6F * m_scale, canvas.colours().litCore);
}

void WinStage::drawStar(ui::Canvas& canvas, int star, const WinFrame& frame) const {
    const float unfolded = frame.star[static_cast<std::size_t>(star)];
    if (unfolded <= 0)
        return;
    const StarPlace& place = starPlaces[static_cast<std::size_t>(star)];
    WinStar shown;
    shown.centre = starPlace(star);
    shown.radius = place.radius * m_scale;
    shown.degrees = place.degrees;
    shown.earned = star < m_stars;
    if (!shown.earned) {
        const ui::Canvas::Layer fade(canvas, {}, ui::ease::linear(1.5F * unfolded)); // Within 200 ms.
        drawWinStar(canvas, shown);
        return;
    }
    if (unfolded < 1) {
        shown.scale = 0.12F + 0.88F * ui::ease::back(unfolded);
        shown.degrees = place.degrees - 60 * (1 - ui::ease::out(unfolded));
    }
    const ui::Canvas::Layer fade(canvas, {}, ui::ease::linear(4 * unfolded));
    drawWinStar(canvas, shown);
}

} // namespace game
