// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Actions.hpp"

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
    BindableAction{ui::Action::Back, Group::Navigation, "back", TR_NOOP("Back, pause"), "Esc", "Pad:B"},
    BindableAction{ui::Action::NextControl, Group::Navigation, "next-control", TR_NOOP("Next control"), "Tab", "Pad:Stick2Right"},
    BindableAction{ui::Action::PreviousControl, Group::Navigation, "previous-control", TR_NOOP("Previous control"), "Shift+Tab", "Pad:Stick2Left"},
    BindableAction{ui::Action::PreviousTab, Group::Navigation, "previous-tab", TR_NOOP("Previous tab"), "", "Q Pad:LB"},
    BindableAction{ui::Action::NextTab, Group::Navigation, "next-tab", TR_NOOP("Next tab"), "", "E Pad:RB"},
    BindableAction{action::album, Group::Navigation, "album", TR_NOOP("Album of the house"), "", "B"},
    BindableAction{ui::Action::Copy, Group::Navigation, "copy-code", TR_NOOP("Copy code"), "Ctrl+C Ctrl+Ins", ""},
    BindableAction{ui::Action::Paste, Group::Navigation, "open-code", TR_NOOP("Open code"), "Ctrl+V Shift+Ins", ""},
    BindableAction{action::undo, Group::OnTheBoard, "undo", TR_NOOP("Undo"), "", "U Ctrl+Z Pad:X"},
    BindableAction{action::redo, Group::OnTheBoard, "redo", TR_NOOP("Redo"), "", "Y Ctrl+Y"},
    BindableAction{action::restart, Group::OnTheBoard, "restart", TR_NOOP("Restart"), "", "R"},
    BindableAction{action::hint, Group::OnTheBoard, "hint", TR_NOOP("Hint"), "", "H Pad:Y"},
    BindableAction{action::showSolution, Group::OnTheBoard, "show-solution", TR_NOOP("Show solution"), "", "L"},
    BindableAction{action::chase, Group::OnTheBoard, "chase", TR_NOOP("Chase with me"), "", "C"},
    BindableAction{action::next, Group::OnTheBoard, "next", TR_NOOP("Next level"), "", "N"},
    BindableAction{action::skip, Group::OnTheBoard, "skip", TR_NOOP("Skip the house"), "", "K Pad:LS"},
    BindableAction{action::mark, Group::OnTheBoard, "mark", TR_NOOP("Mark, remove"), "", "X Pad:View"},
    BindableAction{action::myPresses, Group::OnTheBoard, "my-presses", TR_NOOP("My presses"), "", "O"},
    BindableAction{action::shapes, Group::OnTheBoard, "shapes", TR_NOOP("Show what a press does"), "", "Z"},
    // Shows the picture on a board in play, and mirrors the brush in the editor.
    BindableAction{action::mirror, Group::OnTheBoard, "mirror", TR_NOOP("Picture, mirror"), "", "G Pad:Stick2Up"},
    BindableAction{action::more, Group::OnTheBoard, "more", TR_NOOP("More"), "", "T"},
    BindableAction{action::zoomIn, Group::OnTheBoard, "zoom-in", TR_NOOP("Zoom in"), "", "Num+ = Pad:RT"},
    BindableAction{action::zoomOut, Group::OnTheBoard, "zoom-out", TR_NOOP("Zoom out"), "", "- Num- Pad:LT"},
    BindableAction{action::wholeBoard, Group::OnTheBoard, "whole-board", TR_NOOP("Whole board"), "", "0 Num0 Pad:RS"},
    BindableAction{action::pause, Group::OnTheBoard, "pause", TR_NOOP("Pause"), "", "P Pad:Menu"},
    BindableAction{action::brushLight, Group::InTheEditor, "brush-light", TR_NOOP("Brush 1"), "", "1"},
    BindableAction{action::brushHole, Group::InTheEditor, "brush-hole", TR_NOOP("Brush 2"), "", "2"},
    BindableAction{action::brushTarget, Group::InTheEditor, "brush-target", TR_NOOP("Brush 3"), "", "3"},
    BindableAction{action::brushPress, Group::InTheEditor, "brush-press", TR_NOOP("Brush 4"), "", "4"},
    BindableAction{action::brushSeal, Group::InTheEditor, "brush-seal", TR_NOOP("Brush 5"), "", "5"},
    BindableAction{action::brushCurtain, Group::InTheEditor, "brush-curtain", TR_NOOP("Brush 6"), "", "6"},
    BindableAction{action::allOn, Group::InTheEditor, "all-on", TR_NOOP("All on"), "", ""},
    BindableAction{action::allOff, Group::InTheEditor, "all-off", TR_NOOP("All off"), "", ""},
    BindableAction{action::invert, Group::InTheEditor, "invert", TR_NOOP("Invert"), "", "I"},
    BindableAction{action::shuffle, Group::InTheEditor, "shuffle", TR_NOOP("Shuffle"), "", "F"},
    BindableAction{action::clear, Group::InTheEditor, "clear", TR_NOOP("Clear everything"), "", "Ctrl+Del"},
    BindableAction{action::shiftUp, Group::InTheEditor, "shift-up", TR_NOOP("Move all up"), "", "Ctrl+Up"},
    BindableAction{action::shiftDown, Group::InTheEditor, "shift-down", TR_NOOP("Move all down"), "", "Ctrl+Down"},
    BindableAction{action::shiftLeft, Group::InTheEditor, "shift-left", TR_NOOP("Move all to the left"), "", "Ctrl+Left"},
    BindableAction{action::shiftRight, Group::InTheEditor, "shift-right", TR_NOOP("Move all to the right"), "", "Ctrl+Right"},
    BindableAction{action::growTop, Group::InTheEditor, "grow-top", TR_NOOP("Add a row at the top"), "", "Alt+Up"},
    BindableAction{action::growBottom, Group::InTheEditor, "grow-bottom", TR_NOOP("Add a row at the bottom"), "", "Alt+Down"},
    BindableAction{action::growLeft, Group::InTheEditor, "grow-left", TR_NOOP("Add a column at the left"), "", "Alt+Left"},
    BindableAction{action::growRight, Group::InTheEditor, "grow-right", TR_NOOP("Add a column at the right"), "", "Alt+Right"},
    BindableAction{action::shrinkTop, Group::InTheEditor, "shrink-top", TR_NOOP("Remove the top row"), "", "Alt+Shift+Up"},
    BindableAction{action::shrinkBottom, Group::InTheEditor, "shrink-bottom", TR_NOOP("Remove the bottom row"), "", "Alt+Shift+Down"},
    BindableAction{action::shrinkLeft, Group::InTheEditor, "shrink-left", TR_NOOP("Remove the left column"), "", "Alt+Shift+Left"},
    BindableAction{action::shrinkRight, Group::InTheEditor, "shrink-right", TR_NOOP("Remove the right column"), "", "Alt+Shift+Right"},
    BindableAction{action::removeCables, Group::InTheEditor, "remove-cables", TR_NOOP("Remove all cables"), "", ""},
    BindableAction{action::renumber, Group::InTheEditor, "renumber", TR_NOOP("Sort numbers"), "", ""},
    BindableAction{action::watch, Group::InTheEditor, "watch", TR_NOOP("Watch program, prove"), "", "V"},
    BindableAction{action::testPlay, Group::InTheEditor, "test-play", TR_NOOP("Test play"), "", "F5"},
    BindableAction{action::save, Group::InTheEditor, "save", TR_NOOP("Save"), "", "Ctrl+S"},
    BindableAction{action::saveAs, Group::InTheEditor, "save-as", TR_NOOP("Save as…"), "", "Ctrl+Shift+S"},
    BindableAction{action::rename, Group::InTheEditor, "rename", TR_NOOP("Name and author"), "", "F4"},
    BindableAction{action::newLevel, Group::InTheEditor, "new-level", TR_NOOP("New level"), "", "Ctrl+N"},
    BindableAction{action::openLevel, Group::InTheEditor, "open-level", TR_NOOP("Open level"), "", "Ctrl+O"},
    BindableAction{action::sayAgain, Group::Listening, "say-again", TR_NOOP("Say again"), "", "F2"},
    BindableAction{action::stopVoice, Group::Listening, "stop-voice", TR_NOOP("Stop the voice"), "", "Shift+F2"},
    BindableAction{action::sayGoal, Group::Listening, "say-goal", TR_NOOP("Say the goal"), "", "F3"},
    BindableAction{action::sayRow, Group::Listening, "say-row", TR_NOOP("Read the row"), "", "F6"},
    BindableAction{action::sayColumn, Group::Listening, "say-column", TR_NOOP("Read the column"), "", "F7"},
    BindableAction{action::sayBoard, Group::Listening, "say-board", TR_NOOP("Read the board"), "", "F8"},
    BindableAction{action::sayLeft, Group::Listening, "say-left", TR_NOOP("Say what is left"), "", "F9"},
    BindableAction{action::sayReach, Group::Listening, "say-reach", TR_NOOP("What a press switches"), "", "F10"},
    BindableAction{action::sayLast, Group::Listening, "say-last", TR_NOOP("What the last press switched"), "", "F12"},
    BindableAction{action::nextOpen, Group::Listening, "next-open", TR_NOOP("Next window to change"), "", "J"},
    BindableAction{action::previousOpen, Group::Listening, "previous-open", TR_NOOP("Previous window to change"), "", "Shift+J"},
    BindableAction{action::fullscreen, Group::Everywhere, "fullscreen", TR_NOOP("Full screen"), "", "F11 Alt+Enter"},
    BindableAction{action::mute, Group::Everywhere, "mute", TR_NOOP("Mute"), "", "M"},
    BindableAction{action::help, Group::Everywhere, "help", TR_NOOP("Help"), "", "F1"},
    BindableAction{action::lookUp, Group::Everywhere, "look-up", TR_NOOP("Move the view up"), "", "Ctrl+Shift+Up"},
    BindableAction{action::lookDown, Group::Everywhere, "look-down", TR_NOOP("Move the view down"), "", "Ctrl+Shift+Down"},
    BindableAction{action::lookLeft, Group::Everywhere, "look-left", TR_NOOP("Move the view left"), "", "Ctrl+Shift+Left"},
    BindableAction{action::lookRight, Group::Everywhere, "look-right", TR_NOOP("Move the view right"), "", "Ctrl+Shift+Right"},
};
// clang-format on

} // namespace

std::span<const BindableAction> bindableActions() noexcept {
    return bindables;
}

} // namespace game
