// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/ClassWords.hpp"

#include "arukone/RandomSetting.hpp"
#include "data/files/NameOrder.hpp"
#include "data/levels/LevelCoder.hpp"
#include "lights/RandomSetting.hpp"
#include "text/BoardWords.hpp"
#include "text/Csv.hpp"
#include "text/DayForms.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <variant>

namespace text {

namespace {

std::string levelName(const Text& text, const data::ClassTask& task, const data::Library& library) {
    const auto level = library.levelOf(task.key);
    if (!level)
        return std::string(task.key.levelPath());
    const std::string& name = level->level().name.in(code(text.language()));
    return packName(text, *level->pack) + " " + std::to_string(level->index + 1) + (name.empty() ? "" : " · " + name);
}

/// "5 × 5 · torus · monday/2"; empty if the task does not say how its board was made.
std::string randomWords(const Text& text, const data::ClassTask& task) {
    if (const auto lights = lights::settingFromKey(task.setting))
        return settingLine(text, *lights) + " · " + task.seed;
    if (const auto box = arukone::settingFromKey(task.setting))
        return text.tr("Arukone") + " · " + text.tr("{1} × {2}", box->size.rows, box->size.columns) + " · " + task.seed;
    return {};
}

/// Whole seconds, like text::clock: no spreadsheet misreads them.
std::string secondsCell(std::chrono::milliseconds time) {
    return std::to_string(std::chrono::floor<std::chrono::seconds>(time).count());
}

std::string dayCell(const std::optional<puzzle::Day>& day) {
    return day ? puzzle::dayText(*day) : std::string();
}

/// "2026-11-28 14:01:25" where the run was won, or in UTC if that is unknown: spreadsheets of all languages read it.
std::string timeCell(const data::RunSummary& run) {
    const auto moment = puzzle::momentFromText(run.date);
    if (!moment)
        return csvText(run.date);
    std::string words = puzzle::momentText(*moment + run.offset.value_or(std::chrono::minutes(0)));
    words[words.find('T')] = ' ';
    words.pop_back();
    return words;
}

/// The cells of a result in the list, from "Done" on.
std::vector<std::string> resultCells(const std::optional<data::ClassResult>& result) {
    if (!result)
        return {"0", "0", {}, {}, {}, {}, {}, {}, {}, {}, "0", {}};
    const data::RunSummary& run = result->run;
    return {result->done ? "1" : "0",    result->tooLate ? "1" : "0",  std::to_string(run.moves),
            std::to_string(run.optimum), run.exact ? "1" : "0",        std::to_string(run.stars()),
            secondsCell(run.duration),   std::to_string(run.hints),    run.live ? "1" : "0",
            std::to_string(run.undos),   std::to_string(result->runs), timeCell(run)};
}

/// Lines of cells for a spreadsheet.
class Lines {
public:
    Lines(const Text& text, bool tabs)
        : m_separator(tabs ? '\t' : csvSeparator(text)) {
        if (!tabs)
            m_text = byteOrderMark;
    }

    void add(const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (i > 0)
                m_text += m_separator;
            m_text += cells[i];
        }
        m_text += '\n';
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    char m_separator;
    std::string m_text;
};

} // namespace

std::string taskName(const Text& text, const data::ClassTask& task, const data::Library& library,
                     std::chrono::year thisYear) {
    switch (task.key.mode()) {
    case puzzle::RunMode::Level:
        return levelName(text, task, library);
    case puzzle::RunMode::Daily:
        return dailyPlace(text, task.key.dailySeries(), shortDate(text, *task.key.day(), thisYear));
    default:
        break;
    }
    if (!task.name.empty())
        return task.name;
    std::string words = randomWords(text, task);
    return words.empty() ? text.tr("Board {1}", task.key.text().substr(0, 12)) : words;
}

std::string taskTime(const Text& text, const data::ClassTask& task, std::chrono::year thisYear) {
    if (task.from && task.until)
        return text.trc("dates", "{1} – {2}", shortDate(text, *task.from, thisYear),
                        shortDate(text, *task.until, thisYear));
    if (task.from)
        return text.trc("date", "from {1}", shortDate(text, *task.from, thisYear));
    return task.until ? text.trc("date", "until {1}", shortDate(text, *task.until, thisYear)) : std::string();
}

std::string countsSentence(const Text& text, data::ClassCounts counts) {
    switch (counts) {
    case data::ClassCounts::Optimum:
        return text.tr("Only three stars count: the fewest moves, without help.");
    case data::ClassCounts::First:
        return text.tr("The first run counts: later ones change nothing.");
    case data::ClassCounts::All:
        break;
    }
    return text.tr("The best run counts.");
}

std::string countsChoice(const Text& text, data::ClassCounts counts) {
    switch (counts) {
    case data::ClassCounts::Optimum:
        return text.trc("what counts", "Three stars");
    case data::ClassCounts::First:
        return text.trc("what counts", "The first run");
    case data::ClassCounts::All:
        break;
    }
    return text.trc("what counts", "The best run");
}

namespace {

/// The class as files show it.
class ClassLines {
public:
    ClassLines(const Text& text, const data::ClassPlan& plan, const data::ClassTable& table,
               std::vector<std::string> boards, bool tabs)
        : m_text(text)
        , m_plan(plan)
        , m_table(table)
        , m_boards(std::move(boards))
        , m_lines(text, tabs) {}

    [[nodiscard]] std::string list() {
        std::vector<std::string> heads = nameHeads();
        for (const std::string& head :
             {m_text.trc("column", "No."), m_text.tr("Board"), m_text.trc("column", "Key"), m_text.tr("First day"),
              m_text.tr("Last day"), m_text.trc("boards", "Done"), m_text.trc("a run", "Late"), m_text.tr("Moves"),
              m_text.tr("Optimum"), m_text.trc("column: the optimum is", "Proven"), m_text.tr("Stars"),
              m_text.tr("Seconds"), m_text.tr("Hints"), m_text.trc("column", "Moves left shown"), m_text.tr("Undone"),
              m_text.trc("column", "Runs"), m_text.tr("Date")})
            heads.push_back(csvText(head));
        m_lines.add(heads);
        for (const data::ClassRow& row : m_table)
            for (std::size_t i = 0; i < m_plan.tasks.size(); ++i) {
                const data::ClassTask& task = m_plan.tasks[i];
                std::vector<std::string> cells = nameCells(row);
                for (std::string& cell :
                     std::vector<std::string>{std::to_string(i + 1), csvText(m_boards[i]), csvText(task.key.text()),
                                              dayCell(task.from), dayCell(task.until)})
                    cells.push_back(std::move(cell));
                const std::vector<std::string> results = resultCells(row.results[i]);
                cells.insert(cells.end(), results.begin(), results.end());
                m_lines.add(cells);
            }
        return m_lines.take();
    }

    [[nodiscard]] std::string matrix() {
        std::vector<std::string> heads = nameHeads();
        for (const std::string& head :
             {m_text.trc("boards", "Done"), m_text.tr("Stars"), m_text.tr("Moves"), m_text.tr("Seconds")})
            heads.push_back(csvText(head));
        for (std::size_t i = 0; i < m_boards.size(); ++i)
            heads.push_back(csvText(std::to_string(i + 1) + " · " + m_boards[i]));
        m_lines.add(heads);
        Sums all;
        std::vector<std::int64_t> doneBy(m_boards.size());
        for (const data::ClassRow& row : m_table) {
            Sums sums;
            for (std::size_t i = 0; i < row.results.size(); ++i)
                if (const auto& result = row.results[i]; result && result->done) {
                    sums.add(result->run);
                    ++doneBy[i];
                }
            std::vector<std::string> cells = nameCells(row);
            sums.appendTo(cells);
            for (const auto& result : row.results)
                cells.push_back(csvText(matrixCell(result)));
            m_lines.add(cells);
            all += sums;
        }
        // Two lines: a sum of moves and a number of pupils in one would be mistaken for each other.
        std::vector<std::string> total{csvText(m_text.tr("Total of all pupils"))};
        total.resize(nameHeads().size());
        all.appendTo(total);
        total.resize(heads.size());
        m_lines.add(total);
        std::vector<std::string> solved{csvText(m_text.tr("Number of pupils who are done"))};
        solved.resize(heads.size() - doneBy.size());
        for (const std::int64_t count : doneBy)
            solved.push_back(std::to_string(count));
        m_lines.add(solved);
        return m_lines.take();
    }

private:
    /// Of what is done.
    struct Sums {
        std::int64_t done = 0, stars = 0, moves = 0;
        std::chrono::milliseconds time{};

        void add(const data::RunSummary& run) { *this += {1, run.stars(), run.moves, run.duration}; }
        void operator+=(const Sums& other) {
            done += other.done;
            stars += other.stars;
            moves += other.moves;
            time += other.time;
        }
        void appendTo(std::vector<std::string>& cells) const {
            for (const std::int64_t number : {done, stars, moves})
                cells.push_back(std::to_string(number));
            cells.push_back(secondsCell(time));
        }
    };

    [[nodiscard]] bool hasList() const { return !m_plan.pupils.empty(); }
    [[nodiscard]] std::vector<std::string> nameHeads() const {
        std::vector<std::string> heads{csvText(m_text.tr("Player"))};
        if (hasList())
            heads.push_back(csvText(m_text.trc("column", "On the list")));
        return heads;
    }
    [[nodiscard]] std::vector<std::string> nameCells(const data::ClassRow& row) const {
        std::vector<std::string> cells{csvText(playerName(m_text, row.player))};
        if (hasList())
            cells.emplace_back(row.listed ? "1" : "0");
        return cells;
    }
    /// A number of moves, if the task is done; otherwise words.
    [[nodiscard]] std::string matrixCell(const std::optional<data::ClassResult>& result) const {
        if (!result)
            return "–";
        const std::string moves = std::to_string(result->run.moves) + (result->run.assisted() ? "*" : "");
        // TRANSLATORS: {1} is a number of moves, with a star if there was help.
        return result->done      ? moves
               : result->tooLate ? m_text.tr("late: {1}", moves)
                                 : m_text.tr("not done: {1}", moves);
    }

    const Text& m_text;
    const data::ClassPlan& m_plan;
    const data::ClassTable& m_table;
    std::vector<std::string> m_boards;
    Lines m_lines;
};

} // namespace

void sortByName(const Text& text, data::ClassTable& table) {
    const data::NameOrder before{std::string(code(text.language()))};
    std::ranges::stable_sort(table, [&](const data::ClassRow& a, const data::ClassRow& b) {
        return a.listed != b.listed ? a.listed : before(a.player, b.player);
    });
}

void sortByName(const Text& text, std::vector<std::string>& names) {
    const data::NameOrder before{std::string(code(text.language()))};
    std::ranges::stable_sort(names, [&](const std::string& a, const std::string& b) { return before(a, b); });
}

std::string classFileChoice(const Text& text, ClassFile file) {
    switch (file) {
    case ClassFile::Table:
        return text.tr("Table (CSV)");
    case ClassFile::List:
        return text.tr("List of all results (CSV)");
    case ClassFile::TableTabs:
        return text.tr("Table (TSV)");
    case ClassFile::ListTabs:
        return text.tr("List of all results (TSV)");
    case ClassFile::Json:
        break;
    }
    return text.tr("For programs (JSON)");
}

std::string_view ending(ClassFile file) noexcept {
    switch (file) {
    case ClassFile::Table:
    case ClassFile::List:
        return ".csv";
    case ClassFile::TableTabs:
    case ClassFile::ListTabs:
        return ".tsv";
    case ClassFile::Json:
        break;
    }
    return ".json";
}

std::string classFile(const Text& text, const data::ClassPlan& plan, const data::ClassTable& table,
                      const data::Library& library, std::chrono::year thisYear, ClassFile file) {
    std::vector<std::string> boards;
    for (const data::ClassTask& task : plan.tasks)
        boards.push_back(taskName(text, task, library, thisYear));
    if (file == ClassFile::Json)
        return data::formatClassTable(plan, table, boards);
    ClassLines lines(text, plan, table, std::move(boards), file == ClassFile::TableTabs || file == ClassFile::ListTabs);
    return file == ClassFile::Table || file == ClassFile::TableTabs ? lines.matrix() : lines.list();
}

std::string pupilsSentence(const Text& text, const std::vector<std::string>& pupils) {
    constexpr std::size_t most = 6; ///< Names: enough to see whether they are the right column.
    const auto shown = std::span(pupils).first(std::min(most, pupils.size()));
    const auto hasComma = [](const std::string& name) { return name.find(',') != std::string::npos; };
    const char* const between = std::ranges::any_of(shown, hasComma) ? "; " : ", ";
    std::string names;
    for (const std::string& name : shown)
        names += (names.empty() ? "" : between) + printable(name);
    if (pupils.size() > most)
        names += between + std::string("…");
    // TRANSLATORS: {2} are names: "30 pupils: Ada, Ben, …".
    return text.trn("{1} pupil: {2}", "{1} pupils: {2}", static_cast<std::int64_t>(pupils.size()), names);
}

std::string shortenedSentence(const Text& text, const std::vector<data::ReadPupils::Shortened>& names) {
    constexpr std::size_t most = 6; ///< Names.
    std::vector<std::string> pairs;
    for (std::size_t i = 0; i < names.size() && i < most; ++i)
        // TRANSLATORS: {1} is a name that is too long, {2} what stands for it: "“Maximilian M.” for Maximilian Muster".
        pairs.push_back(text.tr("“{2}” for {1}", printable(names[i].written), printable(names[i].name)));
    if (names.size() > most)
        pairs.emplace_back("…");
    std::string all;
    for (const std::string& pair : pairs)
        all += (all.empty() ? "" : ", ") + pair;
    return names.empty() ? std::string()
                         // TRANSLATORS: {2} is 16, {3} lists what stands for which name.
                         : text.trn("{1} name has more than {2} letters and is shortened: {3}.",
                                    "{1} names have more than {2} letters and are shortened: {3}.",
                                    static_cast<std::int64_t>(names.size()), data::maxPlayerNameLength, all);
}

std::string dayOverSentence(const Text& text, const std::optional<puzzle::Day>& last, puzzle::Day today) {
    return last && *last < today
               ? text.tr("The last day, {1}, is over: no run can count any more.", numericDay(text, *last))
               : std::string();
}

std::string leftOutSentence(const Text& text, std::size_t riddles) {
    return riddles == 0 ? std::string()
                        : text.trn("{1} riddle is left out: it cannot be set for a class.",
                                   "{1} riddles are left out: they cannot be set for a class.",
                                   static_cast<std::int64_t>(riddles));
}

std::string describe(const Text& text, const data::PupilsProblem& problem) {
    using Kind = data::PupilsProblem::Kind;
    const auto* const kind = std::get_if<Kind>(&problem.why);
    if (kind != nullptr && *kind == Kind::None)
        return text.tr("There is no name in the file.");
    if (kind != nullptr && *kind == Kind::NotUtf8)
        return text.tr("The file is not UTF-8 text. Save it again: in Excel as “CSV UTF-8”, in LibreOffice with the "
                       "character set “Unicode (UTF-8)”.");
    if (kind != nullptr && *kind == Kind::Unclear)
        return text.tr("The file is a table, and it does not say which column has the names. Write “Name” above that "
                       "column, or “First name” and “Last name” above two.");
    const std::string why =
        kind == nullptr ? describe(text, std::get<data::NameProblem>(problem.why))
        : *kind == Kind::Twice
            ? text.tr("This name is on the list already. Pupils with the same name need another one, "
                      "such as “Anna B”.")
            : text.tr("A class has at most {1} pupils.", data::maxClassPupils);
    if (problem.line == 0)
        // TRANSLATORS: {1} is a name, {2} a sentence on what is wrong.
        return text.tr("“{1}”: {2}", printable(problem.written), why);
    // TRANSLATORS: {1} is the number of a line, {2} the name in it, {3} a sentence on what is wrong.
    return text.tr("Line {1}, “{2}”: {3}", problem.line, printable(problem.written), why);
}

} // namespace text
