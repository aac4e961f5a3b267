// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

namespace game {

class Scene;
struct Services;

/// The setup of a duel at one computer.
struct ToDuel {
    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
