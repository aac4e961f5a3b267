// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Animation.hpp"
#include "ui/Bindings.hpp"
#include "ui/Event.hpp"
#include "ui/KeyLetters.hpp"
#include "ui/Viewport.hpp"

#include <SFML/Window/Event.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// How keys and buttons count for somebody who cannot let go quickly, or whose hand trembles.
struct InputPace {
    enum class Repeat : std::uint8_t { Off, Slow, Usual } repeat = Repeat::Usual; ///< While they are held.
    Seconds ignoredWithin = 0; ///< A press this soon after the same key or button was let go is not meant.
};

/// Turns SFML events into the toolkit's events. Never polls a device: all input comes in through map(), and time
/// through update().
class InputMapper {
public:
    static constexpr Seconds doubleClick = 0.4F;
    static constexpr Seconds padFirstRepeat = 0.4F;
    static constexpr Seconds padRepeat = 0.09F;
    static constexpr Seconds slowFirstRepeat = 0.9F;
    static constexpr Seconds slowRepeat = 0.4F;
    static constexpr float deadZone = 50; ///< From 0 to 100: where an axis counts as pushed; released at 35.

    explicit InputMapper(Bindings bindings)
        : m_bindings(std::move(bindings)) {}

    /// Returns the toolkit events for `event`, in order; empty for events of the window itself. A key gives KeyPressed
    /// and, if bound, ActionPressed; a pad input gives PadPressed and, if bound, ActionPressed. While
    /// setWantsText(true) is in effect, keys that type or erase give no action. A key without a code counts as the key
    /// of the ASCII character it types. Letting go of what is bound to an action gives PeekChanged with that action,
    /// of a key whatever modifiers are held by then.
    [[nodiscard]] std::vector<Event> map(const sf::Event& event, const Viewport& viewport);
    /// Advances time: a held stick or D-pad repeats.
    [[nodiscard]] std::vector<Event> update(Seconds step);
    /// Whether update() will return events even without new input.
    [[nodiscard]] bool repeating() const noexcept { return m_heldPad.has_value(); }

    void setPace(const InputPace& pace) noexcept { m_pace = pace; }
    void setWantsText(bool wants) noexcept { m_wantsText = wants; }
    void setBindings(Bindings bindings) { m_bindings = std::move(bindings); }
    [[nodiscard]] const Bindings& bindings() const noexcept { return m_bindings; }
    void setLetters(KeyLetters letters) { m_letters = std::move(letters); }
    /// What is on the player's keys, for their caps.
    [[nodiscard]] const KeyLetters& letters() const noexcept { return m_letters; }
    /// The device used last, for legends and hints.
    [[nodiscard]] Device lastDevice() const noexcept { return m_lastDevice; }

private:
    using Events = std::vector<Event>;
    /// A key, or a button of the mouse or of a pad.
    struct Switch {
        sf::Event::EventType kind = sf::Event::KeyPressed; ///< The event that says that it is pressed.
        unsigned pad = 0;
        int code = 0;

        friend bool operator==(const Switch&, const Switch&) = default;
    };
    struct LetGo {
        Switch what;
        double when = 0;
    };

    /// Whether the player's pace lets the event pass.
    [[nodiscard]] bool keepsPace(const sf::Event& event);
    [[nodiscard]] bool pressKeepsPace(const Switch& pressed);
    [[nodiscard]] static std::optional<Switch> switchOf(const sf::Event& event);

    void key(const sf::Event::KeyEvent& key, Events& out);
    void peek(bool held, Events& out);
    void button(const sf::Event::JoystickButtonEvent& button, bool pressed, Events& out);
    void click(const sf::Event::MouseButtonEvent& click, const Viewport& viewport, Events& out);
    void padPressed(const PadInput& input, unsigned pad, Events& out);
    void keyReleased(sf::Keyboard::Key code, Events& out);
    void padReleased(const PadInput& input, unsigned pad, Events& out);
    void axis(const sf::Event::JoystickMoveEvent& move, Events& out);
    void releasePad(unsigned pad, Events& out);

    struct Click {
        sf::Vector2i at;
        sf::Mouse::Button button;
        double when;
        int count;
    };
    struct HeldPad {
        unsigned pad;
        PadInput input;
        Action action;
        Seconds untilRepeat;
    };
    struct PushedAxis {
        unsigned pad;
        sf::Joystick::Axis axis;
        int direction;
    };
    struct HeldButton {
        unsigned pad;
        PadInput input;

        friend bool operator==(const HeldButton&, const HeldButton&) = default;
    };

    Bindings m_bindings;
    KeyLetters m_letters;
    bool m_wantsText = false;
    bool m_codeless = false; ///< The last key has no code: the text it types identifies it.
    bool m_dropText = false; ///< The last key was an action or had a modifier: its character is not text input.
    bool m_peeks = false;    ///< As the last PeekChanged said.
    Device m_lastDevice = Device::Mouse;
    double m_now = 0; ///< Total seconds passed to update().
    std::optional<Click> m_lastClick;
    std::optional<HeldPad> m_heldPad;
    std::vector<PushedAxis> m_pushed;
    std::vector<HeldButton> m_buttons;     ///< Nobody lets go of them if their pad is unplugged.
    std::vector<sf::Keyboard::Key> m_down; ///< Held keys: a second press is a repeat.
    InputPace m_pace;
    std::vector<LetGo> m_letGo;    ///< When each was let go last.
    std::vector<Switch> m_ignored; ///< Held, but not meant.
    double m_nextRepeat = 0;       ///< From when on the next repeat of a key counts.
};

} // namespace ui
