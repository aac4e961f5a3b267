// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Options.hpp"

#include "arukone/RandomSetting.hpp"
#include "data/files/Characters.hpp"
#include "data/levels/Puzzles.hpp"
#include "lights/Board.hpp"
#include "puzzle/Cell.hpp"
#include "text/Format.hpp"
#include "text/RuleOptions.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <map>
#include <memory>
#include <system_error>
#include <utility>
#include <variant>

namespace cli {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr int maxBoards = 1'000'000; ///< That one command generates.

/// The value, or a Misuse with the error message.
template<class Value>
Value orMisuse(tl::expected<Value, std::string> value) {
    if (!value)
        throw Misuse(value.error());
    return *std::move(value);
}

/// Whether two names are those of one file, which need not exist; standard output is no file.
bool isSameFile(const std::string& one, const std::string& other) {
    std::error_code error; // Then the names are compared as they are.
    return one == other ||
           (one != "-" && other != "-" && !one.empty() && !other.empty() &&
            std::filesystem::weakly_canonical(one, error) == std::filesystem::weakly_canonical(other, error) && !error);
}

/// Throws Misuse if both a board and the list of pupils are to be read from standard input.
void refuseBothOnInput(const std::vector<std::string>& boards, const std::string& pupils, const text::Text& text) {
    if (pupils == "-" && std::ranges::find(boards, "-") != boards.end())
        throw Misuse(text.tr("{1} and {2} cannot be used together.", "--pupils -", "-"));
}

// Values that several commands read.

using DifficultyOrOptimum = std::variant<lights::Difficulty, int>;

/// --difficulty and --optimum, of which only one may be given; any difficulty if neither is.
DifficultyOrOptimum readWish(const std::string& typedDifficulty, const std::string& typedOptimum,
                             const text::Text& text) {
    if (!typedOptimum.empty() && !typedDifficulty.empty())
        throw Misuse(text.tr("--optimum and --difficulty cannot be used together."));
    if (!typedOptimum.empty()) {
        const auto optimum = puzzle::numberFromText(typedOptimum);
        if (!optimum)
            throw Misuse(text.tr("--optimum needs a number of moves, not “{1}”.", typedOptimum));
        return *optimum;
    }
    const auto difficulty =
        typedDifficulty.empty() ? puzzle::Difficulty::Any : puzzle::difficultyFromName(typedDifficulty);
    if (!difficulty)
        throw Misuse(text.tr("--difficulty must be any, easy, medium, hard or hardest, not “{1}”.", typedDifficulty));
    return *difficulty;
}

/// The number of boards for --count; one if it is not given.
int readCount(const std::string& typed, const text::Text& text, int most = maxBoards) {
    const int count = typed.empty() ? 1 : puzzle::numberFromText(typed).value_or(0);
    if (count < 1 || count > most)
        throw Misuse(text.tr("--count needs a number from 1 to {1}, not “{2}”.", most, typed));
    return count;
}

/// A number of seconds above 0, for --budget; none if it is not given.
std::optional<Seconds> readBudget(const std::string& typed, const text::Text& text) {
    constexpr double longestBudget = 1e6;
    if (typed.empty())
        return std::nullopt;
    double seconds = 0;
    const char* end = typed.data() + typed.size();
    const auto [stopped, error] = std::from_chars(typed.data(), end, seconds);
    if (error != std::errc() || stopped != end || !(seconds > 0 && seconds <= longestBudget))
        throw Misuse(text.tr("--budget needs a number of seconds above 0, such as 2.5, not “{1}”.", typed));
    return Seconds(seconds);
}

std::optional<arukone::Fill> readFill(const std::string& typed, const text::Text& text) {
    const auto fill = arukone::fillFromName(typed);
    if (!fill && !typed.empty())
        throw Misuse(text.tr("--fill must be all, any or apart, not “{1}”.", typed));
    return fill;
}

/// The signs of lit and dark windows, two characters.
std::optional<std::pair<std::string, std::string>> readSigns(const std::string& typed, const text::Text& text) {
    if (typed.empty())
        return std::nullopt;
    std::string_view rest = typed;
    std::vector<std::string> signs;
    while (!rest.empty()) {
        const std::string_view from = rest;
        if (!data::takeCodePoint(rest))
            rest.remove_prefix(1);
        signs.emplace_back(from.substr(0, from.size() - rest.size()));
    }
    if (signs.size() != 2 || signs[0] == signs[1])
        throw Misuse(
            text.tr("--signs needs two characters, for lit and for dark windows, such as 10, not “{1}”.", typed));
    return std::pair{signs[0], signs[1]};
}

puzzle::Size readSize(const std::string& typed, std::string_view command, const text::Text& text) {
    if (typed.empty())
        throw Misuse(text.tr("{1} needs a size, rows by columns, such as 5x5.", command));
    const auto size = puzzle::sizeFromText(typed);
    if (!size)
        throw Misuse(text.tr("“{1}” is not a size: write rows by columns, such as 5x5.", typed));
    return *size;
}

/// --format of a command that prints boards. \param names what it may be, as the option's help shows it, with the
/// format of each name; Json is what --json stands for.
template<class Format>
Format readFormat(const std::string& typed, bool json, const std::map<std::string_view, Format>& names,
                  const std::string& unknown, const text::Text& text) {
    const auto found = names.find(typed);
    if (!typed.empty() && found == names.end())
        throw Misuse(unknown);
    if (json && !typed.empty() && typed != "json")
        throw Misuse(text.tr("--json and --format {1} cannot be used together.", typed));
    return json ? Format::Json : typed.empty() ? Format::Text : found->second;
}

// Options that several commands have.

void addJson(CLI::App& command, const text::Text& text, bool& json) {
    command.add_flag("--json", json, text.tr("Print the answer as one JSON object"));
}

/// The options for surface, stamp and quiet hours. \param ofTextBoard they complete a text board.
void addShape(CLI::App& command, const text::Text& text, text::TypedRules& typed, bool ofTextBoard = false) {
    const std::string surfaces = text::anyNameOf(text, lights::allSurfaces);
    const std::string stamps = text::stampForms(text);
    command
        .add_option("--surface", typed.surface,
                    ofTextBoard ? text.tr("Surface of a text board: {1}", surfaces) : text.tr("Surface: {1}", surfaces))
        ->type_name(text.tr("SURFACE"));
    command
        .add_option("--stamp", typed.stamp,
                    ofTextBoard ? text.tr("Stamp of a text board: {1}", stamps) : text.tr("Stamp: {1}", stamps))
        ->type_name(text.tr("STAMP"));
    command.add_flag("--quiet-hours", typed.quietHours,
                     text.tr("Quiet hours: only windows that differ from the goal can be pressed"));
}

void addFill(CLI::App& command, const text::Text& text, std::string& typed) {
    command
        .add_option(
            "--fill", typed,
            text.tr("Whether cables use all free cells of an Arukone text board: all, any, or apart (all, and no "
                    "cable runs beside itself)"))
        ->type_name("all|any|apart");
}

void addDifficulty(CLI::App& command, const text::Text& text, std::string& typed) {
    command.add_option("--difficulty", typed, text.tr("Difficulty: any, easy, medium, hard or hardest"))
        ->type_name(text.tr("DIFFICULTY"));
}

void addSeed(CLI::App& command, const text::Text& text, std::string& typed) {
    command.add_option("--seed", typed, text.tr("Any text: the same seed gives the same board"))
        ->type_name(text.tr("TEXT"));
}

/// Random boards, as typed.
struct TypedRandom {
    text::TypedRules rules;
    std::string difficulty, optimum, seed, count, fill;
    std::string signs; ///< Of text boards beside random ones.
    bool arukone = false;
};

void addSigns(CLI::App& command, const text::Text& text, std::string& signs) {
    command
        .add_option("--signs", signs, text.tr("Characters of lit and dark windows in a text board, such as 10 or XO"))
        ->type_name(text.tr("SIGNS"));
}

/// The options for what random boards of Lights Out are like.
void addWish(CLI::App& command, const text::Text& text, TypedRandom& typed) {
    addDifficulty(command, text, typed.difficulty);
    command.add_option("--optimum", typed.optimum, text.tr("Boards that need exactly this many moves"))
        ->type_name(text.tr("NUMBER"));
    command
        .add_option("--sealed", typed.rules.sealed,
                    text.tr("How many windows are sealed: they switch, but cannot be pressed"))
        ->type_name(text.tr("NUMBER"));
}

void addRandomGoal(CLI::App& command, const text::Text& text, std::string& typed) {
    command.add_option("--goal", typed, text.tr("Goal: off, on, or picture (made from the seed)"))
        ->type_name(text.tr("GOAL"));
}

/// The options for random boards of either puzzle.
void addRandom(CLI::App& command, const text::Text& text, TypedRandom& typed) {
    command.add_option("--count", typed.count, text.tr("How many random boards of each size"))
        ->type_name(text.tr("NUMBER"));
    addSeed(command, text, typed.seed);
    addShape(command, text, typed.rules);
    addRandomGoal(command, text, typed.rules.goal);
    addWish(command, text, typed);
    command.add_flag("--arukone", typed.arukone, text.tr("Random boards of Arukone"));
    command
        .add_option(
            "--fill", typed.fill,
            text.tr("Whether cables of Arukone use all cells: all, any, or apart (all, and no cable runs beside "
                    "itself)"))
        ->type_name("all|any|apart");
}

// Boards.

/// A board that exists, with the options that complete a text board.
BoardArguments givenBoard(const std::string& board, const text::TypedRules& typed, const std::string& fill,
                          const std::string& signs, const text::Text& text) {
    const text::NamedRules rules = orMisuse(text::namedRules(typed, text));
    BoardArguments arguments{board, rules.surface, rules.stamp, std::nullopt, readFill(fill, text)};
    if (!typed.goal.empty())
        arguments.goal = typed.goal;
    arguments.signs = readSigns(signs, text);
    arguments.quietHours = typed.quietHours;
    return arguments;
}

/// A board that exists and its rules, as typed.
struct TypedBoard {
    std::string board, fill, signs{};
    text::TypedRules rules{};
};

BoardArguments readBoard(const char* command, const TypedBoard& typed, const text::Text& text) {
    if (typed.board.empty())
        throw Misuse(text.tr("{1} needs a board: a file, - for standard input, or a share code.", command));
    return givenBoard(typed.board, typed.rules, typed.fill, typed.signs, text);
}

/// For the help of commands that read boards.
std::string otherNotations(const text::Text& text) {
    return text.tr("Boards as others write them are read too: 1 and 0, X and O, x and -; with spaces, commas or bars\n"
                   "between the cells; below lines with sizes; on one line (101/010); as JSON arrays or coordinates;\n"
                   "several in one file (FILE#2); and saved games of Flip. What a text was taken for is printed.");
}

void addBoard(CLI::App& command, const text::Text& text, TypedBoard& typed) {
    command.add_option("FILE", typed.board, text.tr("The board: a file, - for standard input, or a share code"))
        ->type_name("");
    addShape(command, text, typed.rules, true);
    command.add_option("--goal", typed.rules.goal, text.tr("Goal of a text board: off, on, or the file of a picture"))
        ->type_name(text.tr("GOAL"));
    addSigns(command, text, typed.signs);
}

/// The random boards that a size stands for, added to those that a command is to take.
template<class Boards>
void addRandomBoards(std::vector<Boards>& boards, puzzle::Size size, const TypedRandom& typed, const text::Text& text) {
    const DifficultyOrOptimum wanted = readWish(typed.difficulty, typed.optimum, text);
    if (!typed.arukone) {
        lights::RandomSetting setting = orMisuse(text::randomSetting(size, typed.rules, text));
        setting.wanted = wanted;
        boards.emplace_back(std::move(setting));
        return;
    }
    const auto* difficulty = std::get_if<puzzle::Difficulty>(&wanted);
    const auto fill = readFill(typed.fill, text);
    if (difficulty == nullptr)
        throw Misuse(text.tr("--optimum is only for Lights Out."));
    const arukone::RandomSetting setting{size, fill.value_or(arukone::Fill::All), arukone::BoardKind::Unique,
                                         *difficulty};
    if (!isValid(setting))
        throw Misuse(text.tr("Boards of this kind have {1} to {2} rows and columns.", arukone::minRandomSide,
                             arukone::maxUniqueSide));
    boards.emplace_back(setting);
}

/// Adds what was typed as boards, each a board that exists or a size for random ones, to those a command is to take.
template<class Boards>
void addTypedBoards(std::vector<Boards>& boards, const std::vector<std::string>& words, const TypedRandom& typed,
                    const text::Text& text) {
    const bool random =
        std::ranges::any_of(words, [](const std::string& word) { return puzzle::sizeFromText(word).has_value(); });
    // Beside random boards the rules are theirs; without any they complete text boards.
    const TypedRandom ofText = random ? TypedRandom() : typed;
    for (const std::string& word : words)
        if (const auto size = puzzle::sizeFromText(word))
            addRandomBoards(boards, *size, typed, text);
        else
            boards.emplace_back(givenBoard(word, ofText.rules, ofText.fill, typed.signs, text));
    const text::TypedRules& rules = typed.rules;
    const bool ofRandom = !typed.seed.empty() || !typed.count.empty() || !typed.difficulty.empty() ||
                          !typed.optimum.empty() || !rules.sealed.empty() || typed.arukone;
    if (ofRandom && !random)
        throw Misuse(text.tr("--count, --seed, --difficulty, --optimum, --sealed and --arukone are for random "
                             "boards: give a size, such as 5x5."));
    if (typed.arukone && (!rules.surface.empty() || !rules.stamp.empty() || !rules.goal.empty() ||
                          !rules.sealed.empty() || rules.quietHours))
        throw Misuse(text.tr("--surface, --stamp, --goal, --sealed and --quiet-hours are only for Lights Out."));
}

// Each command: a function that adds its options and returns what reads them. Options are bound to the request itself
// where they need no reading.

using ReadJob = std::function<Job()>;

ReadJob solveOptions(CLI::App& command, const text::Text& text) {
    struct Typed {
        TypedBoard board;
        std::string budget;
        SolveRequest request;
    };
    const auto typed = std::make_shared<Typed>();
    addBoard(command, text, typed->board);
    command.add_option("--budget", typed->budget, text.tr("Time limit for finding the optimum"))
        ->type_name(text.tr("SECONDS"));
    command.add_flag("--any", typed->request.any, text.tr("Stop after one solution; do not look for the optimum"));
    command.add_flag("--steps", typed->request.steps, text.tr("Print the board after each press"));
    command.add_flag("--presses", typed->request.presses, text.tr("List the presses of boards above 100×100 too"));
    addJson(command, text, typed->request.json);
    return [typed, &text] {
        SolveRequest request = typed->request;
        request.board = readBoard("solve", typed->board, text);
        request.budget = readBudget(typed->budget, text);
        return [request](const Workplace& place) {
            return solve(request, place.surroundings.in, place.terminal(), place.text, place.surroundings.solveLimits);
        };
    };
}

ReadJob infoOptions(CLI::App& command, const text::Text& text) {
    struct Typed {
        std::string board, signs;
        text::TypedRules rules;
        bool json = false;
    };
    const auto typed = std::make_shared<Typed>();
    command
        .add_option("FILE", typed->board, text.tr("The board: a file, - for standard input, a share code, or a size"))
        ->type_name("");
    addShape(command, text, typed->rules);
    addSigns(command, text, typed->signs);
    addJson(command, text, typed->json);
    return [typed, &text] {
        if (typed->board.empty())
            throw Misuse(text.tr(
                "{1} needs a board: a file, - for standard input, a share code, or a size such as 5x5.", "info"));
        const InfoRequest request{givenBoard(typed->board, typed->rules, {}, typed->signs, text), typed->json};
        return [request](const Workplace& place) { return info(request, place.surroundings.in, place.text); };
    };
}

ReadJob generateOptions(CLI::App& command, const text::Text& text) {
    struct Typed {
        std::string size, format;
        TypedRandom random;
        bool json = false;
    };
    const auto typed = std::make_shared<Typed>();
    command.add_option("SIZE", typed->size, text.tr("Rows and columns, such as 5x5"))->type_name("");
    addShape(command, text, typed->random.rules);
    addRandomGoal(command, text, typed->random.rules.goal);
    addWish(command, text, typed->random);
    addSeed(command, text, typed->random.seed);
    command.add_option("--count", typed->random.count, text.tr("How many boards to generate"))
        ->type_name(text.tr("NUMBER"));
    command.add_option("--format", typed->format, text.tr("Print boards as text, json or code"))
        ->type_name("text|json|code");
    addJson(command, text, typed->json);
    return [typed, &text] {
        using Format = GenerateRequest::Format;
        const puzzle::Size size = readSize(typed->size, "generate", text);
        lights::RandomSetting setting = orMisuse(text::randomSetting(size, typed->random.rules, text));
        setting.wanted = readWish(typed->random.difficulty, typed->random.optimum, text);
        const int count = readCount(typed->random.count, text);
        const auto format = readFormat(
            typed->format, typed->json,
            std::map<std::string_view, Format>{{"text", Format::Text}, {"json", Format::Json}, {"code", Format::Code}},
            text.tr("--format must be text, json or code, not “{1}”.", typed->format), text);
        const GenerateRequest request{std::move(setting), typed->random.seed, count, format};
        return [request](const Workplace& place) {
            return generate(request, place.surroundings.entropy, place.terminal(), place.text);
        };
    };
}

ReadJob checkOptions(CLI::App& command, const text::Text& text) {
    const auto request = std::make_shared<CheckRequest>();
    command
        .add_option("FILE", request->files,
                    text.tr("Level files, packs (JSON) or folders of them, - for standard input"))
        ->type_name("");
    command.add_flag("--list", request->list, text.tr("Print a row for each level"));
    addJson(command, text, request->json);
    command.footer(
        text.tr("Exit code 1 means that a file has problems or, with --list, a level that cannot be solved."));
    return [request, &text] {
        if (request->files.empty())
            throw Misuse(text.tr("check needs at least one level file."));
        return [request](const Workplace& place) { return check(*request, place.surroundings.in, place.text); };
    };
}

ReadJob codeOptions(CLI::App& command, const text::Text& text) {
    struct Typed {
        TypedBoard board;
        bool json = false;
    };
    const auto typed = std::make_shared<Typed>();
    addBoard(command, text, typed->board);
    addFill(command, text, typed->board.fill);
    addJson(command, text, typed->json);
    return [typed, &text] {
        const CodeRequest request{readBoard("code", typed->board, text), typed->json};
        return [request](const Workplace& place) { return code(request, place.surroundings.in, place.text); };
    };
}

ReadJob decodeOptions(CLI::App& command, const text::Text& text) {
    const auto request = std::make_shared<DecodeRequest>();
    command
        .add_option("CODE", request->code,
                    text.tr("A share code or Flip game ID, or a file (- for standard input) with one in it"))
        ->type_name("");
    addJson(command, text, request->json);
    return [request, &text] {
        if (request->code.empty())
            throw Misuse(text.tr("decode needs a share code, such as LA1ChQAjvuID."));
        return [request](const Workplace& place) { return decode(*request, place.surroundings.in, place.text); };
    };
}

/// A command of a command. Its help follows that of the other.
CLI::App& addInner(CLI::App& command, const text::Text& text, const char* name, const std::string& description) {
    CLI::App& inner = *command.add_subcommand(name, description);
    inner.group(text.tr("Commands:"));
    inner.set_help_flag("-h,--help", text.tr("Print this help and quit"));
    return inner;
}

// Keys of runs.

/// A whole key may be typed too, as the table shows it: returns the text after its colon.
std::string withoutMode(const puzzle::RunKey& typed, puzzle::RunMode mode) {
    const std::string& text = typed.text();
    return typed.mode() == mode ? text.substr(text.find(':') + 1) : text;
}

/// The level of a typed path or key.
puzzle::RunKey levelKey(const std::string& typed) {
    return puzzle::RunKey::level(withoutMode(typed, puzzle::RunMode::Level));
}

/// The daily puzzle of a typed date or key.
puzzle::RunKey dailyKey(const std::string& typed, puzzle::DailySeries series, const text::Text& text) {
    const bool main = series == puzzle::DailySeries::Main;
    // The key itself is understood too, but not that of the other series.
    const puzzle::RunKey key = typed;
    const bool isKey = key.mode() == puzzle::RunMode::Daily && key.dailySeries() == series;
    const auto day = isKey ? key.day() : puzzle::dayFromText(typed);
    if (!day)
        throw Misuse(text.tr("{1} needs a date such as {2}, not “{3}”.", main ? "--daily" : "--coffee",
                             puzzle::dayText(puzzle::firstDailyDay), typed));
    if (!puzzle::hasDailyPuzzle(*day))
        throw Misuse(text.tr("The first daily puzzle is that of {1}, so there is none for {2}.",
                             puzzle::dayText(puzzle::firstDailyDay), puzzle::dayText(*day)));
    return puzzle::RunKey::daily(*day, series);
}

puzzle::RunKey shiftKey(const std::string& typed, const text::Text& text) {
    const auto day = puzzle::dayFromText(typed);
    if (!day)
        throw Misuse(text.tr("{1} needs a date such as {2}, not “{3}”.", "--shift-day",
                             puzzle::dayText(puzzle::firstDailyDay), typed));
    return puzzle::RunKey::shift(*day);
}

puzzle::RunKey settingKey(const std::string& typed, const text::Text& text) {
    const std::string setting = withoutMode(typed, puzzle::RunMode::Random);
    for (const puzzle::Kind* const kind : data::puzzles())
        if (kind->isSetting(setting))
            return puzzle::RunKey::random(setting, kind->id());
    throw Misuse(text.tr("--setting needs size, surface, stamp, goal and difficulty, such as "
                         "5x5,plane,plus,off,any, or for Arukone size, fill, kind and difficulty, such as "
                         "8x8,all,unique,hard, not “{1}”.",
                         typed));
}

/// The options of `scores` and of the commands in it, as typed.
struct TypedScores {
    std::string level, setting, daily, coffee, shiftDay;
    bool shift = false;
    bool oldShift = false;
    ScoresRequest request; ///< But for its key.
    ExportRequest exported;
    ImportRequest imported;

    /// Whether any option was given that only applies to the table of scores.
    [[nodiscard]] bool asksForRows() const {
        return !level.empty() || !setting.empty() || !daily.empty() || !coffee.empty() || !shiftDay.empty() || shift ||
               oldShift || !request.shared.empty() || request.all || request.csv || !request.player.empty();
    }
};

puzzle::RunKey wantedKey(const TypedScores& typed, const text::Text& text) {
    const std::array filters{!typed.level.empty(), !typed.setting.empty(),  !typed.daily.empty(), !typed.coffee.empty(),
                             typed.shift,          !typed.shiftDay.empty(), typed.oldShift};
    if (std::count(filters.begin(), filters.end(), true) > 1)
        throw Misuse(
            text.tr("Use only one of --level, --setting, --daily, --coffee, --shift, --shift-day and --old-shift."));
    if (typed.shift)
        return puzzle::RunKey::shift();
    if (typed.oldShift)
        return puzzle::RunKey::threeMinuteShift();
    if (!typed.shiftDay.empty())
        return shiftKey(typed.shiftDay, text);
    if (!typed.setting.empty())
        return settingKey(typed.setting, text);
    if (!typed.daily.empty())
        return dailyKey(typed.daily, puzzle::DailySeries::Main, text);
    if (!typed.coffee.empty())
        return dailyKey(typed.coffee, puzzle::DailySeries::Coffee, text);
    return typed.level.empty() ? puzzle::RunKey() : levelKey(typed.level);
}

Job exportJob(const TypedScores& typed, const text::Text& text) {
    ExportRequest request = typed.exported;
    request.json = typed.request.json;
    if (request.file.empty())
        throw Misuse(text.tr("scores export needs a file to write, or - for standard output."));
    if (request.file == "-" && request.json)
        throw Misuse(text.tr("--json cannot be used when the runs go to standard output."));
    return [request](const Workplace& place) -> Outcome {
        const auto paths = place.scoresPaths();
        return paths ? exportScores(request, *paths, place.text) : tl::unexpected(paths.error());
    };
}

Job importJob(const TypedScores& typed, const text::Text& text) {
    ImportRequest request = typed.imported;
    request.json = typed.request.json;
    if (request.file.empty())
        throw Misuse(text.tr("scores import needs a file to read, or - for standard input."));
    return [request](const Workplace& place) -> Outcome {
        const auto paths = place.scoresPaths();
        const ProgramEnvironment& around = place.surroundings;
        return paths ? importScores(request, *paths, around.in, around.now(), around.today, place.text)
                     : tl::unexpected(paths.error());
    };
}

ReadJob scoresOptions(CLI::App& command, const text::Text& text) {
    const auto typed = std::make_shared<TypedScores>();
    command.add_option("--level", typed->level, text.tr("Only this level: PACK/LEVEL"))->type_name(text.tr("LEVEL"));
    command
        .add_option("--setting", typed->setting,
                    text.tr("Only random boards of this setting: RxC,surface,stamp,goal,difficulty, "
                            "or of Arukone RxC,fill,kind,difficulty"))
        ->type_name(text.tr("SETTING"));
    command.add_option("--daily", typed->daily, text.tr("Only the daily puzzle of this date: YYYY-MM-DD"))
        ->type_name(text.tr("DATE"));
    command.add_option("--coffee", typed->coffee, text.tr("Only the coffee break of this date: YYYY-MM-DD"))
        ->type_name(text.tr("DATE"));
    command.add_flag("--shift", typed->shift, text.tr("The night shifts, ranked by points"));
    command.add_option("--shift-day", typed->shiftDay, text.tr("The night shifts of this date: YYYY-MM-DD"))
        ->type_name(text.tr("DATE"));
    command.add_flag("--old-shift", typed->oldShift, text.tr("The night shifts of 180 seconds, as in version 1.0.0"));
    ScoresRequest& request = typed->request;
    command.add_option("--player", request.player, text.tr("Only this player"))
        ->type_name(text.trc("of a player", "NAME"));
    command
        .add_option("--shared", request.shared,
                    text.tr("The runs of the shared leaderboard in this folder, or on this server (postgresql://…)"))
        ->type_name(text.tr("FOLDER"));
    command.add_flag("--all", request.all, text.tr("All runs instead of the best of each player"));
    addJson(command, text, request.json);
    command.add_flag("--csv", request.csv, text.tr("Print the answer as comma-separated values (CSV)"));
    command.require_subcommand(0, 1);

    CLI::App& exporting = addInner(command, text, "export", text.tr("Write all runs to a file"));
    exporting.footer(text.tr("Writes a line of JSON for each run, and leaves out runs that were altered."));
    exporting.add_option("FILE", typed->exported.file, text.tr("The file to write, - for standard output"))
        ->type_name("");
    exporting.add_flag("--force", typed->exported.force, text.tr("Replace the file if it exists"));

    CLI::App& importing = addInner(command, text, "import", text.tr("Add the runs in a file to the leaderboard"));
    importing.footer(
        text.tr("Replays every run, refuses those that are not valid, and skips those that are there already.\n"
                "Exit code 1 means that runs were refused."));
    importing.add_option("FILE", typed->imported.file, text.tr("The file to read, - for standard input"))
        ->type_name("");

    return [typed, &command, &text]() -> Job {
        if (!command.get_subcommands().empty() && typed->asksForRows())
            throw Misuse(text.tr(
                "scores export and scores import take all runs: the options that choose runs do not work with them."));
        if (command.got_subcommand("export"))
            return exportJob(*typed, text);
        if (command.got_subcommand("import"))
            return importJob(*typed, text);
        ScoresRequest wanted = typed->request;
        if (wanted.json && wanted.csv)
            throw Misuse(text.tr("--json and --csv cannot be used together."));
        wanted.key = wantedKey(*typed, text);
        return [wanted](const Workplace& place) -> Outcome {
            const auto paths = place.scoresPaths();
            if (!paths)
                return tl::unexpected(paths.error());
            return scores(wanted, *paths, place.library(*paths), place.surroundings.now(), place.text);
        };
    };
}

ReadJob verifyOptions(CLI::App& command, const text::Text& text) {
    const auto request = std::make_shared<VerifyRequest>();
    command.add_option("FILE", request->file, text.tr("A file of exported runs, - for standard input"))->type_name("");
    addJson(command, text, request->json);
    return [request, &text] {
        if (request->file.empty())
            throw Misuse(text.tr("verify needs a file of exported runs, or - for standard input."));
        return [request](const Workplace& place) {
            return verify(*request, place.surroundings.in, place.surroundings.now(), place.text);
        };
    };
}

ReadJob sheetOptions(CLI::App& command, const text::Text& text) {
    struct Typed {
        std::vector<std::string> boards;
        std::string paper, perPage;
        bool noSolutions = false;
        TypedRandom random;
        SheetRequest request;
    };
    const auto typed = std::make_shared<Typed>();
    command
        .add_option("BOARD", typed->boards,
                    text.tr("Boards: files, - for standard input, share codes, or sizes for random ones"))
        ->type_name("");
    command.add_option("--output", typed->request.file, text.tr("The PDF to write, - for standard output"))
        ->type_name(text.tr("FILE"));
    command.add_flag("--force", typed->request.force, text.tr("Replace the file if it exists"));
    command.add_option("--paper", typed->paper, text.tr("Paper: a4 or letter; otherwise that of your country"))
        ->type_name("a4|letter");
    command.add_option("--title", typed->request.options.title, text.tr("Title of the sheet"))
        ->type_name(text.tr("TEXT"));
    command.add_option("--per-page", typed->perPage, text.tr("How many boards are on a page"))
        ->type_name(text.tr("NUMBER"));
    command.add_flag("--no-solutions", typed->noSolutions, text.tr("Leave out the pages with the solutions"));
    command
        .add_option("--solutions", typed->request.solutions,
                    text.tr("Write the solutions to a file of their own, - for standard output"))
        ->type_name(text.tr("FILE"));
    command
        .add_option("--pupils", typed->request.pupils,
                    text.tr("Make a sheet for each pupil: a text, a table (CSV) or a class.json with their names"))
        ->type_name(text.tr("FILE"));
    addRandom(command, text, typed->random);
    addSigns(command, text, typed->random.signs);
    addJson(command, text, typed->request.json);
    return [typed, &text] {
        if (typed->boards.empty())
            throw Misuse(text.tr("sheet needs boards: files, - for standard input, share codes, or a size such as 5x5 "
                                 "for random ones."));
        SheetRequest request = typed->request;
        if (request.file.empty())
            throw Misuse(text.tr("sheet needs --output FILE, such as --output boards.pdf."));
        if (typed->noSolutions && !request.solutions.empty())
            throw Misuse(text.tr("{1} and {2} cannot be used together.", "--solutions", "--no-solutions"));
        if (isSameFile(request.solutions, request.file))
            throw Misuse(text.tr("--solutions and --output must be different files."));
        refuseBothOnInput(typed->boards, request.pupils, text);
        request.options.solutions = !typed->noSolutions && request.solutions.empty();
        request.usualPaper = typed->paper.empty();
        if (const auto paper = sheet::paperFromName(typed->paper))
            request.options.paper = *paper;
        else if (!typed->paper.empty())
            throw Misuse(text.tr("--paper must be a4 or letter, not “{1}”.", typed->paper));
        if (!typed->perPage.empty()) {
            const int perPage = puzzle::numberFromText(typed->perPage).value_or(0);
            if (perPage < 1 || perPage > sheet::mostPerPage)
                throw Misuse(
                    text.tr("--per-page needs a number from 1 to {1}, not “{2}”.", sheet::mostPerPage, typed->perPage));
            request.options.perPage = perPage;
        }
        addTypedBoards(request.boards, typed->boards, typed->random, text);
        request.count = readCount(typed->random.count, text, sheet::mostBoards);
        request.seed = typed->random.seed;
        if (request.json && request.file == "-")
            throw Misuse(text.tr("--json and --output - cannot be used together."));
        if (request.json && request.solutions == "-")
            throw Misuse(text.tr("{1} and {2} cannot be used together.", "--json", "--solutions -"));
        return [request](const Workplace& place) {
            const ProgramEnvironment& around = place.surroundings;
            return printSheet(request, place.playersPaths(), around.environment, place.shipped, around.in,
                              around.entropy, place.terminal(), place.text);
        };
    };
}

/// The options of `class make`, as typed.
struct TypedClassMake {
    std::vector<std::string> levels, houses, days, coffees, boards;
    std::string counts, from, until;
    TypedRandom random;
    ClassMakeRequest request;
};

std::optional<puzzle::Day> readDay(const char* option, const std::string& typed, const text::Text& text) {
    if (typed.empty())
        return std::nullopt;
    const auto day = puzzle::dayFromText(typed);
    if (!day)
        throw Misuse(
            text.tr("{1} needs a date such as {2}, not “{3}”.", option, puzzle::dayText(puzzle::firstDailyDay), typed));
    return day;
}

/// The tasks, in the order of the options in the help: levels, houses, days, then boards.
std::vector<ClassMakeRequest::Boards> readTasks(const TypedClassMake& typed, const text::Text& text) {
    std::vector<ClassMakeRequest::Boards> tasks;
    for (const std::string& level : typed.levels) {
        puzzle::RunKey key = levelKey(level);
        if (key.mode() != puzzle::RunMode::Level)
            throw Misuse(text.tr("--level needs PACK/LEVEL, such as shed/first-light, not “{1}”.", level));
        tasks.emplace_back(std::move(key));
    }
    for (const std::string& house : typed.houses)
        tasks.emplace_back(ClassMakeRequest::House{house});
    for (const std::string& day : typed.days)
        tasks.emplace_back(dailyKey(day, puzzle::DailySeries::Main, text));
    for (const std::string& day : typed.coffees)
        tasks.emplace_back(dailyKey(day, puzzle::DailySeries::Coffee, text));
    addTypedBoards(tasks, typed.boards, typed.random, text);
    return tasks;
}

Job classMakeJob(const TypedClassMake& typed, const text::Text& text) {
    ClassMakeRequest request = typed.request;
    if (request.folder.empty())
        throw Misuse(text.tr("class make needs the folder of a shared leaderboard."));
    if (!typed.counts.empty()) {
        request.counts = data::classCountsFromName(typed.counts);
        if (!request.counts)
            throw Misuse(
                // TRANSLATORS: {1} is a list of words that are typed, with “or” before the last.
                text.tr("--counts must be {1}, not “{2}”.", text::anyNameOf(text, data::allClassCounts), typed.counts));
    }
    refuseBothOnInput(typed.boards, request.pupils, text);
    request.tasks = readTasks(typed, text);
    request.from = readDay("--from", typed.from, text);
    request.until = readDay("--until", typed.until, text);
    if (request.from && request.until && *request.until < *request.from)
        throw Misuse(text.tr("--until must not be before --from."));
    request.count = readCount(typed.random.count, text, static_cast<int>(data::maxClassTasks));
    request.seed = typed.random.seed;
    if (request.add && request.force)
        throw Misuse(text.tr("--add and --force cannot be used together."));
    return [request](const Workplace& place) {
        const ProgramEnvironment& around = place.surroundings;
        return makeClass(request, place.library(place.playersPaths()), around.in, around.entropy, place.terminal(),
                         place.text);
    };
}

ReadJob classOptions(CLI::App& command, const text::Text& text) {
    struct Typed {
        std::string folder;
        bool csv = false, tsv = false, json = false, matrix = false;
        TypedClassMake make;
    };
    const auto typed = std::make_shared<Typed>();
    command.add_option("FOLDER", typed->folder, text.tr("The folder of a shared leaderboard"))->type_name("");
    addJson(command, text, typed->json);
    command.add_flag("--csv", typed->csv, text.tr("Print all results for a spreadsheet in your language (CSV)"));
    command.add_flag("--tsv", typed->tsv, text.tr("The same with tabs between the cells (TSV)"));
    command.add_flag("--matrix", typed->matrix,
                     text.tr("With --csv or --tsv: a line for each pupil, a column for each board, with totals"));
    command.require_subcommand(0, 1);

    CLI::App& make = addInner(command, text, "make", text.tr("Say what a class is to solve"));
    make.footer(text.tr("BOARD is a file, a share code, or a size such as 5x5 for random boards.\n"
                        "The folder becomes a shared leaderboard if it is not one yet."));
    TypedClassMake& made = typed->make;
    make.add_option("FOLDER", made.request.folder, text.tr("The folder of a shared leaderboard"))->type_name("");
    make.add_option("BOARD", made.boards, text.tr("Boards to solve: files, share codes, or sizes for random ones"))
        ->type_name("");
    make.add_option("--name", made.request.name, text.tr("Name of the class"))
        ->type_name(text.trc("of a class", "NAME"));
    make.add_option("--counts", made.counts,
                    text.tr("Which run counts: all (the best), optimum (only with three stars) or first"))
        ->type_name("all|optimum|first");
    make.add_option("--level", made.levels, text.tr("A level to solve: PACK/LEVEL; may be given several times"))
        ->allow_extra_args(false)
        ->type_name(text.tr("LEVEL"));
    make.add_option("--house", made.houses, text.tr("All levels of a pack; may be given several times"))
        ->allow_extra_args(false)
        ->type_name(text.tr("PACK"));
    make.add_option("--daily", made.days, text.tr("A daily puzzle to solve: YYYY-MM-DD; may be given several times"))
        ->allow_extra_args(false)
        ->type_name(text.tr("DATE"));
    make.add_option("--coffee", made.coffees,
                    text.tr("A coffee break to solve: YYYY-MM-DD; may be given several times"))
        ->allow_extra_args(false)
        ->type_name(text.tr("DATE"));
    make.add_option("--from", made.from, text.tr("First day on which runs on these boards count"))
        ->type_name(text.tr("DATE"));
    make.add_option("--until", made.until, text.tr("Last day on which runs on these boards count"))
        ->type_name(text.tr("DATE"));
    make.add_option(
            "--pupils", made.request.pupils,
            text.tr("The list of pupils: a text or a table (CSV) with a name in each line, - for standard input"))
        ->type_name(text.tr("FILE"));
    make.add_flag("--add", made.request.add, text.tr("Add to the boards of the class instead of making a new one"));
    make.add_flag("--force", made.request.force, text.tr("Replace the class if there is one"));
    addRandom(make, text, made.random);
    addSigns(make, text, made.random.signs);

    return [typed, &command, &text]() -> Job {
        if (command.got_subcommand("make"))
            return classMakeJob(typed->make, text);
        if (typed->folder.empty())
            throw Misuse(text.tr("class needs the folder of a shared leaderboard."));
        const auto both = [&](bool one, const char* nameOfOne, bool other, const char* nameOfOther) {
            if (one && other)
                throw Misuse(text.tr("{1} and {2} cannot be used together.", nameOfOne, nameOfOther));
        };
        both(typed->json, "--json", typed->csv, "--csv");
        both(typed->json, "--json", typed->tsv, "--tsv");
        both(typed->csv, "--csv", typed->tsv, "--tsv");
        if (typed->matrix && !typed->csv && !typed->tsv)
            throw Misuse(text.tr("--matrix needs --csv or --tsv."));
        using File = text::ClassFile;
        ClassRequest request{typed->folder, {}};
        if (typed->json)
            request.file = File::Json;
        else if (typed->csv)
            request.file = typed->matrix ? File::Table : File::List;
        else if (typed->tsv)
            request.file = typed->matrix ? File::TableTabs : File::ListTabs;
        return [request](const Workplace& place) -> Outcome {
            const auto paths = place.scoresPaths();
            if (!paths)
                return tl::unexpected(paths.error());
            return showClass(request, *paths, place.library(*paths), place.surroundings.now(),
                             place.surroundings.today(), place.text);
        };
    };
}

/// A question about an Arukone board, as typed. \tparam Request has a board, a budget and json.
template<class Request>
struct TypedQuestion {
    std::string board, fill, budget;
    Request request;

    void addBoard(CLI::App& command, const text::Text& text) {
        command.add_option("FILE", board, text.tr("The board: a file, - for standard input, or a share code"))
            ->type_name("");
        addFill(command, text, fill);
        addJson(command, text, request.json);
    }
    void addBudget(CLI::App& command, const text::Text& text) {
        command.add_option("--budget", budget, text.tr("Time limit"))->type_name(text.tr("SECONDS"));
    }
    [[nodiscard]] Request read(const char* command, const text::Text& text) const {
        Request whole = request;
        whole.board = readBoard(command, {board, fill}, text);
        whole.budget = readBudget(budget, text);
        return whole;
    }
};

ReadJob arukoneSolveOptions(CLI::App& command, const text::Text& text) {
    const auto typed = std::make_shared<TypedQuestion<ArukoneSolveRequest>>();
    typed->addBoard(command, text);
    command.add_flag("--any", typed->request.any,
                     text.tr("Stop after one solution; do not ask whether it is the only one"));
    command.add_flag("--count", typed->request.count, text.tr("Count the solutions"));
    command.add_flag("--least", typed->request.least,
                     text.tr("Prove the least length of the cables, if cells may stay empty"));
    typed->addBudget(command, text);
    return [typed, &text] {
        const ArukoneSolveRequest request = typed->read("arukone solve", text);
        if (request.any && (request.count || request.least))
            throw Misuse(
                text.tr("{1} and {2} cannot be used together.", "--any", request.count ? "--count" : "--least"));
        return [request](const Workplace& place) {
            return solveArukone(request, {place.surroundings.in, place.surroundings.out}, place.terminal(), place.text);
        };
    };
}

ReadJob arukoneGreedyOptions(CLI::App& command, const text::Text& text) {
    const auto typed = std::make_shared<TypedQuestion<ArukoneGreedyRequest>>();
    typed->addBoard(command, text);
    command.add_flag("--steps", typed->request.steps, text.tr("Draw the board after each cable"));
    typed->addBudget(command, text);
    return [typed, &text] {
        const ArukoneGreedyRequest request = typed->read("arukone greedy", text);
        return [request](const Workplace& place) { return greedyArukone(request, place.surroundings.in, place.text); };
    };
}

/// The options of `arukone generate`, as typed.
struct TypedArukoneBoards {
    std::string size, kind, fill, pairs, difficulty, seed, count, format;
    bool json = false;
};

/// What is asked for; not necessarily possible.
ArukoneGenerateRequest readArukoneBoards(const TypedArukoneBoards& typed, const text::Text& text) {
    using Format = ArukoneGenerateRequest::Format;
    const puzzle::Size size = readSize(typed.size, "arukone generate", text);
    const bool scheme = typed.kind == "seed";
    const auto kind = typed.kind.empty() ? arukone::BoardKind::Unique
                      : scheme           ? arukone::BoardKind::Trap
                                         : arukone::kindFromName(typed.kind);
    if (!kind)
        throw Misuse(text.tr("--kind must be unique, trap or seed, not “{1}”.", typed.kind));
    const auto fill = readFill(typed.fill, text);
    const auto difficulty = std::get<puzzle::Difficulty>(readWish(typed.difficulty, {}, text));
    const auto pairs = puzzle::numberFromText(typed.pairs);
    if (!typed.pairs.empty() && (!pairs || *pairs < 1 || *pairs > arukone::maxPairs))
        throw Misuse(text.tr("--pairs needs a number from 1 to {1}, not “{2}”.", arukone::maxPairs, typed.pairs));
    const int count = readCount(typed.count, text);
    const auto format =
        readFormat(typed.format, typed.json,
                   std::map<std::string_view, Format>{
                       {"text", Format::Text}, {"json", Format::Json}, {"code", Format::Code}, {"bwinf", Format::Task}},
                   text.tr("--format must be text, json, code or bwinf, not “{1}”.", typed.format), text);
    const arukone::Fill usual = *kind == arukone::BoardKind::Trap ? arukone::Fill::Any : arukone::Fill::All;
    return {{size, fill.value_or(usual), *kind, difficulty}, scheme, pairs, typed.seed, count, format};
}

/// Throws Misuse if there are no such boards.
void checkArukoneBoards(const ArukoneGenerateRequest& request, const text::Text& text) {
    const arukone::RandomSetting& setting = request.setting;
    if (setting.kind == arukone::BoardKind::Trap &&
        (setting.fill != arukone::Fill::Any || setting.difficulty != puzzle::Difficulty::Any))
        throw Misuse(text.tr("Boards of this kind have no difficulty, and their cells may stay empty."));
    if (!isValid(setting))
        throw Misuse(text.tr("Boards of this kind have {1} to {2} rows and columns.", arukone::minRandomSide,
                             setting.kind == arukone::BoardKind::Trap ? arukone::maxSide : arukone::maxUniqueSide));
    if (request.scheme && request.pairs)
        throw Misuse(text.tr("--pairs cannot be used with --kind seed."));
    const bool square = setting.size.rows == setting.size.columns;
    if (!square && (request.scheme || request.format == ArukoneGenerateRequest::Format::Task))
        throw Misuse(text.tr("Boards of the BWINF task are square."));
}

ReadJob arukoneGenerateOptions(CLI::App& command, const text::Text& text) {
    const auto typed = std::make_shared<TypedArukoneBoards>();
    command.footer(
        text.tr("The same size, options and seed give the same board everywhere.\n"
                "unique: one solution, even if cells may stay empty. trap: the simple program always fails.\n"
                "seed: the scheme of the BWINF task, with one trap and straight cables."));
    command.add_option("SIZE", typed->size, text.tr("Rows and columns, such as 5x5"))->type_name("");
    command.add_option("--kind", typed->kind, text.tr("What the boards are like: unique, trap or seed"))
        ->type_name("unique|trap|seed");
    command
        .add_option("--fill", typed->fill,
                    text.tr("Whether cables use all cells: all, any, or apart (all, and no cable runs beside itself)"))
        ->type_name("all|any|apart");
    command.add_option("--pairs", typed->pairs, text.tr("Number of pairs"))->type_name(text.tr("NUMBER"));
    addDifficulty(command, text, typed->difficulty);
    addSeed(command, text, typed->seed);
    command.add_option("--count", typed->count, text.tr("How many boards to generate"))->type_name(text.tr("NUMBER"));
    command
        .add_option("--format", typed->format, text.tr("Print boards as text, json, code, or texts of the BWINF task"))
        ->type_name("text|json|code|bwinf");
    addJson(command, text, typed->json);
    return [typed, &text] {
        const ArukoneGenerateRequest request = readArukoneBoards(*typed, text);
        checkArukoneBoards(request, text);
        return [request](const Workplace& place) {
            return generateArukone(request, place.surroundings.entropy, place.terminal(), place.text);
        };
    };
}

ReadJob arukoneOptions(CLI::App& command, const text::Text& text) {
    std::vector<CommandOptions> inner;
    const auto add = [&](const char* name, const std::string& description, auto& addOptions) {
        CLI::App& added = addInner(command, text, name, description);
        added.fallthrough();
        inner.push_back({&added, addOptions(added, text)});
    };
    add("solve", text.tr("Say whether a board can be solved, in how many ways, and draw its cables"),
        arukoneSolveOptions);
    add("greedy", text.tr("Say what the simple program does: it always joins the nearest pair by a shortest path"),
        arukoneGreedyOptions);
    add("generate", text.tr("Generate random boards"), arukoneGenerateOptions);
    add("check", text.tr("List every problem in level files"), checkOptions);
    command.require_subcommand(0, 1);
    return [inner = std::move(inner), &text] {
        for (const CommandOptions& each : inner)
            if (each.command->parsed())
                return each.read();
        throw Misuse(text.tr("A command is missing. The commands of arukone are solve, check, generate and greedy."));
    };
}

/// `complete WHAT`, which no help shows: completions call it.
ReadJob completeOptions(CLI::App& command, const text::Text& text) {
    using What = CompleteRequest::What;
    const auto typed = std::make_shared<std::string>();
    command.add_option("WHAT", *typed)->type_name("");
    command.group({}); // Hidden.
    return [typed, &text] {
        static const std::map<std::string_view, What> names{{"levels", What::Levels},   {"packs", What::Packs},
                                                            {"players", What::Players}, {"settings", What::Settings},
                                                            {"daily", What::Daily},     {"coffee", What::Coffee}};
        const auto found = names.find(*typed);
        if (found == names.end())
            throw Misuse(unknownCommand("complete " + *typed, text));
        const CompleteRequest request{found->second};
        return [request](const Workplace& place) -> Outcome {
            return complete(request, place.playersPaths().value_or(data::Paths{noFolder, noFolder, noFolder}),
                            place.shipped / "levels");
        };
    };
}

} // namespace

std::string unknownCommand(const std::string& typed, const text::Text& text) {
    return text.tr("There is no command “{1}”: the commands are solve, info, generate, sheet, check, code, decode, "
                   "scores, class, verify and arukone.",
                   typed);
}

std::vector<CommandOptions> addCommands(CLI::App& app, const text::Text& text) {
    std::vector<CommandOptions> commands;
    const auto add = [&](const char* name, auto& addOptions, const std::string& description,
                         const std::string& footer = {}) {
        CLI::App& command = *app.add_subcommand(name, description);
        command.group(text.tr("Commands:"));
        command.set_help_flag("-h,--help", text.tr("Print this help and quit"));
        command.footer(footer); // That of the program would be inherited.
        commands.push_back({&command, addOptions(command, text)});
    };
    add("solve", solveOptions, text.tr("Solve a board with as few presses as possible, or say why it cannot be solved"),
        text.tr("FILE is a level (JSON), a text board (rows of # lit, . dark, _ hole, X and x sealed),\n"
                "a share code (LA1…) or a Flip game ID from sgt-puzzles (5x5:…).\n"
                "Choose one level of a pack with FILE#LEVEL, for example terrace.json#lantern.\n"
                "Ctrl+C stops the search and prints the best solution so far (exit code 130).") +
            "\n" + otherNotations(text));
    add("info", infoOptions, text.tr("List the quiet patterns of a board or a size, and its hardest boards"),
        text.tr("FILE may also be a size such as 5x5, with --surface and --stamp if you like. For many sizes\n"
                "this shows how many presses the hardest boards need, and one of these boards."));
    add("generate", generateOptions, text.tr("Generate random solvable boards"),
        text.tr("The same size, rules, difficulty and seed give the same board everywhere.\n"
                "With --count the second board has the seed TEXT/2, and so on."));
    add("sheet", sheetOptions, text.tr("Make a PDF of boards to solve on paper, with their solutions"),
        text.tr("BOARD is what the other commands take as a board, a pack of levels, or a size such as 5x5:\n"
                "then boards are generated as by “generate”: the same seed gives the same boards."));
    add("check", checkOptions, text.tr("List every problem in level files"));
    add("code", codeOptions, text.tr("Print the share code of a board"),
        text.tr("FILE is a level (JSON), a text board (rows of # lit, . dark, _ hole, X and x sealed),\n"
                "a share code (LA1…) or a Flip game ID from sgt-puzzles (5x5:…).") +
            "\n" + otherNotations(text));
    add("decode", decodeOptions, text.tr("Print the level file (JSON) of a share code or a Flip game ID"));
    add("scores", scoresOptions, text.tr("Print the leaderboard"),
        text.tr("Shows the best run of each player, level by level. The scores are those of the game,\n"
                "or those in the folder given with --data-dir."));
    add("class", classOptions,
        text.tr("Print what a class has solved on its shared leaderboard, or say what it is to solve"),
        text.tr("FOLDER is the folder of the shared leaderboard, which holds the runs of all pupils."));
    add("verify", verifyOptions, text.tr("Replay exported runs and say whether they are valid"),
        text.tr("FILE is what “scores export” writes. Exit code 1 means that a run is not valid."));
    add("arukone", arukoneOptions, text.tr("Solve Arukone boards: join equal numbers with cables that do not cross"),
        text.tr("FILE has rows of numbers 1 to 9, A to Z, a to z, . free and _ hole, or is a share code (AR…),\n"
                "or the text of the task in the competition BWINF.\n"
                "With commas between the cells, numbers go up to 200."));
    add("complete", completeOptions, {});
    return commands;
}

} // namespace cli
