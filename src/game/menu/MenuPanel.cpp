// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/MenuPanel.hpp"

#include "game/campaign/ToCampaign.hpp"
#include "game/classes/ToClass.hpp"
#include "game/controls/PlayersTown.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/duel/ToDuel.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/lessons/Lessons.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/look/fusebox/FuseBoxSign.hpp"
#include "game/look/sky/DaySky.hpp"
#include "game/mylevels/ToMyLevels.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/random/ToRandom.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/Sounds.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/shift/ToShift.hpp"
#include "game/words/DailyWords.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr ui::TextStyle continueStyle{ui::Face::Display, 26, 1.2F};
constexpr ui::TextStyle placeStyle{ui::Face::Semibold, 15.5F, 1.35F};
constexpr ui::TextStyle wordStyle{ui::Face::Semibold, 16, 1.35F};
constexpr ui::TextStyle nameStyle{ui::Face::Bold, 16, 1.35F};

constexpr float continueKnob = 25;
constexpr float inset = 18; ///< Inset of the words on the large bell.
constexpr float wordIcon = 18;
constexpr float wordIndent = 26; ///< From the icon's left edge to the word.
constexpr float wordPadding = 10;
constexpr float smallestName = 12;
constexpr float nameIndent = 40;
constexpr float nameEnd = 26; ///< From the name to the right end of its chip.

/// The bounds from which the arrows move on, so that Down leads to the first of the controls side by side below: its
/// middle is where the icons are, its right end stays.
Rect towardsLeft(Rect bounds) {
    constexpr float icons = 100;
    return {bounds.x - bounds.w + icons, bounds.y, 2 * bounds.w - icons, bounds.h};
}

/// A board as a picture of few squares; many cells share one, in a mix of their colours.
void drawThumbnail(ui::Canvas& canvas, Rect area, const lights::Board& board) {
    constexpr int most = 24;
    const Look& look = game::look(canvas.theme());
    const int across = std::min(board.columns(), most);
    const int down = std::min(board.rows(), most);
    const float side = std::min(area.w / static_cast<float>(across), area.h / static_cast<float>(down));
    const Vec from{area.centre().x - side * static_cast<float>(across) / 2,
                   area.centre().y - side * static_cast<float>(down) / 2};
    const float gap = side > 4 ? 1.0F : 0.0F;
    for (int row = 0; row < down; ++row)
        for (int column = 0; column < across; ++column) {
            int cells = 0;
            int lit = 0;
            for (int r = row * board.rows() / down; r < (row + 1) * board.rows() / down; ++r)
                for (int c = column * board.columns() / across; c < (column + 1) * board.columns() / across; ++c) {
                    cells += board.hasCell({r, c}) ? 1 : 0;
                    lit += board.isLit({r, c}) ? 1 : 0;
                }
            if (cells == 0)
                continue;
            const Rect square{from.x + side * static_cast<float>(column), from.y + side * static_cast<float>(row), side,
                              side};
            canvas.fill(square.inset(gap), ui::mix(look.glassOffLow, canvas.colours().litBody,
                                                   static_cast<float>(lit) / static_cast<float>(cells)));
        }
}

constexpr float padding = 20;
constexpr float top = 24;
constexpr float tileGap = 8;
constexpr std::size_t tilesInRow = 3;
constexpr ui::Seconds unfoldTime = 0.2F;

/// Heights and distances in the panel. Nothing above the tiles moves while they unfold, so that a second press meets
/// the same plate.
struct PanelRhythm {
    explicit PanelRhythm(float unfolded)
        : tiles(mixed(0, 2 * MenuTile::height + tileGap + 8, unfolded))
        , aboveLine(mixed(26, 12, unfolded))
        , belowLine(mixed(15, 6, unfolded))
        , bottom(mixed(26, 18, unfolded)) {}

    static constexpr float large = 84; ///< The large bell.
    static constexpr float underLarge = 12;
    static constexpr float plate = 42;
    static constexpr float pitch = 46.5F; ///< From plate to plate.
    float tiles;
    float aboveLine;
    float belowLine;
    float bottom; ///< Below the row of words.

private:
    static float mixed(float folded, float open, float unfolded) { return folded + (open - folded) * unfolded; }
};

} // namespace

bool MenuButton::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        m_pressed();
        return true;
    }
    if (const auto* action = std::get_if<ui::ActionPressed>(&event))
        return action->action == ui::Action::Confirm; // Held down: it has rung already.
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        m_pressed();
    return result != ui::Press::Result::Ignored;
}

PlateState MenuButton::state() const {
    return {focused(), hoverAmount(), m_press.down()};
}

void ContinueBell::show(std::string title, NextBoard next) {
    m_title = std::move(title);
    m_next = std::move(next);
}

Rect ContinueBell::focusBounds() const {
    return towardsLeft(bounds());
}

void ContinueBell::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const PlateState bell = state();
    const Rect plate = namePlateOf(bounds());
    drawNamePlate(canvas, plate, bell, 10);
    drawKnob(canvas, knobOf(bounds()), continueKnob, bell);

    Rect words{plate.x + inset, plate.y, plate.w - 2 * inset, plate.h};
    if (!std::holds_alternative<std::monostate>(m_next.board)) {
        constexpr float padding = 4;
        const float side = plate.h - 18;
        const auto* const board = std::get_if<lights::Board>(&m_next.board);
        float wide = side;
        if (board != nullptr)
            wide = std::clamp((side - 2 * padding) * static_cast<float>(board->columns()) /
                                      static_cast<float>(board->rows()) +
                                  2 * padding,
                              30.0F, 96.0F);
        const Rect picture{plate.right() - 16 - wide, plate.centre().y - side / 2, wide, side};
        canvas.fill(picture, look(canvas.theme()).recess, 5);
        if (board != nullptr)
            drawThumbnail(canvas, picture.inset(padding), *board);
        else
            drawFuseBoxSign(canvas, picture.inset(padding), std::get<arukone::Board>(m_next.board));
        if (canvas.theme().flat)
            canvas.stroke(picture, 1, colours.line, 5);
        words.w = picture.x - 12 - words.x;
    }
    drawWords(canvas, words, bell.lit ? colours.onLit : colours.text);
}

void ContinueBell::drawWords(ui::Canvas& canvas, Rect room, sf::Color ink) const {
    canvas.textFitted(m_title, {room.x, room.y + 28}, room.w, continueStyle, ink);
    // The board's own name only where it fits.
    const std::string whole = m_next.place + "  " + m_next.name;
    const bool fits = !m_next.name.empty() && canvas.textWidth(whole, placeStyle) <= room.w;
    canvas.textFitted(fits ? whole : m_next.place, {room.x, room.y + 58}, room.w, placeStyle, ui::faded(ink, 0.85F));
}

void BellButton::setWords(std::string text, std::string note) {
    m_text = std::move(text);
    m_note = std::move(note);
}

Rect BellButton::focusBounds() const {
    return towardsLeft(bounds());
}

void BellButton::draw(ui::Canvas& canvas) const {
    Bell bell;
    bell.icon = m_icon;
    bell.text = m_text;
    bell.note = m_note;
    bell.lit = state().lit;
    bell.hover = state().hover;
    bell.pressed = state().pressed;
    drawBell(canvas, bounds(), bell);
    if (!m_star)
        return;
    const Rect plate = namePlateOf(bounds());
    const float note = canvas.textWidth(m_note, ui::style::secondary);
    drawStar(canvas, {plate.right() - 15 - note - 15, plate.centre().y}, 7.5F, true,
             bell.lit ? StarBackground::Lit : StarBackground::Panel);
}

float BellButton::labelWidth(ui::Canvas& canvas) const {
    constexpr float icon = 54;
    return icon + canvas.textWidth(m_text, {ui::Face::Bold, 19, 1.3F});
}

void AroundPlate::show(std::vector<ui::Icon> inside, std::string state, bool open) {
    m_inside = std::move(inside);
    m_state = std::move(state);
    m_open = open;
}

ui::Spoken AroundPlate::spoken() const {
    ui::Spoken said = BellButton::spoken();
    said.value = m_state;
    return said;
}

void AroundPlate::draw(ui::Canvas& canvas) const {
    BellButton::draw(canvas);
    const ui::Palette& colours = canvas.colours();
    const PlateState plate = state();
    constexpr float radius = 21;
    const Vec knob = knobOf(bounds());
    canvas.disc(knob, radius, look(canvas.theme()).recess);
    canvas.ring(knob, radius, plate.lit ? 2.5F : 1.5F,
                plate.lit ? colours.litBody : ui::mix(colours.line, colours.brass, plate.hover));
    canvas.icon(m_open ? ui::Icon::Up : ui::Icon::Down, knob + Vec{0, plate.pressed ? 2.0F : 1.0F}, 18, colours.accent);
    if (m_open)
        return;
    constexpr float pitch = 24;
    constexpr float side = 17;
    const Rect row = namePlateOf(bounds());
    const float wide = pitch * static_cast<float>(m_inside.size());
    if (row.w - labelWidth(canvas) - wide < 24)
        return;
    Vec at{row.right() - 12 - wide + pitch / 2, row.centre().y};
    for (const ui::Icon icon : m_inside) {
        canvas.icon(icon, at, side, plate.lit ? ui::faded(colours.onLit, 0.85F) : colours.text2);
        at.x += pitch;
    }
}

void MenuTile::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Canvas::Layer unfolding{canvas, {}, m_unfolded};
    const PlateState tile = state();
    const Rect area = tile.pressed ? bounds().moved({0, 1}) : bounds();
    if (tile.lit) {
        drawNamePlate(canvas, area, tile, 10);
    } else {
        canvas.fill(
            area,
            {ui::Paint::Kind::Vertical, colours.surfaceHi, ui::mix(colours.surface, colours.surfaceHi, tile.hover)},
            10);
        canvas.stroke(area, 1, ui::mix(colours.lineSoft, colours.brass, tile.hover * 0.8F), 10);
    }
    constexpr float icon = 20;
    constexpr float apart = 8;
    const float wide = icon + apart + canvas.textWidth(m_word, m_style);
    const float x = area.centre().x - wide / 2;
    canvas.icon(m_icon, {x + icon / 2, area.centre().y}, icon, tile.lit ? colours.onLit : colours.accent);
    canvas.text(m_word, {x + icon + apart, area.centre().y}, m_style, tile.lit ? colours.onLit : colours.text);
}

float MenuWord::preferredWidth(const ui::Measure& measure) const {
    return std::ceil(wordIndent + measure(m_word, wordStyle) + 2 * wordPadding);
}

void MenuWord::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const PlateState word = state();
    if (word.lit)
        drawNamePlate(canvas, bounds(), word, 10);
    const sf::Color ink = word.lit ? colours.onLit : ui::mix(colours.text2, colours.text, word.hover);
    Vec at{bounds().x + wordPadding, bounds().centre().y + (word.pressed ? 1.0F : 0.0F)};
    canvas.icon(m_icon, {at.x + wordIcon / 2, at.y}, wordIcon, ink);
    at.x += wordIndent;
    canvas.text(m_word, at, wordStyle, ink);
}

void MenuMoon::draw(ui::Canvas& canvas) const {
    const ui::Vec centre = bounds().centre();
    const float radius = bounds().w / 2;
    drawMoonAt(canvas, centre, radius, m_phase, 1 + 0.6F * hoverAmount());
    drawFocusRing(canvas, radius + 6);
}

float MenuNameChip::preferredWidth(const ui::Measure& measure) const {
    return std::ceil(nameIndent + measure(m_name, nameStyle) + nameEnd);
}

void MenuNameChip::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const PlateState chip = state();
    const Rect area = chip.pressed ? bounds().moved({0, 1}) : bounds();
    constexpr float radius = height / 2;
    if (chip.lit) {
        drawNamePlate(canvas, area, chip, radius);
    } else if (!m_quiet || chip.hover > 0) {
        const ui::Canvas::Layer appear{canvas, {}, m_quiet ? chip.hover : 1.0F};
        canvas.fill(area, ui::faded(ui::mix(colours.surface, colours.surfaceHi, chip.hover), 0.92F), radius);
        canvas.stroke(area, 1, ui::mix(colours.lineCtl, colours.brass, chip.hover), radius);
    }
    const float y = area.centre().y;
    ui::TextStyle style = nameStyle;
    const float room = area.w - nameEnd + 1;
    while (style.size > smallestName && canvas.textWidth(m_name, style) > room - nameIndent)
        style.size -= 0.5F;
    const bool pictured = canvas.textWidth(m_name, style) <= room - nameIndent; // A long name needs its room.
    const float indent = pictured ? nameIndent : 12.0F;
    if (pictured)
        canvas.icon(m_picture, {area.x + 22, y}, 18, chip.lit ? colours.onLit : colours.accent);
    canvas.textFitted(m_name, {area.x + indent, y}, room - indent, style,
                      chip.lit  ? colours.onLit
                      : m_quiet ? ui::mix(colours.text2, colours.text, chip.hover)
                                : colours.text);
    canvas.icon(m_end, {area.right() - 16, y + 1}, 13, chip.lit ? colours.onLit : colours.text2);
}

ui::Spoken BellButton::spoken() const {
    return {ui::Role::Button, m_text, m_note};
}

ui::Spoken ContinueBell::spoken() const {
    return {ui::Role::Button, m_title, m_next.name.empty() ? m_next.place : m_next.place + ", " + m_next.name};
}

MenuPanel::MenuPanel(const SceneContext& context, Records& records, SharedLeaderboards& shared,
                     const data::Library& library)
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
    , m_around(ui::Icon::Grid,
               [this] {
                   m_sounds.play(Sound::Select);
                   unfold(!m_open);
               })
    , m_duel(boardIcon::duel, [this] { open(ToDuel{}); })
    , m_arukone(boardIcon::cable,
                [this] {
                    const auto box = nextBox();
                    open(box ? ToCampaign{box->pack->pack.id, box->level().id} : ToCampaign{});
                })
    , m_editor(ui::Icon::Pen, [this] { open(ToMyLevels{}); })
    , m_leaderboard(ui::Icon::Cup, [this] { open(ToLeaderboard{}); })
    , m_learn(ui::Icon::Book, [this] { open(ToLearn{}); })
    , m_players(ui::Icon::User, [this] { open(ToPlayers{}); })
    , m_settings(ui::Icon::Sliders, [this] { open(ToSettings{}); })
    , m_help(ui::Icon::Info, [this] { open(ToHelp{}); })
    , m_quit(ui::Icon::Quit, [this] { onQuit(); })
    , m_name([this] { open(ToPlayers{}); }, ui::Icon::User, ui::Icon::Down)
    , m_class([this] { open(ToClass{m_classBoard}); }, ui::Icon::House, ui::Icon::Forward) {
    m_campaign.setNoteStar(true);
    m_name.setQuiet();
    unfold(false);
}

std::array<MenuTile*, MenuPanel::tileCount> MenuPanel::tiles() {
    return {&m_duel, &m_arukone, &m_editor, &m_leaderboard, &m_learn, &m_players};
}

void MenuPanel::addTo(ui::Form& form) {
    for (MenuButton* button :
         std::initializer_list<MenuButton*>{&m_continue, &m_campaign, &m_daily, &m_random, &m_shift, &m_around})
        form.add(*button);
    for (MenuTile* tile : tiles())
        form.add(*tile);
    for (MenuButton* button : std::initializer_list<MenuButton*>{&m_settings, &m_help, &m_quit, &m_class, &m_name})
        form.add(*button);
}

void MenuPanel::unfold(bool open) {
    m_open = open;
    const ui::Motion motion = m_preferences.motion();
    m_unfold.send(open ? 1.0F : 0.0F, m_measure && !motion.reduced ? motion.duration(unfoldTime) : 0, ui::ease::inOut);
    showTiles();
    place();
}

void MenuPanel::update(ui::Seconds step) {
    if (!m_unfold.moving())
        return;
    m_unfold.update(step);
    showTiles();
    place();
}

void MenuPanel::finishUnfolding() {
    if (!m_unfold.moving())
        return;
    m_unfold.jump(m_unfold.target());
    showTiles();
    place();
}

void MenuPanel::open(Destination to) {
    m_sounds.play(Sound::Bell);
    m_navigator.push(std::move(to));
}

void MenuPanel::goOn() {
    m_sounds.play(Sound::Bell);
    NextBoard next = nextBoard(m_text, m_records, m_shared, m_library, m_preferences.get().unlockAll);
    if (onContinue)
        onContinue(next);
    for (Destination& step : next.way)
        m_navigator.push(std::move(step));
}

void MenuPanel::refresh(ui::Form& form) {
    NextBoard next = nextBoard(m_text, m_records, m_shared, m_library, m_preferences.get().unlockAll);
    if (next.begun && !m_begun)
        form.focus(&m_continue);
    m_begun = next.begun;
    const bool goesOn = m_begun || !m_records.progress().best.empty();
    m_continue.show(goesOn ? m_text.trc("playing", "Continue") : m_text.trc("playing", "Start"), std::move(next));
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
    // TRANSLATORS: A plate of the main menu. Behind it are duel, Arukone, editor, leaderboard, lessons and players.
    m_around.setWords(m_text.tr("Around the house"), {});
    m_settings.setWord(m_text.tr("Settings"));
    m_help.setWord(m_text.tr("Help"));
    m_quit.setWord(m_text.tr("Quit"));
    m_name.setName(text::playerName(m_text, m_records.player()));
    m_name.setTip(m_text.tr("Who is playing?"));
    setClass();
}

void MenuPanel::setClass() {
    const auto& boards = m_shared.boards();
    auto found = std::ranges::find_if(
        boards, [this](const data::SharedLeaderboard& board) { return m_shared.hasClass(board.name); });
    if (found == boards.end()) // Its house says what is wrong.
        found = std::ranges::find_if(
            boards, [this](const data::SharedLeaderboard& board) { return m_shared.classOf(board.name).damaged; });
    m_class.setVisible(found != boards.end());
    m_classBoard = found != boards.end() ? found->name : std::string();
    m_className.clear();
    if (found != boards.end()) {
        const auto& plan = m_shared.classOf(m_classBoard).reading.plan;
        m_className = plan ? plan->name : m_text.tr("Class");
    }
    m_class.setName(m_className);
    m_class.setTip(m_text.tr("What your class is to solve"));
}

void MenuPanel::setTiles() {
    m_duel.setWord(m_text.tr("Duel"));
    m_arukone.setWord(m_text.tr("Arukone"));
    m_editor.setWord(m_text.trc("menu", "Editor"));
    m_leaderboard.setWord(m_text.tr("Leaderboard"));
    m_learn.setWord(m_text.tr("Learn"));
    m_players.setWord(m_text.tr("Players"));
    const auto box = nextBox();
    m_duel.setTip(m_text.tr("2 to 4 players"));
    m_arukone.setTip(box && m_records.progress().stars(m_library.nextDoor()) > 0
                         ? houseName(m_text, {1, 1, box->pack->pack.id, box->pack->pack.name}) + " " +
                               std::to_string(box->index + 1)
                         : m_text.tr("The house next door"));
    m_editor.setTip(m_text.tr("Build levels of your own"));
    m_learn.setTip(learnNote());
    m_players.setTip(m_text.tr("Who is playing?"));
    showTiles();
}

void MenuPanel::showTiles() {
    std::vector<ui::Icon> icons;
    std::vector<std::string> words;
    for (MenuTile* tile : tiles()) {
        const bool offered = tile != &m_arukone || !m_library.nextDoor().empty();
        tile->setUnfolded(m_unfold.value());
        tile->setVisible(offered && (m_open || m_unfold.moving()));
        tile->setEnabled(m_open);
        if (!offered)
            continue;
        icons.push_back(tile->icon());
        words.push_back(tile->word());
    }
    // TRANSLATORS: What is said of a plate that has been pressed to show what is behind it.
    m_around.show(std::move(icons), m_open ? m_text.tr("unfolded") : text::list(m_text, words), m_open);
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
    m_measure = measure;
    constexpr float leastChip = 210; // The slogan gives way: see nameLeft().
    const float chip =
        std::min(m_name.preferredWidth(measure), std::max(leastChip, area.right() - slogan.right() - 16));
    m_name.place({area.right() - chip, slogan.centre().y - MenuNameChip::height / 2, chip, MenuNameChip::height});

    const float room = m_name.bounds().x - 12 - slogan.x;
    m_class.place(
        {slogan.x - 6, m_name.bounds().y, std::min(m_class.preferredWidth(measure), room), MenuNameChip::height});
    place();
}

void MenuPanel::place() {
    if (!m_measure)
        return;
    const PanelRhythm rhythm(m_unfold.value());
    ui::Rect row{m_area.x + padding, m_area.y + top, m_area.w - 2 * padding, PanelRhythm::large};
    m_continue.place(row);
    row.y += row.h + PanelRhythm::underLarge;
    row.h = PanelRhythm::plate;
    for (BellButton* bell : std::initializer_list<BellButton*>{&m_campaign, &m_daily, &m_random, &m_shift, &m_around}) {
        bell->place(row);
        row.y += PanelRhythm::pitch;
    }
    row.y -= PanelRhythm::pitch - PanelRhythm::plate; // The lower edge of the last plate.
    placeTiles({row.x, row.y + tileGap, row.w, 0});
    m_line = row.y + rhythm.tiles + rhythm.aboveLine;
    row.y = m_line + rhythm.belowLine;
    row.h = MenuWord::height;
    placeWords(row);
    m_area.h = row.bottom() + rhythm.bottom - m_area.y;
}

void MenuPanel::placeTiles(ui::Rect area) {
    const float width = ui::share(area.w, tilesInRow, tileGap);
    ui::TextStyle style{ui::Face::Bold, 16, 1.35F}; // All words in the same size, as large as the longest one allows.
    std::size_t at = 0;
    for (MenuTile* tile : tiles()) {
        while (style.size > 12 && m_measure(tile->word(), style) > width - MenuTile::besideWord)
            style.size -= 0.5F;
        if (!tile->visible())
            continue;
        const auto column = static_cast<float>(at % tilesInRow);
        const auto line = static_cast<float>(at / tilesInRow);
        tile->place({area.x + column * (width + tileGap), area.y + line * (MenuTile::height + tileGap), width,
                     MenuTile::height});
        ++at;
    }
    for (MenuTile* tile : tiles())
        tile->setStyle(style);
}

void MenuPanel::placeWords(ui::Rect row) {
    const std::array words{&m_settings, &m_help, &m_quit};
    float spare = row.w;
    for (const MenuWord* word : words)
        spare -= word->preferredWidth(m_measure);
    const float apart = std::max(0.0F, spare / static_cast<float>(words.size() + 1));
    float x = row.x + apart;
    for (MenuWord* word : words) {
        const float width = word->preferredWidth(m_measure);
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
