// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Profile.hpp"

#include <algorithm>

namespace arukone {

namespace {

/// The slots at the beginning of a row: the edges down from the row before move to the right of the empty slot 0.
Profile atNextRow(const Profile& before, std::size_t width) {
    Profile after;
    for (std::size_t slot = 0; slot < width; ++slot) {
        const Profile::Slot value = before.slots[slot];
        const bool isMate = value != Profile::empty && !Profile::isColour(value);
        after.slots[slot + 1] = static_cast<Profile::Slot>(value + (isMate ? 1 : 0));
    }
    return after;
}

} // namespace

ProfileSteps::ProfileSteps(const Sweep& sweep, int cell)
    : m_sweep(sweep)
    , m_cell(cell)
    , m_content(sweep.content(cell))
    , m_column(static_cast<std::size_t>(cell % sweep.width()))
    , m_right(sweep.goesRight(cell))
    , m_down(sweep.goesDown(cell)) {}

std::span<const ProfileStep> ProfileSteps::after(Profile before) {
    m_count = 0;
    if (m_column == 0)
        before = atNextRow(before, static_cast<std::size_t>(m_sweep.width()));
    const Slot left = before.slots[m_column];
    const Slot up = before.slots[m_column + 1];
    Profile& rest = before; // Without the edges that end in this cell.
    rest.slots[m_column] = rest.slots[m_column + 1] = Profile::empty;
    if (m_content == Board::free)
        atFreeCell(rest, left, up);
    else if (m_content != Board::hole)
        atTerminal(rest, left, up);
    else
        add(rest, 0); // No edge leads into a hole.
    return std::span(m_steps).first(m_count);
}

void ProfileSteps::atTerminal(const Profile& rest, Slot left, Slot up) {
    const Slot own = Profile::colour(m_content);
    if (left == Profile::empty && up == Profile::empty)
        goOn(rest, own);
    else if (left == Profile::empty || up == Profile::empty)
        join(rest, std::max(left, up), own);
}

void ProfileSteps::atFreeCell(const Profile& rest, Slot left, Slot up) {
    if (left != Profile::empty && up != Profile::empty) {
        if (left != Profile::mate(m_column + 1)) // That would close a ring.
            join(rest, left, up);
    } else if (left != Profile::empty || up != Profile::empty) {
        goOn(rest, std::max(left, up));
    } else {
        if (!m_sweep.all())
            add(rest, 0);
        beginCorner(rest);
    }
}

void ProfileSteps::beginCorner(const Profile& rest) {
    if (!m_down || !mayGoRight(rest))
        return;
    Profile profile = rest;
    profile.slots[m_column] = Profile::mate(m_column + 1);
    profile.slots[m_column + 1] = Profile::mate(m_column);
    add(profile, rightEdge | downEdge);
}

void ProfileSteps::goOn(const Profile& rest, Slot end) {
    const auto tryEdge = [&](bool possible, std::size_t slot, int to, std::uint8_t edge) {
        if (!possible || !enters(to, end))
            return;
        Profile profile = rest;
        profile.put(slot, end);
        add(profile, edge);
    };
    tryEdge(m_down, m_column, m_cell + m_sweep.width(), downEdge);
    tryEdge(mayGoRight(rest), m_column + 1, m_cell + 1, rightEdge);
}

void ProfileSteps::join(Profile rest, Slot one, Slot other) {
    const auto [end, value] = std::minmax(one, other); // Mates are smaller than colours.
    if (Profile::isColour(end)) {
        if (end == value)
            add(rest, 0);
        return;
    }
    const std::size_t slot = Profile::slotOf(end);
    rest.put(slot, value);
    if (enters(leadsTo(slot), value))
        add(rest, 0);
}

void ProfileSteps::add(const Profile& profile, std::uint8_t edges) {
    m_steps[m_count++] = {profile, edges};
}

int ProfileSteps::leadsTo(std::size_t slot) const noexcept {
    const int rowStart = m_cell - static_cast<int>(m_column);
    const int column = static_cast<int>(slot);
    if (slot <= m_column)
        return rowStart + m_sweep.width() + column;
    return slot == m_column + 1 ? m_cell + 1 : rowStart + column - 1;
}

/// Whether there is a cell to the right, and no terminal that has its edge already, from above.
bool ProfileSteps::mayGoRight(const Profile& rest) const noexcept {
    return m_right && (m_sweep.content(m_cell + 1) == Board::free || rest.slots[m_column + 2] == Profile::empty);
}

/// Whether an edge with this end may lead into a cell: not from one number to another.
bool ProfileSteps::enters(int cell, Slot end) const noexcept {
    const int content = m_sweep.content(cell);
    return content == Board::free || !Profile::isColour(end) || Profile::pairOf(end) == content;
}

} // namespace arukone
