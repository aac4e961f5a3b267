// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Program.hpp"

#include "cli/Arguments.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "cli/Scores.hpp"
#include "data/database/Recovery.hpp"
#include "data/files/File.hpp"
#include "data/files/Log.hpp"
#include "data/files/Paths.hpp"
#include "text/Problems.hpp"
#include "text/Text.hpp"

#include <ctime>
#include <exception>
#include <istream>
#include <ostream>
#include <random>

namespace cli {

namespace {

void printError(std::ostream& err, std::string_view sentence) {
    err << "lichter-aus-cli: " << printable(sentence) << '\n';
}

/// Loads the messages of the requested language. A missing catalogue is reported, but the program continues.
text::Text loadText(text::Language language, const std::filesystem::path& shipped,
                    const ProgramEnvironment& surroundings) {
    text::Text text = text::Text::load(shipped / "locale", language);
    if (text.problem() && language != text::Language::English)
        printError(surroundings.err, text::describe(text, *text.problem()));
    return text;
}

int print(const Answer& answer, const ProgramEnvironment& surroundings, const text::Text& text) {
    surroundings.out << answer.output << std::flush;
    if (!answer.remark.empty())
        printError(surroundings.err, answer.remark);
    if (!surroundings.out) {
        printError(surroundings.err, text.tr("The answer could not be written to standard output."));
        return exitBad;
    }
    return answer.exitCode;
}

/// \param log is replaced by the player's log once its location is known.
int execute(const std::vector<std::string>& arguments, const ProgramEnvironment& surroundings, data::Log& log) {
    const std::filesystem::path shipped =
        data::shippedData(surroundings.executable, surroundings.environment).value_or(noFolder);
    const text::Text text = loadText(text::wantedLanguage(arguments, surroundings.environment), shipped, surroundings);
    const auto command = parseArguments(arguments, text);
    if (!command && command.error().exitCode != exitYes) {
        printError(surroundings.err, command.error().words);
        return command.error().exitCode;
    }
    if (!command)
        return print({command.error().words, exitYes, {}}, surroundings, text);
    const Workplace place{surroundings, shipped, text, command->dataFolder};
    const auto paths = place.playersPaths();
    if (paths)
        log = data::Log(*paths, logName);
    const Outcome outcome = command->job(place);
    if (!outcome)
        printError(surroundings.err, outcome.error());
    const int exitCode = outcome ? print(*outcome, surroundings, text) : exitBad;
    // Not earlier: if the program is killed before it has printed this, the next one tells the player.
    if (paths && surroundings.err.flush())
        data::recoveryTold(paths->database(), outcome ? outcome->remark : outcome.error());
    return exitCode;
}

} // namespace

std::ostream* Workplace::terminal() const {
    return surroundings.errIsTerminal ? &surroundings.err : nullptr;
}

std::optional<data::Paths> Workplace::playersPaths() const {
    auto paths = dataFolder ? std::optional(data::pathsIn(*dataFolder)) : data::userPaths(surroundings.environment);
    if (paths)
        paths->home = data::homeFolder(surroundings.environment);
    return paths;
}

tl::expected<data::Paths, std::string> Workplace::scoresPaths() const {
    const auto paths = playersPaths();
    if (!paths)
        return tl::unexpected(text.tr("HOME is not set. Use --data-dir to say where the scores are."));
    // A missing folder that could be created holds no scores.
    if (dataFolder)
        if (const auto problem = data::folderProblem(paths->data))
            return tl::unexpected("--data-dir: " + text::describeFolder(text, *problem));
    return *paths;
}

data::Library Workplace::library(const std::optional<data::Paths>& paths) const {
    return data::Library::load(shipped / "levels", paths ? paths->levels() : noFolder);
}

std::uint64_t systemEntropy() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

puzzle::Moment systemNow() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

puzzle::Day systemToday() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return {std::chrono::year(1900 + local.tm_year), std::chrono::month(static_cast<unsigned>(local.tm_mon + 1)),
            std::chrono::day(static_cast<unsigned>(local.tm_mday))};
}

int run(const std::vector<std::string>& arguments, const ProgramEnvironment& surroundings) {
    data::Log log;
    try {
        return execute(arguments, surroundings, log);
    } catch (const std::exception& error) {
        printError(surroundings.err, error.what());
        log.error(error.what());
        return exitBad;
    }
}

} // namespace cli
