// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

namespace game {

class Scene;
struct Services;

/// The leaderboards shared with other computers.
struct ToSharedLeaderboards {
    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
