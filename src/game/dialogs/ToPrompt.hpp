// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace game {

class Scene;
struct Services;

/// Asks for a few lines of text over the scene below; Esc or a click outside cancels.
struct ToPrompt {
    struct Field {
        std::string label;
        std::string value;           ///< The initial text.
        std::size_t maxLength = 100; ///< Code points.
        std::string placeholder{};   ///< Shown while the field is empty; may be empty.
    };
    /// A choice above the fields.
    struct Choice {
        std::string label;
        std::vector<std::string> items; ///< Empty: there is no choice.
        std::size_t selected = 0;
        bool first = false; ///< It has the focus initially, not a field.
        /// Called with another choice and the contents of the fields, which it may change.
        std::function<void(std::size_t, std::vector<std::string>&)> chosen;
    };
    /// What is wrong with the input.
    struct Refusal {
        std::string sentence{}; ///< Empty: nothing is wrong.
        std::size_t field = 0;  ///< The field that it is shown at.
    };
    std::string title;
    std::string text; ///< Below the title; may be empty.
    std::vector<Field> fields;
    Choice choice{};
    /// Called when the player has changed a field, with its index and the contents of all; it may change the others.
    std::function<void(std::size_t, std::vector<std::string>&)> edited{};
    std::size_t first = 0; ///< The field that has the focus initially.
    std::string accept;    ///< Label of the button that accepts the input.
    /// Called with the contents of the fields. The overlay closes afterwards unless this refuses. Must not navigate
    /// itself.
    std::function<Refusal(const std::vector<std::string>&)> onAccept;

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
