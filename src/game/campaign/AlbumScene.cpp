// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/AlbumScene.hpp"

#include "game/controls/TopChip.hpp"
#include "game/houses/Pavement.hpp"
#include "game/look/Signs.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "puzzle/Day.hpp"
#include "text/Format.hpp"

#include <utility>

namespace game {

namespace {

constexpr float bookTop = 110;        ///< Of the book, below the header.
constexpr float aboveBook = 20;       ///< The middle of the line that says what an album is.
constexpr float bookAboveGround = 18; ///< How high it floats.
constexpr float widestBook = 1180;    ///< Of the book.
constexpr float albumLegend = 392;    ///< In a wide window, before the sign.

} // namespace

AlbumScene::AlbumScene(ToAlbum to, const SceneContext& context, Records& records, const data::Library& library,
                       LampAtlases& atlases, const LocalClock& clock)
    : PageScene(context)
    , m_to(std::move(to))
    , m_records(records)
    , m_library(library)
    , m_clock(clock)
    , m_pages(atlases)
    , m_play(bigFace(ui::Icon::Play), [this] { play(); }) {
    m_form.add(m_pages);
    m_form.add(m_play, [this](auto& it) {
        it.setLabel(m_text.tr("Play"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
    });
    m_header.addTo(m_form);
    m_pages.onSelect = [this](std::size_t) {
        m_sounds.play(Sound::Cursor);
        m_toasts.clear();
        describeLevel();
    };
    m_pages.onActivate = [this] { play(); };
    m_pages.windowWords = [this](std::size_t) { return signWords(m_text, m_sign); };
    refresh();
    m_form.focus(&m_pages);
}

std::optional<data::LevelRef> AlbumScene::selected() const {
    return m_album ? std::optional(data::LevelRef{m_album->pack, m_pages.selected()}) : std::nullopt;
}

void AlbumScene::refresh() {
    const data::LibraryPack* const house = m_library.pack(m_to.packId);
    const data::LibraryPack* const album = house != nullptr ? m_library.albumOf(*house) : nullptr;
    if (album == nullptr)
        return;
    m_album = campaignHouse(m_library, m_records.progress(), *album, m_preferences.get().unlockAll);
    std::vector<AlbumPages::Photo> photos;
    std::size_t shown = m_album->levelToContinue();
    for (std::size_t i = 0; i < m_album->levels.size(); ++i) {
        const data::LevelRef level{m_album->pack, i};
        const CampaignLevel& state = m_album->levels[i];
        photos.push_back({miniBoard(level.level().puzzle), boardName(m_text, challengeOf(level)), state.state,
                          state.stars, dayOf(level)});
        if (level.level().id == m_to.levelId)
            shown = i;
    }
    m_pages.show(houseOfPack(album->pack.id), std::move(photos), shown);
    describeLevel();
}

std::string AlbumScene::dayOf(const data::LevelRef& level) const {
    const data::LevelBest* const best = m_records.progress().at(level.key());
    const auto day = best != nullptr ? puzzle::localDay(best->date, m_clock.offset()) : std::nullopt;
    return day ? text::shortDate(m_text, *day, m_records.today().year()) : std::string();
}

void AlbumScene::describeLevel() {
    const auto level = selected();
    if (!level)
        return;
    m_to.levelId = level->level().id; // It stays selected.
    m_sign = levelSign(m_text, *m_album, *level, m_records, m_optima);
    m_play.setEnabled(m_sign.state != LevelWindow::State::Locked);
}

void AlbumScene::play() {
    const auto level = selected();
    if (m_leaving || !level)
        return;
    if (m_sign.state == LevelWindow::State::Locked) {
        m_sounds.play(Sound::Error);
        m_toasts.clear();
        m_toasts.show({ui::Toast::Kind::Danger, lockReason(m_text, *m_album, *level), ui::Icon::Lock, {}});
        return;
    }
    m_leaving = true;
    m_sounds.play(Sound::Bell);
    m_navigator.push(ToPlay{challengeOf(*level), true});
}

void AlbumScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_pages.setName(m_text.tr("Album"));
    m_pages.setMotion(m_preferences.motion());
    const bool compact = m_viewport.compact();
    const float ground = m_viewport.content().h - Pavement::height;
    const float width = std::min(widestBook, page.width());
    const ui::Rect book{(page.left + page.right - width) / 2, bookTop, width, ground - bookAboveGround - bookTop};
    m_pages.place(book);
    const Pavement pavement(page, page.left + (compact ? 20 : albumLegend + 20), ground,
                            m_play.preferredWidth(measure));
    m_play.place(pavement.play);
    m_signArea = pavement.sign;
    m_legend.setVisible(!compact);
    m_toasts.place({book.centre().x - 190, book.y + 10, 380, book.h - 20});
    refresh(); // The language may have changed.
}

ui::Rect AlbumScene::legendArea(const PageFrame& page) const {
    return {page.left, m_signArea.y + 4, m_signArea.x - page.left - 20, PageFrame::legendHeight};
}

std::vector<ui::LegendEntry> AlbumScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Left, ui::Action::Up, ui::Action::Down, ui::Action::Right}, m_text.tr("Choose")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void AlbumScene::drawOverControls(ui::Canvas& canvas) const {
    if (!m_album)
        return;
    drawTopChip(
        canvas, page().right,
        {{}, std::to_string(m_album->stars), m_text.tr("/ {1}", m_album->maxStars), [](ui::Canvas& on, ui::Vec centre) {
             drawStar(on, centre, 10, true);
         }});
    drawLevelSign(canvas, m_signArea, m_sign);
    const ui::Rect book = m_pages.bounds();
    canvas.textFitted(m_text.tr("More levels of this house. Each that you solve becomes a photograph to keep. They are "
                                "extra: no house asks for their stars."),
                      {book.centre().x, bookTop - aboveBook}, book.w, ui::style::legend, canvas.colours().text2,
                      ui::Align::Centre);
}

std::optional<ui::Rect> AlbumScene::diveWindow(const puzzle::RunKey& board) const {
    const auto level = m_library.levelOf(board);
    if (!m_album || !level || level->pack != m_album->pack || !m_pages.shows(level->index))
        return std::nullopt;
    return m_pages.photoRect(level->index);
}

void AlbumScene::drawDiving(ui::Canvas& canvas, float panels) const {
    if (panels <= 0)
        return;
    const ui::Canvas::Layer layer{canvas, {}, panels};
    draw(canvas);
}

std::string AlbumScene::title() const {
    return m_album ? text::packName(m_text, *m_album->pack) : m_text.tr("Album");
}

void AlbumScene::show(const Destination& to) {
    if (const auto* here = to.as<ToAlbum>()) {
        m_to = *here;
        refresh();
        m_form.focus(&m_pages);
    }
}

void AlbumScene::uncovered() {
    m_leaving = false;
    refresh();
}

Scenery AlbumScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.pavement = Pavement::height;
    scenery.quiet.push_back(topChipQuietArea(page().right));
    const ui::Rect book = m_pages.bounds();
    const float half = ui::style::legend.size / 2;
    scenery.quiet.push_back({book.x, bookTop - aboveBook - half, book.w, 2 * half}); // The line that says what it is.
    return scenery;
}

std::unique_ptr<Scene> ToAlbum::scene(const Services& with) const {
    return std::make_unique<AlbumScene>(*this, with, with.records, with.library, with.atlases, with.clock);
}

} // namespace game
