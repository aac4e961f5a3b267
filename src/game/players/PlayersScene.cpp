#include "game/players/PlayersScene.hpp"

#include "data/files/PlayerName.hpp"
#include "game/controls/Toolbar.hpp"
#include "game/leaderboard/ScoreTable.hpp"
#include "game/look/Theme.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float tableTop = 88;
constexpr float gap = 12;
constexpr float dateRoom = 120;
constexpr float starsRoom = 96;

} // namespace

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
              ui::PushButton(wordsFace(ui::Icon::Trash), [this] { askToRemove(); })} {
    m_form.add(m_list);
    m_header.addTo(m_form);
    for (ui::PushButton& tool : m_tools)
        m_form.add(tool);
    m_list.onSelect = [this](std::size_t) {
        m_sounds.play(Sound::Cursor);
        selectionChanged();
    };
    m_list.onActivate = [this](std::size_t) { switchToSelected(); };
    m_list.drawRow = [this](ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) {
        drawRow(canvas, area, state);
    };
    m_wanted = records.player();
    reload();
    m_form.focus(m_rows.empty() ? static_cast<ui::Widget*>(&m_tools[Create]) : &m_list);
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
    selectionChanged();
}

void PlayersScene::selectionChanged() {
    const PlayerRow* row = selected();
    m_tools[Switch].setEnabled(row != nullptr && !row->isCurrent);
    m_tools[Rename].setEnabled(row != nullptr);
    m_tools[Figures].setEnabled(row != nullptr);
    m_tools[Remove].setEnabled(row != nullptr);
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
    if (m_form.focused() == &m_tools[Switch])
        m_form.focus(&m_list); // The button is disabled now.
}

void PlayersScene::create() {
    m_sounds.play(Sound::Select);
    ToPrompt prompt;
    prompt.title = m_text.tr("New player");
    prompt.text = m_text.tr("New players start at the first house, and are the one playing from now on.");
    prompt.fields = {{m_text.tr("Name"), {}, data::maxPlayerNameLength}};
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
    prompt.fields = {
        {m_text.tr("Name"), from == data::unnamedPlayer ? std::string() : from, data::maxPlayerNameLength}};
    prompt.accept = m_text.tr("Rename");
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
    question.title = m_text.tr("Remove {1}?", text::playerName(m_text, row->has.name));
    question.text = goes.empty() ? m_text.tr("Nothing was played under this name.")
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

void PlayersScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    ui::Column body(page.body(tableTop, gap), 16);
    layoutTools(body.last(ui::PushButton::height), measure);
    m_table = body.rest();
    m_list.place({m_table.x + 13, m_table.y + 10, m_table.w - 26, m_table.h - 20});
    m_toasts.place({m_table.centre().x - 230, m_table.y, 460, m_table.h - 20});
}

std::vector<ui::LegendEntry> PlayersScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")),
            caps.entry({ui::Action::Confirm}, m_text.trc("players", "Switch")),
            caps.entry({ui::Action::NextControl}, m_text.tr("Move focus")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void PlayersScene::layoutTools(ui::Rect line, const ui::Measure& measure) {
    const std::array<std::string, ToolCount> labels{m_text.trc("players", "Switch"), m_text.tr("New player"),
                                                    m_text.tr("Rename"), m_text.tr("Statistics"), m_text.tr("Remove")};
    std::vector<ui::PushButton*> row;
    for (std::size_t i = 0; i < ToolCount; ++i) {
        m_tools[i].setLabel(labels[i]);
        m_tools[i].setTip(labels[i]);
        row.push_back(&m_tools[i]);
    }
    placeTools(line, row, {&m_tools[Remove], &m_tools[Rename], &m_tools[Figures]}, measure);
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

void PlayersScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const PlayerRow& row = m_rows[state.index];
    const RowColours colours = drawScoreGround(canvas, area, state, row.isCurrent, false);
    const float middle = area.centre().y;
    canvas.icon(ui::Icon::User, {area.x + 36, middle}, 28, colours.faint);
    const float left = area.x + 72;
    const std::string mark = row.isCurrent ? m_text.tr("playing now") : std::string();
    float right = area.right() - 20;
    const auto today = text::localDay(m_clock.nowUtc(), m_clock.offset());
    if (const auto day = text::localDay(row.has.lastDate, m_clock.offset()))
        canvas.text(text::shortDate(m_text, *day, today ? today->year() : std::chrono::year()), {right, middle},
                    ui::style::secondary, colours.faint, ui::Align::Right);
    right -= dateRoom;
    canvas.icon(ui::Icon::Star, {right - starsRoom + 12, middle}, 22,
                colours.lit ? colours.text : look(canvas.theme()).starOn);
    canvas.text(std::to_string(row.stars), {right - starsRoom + 32, middle}, ui::style::bodyBold, colours.text);
    right -= starsRoom;
    const float name = canvas.textFitted(text::playerName(m_text, row.has.name), {left, middle - 12},
                                         right - left - 100, ui::style::bodyBold, colours.text);
    if (!mark.empty())
        canvas.text("· " + mark, {left + name + 6, middle - 12}, ui::style::secondary, colours.faint);
    canvas.textFitted(playerFacts(m_text, row.has), {left, middle + 13}, right - left - 12, ui::style::secondary,
                      colours.faint);
}

void PlayersScene::drawPage(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_table);
    if (m_problem)
        canvas.paragraph(text::describe(m_text, *m_problem), {m_table.x + 40, m_table.centre().y, m_table.w - 80, 80},
                         ui::style::body, canvas.colours().text2, ui::Align::Centre);
}

} // namespace game
