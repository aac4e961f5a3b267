// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

namespace game {

class Scene;
struct Services;

/// The main menu.
struct ToMainMenu {
    std::string says{}; ///< What was just done, as a toast; may be empty.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// The morning after the last window of the campaign went dark.
struct ToDawn {
    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
