#include "game/menu/MenuStreet.hpp"

#include "game/look/NamePlate.hpp"
#include "game/look/Street.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr ui::TextStyle plateStyle{ui::Face::Bold, 15, 1.3F};
constexpr float plateHeight = 28;
constexpr float platePadding = 12;
constexpr float lockWidth = 20;
constexpr float plateDown = 28; ///< From the foot of a house to the middle of its plate.

constexpr float lampPlace = 0.262F; ///< Of the street's width.
constexpr float lampHeight = 150;
constexpr float lampDesign = 264; ///< The height at which the lamp is drawn.
constexpr ui::Seconds appearing = 0.3F;
constexpr float dawnHeight = 350; ///< Of the light above the pavement, once everybody sleeps.
constexpr float catHeight = 40;
constexpr float catDesign = 58;

Rect windowArea(const LevelHouse& house, const LevelHouse::Window& window) {
    const float side = house.windowSize();
    return {window.centre.x - side / 2, window.centre.y - side / 2, side, side};
}

/// From the wall down to the pavement.
Rect frontOf(const Facade& facade) {
    return {facade.wall.x, facade.wall.y, facade.wall.w, facade.ground - facade.wall.y};
}

} // namespace

void HouseButton::place(Rect area, Vec plate, Rect span) {
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

bool HouseButton::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        onHouse();
        return true;
    }
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event))
        m_pointed = windowAt(moved->at);
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

void HouseButton::draw(ui::Canvas& canvas) const {
    if (!m_pointed)
        return;
    const Rect& window = m_front.windows[*m_pointed];
    canvas.stroke(window.inset(-2), 2, look(canvas.theme()).ring, 0.14F * window.w);
}

void HouseButton::drawOver(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const bool lit = showsFocus();
    const float shown = lit || m_front.current ? 1.0F : hoverAmount();
    if (shown <= 0)
        return;
    const ui::Canvas::Layer layer{canvas, {}, shown};
    const float wide =
        std::ceil(canvas.textWidth(m_front.words, plateStyle) + 2 * platePadding + (m_front.locked ? lockWidth : 0));
    const float x = std::clamp(m_plate.x - wide / 2, m_span.x, std::max(m_span.x, m_span.right() - wide));
    const Rect plate{x, m_plate.y - plateHeight / 2, wide, plateHeight};
    if (lit) {
        drawNamePlate(canvas, plate, {true}, 8);
    } else {
        canvas.fill(plate, ui::faded(colours.surface, 0.95F), 8);
        canvas.stroke(plate, 1.5F, hovered() || m_front.current ? colours.accent : colours.lineCtl, 8);
    }
    Vec at{plate.x + platePadding, plate.centre().y};
    const sf::Color ink = lit ? colours.onLit : colours.text;
    if (m_front.locked) {
        canvas.icon(ui::Icon::Lock, {at.x + 6, at.y}, 15, ink);
        at.x += lockWidth;
    }
    canvas.text(m_front.words, at, plateStyle, ink);
}

MenuStreet::MenuStreet(const SceneContext& context, Records& records, const data::Library& library,
                       LampAtlases& atlases)
    : m_text(context.text)
    , m_preferences(context.preferences)
    , m_navigator(context.navigator)
    , m_sounds(context.sounds)
    , m_records(records)
    , m_library(library)
    , m_atlases(atlases) {
    for (const House house : TownPlan::houses()) {
        button(house).onHouse = [this, house] { open(house); };
        button(house).onWindow = [this, house](std::size_t window) { play(house, window); };
    }
}

void MenuStreet::addTo(ui::Form& form) {
    for (const House house : TownPlan::houses()) // The nearest houses are on top.
        form.add(button(house));
}

const data::LibraryPack* MenuStreet::packOf(House house) const {
    const auto packs = m_library.campaign();
    const auto found = std::find_if(packs.begin(), packs.end(), [house](const data::LibraryPack& pack) {
        return houseOfPack(pack.pack.id) == house;
    });
    return found != packs.end() ? &*found : nullptr;
}

std::vector<LevelLight> MenuStreet::levelsOf(const data::LibraryPack& pack) const {
    const bool all = m_preferences.get().unlockAll;
    const data::Progress& progress = m_records.progress();
    std::vector<LevelLight> levels(pack.pack.levels.size(), LevelLight::Shut);
    if (!data::isOpen(m_library, progress, pack, all))
        return levels;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const data::LevelRef level = m_library.level(pack, i);
        if (progress.at(level.key()) != nullptr)
            levels[i] = LevelLight::Dark;
        else if (data::isOpen(m_library, progress, level, all))
            levels[i] = LevelLight::Lit;
    }
    return levels;
}

void MenuStreet::refresh(const NextBoard& next) {
    const Town before = std::exchange(m_town, {m_town.plan, {}, House::Slate, TownLight::Night});
    for (const House house : TownPlan::houses()) {
        const data::LibraryPack* const pack = packOf(house);
        button(house).setVisible(pack != nullptr);
        if (pack != nullptr)
            m_town.houses.push_back({house, levelsOf(*pack)});
    }
    for (const Destination& step : next.way)
        if (const auto* campaign = std::get_if<ToCampaign>(&step))
            m_town.current = houseOfPack(campaign->packId);
    for (const TownHouse& house : m_town.houses)
        showFront(house, *packOf(house.house));
    placeButtons();
    m_painted = m_painted && m_town == before;
}

void MenuStreet::showFront(const TownHouse& house, const data::LibraryPack& pack) {
    HouseButton::Front front;
    front.locked = house.locked();
    front.current = house.house == m_town.current;
    const auto packs = m_library.campaign();
    const auto solved = std::count(house.levels.begin(), house.levels.end(), LevelLight::Dark);
    front.words = pack.pack.name.in(text::code(m_text.language())) + " · ";
    if (front.locked)
        front.words += m_text.trn("from {1} star", "from {1} stars",
                                  data::starsToOpen(packs, static_cast<std::size_t>(&pack - packs.data())));
    else
        front.words += std::to_string(solved) + "/" + std::to_string(house.levels.size());
    front.levels = house.levels;
    const LevelHouse whole = m_town.plan.house(house.house, house.levels.size());
    for (const LevelHouse::Window& window : whole.windows())
        front.windows.push_back(windowArea(whole, window));
    button(house.house).show(std::move(front));
}

void MenuStreet::arrange(const ui::Viewport& viewport, float left, float ground, Rect span) {
    const Rect content = viewport.content();
    constexpr float largest = 1.15F * 690; // As high as the sky allows.
    const float room = content.right() - 4 - left;
    const float start = left + 0.6F * std::max(0.0F, room - largest);
    const TownPlan plan{start, start + std::min(room, largest), ground, viewport.size().x};
    m_painted = false; // The scale or the theme may have changed too; if not, the picture is still there.
    m_town.plan = plan;
    m_span = span;
}

void MenuStreet::placeButtons() {
    for (const TownHouse& house : m_town.houses) {
        const LevelHouse whole = m_town.plan.house(house.house, house.levels.size());
        const Rect front = frontOf(whole.facade());
        const float crown = whole.facade().crown * 0.6F;
        // Other houses stand before the feet of those on the hill: their plates are over the roofs.
        const float plate = TownPlan::tierOf(house.house) == 0 ? front.bottom() + plateDown
                                                               : front.y - whole.facade().crown - plateHeight / 2;
        button(house.house)
            .place({front.x, front.y - crown, front.w, front.h + crown}, {front.centre().x, plate}, m_span);
    }
}

void MenuStreet::open(House house) {
    const data::LibraryPack* const pack = packOf(house);
    if (pack == nullptr)
        return;
    m_chosen.reset();
    m_sounds.play(Sound::Bell);
    m_navigator.push(ToCampaign{pack->pack.id, {}});
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

void MenuStreet::choose(const NextBoard& next) {
    m_chosen.reset();
    for (const Destination& step : next.way)
        if (const auto* campaign = std::get_if<ToCampaign>(&step))
            if (const auto level = m_library.find(campaign->packId + "/" + campaign->levelId))
                choose(*level);
}

void MenuStreet::choose(const data::LevelRef& level) {
    m_chosen.reset();
    const House house = houseOfPack(level.pack->pack.id);
    if (house == House::Slate)
        return;
    const LevelHouse whole = m_town.plan.house(house, level.pack->pack.levels.size());
    m_chosen = windowArea(whole, whole.windows()[level.index]);
}

void MenuStreet::update(ui::Seconds step, const ui::Viewport& viewport) {
    m_shown.update(step);
    if (m_painted)
        return;
    m_painted = m_picture.paintStep(m_town, theme(m_preferences.get().theme).controls, viewport);
    const ui::Motion motion = m_preferences.motion();
    if (!m_painted)
        m_shown.jump(0);
    else if (m_shown.target() < 1)
        m_shown.send(1, motion.off() ? 0 : appearing / motion.speed);
}

bool MenuStreet::asleep() const {
    return !m_town.houses.empty() && std::all_of(m_town.houses.begin(), m_town.houses.end(),
                                                 [](const TownHouse& house) { return house.asleep(); });
}

void MenuStreet::draw(ui::Canvas& canvas, float flick) const {
    if (m_shown.value() <= 0)
        return;
    const ui::Canvas::Layer appear{canvas, {}, m_shown.value()};
    if (asleep() && !canvas.theme().flat) { // Behind the hill it is getting light.
        const sf::Color light{0xF7, 0xCF, 0x9C};
        const float top = m_town.plan.ground - dawnHeight * m_town.plan.scale();
        canvas.fill({0, top, m_town.plan.width, m_town.plan.ground - top},
                    {ui::Paint::Kind::Vertical, ui::faded(light, 0), ui::faded(light, 0.5F)});
    }
    m_picture.draw(canvas, m_town);
    const TownPlan& plan = m_town.plan;
    const float k = plan.scale();
    const auto current = std::find_if(m_town.houses.begin(), m_town.houses.end(),
                                      [this](const TownHouse& house) { return house.house == m_town.current; });
    if (current != m_town.houses.end()) {
        const Facade facade = plan.house(current->house, current->levels.size()).facade();
        if (TownPlan::tierOf(current->house) == 0)
            drawLightPool(canvas, m_atlases, facade.middle() + Vec{0, 5}, {150 * k, 20 * k},
                          ui::faded(canvas.colours().glow, 0.5F));
        drawCat(canvas, facade, flick);
    }
    const Vec foot{plan.left + lampPlace * (plan.right - plan.left), plan.ground};
    const ui::Canvas::Layer lamp{canvas, {}, 1, lampHeight * k / lampDesign, foot};
    drawStreetLamp(canvas, m_atlases, foot);
}

void MenuStreet::drawCat(ui::Canvas& canvas, const Facade& facade, float flick) const {
    const FacadePlaces places = placesOn(facade, canvas.theme().flat);
    const Vec foot = places.ridgeFrom + (places.ridgeTo - places.ridgeFrom) * 0.4F;
    const ui::Canvas::Layer cat{canvas, {}, 1, catHeight * m_town.plan.scale() / catDesign, foot};
    drawCatAwake(canvas, foot, flick);
}

} // namespace game
