// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/MenuStreet.hpp"

#include "game/campaign/ToCampaign.hpp"
#include "game/look/HousePlate.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Street.hpp"
#include "game/look/Theme.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/Sounds.hpp"
#include "game/words/Wording.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <random>
#include <utility>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

using ui::Rect;
using ui::Vec;

constexpr float lampPlace = 0.300F; ///< As a share of the street's width.
constexpr float lampHeight = 150;
constexpr float lampDesign = 264;            ///< The height at which the lamp is drawn.
constexpr float catSteps = 7;                ///< Until she is at home.
constexpr std::size_t mostKept = 16'000'000; ///< Bytes of a picture that is not seen.
constexpr float dawnHeight = 350;            ///< Height of the light above the pavement, once everybody sleeps.

Rect windowArea(const LevelHouse& house, const LevelHouse::Window& window) {
    const float side = house.windowSize();
    return {window.centre.x - side / 2, window.centre.y - side / 2, side, side};
}

/// From the wall down to the pavement.
Rect wallOf(const Facade& facade) {
    return {facade.wall.x, facade.wall.y, facade.wall.w, facade.ground - facade.wall.y};
}

/// The middle of the plate that says when a locked house opens: on its cornice.
Vec lockPlate(const Facade& facade) {
    return {facade.wall.centre().x, facade.wall.y - 4 * facade.k};
}

} // namespace

void HouseButton::placeWithPlate(Rect area, Vec plate, Rect span) {
    Widget::place(area);
    m_plate = plate;
    m_span = span;
}

std::optional<std::size_t> HouseButton::windowAt(Vec at) const {
    for (std::size_t i = 0; i < m_front.windows.size(); ++i)
        if (m_front.levels[i] == LevelLight::Lit && m_front.windows[i].contains(at))
            return i;
    return std::nullopt;
}

void HouseButton::show(Front front) {
    m_front = std::move(front);
    for (auto* window : {&m_pointed, &m_chosen})
        if (*window && (**window >= m_front.levels.size() || m_front.levels[**window] != LevelLight::Lit))
            window->reset();
}

bool HouseButton::hasLitWindow() const {
    return std::find(m_front.levels.begin(), m_front.levels.end(), LevelLight::Lit) != m_front.levels.end();
}

/// The next lit window in this direction; the last one is followed by the first.
bool HouseButton::chooseWindow(std::ptrdiff_t by) {
    if (!hasLitWindow())
        return false;
    const std::ptrdiff_t count = std::ssize(m_front.levels);
    std::ptrdiff_t next = m_chosen ? static_cast<std::ptrdiff_t>(*m_chosen) : by > 0 ? -1 : count;
    do
        next = (next + by + count) % count;
    while (m_front.levels[static_cast<std::size_t>(next)] != LevelLight::Lit);
    m_chosen = static_cast<std::size_t>(next);
    return true;
}

bool HouseButton::act(const ui::ActionPressed& pressed) {
    if (pressed.action == ui::Action::NextTab || pressed.action == ui::Action::PreviousTab)
        return chooseWindow(pressed.action == ui::Action::NextTab ? 1 : -1);
    if (!ui::isConfirm(pressed))
        return false;
    if (m_chosen)
        onWindow(*m_chosen);
    else
        onHouse();
    return true;
}

bool HouseButton::handle(const ui::Event& event) {
    if (const auto* pressed = std::get_if<ui::ActionPressed>(&event))
        return act(*pressed);
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = windowAt(moved->at);
        m_chosen.reset();
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event))
        m_pointed = windowAt(pressed->at);
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked) {
        if (m_pointed)
            onWindow(*m_pointed);
        else
            onHouse();
    }
    return result != ui::Press::Result::Ignored;
}

void HouseButton::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void HouseButton::setFocused(bool focused) {
    Widget::setFocused(focused);
    if (!focused)
        m_chosen.reset();
}

void HouseButton::draw(ui::Canvas& canvas) const {
    const auto& window = m_chosen ? m_chosen : m_pointed;
    if (!window)
        return;
    const Rect& area = m_front.windows[*window];
    canvas.stroke(area.inset(-2), m_chosen ? 3.0F : 2.0F, look(canvas.theme()).ring, 0.14F * area.w);
}

void HouseButton::drawOver(ui::Canvas& canvas) const {
    using State = HousePlate::State;
    const bool lit = showsFocus();
    const float shown = lit || m_front.current ? 1.0F : hoverAmount();
    if (shown <= 0)
        return;
    const ui::Canvas::Layer layer{canvas, {}, shown};
    if (lit && !m_chosen)
        canvas.stroke(bounds().inset(-3), 3 * canvas.theme().focusScale, canvas.colours().focus, 8);
    const State state = lit ? State::Lit : hovered() || m_front.current ? State::Marked : State::Plain;
    drawHousePlate(canvas, {m_front.words, state, m_front.locked}, m_plate, m_span);
}

ui::Spoken HouseButton::spoken() const {
    ui::Spoken spoken{ui::Role::Button, m_front.words};
    spoken.available = !m_front.locked;
    if (m_chosen) {
        spoken.place = *m_chosen + 1;
        spoken.count = m_front.windows.size();
    }
    return spoken;
}

MenuStreet::MenuStreet(const SceneContext& context, Records& records, const data::Library& library,
                       LampAtlases& atlases)
    : m_text(context.text)
    , m_preferences(context.preferences)
    , m_navigator(context.navigator)
    , m_sounds(context.sounds)
    , m_records(records)
    , m_library(library)
    , m_atlases(atlases)
    , m_town(&atlases) {
    m_nextDoor.onHouse = [this] { enterNextDoor(); };
    for (const House house : TownPlan::houses()) {
        button(house).onHouse = [this, house] { open(house); };
        button(house).onWindow = [this, house](std::size_t window) { play(house, window); };
    }
}

void MenuStreet::addTo(ui::Form& form) {
    for (const House house : TownPlan::houses()) { // The nearest houses are on top.
        if (house == House::Shed)
            form.add(m_nextDoor); // Behind the shed.
        form.add(button(house));
    }
}

void MenuStreet::refresh(const NextBoard& next) {
    const data::Progress& progress = m_records.progress();
    std::string here;
    for (const Destination& step : next.way)
        if (const auto* campaign = step.as<ToCampaign>())
            here = campaign->packId;
    m_plan.current = houseOfPack(here);
    Town town = townOfPlayer(m_plan, m_library, progress, m_preferences.get().unlockAll, m_records.today());
    town.residents = m_preferences.get().silhouettes;
    town.current = m_plan.current;
    m_town.show(std::move(town));
    placeStars();
    for (const House house : TownPlan::houses())
        button(house).setVisible(packOf(house) != nullptr);
    for (const TownHouse& house : this->town().houses)
        showFront(house, *packOf(house.house));
    showNextDoor(here);
    placeButtons();
}

void MenuStreet::showNextDoor(std::string_view here) {
    const auto packs = m_library.nextDoor();
    m_nextDoor.setVisible(!packs.empty());
    const NextDoorProgress boxes = nextDoorProgress(m_library, m_records.progress());
    HouseButton::Front front;
    front.words = m_text.tr("Next door") + " · " + std::to_string(boxes.wired) + "/" + std::to_string(boxes.boxes);
    front.current =
        std::any_of(packs.begin(), packs.end(), [here](const data::LibraryPack& each) { return each.pack.id == here; });
    m_nextDoor.show(std::move(front));
}

void MenuStreet::showFront(const TownHouse& house, const data::LibraryPack& pack) {
    HouseButton::Front front;
    front.locked = house.locked();
    front.current = house.house == town().current;
    const auto packs = m_library.campaign();
    const auto solved = std::count(house.levels.begin(), house.levels.end(), LevelLight::Dark);
    front.words = pack.pack.name.in(text::code(m_text.language())) + " · ";
    if (front.locked)
        front.words += m_text.trn("at {1} star", "at {1} stars",
                                  data::starsToOpen(packs, static_cast<std::size_t>(&pack - packs.data())));
    else
        front.words += std::to_string(solved) + "/" + std::to_string(house.levels.size());
    front.levels = house.levels;
    const LevelHouse whole = m_plan.house(house.house, house.levels.size());
    for (const LevelHouse::Window& window : whole.windows())
        front.windows.push_back(windowArea(whole, window));
    button(house.house).show(std::move(front));
}

/// So that the highest house still has the sky above it: packs may have more levels than the street was made for.
float MenuStreet::largestScale(float ground, float sky) const {
    float scale = TownPlan::largest;
    for (const House house : TownPlan::houses())
        if (const data::LibraryPack* const pack = packOf(house)) {
            const TownPlan whole{0, TownPlan::design, 0, TownPlan::design};
            const float high = -placesOn(whole.house(house, pack->pack.levels.size()).facade()).top;
            scale = std::min(scale, (ground - sky) / high);
        }
    return scale;
}

void MenuStreet::arrange(const ui::Viewport& viewport, float left, float ground, float sky, Rect span, Rect moon) {
    m_moon = moon;
    const float largest = largestScale(ground, sky) * TownPlan::design;
    const float room = viewport.content().right() - 4 - left;
    const float start = left + 0.6F * std::max(0.0F, room - largest);
    m_plan = {start, start + std::min(room, largest), ground, viewport.size().x};
    m_town.renew(); // The scale or the theme may have changed; if not, the picture is still there.
    m_span = span;
}

void MenuStreet::placeButtons() {
    for (const TownHouse& house : town().houses) {
        const LevelHouse whole = m_plan.house(house.house, house.levels.size());
        const Rect front = wallOf(whole.facade());
        const float crown = whole.facade().crown * 0.6F;
        // Other houses stand before the feet of those on the hill: their plates are over the roofs. That of a locked
        // house takes the place of the one that says when it opens.
        const float plate = house.locked() ? lockPlate(whole.facade()).y
                            : TownPlan::tierOf(house.house) == 0
                                ? front.bottom() + HousePlate::down
                                : front.y - whole.facade().crown - HousePlate::height / 2;
        button(house.house)
            .placeWithPlate({front.x, front.y - crown, front.w, front.h + crown}, {front.centre().x, plate}, m_span);
    }
    const Rect front = m_plan.nextDoor().front();
    m_nextDoor.placeWithPlate(front, {front.centre().x, front.y - 4 - HousePlate::height / 2}, m_span);
}

void MenuStreet::open(House house) {
    const data::LibraryPack* const pack = packOf(house);
    if (pack == nullptr)
        return;
    m_chosen.reset();
    m_sounds.play(Sound::Bell);
    m_navigator.push(ToCampaign{pack->pack.id, {}});
}

void MenuStreet::enterNextDoor() {
    const auto box = nextBox(m_library, m_records.progress(), m_preferences.get().unlockAll);
    if (!box)
        return;
    m_chosen.reset();
    m_sounds.play(Sound::Bell);
    m_navigator.push(ToCampaign{box->pack->pack.id, box->level().id});
}

void MenuStreet::play(House house, std::size_t window) {
    const data::LibraryPack* const pack = packOf(house);
    if (pack == nullptr || window >= pack->pack.levels.size())
        return;
    const data::LevelRef level = m_library.level(*pack, window);
    choose(level);
    m_sounds.play(Sound::Bell);
    m_navigator.push(ToCampaign{pack->pack.id, level.level().id}); // Leaving the board leads to its house.
    m_navigator.push(ToPlay{challengeOf(level), true});
}

std::optional<Rect> MenuStreet::frontOf(std::string_view pack) const {
    const House house = houseOfPack(pack);
    const auto found = std::ranges::find(town().houses, house, &TownHouse::house);
    if (house == House::Slate || found == town().houses.end())
        return std::nullopt;
    return wallOf(m_plan.house(house, found->levels.size()).facade());
}

void MenuStreet::choose(const NextBoard& next) {
    m_chosen.reset();
    m_chosenLevel.reset();
    for (const Destination& step : next.way)
        if (const auto* campaign = step.as<ToCampaign>())
            if (const auto level = m_library.find(campaign->packId + "/" + campaign->levelId))
                choose(*level);
}

bool MenuStreet::chosenIsLit() const {
    if (!m_chosenLevel)
        return false;
    const bool solved = m_records.progress().at(m_chosenLevel->key()) != nullptr;
    return m_chosenLevel->level().isLights() != solved; // The house next door has light where its boxes are wired.
}

void MenuStreet::choose(const data::LevelRef& level) {
    m_chosen.reset();
    m_chosenLevel = level;
    const std::size_t levels = level.pack->pack.levels.size();
    const auto boxes = m_library.nextDoor();
    if (std::any_of(boxes.begin(), boxes.end(),
                    [&](const data::LibraryPack& each) { return each.pack.id == level.pack->pack.id; })) {
        const auto window = level.index * NextDoorHouse::windows / levels; // It has fewer than there are boxes.
        m_chosen = m_plan.nextDoor().window(static_cast<int>(window));
        return;
    }
    const House house = houseOfPack(level.pack->pack.id);
    if (house == House::Slate)
        return;
    const LevelHouse whole = m_plan.house(house, levels);
    m_chosen = windowArea(whole, whole.windows()[level.index]);
}

void MenuStreet::update(ui::Seconds step, const ui::Viewport& viewport, bool lively) {
    const ui::Motion motion = m_preferences.motion();
    m_shadows.update(step, lively && !motion.reduced && !motion.off());
    m_beam.setTurning(lively && !motion.reduced && !motion.off());
    m_beam.update(step);
    if (lively && !motion.reduced && !motion.off())
        m_twinkle += step;
    m_town.update(step, theme(m_preferences.get().theme).controls, viewport, motion);
}

bool MenuStreet::hasLitWindow(const ui::Widget* control) const {
    return std::any_of(m_buttons.begin(), m_buttons.end(),
                       [control](const HouseButton& button) { return &button == control && button.hasLitWindow(); });
}

bool MenuStreet::asleep() const {
    return !town().houses.empty() && std::all_of(town().houses.begin(), town().houses.end(),
                                                 [](const TownHouse& house) { return house.asleep(); });
}

void MenuStreet::release() {
    if (m_town.bytes() > mostKept)
        m_town.release();
}

void MenuStreet::draw(ui::Canvas& canvas, float flick, float leaving) const {
    if (asleep() && !canvas.theme().flat) { // Behind the hill it is getting light.
        const sf::Color light{0xF7, 0xCF, 0x9C};
        const float top = m_plan.ground - dawnHeight * m_plan.scale();
        canvas.fill({0, top, m_plan.width, m_plan.ground - top},
                    {ui::Paint::Kind::Vertical, ui::faded(light, 0), ui::faded(light, 0.5F)});
    }
    { // Town and light come out of the night together, once the town is painted.
        const ui::Canvas::Layer appear{canvas, {}, m_town.shown()};
        drawSkyGlow(canvas);
    }
    drawStars(canvas);
    if (m_town.shown() > 0) {
        const ui::Canvas::Layer appear{canvas, {}, m_town.shown()};
        drawTown(canvas, flick, leaving);
    }
}

void MenuStreet::drawTown(ui::Canvas& canvas, float flick, float leaving) const {
    drawBeam(canvas);
    m_town.draw(canvas);
    drawSlatShadows(canvas);
    const TownPlan& plan = m_plan;
    const float k = plan.scale();
    const auto current = std::find_if(town().houses.begin(), town().houses.end(),
                                      [this](const TownHouse& house) { return house.house == town().current; });
    if (current != town().houses.end()) {
        const Facade facade = plan.house(current->house, current->levels.size()).facade();
        if (TownPlan::tierOf(current->house) == 0)
            drawLightPool(canvas, m_atlases, facade.middle() + Vec{0, 5}, {150 * k, 20 * k},
                          ui::faded(canvas.colours().glow, 0.5F));
        drawCat(canvas, facade, flick, leaving);
    }
    const Vec foot{plan.left + lampPlace * (plan.right - plan.left), plan.ground};
    {
        const ui::Canvas::Layer lamp{canvas, {}, 1, lampHeight * k / lampDesign, foot};
        drawStreetLamp(canvas, m_atlases, foot, 1 - ui::ease::out(ui::ease::passed(leaving, 0.30F, 0.20F)));
    }
    drawLockPlates(canvas);
}

/// The light over a town that is awake; it fades with every window that goes dark.
void MenuStreet::drawSkyGlow(ui::Canvas& canvas) const {
    std::size_t windows = 0;
    std::size_t dark = 0;
    for (const TownHouse& house : town().houses) {
        windows += house.levels.size();
        dark += house.dark();
    }
    if (windows == 0 || dark == windows || canvas.theme().flat || !canvas.theme().additiveGlow)
        return;
    const float awake = 1 - static_cast<float>(dark) / static_cast<float>(windows);
    struct Layer {
        float reach, strength;
        sf::Color colour;
    };
    constexpr float wide = 660;
    constexpr float high = 600;
    const ui::Canvas::Clip above{canvas, {0, 0, m_plan.width, m_plan.ground}};
    Brush brush(canvas.viewport().scale(), canvas.layerAlpha());
    sf::Transform flat;
    flat.translate({(m_plan.left + m_plan.right) / 2, m_plan.ground - 60}).scale(1, high / wide);
    const Brush::Within within{brush, flat};
    for (const Layer& layer : {Layer{1, 0.52F, {0x5E, 0x74, 0x80}}, Layer{0.78F, 0.38F, {0xB9, 0x8A, 0x55}},
                               Layer{0.52F, 0.24F, {0xFF, 0xB2, 0x6A}}})
        brush.glow({0, 0}, layer.reach * wide * m_plan.scale(),
                   ui::faded(layer.colour, std::min(1.0F, 1.3F * layer.strength * awake)));
    brush.draw(canvas);
}

void MenuStreet::placeStars() {
    m_stars.clear();
    std::size_t count = 0;
    std::vector<Rect> houses;
    for (const TownHouse& house : town().houses) {
        count += house.dark();
        const Facade facade = m_plan.house(house.house, house.levels.size()).facade();
        const FacadePlaces places = placesOn(facade);
        houses.push_back(Rect{places.left, places.top, places.right - places.left, facade.ground - places.top});
    }
    constexpr float toEdge = 8;
    const Rect sky{m_span.x, toEdge, m_span.w, std::max(0.0F, 0.72F * m_plan.ground - toEdge)};
    const ui::Vec moon = m_moon.centre();
    const float fromMoon = m_moon.w / 2 + 30;
    std::minstd_rand random{11};
    const auto roll = [&random] { return static_cast<float>(random() - 1) / 2147483645.0F; };
    float apart = 26;
    for (int tries = 0; m_stars.size() < count && tries < 40000; ++tries) {
        if (tries % 1500 == 1499)
            apart *= 0.85F; // In a full sky they are closer together.
        const float along = roll();
        const ui::Vec at{sky.x + along * sky.w, sky.y + std::pow(roll(), 1.25F) * sky.h};
        const bool hidden =
            at.y > m_plan.hillTop(at.x) - toEdge ||
            std::any_of(houses.begin(), houses.end(), [&](const Rect& house) { return house.inset(-4).contains(at); });
        const auto near = [&](ui::Vec star) { return std::hypot(star.x - at.x, star.y - at.y) < apart; };
        if (hidden || std::hypot(at.x - moon.x, at.y - moon.y) < fromMoon ||
            std::any_of(m_stars.begin(), m_stars.end(), near))
            continue;
        m_stars.push_back(at);
    }
}

void MenuStreet::drawStars(ui::Canvas& canvas) const {
    const Look& look = game::look(canvas.theme());
    const bool glows = canvas.theme().additiveGlow && !canvas.theme().flat;
    for (std::size_t i = 0; i < m_stars.size(); ++i) {
        const ui::Vec at = m_stars[i];
        const float own = static_cast<float>((i * 73) % 97) / 96; // How bright it is.
        float shown = (0.60F + 0.40F * own) * (glows || canvas.theme().flat ? 1.0F : 0.85F);
        if (i % 8 == 0)
            shown *= 1 + 0.20F * std::sin(ui::tau * m_twinkle / (2.5F + 3 * own));
        const sf::Color light = ui::faded(look.star, std::min(1.0F, shown));
        if (glows)
            canvas.halo(at, 7 + 5 * own, ui::faded(light, 0.35F));
        if (own > 0.92F) {
            const float arm = 4.6F + 30 * (own - 0.92F);
            canvas.line(at - ui::Vec{arm, 0}, at + ui::Vec{arm, 0}, 1.3F, ui::faded(light, 0.75F));
            canvas.line(at - ui::Vec{0, arm}, at + ui::Vec{0, arm}, 1.3F, ui::faded(light, 0.75F));
        }
        canvas.disc(at, 1.0F + 0.9F * own * own, light);
    }
}

/// A plate on the cornice of every locked house says when it opens.
void MenuStreet::drawLockPlates(ui::Canvas& canvas) const {
    const auto packs = m_library.campaign();
    for (const TownHouse& house : town().houses) {
        const data::LibraryPack* const pack = packOf(house.house);
        if (pack == nullptr || !house.locked())
            continue;
        const int stars = data::starsToOpen(packs, static_cast<std::size_t>(pack - packs.data()));
        const Facade facade = m_plan.house(house.house, house.levels.size()).facade();
        const float size = (TownPlan::tierOf(house.house) == 0 ? 13.0F : 12.0F) * std::min(1.0F, m_plan.scale());
        drawStarPlate(canvas, lockPlate(facade), fromWords(m_text, stars), size);
    }
}

/// Behind the houses and the hill.
void MenuStreet::drawBeam(ui::Canvas& canvas) const {
    for (const TownHouse& house : town().houses)
        if (house.house == House::Lighthouse && !house.locked())
            m_beam.draw(canvas, m_plan.house(house.house, house.levels.size()).facade());
}

void MenuStreet::drawCat(ui::Canvas& canvas, const Facade& facade, float flick, float leaving) const {
    const FacadePlaces places = placesOn(facade, canvas.theme().flat);
    const float way = ui::ease::passed(leaving, 0.16F, 0.74F); // Along the ridge, and down behind it.
    const Vec seat = catPlace(places);
    const Vec foot = seat + (places.ridgeFrom - seat) * way;
    const ui::Canvas::Layer cat{canvas, {}, 1 - ui::ease::passed(way, 0.75F, 0.25F), streetCat * m_plan.scale(), foot};
    if (way > 0)
        drawCatWalking(canvas, foot, way * catSteps, places.slope());
    else
        drawCatAwake(canvas, foot, flick, places.slope());
}

/// Behind the slats of all houses that are still locked, and of the levels that are.
void MenuStreet::drawSlatShadows(ui::Canvas& canvas) const {
    std::size_t closed = 0;
    for (const TownHouse& house : town().houses)
        closed += static_cast<std::size_t>(std::ranges::count(house.levels, LevelLight::Shut));
    for (const auto& walker : m_shadows.walkers(closed)) {
        std::size_t left = walker ? walker->window : 0;
        for (const TownHouse& house : town().houses)
            for (std::size_t i = 0; walker && i < house.levels.size(); ++i)
                if (house.levels[i] == LevelLight::Shut && left-- == 0) {
                    const LevelHouse front = m_plan.house(house.house, house.levels.size());
                    drawSlatShadow(canvas, front.windows()[i].centre, front.windowSize(), *walker);
                }
    }
}

} // namespace game
