// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/classes/ClassNotes.hpp"

#include "text/Problems.hpp"
#include "text/SharedProblems.hpp"
#include "ui/Text.hpp"

#include <cstdint>

namespace game {

namespace {

constexpr float lineHeight = ui::style::secondary.size * ui::style::secondary.lineHeight;
constexpr float signWidth = 32;

/// Why runs are not handed in, or the table is not up to date; empty if they are.
std::string handingWords(const text::Text& text, const SharedState& state, std::size_t waiting) {
    const std::string why =
        state.problem     ? text::describe(text, *state.problem)
        : state.unwritten ? text::describe(text, *state.unwritten)
        : state.owing // TRANSLATORS: After "2 runs are not handed in yet.": handing them in.
            ? text.tr("This is done within two minutes, now that the shared leaderboard can be used again.")
            : std::string();
    if (why.empty() || (waiting == 0 && !state.problem))
        return {};
    // TRANSLATORS: {2} is a sentence on why: "2 runs are not handed in yet. The folder … is not there now."
    return waiting == 0 ? why
                        : text.trn("{1} run is not handed in yet. {2}", "{1} runs are not handed in yet. {2}",
                                   static_cast<std::int64_t>(waiting), why);
}

std::string classFileWords(const text::Text& text, const ClassState& state) {
    if (state.reading.problems.empty())
        return {};
    const std::string why = text::describeWithPlace(text, state.reading.problems.front());
    if (!state.damaged) // TRANSLATORS: {1} is a sentence on what is wrong.
        return text.tr("Part of the class cannot be read and is left out. {1}", why);
    return state.reading.plan ? text.tr("The file of the class is damaged, so the class is as it was before. {1}", why)
                              : text.tr("The file of the class is damaged. {1}", why);
}

} // namespace

std::string classNotes(const text::Text& text, SharedLeaderboards& shared, Records& records, const std::string& board) {
    const SharedState state = shared.state(board);
    const std::size_t waiting = state.owing ? records.waitingForShared(shared.find(board)->folder) : 0;
    std::string notes;
    for (const std::string& each : {handingWords(text, state, waiting), classFileWords(text, shared.classOf(board)),
                                    text::unreadSentence(text, state.unread)})
        notes += (notes.empty() || each.empty() ? "" : " ") + each;
    return notes;
}

float noteHeight(const std::string& note, float width, const ui::Measure& measure) {
    if (note.empty())
        return 0;
    const auto lines = ui::wrapLines(note, width - signWidth,
                                     [&](std::string_view words) { return measure(words, ui::style::secondary); });
    return static_cast<float>(lines.size()) * lineHeight;
}

void drawNote(ui::Canvas& canvas, const std::string& note, ui::Rect area) {
    canvas.icon(ui::Icon::Info, {area.x + 10, area.y + lineHeight / 2}, 20, canvas.colours().danger);
    canvas.paragraph(note, {area.x + signWidth, area.y, area.w - signWidth, area.h}, ui::style::secondary,
                     canvas.colours().text);
}

} // namespace game
