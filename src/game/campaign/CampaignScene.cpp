// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/CampaignScene.hpp"

#include "game/controls/TopChip.hpp"
#include "game/houses/CampaignWords.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"

#include <algorithm>

namespace game {

namespace {

ui::ButtonFace albumFace() {
    ui::ButtonFace face = wordsFace(ui::Icon::Book);
    face.trailing = ui::Icon::Star;
    return face;
}

} // namespace

CampaignScene::CampaignScene(const ToCampaign& to, const SceneContext& context, Records& records,
                             const data::Library& library, LampAtlases& atlases)
    : HousePage(context, records, library, atlases)
    , m_achievements(iconFace(boardIcon::medal),
                     [this] {
                         m_sounds.play(Sound::Select);
                         m_navigator.push(ToAchievements{});
                     })
    , m_toAlbum(albumFace(), [this] { openAlbum(); }) {
    m_form.add(m_toAlbum, [this](auto& it) {
        it.setVisible(m_album.has_value());
        if (!m_album)
            return;
        // TRANSLATORS: Levels solved and all levels of the album of a house, and stars: a star follows. "Album 3/8 ·
        // 7".
        it.setLabel(m_text.tr("Album {1}/{2} · {3}", m_album->solved, m_album->levels.size(), m_album->stars));
        it.setTip(m_text.tr("Further levels of this house. No house asks for their stars."));
        it.setKey(KeyCaps(m_text, m_input).of(action::album));
    });
    m_form.add(m_achievements, [this](auto& it) { it.setLabel(m_text.tr("Achievements")); });
    m_form.add(m_cards);
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
    leaveFor(index);
    m_house = index;
    m_sounds.play(Sound::Select);
    m_toasts.clear();
    showHouse(house().levelToContinue());
    arrangeAgain(); // For the title, and the button of the album.
    showKeys();
    beginWalk();
}

void CampaignScene::showHouse(std::size_t level) {
    // Without the cards' words nothing else says which house it is.
    const HouseCard& card = m_cards.card(m_house);
    m_town.refresh(houseOfPack(house().pack->pack.id));
    m_front.setMotion(m_preferences.motion());
    m_front.setPlate(m_viewport.compact() ? card.name + " · " + (card.open() ? card.asleep : card.lock)
                                          : std::string());
    m_front.show(houseOfPack(house().pack->pack.id), house().levels, level,
                 house().nextDoor ? nextDoorLights(m_houses) : LightRows());
    const data::LibraryPack* const album = m_library.albumOf(*house().pack);
    const bool hadAlbum = m_album.has_value();
    m_album.reset();
    if (album != nullptr && house().open)
        m_album = campaignHouse(m_library, m_records.progress(), *album, m_preferences.get().unlockAll);
    if (m_album.has_value() != hadAlbum) // Its button comes into the row above, or leaves it.
        arrangeAgain();
    m_form.refresh();
    describeLevel();
}

void CampaignScene::openAlbum() {
    if (m_leaving || !m_album)
        return;
    m_sounds.play(Sound::Select);
    m_navigator.push(ToAlbum{house().pack->pack.id, {}});
}

bool CampaignScene::act(const ui::ActionPressed& pressed) {
    if (pressed.action != action::album || !m_album)
        return HousePage::act(pressed);
    if (!pressed.repeat)
        m_toAlbum.press();
    return true;
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
    if (house().levels[level->index].state == LevelWindow::State::Locked)
        refuse(lockReason(m_text, house(), *level));
    else
        enter(challengeOf(*level));
}

void CampaignScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_cards.setName(m_text.tr("Houses"));
    m_front.setName(m_text.tr("Levels"));
    arrangeHouse(page, measure, {&m_achievements, &m_toAlbum});
    refresh();
}

std::vector<ui::LegendEntry> CampaignScene::keys(const KeyCaps& caps) const {
    const bool box = !m_houses.empty() && house().nextDoor;
    return {caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, box ? m_text.tr("Floor") : m_text.tr("House")),
            caps.entry({ui::Action::Left, ui::Action::Up, ui::Action::Down, ui::Action::Right},
                       box ? m_text.trc("of a fuse box", "Level") : m_text.tr("Window"))};
}

void CampaignScene::drawChip(ui::Canvas& canvas) const {
    drawTopChip(canvas, m_chipRight,
                {{},
                 std::to_string(m_records.progress().stars(series())),
                 // TRANSLATORS: After a large number of stars or boards: 31 "/ 90".
                 m_text.tr("/ {1}", data::maxStars(series())),
                 [](ui::Canvas& on, ui::Vec centre) { drawStar(on, centre, 10, true); }});
}

void CampaignScene::drawOverControls(ui::Canvas& canvas) const {
    drawChip(canvas); // Also over the chimneys.
    if (m_houses.empty())
        canvas.text(m_text.tr("No houses were found."), m_viewport.content().centre(), ui::style::body,
                    canvas.colours().text2, ui::Align::Centre);
    else
        drawSign(canvas);
}

std::optional<ui::Rect> CampaignScene::diveWindow(const puzzle::RunKey& board) const {
    const auto level = m_library.levelOf(board);
    if (m_houses.empty() || !level || level->pack != house().pack)
        return std::nullopt;
    return windowInSight(level->index);
}

bool CampaignScene::diveLit(const puzzle::RunKey& board) const {
    const auto level = m_library.levelOf(board);
    return !m_houses.empty() && !house().nextDoor && level && level->pack == house().pack &&
           house().levels[level->index].state == LevelWindow::State::Awake;
}

std::string CampaignScene::packInFront() const {
    return m_houses.empty() || house().nextDoor ? std::string() : house().pack->pack.id;
}

std::optional<ui::Rect> CampaignScene::frontOf(std::string_view pack) const {
    return !pack.empty() && pack == packInFront() ? std::optional(m_front.bounds()) : std::nullopt;
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

std::unique_ptr<Scene> ToCampaign::scene(const Services& with) const {
    with.library.refresh();
    return std::make_unique<CampaignScene>(*this, with, with.records, with.library, with.atlases);
}

} // namespace game
