// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/PadLayout.hpp"

#include "platform/PadCodes.hpp"
#include "ui/Bindings.hpp"
#include "ui/Digits.hpp"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using Axis = sf::Joystick::Axis;

constexpr unsigned namedButtons = 11; // "A" to "RS": see padName().
constexpr float pushed = 100;

/// What a button with this code of the kernel is.
struct Coded {
    unsigned code;
    std::string_view name;
};

constexpr std::array byLetter{Coded{platform::southButton, "A"}, Coded{platform::eastButton, "B"},
                              Coded{platform::northButton, "X"}, Coded{platform::westButton, "Y"}};
// Sony's drivers go by the places of the buttons, as Documentation/input/gamepad.rst demands. Those of Microsoft's
// pads, which are older, and Android go by the letters, which belong to other places.
constexpr std::array byPlace{Coded{platform::southButton, "A"}, Coded{platform::eastButton, "B"},
                             Coded{platform::westButton, "X"}, Coded{platform::northButton, "Y"}};
// Nintendo's letters in their places: the player presses what the legend says.
constexpr std::array nintendo{Coded{platform::eastButton, "A"}, Coded{platform::southButton, "B"},
                              Coded{platform::northButton, "X"}, Coded{platform::westButton, "Y"}};

constexpr std::array others{
    Coded{platform::leftShoulder, "LB"},    Coded{platform::rightShoulder, "RB"},  Coded{platform::leftTrigger, "LT"},
    Coded{platform::rightTrigger, "RT"},    Coded{platform::selectButton, "View"}, Coded{platform::startButton, "Menu"},
    Coded{platform::modeButton, "Guide"},   Coded{platform::leftStick, "LS"},      Coded{platform::rightStick, "RS"},
    Coded{platform::padUp, "DpadUp"},       Coded{platform::padDown, "DpadDown"},  Coded{platform::padLeft, "DpadLeft"},
    Coded{platform::padRight, "DpadRight"},
};

/// A driver that names the buttons of its pads.
struct Driver {
    std::string_view name;
    const std::array<Coded, 4>& letters;
};

constexpr std::array drivers{
    Driver{"xpad", byLetter},       Driver{"xpadneo", byLetter}, Driver{"hid-steam", byLetter},
    Driver{"playstation", byPlace}, Driver{"sony", byPlace},     Driver{"nintendo", nintendo},
    Driver{"wiimote", nintendo},
};

const Driver* findDriver(std::string_view name) {
    const auto* const found =
        std::find_if(drivers.begin(), drivers.end(), [&](const Driver& driver) { return driver.name == name; });
    return found != drivers.end() ? found : nullptr;
}

std::optional<PadInput> meaning(unsigned code, const std::array<Coded, 4>& letters) {
    const auto is = [code](const Coded& coded) { return coded.code == code; };
    if (const auto* const found = std::find_if(letters.begin(), letters.end(), is); found != letters.end())
        return padFromName(found->name);
    if (const auto* const found = std::find_if(others.begin(), others.end(), is); found != others.end())
        return padFromName(found->name);
    return std::nullopt;
}

bool contains(const std::vector<unsigned>& codes, unsigned code) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

bool isTrigger(const std::optional<PadInput>& input) {
    return input && (input == padFromName("LT") || input == padFromName("RT"));
}

bool isHat(unsigned code) {
    return code >= platform::firstHat && code <= platform::lastHat;
}

/// The axis as which SFML 2.5 reports one with this code.
std::optional<Axis> reportedAs(unsigned code) {
    switch (code) {
    case platform::axisX:
        return Axis::X;
    case platform::axisY:
        return Axis::Y;
    case platform::axisZ:
    case platform::throttle:
        return Axis::Z;
    case platform::axisRz:
    case platform::rudder:
        return Axis::R;
    case platform::axisRx:
        return Axis::U;
    case platform::axisRy:
        return Axis::V;
    default:
        return std::nullopt;
    }
}

/// SDL's names of buttons.
constexpr std::array<std::pair<std::string_view, std::string_view>, 17> mappedButtons{{
    {"a", "A"},
    {"b", "B"},
    {"x", "X"},
    {"y", "Y"},
    {"leftshoulder", "LB"},
    {"rightshoulder", "RB"},
    {"lefttrigger", "LT"},
    {"righttrigger", "RT"},
    {"back", "View"},
    {"start", "Menu"},
    {"guide", "Guide"},
    {"leftstick", "LS"},
    {"rightstick", "RS"},
    {"dpup", "DpadUp"},
    {"dpdown", "DpadDown"},
    {"dpleft", "DpadLeft"},
    {"dpright", "DpadRight"},
}};

constexpr std::array<std::pair<std::string_view, Axis>, 6> mappedAxes{{
    {"leftx", Axis::X},
    {"lefty", Axis::Y},
    {"rightx", Axis::U},
    {"righty", Axis::V},
    {"lefttrigger", Axis::Z},
    {"righttrigger", Axis::R},
}};

template<class Table>
auto lookUp(const Table& table, std::string_view name) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const auto& entry) { return entry.first == name; });
    return found != table.end() ? std::optional(found->second) : std::nullopt;
}

/// The axis that SDL gives this number: it counts them all but the hats.
std::optional<Axis> numberedAxis(unsigned number, const PadDevice& device) {
    for (const unsigned code : device.axes)
        if (!isHat(code) && number-- == 0)
            return reportedAs(code);
    return std::nullopt;
}

/// One entry of a mapping, such as "leftx:a0~".
struct MappedControl {
    std::string_view name; ///< SDL's.
    bool isButton = true;  ///< Otherwise an axis.
    unsigned number = 0;
    bool inverted = false;
};

/// std::nullopt for anything but a whole button or axis: a hat, which SFML reports as it should be, or half an axis,
/// which then is that of a D-pad.
std::optional<MappedControl> mapped(std::string_view entry) {
    const std::size_t colon = entry.find(':');
    if (colon == std::string_view::npos || colon + 1 >= entry.size())
        return std::nullopt;
    const char kind = entry[colon + 1];
    std::string_view number = entry.substr(colon + 2);
    const bool inverted = number.ends_with('~');
    if (inverted)
        number.remove_suffix(1);
    const auto source = wholeNumber(number);
    if (!source || (kind != 'a' && kind != 'b'))
        return std::nullopt;
    return MappedControl{entry.substr(0, colon), kind == 'b', *source, inverted};
}

sf::Event moved(unsigned pad, Axis axis, float position) {
    sf::Event event{};
    event.type = sf::Event::JoystickMoved;
    event.joystickMove = {pad, axis, position};
    return event;
}

} // namespace

PadLayout::PadLayout() {
    for (unsigned i = 0; i < m_buttons.size(); ++i)
        m_buttons[i] = padButton(i);
    for (unsigned i = 0; i < m_axes.size(); ++i)
        m_axes[i] = Axis{static_cast<sf::Joystick::Axis>(i), 1};
}

std::optional<sf::Event> PadLayout::standard(const sf::Event& event) const {
    if (event.type == sf::Event::JoystickMoved) {
        const auto& axis = m_axes.at(static_cast<std::size_t>(event.joystickMove.axis));
        return axis ? std::optional(
                          moved(event.joystickMove.joystickId, axis->axis, event.joystickMove.position * axis->factor))
                    : std::nullopt;
    }
    const auto& button = m_buttons.at(event.joystickButton.button);
    if (!button)
        return std::nullopt;
    if (!button->button) {
        const bool down = event.type == sf::Event::JoystickButtonPressed;
        return moved(event.joystickButton.joystickId, button->axis,
                     down ? pushed * static_cast<float>(button->direction) : 0);
    }
    sf::Event named = event;
    named.joystickButton.button = *button->button;
    return named;
}

std::optional<PadLayout> PadLayout::ofCodes(const PadDevice& device) {
    if (!contains(device.buttons, platform::gamepadButton))
        return std::nullopt;
    PadLayout layout;
    const Driver* const driver = findDriver(device.driver);
    const auto& letters = driver != nullptr ? driver->letters : byLetter;
    const bool hasBoth = contains(device.axes, platform::axisRx) && contains(device.axes, platform::axisRy);
    const bool secondStick =
        !hasBoth && contains(device.axes, platform::axisZ) && contains(device.axes, platform::axisRz);
    if (secondStick) { // As Android demands.
        layout.setAxis(sf::Joystick::Z, sf::Joystick::U);
        layout.setAxis(sf::Joystick::R, sf::Joystick::V);
    }
    const bool triggers = !secondStick && contains(device.axes, platform::axisZ);
    layout.m_buttons.fill(std::nullopt);
    const std::size_t count = std::min(device.buttons.size(), layout.m_buttons.size());
    for (std::size_t i = 0; i < count; ++i)
        layout.m_buttons[i] = meaning(device.buttons[i], letters);
    layout.numberRest(count);
    if (triggers) // They also report as a button, when pushed far enough.
        std::replace_if(layout.m_buttons.begin(), layout.m_buttons.end(), isTrigger, std::optional<PadInput>());
    return layout;
}

std::optional<PadLayout> PadLayout::ofMapping(std::string_view mapping, const PadDevice& device) {
    PadLayout layout;
    layout.m_buttons.fill(std::nullopt);
    for (const sf::Joystick::Axis axis : {sf::Joystick::Z, sf::Joystick::R, sf::Joystick::U, sf::Joystick::V})
        layout.m_axes[axis] = std::nullopt;
    bool any = false;
    while (!mapping.empty()) {
        const std::string_view text = mapping.substr(0, mapping.find(','));
        mapping.remove_prefix(std::min(text.size() + 1, mapping.size()));
        const auto control = mapped(text);
        if (!control)
            continue;
        if (control->isButton && control->number < layout.m_buttons.size()) {
            if (const auto button = lookUp(mappedButtons, control->name)) {
                layout.m_buttons[control->number] = padFromName(*button);
                any = true;
            }
        } else if (!control->isButton) {
            const auto axis = lookUp(mappedAxes, control->name);
            if (const auto raw = numberedAxis(control->number, device); axis && raw)
                layout.setAxis(*raw, *axis, control->inverted ? -1.0F : 1.0F);
        }
    }
    if (!any)
        return std::nullopt;
    layout.numberRest(std::min(device.buttons.size(), layout.m_buttons.size()));
    return layout;
}

bool PadLayout::isNamedBy(std::string_view driver) {
    return findDriver(driver) != nullptr;
}

void PadLayout::setAxis(sf::Joystick::Axis raw, sf::Joystick::Axis axis, float factor) {
    m_axes[raw] = Axis{axis, factor};
}

/// Gives those of the first `buttons` that have no name numbers behind those that do, so that they can be bound too.
void PadLayout::numberRest(std::size_t buttons) {
    unsigned next = namedButtons;
    for (std::size_t i = 0; i < buttons; ++i)
        if (!m_buttons[i] && next < sf::Joystick::ButtonCount)
            m_buttons[i] = padButton(next++);
}

std::optional<sf::Event> Pads::standard(const sf::Event& event) {
    if (event.type == sf::Event::JoystickConnected || event.type == sf::Event::JoystickDisconnected)
        m_layouts.erase(event.joystickConnect.joystickId);
    const bool moves = event.type == sf::Event::JoystickMoved;
    if (!moves && event.type != sf::Event::JoystickButtonPressed && event.type != sf::Event::JoystickButtonReleased)
        return event;
    const unsigned pad = moves ? event.joystickMove.joystickId : event.joystickButton.joystickId;
    auto layout = m_layouts.find(pad);
    if (layout == m_layouts.end())
        layout = m_layouts.emplace(pad, m_layoutOf(pad)).first;
    return layout->second.standard(event);
}

} // namespace ui
