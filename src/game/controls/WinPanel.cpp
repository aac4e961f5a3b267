// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/WinPanel.hpp"

#include "game/look/facade/KeepsakeWindow.hpp"
#include "game/words/AchievementWords.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <utility>
#include <variant>

namespace game {

WinPanel::WinPanel(const Around& around, Recorded recorded, bool solutionShown, Board board)
    : StandingPanel(around, stateOf(recorded, recorded.run.has_value()), true)
    , m_recorded(std::move(recorded))
    , m_solutionShown(solutionShown)
    , m_board(std::move(board)) {
    reload();
}

void WinPanel::setRecorded(const Recorded& recorded) {
    m_recorded = recorded;
    setState(stateOf(recorded, recorded.run.has_value()));
}

Later<Records::Renamed> WinPanel::storeUnder(const std::string& name) {
    return database().rename(*m_recorded.run, name);
}

std::optional<StandingPanel::Place> WinPanel::read() {
    auto standing =
        database().leaderboard().standing(*m_recorded.run, shownRows, false, m_board.accepts).value_or(std::nullopt);
    if (!standing)
        return std::nullopt;
    m_standing = *std::move(standing);
    return Place{m_standing.rank, m_standing.total};
}

/// At the second win, and never again by itself: by then somebody has come to stay.
bool WinPanel::shouldAsk() {
    constexpr std::size_t second = 2;
    if (database().progress().best.size() > second) // Without looking at all runs.
        return false;
    const auto all = database().statistics(database().player(), 1);
    return all && static_cast<std::size_t>(all->all().runs) == second;
}

std::string WinPanel::reason() const {
    if (isBeingStored(m_recorded))
        return text().tr("Saving…");
    if (m_recorded.problem)
        return std::visit([this](const auto& problem) { return text::describe(text(), problem); }, *m_recorded.problem);
    if (m_solutionShown)
        return text().tr(
            "Nothing is recorded once the solution has been shown. Play the level again for the leaderboard.");
    return text().tr("This run was not recorded.");
}

void WinPanel::drawRows(ui::Canvas& canvas, ui::Rect area) const {
    ui::Rect row{area.x, area.y, area.w, rowHeight};
    for (std::size_t i = 0; i < m_standing.rows.size(); ++i) {
        drawRow(canvas, row, m_standing.rows[i], i == m_standing.own);
        row.y += rowHeight;
    }
}

void WinPanel::drawRow(ui::Canvas& canvas, ui::Rect row, const data::LeaderboardRow& shown, bool own) const {
    const ui::Palette& colours = canvas.colours();
    if (own)
        canvas.fill(row, ui::Paint::litRow(colours), 10);
    const sf::Color colour = own ? colours.onLit : colours.text;
    const ui::TextStyle cell = own ? ui::TextStyle{ui::Face::Bold, 17} : ui::TextStyle{ui::Face::Regular, 17};
    const float y = row.centre().y;
    if (shown.rank)
        canvas.text(std::to_string(*shown.rank), {row.x + 19, y}, {ui::Face::Bold, 17}, colour, ui::Align::Centre);
    const float nameX = row.x + 58;
    const float room = row.w - 58 - (shown.run.assisted() ? 330.0F : 250.0F);
    const float width = canvas.textFitted(text::playerName(text(), shown.run.player), {nameX, y}, room, cell, colour);
    std::string mark;
    if (own)
        mark = text().tr("· you");
    if (shown.run.assisted())
        mark += (mark.empty() ? "" : " ") + text().tr("· with help");
    canvas.textFitted(mark, {nameX + width + 5, y}, row.right() - 190 - nameX - width, ui::style::body, colour);
    canvas.text(m_board.score(shown.run.moves), {row.right() - 104, y}, cell, colour, ui::Align::Right);
    canvas.text(text::clock(shown.run.duration), {row.right() - 14, y}, cell, colour, ui::Align::Right);
}

void announceAchievements(const std::vector<data::Achievement>& earned, const text::Text& text, ui::Toasts& toasts,
                          Sounds& sounds) {
    if (earned.empty())
        return;
    sounds.play(Sound::Unlock);
    for (const data::Achievement which : earned) {
        const auto sign = [what = achievementKeepsake(which)](ui::Canvas& canvas, ui::Rect area) {
            drawKeepsakeSign(canvas, area, what);
        };
        toasts.show({ui::Toast::Kind::Ok, text.tr("Achievement:"), {}, achievementName(text, which), {}, sign});
    }
}

} // namespace game
