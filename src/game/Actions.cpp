#include "game/Actions.hpp"

#include "text/Text.hpp"

#include <array>

namespace game {

namespace {

using Group = ActionGroup;

// clang-format off
constexpr std::array bindables{
    BindableAction{ui::Action::Up, Group::Moving, "up", TR_NOOP("Up"), "Up Pad:StickUp Pad:DpadUp", "W"},
    BindableAction{ui::Action::Down, Group::Moving, "down", TR_NOOP("Down"), "Down Pad:StickDown Pad:DpadDown", "S"},
    BindableAction{ui::Action::Left, Group::Moving, "left", TR_NOOP("Left"), "Left Pad:StickLeft Pad:DpadLeft", "A"},
    BindableAction{ui::Action::Right, Group::Moving, "right", TR_NOOP("Right"), "Right Pad:StickRight Pad:DpadRight", "D"},
    BindableAction{ui::Action::Confirm, Group::Moving, "press", TR_NOOP("Press"), "Enter", "Space Pad:A"},
    BindableAction{ui::Action::Back, Group::GettingAbout, "back", TR_NOOP("Back, pause"), "Esc", "Pad:B"},
    BindableAction{ui::Action::NextControl, Group::GettingAbout, "next-control", TR_NOOP("Next control"), "Tab", ""},
    BindableAction{ui::Action::PreviousControl, Group::GettingAbout, "previous-control", TR_NOOP("Previous control"), "Shift+Tab", ""},
    BindableAction{ui::Action::PreviousTab, Group::GettingAbout, "previous-tab", TR_NOOP("Previous tab"), "", "Q Pad:LB"},
    BindableAction{ui::Action::NextTab, Group::GettingAbout, "next-tab", TR_NOOP("Next tab"), "", "E Pad:RB"},
    BindableAction{ui::Action::Copy, Group::GettingAbout, "copy-code", TR_NOOP("Copy code"), "Ctrl+C Ctrl+Ins", ""},
    BindableAction{ui::Action::Paste, Group::GettingAbout, "open-code", TR_NOOP("Open code"), "Ctrl+V Shift+Ins", ""},
    BindableAction{action::undo, Group::OnTheBoard, "undo", TR_NOOP("Undo"), "", "U Ctrl+Z Pad:X"},
    BindableAction{action::redo, Group::OnTheBoard, "redo", TR_NOOP("Redo"), "", "Y Ctrl+Y"},
    BindableAction{action::restart, Group::OnTheBoard, "restart", TR_NOOP("Restart"), "", "R"},
    BindableAction{action::hint, Group::OnTheBoard, "hint", TR_NOOP("Hint"), "", "H Pad:Y"},
    BindableAction{action::showSolution, Group::OnTheBoard, "show-solution", TR_NOOP("Show solution"), "", "L"},
    BindableAction{action::next, Group::OnTheBoard, "next", TR_NOOP("Next level"), "", "N"},
    BindableAction{action::skip, Group::OnTheBoard, "skip", TR_NOOP("Skip the house"), "", "K Pad:LS"},
    BindableAction{action::mark, Group::OnTheBoard, "mark", TR_NOOP("Planning mark"), "", "X Pad:View"},
    BindableAction{action::zoomIn, Group::OnTheBoard, "zoom-in", TR_NOOP("Zoom in"), "", "Num+ = Pad:RT"},
    BindableAction{action::zoomOut, Group::OnTheBoard, "zoom-out", TR_NOOP("Zoom out"), "", "- Num- Pad:LT"},
    BindableAction{action::wholeBoard, Group::OnTheBoard, "whole-board", TR_NOOP("Whole board"), "", "0 Num0 Pad:RS"},
    BindableAction{action::pause, Group::OnTheBoard, "pause", TR_NOOP("Pause"), "", "P Pad:Menu"},
    BindableAction{action::fullscreen, Group::Everywhere, "fullscreen", TR_NOOP("Full screen"), "", "F11 Alt+Enter"},
    BindableAction{action::mute, Group::Everywhere, "mute", TR_NOOP("Mute"), "", "M"},
    BindableAction{action::help, Group::Everywhere, "help", TR_NOOP("Help"), "", "F1"},
};
// clang-format on

} // namespace

std::span<const BindableAction> bindableActions() noexcept {
    return bindables;
}

} // namespace game
