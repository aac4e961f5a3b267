// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Event.hpp"

#include <SFML/Window/Event.hpp>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ui {

/// What the kernel says about a gamepad.
struct PadDevice {
    std::string driver;            ///< Such as "xpad", "playstation" or "hid-generic"; empty if unknown.
    std::vector<unsigned> buttons; ///< The kernel's code of each button, by the number that SFML gives it.
    std::vector<unsigned> axes;    ///< The kernel's codes of the axes, ascending.
    std::array<unsigned, 4> ids{}; ///< Bus, vendor, product and version.
};

/// What the buttons and axes of a gamepad are on one with Xbox layout, which the names in Bindings.hpp belong to.
class PadLayout {
public:
    /// That of a pad with Xbox layout: everything is what it is.
    PadLayout();

    /// The event that a pad with Xbox layout would cause instead of this event of a joystick's button or axis;
    /// std::nullopt if it has no such control, or reports it otherwise.
    [[nodiscard]] std::optional<sf::Event> standard(const sf::Event& event) const;

    /// The layout according to the kernel's codes; std::nullopt if they are not those of a gamepad.
    [[nodiscard]] static std::optional<PadLayout> ofCodes(const PadDevice& device);
    /// The layout according to a mapping of SDL 2, such as "0300…,Pad,a:b1,b:b2,leftx:a0,lefttrigger:b6,";
    /// std::nullopt if that has no buttons.
    [[nodiscard]] static std::optional<PadLayout> ofMapping(std::string_view mapping, const PadDevice& device);

    /// Whether a driver gives buttons the codes that are meant for them. Others only count: hid-generic, and those that
    /// add nothing but rumbling to it.
    [[nodiscard]] static bool isNamedBy(std::string_view driver);

private:
    void setAxis(sf::Joystick::Axis raw, sf::Joystick::Axis axis, float factor = 1);
    void numberRest(std::size_t buttons);

    struct Axis {
        sf::Joystick::Axis axis = sf::Joystick::X;
        float factor = 1; ///< −1: the other way round.
    };
    std::array<std::optional<PadInput>, sf::Joystick::ButtonCount> m_buttons;
    std::array<std::optional<Axis>, sf::Joystick::AxisCount> m_axes;
};

/// Makes all gamepads like one with Xbox layout.
class Pads {
public:
    /// \param layoutOf the layout of the pad with this number; asked at its first event.
    explicit Pads(std::function<PadLayout(unsigned)> layoutOf)
        : m_layoutOf(std::move(layoutOf)) {}

    /// See PadLayout::standard(). Any other event stays as it is.
    [[nodiscard]] std::optional<sf::Event> standard(const sf::Event& event);

private:
    std::function<PadLayout(unsigned)> m_layoutOf;
    std::map<unsigned, PadLayout> m_layouts;
};

/// The layout of a device.
/// \param mapping SDL's mapping for a pad with these ids; empty if it has none. Only called if needed.
template<class Mapping>
[[nodiscard]] PadLayout layoutOf(const PadDevice& device, const Mapping& mapping) {
    const auto coded = PadLayout::ofCodes(device);
    if (coded && PadLayout::isNamedBy(device.driver))
        return *coded;
    if (const auto mapped = PadLayout::ofMapping(mapping(device.ids), device))
        return *mapped;
    return coded.value_or(PadLayout());
}

} // namespace ui
