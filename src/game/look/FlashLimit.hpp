// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Animation.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace game {

/// Keeps the parts of a picture from flashing: each changes at most six times, that is, goes on and off three times,
/// within any second (WCAG 2, success criterion 2.3.1).
class FlashLimit {
public:
    /// Begins anew with this many parts.
    void reset(std::size_t parts);
    void update(ui::Seconds passed) { m_now += passed; }

    /// Counts a change. \returns how many seconds it has to wait; 0 if it may be shown at once.
    ui::Seconds change(std::size_t part);
    /// A change that waits will not be shown.
    void takeBack(std::size_t part) { m_parts[part].credit += 1; }
    /// Whether a change of each of these parts may be shown at once.
    [[nodiscard]] bool allows(std::span<const std::size_t> parts) const;

private:
    static constexpr double changesAtOnce = 3;
    static constexpr double changesPerSecond = 3;

    struct Part {
        double credit = changesAtOnce; ///< How many changes it could show at once after the last one.
        double changed = 0;            ///< When that was: see m_now.
    };

    [[nodiscard]] double credit(std::size_t part) const;

    std::vector<Part> m_parts;
    double m_now = 0; ///< Seconds.
};

} // namespace game
