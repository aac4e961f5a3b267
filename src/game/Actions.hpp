#pragma once

#include "ui/Event.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// The game's own actions, beside those of the toolkit.
namespace action {
inline constexpr ui::Action at(int offset) {
    return static_cast<ui::Action>(static_cast<int>(ui::Action::firstOfProgram) + offset);
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
} // namespace action

/// An action that keys can be bound to: the name in the settings file, the words for the player, and what is bound when
/// the settings say nothing, as names that ui::Bindings reads, separated by spaces.
struct BindableAction {
    ui::Action action = ui::Action::None;
    std::string_view name;
    std::string_view label; ///< An English msgid.
    std::string_view keys;
};

[[nodiscard]] std::span<const BindableAction> bindableActions() noexcept;

/// The names in `bindable.keys`, one by one.
[[nodiscard]] std::vector<std::string> defaultKeys(const BindableAction& bindable);

} // namespace game
