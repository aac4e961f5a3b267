// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

namespace game {

class Scene;
struct Services;

/// Tells what went wrong, over the scene below.
struct ToError {
    std::string title;
    std::string text;

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
