// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/RandomSetting.hpp"
#include "arukone/editing/Review.hpp"
#include "cli/ArukoneWords.hpp"
#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "data/files/File.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/Level.hpp"
#include "data/levels/LevelFolder.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "lights/Methods.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Deadline.hpp"
#include "text/LevelProblems.hpp"
#include "text/Problems.hpp"
#include "text/Text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace cli {

namespace {

/// The levels of a file with what the solvers say of them: a table for each puzzle that is there.
class LevelList {
public:
    LevelList() = default;
    /// Solves the levels.
    LevelList(const std::vector<data::Level>& levels, const text::Text& text);

    /// False if a level cannot be solved, or if that is not decided.
    [[nodiscard]] bool allSolvable() const noexcept { return m_allSolvable; }
    [[nodiscard]] std::string text(std::size_t width) const;
    [[nodiscard]] const nlohmann::ordered_json& json() const noexcept {
        return m_json;
    } ///< In the order of the levels.

private:
    using Rows = std::vector<std::vector<std::string>>;

    void add(const data::Level& level, const lights::Puzzle& puzzle, const text::Text& text);
    void add(const data::Level& level, const arukone::Board& board, const text::Text& text);

    Rows m_lights; ///< The first row are the headings; empty if there are no levels.
    Rows m_arukone;
    nlohmann::ordered_json m_json = nlohmann::ordered_json::array();
    bool m_allSolvable = true;
};

using Json = nlohmann::ordered_json;

std::string sizeWords(int rows, int columns) {
    return std::to_string(rows) + "×" + std::to_string(columns);
}

std::string optimumWords(const lights::Answer& answer) {
    if (!answer.solvable())
        return "–";
    return (answer.result->exact() ? "" : "≤ ") + std::to_string(answer.result->moves());
}

std::string rulesWords(const lights::Puzzle& puzzle) {
    return std::string(name(puzzle.rules().surface)) + " " + name(puzzle.rules().stamp) + " " +
           std::string(name(puzzle.goal())) + (puzzle.rules().quietHours ? " quiet-hours" : "");
}

/// In quiet hours solutions are orders, which nobody counts.
std::string solutionsWords(const lights::Puzzle& puzzle, const lights::Answer& answer) {
    if (answer.unsolvable())
        return "0";
    return puzzle.rules().quietHours ? "–" : answer.solutions();
}

template<class Value>
Json orNull(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

/// Sparse boards that cannot be solved may take for ever.
constexpr std::chrono::duration<double> timeForBoard{10};

LevelList::LevelList(const std::vector<data::Level>& levels, const text::Text& text) {
    for (const data::Level& level : levels)
        std::visit([&](const auto& puzzle) { add(level, puzzle, text); }, level.puzzle);
}

/// How much thought a board takes.
struct Thought {
    std::optional<std::int64_t> ways; ///< In which its optimum is reached; unknown if there are too many.
    std::vector<std::string> methods; ///< Those that find the optimum without any thought.
    lights::DeductionDepth depth;     ///< How far its windows follow one from the other.
};

/// Unknown for boards on which it takes long to find out, for quiet hours, and without a proven optimum.
std::optional<Thought> thoughtFor(const lights::Puzzle& puzzle, const lights::Answer& answer) {
    if (std::max(puzzle.rows(), puzzle.columns()) > lights::maxRiddleSide || puzzle.rules().quietHours ||
        !answer.solvable() || !answer.result->exact())
        return std::nullopt;
    const auto ways = lights::answerOf(puzzle, lights::HowMany{lights::Quantity::ShortestWays});
    Thought thought{ways ? std::optional(*ways) : std::nullopt, {}, lights::deductionDepth(puzzle)};
    const lights::Methods found = lights::methodsFor(puzzle, answer.result->moves());
    for (const auto& [works, name] : {std::pair(found.greedy, "greedy"), std::pair(found.chase, "chase"),
                                      std::pair(found.pressWrong, "press-wrong")})
        if (works)
            thought.methods.emplace_back(name);
    return thought;
}

Json thoughtJson(const Thought& thought) {
    return {{"ways", orNull(thought.ways)},
            {"methods", thought.methods},
            {"starts", thought.depth.starts},
            {"rounds", thought.depth.rounds}};
}

std::string waysWords(const std::optional<Thought>& thought) {
    return thought && thought->ways ? std::to_string(*thought->ways) : "–";
}

std::string methodsWords(const std::optional<Thought>& thought) {
    std::string words;
    for (const std::string& method : thought ? thought->methods : std::vector<std::string>())
        words += (words.empty() ? "" : " ") + method;
    return words.empty() ? "–" : words;
}

void LevelList::add(const data::Level& level, const lights::Puzzle& puzzle, const text::Text& text) {
    const lights::Answer answer = lights::solve(puzzle);
    const bool solvable = answer.solvable();
    // A choice asks which of its boards has no solution; `check` reports if that is not exactly one.
    m_allSolvable &= solvable || data::isAsked(level);
    if (m_lights.empty())
        m_lights.push_back(
            // TRANSLATORS: "Ways": in how many ways the optimum is reached. "By rote": methods that find it
            // unthinkingly.
            {text.tr("Level"), text.tr("Size"), text.tr("Rules"), text.tr("Optimum"), text.tr("Solutions"),
             text.trc("number of shortest solutions", "Ways"), text.trc("methods that need no thought", "By rote")});
    const std::optional<Thought> thought = thoughtFor(puzzle, answer);
    m_lights.push_back({printable(level.id), sizeWords(puzzle.rows(), puzzle.columns()), rulesWords(puzzle),
                        optimumWords(answer), solutionsWords(puzzle, answer), waysWords(thought),
                        methodsWords(thought)});
    m_json.push_back({{"id", level.id},
                      {"rows", puzzle.rows()},
                      {"columns", puzzle.columns()},
                      {"surface", name(puzzle.rules().surface)},
                      {"stamp", name(puzzle.rules().stamp)},
                      {"goal", name(puzzle.goal())},
                      {"solvable", answer.undecided ? Json() : Json(solvable)},
                      {"optimum", solvable ? Json(answer.result->moves()) : Json()},
                      {"exact", solvable && answer.result->exact()},
                      {"solutions", solvable ? answer.solutions() : "0"}});
    if (puzzle.rules().quietHours) {
        m_json.back()["press"] = "wrong";
        m_json.back().erase("solutions");
    }
    if (thought)
        m_json.back().update(thoughtJson(*thought));
    if (level.riddle) {
        const auto found = lights::answerOf(puzzle, *level.riddle);
        m_json.back()["riddle"] = name(*level.riddle);
        m_json.back()["answer"] = found ? Json(*found) : Json();
    }
}

void LevelList::add(const data::Level& level, const arukone::Board& board, const text::Text& text) {
    const puzzle::Deadline deadline(std::stop_token(), timeForBoard);
    arukone::SearchControl control;
    control.stop = deadline.token();
    const arukone::Review facts = arukone::reviewOf(board, control);
    m_allSolvable &= facts.solvable.value_or(false);
    const auto count = countText(facts.count);
    if (m_arukone.empty())
        m_arukone.push_back({text.tr("Level"), text.tr("Size"), text.tr("Fill"), text.tr("Pairs"), text.tr("Solutions"),
                             text.tr("Strict"), text.tr("Difficulty"), text.tr("Simple program")});
    m_arukone.push_back({printable(level.id), sizeWords(board.rows(), board.columns()),
                         std::string(arukone::name(board.fill())), std::to_string(board.pairCount()),
                         count.value_or(text.tr("not decided")), yesOrNo(facts.strict, text), gradeWords(facts.grade),
                         facts.solvable == true ? describe(facts.program, text) : "–"});
    m_json.push_back({{"id", level.id},
                      {"puzzle", "arukone"},
                      {"rows", board.rows()},
                      {"columns", board.columns()},
                      {"fill", arukone::name(board.fill())},
                      {"pairs", board.pairCount()},
                      {"solvable", orNull(facts.solvable)},
                      {"solutions", orNull(count)},
                      {"unique", orNull(facts.unique)},
                      {"strict", orNull(facts.strict)},
                      {"grade", facts.grade ? gradeJson(*facts.grade) : Json()},
                      {"greedy", facts.solvable == true ? Json(nameOf(facts.program.always)) : Json()}});
}

std::string LevelList::text(std::size_t width) const {
    constexpr std::size_t fixed = 1; // The level.
    const auto print = [width](const TableRows& rows, const std::vector<Side>& sides) {
        return fits(rows, sides, width) ? table(rows, sides, width) : tableInParts(rows, sides, fixed, width);
    };
    std::string lines;
    if (!m_lights.empty())
        lines +=
            print(m_lights, {Side::Left, Side::Right, Side::Left, Side::Right, Side::Right, Side::Right, Side::Left});
    if (!m_arukone.empty())
        lines += print(m_arukone, {Side::Left, Side::Right, Side::Left, Side::Right, Side::Right, Side::Left,
                                   Side::Left, Side::Left});
    return lines;
}

using Json = nlohmann::ordered_json;

/// A file and its content.
struct CheckedFile {
    std::string name;
    data::LevelReading reading;
    std::optional<std::string> unreadable; ///< Why the file could not be read at all.
    std::string content{};
};

bool isUnreadable(const data::Problem& problem) {
    using Code = data::ProblemCode;
    return problem.code == Code::FileMissing || problem.code == Code::FileUnreadable;
}

/// Whether a name stands for content that can only be read once, and may never end.
bool isStream(const std::string& name) {
    std::error_code ignored; // See isFolder.
    return name == "-" || std::filesystem::is_fifo(data::pathFromText(name), ignored);
}

bool isFolder(const std::string& name) {
    std::error_code ignored; // A path that cannot be examined is read like a file, which reports the reason.
    return std::filesystem::is_directory(data::pathFromText(name), ignored);
}

/// Reads a file, with a problem too for every riddle without an answer and every board without a solution.
CheckedFile checkContent(const std::string& name, std::string content) {
    data::LevelReading reading = data::readLevels(content, name);
    for (const auto& problems : {data::unansweredRiddles(reading, name), data::unsolvableBoards(reading, name)})
        reading.problems.insert(reading.problems.end(), problems.begin(), problems.end());
    return {name, std::move(reading), std::nullopt, std::move(content)};
}

CheckedFile checkFile(const std::string& name, std::istream& in, const text::Text& text) {
    if (const auto [whole, level] = data::fileAndLevel(name, isFile); !level.empty())
        return {name, {}, text.tr("“check” reads whole files: name {1} without a level.", whole)};
    if (isStream(name)) {
        auto content = readInput(name, data::maxLevelFileBytes, in, text);
        if (!content)
            return {name, {}, content.error()};
        return checkContent(name, *std::move(content));
    }
    if (auto content = data::readRegularFile(data::pathFromText(name), data::maxLevelFileBytes))
        return checkContent(name, *std::move(content));
    CheckedFile file{name, data::readLevelFile(data::pathFromText(name)), std::nullopt};
    const auto& problems = file.reading.problems;
    const auto found = std::find_if(problems.begin(), problems.end(), isUnreadable);
    if (found != problems.end())
        file.unreadable = text::describeWithPlace(text, *found);
    return file;
}

std::string fileText(const CheckedFile& file, const text::Text& text) {
    std::string lines;
    for (const std::string& sentence : text::describeAll(text, file.reading.problems, file.content))
        lines += printable(sentence) + "\n";
    for (const std::string& sentence :
         text::describeAll(text, data::mistypedKeys(file.content), file.name, file.content))
        lines += printable(sentence) + "\n";
    if (lines.empty())
        // TRANSLATORS: {2} is a file: "attic.json: 8 levels, no problems".
        lines = printable(text.trn("{2}: {1} level, no problems", "{2}: {1} levels, no problems",
                                   static_cast<std::int64_t>(file.reading.pack.levels.size()), file.name)) +
                "\n";
    return lines;
}

/// \param sentences for each problem.
Json problemsJson(const std::vector<data::Problem>& problems, const std::vector<std::string>& sentences,
                  std::string_view content) {
    const std::vector<data::ProblemPlace> places = data::placesOf(problems, content);
    Json list = Json::array();
    for (std::size_t i = 0; i < problems.size(); ++i)
        list.push_back({{"pointer", problems[i].pointer},
                        {"line", places[i].line > 0 ? Json(places[i].line) : Json()},
                        {"level", places[i].level.empty() ? Json() : Json(places[i].level)},
                        {"sentence", sentences[i]}});
    return list;
}

Json fileJson(const CheckedFile& file, const text::Text& text) {
    Json json;
    json["file"] = file.name;
    json["valid"] = file.reading.problems.empty() && !file.unreadable;
    std::vector<std::string> sentences;
    for (const data::Problem& problem : file.reading.problems)
        sentences.push_back(text::describe(text, problem, file.content));
    json["problems"] = problemsJson(file.reading.problems, sentences, file.content);
    std::vector<data::Problem> slips;
    sentences.clear();
    for (const data::MistypedKey& slip : data::mistypedKeys(file.content)) {
        slips.push_back({file.name, slip.pointer, {}, {}});
        sentences.push_back(text::describe(text, slip));
    }
    json["warnings"] = problemsJson(slips, sentences, file.content);
    return json;
}

/// Builds the report, file by file.
class CheckReport {
public:
    CheckReport(const CheckRequest& request, const text::Text& text)
        : m_request(request)
        , m_text(text) {}

    void add(const CheckedFile& file) {
        const LevelList levels = m_request.list ? LevelList(file.reading.pack.levels, m_text) : LevelList();
        m_exitCode = std::max(m_exitCode, exitCodeOf(file, levels));
        if (file.unreadable && m_remark.empty())
            m_remark = *file.unreadable;
        if (m_request.json)
            addJson(file, levels);
        else
            addText(file, levels);
    }

    [[nodiscard]] Answer answer() const {
        if (!m_request.json)
            return {m_lines, m_exitCode, m_remark};
        return {jsonLine({{"files", m_files}}), m_exitCode, m_remark};
    }

private:
    static int exitCodeOf(const CheckedFile& file, const LevelList& levels) {
        if (file.unreadable)
            return exitBad;
        return file.reading.problems.empty() && levels.allSolvable() ? exitYes : exitNo;
    }

    void addText(const CheckedFile& file, const LevelList& levels) {
        if (!file.unreadable)
            m_lines += fileText(file, m_text);
        m_lines += levels.text(m_request.width);
        if (!levels.allSolvable())
            m_lines += m_text.tr("At least one board cannot be solved, or it is not known whether it can.") + "\n";
    }

    void addJson(const CheckedFile& file, const LevelList& levels) {
        Json json = fileJson(file, m_text);
        if (m_request.list)
            json["levels"] = levels.json();
        m_files.push_back(std::move(json));
    }

    const CheckRequest& m_request;
    const text::Text& m_text;
    std::string m_lines;
    Json m_files = Json::array();
    int m_exitCode = exitYes;
    std::string m_remark;
};

} // namespace

Outcome check(const CheckRequest& request, std::istream& in, const text::Text& text) {
    CheckReport report(request, text);
    for (const std::string& name : request.files) {
        if (!isFolder(name)) {
            report.add(checkFile(name, in, text));
            continue;
        }
        const auto files = data::levelFiles(data::pathFromText(name));
        if (files.empty())
            report.add({name, {}, text.tr("There are no level files in {1}.", name)});
        for (const std::filesystem::path& file : files)
            report.add(checkFile(file.string(), in, text));
    }
    return report.answer();
}

} // namespace cli
