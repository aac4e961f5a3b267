#pragma once

#include "ui/Event.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace game {

/// The game's own actions, beside those of the toolkit.
namespace action {
inline constexpr ui::Action at(int offset) {
    return static_cast<ui::Action>(static_cast<int>(ui::Action::FirstOfProgram) + offset);
}
inline constexpr ui::Action undo = at(0);
inline constexpr ui::Action redo = at(1);
inline constexpr ui::Action restart = at(2);
inline constexpr ui::Action hint = at(3);
inline constexpr ui::Action showSolution = at(4);
inline constexpr ui::Action next = at(5);
inline constexpr ui::Action mark = at(6);
inline constexpr ui::Action fullscreen = at(7);
inline constexpr ui::Action mute = at(8);
inline constexpr ui::Action help = at(9);
inline constexpr ui::Action pause = at(10);
inline constexpr ui::Action zoomIn = at(11);
inline constexpr ui::Action zoomOut = at(12);
inline constexpr ui::Action wholeBoard = at(13);
inline constexpr ui::Action skip = at(14);
} // namespace action

/// What an action is for: how the list of keys is divided.
enum class ActionGroup : std::uint8_t { Moving, GettingAbout, OnTheBoard, Everywhere };

/// An action that keys and pad buttons can be bound to. Those are names that ui::Bindings reads ("Ctrl+Z"), with "Pad:"
/// before those of a gamepad ("Pad:X"), separated by spaces.
struct BindableAction {
    ui::Action action = ui::Action::None;
    ActionGroup group = ActionGroup::Moving;
    std::string_view name;  ///< In the settings file.
    std::string_view label; ///< For the player; an English msgid.
    std::string_view fixed; ///< What always means it, so that nobody locks themself out.
    std::string_view keys;  ///< What is bound beside that when the settings say nothing.
};

/// All of them, group by group.
[[nodiscard]] std::span<const BindableAction> bindableActions() noexcept;

} // namespace game
