// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

namespace game {

class Scene;
struct Services;

/// The start of a night shift: its rules, and the results so far.
struct ToShift {
    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// A night shift with the houses generated from a seed; that of a day if it is puzzle::shiftSeed() of one.
struct ToShiftPlay {
    std::string seed;

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
