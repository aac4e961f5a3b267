#pragma once

#include "game/scene/Destination.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace game {

/// Where scenes ask to go. Requests wait until the update is over, so that no scene goes while it still acts.
class Navigator {
public:
    struct Push {
        Destination to;
    }; ///< On top of this scene.
    struct Replace {
        Destination to;
    }; ///< In this scene's place.
    struct Pop {
        std::optional<Destination> showing{}; ///< What the scene below is to show, if it can.
    };                                        ///< Back to the scene below; the last one asks to quit.
    struct Reset {
        Destination to;
    }; ///< In the place of all.
    struct Quit {};
    using Request = std::variant<Push, Replace, Pop, Reset, Quit>;

    void push(Destination to) { m_requests.emplace_back(Push{std::move(to)}); }
    void replace(Destination to) { m_requests.emplace_back(Replace{std::move(to)}); }
    void pop(std::optional<Destination> showing = std::nullopt) { m_requests.emplace_back(Pop{std::move(showing)}); }
    void reset(Destination to) { m_requests.emplace_back(Reset{std::move(to)}); }
    void quit() { m_requests.emplace_back(Quit{}); }

    /// What was asked for since the last call, oldest first.
    [[nodiscard]] std::vector<Request> take() { return std::exchange(m_requests, {}); }
    [[nodiscard]] bool waiting() const noexcept { return !m_requests.empty(); }

private:
    std::vector<Request> m_requests;
};

} // namespace game
