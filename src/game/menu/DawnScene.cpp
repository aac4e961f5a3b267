// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/DawnScene.hpp"

#include "game/look/Rgb.hpp"
#include "game/look/Street.hpp"
#include "game/look/Theme.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/scene/PageScene.hpp"
#include "game/scene/Services.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float belowWords = 12; ///< Between the words and the sun.
constexpr float aboveHill = 10;

struct Cloud {
    float fromTop, left, width;
    sf::Uint32 rgb;
};
constexpr std::array<Cloud, 4> clouds{
    {{150, 700, 420, 0xF2C6AE}, {196, 960, 300, 0xF6D2B0}, {392, 30, 330, 0xF8D9B4}, {300, 520, 200, 0xFBE0BE}}};

struct Bird {
    float x, y;
    float wing;
};
constexpr std::array<Bird, 5> birds{{{560, 250, 9}, {590, 232, 7}, {622, 262, 8}, {700, 210, 6}, {724, 224, 5}}};

struct Tree {
    float x, radius;
};
constexpr std::array<Tree, 3> trees{{{34, 58}, {120, 44}, {400, 40}}};

void paintSun(Brush& brush, const ui::Theme& theme, const DawnView& view) {
    const float below = view.hill + dawnSunRadius + aboveHill; // Behind the hill, from where it rises.
    const Vec sun{view.sun.x, below + (view.sun.y - below) * view.rise};
    if (theme.additiveGlow) {
        constexpr std::array<std::pair<float, float>, 3> rings{{{620, 0.16F}, {420, 0.22F}, {240, 0.34F}}};
        for (const auto& [radius, strength] : rings)
            brush.glow(sun, radius, ui::faded(colour(0xFFC07A), strength * view.light));
    } else {
        brush.disc( // By day the sky is as bright as the sun: a wide halo tells them apart.
            sun, 150,
            Gradient::radial(
                sun, 150, {{0, ui::faded(colour(0xFFE08A), 0.7F * view.light)}, {1, ui::faded(colour(0xFFE08A), 0)}}));
    }
    const auto bright = [&](sf::Uint32 rgb) { return ui::faded(colour(rgb), view.light); };
    brush.disc(
        sun, dawnSunRadius,
        Gradient::radial(sun, dawnSunRadius, {{0, bright(0xFFFDF2)}, {0.7F, bright(0xFFF1C8)}, {1, bright(0xFFE09A)}}));
}

void paintBird(Brush& brush, const Bird& bird, Vec from, sf::Color ink) {
    const Vec at = Vec{bird.x, bird.y} + from;
    const float w = bird.wing;
    Outline wings;
    wings.move(at + Vec{-w, -0.3F * w})
        .curve(at + Vec{-0.5F * w, -0.8F * w}, at + Vec{-0.1F * w, -0.8F * w}, at)
        .curve(at + Vec{0.1F * w, -0.8F * w}, at + Vec{0.5F * w, -0.8F * w}, at + Vec{w, -0.3F * w});
    brush.stroke(wings, 2, ink);
}

void paintMilkFloat(Brush& brush, Vec foot) {
    const auto box = [&](float left, float up, float wide, float high, float radius, sf::Uint32 rgb) {
        brush.fill(Outline::box({foot.x + left, foot.y - up, wide, high}, radius), colour(rgb));
    };
    for (int i = 0; i < 4; ++i) { // Churns.
        const float left = -62 + 20 * static_cast<float>(i);
        box(left, 78, 12, 18, 4, 0xFBF6EA);
        box(left + 4, 82, 4, 6, 0, 0xFBF6EA);
    }
    box(-70, 62, 92, 46, 5, 0xEFE3CB);
    box(-70, 40, 92, 7, 0, 0x3E6AA6);
    const auto at = [foot](float x, float up) { return Vec{foot.x + x, foot.y - up}; };
    brush.fill({at(22, 56), at(44, 56), at(58, 36), at(58, 16), at(22, 16)}, colour(0xEFE3CB));
    brush.fill({at(27, 51), at(41, 51), at(51, 36), at(27, 36)}, colour(0x6F8796));
    for (const float wheel : {-46.0F, 36.0F}) {
        brush.disc(at(wheel, 12), 12, colour(0x3A3438));
        brush.disc(at(wheel, 12), 5, colour(0xB9A682));
    }
}

constexpr float dawnPavement = PageFrame::legendHeight + 4;
constexpr int longestCareer = 3660; ///< Days that nights are counted in.

// When things happen, in seconds.
constexpr ui::Seconds breaking = 4; ///< The sky turns to day, and the camera moves along the houses.
constexpr ui::Seconds milkComes = 3.6F;
constexpr ui::Seconds milkRolls = 2.4F;
constexpr ui::Seconds wordsCome = 3.6F;
constexpr ui::Seconds figuresCome = 4.3F;
constexpr ui::Seconds buttonsCome = 5;
constexpr ui::Seconds appearing = 0.6F;

const sf::Color nightTint{0x34, 0x40, 0x5C}; ///< What the town of the morning is multiplied by at night.

constexpr float slide = 48;
constexpr float closeUp = 1.45F; ///< The scale while the camera is close to the houses.

float between(float t, float from, float duration) {
    return std::clamp((t - from) / duration, 0.0F, 1.0F);
}

} // namespace

void paintDawnSky(Brush& brush, const ui::Theme& theme, const DawnView& view) {
    if (theme.flat)
        return;
    const Look& look = game::look(theme);
    const ui::Rect& all = view.window;
    if (theme.additiveGlow) { // By day the sky is as it always is.
        const auto part = [&](sf::Uint32 rgb) { return ui::faded(colour(rgb), view.light); };
        // Peach would be yellow and red to some eyes: there the sky stays blue.
        const bool peach = theme.name == "night";
        const auto warm = [&](sf::Uint32 rgb, float pale) {
            return peach ? part(rgb) : ui::faded(ui::mix(look.skyLow, sf::Color::White, pale), view.light);
        };
        brush.box({all.x, all.y, all.w, view.ground - all.y}, Gradient::linear({0, all.y}, {0, view.ground},
                                                                               {{0, part(0x24405C)},
                                                                                {0.36F, part(0x4F6A88)},
                                                                                {0.46F, warm(0x9D94A4, 0.45F)},
                                                                                {0.56F, warm(0xE4B493, 0.55F)},
                                                                                {0.66F, warm(0xF9D7A2, 0.66F)},
                                                                                {1, warm(0xFBE3B8, 0.75F)}}));
    }
    paintSun(brush, theme, view);
    for (const Cloud& cloud : clouds)
        for (int i = 0; i < 5; ++i) {
            const auto n = static_cast<float>(i);
            brush.box({all.x + cloud.left + n * cloud.width * 0.13F,
                       cloud.fromTop - 3 + static_cast<float>(i * 7 % 5) * 4, cloud.width * (0.5F - 0.03F * n), 7},
                      3.5F, ui::faded(theme.additiveGlow ? colour(cloud.rgb) : sf::Color::White, 0.34F * view.light));
        }
    for (const Bird& bird : birds)
        paintBird(brush, bird, {all.x, 0}, ui::faded(colour(0x4A4550), 0.8F * view.light));
}

void paintDawnStreet(Brush& brush, const ui::Theme& theme, const DawnView& view) {
    if (theme.flat)
        return;
    const ui::Rect& all = view.window;
    if (theme.additiveGlow) {
        brush.box({all.x, view.ground, all.w, all.bottom() - view.ground},
                  Gradient::down(view.ground, all.bottom(), ui::faded(colour(0xA48F80), view.light),
                                 ui::faded(colour(0x6B6066), view.light)));
        brush.box({all.x, view.ground - 1.5F, all.w, 3}, ui::faded(colour(0xF3D2A4), view.light));
    }
    for (const Tree& tree : trees) {
        const Vec foot{all.x + tree.x, view.ground};
        const Vec crown = foot - Vec{0, tree.radius * 2};
        paintDawnTree(brush, view.season, crown, view.ground, tree.radius * 0.72F, view.light);
    }
    constexpr float stop = 250;
    constexpr float way = 380;
    if (view.milkFloat > 0)
        paintMilkFloat(brush, {all.x + stop - (1 - view.milkFloat) * way, view.ground});
}

void paintCatStretching(Brush& brush, Vec foot, float height, sf::Color colour) {
    sf::Transform place;
    place.translate(foot).scale(height, height);
    const Brush::Within within{brush, place};
    Outline back;
    back.move({-0.36F, -0.42F}).curve({-0.1F, -0.58F}, {0.05F, -0.3F}, {0.32F, -0.16F});
    brush.stroke(back, 0.2F, colour);
    brush.fill(Outline::ellipse({0.42F, -0.2F}, {0.14F, 0.12F}), colour);
    brush.fill({{0.33F, -0.27F}, {0.36F, -0.44F}, {0.45F, -0.3F}}, colour);
    brush.fill({{0.46F, -0.3F}, {0.56F, -0.42F}, {0.55F, -0.22F}}, colour);
    const std::array<std::pair<Vec, Vec>, 4> legs{{{{-0.4F, -0.4F}, {-0.42F, -0.04F}},
                                                   {{-0.3F, -0.4F}, {-0.28F, -0.04F}},
                                                   {{0.3F, -0.14F}, {0.58F, -0.03F}},
                                                   {{0.22F, -0.14F}, {0.45F, -0.03F}}}};
    for (const auto& [from, to] : legs)
        brush.line(from, to, 0.08F, colour);
    Outline tail;
    tail.move({-0.42F, -0.5F}).curve({-0.6F, -0.7F}, {-0.5F, -0.85F}, {-0.58F, -1});
    brush.stroke(tail, 0.075F, colour);
}

ui::Vec dawnSun(const TownPlan& plan, float words) {
    // In the middle of where it is low, and never behind the houses.
    const float span = plan.right - plan.left;
    const float x = std::max(dawnSunRadius + belowWords, plan.left - 0.28F * span);
    const float highest = words + belowWords + dawnSunRadius;
    return {x, std::max(highest, plan.hillTop(x) - aboveHill - dawnSunRadius)};
}

void MorningButton::draw(ui::Canvas& canvas) const {
    if (canvas.theme().flat || !canvas.theme().additiveGlow) {
        PushButton::draw(canvas);
        return;
    }
    constexpr float corner = 12;
    constexpr float side = 10;
    const Rect area = bounds();
    canvas.fill(
        area, {ui::Paint::Kind::Vertical, colour(0xFFFDF6), ui::mix(colour(0xF6ECD8), sf::Color::White, hoverAmount())},
        corner);
    canvas.stroke(area, 2, colour(0xA08C74), corner);
    canvas.textFitted(face().label, area.centre(), area.w - 2 * side, ui::style::button, colour(0x2C2318),
                      ui::Align::Centre);
    if (showsFocus())
        ui::drawFocusRing(canvas, area, corner);
}

DawnScene::DawnScene(const SceneContext& context, Records& records, const data::Library& library)
    : FormScene(context)
    , m_records(records)
    , m_library(library) {
    m_form.add(m_toStreet, [this](auto& it) {
        it.setLabel(m_text.tr("To the street"));
        it.setVisible(m_time >= buttonsCome);
    });
    m_form.add(m_stay, [this](auto& it) {
        it.setLabel(m_text.tr("Stay a while"));
        it.setVisible(m_time >= buttonsCome);
    });
    m_town.light = TownLight::Dawn;
    if (m_preferences.motion().off() || m_preferences.get().reducedMotion)
        finish();
}

void DawnScene::finish() {
    m_time = length;
    showButtons();
}

void DawnScene::showButtons() {
    if (m_form.focused() != nullptr)
        return;
    m_form.refresh();
    m_form.focus(&m_toStreet);
}

void DawnScene::leave() {
    if (std::exchange(m_leaving, true))
        return;
    m_sounds.play(Sound::Select);
    m_navigator.reset(ToMainMenu{});
}

void DawnScene::readRecords() {
    m_town.houses.clear();
    m_town.season = seasonOf(m_records.today());
    std::size_t windows = 0;
    for (const data::LibraryPack& pack : m_library.campaign()) {
        windows += pack.pack.levels.size();
        const House house = houseOfPack(pack.pack.id);
        if (house != House::Slate)
            m_town.houses.push_back({house, std::vector<LevelLight>(pack.pack.levels.size(), LevelLight::Dark)});
    }
    const auto count = static_cast<std::int64_t>(windows);
    m_asleep = m_text.trn("{2} houses, {1} window: all asleep.", "{2} houses, {1} windows: all asleep.", count,
                          m_library.campaign().size());
    const auto statistics = m_records.statistics(m_records.player(), longestCareer);
    std::int64_t nights = 0;
    if (statistics)
        nights = std::count_if(statistics->days.begin(), statistics->days.end(),
                               [](const data::DayTally& day) { return day.solved > 0; });
    m_figures = {{std::to_string(count), m_text.trn("window", "windows", count)},
                 {m_text.tr("{1} / {2}", m_records.progress().stars(m_library), data::maxStars(m_library)),
                  m_text.trn("star", "stars", data::maxStars(m_library))},
                 {std::to_string(nights), m_text.trn("night", "nights", nights)}};
}

void DawnScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    readRecords();
    const ui::Rect content = viewport.content();
    const float left = content.x + (viewport.compact() ? 36.0F : 62.0F);
    const float ground = content.h - dawnPavement;
    m_words = {left, 56, 480, 320};
    float x = left;
    for (Figure& figure : m_figures) {
        figure.x = x;
        x += std::max(measure(figure.number, {ui::Face::Display, 40, 1.1F}), measure(figure.word, ui::style::label)) +
             34;
    }
    ui::Row({left, 306, content.w, 56}, 14).placeFirst(measure, m_toStreet, m_stay);

    constexpr float largest = 1.15F * 690;
    const float right = content.right() - 18;
    const float room = right - content.x - (viewport.compact() ? 420.0F : 470.0F);
    m_town.plan = {right - std::min(room, largest), right, ground, viewport.size().x};
    m_town.light = theme(m_preferences.get().theme).controls.additiveGlow ? TownLight::Dawn : TownLight::Night;
}

bool DawnScene::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool pressed = (action != nullptr && !action->repeat) || std::holds_alternative<ui::PointerPressed>(event);
    if (pressed && (!over() || m_staying)) {
        m_staying = false;
        finish();
        return true;
    }
    if (m_staying)
        return false;
    if (over() && m_form.handle(event))
        return true;
    if (action == nullptr || action->action != ui::Action::Back || action->repeat)
        return false;
    leave();
    return true;
}

void DawnScene::update(ui::Seconds step) {
    FormScene::update(step);
    m_time = std::min(length, m_time + step * m_preferences.motion().speed);
    if (m_time >= buttonsCome)
        showButtons();
}

bool DawnScene::animating() const {
    return FormScene::animating() || !over();
}

DawnView DawnScene::view() const {
    DawnView view;
    view.window = {0, 0, m_viewport.size().x, m_viewport.size().y};
    view.ground = m_town.plan.ground;
    view.light = ui::ease::inOut(between(m_time, 0, breaking));
    view.rise = ui::ease::out(between(m_time, 0.6F, length - 0.6F));
    view.sun = dawnSun(m_town.plan, m_stay.bounds().bottom());
    view.hill = m_town.plan.hillTop(view.sun.x);
    view.season = m_town.season;
    view.milkFloat = ui::ease::out(between(m_time, milkComes, milkRolls));
    return view;
}

void DawnScene::draw(ui::Canvas& canvas) const {
    drawPicture(canvas);
    if (m_staying)
        return;
    drawWords(canvas);
    const float shown = ui::ease::out(between(m_time, buttonsCome, appearing));
    const ui::Canvas::Layer buttons{canvas, {slide * (1 - shown), 0}, shown};
    if (shown > 0)
        m_form.draw(canvas);
}

void DawnScene::drawPicture(ui::Canvas& canvas) const {
    const ui::Theme& theme = canvas.theme();
    const DawnView view = this->view();
    const float pixels = canvas.viewport().scale();
    const float alpha = canvas.layerAlpha();
    Brush sky(pixels, alpha);
    paintDawnSky(sky, theme, view);
    sky.draw(canvas);
    // The camera begins close to the last house and steps back along the street.
    const float way = ui::ease::inOut(between(m_time, 0, breaking));
    const TownPlan& plan = m_town.plan;
    const ui::Vec about{plan.right + (plan.left - plan.right) * way, plan.ground};
    {
        const ui::Canvas::Layer camera{canvas, {}, 1, closeUp + (1 - closeUp) * way, about};
        const bool flat = theme.flat || !theme.additiveGlow;
        m_picture.draw(canvas, m_town, flat ? sf::Color::White : ui::mix(nightTint, sf::Color::White, view.light));
        for (const TownHouse& house : m_town.houses)
            if (house.house == House::Terrace) {
                const FacadePlaces roof = placesOn(plan.house(house.house, house.levels.size()).facade(), theme.flat);
                Brush cat(pixels, alpha);
                paintCatStretching(cat, roof.ridgeFrom + (roof.ridgeTo - roof.ridgeFrom) * 0.68F, 46 * plan.scale(),
                                   look(theme).shade);
                cat.draw(canvas);
            }
    }
    Brush street(pixels, alpha);
    paintDawnStreet(street, theme, view);
    street.draw(canvas);
}

void DawnScene::drawWords(ui::Canvas& canvas) const {
    const bool day = !canvas.theme().additiveGlow;
    const sf::Color ink = day ? canvas.colours().text : sf::Color(0xFF, 0xF8, 0xEA);
    const auto appear = [this](ui::Seconds at) { return ui::ease::out(between(m_time, at, appearing)); };
    const float x = m_words.x;
    if (const float shown = appear(wordsCome); shown > 0) {
        const ui::Canvas::Layer layer{canvas, {slide * (1 - shown), 0}, shown};
        canvas.text(m_text.tr("Good morning."), {x, 88}, ui::style::hero, ink);
        canvas.text(m_asleep, {x + 4, 150}, {ui::Face::Semibold, 21}, ink);
        canvas.text(m_text.tr("The night watch goes home. That is you."), {x + 4, 180}, {ui::Face::Regular, 20}, ink);
    }
    if (const float shown = appear(figuresCome); shown > 0) {
        const ui::Canvas::Layer layer{canvas, {slide * (1 - shown), 0}, shown};
        for (const Figure& figure : m_figures) {
            canvas.text(figure.word, {figure.x + 4, 216}, ui::style::label, ink); // Small words where the sky is dark.
            canvas.text(figure.number, {figure.x + 4, 252}, {ui::Face::Display, 40, 1.1F}, ink);
        }
    }
}

Scenery DawnScene::scenery() const {
    Scenery scenery;
    scenery.night = 0.2F;
    scenery.pavement = dawnPavement;
    return scenery;
}

std::string DawnScene::title() const {
    return m_text.tr("Good morning.");
}

std::unique_ptr<Scene> ToDawn::scene(const Services& with) const {
    return std::make_unique<DawnScene>(with, with.records, with.library);
}

} // namespace game
