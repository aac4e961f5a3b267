// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/classes/ClassEditorScene.hpp"

#include "game/controls/Toolbar.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/look/CatWindow.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/ClassWords.hpp"
#include "text/Format.hpp"
#include "text/SharedProblems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float top = 92;
constexpr float gap = 14;
constexpr float around = 12;

} // namespace

ClassEditorScene::ClassEditorScene(const ToClassEditor& to, const SceneContext& context, Records& records,
                                   SharedBoards& shared, const BoardSources& sources)
    : PageScene(context)
    , m_records(records)
    , m_shared(shared)
    , m_library(sources.library)
    , m_entropy(sources.entropy)
    , m_board(to.board)
    , m_name(context.clipboard, {{}, {}, data::maxClassName})
    , m_tools{ui::PushButton(wordsFace(ui::Icon::Calendar), [this] { askForTime(false); }),
              ui::PushButton(wordsFace(ui::Icon::Calendar), [this] { askForTime(true); }),
              ui::PushButton(iconFace(ui::Icon::Up), [this] { move(-1); }),
              ui::PushButton(iconFace(ui::Icon::Down), [this] { move(1); }),
              ui::PushButton(iconFace(ui::Icon::Cross), [this] { remove(); }),
              ui::PushButton(primaryFace(ui::Icon::Save), [this] { save(); }),
              ui::PushButton(iconFace(ui::Icon::Trash), [this] { askToDelete(); })}
    , m_add(wordsFace(ui::Icon::Plus), [this] { add(); }) {
    for (ui::Widget* widget : std::initializer_list<ui::Widget*>{&m_name, &m_counts, &m_list})
        m_form.add(*widget);
    m_header.addTo(m_form);
    for (ui::PushButton& tool : m_tools)
        m_form.add(tool);
    for (ui::Widget* widget : std::initializer_list<ui::Widget*>{&m_source, &m_levels, &m_add})
        m_form.add(*widget);
    m_plan.name = m_board;
    if (m_shared.find(m_board) != nullptr) {
        const ClassState& there = m_shared.classOf(m_board);
        m_exists = there.reading.plan.has_value();
        m_plan = there.reading.plan.value_or(m_plan);
        m_before = there.text;
        m_loses = !there.reading.problems.empty();
    }
    m_saved = m_plan;
    m_name.setText(m_plan.name);
    m_name.onChange = [this] {
        m_plan.name = m_name.text();
        m_name.setError({});
        enableTools();
    };
    m_counts.onChange = [this](std::size_t index) {
        m_sounds.play(Sound::Select);
        m_plan.counts = data::allClassCounts[index];
        enableTools();
    };
    m_list.onSelect = [this](std::size_t) {
        m_sounds.play(Sound::Cursor);
        enableTools();
    };
    m_list.onActivate = [this](std::size_t) { askForTime(false); };
    m_list.drawRow = [this](ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) {
        drawTask(canvas, area, state);
    };
    m_list.rowWords = [this](std::size_t row) {
        const data::ClassTask& task = m_plan.tasks[row];
        const auto year = m_records.today().year();
        const std::string time = text::taskTime(m_text, task, year);
        return text::taskName(m_text, task, m_library, year) + (time.empty() ? "" : ", " + time);
    };
    for (const auto packs : {m_library.campaign(), m_library.nextDoor()})
        for (const data::LibraryPack& pack : packs)
            m_houses.push_back(&pack);
    m_source.onChange = [this](std::size_t) {
        m_sounds.play(Sound::Select);
        showSource();
    };
    m_levels.setActivatesOnClick(true);
    m_levels.onSelect = [this](std::size_t) { m_sounds.play(Sound::Cursor); };
    m_levels.onActivate = [this](std::size_t row) { toggleLevel(row); };
    m_levels.drawRow = [this](ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) {
        drawLevel(canvas, area, state);
    };
    m_levels.rowWords = [this](std::size_t row) {
        const data::ClassTask task{data::levelKey(*house(), m_levelsOfHouse[row])};
        return text::taskName(m_text, task, m_library, m_records.today().year()) +
               (m_plan.asksFor(task.key) ? ", " + m_text.tr("in the class") : std::string());
    };
    showSource();
    showTasks();
    m_form.focus(m_plan.tasks.empty() ? static_cast<ui::Widget*>(&m_levels) : &m_list);
}

bool ClassEditorScene::changed() const {
    return m_plan != m_saved;
}

void ClassEditorScene::showTasks() {
    m_list.setRowCount(m_plan.tasks.size());
    if (!m_list.selected() && !m_plan.tasks.empty())
        m_list.select(0);
    enableTools();
}

void ClassEditorScene::enableTools() {
    const auto row = m_list.selected();
    m_tools[Time].setEnabled(row.has_value());
    m_tools[TimeOfAll].setEnabled(row.has_value());
    m_tools[Remove].setEnabled(row.has_value());
    m_tools[Up].setEnabled(row && *row > 0);
    m_tools[Down].setEnabled(row && *row + 1 < m_plan.tasks.size());
    m_tools[Save].setEnabled(changed() && !m_plan.tasks.empty() && !m_writing);
    m_tools[Delete].setEnabled(m_exists && !m_writing);
    m_add.setEnabled(m_plan.tasks.size() < data::maxClassTasks && !m_finding);
}

void ClassEditorScene::move(int by) {
    const auto row = m_list.selected();
    if (!row)
        return;
    const auto to = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(*row) + by);
    if (to >= m_plan.tasks.size())
        return;
    m_sounds.play(Sound::Cursor);
    std::swap(m_plan.tasks[*row], m_plan.tasks[to]);
    m_list.select(to);
    enableTools();
}

void ClassEditorScene::remove() {
    const auto row = m_list.selected();
    if (!row)
        return;
    m_sounds.play(Sound::Select);
    m_plan.tasks.erase(m_plan.tasks.begin() + static_cast<std::ptrdiff_t>(*row));
    showTasks();
}

void ClassEditorScene::askForTime(bool all) {
    const auto row = m_list.selected();
    if (!row)
        return;
    m_sounds.play(Sound::Select);
    const data::ClassTask& task = m_plan.tasks[*row];
    const auto written = [](const std::optional<puzzle::Day>& day) {
        return day ? puzzle::dayText(*day) : std::string();
    };
    ToPrompt prompt;
    prompt.title =
        all ? m_text.tr("When the boards count") : text::taskName(m_text, task, m_library, m_records.today().year());
    prompt.text = m_text.tr("Only runs on these days count. Leave a field empty for no limit.");
    const std::string example = puzzle::dayText(m_records.today());
    prompt.fields = {{m_text.tr("First day"), written(task.from), 10, example},
                     {m_text.tr("Last day"), written(task.until), 10, example}};
    prompt.accept = m_text.tr("Set");
    prompt.onAccept = [this, all, row = *row](const std::vector<std::string>& typed) -> ToPrompt::Refusal {
        std::array<std::optional<puzzle::Day>, 2> days;
        for (std::size_t i = 0; i < days.size(); ++i) {
            if (typed[i].empty())
                continue;
            days[i] = puzzle::dayFromText(typed[i]);
            if (!days[i])
                return {m_text.tr("A date looks like this: {1}", puzzle::dayText(m_records.today())), i};
        }
        if (days[0] && days[1] && *days[1] < *days[0])
            return {m_text.tr("The last day is before the first."), 1};
        for (std::size_t i = 0; i < m_plan.tasks.size(); ++i)
            if (all || i == row) {
                m_plan.tasks[i].from = days[0];
                m_plan.tasks[i].until = days[1];
            }
        enableTools();
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void ClassEditorScene::save() {
    if (m_writing || !m_tools[Save].enabled() || m_shared.find(m_board) == nullptr)
        return;
    if (!data::isClassName(m_plan.name)) {
        m_sounds.play(Sound::Error);
        m_name.setError(m_text.tr("The class needs a name."));
        m_form.focus(&m_name);
        return;
    }
    if (data::formatClassPlan(m_plan).size() > data::maxClassFileBytes) {
        say(m_text.tr("Together, the boards of the class are too large."), ui::Toast::Kind::Danger);
        return;
    }
    m_sounds.play(Sound::Select);
    if (!m_loses) {
        write(m_plan);
        return;
    }
    m_navigator.push(ToQuestion{m_text.tr("Save anyway?"),
                                m_text.tr("The class file contains something that this version cannot read, such as "
                                          "boards from a later version. It would be lost."),
                                {{m_text.tr("Keep"), {}}, {m_text.tr("Save"), [this] { write(m_plan); }}}});
}

void ClassEditorScene::write(const std::optional<data::ClassPlan>& plan) {
    m_writing = true;
    m_written = plan;
    if (m_outdated)
        m_before = m_shared.classOf(m_board).text;
    m_shared.changeClass(m_board, m_before, plan);
    enableTools();
}

void ClassEditorScene::askToDelete() {
    m_sounds.play(Sound::Select);
    ToQuestion question;
    question.title = m_text.tr("Delete the class?");
    question.text = m_text.tr("Its boards no longer have to be solved. All runs stay on the shared leaderboard.");
    question.answers = {{m_text.tr("Keep"), {}}, {m_text.tr("Delete"), [this] { write(std::nullopt); }}};
    m_navigator.push(std::move(question));
}

void ClassEditorScene::takeResult() {
    if (!m_writing || m_shared.find(m_board) == nullptr || m_shared.classOf(m_board).changing)
        return;
    m_writing = false;
    const auto problem = m_shared.classOf(m_board).problem;
    m_outdated = problem == data::SharedProblem::Changed;
    if (problem) {
        say(text::describe(m_text, *problem), ui::Toast::Kind::Danger);
    } else if (!m_written) {
        m_saved = m_plan; // The class is gone: leaving need not ask.
        PageScene::leave();
    } else {
        m_saved = *m_written;
        m_before = m_shared.classOf(m_board).text;
        m_exists = true;
        m_loses = false;
        say(m_text.tr("The class is on the shared leaderboard now."), ui::Toast::Kind::Ok);
    }
    enableTools();
}

void ClassEditorScene::leave() {
    if (m_leaving)
        return;
    if (!changed()) {
        PageScene::leave();
        return;
    }
    const std::string title = m_writing ? m_text.tr("Leave without waiting?") : m_text.tr("Leave without saving?");
    const std::string words =
        m_writing ? m_text.tr("The class is being written, but the drive has not answered yet. It may still fail.")
                  : m_text.tr("The changes to the class are lost.");
    m_navigator.push(
        ToQuestion{title, words, {{m_text.tr("Keep editing"), {}}, {m_text.trc("an editor", "Leave"), [this] {
                                                                        m_saved = m_plan;
                                                                        PageScene::leave();
                                                                    }}}});
}

void ClassEditorScene::say(std::string sentence, ui::Toast::Kind kind) {
    if (kind == ui::Toast::Kind::Danger)
        m_sounds.play(Sound::Error);
    m_toasts.clear();
    m_toasts.show({kind, std::move(sentence), {}, {}});
}

void ClassEditorScene::update(ui::Seconds step) {
    PageScene::update(step);
    takeResult();
    takeFound();
}

void ClassEditorScene::uncovered() {
    m_leaving = false;
    showTasks();
}

bool ClassEditorScene::handle(const ui::Event& event) {
    if (PageScene::handle(event))
        return true;
    const auto* key = std::get_if<ui::KeyPressed>(&event);
    if (key == nullptr || key->key != sf::Keyboard::Delete || m_form.focused() != &m_list)
        return false;
    remove();
    return true;
}

void ClassEditorScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_name.setName(m_text.tr("Name of the class"));
    m_name.setPlaceholder(m_text.tr("Name of the class"));
    m_counts.setName(m_text.tr("What counts"));
    std::vector<std::string> choices;
    choices.reserve(data::allClassCounts.size());
    for (const data::ClassCounts counts : data::allClassCounts)
        choices.push_back(text::countsChoice(m_text, counts));
    m_counts.setItems(std::move(choices));
    m_counts.select(static_cast<std::size_t>(m_plan.counts));
    m_list.setName(m_text.tr("Boards of the class"));
    const ui::Rect area = page.body(top, gap);
    const float width = (area.w - gap) / 2;
    ui::Column left({area.x, area.y, width, area.h}, gap);
    const ui::Rect first = left.first(ui::TextField::height);
    m_name.place({first.x, first.y, (first.w - gap) * 0.48F, first.h});
    m_counts.place({m_name.bounds().right() + gap, first.y, first.right() - m_name.bounds().right() - gap, first.h});
    m_counts.setScreen(m_viewport.content());
    const ui::Rect tools = left.last(ui::PushButton::height);
    m_left = left.rest();
    m_list.place(m_left.inset(around));
    const std::array<std::string, ToolCount> labels{m_text.tr("Days"),
                                                    m_text.tr("Days for all boards"),
                                                    m_text.tr("Move up"),
                                                    m_text.tr("Move down"),
                                                    m_text.tr("Remove"),
                                                    m_text.tr("Save"),
                                                    m_text.tr("Delete the class")};
    for (std::size_t i = 0; i < ToolCount; ++i) {
        m_tools[i].setLabel(labels[i]);
        m_tools[i].setTip(labels[i]);
    }
    const std::array<ui::PushButton*, 5> row{&m_tools[Time], &m_tools[TimeOfAll], &m_tools[Up], &m_tools[Down],
                                             &m_tools[Remove]};
    placeTools(tools, row, {&m_tools[TimeOfAll], &m_tools[Time]}, measure);

    ui::Column right({area.x + width + gap, area.y, width, area.h}, gap);
    m_source.setName(m_text.tr("What can be added"));
    std::vector<std::string> sources;
    for (const data::LibraryPack* pack : m_houses)
        sources.push_back(pack->pack.name.in(text::code(m_text.language())));
    for (std::size_t i = 0; i < otherCount; ++i)
        sources.push_back(otherName(static_cast<Other>(i)));
    const std::size_t chosen = m_source.selected();
    m_source.setItems(std::move(sources));
    m_source.select(chosen);
    m_source.place(right.first(ui::Dropdown::height));
    m_source.setScreen(m_viewport.content());
    const ui::Rect below = right.last(ui::PushButton::height);
    m_right = right.rest();
    m_levels.place(m_right.inset(around));
    m_wordsArea = m_right.inset(20);
    m_add.setLabel(house() != nullptr ? m_text.tr("Add all") : m_text.tr("Add…"));
    m_add.place({below.x, below.y, m_add.preferredWidth(measure), below.h});
    const float saveWidth = m_tools[Save].preferredWidth(measure);
    m_tools[Save].place({below.right() - saveWidth, below.y, saveWidth, below.h});
    constexpr float side = 40;
    m_tools[Delete].place({page.right - side, 28, side, side});
    m_toasts.place({m_left.x, m_left.y, m_left.w, m_left.h});
    showTasks();
}

std::vector<ui::LegendEntry> ClassEditorScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")),
            caps.entry({ui::Action::Confirm}, m_text.tr("Add, remove, or set the days")),
            caps.entry({ui::Action::NextControl}, m_text.tr("Move focus")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void ClassEditorScene::drawPage(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_left);
    if (m_plan.tasks.empty())
        drawEmptyList(canvas, m_left, m_text.tr("Add the boards that the class is to solve."));
    ui::drawPanel(canvas, m_right);
    if (house() == nullptr) {
        const std::string words = m_finding ? m_text.tr("Finding the boards…") : otherWords(other());
        canvas.paragraph(words, m_wordsArea, ui::style::body, colours.text);
    }
}

void ClassEditorScene::drawTask(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const ui::Palette& colours = canvas.colours();
    const data::ClassTask& task = m_plan.tasks[state.index];
    ui::drawRowBackground(canvas, area, state);
    drawPlaque(canvas, {area.x + 12, area.centre().y - 14, 40, 28}, std::to_string(state.index + 1),
               PlaqueState::Normal);
    const auto year = m_records.today().year();
    const float room = area.right() - 14 - area.x - 64;
    const std::string time = text::taskTime(m_text, task, year);
    const float y = area.centre().y - (time.empty() ? 0.0F : 11.0F);
    canvas.textFitted(text::taskName(m_text, task, m_library, year), {area.x + 64, y}, room, ui::style::bodyBold,
                      colours.text);
    canvas.textFitted(time, {area.x + 64, area.centre().y + 13}, room, ui::style::label, colours.text2);
}

std::unique_ptr<Scene> ToClassEditor::scene(const Services& with) const {
    return std::make_unique<ClassEditorScene>(*this, with, with.records, with.shared, with.boards());
}

} // namespace game
