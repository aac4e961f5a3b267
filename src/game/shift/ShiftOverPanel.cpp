// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/ShiftOverPanel.hpp"

#include "game/shift/ShiftScores.hpp"
#include "text/Problems.hpp"

#include <utility>
#include <variant>

namespace game {

ShiftOverPanel::ShiftOverPanel(const Around& around, RecordedShift recorded)
    : StandingPanel(around, stateOf(recorded, recorded.shift.has_value()))
    , m_recorded(std::move(recorded)) {
    reload();
}

void ShiftOverPanel::setRecorded(const RecordedShift& recorded) {
    m_recorded = recorded;
    setState(stateOf(recorded, recorded.shift.has_value()));
}

Later<Records::Renamed> ShiftOverPanel::storeUnder(const std::string& name) {
    return database().renameShift(*m_recorded.shift, name);
}

std::optional<StandingPanel::Place> ShiftOverPanel::read() {
    auto standing = database().shifts().standing(*m_recorded.shift, shownRows).value_or(std::nullopt);
    if (!standing)
        return std::nullopt;
    m_standing = *std::move(standing);
    return Place{m_standing.rank, m_standing.total};
}

std::string ShiftOverPanel::reason() const {
    if (isBeingStored(m_recorded))
        return text().tr("Saving…");
    if (!m_recorded.problem)
        return text().tr("This shift was not recorded.");
    if (*m_recorded.problem == data::SubmitProblem(data::RunProblem::NotSolved))
        return text().tr("No house went to bed this time, so nothing was recorded.");
    return std::visit([this](const auto& problem) { return text::describe(text(), problem); }, *m_recorded.problem);
}

void ShiftOverPanel::drawRows(ui::Canvas& canvas, ui::Rect area) const {
    drawShiftRows(canvas, area, text(), m_standing.rows, m_standing.own);
}

} // namespace game
