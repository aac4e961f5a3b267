// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/play/LookUp.hpp"

#include "game/lessons/CribCard.hpp"
#include "game/lessons/LessonTexts.hpp"
#include "game/lessons/Lessons.hpp"
#include "game/services/Actions.hpp"
#include "lights/solver/Solver.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr std::string_view quietTaught = "quiet";
constexpr int widestSheet = 12; ///< Wider than in the lesson, whose method holds for any width.

std::optional<lights::FixUp> fixUpOf(const lights::Puzzle& puzzle) {
    const bool fits = puzzle.columns() >= smallestFixUpSize && puzzle.columns() <= widestSheet;
    if (!fits || !lights::canBeChased(puzzle.start(), puzzle.rules()))
        return std::nullopt;
    lights::FixUp fixUp(puzzle.rows(), puzzle.columns(), puzzle.rules().surface);
    return fixUp.rank() > 0 ? std::optional(std::move(fixUp)) : std::nullopt;
}

} // namespace

LookUp::LookUp(const lights::Puzzle& puzzle, LightsBoardView& view)
    : m_puzzle(puzzle)
    , m_view(view)
    , m_fixUp(fixUpOf(puzzle)) {}

bool LookUp::knowsSheet(const data::LessonProgress& lessons) const {
    // Before widths were stored, the lesson was nearly always taken at its usual size. Wider ones it does not offer.
    const int width = m_puzzle.columns();
    const bool byAnyWidth = width == usualFixUpSize || width > largestFixUpSize;
    return m_fixUp && (lessons.at(sheetLesson(width)).done || (byAnyWidth && lessons.at(fixUpLesson).done));
}

bool LookUp::knowsQuiet(const data::LessonProgress& lessons) const {
    return lessons.at(quietTaught).done;
}

std::size_t LookUp::nextQuiet() {
    if (!m_quiet)
        m_quiet = lights::quietPatterns(m_puzzle.start(), m_puzzle.rules());
    m_shown = m_shown == m_quiet->size() ? 0 : m_shown + 1;
    m_view.setQuiet(m_shown == 0 ? std::nullopt
                                 : std::optional(QuietMarks{(*m_quiet)[m_shown - 1],
                                                            lights::BitGrid(m_puzzle.rows(), m_puzzle.columns())}));
    return m_quiet->size();
}

void LookUp::draw(ui::Canvas& canvas, const text::Text& text, ui::Rect column, float top, bool compact) const {
    if (!m_sheet || !m_fixUp)
        return;
    Crib crib = lessons::fixUpCrib(text, *m_fixUp);
    crib.title = text.tr("Cheat sheet");
    if (compact) {
        crib.text.clear();
        crib.rightHead = text.trc("cheat sheet", "press");
    }
    const auto measure = [&canvas](std::string_view words, const ui::TextStyle& style) {
        return canvas.textWidth(words, style);
    };
    const float width = std::max(column.w, compact ? 176.0F : cribWidth);
    drawCrib(canvas, {column.x, top, width, cribHeight(crib, width, measure)}, crib);
}

std::vector<ToPause::Entry> lookUpEntries(const text::Text& text, const LookUp& lookUp,
                                          const data::LessonProgress& lessons, const std::string& lesson) {
    std::vector<ToPause::Entry> entries;
    if (!lesson.empty())
        entries.push_back({action::lesson, text.tr("Lesson for this level"), true});
    if (lookUp.knowsSheet(lessons))
        entries.push_back(
            {action::sheet, lookUp.showsSheet() ? text.tr("Hide the cheat sheet") : text.tr("Cheat sheet"), true});
    if (lookUp.knowsQuiet(lessons))
        entries.push_back({action::quietPatterns,
                           lookUp.shown() > 0 ? text.tr("Next quiet pattern") : text.tr("Quiet patterns"), true});
    return entries;
}

} // namespace game
