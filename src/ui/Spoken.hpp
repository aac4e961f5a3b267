// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace ui {

/// What kind of control something is.
enum class Role : std::uint8_t {
    None, ///< Its name says enough.
    Button,
    Switch,
    Tabs,
    List,
    Menu, ///< A button that opens a list to choose from.
    Slider,
    Number,
    TextField,
    Board,
};

/// What a control says of itself to a player who does not see it. The words are in the player's language.
struct Spoken {
    Role role = Role::None;
    std::string name{};       ///< The label.
    std::string value{};      ///< What is set, chosen or typed; where the cursor is.
    std::optional<bool> on{}; ///< State of a control that can be on or off.
    std::size_t place = 0;    ///< Position of the chosen one of several, from 1; 0 if that says nothing.
    std::size_t count = 0;    ///< How many there are to choose from.
    std::string remark{};     ///< What is wrong with it.
    bool available = true;    ///< Whether it can be used now.
    std::string note{};       ///< What else is written beside it: what it does.

    friend bool operator==(const Spoken&, const Spoken&) = default;
};

} // namespace ui
