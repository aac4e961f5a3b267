// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/CampaignScene.hpp"

#include "game/campaign/CampaignWords.hpp"
#include "game/controls/TopChip.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"

#include <algorithm>
#include <variant>

namespace game {

namespace {

constexpr float pavement = 108;
constexpr float cardsTop = 100;
constexpr float stripTop = 88;
constexpr float cardsWidth = 372;
constexpr float plaqueSide = 56;
constexpr float townTop = 76; ///< Below the header.

} // namespace

CampaignScene::CampaignScene(const ToCampaign& to, const SceneContext& context, Records& records,
                             const data::Library& library, LampAtlases& atlases)
    : PageScene(context)
    , m_records(records)
    , m_library(library)
    , m_town(context.preferences, records, library)
    , m_front(atlases)
    , m_play(bigFace(ui::Icon::Play), [this] { play(); })
    , m_achievements(iconFace(boardIcon::medal), [this] {
        m_sounds.play(Sound::Select);
        m_navigator.push(ToAchievements{});
    }) {
    m_form.add(m_front);
    m_form.add(m_play);
    m_header.addTo(m_form);
    m_form.add(m_achievements);
    m_form.add(m_cards);
    m_cards.onSelect = [this](std::size_t index) { chooseHouse(index); };
    m_front.onSelect = [this](std::size_t) {
        m_sounds.play(Sound::Cursor);
        m_toasts.clear();
        describeLevel();
    };
    m_front.onActivate = [this] { play(); };
    m_front.windowWords = [this](std::size_t) {
        std::string words = std::to_string(m_sign.number) + ". " + m_sign.name;
        for (const std::string& more : {m_text.trn("{1} star", "{1} stars", m_sign.stars), m_sign.remark, m_sign.facts})
            words += more.empty() ? "" : ", " + more;
        return words;
    };
    select(to);
    m_form.focus(&m_front);
}

void CampaignScene::select(const ToCampaign& to) {
    const bool unlockAll = m_preferences.get().unlockAll;
    m_houses = campaignHouses(m_library, m_records.progress(), unlockAll);
    std::optional<data::LevelRef> level = m_library.find(to.packId + "/" + to.levelId);
    const data::LibraryPack* pack = m_library.pack(to.packId);
    if (pack == nullptr) {
        level = data::nextLevel(m_library, m_records.progress(), std::nullopt, unlockAll);
        pack = level ? level->pack.get() : nullptr;
    }
    const auto found = std::find_if(m_houses.begin(), m_houses.end(),
                                    [pack](const CampaignHouse& each) { return each.pack.get() == pack; });
    m_house = found == m_houses.end() ? 0 : static_cast<std::size_t>(found - m_houses.begin());
    if (m_houses.empty())
        return;
    m_cards.setCards(houseCards(m_text, m_houses));
    m_cards.select(m_house);
    showHouse(level && level->pack == house().pack ? level->index : house().levelToContinue());
}

void CampaignScene::refresh() {
    m_town.refresh();
    const std::string shown = m_houses.empty() ? std::string() : house().pack->pack.id;
    m_houses = campaignHouses(m_library, m_records.progress(), m_preferences.get().unlockAll);
    if (m_houses.empty())
        return;
    m_cards.setCards(houseCards(m_text, m_houses));
    // The player's own houses may have been added or removed since.
    const auto found = std::find_if(m_houses.begin(), m_houses.end(),
                                    [&](const CampaignHouse& each) { return each.pack->pack.id == shown; });
    m_house = found == m_houses.end() ? 0 : static_cast<std::size_t>(found - m_houses.begin());
    m_cards.select(m_house);
    showHouse(found == m_houses.end() ? house().levelToContinue()
                                      : std::min(m_front.selected(), house().levels.size() - 1));
}

std::span<const data::LibraryPack> CampaignScene::series() const {
    return m_houses.empty() ? m_library.campaign() : m_library.seriesOf(*house().pack);
}

std::optional<data::LevelRef> CampaignScene::selected() const {
    if (m_houses.empty() || house().levels.empty())
        return std::nullopt;
    return data::LevelRef{house().pack, m_front.selected()};
}

void CampaignScene::chooseHouse(std::size_t index) {
    if (index == m_house)
        return;
    const bool crossed = m_houses[index].nextDoor != house().nextDoor;
    m_house = index;
    m_sounds.play(Sound::Select);
    m_toasts.clear();
    showHouse(house().levelToContinue());
    if (crossed)
        arrangeAgain(); // For the title.
    showKeys();
}

void CampaignScene::showHouse(std::size_t level) {
    // Without the cards' words nothing else says which house it is.
    const HouseCard& card = m_cards.card(m_house);
    m_front.setMotion(m_preferences.motion());
    m_front.setPlate(m_viewport.compact() ? card.name + " · " + (card.open() ? card.asleep : card.lock)
                                          : std::string());
    m_front.show(houseOfPack(house().pack->pack.id), house().levels, level,
                 house().nextDoor ? nextDoorLights(m_houses) : LightRows());
    describeLevel();
}

void CampaignScene::describeLevel() {
    const auto level = selected();
    if (!level)
        return;
    m_sign = levelSign(m_text, house(), *level, m_records, m_optima);
    m_play.setEnabled(m_sign.state != LevelWindow::State::Locked);
}

void CampaignScene::play() {
    const auto level = selected();
    if (m_leaving || !level)
        return;
    if (house().levels[level->index].state == LevelWindow::State::Locked) {
        m_sounds.play(Sound::Error);
        m_toasts.clear();
        m_toasts.show({ui::Toast::Kind::Danger, lockReason(m_text, house(), *level), ui::Icon::Lock, {}});
        return;
    }
    m_leaving = true;
    m_sounds.play(Sound::Bell);
    m_navigator.push(ToPlay{challengeOf(*level), true});
}

void CampaignScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_front.showResidents(m_preferences.get().silhouettes);
    m_cards.setName(m_text.tr("Houses"));
    m_front.setName(m_text.tr("Levels"));
    const bool compact = m_viewport.compact();
    const float left = page.left;
    const float right = page.right;
    const float ground = m_viewport.content().h - pavement;
    const float townLeft = compact ? 0 : left + cardsWidth;
    m_town.arrange(m_viewport, {townLeft, townTop, m_viewport.size().x - townLeft, ground - townTop});
    refresh();
    constexpr float side = 40;
    m_achievements.place({right - side, 28, side, side});
    m_achievements.setLabel(m_text.tr("Achievements"));
    m_achievements.setTip(m_text.tr("Achievements"));
    m_chipRight = right - side - 12;
    m_cards.setArrangement(compact ? HouseCards::Arrangement::Strip : HouseCards::Arrangement::Column);
    ui::Rect house{left + cardsWidth + 40, 20, 0, ground + 1 - 20};
    if (compact) {
        m_cards.place({left, stripTop, right - left, HouseCards::stripHeight});
        house.x = left + 20;
        house.y = stripTop + HouseCards::stripHeight + 10;
        house.h = ground + 1 - house.y;
    } else {
        m_cards.place({left, cardsTop, cardsWidth, ground - 14 - cardsTop});
    }
    house.w = right - 20 - house.x;
    m_front.place(house);
    m_toasts.place({house.x + house.w / 2 - 190, house.y, 380, ground - 30 - house.y});
    layoutStrip(page, house.x, measure);
}

void CampaignScene::layoutStrip(const PageFrame& page, float sign, const ui::Measure& measure) {
    const float top = m_viewport.content().h - pavement;
    m_play.setLabel(m_text.tr("Play"));
    m_play.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
    const float width = m_play.preferredWidth(measure);
    const float right = page.right - 20;
    m_play.place({right - width, top + 24, width, ui::PushButton::bigHeight});
    m_signArea = {sign, top + 26, right - width - 24 - sign, plaqueSide};
    m_legend.setVisible(!m_viewport.compact());
}

std::vector<ui::LegendEntry> CampaignScene::keys(const KeyCaps& caps) const {
    const bool box = !m_houses.empty() && house().nextDoor;
    return {
        caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, box ? m_text.tr("Fuse box") : m_text.tr("House")),
        caps.entry({ui::Action::Left, ui::Action::Up, ui::Action::Down, ui::Action::Right},
                   box ? m_text.trc("of a fuse box", "Level") : m_text.tr("Window"))};
}

ui::Rect CampaignScene::legendArea(const PageFrame& page) const {
    return {page.left, m_signArea.y + 4, m_signArea.x - page.left - 20, PageFrame::legendHeight};
}

bool CampaignScene::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::PreviousTab:
    case ui::Action::NextTab: {
        const bool forward = pressed.action == ui::Action::NextTab;
        if (forward ? m_house + 1 < m_houses.size() : m_house > 0) {
            const std::size_t next = forward ? m_house + 1 : m_house - 1;
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

void CampaignScene::update(ui::Seconds step) {
    m_front.setLively(m_ambient && !m_preferences.get().reducedMotion && !m_preferences.motion().off());
    PageScene::update(step);
    m_town.update(step, m_viewport);
}

void CampaignScene::drawPage(ui::Canvas& canvas) const {
    m_town.draw(canvas);
}

void CampaignScene::drawChip(ui::Canvas& canvas) const {
    drawTopChip(canvas, m_chipRight,
                {{},
                 std::to_string(m_records.progress().stars(series())),
                 m_text.tr("/ {1}", data::maxStars(series())),
                 [](ui::Canvas& on, ui::Vec centre) { drawStar(on, centre, 10, true); }});
}

void CampaignScene::drawOverControls(ui::Canvas& canvas) const {
    drawChip(canvas); // Also over the chimneys.
    if (m_houses.empty())
        canvas.text(m_text.tr("No houses were found."), m_viewport.content().centre(), ui::style::body,
                    canvas.colours().text2, ui::Align::Centre);
    else
        drawLevelSign(canvas, m_signArea, m_sign);
}

std::optional<ui::Rect> CampaignScene::diveWindow(const puzzle::RunKey& board) const {
    const auto level = m_library.levelOf(board);
    if (m_houses.empty() || !level || level->pack != house().pack || !m_front.shows(level->index))
        return std::nullopt;
    const ui::Rect window = m_front.windowRect(level->index);
    return ui::Rect{window.x, window.y, window.w, std::min(window.w, window.h)}; // Without the plaque below it.
}

void CampaignScene::drawDiving(ui::Canvas& canvas, float panels) const {
    m_town.draw(canvas);
    m_front.draw(canvas);
    if (panels <= 0)
        return;
    const ui::Canvas::Layer layer{canvas, {}, panels};
    m_header.draw(canvas);
    for (const ui::Widget* widget : m_form.widgets())
        if (widget->visible() && widget != &m_front)
            widget->draw(canvas);
    drawOverControls(canvas);
    if (m_legend.visible())
        m_legend.draw(canvas);
}

Scenery CampaignScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.pavement = pavement;
    scenery.quiet.push_back(topChipQuietArea(m_chipRight));
    return scenery;
}

std::string CampaignScene::title() const {
    return !m_houses.empty() && house().nextDoor ? m_text.tr("Next door") : m_text.tr("Campaign");
}

void CampaignScene::show(const Destination& to) {
    if (const auto* here = to.as<ToCampaign>()) {
        select(*here);
        m_form.focus(&m_front);
    }
}

void CampaignScene::uncovered() {
    m_leaving = false;
    refresh();
}

} // namespace game
