// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Program.hpp"

#include "cli/Arguments.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "cli/Scores.hpp"
#include "data/database/Recovery.hpp"
#include "data/files/Log.hpp"
#include "data/files/Paths.hpp"
#include "data/files/PlainText.hpp"
#include "text/HelpFormatter.hpp"
#include "text/Problems.hpp"
#include "text/Text.hpp"

#include <exception>
#include <ostream>

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
    for (std::string_view rest = answer.remark; !rest.empty();)
        printError(surroundings.err, data::takeLine(rest));
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
    const auto command = parseArguments(arguments, text, text::terminalWidth(surroundings.environment));
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
