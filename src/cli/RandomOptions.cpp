#include "cli/RandomOptions.hpp"

#include "cli/RulesOptions.hpp"

#include <CLI/CLI.hpp>

#include <utility>

namespace cli {

namespace {

constexpr int mostBoards = 1'000'000;

using Problem = std::optional<std::string>; ///< A sentence, if something cannot be understood.

Problem understandSize(const TypedGenerate& typed, const text::Text& text, lights::RandomSetting& setting) {
    if (typed.size.empty())
        return text.tr("generate wants a size, rows by columns, such as 5x5.");
    const auto size = sizeFromText(typed.size);
    if (!size)
        return text.tr("“{1}” is no size: rows by columns are written as 5x5.", typed.size);
    setting.rows = size->rows;
    setting.columns = size->columns;
    return std::nullopt;
}

Problem understandRules(const TypedGenerate& typed, const text::Text& text, lights::RandomSetting& setting) {
    const auto surface = understandSurface(typed.surface, text);
    if (!surface)
        return surface.error();
    const auto stamp = understandStamp(typed.stamp, text);
    if (!stamp)
        return stamp.error();
    setting.rules = {stamp->value_or(lights::Stamp::Plus), surface->value_or(lights::Surface::Plane)};
    for (const auto goal : {lights::GoalKind::Off, lights::GoalKind::On, lights::GoalKind::Picture})
        if (typed.goal == name(goal))
            setting.goal = goal;
    if (!typed.goal.empty() && typed.goal != name(setting.goal))
        return text.tr("--goal is off, on or picture, not “{1}”.", typed.goal);
    return std::nullopt;
}

Problem understandWish(const TypedGenerate& typed, const text::Text& text, lights::RandomSetting& setting) {
    if (!typed.optimum.empty() && !typed.difficulty.empty())
        return text.tr("--optimum and --difficulty exclude each other.");
    if (!typed.optimum.empty()) {
        const auto optimum = numberFromText(typed.optimum);
        if (!optimum)
            return text.tr("--optimum wants a number of presses, not “{1}”.", typed.optimum);
        setting.wanted = *optimum;
    } else if (!typed.difficulty.empty()) {
        const auto difficulty = lights::difficultyFromName(typed.difficulty);
        if (!difficulty)
            return text.tr("--difficulty is any, easy, medium, hard or hardest, not “{1}”.", typed.difficulty);
        setting.wanted = *difficulty;
    }
    return std::nullopt;
}

Problem understandOutput(const TypedGenerate& typed, const text::Text& text, GenerateRequest& request) {
    if (!typed.count.empty()) {
        request.count = numberFromText(typed.count).value_or(0);
        if (request.count < 1 || request.count > mostBoards)
            return text.tr("--count wants a number from 1 to {1}, not “{2}”.", mostBoards, typed.count);
    }
    using Format = GenerateRequest::Format;
    const bool wantsJson = typed.json || typed.format == "json";
    if (!typed.format.empty() && typed.format != "text" && typed.format != "json" && typed.format != "code")
        return text.tr("--format is text, json or code, not “{1}”.", typed.format);
    if (typed.json && !typed.format.empty() && typed.format != "json")
        return text.tr("--json and --format {1} exclude each other.", typed.format);
    request.format = wantsJson ? Format::Json : typed.format == "code" ? Format::Code : Format::Text;
    return std::nullopt;
}

void addRules(CLI::App& command, const text::Text& text, std::string& surface, std::string& stamp) {
    command.add_option("--surface", surface, text.tr("Surface: plane, cylinder, torus, moebius, klein or projective"))
        ->type_name(text.tr("SURFACE"));
    command.add_option("--stamp", stamp, text.tr("Stamp: plus, cross or square"))->type_name(text.tr("STAMP"));
}

} // namespace

void describeGenerate(CLI::App& generate, const text::Text& text, TypedGenerate& typed) {
    generate.add_option("SIZE", typed.size, text.tr("Rows and columns, such as 5x5"))->type_name("");
    addRules(generate, text, typed.surface, typed.stamp);
    generate.add_option("--goal", typed.goal, text.tr("Goal: off, on, or picture (drawn from the seed)"))
        ->type_name(text.tr("GOAL"));
    generate.add_option("--difficulty", typed.difficulty, text.tr("Difficulty: any, easy, medium, hard or hardest"))
        ->type_name(text.tr("DIFFICULTY"));
    generate.add_option("--optimum", typed.optimum, text.tr("Exactly so many presses are needed"))
        ->type_name(text.tr("NUMBER"));
    generate.add_option("--seed", typed.seed, text.tr("Any text: the same seed gives the same board"))
        ->type_name(text.tr("TEXT"));
    generate.add_option("--count", typed.count, text.tr("So many boards"))->type_name(text.tr("NUMBER"));
    generate.add_option("--format", typed.format, text.tr("Print boards as text, json or code"))
        ->type_name("text|json|code");
    generate.add_flag("--json", typed.json, text.tr("Answer as one JSON object"));
}

tl::expected<Request, std::string> understandGenerate(const TypedGenerate& typed, const text::Text& text) {
    GenerateRequest request;
    request.seed = typed.seed;
    Problem problem = understandSize(typed, text, request.setting);
    if (!problem)
        problem = understandRules(typed, text, request.setting);
    if (!problem)
        problem = understandWish(typed, text, request.setting);
    if (!problem)
        problem = understandOutput(typed, text, request);
    if (problem)
        return tl::unexpected(*std::move(problem));
    return request;
}

void describeInfo(CLI::App& info, const text::Text& text, TypedInfo& typed) {
    info.add_option("FILE", typed.board, text.tr("The board: a file, - for standard input, a share code, or a size"))
        ->type_name("");
    addRules(info, text, typed.surface, typed.stamp);
    info.add_flag("--json", typed.json, text.tr("Answer as one JSON object"));
}

tl::expected<Request, std::string> understandInfo(const TypedInfo& typed, const text::Text& text) {
    if (typed.board.empty())
        return tl::unexpected(
            text.tr("info wants a board: a file, - for standard input, a share code, or a size such as 5x5."));
    auto surface = understandSurface(typed.surface, text);
    if (!surface)
        return tl::unexpected(std::move(surface.error()));
    auto stamp = understandStamp(typed.stamp, text);
    if (!stamp)
        return tl::unexpected(std::move(stamp.error()));
    return InfoRequest{{typed.board, *surface, *stamp, std::nullopt}, typed.json};
}

} // namespace cli
