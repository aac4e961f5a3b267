// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/LevelList.hpp"
#include "cli/Printing.hpp"
#include "data/levels/LevelFolder.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <system_error>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

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

/// Adds a problem for every riddle without an answer.
data::LevelReading withRiddles(data::LevelReading reading, const std::string& name) {
    const auto problems = data::unansweredRiddles(reading, name);
    reading.problems.insert(reading.problems.end(), problems.begin(), problems.end());
    return reading;
}

CheckedFile checkFile(const std::string& name, std::istream& in, const text::Text& text) {
    if (isStream(name)) {
        const auto content = readInput(name, data::maxLevelFileBytes, in, text);
        if (!content)
            return {name, {}, content.error()};
        return {name, withRiddles(data::readLevels(*content, name), name), std::nullopt};
    }
    CheckedFile file{name, withRiddles(data::readLevelFile(name), name), std::nullopt};
    const auto& problems = file.reading.problems;
    const auto found = std::find_if(problems.begin(), problems.end(), isUnreadable);
    if (found != problems.end())
        file.unreadable = text::describeWithPlace(text, *found);
    return file;
}

std::string fileText(const CheckedFile& file, const text::Text& text) {
    std::string lines;
    for (const data::Problem& problem : file.reading.problems)
        lines += printable(text::describeWithPlace(text, problem)) + "\n";
    if (lines.empty())
        // TRANSLATORS: {2} is a file: "attic.json: 8 levels, no problems".
        lines = printable(text.trn("{2}: {1} level, no problems", "{2}: {1} levels, no problems",
                                   static_cast<std::int64_t>(file.reading.pack.levels.size()), file.name)) +
                "\n";
    return lines;
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
        const Json json{{"files", m_files}};
        return {json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n", m_exitCode, m_remark};
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
        m_lines += levels.text();
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
        const auto files = data::levelFiles(name);
        if (files.empty())
            report.add({name, {}, text.tr("There are no level files in {1}.", name)});
        for (const std::filesystem::path& file : files)
            report.add(checkFile(file.string(), in, text));
    }
    return report.answer();
}

} // namespace cli
