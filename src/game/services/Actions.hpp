// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Event.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace game {

/// The game's own actions, in addition to those of the toolkit.
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
// Level editor. It also uses undo, redo, mark (take away), hint (repair) and showSolution.
inline constexpr ui::Action brushLight = at(15);
inline constexpr ui::Action brushHole = at(16);
inline constexpr ui::Action brushTarget = at(17);
inline constexpr ui::Action brushPress = at(18);
inline constexpr ui::Action mirror = at(19);
inline constexpr ui::Action allOn = at(20);
inline constexpr ui::Action allOff = at(21);
inline constexpr ui::Action invert = at(22);
inline constexpr ui::Action shuffle = at(23);
inline constexpr ui::Action clear = at(24);
inline constexpr ui::Action shiftUp = at(25);
inline constexpr ui::Action shiftDown = at(26);
inline constexpr ui::Action shiftLeft = at(27);
inline constexpr ui::Action shiftRight = at(28);
inline constexpr ui::Action growTop = at(29);
inline constexpr ui::Action growBottom = at(30);
inline constexpr ui::Action growLeft = at(31);
inline constexpr ui::Action growRight = at(32);
inline constexpr ui::Action shrinkTop = at(33);
inline constexpr ui::Action shrinkBottom = at(34);
inline constexpr ui::Action shrinkLeft = at(35);
inline constexpr ui::Action shrinkRight = at(36);
inline constexpr ui::Action save = at(37);
inline constexpr ui::Action saveAs = at(38);
inline constexpr ui::Action openLevel = at(39);
inline constexpr ui::Action newLevel = at(40);
inline constexpr ui::Action rename = at(41);
inline constexpr ui::Action testPlay = at(42);
inline constexpr ui::Action chase = at(43); ///< Chase the lights with the player.
// Editor for fuse boxes.
inline constexpr ui::Action watch = at(44); ///< Watch the simple program; on a board of Lights Out, prove the optimum.
inline constexpr ui::Action removeCables = at(45);
inline constexpr ui::Action renumber = at(46);
inline constexpr ui::Action newOfOther = at(47); ///< A new level of the other puzzle; in the menu only.
// The board in play again.
inline constexpr ui::Action myPresses = at(48);    ///< Show which windows were pressed.
inline constexpr ui::Action more = at(49);         ///< Open the list of what has no button.
inline constexpr ui::Action about = at(72);        ///< Show what the level is about, or no longer.
inline constexpr ui::Action shapes = at(51);       ///< Show in each window what a press switches.
inline constexpr ui::Action brushSeal = at(52);    ///< Draw sealed windows; in the level editor.
inline constexpr ui::Action brushCurtain = at(73); ///< Draw curtains; in the level editor.
// The board in play; only in the list of what has no button.
inline constexpr ui::Action sheet = at(53);         ///< Show the cheat sheet.
inline constexpr ui::Action quietPatterns = at(54); ///< Show one quiet pattern after the other.
inline constexpr ui::Action lesson = at(55);        ///< Open the lesson of the level.
// The board in play, for players who listen.
inline constexpr ui::Action sayRow = at(56);
inline constexpr ui::Action sayColumn = at(57);
inline constexpr ui::Action sayBoard = at(58);
inline constexpr ui::Action sayLeft = at(59);  ///< How many windows are left.
inline constexpr ui::Action sayReach = at(60); ///< What a press at the cursor would switch.
inline constexpr ui::Action sayLast = at(61);  ///< What the last press switched.
inline constexpr ui::Action sayGoal = at(62);
inline constexpr ui::Action nextOpen = at(63); ///< Move to the next window that is not as it has to be.
inline constexpr ui::Action previousOpen = at(64);
inline constexpr ui::Action sayAgain = at(65); ///< Everywhere.
// Level editor; only in its menu.
inline constexpr ui::Action printSheet = at(66); ///< Print the level.
// Everywhere: move the part of the picture that the window shows.
inline constexpr ui::Action lookUp = at(67);
inline constexpr ui::Action lookDown = at(68);
inline constexpr ui::Action lookLeft = at(69);
inline constexpr ui::Action lookRight = at(70);
inline constexpr ui::Action stopVoice = at(71); ///< Everywhere: break off what is being said.
inline constexpr ui::Action album = at(80);     ///< The campaign: open the album of the house.
} // namespace action

/// What an action is for; the list of keys is grouped by it.
enum class ActionGroup : std::uint8_t { Moving, Navigation, OnTheBoard, InTheEditor, Listening, Everywhere };

/// An action that keys and pad inputs can be bound to. Its inputs are listed by name, separated by spaces: keys as
/// ui::keyFromName reads them ("Ctrl+Z"), and pad inputs as ui::padFromName does, with "Pad:" in front ("Pad:X").
struct BindableAction {
    ui::Action action = ui::Action::None;
    ActionGroup group = ActionGroup::Moving;
    std::string_view name;  ///< In the settings file.
    std::string_view label; ///< For the player; an English msgid.
    std::string_view fixed; ///< Inputs that always trigger it, so that players cannot lock themselves out.
    std::string_view keys;  ///< Inputs bound in addition by default.
};

/// All bindable actions, group by group.
[[nodiscard]] std::span<const BindableAction> bindableActions() noexcept;

} // namespace game
