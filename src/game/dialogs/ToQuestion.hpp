// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace game {

class Scene;
struct Services;

/// A question over the scene below; Esc or a click outside chooses the first answer, the safe one.
struct ToQuestion {
    struct Answer {
        std::string label;
        std::function<void()> chosen; ///< May be empty.
    };
    std::string title;
    std::string text;
    std::vector<Answer> answers;

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
