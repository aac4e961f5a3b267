#pragma once

#include "game/scene/Destination.hpp"

#include <functional>
#include <utility>

namespace game {

/// A pause whose words follow the language: they are asked for now and whenever it may have changed.
/// \param leave for the entry that leaves. \param act for all others.
[[nodiscard]] inline ToPause pauseOf(std::function<ToPause()> words, std::function<void()> leave,
                                     std::function<void(ui::Action)> act) {
    ToPause to = words();
    to.chosen = [leave = std::move(leave), act = std::move(act)](ui::Action action) {
        if (action == ui::Action::Back)
            leave();
        else
            act(action);
    };
    to.reworded = std::move(words);
    return to;
}

} // namespace game
