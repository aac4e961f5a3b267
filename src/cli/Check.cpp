#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "data/levels/LevelFolder.hpp"
#include "lights/solver/Solver.hpp"
#include "text/Problems.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <system_error>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

/// A level of a list, with the solver's answer.
struct ListedLevel {
    const data::Level& level;
    lights::Answer answer;
};

/// A file and its content.
struct CheckedFile {
    std::string name;
    data::LevelReading reading;
    std::optional<std::string> unreadable; ///< Why the file could not be read at all.
};

bool isUnreadable(const data::Problem& problem) {
    using Code = data::ProblemCode;
    return problem.code == Code::FileMissing || problem.code == Code::FileUnreadable;
}

/// Whether a name stands for content that can only be read once, and may never end.
bool isStream(const std::string& name) {
    std::error_code ignored; // See isFolder.
    return name == "-" || std::filesystem::is_fifo(name, ignored);
}

bool isFolder(const std::string& name) {
    std::error_code ignored; // A path that cannot be examined is read like a file, which reports the reason.
    return std::filesystem::is_directory(name, ignored);
}

CheckedFile checkFile(const std::string& name, std::istream& in, const text::Text& text) {
    if (isStream(name)) {
        const auto content = readInput(name, data::maxLevelFileBytes, in, text);
        if (!content)
            return {name, {}, content.error()};
        return {name, data::readLevels(*content, name), std::nullopt};
    }
    CheckedFile file{name, data::readLevelFile(name), std::nullopt};
    const auto& problems = file.reading.problems;
    const auto found = std::find_if(problems.begin(), problems.end(), isUnreadable);
    if (found != problems.end())
        file.unreadable = text::describeWithPlace(text, *found);
    return file;
}

std::vector<ListedLevel> listLevels(const CheckedFile& file) {
    std::vector<ListedLevel> list;
    for (const data::Level& level : file.reading.pack.levels)
        list.push_back({level, lights::solve(level.puzzle)});
    return list;
}

std::string optimumWords(const lights::Answer& answer) {
    if (!answer.solvable())
        return "–";
    return (answer.result->exact ? "" : "≤ ") + std::to_string(answer.result->moves);
}

std::string rulesWords(const lights::Puzzle& puzzle) {
    return std::string(name(puzzle.rules().surface)) + " " + std::string(name(puzzle.rules().stamp)) + " " +
           std::string(name(puzzle.goal()));
}

std::string listText(const std::vector<ListedLevel>& levels, const text::Text& text) {
    std::vector<std::vector<std::string>> rows{
        {text.tr("Level"), text.tr("Size"), text.tr("Rules"), text.tr("Optimum"), text.tr("Solutions")}};
    for (const auto& [level, answer] : levels)
        rows.push_back({printable(level.id),
                        std::to_string(level.puzzle.rows()) + "×" + std::to_string(level.puzzle.columns()),
                        rulesWords(level.puzzle), optimumWords(answer), answer.solvable() ? answer.solutions() : "0"});
    return table(rows, {Side::Left, Side::Right, Side::Left, Side::Right, Side::Right});
}

std::string fileText(const CheckedFile& file, const text::Text& text) {
    std::string lines;
    for (const data::Problem& problem : file.reading.problems)
        lines += printable(text::describeWithPlace(text, problem)) + "\n";
    if (lines.empty())
        lines = printable(text.trn("{2}: {1} level, no problems", "{2}: {1} levels, no problems",
                                   static_cast<std::int64_t>(file.reading.pack.levels.size()), file.name)) +
                "\n";
    return lines;
}

Json levelJson(const ListedLevel& listed) {
    const lights::Puzzle& puzzle = listed.level.puzzle;
    Json json;
    json["id"] = listed.level.id;
    json["rows"] = puzzle.rows();
    json["columns"] = puzzle.columns();
    json["surface"] = name(puzzle.rules().surface);
    json["stamp"] = name(puzzle.rules().stamp);
    json["goal"] = name(puzzle.goal());
    json["solvable"] = listed.answer.solvable();
    json["optimum"] = listed.answer.solvable() ? Json(listed.answer.result->moves) : Json();
    json["exact"] = listed.answer.solvable() && listed.answer.result->exact;
    json["solutions"] = listed.answer.solvable() ? listed.answer.solutions() : "0";
    return json;
}

Json fileJson(const CheckedFile& file, const text::Text& text) {
    Json json;
    json["file"] = file.name;
    json["valid"] = file.reading.problems.empty() && !file.unreadable;
    json["problems"] = Json::array();
    for (const data::Problem& problem : file.reading.problems)
        json["problems"].push_back({{"pointer", problem.pointer}, {"sentence", text::describe(text, problem)}});
    return json;
}

/// Builds the report, file by file.
class Report {
public:
    Report(const CheckRequest& request, const text::Text& text)
        : m_request(request)
        , m_text(text) {}

    void add(const CheckedFile& file) {
        const std::vector<ListedLevel> levels = m_request.list ? listLevels(file) : std::vector<ListedLevel>();
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
        const Json json{{"files", m_files}};
        return {json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n", m_exitCode, m_remark};
    }

private:
    static int exitCodeOf(const CheckedFile& file, const std::vector<ListedLevel>& levels) {
        if (file.unreadable)
            return exitBad;
        const bool good = file.reading.problems.empty() &&
                          std::all_of(levels.begin(), levels.end(),
                                      [](const ListedLevel& listed) { return listed.answer.solvable(); });
        return good ? exitYes : exitNo;
    }

    void addText(const CheckedFile& file, const std::vector<ListedLevel>& levels) {
        if (!file.unreadable)
            m_lines += fileText(file, m_text);
        if (!levels.empty())
            m_lines += listText(levels, m_text);
    }

    void addJson(const CheckedFile& file, const std::vector<ListedLevel>& levels) {
        Json json = fileJson(file, m_text);
        if (m_request.list) {
            json["levels"] = Json::array();
            for (const ListedLevel& listed : levels)
                json["levels"].push_back(levelJson(listed));
        }
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
    Report report(request, text);
    for (const std::string& name : request.files) {
        if (!isFolder(name)) {
            report.add(checkFile(name, in, text));
            continue;
        }
        const auto files = data::levelFiles(name);
        if (files.empty())
            report.add({name, {}, text.tr("There are no level files in {1}.", name)});
        for (const std::filesystem::path& file : files)
            report.add(checkFile(file.string(), in, text));
    }
    return report.answer();
}

} // namespace cli
