// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Options.hpp"
#include "text/Format.hpp"

#include <CLI/CLI.hpp>

namespace cli {

void describeShape(CLI::App& command, const text::Text& text, text::TypedRules& typed, bool ofTextBoard) {
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
}

void describeWish(CLI::App& command, const text::Text& text, std::string& difficulty, std::string& optimum,
                  std::string& sealed) {
    command.add_option("--difficulty", difficulty, text.tr("Difficulty: any, easy, medium, hard or hardest"))
        ->type_name(text.tr("DIFFICULTY"));
    command.add_option("--optimum", optimum, text.tr("Boards that need exactly this many presses"))
        ->type_name(text.tr("NUMBER"));
    command.add_option("--sealed", sealed, text.tr("How many windows are sealed: they switch, but cannot be pressed"))
        ->type_name(text.tr("NUMBER"));
}

void describeSeed(CLI::App& command, const text::Text& text, std::string& seed) {
    command.add_option("--seed", seed, text.tr("Any text: the same seed gives the same board"))
        ->type_name(text.tr("TEXT"));
}

void describeRandom(CLI::App& command, const text::Text& text, TypedRandom& typed) {
    command.add_option("--count", typed.count, text.tr("How many random boards of each size"))
        ->type_name(text.tr("NUMBER"));
    describeSeed(command, text, typed.seed);
    describeShape(command, text, typed.rules);
    command.add_option("--goal", typed.rules.goal, text.tr("Goal: off, on, or picture (made from the seed)"))
        ->type_name(text.tr("GOAL"));
    describeWish(command, text, typed.difficulty, typed.optimum, typed.rules.sealed);
    command.add_flag("--arukone", typed.arukone, text.tr("Random boards of Arukone"));
    command.add_option("--fill", typed.fill, text.tr("Whether cables of Arukone use all cells: all or any"))
        ->type_name("all|any");
}

Parsed<SettingOfEither> parseRandom(puzzle::Size size, const TypedRandom& typed, const text::Text& text) {
    const auto wanted = parseDifficultyOrOptimum(typed.difficulty, typed.optimum, text);
    if (!wanted)
        return tl::unexpected(wanted.error());
    if (!typed.arukone) {
        auto setting = text::randomSetting(size, typed.rules, text);
        if (!setting)
            return tl::unexpected(std::move(setting.error()));
        setting->wanted = *wanted;
        return *setting;
    }
    const auto* difficulty = std::get_if<puzzle::Difficulty>(&*wanted);
    const auto fill = parseFill(typed.fill, text);
    if (!fill)
        return tl::unexpected(fill.error());
    if (difficulty == nullptr)
        return tl::unexpected(text.tr("--optimum is only for Lights Out."));
    const arukone::RandomSetting setting{size, fill->value_or(arukone::Fill::All), arukone::BoardKind::Unique,
                                         *difficulty};
    if (!isValid(setting))
        return tl::unexpected(text.tr("Boards of this kind have {1} to {2} rows and columns.", arukone::minRandomSide,
                                      arukone::maxUniqueSide));
    return setting;
}

Parsed<BoardArguments> parseGivenBoard(const std::string& board, const TypedRandom& typed, const text::Text& text) {
    const auto rules = text::namedRules(typed.rules, text);
    if (!rules)
        return tl::unexpected(rules.error());
    const auto fill = parseFill(typed.fill, text);
    if (!fill)
        return tl::unexpected(fill.error());
    BoardArguments arguments{board, rules->surface, rules->stamp, std::nullopt, *fill};
    if (!typed.rules.goal.empty())
        arguments.goal = typed.rules.goal;
    return arguments;
}

std::optional<std::string> randomMisuse(const TypedRandom& typed, bool random, const text::Text& text) {
    const bool ofRandom = !typed.seed.empty() || !typed.count.empty() || !typed.difficulty.empty() ||
                          !typed.optimum.empty() || !typed.rules.sealed.empty() || typed.arukone;
    if (ofRandom && !random)
        return text.tr("--count, --seed, --difficulty, --optimum, --sealed and --arukone are for random "
                       "boards: give a size, such as 5x5.");
    if (typed.arukone && (!typed.rules.surface.empty() || !typed.rules.stamp.empty() || !typed.rules.goal.empty() ||
                          !typed.rules.sealed.empty()))
        return text.tr("--surface, --stamp, --goal and --sealed are only for Lights Out.");
    return std::nullopt;
}

} // namespace cli
