// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToHelp.hpp"
#include "ui/Event.hpp"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace game {

class Scene;
struct Services;

/// The pause, with what the scene below offers; with a heading, a menu of it instead.
struct ToPause {
    struct Entry {
        ui::Action action = ui::Action::None;
        std::string label;
        bool enabled = true;
    };
    std::string title;
    std::vector<Entry> entries;
    std::function<void(ui::Action)> chosen{}; ///< Called after the overlay has closed.
    std::function<ToPause()> translated{};    ///< Gives the same in the current language; if empty, the words stay.
    std::string heading{};                    ///< Of a menu; empty: the pause.
    std::string continueLabel{};              ///< Label of the button that closes it; empty: "Continue".
    HelpPage help = HelpPage::Lights;         ///< What its entry "Help" opens.
    std::string idea{};                       ///< What the level is about, below the title of a pause; may be empty.
    bool unfolded = false;                    ///< "More" is unfolded, however the player left it.
    bool shut = false; ///< The board below is shut, so that it may be seen: the pause stands beside it.
    /// Told how far to the right the scene below can be seen, whenever that changes.
    std::function<void(float)> leavesFree{};

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// A pause whose words follow the language.
/// \param words called now and whenever the language may have changed.
/// \param leave called for the entry that leaves. \param act called for all others.
/// \param leavesFree see ToPause.
[[nodiscard]] inline ToPause pauseOf(std::function<ToPause()> words, std::function<void()> leave,
                                     std::function<void(ui::Action)> act, std::function<void(float)> leavesFree = {}) {
    ToPause to = words();
    to.leavesFree = std::move(leavesFree);
    to.chosen = [leave = std::move(leave), act = std::move(act)](ui::Action action) {
        if (action == ui::Action::Back)
            leave();
        else
            act(action);
    };
    to.translated = std::move(words);
    return to;
}

} // namespace game
