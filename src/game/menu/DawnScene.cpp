// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/DawnScene.hpp"

#include "game/look/Street.hpp"
#include "game/look/Theme.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/scene/PageScene.hpp"
#include "game/scene/Services.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

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

DawnScene::DawnScene(const SceneContext& context, Records& records, const data::Library& library)
    : FormScene(context)
    , m_records(records)
    , m_library(library)
    , m_toStreet({ui::ButtonFace::Kind::Primary}, [this] { leave(); })
    , m_stay({}, [this] { m_staying = true; }) {
    m_form.add(m_toStreet);
    m_form.add(m_stay);
    m_toStreet.setVisible(false);
    m_stay.setVisible(false);
    m_town.light = TownLight::Dawn;
    if (m_preferences.motion().off() || m_preferences.get().reducedMotion)
        finish();
}

void DawnScene::finish() {
    m_time = length;
    showButtons();
}

void DawnScene::showButtons() {
    m_toStreet.setVisible(true);
    m_stay.setVisible(true);
    if (m_form.focused() == nullptr)
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
    m_toStreet.setLabel(m_text.tr("To the street"));
    m_stay.setLabel(m_text.tr("Stay a while"));
    ui::Row buttons({left, 306, content.w, 56}, 14);
    m_toStreet.place(buttons.first(m_toStreet.preferredWidth(measure)));
    m_stay.place(buttons.first(m_stay.preferredWidth(measure)));

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
            canvas.text(figure.number, {figure.x + 4, 236}, {ui::Face::Display, 40, 1.1F}, ink);
            canvas.text(figure.word, {figure.x + 4, 270}, ui::style::label, ink);
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
