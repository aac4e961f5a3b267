// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

namespace game {

class Scene;
struct Services;

/// The house of the class of a shared leaderboard.
struct ToClass {
    std::string board; ///< Its name; that of the first one with a class if it has none.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// What the pupils of a class have solved.
struct ToClassTable {
    std::string board; ///< The name of the shared leaderboard.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// What a class is to solve, to be changed or made.
struct ToClassEditor {
    std::string board; ///< The name of the shared leaderboard.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
