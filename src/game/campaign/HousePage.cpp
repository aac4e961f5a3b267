// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/HousePage.hpp"

#include "game/controls/TopChip.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/words/KeyCaps.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float pavement = 108;
constexpr float cardsTop = 100;
constexpr float stripTop = 88;
constexpr float cardsWidth = 372;
constexpr float plaqueSide = 56;
constexpr float townTop = 76; ///< Below the header.
constexpr float toolTop = 28;
constexpr float toolSide = 40;
constexpr float toolGap = 12;
constexpr float aboveGround = 14; ///< How high the things beside the house stand.

} // namespace

HousePage::HousePage(const SceneContext& context, Records& records, const data::Library& library, LampAtlases& atlases)
    : PageScene(context)
    , m_records(records)
    , m_library(library)
    , m_town(context.preferences, records, library)
    , m_front(atlases)
    , m_play(bigFace(ui::Icon::Play), [this] { play(); }) {
    m_form.add(m_front);
    m_form.add(m_play);
    m_header.addTo(m_form);
    m_cards.onSelect = [this](std::size_t index) { chooseHouse(index); };
    m_front.onSelect = [this](std::size_t) {
        m_sounds.play(Sound::Cursor);
        m_toasts.clear();
        windowSelected();
    };
    m_front.onActivate = [this] { play(); };
    m_front.windowWords = [this](std::size_t) {
        std::string words = std::to_string(m_sign.number) + ". " + m_sign.name;
        for (const std::string& more : {m_text.trn("{1} star", "{1} stars", m_sign.stars), m_sign.remark, m_sign.facts})
            words += more.empty() ? "" : ", " + more;
        return words;
    };
}

void HousePage::arrangeHouse(const PageFrame& page, const ui::Measure& measure,
                             std::initializer_list<ui::PushButton*> tools, float belowCards) {
    m_front.showResidents(m_preferences.get().silhouettes);
    const bool compact = m_viewport.compact();
    const float ground = m_viewport.content().h - pavement;
    const float townLeft = compact ? 0 : page.left + cardsWidth;
    m_town.arrange(m_viewport, {townLeft, townTop, m_viewport.size().x - townLeft, ground - townTop});
    m_chipRight = page.right;
    for (ui::PushButton* tool : tools) {
        tool->place({m_chipRight - toolSide, toolTop, toolSide, toolSide});
        m_chipRight -= toolSide + toolGap;
    }
    m_cards.setArrangement(compact ? HouseCards::Arrangement::Strip : HouseCards::Arrangement::Column);
    ui::Rect house{page.left + cardsWidth + 40, 20, 0, ground + 1 - 20};
    m_belowCards = {};
    if (compact) {
        m_cards.place({page.left, stripTop, page.width(), HouseCards::stripHeight});
        house.x = page.left + 20;
        house.y = stripTop + HouseCards::stripHeight + 10;
        house.h = ground + 1 - house.y;
    } else {
        float bottom = ground - aboveGround;
        if (belowCards > 0) {
            m_belowCards = {page.left, bottom - belowCards, cardsWidth - 16, belowCards}; // Without the scroll bar.
            bottom = m_belowCards.y - aboveGround;
        }
        m_cards.place({page.left, cardsTop, cardsWidth, bottom - cardsTop});
    }
    house.w = page.right - 20 - house.x;
    m_front.place(house);
    m_toasts.place({house.x + house.w / 2 - 190, house.y, 380, ground - 30 - house.y});
    m_play.setLabel(m_text.tr("Play"));
    m_play.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
    const float width = m_play.preferredWidth(measure);
    m_play.place({page.right - 20 - width, ground + 24, width, ui::PushButton::bigHeight});
    m_signArea = {house.x, ground + 26, m_play.bounds().x - 24 - house.x, plaqueSide};
    m_legend.setVisible(!compact);
}

ui::Rect HousePage::legendArea(const PageFrame& page) const {
    return {page.left, m_signArea.y + 4, m_signArea.x - page.left - 20, PageFrame::legendHeight};
}

void HousePage::refuse(std::string reason) {
    m_sounds.play(Sound::Error);
    m_toasts.clear();
    m_toasts.show({ui::Toast::Kind::Danger, std::move(reason), ui::Icon::Lock, {}});
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
    PageScene::update(step);
    m_town.update(step, m_viewport);
}

void HousePage::drawPage(ui::Canvas& canvas) const {
    m_town.draw(canvas);
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
    scenery.pavement = pavement;
    scenery.quiet.push_back(topChipQuietArea(m_chipRight));
    return scenery;
}

} // namespace game
