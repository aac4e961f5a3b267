// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/classes/ClassEditorScene.hpp"

#include "game/controls/Toolbar.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/look/Paper.hpp"
#include "game/look/Signs.hpp"
#include "game/look/street/CatWindow.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/ClassWords.hpp"
#include "text/DayForms.hpp"
#include "text/Format.hpp"
#include "text/SharedProblems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float top = 92;
constexpr float gap = 14;
constexpr float around = 12;
constexpr float aroundSlips = 26; ///< Inside the screws of the notice board.

} // namespace

ClassEditorScene::ClassEditorScene(const ToClassEditor& to, const SceneContext& context, Records& records,
                                   SharedLeaderboards& shared, const BoardSources& sources, const data::Paths& paths)
    : PageScene(context)
    , m_records(records)
    , m_shared(shared)
    , m_library(sources.library)
    , m_paths(paths)
    , m_entropy(sources.entropy)
    , m_board(to.board)
    , m_tools{ui::PushButton(wordsFace(ui::Icon::Calendar), [this] { askForTime(false); }),
              ui::PushButton(wordsFace(ui::Icon::Calendar), [this] { askForTime(true); }),
              ui::PushButton(iconFace(ui::Icon::Up), [this] { move(-1); }),
              ui::PushButton(iconFace(ui::Icon::Down), [this] { move(1); }),
              ui::PushButton(iconFace(ui::Icon::Cross), [this] { remove(); }),
              ui::PushButton(primaryFace(ui::Icon::Save), [this] { save(); }),
              ui::PushButton(wordsFace(ui::Icon::User),
                             [this] {
                                 m_sounds.play(Sound::Select);
                                 m_source.select(m_houses.size() + static_cast<std::size_t>(Other::Pupils));
                                 showSource();
                                 m_form.focus(&m_add);
                             }),
              ui::PushButton(iconFace(ui::Icon::Trash), [this] { askToDelete(); })} {
    addControls();
    m_plan.name = m_board;
    if (m_shared.find(m_board) != nullptr) {
        const ClassState& there = m_shared.classOf(m_board);
        m_exists = there.reading.plan.has_value();
        m_plan = there.reading.plan.value_or(m_plan);
        m_before = there.text;
        m_loses = !there.reading.problems.empty();
    }
    m_saved = m_shared.find(m_board) != nullptr && m_shared.classOf(m_board).damaged
                  ? data::ClassPlan() // So that saving puts the file right.
                  : m_plan;
    m_name.setText(m_plan.name);
    m_houses = m_library.campaignAndAlbums();
    for (const data::LibraryPack& pack : m_library.nextDoor())
        m_houses.push_back(&pack);
    showSource();
    showTasks();
    m_form.focus(m_plan.tasks.empty() ? static_cast<ui::Widget*>(&m_levels) : &m_list);
}

void ClassEditorScene::addControls() {
    m_form.add(m_name, [this](auto& it) {
        it.setName(m_text.tr("Name of the class"));
        it.setPlaceholder(m_text.tr("Name of the class"));
    });
    m_form.add(m_counts, [this](auto& it) {
        it.setName(m_text.tr("What counts"));
        std::vector<std::string> choices;
        for (const data::ClassCounts counts : data::allClassCounts)
            choices.push_back(text::countsChoice(m_text, counts));
        it.setItems(std::move(choices));
        it.select(static_cast<std::size_t>(m_plan.counts));
        it.setScreen(m_viewport.content());
    });
    m_form.add(m_list, [this](auto& it) { it.setName(m_text.tr("Boards of the class")); });
    m_header.addTo(m_form);
    addTools();
    addSources();
}

void ClassEditorScene::addTools() {
    m_form.add(m_tools[Time], [this](auto& it) {
        setWords(it, m_text.tr("Days"));
        it.setVisible(task().has_value());
    });
    m_form.add(m_tools[TimeOfAll], [this](auto& it) {
        setWords(it, m_text.tr("Days for all boards"));
        it.setVisible(task().has_value());
    });
    m_form.add(m_tools[Up], [this](auto& it) {
        it.setLabel(m_text.tr("Move up"));
        it.setVisible(task().has_value());
        it.setEnabled(task() && *task() > 0);
    });
    m_form.add(m_tools[Down], [this](auto& it) {
        it.setLabel(m_text.tr("Move down"));
        it.setVisible(task().has_value());
        it.setEnabled(task() && *task() + 1 < m_plan.tasks.size());
    });
    m_form.add(m_tools[Remove], [this](auto& it) {
        it.setLabel(m_text.tr("Remove"));
        it.setVisible(task().has_value());
    });
    m_form.add(m_tools[Save], [this](auto& it) {
        setWords(it, m_text.tr("Save"));
        it.setEnabled(changed() && !m_plan.tasks.empty() && !m_writing);
    });
    m_form.add(m_tools[Pupils], [this](auto& it) { setWords(it, pupilsWords()); });
    m_form.add(m_tools[Delete], [this](auto& it) {
        it.setLabel(m_text.tr("Delete the class"));
        it.setVisible(m_exists);
        it.setEnabled(m_exists && !m_writing);
    });
}

bool ClassEditorScene::changed() const {
    return m_plan != m_saved;
}

std::string ClassEditorScene::taskWords(std::size_t row) const {
    const data::ClassTask& task = m_plan.tasks[row];
    const auto year = m_records.today().year();
    const std::string time = text::taskTime(m_text, task, year);
    return text::taskName(m_text, task, m_library, year) + (time.empty() ? "" : ", " + time);
}

void ClassEditorScene::rename() {
    m_plan.name = m_name.text();
    m_name.setError({});
    m_form.refresh();
}

void ClassEditorScene::count(std::size_t choice) {
    m_sounds.play(Sound::Select);
    m_plan.counts = data::allClassCounts[choice];
    m_form.refresh();
}

void ClassEditorScene::showTasks() {
    m_list.setRowCount(m_plan.tasks.size());
    if (!task() && !m_plan.tasks.empty())
        m_list.select(0);
    m_form.refresh();
}

void ClassEditorScene::move(int by) {
    const auto row = task();
    if (!row)
        return;
    const auto to = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(*row) + by);
    if (to >= m_plan.tasks.size())
        return;
    m_sounds.play(Sound::Cursor);
    std::swap(m_plan.tasks[*row], m_plan.tasks[to]);
    m_list.select(to);
    m_form.refresh();
}

void ClassEditorScene::remove() {
    const auto row = task();
    if (!row)
        return;
    m_sounds.play(Sound::Select);
    m_plan.tasks.erase(m_plan.tasks.begin() + static_cast<std::ptrdiff_t>(*row));
    showTasks();
}

std::string ClassEditorScene::dateWords() const {
    // TRANSLATORS: {1} are examples: "2026-12-18", or in languages that write it so "18.12.2026 or 2026-12-18".
    return m_text.tr("A date looks like this: {1}, without a time of day.", text::dayForms(m_text, m_records.today()));
}

void ClassEditorScene::askForTime(bool all) {
    const auto row = task();
    if (!row)
        return;
    m_sounds.play(Sound::Select);
    const data::ClassTask& task = m_plan.tasks[*row];
    const auto written = [this](const std::optional<puzzle::Day>& day) {
        return day ? text::numericDay(m_text, *day) : std::string();
    };
    ToPrompt prompt;
    prompt.title =
        all ? m_text.tr("When the boards count") : text::taskName(m_text, task, m_library, m_records.today().year());
    prompt.text = m_text.tr("Only runs on these days count. Leave a field empty for no limit.");
    const std::string example = text::numericDay(m_text, m_records.today());
    prompt.fields = {{m_text.tr("First day"), written(task.from), longestDay, example},
                     {m_text.tr("Last day"), written(task.until), longestDay, example}};
    prompt.accept = m_text.tr("Set");
    prompt.onAccept = [this, all, row = *row](const std::vector<std::string>& typed) -> ToPrompt::Refusal {
        std::array<std::optional<puzzle::Day>, 2> days;
        for (std::size_t i = 0; i < days.size(); ++i) {
            if (typed[i].empty())
                continue;
            days[i] = text::dayFromText(m_text, typed[i]);
            if (!days[i])
                return {dateWords(), i};
        }
        if (days[0] && days[1] && *days[1] < *days[0])
            return {m_text.tr("The last day is before the first."), 1};
        for (std::size_t i = 0; i < m_plan.tasks.size(); ++i)
            if (all || i == row) {
                m_plan.tasks[i].from = days[0];
                m_plan.tasks[i].until = days[1];
            }
        if (auto words = text::dayOverSentence(m_text, days[1], m_records.today()); !words.empty())
            say(std::move(words), ui::Toast::Kind::Hint);
        m_form.refresh();
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
    m_form.refresh();
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
        std::string words = text::describe(m_text, *problem);
        if (m_outdated)
            words += " " + m_text.tr("Nothing is saved yet: if you save again, your version replaces theirs.");
        say(std::move(words), ui::Toast::Kind::Danger);
    } else if (!m_written) {
        m_saved = m_plan; // The class is gone: leaving need not ask.
        PageScene::leave();
    } else {
        m_saved = *m_written;
        m_before = m_shared.classOf(m_board).text;
        m_exists = true;
        m_loses = false;
        arrangeAgain(); // It can be deleted now.
        say(m_text.tr("The class is on the shared leaderboard now."), ui::Toast::Kind::Ok);
    }
    m_form.refresh();
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
    if (key == nullptr || key->key != sf::Keyboard::Delete || !m_list.focused())
        return false;
    remove();
    return true;
}

void ClassEditorScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    const ui::Rect area = page.body(top, gap);
    const float width = (area.w - gap) / 2;
    ui::Column left({area.x, area.y, width, area.h}, gap);
    ui::Row first(left.first(ui::TextField::height), gap);
    m_name.place(first.first((width - gap) * 0.48F));
    m_counts.place(first.rest());
    const ui::Rect tools = left.last(ui::PushButton::height);
    m_left = left.rest();
    m_list.place(m_left.inset(aroundSlips));
    const std::array<ui::PushButton*, 5> row{&m_tools[Time], &m_tools[TimeOfAll], &m_tools[Up], &m_tools[Down],
                                             &m_tools[Remove]};
    placeTools(tools, row, {&m_tools[TimeOfAll], &m_tools[Time]}, measure);

    ui::Column right({area.x + width + gap, area.y, width, area.h}, gap);
    m_source.place(right.first(ui::Dropdown::height));
    const ui::Rect below = right.last(ui::PushButton::height);
    m_right = right.rest();
    m_levels.place(m_right.inset(around));
    m_wordsArea = m_right.inset(20);
    m_add.place({below.x, below.y, m_add.preferredWidth(measure), below.h});
    const float saveWidth = m_tools[Save].preferredWidth(measure);
    m_tools[Save].place({below.right() - saveWidth, below.y, saveWidth, below.h});
    constexpr float side = 40;
    m_tools[Delete].place({page.right - side, 28, side, side});
    const float pupilsWidth = m_tools[Pupils].preferredWidth(measure);
    const float end = m_exists ? m_tools[Delete].bounds().x - gap : page.right;
    m_tools[Pupils].place({end - pupilsWidth, 24, pupilsWidth, ui::PushButton::height});
    m_toasts.place({m_left.x, m_left.y, m_left.w, m_left.h});
}

Scenery ClassEditorScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.town = 0; // Lit windows would show through the buttons that stand before the roofs.
    return scenery;
}

std::vector<ui::LegendEntry> ClassEditorScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")),
            caps.entry({ui::Action::Confirm}, m_text.tr("Add, remove, or set the days")),
            caps.entry({ui::Action::NextControl}, m_text.tr("Move focus")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void ClassEditorScene::drawPage(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    drawBellPlate(canvas, m_left); // The notice board of the class.
    if (m_plan.tasks.empty())
        drawEmptyList(canvas, m_left, m_text.tr("Add the boards that the class is to solve."));
    ui::drawPanel(canvas, m_right);
    if (house() == nullptr && (!showsPupils() || m_plan.pupils.empty())) {
        const std::string words = m_finding ? m_text.tr("Finding the boards…") : otherWords(other());
        canvas.paragraph(words, m_wordsArea, ui::style::body, colours.text);
    }
}

void ClassEditorScene::drawTask(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const ui::Palette& colours = canvas.colours();
    const data::ClassTask& task = m_plan.tasks[state.index];
    // Pinned by hand: no slip is exactly below the one before.
    constexpr std::array aside{0.0F, 5.0F, 2.0F, 6.0F, 1.0F};
    const ui::Rect slip{area.x + 4 + aside[state.index % aside.size()], area.y + 4, area.w - 16, area.h - 8};
    const float left = drawSlip(canvas, slip);
    const float radius = 4;
    if (state.focused)
        canvas.stroke(slip.inset(-4), 3 * canvas.theme().focusScale, colours.focus, radius);
    else if (state.selected || state.hovered)
        canvas.stroke(slip.inset(-3), 2, state.hovered ? colours.brass : colours.accent, radius);
    const sf::Color ink = paperInks(canvas.theme()).ink;
    const float middle = slip.centre().y;
    drawPlaque(canvas, {left, middle - 14, 40, 28}, std::to_string(state.index + 1), PlaqueState::Normal);
    const auto year = m_records.today().year();
    const float words = left + 54;
    const float room = slip.right() - 12 - words;
    const std::string time = text::taskTime(m_text, task, year);
    canvas.textFitted(text::taskName(m_text, task, m_library, year), {words, middle - (time.empty() ? 0.0F : 10.0F)},
                      room, ui::style::bodyBold, ink);
    canvas.textFitted(time, {words, middle + 12}, room, ui::style::label, ui::faded(ink, 0.85F));
}

std::unique_ptr<Scene> ToClassEditor::scene(const Services& with) const {
    return std::make_unique<ClassEditorScene>(*this, with, with.records, with.shared, with.boards(), with.paths);
}

} // namespace game
