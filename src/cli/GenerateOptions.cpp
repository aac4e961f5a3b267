#include "cli/GenerateOptions.hpp"

#include "lights/Board.hpp"

#include <CLI/CLI.hpp>

#include <utility>

namespace cli {

namespace {

constexpr int mostBoards = 1'000'000;

using Wish = std::variant<lights::Difficulty, int>;

Understood<Wish> understandWish(const TypedGenerate& typed, const text::Text& text) {
    if (!typed.optimum.empty() && !typed.difficulty.empty())
        return tl::unexpected(text.tr("--optimum and --difficulty exclude each other."));
    if (!typed.optimum.empty()) {
        const auto optimum = lights::numberFromText(typed.optimum);
        if (!optimum)
            return tl::unexpected(text.tr("--optimum wants a number of presses, not “{1}”.", typed.optimum));
        return *optimum;
    }
    const auto difficulty =
        typed.difficulty.empty() ? lights::Difficulty::Any : lights::difficultyFromName(typed.difficulty);
    if (!difficulty)
        return tl::unexpected(
            text.tr("--difficulty is any, easy, medium, hard or hardest, not “{1}”.", typed.difficulty));
    return *difficulty;
}

Understood<int> understandCount(const TypedGenerate& typed, const text::Text& text) {
    const int count = typed.count.empty() ? 1 : lights::numberFromText(typed.count).value_or(0);
    if (count < 1 || count > mostBoards)
        return tl::unexpected(text.tr("--count wants a number from 1 to {1}, not “{2}”.", mostBoards, typed.count));
    return count;
}

Understood<GenerateRequest::Format> understandFormat(const TypedGenerate& typed, const text::Text& text) {
    using Format = GenerateRequest::Format;
    const bool wantsJson = typed.json || typed.format == "json";
    if (!typed.format.empty() && typed.format != "text" && typed.format != "json" && typed.format != "code")
        return tl::unexpected(text.tr("--format is text, json or code, not “{1}”.", typed.format));
    if (typed.json && !typed.format.empty() && typed.format != "json")
        return tl::unexpected(text.tr("--json and --format {1} exclude each other.", typed.format));
    return wantsJson ? Format::Json : typed.format == "code" ? Format::Code : Format::Text;
}

} // namespace

void describeGenerate(CLI::App& generate, const text::Text& text, TypedGenerate& typed) {
    describeBoard(generate, BoardKind::Random, text, typed.board);
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

Understood<Request> understandGenerate(const TypedGenerate& typed, const text::Text& text) {
    auto setting = understandRandomBoard("generate", typed.board, text);
    if (!setting)
        return tl::unexpected(std::move(setting.error()));
    auto wish = understandWish(typed, text);
    if (!wish)
        return tl::unexpected(std::move(wish.error()));
    auto count = understandCount(typed, text);
    if (!count)
        return tl::unexpected(std::move(count.error()));
    auto format = understandFormat(typed, text);
    if (!format)
        return tl::unexpected(std::move(format.error()));
    setting->wanted = *wish;
    return GenerateRequest{*setting, typed.seed, *count, *format};
}

} // namespace cli
