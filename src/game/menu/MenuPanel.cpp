// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/MenuPanel.hpp"

#include "game/campaign/PlayersTown.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/classes/ToClass.hpp"
#include "game/daily/DailyWords.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/duel/ToDuel.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/learn/Lessons.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/mylevels/ToMyLevels.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/random/ToRandom.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/Sounds.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/shift/ToShift.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace game {

namespace {

constexpr float padding = 20;
constexpr float top = 24;
constexpr float underContinue = 14;
constexpr float gap = 6;      ///< Between plates.
constexpr float tileGap = 10; ///< Between tiles.

} // namespace

MenuPanel::MenuPanel(const SceneContext& context, Records& records, SharedBoards& shared, const data::Library& library)
    : m_text(context.text)
    , m_preferences(context.preferences)
    , m_navigator(context.navigator)
    , m_sounds(context.sounds)
    , m_records(records)
    , m_shared(shared)
    , m_library(library)
    , m_continue([this] { goOn(); })
    , m_campaign(ui::Icon::House, [this] { open(ToCampaign{}); })
    , m_daily(ui::Icon::Calendar, [this] { open(ToDaily{}); })
    , m_random(ui::Icon::Dice, [this] { open(ToRandom{}); })
    , m_shift(ui::Icon::Moon, [this] { open(ToShift{}); })
    , m_duel(boardIcon::duel, [this] { open(ToDuel{}); })
    , m_arukone(boardIcon::cable,
                [this] {
                    const auto box = nextBox();
                    open(box ? ToCampaign{box->pack->pack.id, box->level().id} : ToCampaign{});
                })
    , m_editor(ui::Icon::Pen, [this] { open(ToMyLevels{}); })
    , m_leaderboard(ui::Icon::Cup, [this] { open(ToLeaderboard{}); })
    , m_learn(ui::Icon::Book, [this] { open(ToLearn{}); })
    , m_settings(ui::Icon::Sliders, [this] { open(ToSettings{}); })
    , m_help(ui::Icon::Info, [this] { open(ToHelp{}); })
    , m_quit(ui::Icon::Quit, [this] { m_navigator.quit(); })
    , m_name([this] { open(ToPlayers{}); }, ui::Icon::User, ui::Icon::Down)
    , m_class([this] { open(ToClass{m_classBoard}); }, ui::Icon::House, ui::Icon::Forward) {
    m_campaign.setNoteStar(true);
    m_arukone.setVisible(!library.nextDoor().empty());
}

void MenuPanel::addTo(ui::Form& form) {
    for (MenuButton* button : std::initializer_list<MenuButton*>{
             &m_continue, &m_campaign, &m_daily, &m_random, &m_shift, &m_duel, &m_arukone, &m_editor, &m_leaderboard,
             &m_learn, &m_settings, &m_help, &m_quit, &m_class, &m_name})
        form.add(*button);
}

void MenuPanel::open(Destination to) {
    m_sounds.play(Sound::Bell);
    m_navigator.push(std::move(to));
}

void MenuPanel::goOn() {
    m_sounds.play(Sound::Bell);
    NextBoard next = nextBoard(m_text, m_records, m_library, m_preferences.get().unlockAll);
    if (onContinue)
        onContinue(next);
    for (Destination& step : next.way)
        m_navigator.push(std::move(step));
}

void MenuPanel::refresh(ui::Form& form) {
    NextBoard next = nextBoard(m_text, m_records, m_library, m_preferences.get().unlockAll);
    if (next.begun && !m_begun)
        form.focus(&m_continue);
    m_begun = next.begun;
    m_continue.show(m_begun ? m_text.trc("playing", "Continue") : m_text.trc("playing", "Start"), std::move(next));
    setWords();
    setTiles();
}

void MenuPanel::setWords() {
    const data::Progress& progress = m_records.progress();
    m_campaign.setWords(m_text.tr("Campaign"),
                        m_text.tr("{1} / {2}", progress.stars(m_library), data::maxStars(m_library)));
    m_daily.setWords(m_text.tr("Daily puzzle"), dailyNote());
    m_random.setWords(m_text.tr("Random board"), {});
    const auto best = m_records.bestShift();
    m_shift.setWords(m_text.tr("Night shift"),
                     best ? m_text.trn("best: {1} house", "best: {1} houses", best->score.houses, best->score.houses)
                          : std::string());
    m_duel.setWords(m_text.tr("Duel"), m_text.tr("2 to 4 players"));
    m_settings.setWord(m_text.tr("Settings"));
    m_help.setWord(m_text.tr("Help"));
    m_quit.setWord(m_text.tr("Quit"));
    m_name.setName(text::playerName(m_text, m_records.player()));
    m_name.setTip(m_text.tr("Who is playing?"));
    setClass();
}

void MenuPanel::setClass() {
    const auto& boards = m_shared.boards();
    const auto found =
        std::ranges::find_if(boards, [this](const data::SharedBoard& board) { return m_shared.hasClass(board.name); });
    m_class.setVisible(found != boards.end());
    m_classBoard = found != boards.end() ? found->name : std::string();
    m_className = found != boards.end() ? m_shared.classOf(m_classBoard).reading.plan->name : std::string();
    m_class.setName(m_className);
    m_class.setTip(m_text.tr("What your class is to solve"));
}

void MenuPanel::setTiles() {
    const auto box = nextBox();
    m_arukone.setTip(box && m_records.progress().stars(m_library.nextDoor()) > 0
                         ? houseName(m_text, {1, 1, box->pack->pack.id, box->pack->pack.name}) + " " +
                               std::to_string(box->index + 1)
                         : m_text.tr("The house next door"));
    m_editor.setTip(m_text.tr("Build levels of your own"));
    m_learn.setTip(learnNote());
}

std::optional<data::LevelRef> MenuPanel::nextBox() {
    return game::nextBox(m_library, m_records.progress(), m_preferences.get().unlockAll);
}

std::string MenuPanel::dailyNote() {
    const puzzle::Day today = m_records.today();
    if (!puzzle::hasDailyPuzzle(today))
        return {};
    const data::DailyProgress& daily = m_records.daily();
    if (daily.at(today) == nullptr)
        // TRANSLATORS: {1} is a date; its puzzle waits to be solved: "12 July · open".
        return m_text.tr("{1} · open", text::shortDate(m_text, today, today.year()));
    if (m_records.daily(puzzle::DailySeries::Coffee).at(today) == nullptr)
        return m_text.tr("Coffee break open");
    return streakWords(m_text, daily.streak(today));
}

std::string MenuPanel::learnNote() {
    const data::LessonProgress& lessons = m_records.lessons();
    const auto done = std::count_if(lessonIds.begin(), lessonIds.end(),
                                    [&lessons](std::string_view id) { return lessons.at(id).done; });
    return done > 0 ? m_text.trn("{2} of {1} lesson", "{2} of {1} lessons", std::ssize(lessonIds), done)
                    : std::string();
}

void MenuPanel::arrange(ui::Rect area, ui::Rect slogan, const ui::Measure& measure) {
    m_area = area;
    constexpr float leastChip = 210; // The slogan gives way: see nameLeft().
    const float chip =
        std::min(m_name.preferredWidth(measure), std::max(leastChip, area.right() - slogan.right() - 16));
    m_name.place({area.right() - chip, slogan.centre().y - MenuNameChip::height / 2, chip, MenuNameChip::height});

    const float room = m_name.bounds().x - 12 - slogan.x;
    m_class.place(
        {slogan.x - 6, m_name.bounds().y, std::min(m_class.preferredWidth(measure), room), MenuNameChip::height});

    ui::Rect row{area.x + padding, area.y + top, area.w - 2 * padding, ContinueBell::height};
    m_continue.place(row);
    row.y += row.h + underContinue;
    row.h = BellButton::height;
    for (BellButton* bell : {&m_campaign, &m_daily, &m_random, &m_shift, &m_duel}) {
        bell->place(row);
        row.y += row.h + gap;
    }
    m_line = row.y + 6;
    row.y = m_line + 14;
    row.h = MenuTile::height;
    placeTiles(row, measure);
    row.y += row.h + 12;
    row.h = MenuWord::height;
    placeWords(row, measure);
}

void MenuPanel::placeTiles(ui::Rect row, const ui::Measure& measure) {
    const std::array<std::pair<MenuTile*, std::string>, 4> all{{{&m_arukone, m_text.tr("Arukone")},
                                                                {&m_editor, m_text.trc("menu", "Editor")},
                                                                {&m_leaderboard, m_text.tr("Leaderboard")},
                                                                {&m_learn, m_text.tr("Learn")}}};
    const auto count = static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(), [](auto& tile) { return tile.first->visible(); }));
    const float width = ui::share(row.w, count, tileGap);
    ui::TextStyle style{ui::Face::Bold, 16, 1.35F}; // All words in the same size, as large as the longest one allows.
    for (const auto& [tile, word] : all)
        while (style.size > 12 && measure(word, style) > width - 14)
            style.size -= 0.5F;
    ui::Row places(row, tileGap);
    for (const auto& [tile, word] : all) {
        tile->setWord(word, style);
        if (tile->visible())
            tile->place(places.first(width));
    }
}

void MenuPanel::placeWords(ui::Rect row, const ui::Measure& measure) {
    const std::array words{&m_settings, &m_help, &m_quit};
    float spare = row.w;
    for (const MenuWord* word : words)
        spare -= word->preferredWidth(measure);
    const float apart = std::max(0.0F, spare / static_cast<float>(words.size() + 1));
    float x = row.x + apart;
    for (MenuWord* word : words) {
        const float width = word->preferredWidth(measure);
        word->place({x, row.y, width, row.h});
        x += width + apart;
    }
}

void MenuPanel::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    drawBellPlate(canvas, m_area);
    canvas.fill({m_area.x + padding, m_line, m_area.w - 2 * padding, 1}, colours.lineSoft);
    for (const MenuWord* word : {&m_help, &m_quit}) {
        const ui::Rect place = word->bounds();
        const MenuWord* before = word == &m_help ? &m_settings : &m_help;
        const float x = (before->bounds().right() + place.x) / 2;
        canvas.fill({x, place.y + 8, 1, 20}, colours.lineSoft);
    }
}

} // namespace game
