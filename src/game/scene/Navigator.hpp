// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Destination.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace game {

/// Collects the requests of scenes to open and close scenes. They are carried out later, so that no scene is destroyed
/// while its own code is running.
class Navigator {
public:
    struct Push {
        Destination to;
    }; ///< Opens a scene on top of this one.
    struct Replace {
        Destination to;
    }; ///< Opens a scene in place of this one.
    struct Pop {
        std::optional<Destination> showing{}; ///< What the scene below should show, if it can.
    };                                        ///< Returns to the scene below; from the last one, quits.
    struct Reset {
        Destination to;
    }; ///< Opens a scene in place of all.
    struct Quit {};
    using Request = std::variant<Push, Replace, Pop, Reset, Quit>;

    void push(Destination to);
    void replace(Destination to);
    void pop(std::optional<Destination> showing = std::nullopt);
    void reset(Destination to);
    void quit();

    /// Takes the requests made since the last call, oldest first.
    [[nodiscard]] std::vector<Request> take();
    [[nodiscard]] bool waiting() const noexcept { return !m_requests.empty(); }

private:
    std::vector<Request> m_requests;
};

} // namespace game
