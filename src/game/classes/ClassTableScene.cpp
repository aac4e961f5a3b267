// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/classes/ClassTableScene.hpp"

#include "data/files/Characters.hpp"
#include "game/classes/ClassNotes.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/controls/Toolbar.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/look/street/CatWindow.hpp"
#include "game/round/WatchRun.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "text/ClassWords.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float tableTop = 92;
constexpr float factsHeight = 76;
constexpr float tableGap = 14;
constexpr float aroundTable = 12;
constexpr data::ClassTableReader::Portion cellsAtOnce{2, 100}; ///< A fraction of a frame.

} // namespace

ClassTableScene::ClassTableScene(const ToClassTable& to, const SceneContext& context, Records& records,
                                 SharedLeaderboards& shared, const data::Library& library, const data::Paths& paths)
    : PageScene(context)
    , m_records(records)
    , m_shared(shared)
    , m_library(library)
    , m_paths(paths)
    , m_board(to.board)
    , m_tools{ui::PushButton(primaryFace(ui::Icon::Play), [this] { watch(); }),
              ui::PushButton(wordsFace(ui::Icon::Menu), [this] { changeOrder(); }),
              ui::PushButton(wordsFace(ui::Icon::Save), [this] { askForFile(); })} {
    m_form.add(m_grid);
    m_header.addTo(m_form);
    for (ui::PushButton& tool : m_tools)
        m_form.add(tool);
    m_grid.onSelect = [this] {
        m_sounds.play(Sound::Cursor);
        enableTools();
    };
    m_grid.onActivate = [this] { watch(); };
    m_grid.cellWords = [this](ClassGrid::Cell cell) { return cellWords(cell); };
    m_shared.refresh();
    takePlan();
    takeNotes();
    m_form.focus(&m_grid);
}

void ClassTableScene::takePlan() {
    m_revision = m_shared.revision();
    const auto plan = m_shared.find(m_board) != nullptr ? m_shared.classOf(m_board).reading.plan : std::nullopt;
    if (m_plan != plan)
        m_table.clear();
    m_plan = plan;
    m_reader.reset();
    if (m_plan)
        m_reader.emplace(*m_plan, m_library);
    showTable();
}

void ClassTableScene::update(ui::Seconds step) {
    PageScene::update(step);
    if (m_shared.find(m_board) == nullptr)
        m_reader.reset();
    if (!m_reader)
        return;
    const auto read = m_reader->read(m_shared.leaderboard(m_board), cellsAtOnce);
    if (read && !*read)
        return;
    const bool first = m_table.empty();
    if (read) {
        m_table = m_reader->table();
        sort();
    } else {
        m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, read.error()), ui::Icon::Info, {}});
    }
    m_reader.reset();
    showTable();
    if (first && !m_table.empty()) // Until then it could not have the focus.
        m_form.focus(&m_grid);
}

void ClassTableScene::takeNotes() {
    std::string notes = m_shared.find(m_board) != nullptr ? classNotes(m_text, m_shared, m_records, m_board) : "";
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    arrangeAgain();
}

void ClassTableScene::recordsChanged() {
    takeNotes();
    if (m_revision != m_shared.revision())
        takePlan();
}

void ClassTableScene::uncovered() {
    m_leaving = false;
    recordsChanged();
}

void ClassTableScene::showTable() {
    std::vector<ClassGridRow> rows;
    for (const data::ClassRow& pupil : m_table) {
        ClassGridRow row{text::playerName(m_text, pupil.player),
                         m_text.trc("done", "{1}/{2}", pupil.done(), m_plan->tasks.size()),
                         {}};
        for (const auto& result : pupil.results) {
            ClassGridCell cell;
            if (result) {
                cell.state = result->done      ? ClassGridCell::State::Done
                             : result->tooLate ? ClassGridCell::State::Late
                                               : ClassGridCell::State::Open;
                cell.moves = std::to_string(result->run.moves);
                cell.time = text::clock(result->run.duration);
                cell.helped = result->run.assisted();
                cell.lit = result->run.stars() == 3 && !result->tooLate;
            }
            row.cells.push_back(std::move(cell));
        }
        row.remark = remarkOn(pupil);
        rows.push_back(std::move(row));
    }
    m_grid.show(std::move(rows), m_plan ? m_plan->tasks.size() : 0, m_text.tr("Player"), m_text.trc("boards", "Done"));
    enableTools();
    if ((m_factsArea.h == 0) != m_table.empty())
        arrangeAgain();
}

void ClassTableScene::sort() {
    text::sortByName(m_text, m_table);
    if (!m_asListed)
        return;
    std::ranges::stable_sort(m_table, {}, [this](const data::ClassRow& row) {
        return std::ranges::find(m_plan->pupils, row.player) - m_plan->pupils.begin(); // Others come last.
    });
}

void ClassTableScene::changeOrder() {
    m_sounds.play(Sound::Select);
    m_asListed = !m_asListed;
    sort();
    arrangeAgain();
}

const data::ClassResult* ClassTableScene::selected() const {
    const auto cell = m_grid.selected();
    if (!cell || cell->row >= m_table.size())
        return nullptr;
    const auto& result = m_table[cell->row].results[cell->column];
    return result ? &*result : nullptr;
}

void ClassTableScene::enableTools() {
    m_tools[Watch].setEnabled(selected() != nullptr);
    m_tools[Order].setEnabled(!m_table.empty() && !m_plan->pupils.empty());
    m_tools[Export].setEnabled(!m_table.empty());
}

std::string ClassTableScene::resultWords(const data::ClassResult& result) const {
    const data::RunSummary& run = result.run;
    std::string words = m_text.trn("{1} move", "{1} moves", run.moves) + " · " +
                        optimumWords(m_text, run.optimum, run.exact) + " · " + text::clock(run.duration);
    if (run.hints > 0)
        words += " · " + m_text.trn("{1} hint", "{1} hints", run.hints);
    else if (run.assisted())
        words += " · " + m_text.tr("with help");
    if (const auto day = puzzle::localDay(run.date, run.offset.value_or(std::chrono::minutes(0))))
        words += " · " + text::shortDate(m_text, *day, m_records.today().year());
    words += " · " + m_text.trn("{1} run", "{1} runs", static_cast<std::int64_t>(result.runs));
    if (result.tooLate)
        words += " · " + m_text.tr("too late");
    return result.done ? words : words + " · " + m_text.tr("does not count");
}

std::string ClassTableScene::remarkOn(const data::ClassRow& pupil) const {
    return m_plan->pupils.empty() || pupil.listed ? std::string() : m_text.tr("not on the list");
}

std::string ClassTableScene::nameWords(const data::ClassRow& pupil) const {
    const std::string remark = remarkOn(pupil);
    return text::playerName(m_text, pupil.player) + (remark.empty() ? "" : " (" + remark + ")");
}

std::string ClassTableScene::cellWords(ClassGrid::Cell cell) const {
    if (!m_plan || cell.row >= m_table.size())
        return {};
    const data::ClassRow& pupil = m_table[cell.row];
    const auto& result = pupil.results[cell.column];
    return nameWords(pupil) + ", " + std::to_string(cell.column + 1) + ", " +
           text::taskName(m_text, m_plan->tasks[cell.column], m_library, m_records.today().year()) + ": " +
           (result ? resultWords(*result) : m_text.tr("not solved"));
}

std::array<std::string, 2> ClassTableScene::facts() const {
    const auto cell = m_grid.selected();
    if (!cell || !m_plan || cell->row >= m_table.size())
        return {};
    const data::ClassTask& task = m_plan->tasks[cell->column];
    const puzzle::Day today = m_records.today();
    const std::string time = text::taskTime(m_text, task, today.year());
    const data::ClassResult* result = selected();
    return {nameWords(m_table[cell->row]) + " · " + std::to_string(cell->column + 1) + "  " +
                text::taskName(m_text, task, m_library, today.year()) + (time.empty() ? "" : " · " + time),
            result != nullptr ? resultWords(*result) : m_text.tr("not solved")};
}

void ClassTableScene::watch() {
    const data::ClassResult* result = selected();
    if (m_leaving || result == nullptr || m_shared.find(m_board) == nullptr)
        return;
    auto run = m_shared.leaderboard(m_board).run(result->id).value_or(std::nullopt);
    auto challenge = run ? challengeOf(*run, m_library) : std::nullopt;
    if (!challenge) {
        takePlan(); // The run has gone since the table was read.
        return;
    }
    m_leaving = true;
    m_sounds.play(Sound::Select);
    m_navigator.push(replayOf(*challenge, *std::move(run), m_text, m_navigator, m_records,
                              isUnlocked(*challenge, m_records, m_library, m_preferences)));
}

void ClassTableScene::askForFile() {
    if (!m_plan || m_table.empty())
        return;
    m_sounds.play(Sound::Select);
    ToPrompt prompt;
    prompt.title = m_text.tr("Export the table");
    prompt.text = m_text.tr("CSV is for spreadsheets in your language. TSV can be pasted into one.");
    for (const text::ClassFile file : text::allClassFiles)
        prompt.choice.items.push_back(text::classFileChoice(m_text, file));
    prompt.choice.label = m_text.tr("Format");
    prompt.choice.selected = static_cast<std::size_t>(m_file);
    prompt.choice.chosen = [this](std::size_t choice, std::vector<std::string>& written) {
        const std::string_view before = text::ending(m_file);
        m_file = text::allClassFiles[choice];
        if (written[0].ends_with(before)) // Otherwise the player has chosen the ending.
            written[0].replace(written[0].size() - before.size(), before.size(), text::ending(m_file));
    };
    prompt.fields = {{m_text.tr("File"),
                      suggestedFile(data::fileNameFor(m_plan->name, "class"), text::ending(m_file), m_paths),
                      longestPath}};
    prompt.accept = m_text.tr("Export");
    prompt.onAccept = [this](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        const std::string content =
            text::classFile(m_text, *m_plan, m_table, m_library, m_records.today().year(), m_file);
        if (std::string refusal = exportTo(written[0], content, m_paths, m_text); !refusal.empty())
            return {std::move(refusal)};
        m_toasts.show({ui::Toast::Kind::Ok,
                       m_text.tr("Written: {1}", typedPath(written[0], m_paths).string()),
                       ui::Icon::Save,
                       {}});
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void ClassTableScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_grid.setName(m_text.tr("Results of the class"));
    ui::Column column({page.left, tableTop, page.width(), page.ground - tableTop - tableGap}, tableGap);
    const ui::Rect line = column.last(ui::PushButton::height);
    m_factsArea = m_table.empty() ? ui::Rect() : column.last(factsHeight); // There is nothing to say of no cell.
    const float note = noteHeight(m_notes, page.width(), measure);
    m_notesArea = note > 0 ? column.last(note) : ui::Rect();
    m_panel = column.rest();
    m_grid.place(m_panel.inset(aroundTable));
    const std::array<std::string, ToolCount> labels{
        m_text.tr("Watch"), m_asListed ? m_text.tr("Sort by name") : m_text.tr("As on the list"),
        m_text.tr("Export the table")};
    m_tools[Order].setLeading(m_asListed ? ui::Icon::Letters : ui::Icon::Menu);
    std::vector<ui::PushButton*> row;
    for (std::size_t i = 0; i < ToolCount; ++i) {
        m_tools[i].setLabel(labels[i]);
        m_tools[i].setTip(labels[i]);
        row.push_back(&m_tools[i]);
    }
    placeTools(line, row, {&m_tools[Export], &m_tools[Order]}, measure);
    m_toasts.place({page.right - 380, tableTop, 380, m_panel.h});
    showTable();
}

Scenery ClassTableScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.town = 0; // Lit windows would show through the buttons that stand before the roofs.
    return scenery;
}

std::vector<ui::LegendEntry> ClassTableScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Left, ui::Action::Up, ui::Action::Down, ui::Action::Right}, m_text.tr("Cell")),
            caps.entry({ui::Action::Confirm}, m_text.tr("Watch")),
            caps.entry({ui::Action::NextControl}, m_text.tr("Move focus")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void ClassTableScene::drawPage(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_panel);
    if (!m_plan)
        drawEmptyList(canvas, m_panel, m_text.tr("No shared leaderboard has a class now."));
    else if (m_table.empty())
        drawEmptyList(canvas, m_panel, m_reader ? m_text.tr("Reading…") : m_text.tr("Nobody has played yet."));
    if (!m_notes.empty())
        drawNote(canvas, m_notes, m_notesArea);
    if (m_table.empty())
        return;
    ui::drawPanel(canvas, m_factsArea);
    const ui::Rect room = m_factsArea.inset(16);
    const auto lines = facts();
    canvas.textFitted(lines[0], {room.x, room.y + 10}, room.w, ui::style::bodyBold, colours.text);
    canvas.textFitted(lines[1], {room.x, room.bottom() - 10}, room.w, ui::style::secondary, colours.text2);
}

std::unique_ptr<Scene> ToClassTable::scene(const Services& with) const {
    return std::make_unique<ClassTableScene>(*this, with, with.records, with.shared, with.library, with.paths);
}

} // namespace game
