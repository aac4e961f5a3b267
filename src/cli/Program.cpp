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

/// Used if the folder of shipped data, or of the player, is missing: nothing is found in it.
constexpr const char* nowhere = "/nonexistent/lichter-aus";

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

/// Where the player's files are, if anywhere.
std::optional<data::Paths> playersPaths(const Command& command, const ProgramEnvironment& surroundings) {
    auto paths = command.dataFolder ? std::optional(data::pathsIn(*command.dataFolder))
                                    : data::userPaths(surroundings.environment);
    if (paths)
        paths->home = data::homeFolder(surroundings.environment);
    return paths;
}

/// Runs the command of a request.
struct Execute {
    const Command& command;
    const ProgramEnvironment& surroundings;
    const std::filesystem::path& shipped;
    const text::Text& text;

    Outcome operator()(const SolveRequest& request) const {
        return solve(request, surroundings.in, surroundings.errIsTerminal ? &surroundings.err : nullptr, text,
                     surroundings.solveLimits);
    }
    Outcome operator()(const GenerateRequest& request) const {
        return generate(request, surroundings.entropy, surroundings.errIsTerminal ? &surroundings.err : nullptr, text);
    }
    Outcome operator()(const InfoRequest& request) const { return info(request, surroundings.in, text); }
    Outcome operator()(const CheckRequest& request) const { return check(request, surroundings.in, text); }
    Outcome operator()(const CodeRequest& request) const { return code(request, surroundings.in, text); }
    Outcome operator()(const DecodeRequest& request) const { return decode(request, surroundings.in, text); }
    Outcome operator()(const ScoresRequest& request) const {
        const auto paths = scoresPaths();
        if (!paths)
            return tl::unexpected(paths.error());
        const data::Library library = data::Library::load(shipped / "levels", paths->levels());
        return scores(request, *paths, library, surroundings.now(), text);
    }
    Outcome operator()(const ExportRequest& request) const {
        const auto paths = scoresPaths();
        return paths ? exportScores(request, *paths, text) : tl::unexpected(paths.error());
    }
    Outcome operator()(const ImportRequest& request) const {
        const auto paths = scoresPaths();
        return paths ? importScores(request, *paths, surroundings.in, surroundings.now(), surroundings.today, text)
                     : tl::unexpected(paths.error());
    }
    Outcome operator()(const ArukoneSolveRequest& request) const {
        return solveArukone(request, {surroundings.in, surroundings.out},
                            surroundings.errIsTerminal ? &surroundings.err : nullptr, text);
    }
    Outcome operator()(const ArukoneGreedyRequest& request) const {
        return greedyArukone(request, surroundings.in, text);
    }
    Outcome operator()(const ArukoneGenerateRequest& request) const {
        return generateArukone(request, surroundings.entropy, surroundings.errIsTerminal ? &surroundings.err : nullptr,
                               text);
    }
    Outcome operator()(const SheetRequest& request) const {
        return printSheet(request, playersPaths(command, surroundings), surroundings.environment, shipped,
                          surroundings.in, surroundings.entropy,
                          surroundings.errIsTerminal ? &surroundings.err : nullptr, text);
    }
    Outcome operator()(const ClassRequest& request) const {
        const auto paths = scoresPaths();
        if (!paths)
            return tl::unexpected(paths.error());
        const data::Library library = data::Library::load(shipped / "levels", paths->levels());
        return showClass(request, *paths, library, surroundings.now(), surroundings.today(), text);
    }
    Outcome operator()(const ClassMakeRequest& request) const {
        const auto paths = playersPaths(command, surroundings);
        const data::Library library = data::Library::load(shipped / "levels", paths ? paths->levels() : nowhere);
        return makeClass(request, library, surroundings.in, surroundings.entropy,
                         surroundings.errIsTerminal ? &surroundings.err : nullptr, text);
    }
    Outcome operator()(const CompleteRequest& request) const {
        const auto paths = playersPaths(command, surroundings);
        return complete(request, paths.value_or(data::Paths{nowhere, nowhere, nowhere}), shipped / "levels");
    }
    Outcome operator()(const VerifyRequest& request) const {
        return verify(request, surroundings.in, surroundings.now(), text);
    }

    /// Where the scores are, or an error message.
    [[nodiscard]] tl::expected<data::Paths, std::string> scoresPaths() const {
        const auto paths = playersPaths(command, surroundings);
        if (!paths)
            return tl::unexpected(text.tr("HOME is not set. Use --data-dir to say where the scores are."));
        // A missing folder that could be created holds no scores.
        if (command.dataFolder)
            if (const auto problem = data::folderProblem(paths->data))
                return tl::unexpected("--data-dir: " + text::describeFolder(text, *problem));
        return *paths;
    }
};

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
        data::shippedData(surroundings.executable, surroundings.environment).value_or(nowhere);
    const text::Text text = loadText(text::wantedLanguage(arguments, surroundings.environment), shipped, surroundings);
    const auto command = parseArguments(arguments, text);
    if (!command && command.error().exitCode != exitYes) {
        printError(surroundings.err, command.error().words);
        return command.error().exitCode;
    }
    if (!command)
        return print({command.error().words, exitYes, {}}, surroundings, text);
    if (const auto paths = playersPaths(*command, surroundings))
        log = data::Log(*paths, logName);
    const Outcome outcome = std::visit(Execute{*command, surroundings, shipped, text}, command->request);
    if (!outcome)
        printError(surroundings.err, outcome.error());
    const int exitCode = outcome ? print(*outcome, surroundings, text) : exitBad;
    // Not earlier: if the program is killed before it has printed this, the next one tells the player.
    if (const auto paths = playersPaths(*command, surroundings); paths && surroundings.err.flush())
        data::recoveryTold(paths->database(), outcome ? outcome->remark : outcome.error());
    return exitCode;
}

} // namespace

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
