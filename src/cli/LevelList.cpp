// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/LevelList.hpp"

#include "arukone/RandomSetting.hpp"
#include "arukone/editing/Review.hpp"
#include "cli/ArukoneWords.hpp"
#include "cli/Printing.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Deadline.hpp"

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

std::string sizeWords(int rows, int columns) {
    return std::to_string(rows) + "×" + std::to_string(columns);
}

std::string optimumWords(const lights::Answer& answer) {
    if (!answer.solvable())
        return "–";
    return (answer.result->exact() ? "" : "≤ ") + std::to_string(answer.result->moves());
}

std::string rulesWords(const lights::Puzzle& puzzle) {
    return std::string(name(puzzle.rules().surface)) + " " + name(puzzle.rules().stamp) + " " +
           std::string(name(puzzle.goal()));
}

template<class Value>
Json orNull(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

/// Sparse boards that cannot be solved may take for ever.
constexpr std::chrono::duration<double> timeForBoard{10};

} // namespace

LevelList::LevelList(const std::vector<data::Level>& levels, const text::Text& text) {
    for (const data::Level& level : levels)
        std::visit([&](const auto& puzzle) { add(level, puzzle, text); }, level.puzzle);
}

void LevelList::add(const data::Level& level, const lights::Puzzle& puzzle, const text::Text& text) {
    const lights::Answer answer = lights::solve(puzzle);
    const bool solvable = answer.solvable();
    // A choice asks which of its boards has no solution; `check` reports if that is not exactly one.
    m_allSolvable &= solvable || data::isAsked(level);
    if (m_lights.empty())
        m_lights.push_back(
            {text.tr("Level"), text.tr("Size"), text.tr("Rules"), text.tr("Optimum"), text.tr("Solutions")});
    m_lights.push_back({printable(level.id), sizeWords(puzzle.rows(), puzzle.columns()), rulesWords(puzzle),
                        optimumWords(answer), solvable ? answer.solutions() : "0"});
    m_json.push_back({{"id", level.id},
                      {"rows", puzzle.rows()},
                      {"columns", puzzle.columns()},
                      {"surface", name(puzzle.rules().surface)},
                      {"stamp", name(puzzle.rules().stamp)},
                      {"goal", name(puzzle.goal())},
                      {"solvable", solvable},
                      {"optimum", solvable ? Json(answer.result->moves()) : Json()},
                      {"exact", solvable && answer.result->exact()},
                      {"solutions", solvable ? answer.solutions() : "0"}});
    if (level.riddle) {
        const auto found = lights::answerOf(puzzle, *level.riddle);
        m_json.back()["riddle"] = name(*level.riddle);
        m_json.back()["answer"] = found ? Json(*found) : Json();
    }
}

void LevelList::add(const data::Level& level, const arukone::Board& board, const text::Text& text) {
    const puzzle::Deadline deadline(std::stop_token(), timeForBoard);
    arukone::SearchControl control;
    control.stop = deadline.token();
    const arukone::Review facts = arukone::reviewOf(board, control);
    m_allSolvable &= facts.solvable.value_or(false);
    const auto count = countText(facts.count);
    if (m_arukone.empty())
        m_arukone.push_back({text.tr("Level"), text.tr("Size"), text.tr("Fill"), text.tr("Pairs"), text.tr("Solutions"),
                             text.tr("Strict"), text.tr("Difficulty"), text.tr("Simple program")});
    m_arukone.push_back({printable(level.id), sizeWords(board.rows(), board.columns()),
                         std::string(arukone::name(board.fill())), std::to_string(board.pairCount()),
                         count.value_or(text.tr("not decided")), yesOrNo(facts.strict, text), gradeWords(facts.grade),
                         facts.solvable == true ? describe(facts.program, text) : "–"});
    m_json.push_back({{"id", level.id},
                      {"puzzle", "arukone"},
                      {"rows", board.rows()},
                      {"columns", board.columns()},
                      {"fill", arukone::name(board.fill())},
                      {"pairs", board.pairCount()},
                      {"solvable", orNull(facts.solvable)},
                      {"solutions", orNull(count)},
                      {"unique", orNull(facts.unique)},
                      {"strict", orNull(facts.strict)},
                      {"grade", facts.grade ? gradeJson(*facts.grade) : Json()},
                      {"greedy", facts.solvable == true ? Json(nameOf(facts.program.always)) : Json()}});
}

std::string LevelList::text() const {
    std::string lines;
    if (!m_lights.empty())
        lines += table(m_lights, {Side::Left, Side::Right, Side::Left, Side::Right, Side::Right});
    if (!m_arukone.empty())
        lines += table(m_arukone, {Side::Left, Side::Right, Side::Left, Side::Right, Side::Right, Side::Left,
                                   Side::Left, Side::Left});
    return lines;
}

} // namespace cli
