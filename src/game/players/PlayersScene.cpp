// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/players/PlayersScene.hpp"

#include "data/files/PlayerName.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/look/NamePlate.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/House.hpp"
#include "game/look/facade/FacadePainter.hpp"
#include "game/look/facade/LevelHouse.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/shared/ToSharedLeaderboards.hpp"
#include "game/statistics/ToStatistics.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

/// What a player has recorded, as text, one entry per kind.
std::vector<std::string> recordedKinds(const text::Text& text, const data::PlayerSummary& has) {
    std::vector<std::string> words;
    if (has.runs > 0)
        words.push_back(text.trn("{2} run", "{2} runs", has.runs, text::number(text, has.runs)));
    if (has.shifts > 0)
        words.push_back(text.trn("{2} night shift", "{2} night shifts", has.shifts, text::number(text, has.shifts)));
    if (has.unfinished > 0)
        words.push_back(text.trn("{1} unfinished board", "{1} unfinished boards", has.unfinished));
    if (has.lessons > 0)
        words.push_back(text.trn("{1} lesson", "{1} lessons", has.lessons));
    return words;
}

constexpr float wallTop = 108; ///< Below its cornice.
constexpr float plinth = 14;
constexpr float flank = 24;
constexpr float gap = 20;
constexpr float doorRoom = 250;   ///< Width of the part of the wall with the door.
constexpr float aroundBells = 12; ///< From the edge of the bell panel to the rows.
constexpr float emptyPanel = 180; ///< Height of the panel without a bell.
constexpr float toolGap = 12;
constexpr std::size_t toolColumns = 3;

constexpr float dateRoom = 112;
constexpr float starsRoom = 84;
constexpr float plateRadius = 10;
constexpr float knobRadius = 18;
constexpr float doorWidth = 132;
constexpr float highestDoor = 300;
constexpr float rise = 13;         ///< Height of a step in front of the door.
constexpr float doorFrame = 16;    ///< Around the door.
constexpr float belowCornice = 16; ///< From the top of the wall to the windows' room.
constexpr float aboveBells = 12;
constexpr float windowPitch = 112; ///< At least.
constexpr float windowSize = 88;
constexpr House house = House::Terrace;
const ui::TextStyle nameStyle{ui::Face::Bold, 19, 1.3F};

/// The part of a row with plate and knob: between them is wall.
ui::Rect bellIn(ui::Rect row) {
    return {row.x + 14, row.y + 5, row.w - 24, row.h - 10};
}

} // namespace

tl::expected<std::vector<PlayerRow>, data::StorageProblem> playerRows(Records& records, const data::Library& library) {
    const auto players = records.players();
    if (!players)
        return tl::unexpected(players.error());
    std::vector<PlayerRow> rows;
    for (const data::PlayerSummary& each : *players) {
        PlayerRow& row = rows.emplace_back();
        row.has = each;
        row.isCurrent = each.name == records.player();
        // A failed read leaves its figures at zero; the list shows the rest all the same.
        if (const auto progress = records.progressOf(each.name))
            row.stars = progress->stars(library);
        row.streak = records.dailyStreakOf(each.name);
    }
    return rows;
}

std::string playerFacts(const text::Text& text, const data::PlayerSummary& has) {
    std::string facts;
    for (const std::string& words : recordedKinds(text, has))
        facts += (facts.empty() ? "" : " · ") + words;
    return facts.empty() ? text.tr("nothing played yet") : facts;
}

std::string deletedWithPlayer(const text::Text& text, const PlayerRow& player) {
    std::vector<std::string> words = recordedKinds(text, player.has);
    if (player.stars > 0)
        words.push_back(text.trn("{1} star", "{1} stars", player.stars));
    if (player.streak > 0)
        words.push_back(text.trn("a streak of {1} day", "a streak of {1} days", player.streak));
    return text::list(text, words);
}

std::string describe(const text::Text& text, const data::Players::RenameProblem& problem) {
    struct Words {
        const text::Text& text;
        std::string operator()(data::NameProblem why) const { return text::describe(text, why); }
        std::string operator()(data::NameTaken /*why*/) const {
            return text.tr("Somebody already has that name. Choose another one.");
        }
        std::string operator()(data::StorageProblem why) const { return text::describe(text, why); }
    };
    return std::visit(Words{text}, problem);
}

PlayersScene::PlayersScene(const SceneContext& context, Records& records, const data::Library& library,
                           const LocalClock& clock)
    : PageScene(context)
    , m_records(records)
    , m_library(library)
    , m_clock(clock)
    , m_tools{ui::PushButton(primaryFace(ui::Icon::User), [this] { switchToSelected(); }),
              ui::PushButton(wordsFace(ui::Icon::Plus), [this] { create(); }),
              ui::PushButton(wordsFace(ui::Icon::Letters), [this] { rename(); }),
              ui::PushButton(wordsFace(ui::Icon::Chart), [this] { showFigures(); }),
              ui::PushButton(wordsFace(ui::Icon::Trash), [this] { askToRemove(); }),
              ui::PushButton(wordsFace(ui::Icon::Share), [this] {
                  m_sounds.play(Sound::Select);
                  m_navigator.push(ToSharedLeaderboards{});
              })} {
    addControls();
    m_wanted = records.player();
    reload();
    m_form.focus(m_rows.empty() ? static_cast<ui::Widget*>(&m_tools[Create]) : &m_list);
}

void PlayersScene::addControls() {
    m_form.add(m_list, [this](auto& it) { it.setName(m_text.tr("Players")); });
    m_header.addTo(m_form);
    m_form.add(m_tools[Switch], [this](auto& it) {
        setWords(it, m_text.trc("players", "Switch"));
        it.setEnabled(selected() != nullptr && !selected()->isCurrent);
    });
    m_form.add(m_tools[Create], [this](auto& it) { setWords(it, m_text.tr("New player")); });
    m_form.add(m_tools[Rename], [this](auto& it) {
        setWords(it, m_text.trc("a player", "Rename"));
        it.setEnabled(selected() != nullptr);
    });
    m_form.add(m_tools[Figures], [this](auto& it) {
        setWords(it, m_text.tr("Statistics"));
        it.setEnabled(selected() != nullptr);
    });
    m_form.add(m_tools[Remove], [this](auto& it) {
        setWords(it, m_text.tr("Remove"));
        it.setEnabled(selected() != nullptr);
    });
    m_form.add(m_tools[Shared], [this](auto& it) { setWords(it, m_text.tr("Shared leaderboards")); });
}

std::string PlayersScene::rowWords(std::size_t row) const {
    return m_rows[row].has.name + ", " + m_text.trn("{1} star", "{1} stars", m_rows[row].stars);
}

const PlayerRow* PlayersScene::selected() const {
    const auto row = m_list.selected();
    return row && *row < m_rows.size() ? &m_rows[*row] : nullptr;
}

void PlayersScene::reload() {
    const PlayerRow* before = selected();
    const std::string wanted = !m_wanted.empty()   ? std::exchange(m_wanted, {})
                               : before != nullptr ? before->has.name
                                                   : std::string();
    auto found = playerRows(m_records, m_library);
    m_problem = found ? std::nullopt : std::optional(found.error());
    m_rows = found ? std::move(*found) : std::vector<PlayerRow>();
    m_list.setRowCount(m_rows.size());
    const auto at =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const PlayerRow& row) { return row.has.name == wanted; });
    if (at != m_rows.end())
        m_list.select(static_cast<std::size_t>(at - m_rows.begin()));
    else if (!m_rows.empty())
        m_list.select(std::min(m_list.selected().value_or(0), m_rows.size() - 1));
    placePanel();
    m_form.refresh();
}

void PlayersScene::say(std::string sentence, ui::Toast::Kind kind) {
    m_toasts.clear();
    m_toasts.show({kind, std::move(sentence), {}, {}});
}

void PlayersScene::switchToSelected() {
    const PlayerRow* row = selected();
    if (row == nullptr || row->isCurrent)
        return;
    m_sounds.play(Sound::Select);
    m_records.switchTo(row->has.name);
    reload();
    say(m_text.tr("{1} is now playing.", text::playerName(m_text, m_records.player())));
    if (m_tools[Switch].focused())
        m_form.focus(&m_list); // The button is disabled now.
}

void PlayersScene::create() {
    m_sounds.play(Sound::Select);
    ToPrompt prompt;
    prompt.title = m_text.tr("New player");
    prompt.text = m_text.tr("A new player starts at the first house, and plays from now on.");
    prompt.fields = {{m_text.trc("of a player", "Name"), {}, data::maxPlayerNameLength}};
    prompt.accept = m_text.tr("Begin");
    prompt.onAccept = [this](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        const auto name = data::playerName(written.front());
        if (!name)
            return {text::describe(m_text, name.error())};
        const bool taken =
            std::any_of(m_rows.begin(), m_rows.end(), [&](const PlayerRow& row) { return row.has.name == *name; });
        if (taken || *name == data::unnamedPlayer)
            return {game::describe(m_text, data::NameTaken{})};
        m_records.switchTo(*name);
        m_wanted = *name;
        say(m_text.tr("{1} is now playing.", *name));
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void PlayersScene::rename() {
    const PlayerRow* row = selected();
    if (row == nullptr)
        return;
    m_sounds.play(Sound::Select);
    const std::string from = row->has.name;
    ToPrompt prompt;
    prompt.title = m_text.tr("Rename {1}", text::playerName(m_text, from));
    prompt.text = m_text.tr("All runs and stars move to the new name.");
    prompt.fields = {{m_text.trc("of a player", "Name"), from == data::unnamedPlayer ? std::string() : from,
                      data::maxPlayerNameLength}};
    prompt.accept = m_text.trc("a player", "Rename");
    prompt.onAccept = [this, from](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        const auto renamed = m_records.renamePlayer(from, written.front());
        if (!renamed)
            return {game::describe(m_text, renamed.error())};
        m_wanted = *renamed;
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void PlayersScene::showFigures() {
    const PlayerRow* row = selected();
    if (row == nullptr)
        return;
    m_sounds.play(Sound::Select);
    m_navigator.push(ToStatistics{row->has.name});
}

void PlayersScene::askToRemove() {
    const PlayerRow* row = selected();
    if (row == nullptr)
        return;
    m_sounds.play(Sound::Select);
    const std::string goes = deletedWithPlayer(m_text, *row);
    ToQuestion question;
    question.title = m_text.trc("a player", "Remove {1}?", text::playerName(m_text, row->has.name));
    question.text = goes.empty() ? m_text.tr("Nothing was played under this name.")
                                 // TRANSLATORS: {1} is a list: "12 runs, 3 lessons and a streak of 5 days".
                                 : m_text.tr("This will be deleted for good: {1}.", goes);
    question.answers = {{m_text.tr("Keep"), {}}, {m_text.tr("Remove"), [this, name = row->has.name] { remove(name); }}};
    m_navigator.push(std::move(question));
}

void PlayersScene::remove(const std::string& name) {
    m_removals.push_back({name, m_records.removePlayer(name)});
    showRemovals();
}

void PlayersScene::showRemovals() {
    while (!m_removals.empty() && m_removals.front().problem->has_value()) {
        const Removal removal = std::move(m_removals.front());
        m_removals.pop_front();
        if (const auto& problem = **removal.problem)
            say(text::describe(m_text, *problem), ui::Toast::Kind::Danger);
        else
            say(m_text.tr("{1} was removed.", text::playerName(m_text, removal.name)));
        reload();
    }
}

void PlayersScene::update(ui::Seconds step) {
    showRemovals();
    PageScene::update(step);
}

bool PlayersScene::animating() const {
    return PageScene::animating() || !m_removals.empty();
}

void PlayersScene::arrangePage(const PageFrame& page, const ui::Measure& /*measure*/) {
    m_wall = {page.left + 10, wallTop, page.width() - 20, page.ground - wallTop};
    const float door = m_viewport.compact() ? 0 : doorRoom;
    ui::Column body(
        {m_wall.x + flank + door, m_wall.y + flank, m_wall.w - 2 * flank - door, m_wall.h - 2 * flank - plinth}, gap);
    placeTools(body.last(2 * ui::PushButton::height + toolGap));
    m_room = body.rest();
    placePanel();
    m_toasts.place({m_room.centre().x - 230, m_room.y, 460, m_room.h - 20});
}

void PlayersScene::placePanel() {
    m_panel = m_room;
    const float bells = static_cast<float>(m_rows.size()) * rowHeight + 2 * aroundBells;
    m_panel.h = std::min(m_panel.h, m_rows.empty() ? emptyPanel : bells);
    m_panel.y = m_room.bottom() - m_panel.h; // Beside the door, where bells are.
    m_list.place(m_panel.inset(aroundBells));
    m_front.clear();
}

std::vector<ui::LegendEntry> PlayersScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")),
            caps.entry({ui::Action::Confirm}, m_text.trc("players", "Switch")),
            caps.entry({ui::Action::NextControl}, m_text.tr("Move focus")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void PlayersScene::placeTools(ui::Rect room) {
    // In columns of the same width, so that all have their words, and the rows end where the bells do.
    const float width = ui::share(room.w, toolColumns, toolGap);
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        const auto column = static_cast<float>(i % toolColumns);
        const auto row = static_cast<float>(i / toolColumns);
        m_tools[i].place({room.x + column * (width + toolGap), room.y + row * (ui::PushButton::height + toolGap), width,
                          ui::PushButton::height});
    }
}

bool PlayersScene::handle(const ui::Event& event) {
    if (PageScene::handle(event))
        return true;
    const auto* key = std::get_if<ui::KeyPressed>(&event);
    if (key == nullptr || key->key != sf::Keyboard::Delete || key->repeat || !m_tools[Remove].enabled())
        return false;
    askToRemove();
    return true;
}

std::unique_ptr<Scene> ToPlayers::scene(const Services& with) const {
    return std::make_unique<PlayersScene>(with, with.records, with.library, with.clock);
}

void PlayersScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const PlayerRow& row = m_rows[state.index];
    const ui::Palette& colours = canvas.colours();
    const ui::Rect bell = bellIn(area);
    const ui::Rect plate = namePlateOf(bell);
    const PlateState look{row.isCurrent, state.hovered ? 1.0F : 0.0F, state.pressed};
    drawNamePlate(canvas, plate, look, plateRadius);
    drawKnob(canvas, knobOf(bell), knobRadius, look);
    constexpr float ringOut = 5; // With a gap, so that it stands out from a lit plate too.
    if (state.focused)
        canvas.stroke(plate.inset(-ringOut), 3 * canvas.theme().focusScale, colours.focus, plateRadius + ringOut);
    else if (state.selected && !row.isCurrent)
        canvas.stroke(plate, 1.5F, colours.accent, plateRadius);

    const sf::Color ink = row.isCurrent ? colours.onLit : colours.text;
    const sf::Color faint = row.isCurrent ? colours.onLit : colours.text2;
    const float middle = plate.centre().y;
    canvas.icon(ui::Icon::User, {plate.x + 30, middle}, 26, faint);
    float right = plate.right() - 18;
    const auto today = puzzle::localDay(m_clock.nowUtc(), m_clock.offset());
    if (const auto day = puzzle::localDay(row.has.lastDate, m_clock.offset()))
        canvas.text(text::shortDate(m_text, *day, today ? today->year() : std::chrono::year()), {right, middle},
                    ui::style::secondary, faint, ui::Align::Right);
    right -= dateRoom;
    drawStar(canvas, {right - starsRoom + 12, middle}, 10, true,
             row.isCurrent ? StarBackground::Lit : StarBackground::Panel);
    canvas.text(std::to_string(row.stars), {right - starsRoom + 30, middle}, ui::style::bodyBold, ink);
    right -= starsRoom;

    const float left = plate.x + 58;
    const std::string mark = row.isCurrent ? "· " + m_text.tr("playing now") : std::string();
    const float marked = mark.empty() ? 0 : canvas.textWidth(mark, ui::style::secondary) + 8;
    const float name = canvas.textFitted(text::playerName(m_text, row.has.name), {left, middle - 13},
                                         right - left - 8 - marked, nameStyle, ink);
    if (!mark.empty())
        canvas.text(mark, {left + name + 8, middle - 13}, ui::style::secondary, faint);
    canvas.textFitted(playerFacts(m_text, row.has), {left, middle + 14}, right - left - 8, ui::style::secondary, faint);
}

float PlayersScene::doorHeight() const {
    return std::min(highestDoor, m_wall.h * 0.62F);
}

void PlayersScene::paintDoor(Brush& brush, const FacadeColours& colours) const {
    Facade facade;
    facade.house = house;
    facade.wall = m_wall;
    facade.windows = m_wall;
    facade.ground = m_wall.bottom();
    FacadePainter painter{brush, facade, colours};
    const float middle = (m_wall.x + m_panel.x) / 2;
    painter.steps(middle, doorWidth + 34, 2, rise);
    painter.door(middle, m_wall.bottom() - 2 * rise, doorWidth, doorHeight());
}

/// Above door and bells: a window for each player, lit for who is playing, and dark ones.
void PlayersScene::paintWindows(Brush& brush, const FacadeColours& colours) const {
    const float doorTop = m_wall.bottom() - 2 * rise - doorHeight() - doorFrame;
    const float end = (m_viewport.compact() ? m_panel.y : std::min(m_panel.y, doorTop)) - aboveBells;
    const ui::Rect room{m_wall.x + flank, m_wall.y + belowCornice, m_wall.w - 2 * flank, end - m_wall.y - belowCornice};
    const auto rows = static_cast<std::size_t>(std::max(0.0F, room.h / windowPitch));
    const auto columns = static_cast<std::size_t>(room.w / windowPitch);
    if (rows == 0)
        return;
    std::vector<LevelLight> windows(rows * columns, LevelLight::Dark);
    constexpr std::size_t stride = 5; // They do not live door to door.
    for (std::size_t i = 0; i < std::min(m_rows.size(), windows.size()); ++i) {
        std::size_t at = (2 + stride * i) % windows.size();
        while (windows[at] != LevelLight::Dark)
            at = (at + 1) % windows.size();
        windows[at] = m_rows[i].isCurrent ? LevelLight::Lit : LevelLight::Shut;
    }
    const float across = room.w / static_cast<float>(columns);
    const float down = room.h / static_cast<float>(rows);
    for (std::size_t i = 0; i < windows.size(); ++i)
        paintLevelWindow(brush,
                         {{room.x + (static_cast<float>(i % columns) + 0.5F) * across,
                           room.y + (static_cast<float>(i / columns) + 0.5F) * down}},
                         windowSize, windows[i], colours);
}

void PlayersScene::drawPage(ui::Canvas& canvas) const {
    drawPageWall(canvas, m_wall, wallTint(canvas.theme(), house));
    m_front
        .on(canvas,
            [&](Brush& brush) {
                const FacadeColours colours = facadeColours(canvas.theme(), house);
                paintWindows(brush, colours);
                if (!m_viewport.compact() && !canvas.theme().flat)
                    paintDoor(brush, colours);
                return ui::Rect{m_wall.x, m_wall.y, m_wall.w, m_wall.h + 1};
            })
        .draw(canvas);
    drawBellPlate(canvas, m_panel);
    if (m_problem)
        canvas.paragraph(text::describe(m_text, *m_problem),
                         {m_panel.x + 40, m_panel.centre().y - 16, m_panel.w - 80, 80}, ui::style::body,
                         canvas.colours().text2, ui::Align::Centre);
}

} // namespace game
