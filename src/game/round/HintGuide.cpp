// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/HintGuide.hpp"

#include "lights/Hint.hpp"

#include <algorithm>

namespace game {

HintGuide::Step HintGuide::advance(const lights::Board& board, const lights::BitGrid& remaining) {
    const auto hint = lights::nextHint(remaining);
    if (!hint) {
        m_step = Step::None;
        return m_step;
    }
    if (m_step == Step::None || m_takesBack || m_cell != hint->cell) {
        m_cell = hint->cell;
        m_takesBack = false;
        m_region.clear();
        for (int r = hint->region.first.row; r <= hint->region.last.row; ++r)
            for (int c = hint->region.first.column; c <= hint->region.last.column; ++c)
                if (board.hasCell({r, c}))
                    m_region.push_back({r, c});
        // On a small board the region may cover all of it, which would be no hint.
        m_step = std::ssize(m_region) < board.cellCount() ? Step::Region : Step::Window;
    } else {
        m_step = m_step == Step::Region ? Step::Window : Step::Press;
    }
    return m_step;
}

HintGuide::Step HintGuide::takeBack(lights::Cell wrong) {
    const bool shown = m_step == Step::Window && m_takesBack && m_cell == wrong;
    m_cell = wrong;
    m_takesBack = true;
    m_step = shown ? Step::Press : Step::Window;
    return m_step;
}

bool HintGuide::isCarriedOutBy(const lights::Change& change) const noexcept {
    const auto kind = m_takesBack ? lights::EventKind::Undo : lights::EventKind::Move;
    return m_step != Step::None && change.kind == kind && change.cell == m_cell;
}

HintMarks HintGuide::marks() const {
    if (m_step == Step::Region)
        return {m_region, std::nullopt};
    if (m_step == Step::Window)
        return {{}, m_cell};
    return {};
}

bool HintWords::pressedBefore(lights::Cell cell) const {
    const auto& history = m_round.session().presses();
    return std::count(history.begin(), history.end(), cell) % 2 == 1;
}

std::string HintWords::why(lights::Cell cell) const {
    if (pressedBefore(cell))
        return m_text.tr("You pressed it before. Pressing it again takes that back, and costs one move.");
    const auto ways = m_round.waysThrough(cell);
    if (!ways)
        return m_text.tr("The best known solution presses it.");
    if (ways->alone)
        return m_text.tr("There is only one solution, and it presses this window.");
    if (ways->always)
        return m_text.tr("Every solution presses it.");
    if (ways->ways == 1)
        return m_text.tr("There is one shortest solution, and it presses this window.");
    if (ways->through == ways->ways)
        return m_text.tr("All {1} shortest solutions press it.", ways->ways);
    return m_text.trn("{1} of the {2} shortest solutions presses it.", "{1} of the {2} shortest solutions press it.",
                      static_cast<std::int64_t>(ways->through), ways->ways);
}

std::string HintWords::whyBack() const {
    return m_round.knowsShortestWay() ? m_text.tr("It leads away from the shortest solution. Undo costs nothing.")
                                      : m_text.tr("It is not part of the best known solution. Undo costs nothing.");
}

std::string HintWords::detour() const {
    const int detour = m_round.detour().value_or(0);
    if (detour <= 0)
        return {};
    return m_text.trn("You are {1} move over the optimum.", "You are {1} moves over the optimum.", detour);
}

} // namespace game
