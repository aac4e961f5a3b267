#include "game/Actions.hpp"

#include "text/Text.hpp"

#include <array>
#include <iterator>
#include <sstream>

namespace game {

namespace {

constexpr std::array bindables{
    BindableAction{ui::Action::Up, "up", TR_NOOP("Up"), "Up W"},
    BindableAction{ui::Action::Down, "down", TR_NOOP("Down"), "Down S"},
    BindableAction{ui::Action::Left, "left", TR_NOOP("Left"), "Left A"},
    BindableAction{ui::Action::Right, "right", TR_NOOP("Right"), "Right D"},
    BindableAction{ui::Action::Confirm, "press", TR_NOOP("Press"), "Enter Space"},
    BindableAction{ui::Action::Back, "back", TR_NOOP("Back, pause"), "Escape"},
    BindableAction{ui::Action::PreviousTab, "previous-tab", TR_NOOP("Previous tab"), "Q"},
    BindableAction{ui::Action::NextTab, "next-tab", TR_NOOP("Next tab"), "E"},
    BindableAction{action::undo, "undo", TR_NOOP("Undo"), "U Ctrl+Z Pad:X"},
    BindableAction{action::redo, "redo", TR_NOOP("Redo"), "Y Ctrl+Y"},
    BindableAction{action::restart, "restart", TR_NOOP("Restart"), "R"},
    BindableAction{action::hint, "hint", TR_NOOP("Hint"), "H Pad:Y"},
    BindableAction{action::showSolution, "show-solution", TR_NOOP("Show solution"), "L"},
    BindableAction{action::next, "next", TR_NOOP("Next level"), "N"},
    BindableAction{action::mark, "mark", TR_NOOP("Planning mark"), "X Pad:View"},
    BindableAction{action::fullscreen, "fullscreen", TR_NOOP("Full screen"), "F11 Alt+Enter"},
    BindableAction{action::mute, "mute", TR_NOOP("Mute"), "M"},
    BindableAction{action::help, "help", TR_NOOP("Help"), "F1"},
    BindableAction{action::pause, "pause", TR_NOOP("Pause"), "P Pad:Menu"},
};

} // namespace

std::span<const BindableAction> bindableActions() noexcept {
    return bindables;
}

std::vector<std::string> defaultKeys(const BindableAction& bindable) {
    std::istringstream in{std::string(bindable.keys)};
    return {std::istream_iterator<std::string>(in), {}};
}

} // namespace game
