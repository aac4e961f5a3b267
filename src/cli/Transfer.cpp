// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Commands.hpp"
#include "cli/OutputFile.hpp"
#include "cli/Printing.hpp"
#include "cli/Scores.hpp"
#include "data/files/File.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/RunTransfer.hpp"
#include "text/Problems.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <fstream>
#include <istream>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view standardStream = "-";

std::int64_t counted(std::size_t count) {
    return static_cast<std::int64_t>(count);
}

/// Opens a file of runs, unless standard input is meant. \returns the stream, or an error message. Pipes are allowed,
/// but reading from a device may never end, and opening one may have side effects.
tl::expected<std::ifstream, std::string> openRuns(const std::string& name, const text::Text& text) {
    std::ifstream file;
    if (name == standardStream)
        return file;
    std::error_code unknown; // Opening the file will report it.
    const std::filesystem::path path = data::pathFromText(name);
    const auto status = std::filesystem::status(path, unknown);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
        !std::filesystem::is_fifo(status))
        return tl::unexpected(text::describe(text, data::FileProblem{data::FileError::NotAFile, path}));
    file.open(path, std::ios::binary);
    if (!file) {
        const auto error = std::filesystem::exists(status) ? data::FileError::Denied : data::FileError::Missing;
        return tl::unexpected(text::describe(text, data::FileProblem{error, path}));
    }
    return file;
}

/// Why a file was not read to its end; empty if it was.
std::string readingProblem(const data::LinesReport& report, const std::string& name, const text::Text& text) {
    if (report.broken)
        return text::describe(text, data::FileProblem{data::FileError::Failed, data::pathFromText(name)});
    if (report.endless == 0)
        return {};
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    return text.tr("Line {1} is longer than {2}\u00a0MiB, so nothing after it was read.", report.endless,
                   data::maxRunLineRead / mebibyte);
}

/// A sentence for each problem of a line.
std::vector<std::string> sentencesFor(const data::RefusedLine& line, const text::Text& text) {
    if (const auto* problem = std::get_if<data::RunProblem>(&line.why))
        return {text::describe(text, *problem)};
    std::vector<std::string> sentences;
    for (const data::Problem& problem : std::get<std::vector<data::Problem>>(line.why))
        sentences.push_back(text::describeWithPlace(text, problem));
    return sentences;
}

std::string refusalsText(const data::LinesReport& report, const text::Text& text) {
    std::string lines;
    for (const data::RefusedLine& refused : report.refusals)
        for (const std::string& sentence : sentencesFor(refused, text))
            // TRANSLATORS: {2} is an error: "Line 3: This is no run."
            lines += printable(text.tr("Line {1}: {2}", refused.line, sentence)) + "\n";
    if (report.refused > report.refusals.size())
        lines += text.tr("… and so on.") + "\n";
    return lines;
}

Json refusalsJson(const data::LinesReport& report, const text::Text& text) {
    Json list = Json::array();
    for (const data::RefusedLine& refused : report.refusals)
        list.push_back({{"line", refused.line}, {"problems", sentencesFor(refused, text)}});
    return list;
}

/// Says how many runs count only under the share code of their random board; empty if none do.
std::string underCodeText(const data::LinesReport& report, const text::Text& text) {
    return report.underCode == 0
               ? std::string()
               : text.trn("{1} run on a random board counts for this board only: it has no seed that gives the board.",
                          "{1} runs on random boards count for these boards only: they have no seeds that give the "
                          "boards.",
                          counted(report.underCode)) +
                     "\n";
}

int exitCodeOf(const data::LinesReport& report) {
    return report.refused > 0 ? exitNo : exitYes;
}

std::string importedWords(const data::ImportReport& report, const text::Text& text) {
    return text.trn("{1} run imported.", "{1} runs imported.", counted(report.stored));
}

std::string importText(const data::ImportReport& report, const text::Text& text) {
    std::string lines = refusalsText(report.read, text);
    lines += importedWords(report, text) + "\n";
    if (report.present > 0)
        lines += text.trn("{1} run was there already.", "{1} runs were there already.", counted(report.present)) + "\n";
    if (report.read.refused > 0)
        lines += text.trn("{1} run was refused.", "{1} runs were refused.", counted(report.read.refused)) + "\n";
    return lines + underCodeText(report.read, text);
}

std::string importJson(const data::ImportReport& report, const text::Text& text) {
    return jsonLine({{"runs", report.read.lines},
                     {"imported", report.stored},
                     {"present", report.present},
                     {"refused", report.read.refused},
                     {"underCode", report.read.underCode},
                     {"refusals", refusalsJson(report.read, text)}});
}

std::string verifyText(const data::LinesReport& report, const text::Text& text) {
    const std::size_t sound = report.lines - report.refused;
    std::string lines = refusalsText(report, text);
    lines += text.trn("{1} run is valid.", "{1} runs are valid.", counted(sound)) + "\n";
    if (report.refused > 0)
        lines += text.trn("{1} run is not valid.", "{1} runs are not valid.", counted(report.refused)) + "\n";
    return lines + underCodeText(report, text);
}

std::string verifyJson(const data::LinesReport& report, const text::Text& text) {
    return jsonLine({{"runs", report.lines},
                     {"verified", report.lines - report.refused},
                     {"refused", report.refused},
                     {"underCode", report.underCode},
                     {"refusals", refusalsJson(report, text)}});
}

tl::expected<data::ExportedRuns, data::StorageProblem> readExport(std::optional<data::Database>& database) {
    if (!database)
        return data::ExportedRuns();
    return data::exportRuns(*database);
}

std::string leftOut(const data::ExportedRuns& runs, const text::Text& text) {
    return runs.tampered == 0
               ? std::string()
               : text.trn("{1} altered run left out.", "{1} altered runs left out.", counted(runs.tampered));
}

Outcome exportFrom(std::optional<data::Database>& database, const ExportRequest& request, const text::Text& text) {
    auto runs = readExport(database);
    if (!runs)
        return tl::unexpected(text::describe(text, runs.error()));
    if (database && database->reopenCount() > 0) // Read from another file than the one that the remark is about.
        return tl::unexpected(text::describe(text, data::StorageProblem::Replaced));
    if (request.file == standardStream)
        return Answer{std::move(runs->lines), exitYes, leftOut(*runs, text)};
    if (const auto written = data::writeFile(data::pathFromText(request.file), runs->lines); !written)
        return tl::unexpected(text::describe(text, written.error()));
    if (request.json)
        return Answer{
            jsonLine({{"file", request.file}, {"runs", runs->runs}, {"leftOut", runs->tampered}}), exitYes, {}};
    return Answer{
        printable(text.trn("{1} run written to {2}.", "{1} runs written to {2}.", counted(runs->runs), request.file)) +
            "\n",
        exitYes, leftOut(*runs, text)};
}

Outcome importInto(data::Database& database, const ImportRequest& request, std::istream& in, puzzle::Moment now,
                   const text::Text& text) {
    const data::ImportReport report = data::importRuns(database, in, now);
    const std::string why =
        report.stopped ? text::describe(text, *report.stopped) : readingProblem(report.read, request.file, text);
    if (!why.empty())
        return tl::unexpected(why + " " + importedWords(report, text));
    if (database.reopenCount() > 0) // Some runs went into one file, some into another.
        return tl::unexpected(text::describe(text, data::StorageProblem::Replaced));
    return Answer{request.json ? importJson(report, text) : importText(report, text), exitCodeOf(report.read), {}};
}

} // namespace

Outcome exportScores(const ExportRequest& request, const data::Paths& paths, const text::Text& text) {
    if (auto problem = targetProblem(request.file, request.force, paths, text))
        return tl::unexpected(*std::move(problem));
    auto opened = openScores(paths, text);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    return remarked(opened->remark, exportFrom(opened->database, request, text));
}

Outcome importScores(const ImportRequest& request, const data::Paths& paths, std::istream& in, puzzle::Moment now,
                     const data::Today& today, const text::Text& text) {
    auto file = openRuns(request.file, text);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    auto opened = openScoresToWrite(paths, text);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    opened->database->backUpDaily(paths.backups(), today);
    std::istream& runs = request.file == standardStream ? in : *file;
    return remarked(opened->remark, importInto(*opened->database, request, runs, now, text));
}

Outcome verify(const VerifyRequest& request, std::istream& in, puzzle::Moment now, const text::Text& text) {
    auto file = openRuns(request.file, text);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    const data::LinesReport report =
        data::verifyRuns(request.file == standardStream ? in : *file, data::puzzles(), now);
    if (auto why = readingProblem(report, request.file, text); !why.empty())
        return tl::unexpected(std::move(why));
    return Answer{request.json ? verifyJson(report, text) : verifyText(report, text), exitCodeOf(report), {}};
}

} // namespace cli
