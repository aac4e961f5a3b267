// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/ClassTable.hpp"
#include "data/classes/Pupils.hpp"
#include "data/files/File.hpp"
#include "data/files/PlainText.hpp"
#include "data/levels/RandomWish.hpp"
#include "data/runs/Run.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/classes/ClassEditorScene.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/words/Wording.hpp"
#include "puzzle/Random.hpp"
#include "sheet/RandomBoards.hpp"
#include "sheet/SheetWords.hpp"
#include "text/ClassWords.hpp"
#include "text/DayForms.hpp"
#include "text/Problems.hpp"
#include "ui/Text.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr int mostAtOnce = 30; ///< Random boards or days.

/// The number from 1 to mostAtOnce that somebody typed.
std::optional<int> countOf(const std::string& typed) {
    const auto count = puzzle::numberFromText(typed);
    return count && *count >= 1 && *count <= mostAtOnce ? count : std::nullopt;
}

/// Without those at both ends.
std::string_view withoutSpaces(std::string_view words) {
    words.remove_prefix(std::min(words.find_first_not_of(' '), words.size()));
    return words.substr(0, words.find_last_not_of(' ') + 1);
}

/// Whether what was typed as a name is rather a file.
bool looksLikeFile(std::string_view name) {
    const std::string small = data::smallLetters(name);
    const auto begins = [&small](std::string_view with) { return small.starts_with(with); };
    const auto ends = [&small](std::string_view with) { return small.ends_with(with); };
    return begins("/") || begins("~/") || begins("./") || begins("../") || begins("\\\\") || begins("file:") ||
           small.find(":\\") == 1 || small.find(":/") == 1 || ends(".csv") || ends(".tsv") || ends(".txt") ||
           ends(".json");
}

} // namespace

const data::LibraryPack* ClassEditorScene::house() const {
    return m_source.selected() < m_houses.size() ? m_houses[m_source.selected()] : nullptr;
}

ClassEditorScene::Other ClassEditorScene::other() const {
    return static_cast<Other>(m_source.selected() - m_houses.size());
}

std::string ClassEditorScene::otherName(Other which) const {
    switch (which) {
    case Other::Daily:
        return m_text.tr("Daily puzzles");
    case Other::Coffee:
        return m_text.tr("Coffee breaks");
    case Other::Random:
        return m_text.tr("Random boards");
    case Other::RandomBoxes:
        return m_text.tr("Random fuse boxes");
    case Other::Pupils:
        return pupilsWords();
    case Other::Code:
        break;
    }
    return m_text.tr("A share code");
}

std::string ClassEditorScene::pupilsWords() const {
    return m_plan.pupils.empty() ? m_text.tr("Pupils") : m_text.tr("Pupils ({1})", m_plan.pupils.size());
}

std::string ClassEditorScene::otherWords(Other which) const {
    switch (which) {
    case Other::Daily:
        return m_text.tr("The daily puzzles of a few dates. Unless you limit the days, runs made later count too.");
    case Other::Coffee:
        return m_text.tr("The small boards of a few dates.");
    case Other::Random:
        return m_text.tr("Boards like the last random one: {1}. Choose others under “Random board” in the main menu.",
                         settingWords(m_text, m_preferences.get().random));
    case Other::RandomBoxes:
        return m_text.tr(
            "Fuse boxes like the last random one: {1}. Choose others under “Random board” in the main menu.",
            settingWords(m_text, m_preferences.get().randomBox));
    case Other::Pupils:
        return m_text.tr("A list of the pupils is not needed. With one, the results show also who has not played, and "
                         "whose name is not on the list.");
    case Other::Code:
        break;
    }
    return m_text.tr("Any board by its share code, such as one that you have made in the editor.");
}

void ClassEditorScene::addSources() {
    m_form.add(m_source, [this](auto& it) {
        it.setName(m_text.tr("What can be added"));
        std::vector<std::string> sources;
        for (const data::LibraryPack* pack : m_houses)
            sources.push_back(text::packName(m_text, *pack));
        for (std::size_t i = 0; i < otherCount; ++i)
            sources.push_back(otherName(static_cast<Other>(i)));
        it.setItems(std::move(sources));
        it.setScreen(m_viewport.content());
    });
    m_levels.setActivatesOnClick(true);
    m_form.add(m_levels, [this](auto& it) {
        it.setName(showsPupils() ? m_text.tr("Pupils") : m_text.tr("Levels"));
        it.setVisible(house() != nullptr || showsPupils());
    });
    m_form.add(m_add, [this](auto& it) {
        it.setLabel(house() != nullptr ? m_text.tr("Add all") : m_text.tr("Add…"));
        it.setEnabled(showsPupils() ? m_plan.pupils.size() < data::maxClassPupils
                                    : m_plan.tasks.size() < data::maxClassTasks && !m_finding);
    });
}

std::string ClassEditorScene::levelWords(std::size_t row) const {
    if (showsPupils())
        return m_plan.pupils[row];
    const data::ClassTask task{data::levelKey(*house(), m_levelsOfHouse[row])};
    return text::taskName(m_text, task, m_library, m_records.today().year()) +
           (m_plan.asksFor(task.key) ? ", " + m_text.tr("in the class") : std::string());
}

void ClassEditorScene::showSource() {
    m_levelsOfHouse = house() != nullptr ? data::taskLevels(*house()) : std::vector<std::size_t>();
    const std::size_t rows = showsPupils() ? m_plan.pupils.size() : m_levelsOfHouse.size();
    m_levels.setRowCount(rows);
    if (rows > 0)
        m_levels.select(0);
    arrangeAgain();
}

void ClassEditorScene::toggleLevel(std::size_t row) {
    const puzzle::RunKey key = data::levelKey(*house(), m_levelsOfHouse[row]);
    const auto found = std::ranges::find(m_plan.tasks, key, &data::ClassTask::key);
    if (found == m_plan.tasks.end()) {
        addTasks({{key}});
        return;
    }
    m_sounds.play(Sound::Select);
    m_plan.tasks.erase(found);
    showTasks();
}

void ClassEditorScene::addTasks(std::vector<data::ClassTask> tasks) {
    // What is there already is not added again.
    std::erase_if(tasks, [this](const data::ClassTask& task) { return m_plan.asksFor(task.key); });
    if (m_plan.tasks.size() + tasks.size() > data::maxClassTasks) {
        say(m_text.tr("A class has {1} boards at most.", data::maxClassTasks), ui::Toast::Kind::Danger);
        return;
    }
    m_sounds.play(Sound::Select);
    std::move(tasks.begin(), tasks.end(), std::back_inserter(m_plan.tasks));
    showTasks();
    if (!m_plan.tasks.empty())
        m_list.select(m_plan.tasks.size() - 1);
    m_form.refresh();
}

void ClassEditorScene::add() {
    if (const data::LibraryPack* pack = house()) {
        std::vector<data::ClassTask> tasks;
        for (const std::size_t index : m_levelsOfHouse)
            tasks.push_back({data::levelKey(*pack, index)});
        addTasks(std::move(tasks));
        if (auto words = text::leftOutSentence(m_text, pack->pack.levels.size() - m_levelsOfHouse.size());
            !words.empty())
            say(std::move(words), ui::Toast::Kind::Hint);
        return;
    }
    m_sounds.play(Sound::Select);
    switch (other()) {
    case Other::Daily:
        askForDays(puzzle::DailySeries::Main);
        return;
    case Other::Coffee:
        askForDays(puzzle::DailySeries::Coffee);
        return;
    case Other::Random:
        askForRandom(false);
        return;
    case Other::RandomBoxes:
        askForRandom(true);
        return;
    case Other::Code:
        askForCode();
        return;
    case Other::Pupils:
        askForPupils();
        return;
    }
}

void ClassEditorScene::askForPupils() {
    ToPrompt prompt;
    prompt.title = m_text.tr("Pupils");
    prompt.text =
        m_text.tr("The names under which they play, typed or from a file: a text or a table (CSV) with a name "
                  "in each line.");
    prompt.fields = {{m_text.tr("Names, with commas between them"), {}, 4000, "Ada, Ben"},
                     {m_text.tr("File"), {}, longestPath, m_text.tr("may stay empty")}};
    prompt.accept = m_text.tr("Add");
    prompt.onAccept = [this](const std::vector<std::string>& typed) -> ToPrompt::Refusal {
        std::string lines = typed[0];
        std::ranges::replace_if(
            lines, [](char c) { return c == ',' || c == ';'; }, '\n');
        std::vector<std::string> names;
        std::vector<data::ReadPupils::Shortened> shortened;
        for (std::size_t field = 0; field < typed.size(); ++field) {
            if (typed[field].find_first_not_of(" ,;") == std::string::npos)
                continue;
            for (std::string_view rest = lines; field == 0 && !rest.empty();)
                if (const std::string_view name = withoutSpaces(data::takeLine(rest)); looksLikeFile(name))
                    return {m_text.tr("“{1}” is a file: it belongs in the field below.", std::string(name)), field};
            tl::expected<std::string, std::string> content = lines;
            if (field == 1)
                content = data::readFile(typedPath(typed[field], m_paths), data::maxPupilsFileBytes)
                              .map_error([this](const auto& problem) { return text::describe(m_text, problem); });
            if (!content)
                return {content.error(), field};
            auto read = data::pupilsFromText(*content);
            if (!read && field == 0) { // What is typed has no lines, and spaces after its commas.
                read.error().line = 0;
                read.error().written.erase(0, read.error().written.find_first_not_of(' '));
            }
            if (!read)
                return {text::describe(m_text, read.error()), field};
            names.insert(names.end(), read->names.begin(), read->names.end());
            shortened.insert(shortened.end(), read->shortened.begin(), read->shortened.end());
        }
        if (names.empty())
            return {text::describe(m_text, data::NameProblem::Empty), 0};
        addPupils(std::move(names));
        if (!shortened.empty())
            say(text::shortenedSentence(m_text, shortened), ui::Toast::Kind::Hint);
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void ClassEditorScene::addPupils(std::vector<std::string> pupils) {
    m_sounds.play(Sound::Select);
    for (const std::string& pupil : pupils) // Who is on the list already is not added again.
        data::addPupil(m_plan.pupils, pupil);
    if (m_plan.pupils.size() == data::maxClassPupils)
        say(m_text.tr("A class has at most {1} pupils.", data::maxClassPupils), ui::Toast::Kind::Hint);
    showSource();
}

void ClassEditorScene::askToRemovePupil(std::size_t row) {
    m_sounds.play(Sound::Select);
    const std::string name = m_plan.pupils[row];
    ToQuestion question;
    question.title = m_text.tr("Take {1} off the list?", name);
    question.text = m_text.tr("All runs stay on the shared leaderboard.");
    question.answers = {{m_text.tr("Keep"), {}}, {m_text.tr("Take off the list"), [this, name] {
                                                      std::erase(m_plan.pupils, name);
                                                      showSource();
                                                  }}};
    m_navigator.push(std::move(question));
}

void ClassEditorScene::drawPupil(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    ui::drawRowBackground(canvas, area, state);
    canvas.icon(ui::Icon::User, {area.x + 26, area.centre().y}, 18, canvas.colours().text3);
    canvas.textFitted(m_plan.pupils[state.index], {area.x + 52, area.centre().y}, area.right() - 14 - area.x - 52,
                      ui::style::body, canvas.colours().text);
}

void ClassEditorScene::askForDays(puzzle::DailySeries series) {
    ToPrompt prompt;
    prompt.title = series == puzzle::DailySeries::Main ? m_text.tr("Daily puzzles") : m_text.tr("Coffee breaks");
    prompt.fields = {{m_text.tr("First day"), text::numericDay(m_text, m_records.today()), longestDay},
                     {m_text.tr("Number of days"), "5", 2}};
    prompt.accept = m_text.tr("Add");
    prompt.onAccept = [this, series](const std::vector<std::string>& typed) -> ToPrompt::Refusal {
        const auto first = text::dayFromText(m_text, typed[0]);
        if (!first || !puzzle::hasDailyPuzzle(*first))
            return {dateWords(), 0};
        const auto count = countOf(typed[1]);
        if (!count || !puzzle::hasDailyPuzzle(puzzle::plusDays(*first, *count - 1)))
            return {m_text.tr("A number from 1 to {1}.", mostAtOnce), 1};
        std::vector<data::ClassTask> tasks;
        tasks.reserve(static_cast<std::size_t>(*count));
        for (int i = 0; i < *count; ++i)
            tasks.push_back({puzzle::RunKey::daily(puzzle::plusDays(*first, i), series)});
        addTasks(std::move(tasks));
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void ClassEditorScene::askForRandom(bool boxes) {
    ToPrompt prompt;
    prompt.title = boxes ? m_text.tr("Random fuse boxes") : m_text.tr("Random boards");
    prompt.text = m_text.tr("The same seed gives the same boards.");
    prompt.fields = {{m_text.tr("Number of boards"), "3", 2}, {m_text.tr("Seed"), puzzle::seedText(m_entropy()), 64}};
    prompt.accept = m_text.tr("Add");
    prompt.onAccept = [this, boxes](const std::vector<std::string>& typed) -> ToPrompt::Refusal {
        const auto count = countOf(typed[0]);
        if (!count)
            return {m_text.tr("A number from 1 to {1}.", mostAtOnce), 0};
        if (!data::isSeed(typed[1]))
            return {m_text.tr("A seed has no spaces, only plain letters, digits and punctuation marks."), 1};
        generate(typed[1], *count, boxes);
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void ClassEditorScene::generate(const std::string& seed, int count, bool boxes) {
    sheet::RandomBoards wanted{m_preferences.get().random, seed, count};
    if (boxes)
        wanted.setting = arukone::RandomWish{m_preferences.get().randomBox};
    std::string key = data::settingKey(wanted.setting);
    m_finding.emplace([wanted = std::move(wanted), key = std::move(key),
                       text = m_text](const std::stop_token& stop, const Worker<Found>::Progress&) -> Found {
        const auto boards = sheet::randomEntries(wanted, {stop, {}});
        if (!boards)
            return tl::unexpected(sheet::describe(text, boards.error()));
        std::vector<data::ClassTask> tasks;
        for (std::size_t i = 0; i < boards->size(); ++i)
            tasks.push_back(data::randomTask(data::codeOf((*boards)[i].board), key, wanted.seed, static_cast<int>(i)));
        return tasks;
    });
    m_form.refresh();
}

void ClassEditorScene::takeFound() {
    const Found* const found = m_finding ? m_finding->result() : nullptr;
    if (found == nullptr)
        return;
    const Found taken = *found;
    m_finding.reset();
    if (taken)
        addTasks(*taken);
    else
        say(taken.error(), ui::Toast::Kind::Danger);
    m_form.refresh();
}

void ClassEditorScene::askForCode() {
    ToPrompt prompt;
    prompt.title = m_text.tr("A share code");
    prompt.fields = {{m_text.tr("Share code"), {}, 100'000, "LA1…"},
                     {m_text.tr("Name"), {}, data::maxTaskName, m_text.tr("may stay empty")}};
    prompt.accept = m_text.tr("Add");
    prompt.onAccept = [this](const std::vector<std::string>& typed) -> ToPrompt::Refusal {
        const auto board = boardFromCode(typed[0], m_text);
        if (!board)
            return {board.error(), 0};
        const bool blank = typed[1].find_first_not_of(' ') == std::string::npos;
        if (!blank && !data::isTaskName(typed[1]))
            return {m_text.tr("The name has characters that cannot be seen."), 1};
        check(*board, blank ? std::string() : typed[1]);
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void ClassEditorScene::check(const Challenge& board, const std::string& name) {
    m_finding.emplace([puzzle = board.board, task = data::ClassTask{board.code, name},
                       words = m_text.tr("This board cannot be solved.")](const std::stop_token& stop,
                                                                          const Worker<Found>::Progress&) -> Found {
        if (sheet::answerOf(puzzle, stop).solvable == false)
            return tl::unexpected(words);
        return std::vector{task};
    });
    m_form.refresh();
}

void ClassEditorScene::drawLevel(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    if (showsPupils()) {
        drawPupil(canvas, area, state);
        return;
    }
    const ui::Palette& colours = canvas.colours();
    const data::LibraryPack& pack = *house();
    const std::size_t index = m_levelsOfHouse[state.index];
    const puzzle::RunKey key = data::levelKey(pack, index);
    ui::drawRowBackground(canvas, area, state);
    if (m_plan.asksFor(key))
        canvas.icon(ui::Icon::Check, {area.x + 26, area.centre().y}, 20, colours.ok);
    else
        canvas.icon(ui::Icon::Plus, {area.x + 26, area.centre().y}, 18, colours.text3);
    const data::Level& level = pack.pack.levels[index];
    const std::string& name = level.name.in(text::code(m_text.language()));
    constexpr float numbers = 74; ///< Their right edge: names share a column.
    constexpr float names = 84;
    canvas.text(std::to_string(index + 1), {area.x + numbers, area.centre().y}, ui::style::body, colours.text,
                ui::Align::Right);
    canvas.textFitted(name, {area.x + names, area.centre().y}, area.w - 14 - names, ui::style::body, colours.text);
}

} // namespace game
