// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/houses/HousePage.hpp"

#include "game/controls/PlayersTown.hpp"
#include "game/controls/TopChip.hpp"
#include "game/houses/Pavement.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Street.hpp"
#include "game/look/Theme.hpp"
#include "game/look/fusebox/FuseBoxSign.hpp"
#include "game/look/sky/DaySky.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float smallest = 0.44F; ///< The scale below which a house scrolls instead.
constexpr float smallestHit = 40;
constexpr float plateHeight = 30;
constexpr float plateGap = 6; ///< Between plate and roof.
constexpr ui::Seconds domeOpens = 0.9F;

constexpr float townHeight = 575; ///< At scale 1, up to the dome of the observatory.

constexpr float cardsTop = 100;
constexpr float stripTop = 88;
constexpr float cardsWidth = 372;
constexpr float townTop = 76; ///< Below the header.
constexpr float toolTop = 28;
constexpr float toolSide = 40;
constexpr float toolGap = 12;
constexpr float aboveGround = 14; ///< How high the things beside the house stand.

// A walk from one house to the next.
constexpr ui::Seconds walkTime = 0.5F;
constexpr ui::Seconds fadeTime = 0.12F; ///< With reduced motion.
constexpr float walkLength = 1080;      ///< From house to house.
constexpr float townPace = 0.186F;      ///< How far the town moves meanwhile, and the lamp post that passes in front.
constexpr float lampPace = 1.4F;
constexpr float lampSize = 1.4F;

constexpr ui::Seconds refusalTime = 1.4F; ///< How long the lock of a window that was tried shines. It is no motion.

/// A question mark on the corner of a window: its level is a riddle. \param pitch of the window.
void drawRiddleSign(ui::Canvas& canvas, ui::Vec centre, float pitch) {
    const ui::Palette& colours = canvas.colours();
    const float radius = std::max(9.0F, 0.17F * pitch);
    const ui::Vec at = centre + ui::Vec{0.36F * pitch, -0.36F * pitch};
    canvas.disc(at, radius, colours.accent);
    canvas.ring(at, radius, 2, colours.surface);
    canvas.text("?", at, {ui::Face::Bold, 1.3F * radius}, colours.surface, ui::Align::Centre);
}

} // namespace

void HouseFront::show(House house, std::vector<CampaignLevel> levels, std::size_t selected, LightRows lights) {
    const bool moved = house != m_house || levels.size() != m_levels.size();
    const bool slept = asleep();
    m_house = house;
    setFamily(familyOf(house));
    m_levels = std::move(levels);
    m_lights.set(std::move(lights));
    if (moved)
        m_bar.setOffset(0);
    m_shape = LevelHouse{m_house, m_levels.size(), {}, 1};
    if (!asleep() || moved)
        m_dome.jump(asleep() ? 1.0F : 0.0F);
    else if (!slept)
        m_dome.send(1, motion().reduced ? 0 : motion().duration(domeOpens), ui::ease::inOut);
    begin(selected);
    m_column = columnOf(this->selected());
    fitWall();
}

void HouseFront::setWalk(float aside, float opacity, std::function<void(ui::Canvas&)> passing) {
    m_aside = aside;
    m_opacity = opacity;
    m_passing = std::move(passing);
}

void HouseFront::leaveAs(HouseFront& other) {
    m_house = other.m_house;
    setFamily(familyOf(m_house));
    m_levels = other.m_levels;
    m_shape = other.m_shape;
    m_plate.clear();
    m_room = other.m_room;
    m_lights = {};
    m_bar = other.m_bar;
    m_leaving = true;
    m_shadows = std::exchange(other.m_shadows, {}); // Nothing is lively here any more, so they fade.
    Widget::place(other.bounds());
    std::swap(m_facade, other.m_facade);
}

void HouseFront::setPlate(std::string text) {
    m_plate = std::move(text);
}

void HouseFront::place(ui::Rect room) {
    m_room = room;
    fitWall();
}

void HouseFront::fitWall() {
    const float height = m_room.h - (m_plate.empty() ? 0 : plateHeight + plateGap);
    const auto scaleFor = [&](std::size_t floors) {
        const ui::Vec size = LevelHouse::sizeOf(m_house, m_levels.size(), floors);
        return std::min({1.0F, m_room.w / size.x, height / (size.y + m_lights.height())});
    };
    std::size_t shown = m_shape.floors();
    while (shown > 1 && scaleFor(shown) < smallest)
        --shown;
    m_shape = LevelHouse{
        m_house, m_levels.size(), {m_room.centre().x, m_room.bottom()}, std::max(smallest, scaleFor(shown)), shown};
    Facade& facade = m_shape.facade();
    facade.open = m_dome.value();
    facade.lantern = std::any_of(m_levels.begin(), m_levels.end(),
                                 [](const CampaignLevel& level) { return level.state != LevelWindow::State::Locked; });
    const float raised = m_lights.height() * facade.k;
    facade.wall.y -= raised;
    facade.wall.h += raised;
    Widget::place({facade.wall.x, facade.wall.y, facade.wall.w, facade.ground - facade.wall.y});
    const std::size_t hidden = m_shape.floors() - std::min(shown, m_shape.floors());
    m_bar.fit(opening(), opening().h + static_cast<float>(hidden) * m_shape.floorHeight());
    reveal(selected());
    jumpBrackets();
}

bool HouseFront::asleep() const {
    return !m_levels.empty() && std::all_of(m_levels.begin(), m_levels.end(), [](const CampaignLevel& level) {
        return level.state == LevelWindow::State::Asleep;
    });
}

ui::Rect HouseFront::opening() const {
    const Facade& facade = m_shape.facade();
    const float lights = lightsRect().h;
    ui::Rect area{facade.wall.x, facade.wall.y + lights, facade.wall.w, facade.wall.h - lights};
    if (!m_levels.empty()) // The plaques of the lowest floor are below the wall's last course.
        area.h += std::clamp(m_shape.plaque(0).bottom() - area.y - m_shape.floorHeight(), 0.0F,
                             facade.ground - area.bottom());
    return area;
}

ui::Rect HouseFront::lightsRect() const {
    const Facade& facade = m_shape.facade();
    return {facade.wall.x, facade.wall.y, facade.wall.w, m_lights.height() * facade.k};
}

ui::Vec HouseFront::centreOf(std::size_t index) const {
    return index < m_levels.size() ? m_shape.windows()[index].centre - ui::Vec{bounds().x, bounds().y} : ui::Vec{};
}

ui::Vec HouseFront::shownCentre(std::size_t index) const {
    return m_shape.windows()[index].centre - ui::Vec{0, m_bar.offset()};
}

ui::Rect HouseFront::windowRect(std::size_t index) const {
    const ui::Vec centre = shownCentre(index);
    const float half = m_shape.windowSize() / 2;
    const ui::Rect window{centre.x - half, centre.y - half, 2 * half, 2 * half};
    return window.united(m_shape.plaque(index).moved({0, -m_bar.offset()})).atLeast(smallestHit);
}

std::optional<std::size_t> HouseFront::windowAt(ui::Vec at) const {
    if (m_bar.needed() && !opening().contains(at))
        return std::nullopt;
    for (std::size_t i = 0; i < m_levels.size(); ++i)
        if (windowRect(i).contains(at))
            return i;
    return std::nullopt;
}

bool HouseFront::shows(std::size_t index) const {
    return index < m_levels.size() && (!m_bar.needed() || opening().contains(windowRect(index).centre()));
}

void HouseFront::update(ui::Seconds step) {
    WindowPicker::update(step);
    m_beam.update(step);
    m_shadows.update(step, m_lively);
    if (!m_dome.moving())
        return;
    m_dome.update(step);
    m_shape.facade().open = m_dome.value();
}

void HouseFront::reveal(std::size_t index) {
    const bool last = m_shape.floorOf(index) + 1 == m_shape.floors();
    const float plaques = last ? opening().h - (m_shape.facade().wall.h - lightsRect().h) : 0; // Below the last course.
    m_bar.reveal(static_cast<float>(m_shape.floorOf(index)) * m_shape.floorHeight(), m_shape.floorHeight() + plaques);
}

void HouseFront::beforeSelect(std::size_t index) {
    m_column = columnOf(index);
    if (index != selected())
        reveal(index);
}

bool HouseFront::handle(const ui::Event& event) {
    const auto* const pressed = std::get_if<ui::ActionPressed>(&event);
    if (pressed != nullptr && pressed->action == ui::Action::Right && count() > 0) {
        choose(
            std::min(selected() + 1, count() - 1)); // Past the end of a floor: nothing beside the house gets the focus.
        return true;
    }
    return (m_bar.needed() && m_bar.handle(event)) || WindowPicker::handle(event);
}

bool HouseFront::moveFloors(std::ptrdiff_t by) {
    const std::ptrdiff_t floor = static_cast<std::ptrdiff_t>(m_shape.floorOf(selected())) + by;
    if (floor < 0 || floor >= static_cast<std::ptrdiff_t>(m_shape.floors()))
        return false;
    const std::size_t held = m_column;
    // The nearest window of that floor, which may be shorter.
    const std::size_t first = static_cast<std::size_t>(floor) * m_shape.columns();
    const std::size_t last = std::min(first + m_shape.columns(), m_levels.size()) - 1;
    const std::size_t shift = columnOf(first);
    choose(std::clamp(first + std::max(held, shift) - shift, first, last));
    m_column = held;
    return true;
}

void HouseFront::draw(ui::Canvas& canvas) const {
    {
        const ui::Canvas::Layer walking(canvas, {m_aside, 0}, m_opacity);
        drawHouse(canvas);
    }
    if (m_passing)
        m_passing(canvas);
}

void HouseFront::drawHouse(ui::Canvas& canvas) const {
    if (m_house == House::Lighthouse && m_shape.facade().lantern)
        m_beam.draw(canvas, m_shape.facade());
    m_facade.draw(canvas, m_shape.facade());
    if (!m_plate.empty())
        drawPlate(canvas);
    if (m_levels.empty())
        return;
    m_lights.draw(canvas, lightsRect(), m_shape.facade().k);
    drawLevels(canvas);
    if (!m_bar.needed())
        return;
    ui::drawScrollMarks(canvas, opening(), moreAbove(), moreBelow(), wallTint(canvas.theme(), m_house).wallLow);
    m_bar.draw(canvas);
}

void HouseFront::drawPlate(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float width = std::min(canvas.textWidth(m_plate, ui::style::label) + 28, m_room.w);
    const float roof = placesOn(m_shape.facade(), canvas.theme().flat).top;
    const ui::Rect plate{m_room.centre().x - width / 2, std::max(m_room.y, roof - plateGap - plateHeight), width,
                         plateHeight};
    canvas.fill(plate, ui::faded(colours.surface, 0.95F), 8);
    canvas.stroke(plate, 1.5F, colours.line, 8);
    canvas.textFitted(m_plate, plate.centre(), width - 20, ui::style::label, colours.text, ui::Align::Centre);
}

void HouseFront::drawLevels(ui::Canvas& canvas) const {
    std::optional<ui::Canvas::Clip> clip; // Only if they scroll: otherwise light falls beyond the wall.
    if (m_bar.needed())
        clip.emplace(canvas, opening());
    std::vector<std::size_t> shown;
    std::vector<LevelWindow> windows;
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const ui::Rect area = windowRect(i);
        if (clip && (area.bottom() <= opening().y || area.y >= opening().bottom()))
            continue;
        shown.push_back(i);
        if (const auto& box = m_levels[i].box)
            drawLevelBox(canvas, m_shape.windowSize(), window(i), *box);
        else
            windows.push_back(window(i));
    }
    drawWindows(canvas, m_shape.windowSize(), windows);
    drawShadows(canvas);
    for (const std::size_t i : shown)
        drawPlaque(canvas, m_shape.plaque(i).moved({0, -m_bar.offset()}), std::to_string(i + 1),
                   m_levels[i].state == LevelWindow::State::Locked ? PlaqueState::Locked : PlaqueState::Normal);
    for (const std::size_t i : shown)
        if (m_levels[i].riddle)
            drawRiddleSign(canvas, shownCentre(i), m_shape.windowSize());
    if (!m_leaving)
        drawSelection(canvas, m_shape.windowSize(), m_bar.offset());
}

void HouseFront::drawShadows(ui::Canvas& canvas) const {
    if (canvas.theme().flat)
        return;
    std::vector<std::size_t> closed;
    for (std::size_t i = 0; i < m_levels.size(); ++i)
        if (m_levels[i].state == LevelWindow::State::Locked && !m_levels[i].box && m_shape.windows()[i].degrees == 0)
            closed.push_back(i); // Not behind the tilted shutters of the crooked house.
    for (const auto& walker : m_shadows.walkers(closed.size()))
        if (walker)
            drawSlatShadow(canvas, shownCentre(closed[walker->window]), m_shape.windowSize(), *walker);
}

LevelWindow HouseFront::window(std::size_t index) const {
    const CampaignLevel& level = m_levels[index];
    LevelWindow window;
    window.centre = shownCentre(index);
    window.state = level.state;
    window.stars = level.stars;
    window.resident = resident(m_shape.floorOf(index), columnOf(index));
    window.degrees = m_shape.windows()[index].degrees;
    window.hovered = index == pointed();
    return window;
}

void CampaignTown::arrange(const ui::Viewport& viewport, ui::Rect room) {
    const float scale = std::min(room.w / TownPlan::design, room.h / townHeight);
    const float left = room.centre().x - scale * TownPlan::design / 2;
    m_plan = {left, left + scale * TownPlan::design, room.bottom(), viewport.size().x, room.x};
    m_town.renew();
}

void CampaignTown::refresh(House front) {
    Town town = townOfPlayer(m_plan, m_library, m_records.progress(), m_preferences.get().unlockAll, m_records.today());
    m_melody = melodyOf(town);
    std::erase_if(town.houses, [front](const TownHouse& house) { return house.house == front; });
    town.mist = 1;
    m_town.show(std::move(town));
}

void CampaignTown::update(ui::Seconds step, const ui::Viewport& viewport) {
    if (seen())
        m_town.update(step, theme(), viewport, m_preferences.motion());
}

void CampaignTown::draw(ui::Canvas& canvas) const {
    if (!seen() || m_town.shown() <= 0)
        return;
    const ui::Canvas::Layer appear{canvas, {}, m_town.shown()};
    m_town.draw(canvas);
}

HousePage::HousePage(const SceneContext& context, Records& records, const data::Library& library, LampAtlases& atlases)
    : PageScene(context)
    , m_records(records)
    , m_library(library)
    , m_town(context.preferences, records, library)
    , m_front(atlases)
    , m_play(bigFace(ui::Icon::Play), [this] { play(); })
    , m_atlases(atlases)
    , m_before(atlases) {
    m_form.add(m_front);
    m_form.add(m_play, [this](auto& it) {
        it.setLabel(m_text.tr("Play"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
    });
    m_header.addTo(m_form);
    m_cards.onSelect = [this](std::size_t index) { chooseHouse(index); };
    m_front.onSelect = [this](std::size_t) {
        m_sounds.play(Sound::Cursor);
        m_toasts.clear();
        m_refused.jump(0);
        m_refusal.words.clear();
        windowSelected();
    };
    m_front.onActivate = [this] { play(); };
    m_front.windowWords = [this](std::size_t) { return signWords(m_text, m_sign); };
}

void HousePage::arrangeHouse(const PageFrame& page, const ui::Measure& measure,
                             std::initializer_list<ui::PushButton*> tools, float belowCards) {
    endWalk();
    m_front.showResidents(m_preferences.get().silhouettes);
    m_before.showResidents(m_preferences.get().silhouettes);
    const bool compact = m_viewport.compact();
    const float ground = m_viewport.content().h - Pavement::height;
    const float townLeft = compact ? 0 : page.left + cardsWidth;
    m_town.arrange(m_viewport, {townLeft, townTop, m_viewport.size().x - townLeft, ground - townTop});
    m_chipRight = page.right;
    for (ui::PushButton* tool : tools) {
        const bool words = tool->face().kind != ui::ButtonFace::Kind::Icon;
        const float width = words ? tool->preferredWidth(measure) : toolSide;
        tool->place({m_chipRight - width, toolTop, width, toolSide});
        if (!words || tool->visible()) // Icons keep their places.
            m_chipRight -= width + toolGap;
    }
    m_cards.setArrangement(compact ? HouseCards::Arrangement::Strip : HouseCards::Arrangement::Column);
    ui::Rect house;
    const auto placeHouse = [&](float left, float top) {
        house = {left, top, page.right - 20 - left, ground + 1 - top};
    };
    m_belowCards = {};
    if (compact) {
        m_cards.place({page.left, stripTop, page.width(), HouseCards::stripHeight});
        placeHouse(page.left + 20, stripTop + HouseCards::stripHeight + 10);
    } else {
        const float left = page.left + cardsWidth + 40;
        placeHouse(left, 20);
        // The chip is at the top: where it comes near the middle, a weathercock or a dome stays below it.
        constexpr float besideVane = 26;
        if (topChipQuietArea(m_chipRight).x < house.centre().x + besideVane)
            placeHouse(left, toolTop + toolSide + 6);
        float bottom = ground - aboveGround;
        if (belowCards > 0) {
            m_belowCards = {page.left, bottom - belowCards, cardsWidth - 16, belowCards}; // Without the scroll bar.
            bottom = m_belowCards.y - aboveGround;
        }
        m_cards.place({page.left, cardsTop, cardsWidth, bottom - cardsTop});
    }
    m_front.place(house);
    m_toasts.place({house.x + house.w / 2 - 190, house.y, 380, ground - 30 - house.y});
    m_play.setHideKey(false); // It has to fit when it comes.
    const Pavement pavement(page, house.x, ground, m_play.preferredWidth(measure));
    m_play.place(pavement.play);
    m_signArea = pavement.sign;
    m_legend.setVisible(!compact);
}

bool HousePage::handle(const ui::Event& event) {
    if (m_walk.moving() && ui::isPress(event))
        endWalk();
    return PageScene::handle(event);
}

void HousePage::leaveFor(std::size_t house) {
    endWalk();
    m_refused.jump(0);
    m_refusal.words.clear();
    m_before.leaveAs(m_front);
    m_signBefore = m_sign;
    m_cards.leave(houseShown());
    m_walkDirection = house > houseShown() ? 1.0F : -1.0F;
}

void HousePage::beginWalk() {
    const ui::Motion motion = m_preferences.motion();
    m_walk.jump(0);
    m_walk.send(1, motion.duration(motion.reduced ? fadeTime : walkTime), ui::ease::inOut);
    showWalk();
}

void HousePage::endWalk() {
    m_walk.jump(1);
    showWalk();
}

void HousePage::showWalk() {
    const float way = m_walk.value();
    m_cards.setWay(way);
    if (!m_walk.moving()) {
        m_front.setWalk(0, 1);
    } else if (m_preferences.get().reducedMotion) {
        m_front.setWalk(0, way);
        m_before.setWalk(0, 1 - way);
    } else {
        m_front.setWalk(m_walkDirection * walkLength * (1 - way), 1, [this](ui::Canvas& canvas) { drawLamp(canvas); });
        m_before.setWalk(-m_walkDirection * walkLength * way, 1);
    }
}

void HousePage::drawSign(ui::Canvas& canvas) const {
    const float way = m_walk.moving() ? 2 * m_walk.value() - 1 : 1.0F;
    const ui::Canvas::Layer fade(canvas, {}, std::abs(way));
    LevelSign sign = way < 0 ? m_signBefore : m_sign;
    sign.refused = m_refused.value();
    drawLevelSign(canvas, m_signArea, sign);
}

/// It passes the middle of the window half-way.
void HousePage::drawLamp(ui::Canvas& canvas) const {
    const float way = std::max(lampPace * walkLength, m_viewport.size().x + 300);
    const ui::Vec foot{m_viewport.size().x / 2 + m_walkDirection * way * (0.5F - m_walk.value()),
                       m_front.bounds().bottom() + 10};
    const ui::Canvas::Layer near{canvas, {}, 1, lampSize, foot};
    drawStreetLamp(canvas, m_atlases, foot);
}

/// It moves less than what is near, and the mist takes it half-way.
void HousePage::drawTown(ui::Canvas& canvas) const {
    if (!m_walk.moving() || m_preferences.get().reducedMotion) {
        m_town.draw(canvas);
        return;
    }
    const float way = m_walk.value();
    const float aside = m_walkDirection * townPace * walkLength * (way < 0.5F ? -way : 1 - way);
    const ui::Canvas::Layer far{canvas, {aside, 0}, std::abs(1 - 2 * way)};
    m_town.draw(canvas);
}

ui::Rect HousePage::legendArea(const PageFrame& page) const {
    return {page.left, m_signArea.y + 4, m_signArea.x - page.left - 20, PageFrame::legendHeight};
}

void HousePage::refuse(std::string reason) {
    m_sounds.play(Sound::Error);
    m_toasts.clear();
    m_refusal = {std::move(reason), m_refusal.count + 1};
    m_refused.jump(1);
    m_refused.send(0, refusalTime, ui::ease::inOut);
}

Scene::News HousePage::spokenNews() const {
    return m_toasts.current() != nullptr || m_refusal.words.empty() ? PageScene::spokenNews() : m_refusal;
}

void HousePage::enter(Challenge challenge) {
    m_leaving = true;
    m_sounds.play(Sound::Bell);
    m_navigator.push(ToPlay{std::move(challenge), true});
}

std::optional<ui::Rect> HousePage::windowInSight(std::size_t index) const {
    if (!m_front.shows(index))
        return std::nullopt;
    const ui::Rect window = m_front.windowRect(index);
    return ui::Rect{window.x, window.y, window.w, std::min(window.w, window.h)}; // Without the plaque below it.
}

bool HousePage::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::PreviousTab:
    case ui::Action::NextTab: {
        const bool forward = pressed.action == ui::Action::NextTab;
        if (forward ? houseShown() + 1 < houseCount() : houseShown() > 0) {
            const std::size_t next = forward ? houseShown() + 1 : houseShown() - 1;
            m_cards.select(next);
            chooseHouse(next);
        }
        return true;
    }
    case ui::Action::Confirm: // On a card: moves into the house.
        m_form.focus(&m_front);
        return true;
    default:
        return false;
    }
}

void HousePage::update(ui::Seconds step) {
    m_front.setLively(m_ambient && !m_preferences.get().reducedMotion && !m_preferences.motion().off());
    m_play.setHideKey(!m_front.focused() && !m_play.focused()); // Elsewhere the key does something else.
    PageScene::update(step);
    m_refused.update(step);
    if (m_walk.moving()) {
        m_walk.update(step);
        showWalk();
    }
    m_town.update(step, m_viewport);
}

void HousePage::drawPage(ui::Canvas& canvas) const {
    drawTown(canvas);
    if (m_walk.moving())
        m_before.draw(canvas);
    drawBeside(canvas);
}

void HousePage::drawDiving(ui::Canvas& canvas, float panels) const {
    m_town.draw(canvas);
    m_front.draw(canvas);
    if (panels <= 0)
        return;
    const ui::Canvas::Layer layer{canvas, {}, panels};
    drawBeside(canvas);
    m_header.draw(canvas);
    for (const ui::Widget* widget : m_form.widgets())
        if (widget->visible() && widget != &m_front)
            widget->draw(canvas);
    drawOverControls(canvas);
    if (m_legend.visible())
        m_legend.draw(canvas);
}

Scenery HousePage::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.pavement = Pavement::height;
    scenery.sky = skyOf(m_records.today()); // As in the main menu, from where one walks here.
    scenery.quiet.push_back(topChipQuietArea(m_chipRight));
    return scenery;
}

} // namespace game
