#pragma once

#include "ui/Animation.hpp"
#include "ui/Bindings.hpp"
#include "ui/Event.hpp"
#include "ui/Viewport.hpp"

#include <SFML/Window/Event.hpp>

#include <optional>
#include <vector>

namespace ui {

/// Turns what the system reports into the toolkit's events. It asks no device itself: everything comes in through
/// map(), time through update().
class InputMapper {
public:
    static constexpr Seconds doubleClick = 0.4F;
    static constexpr Seconds padFirstRepeat = 0.4F;
    static constexpr Seconds padRepeat = 0.09F;
    static constexpr float deadZone = 50; ///< Of 100, where an axis counts as pushed; it is let go at 35.

    explicit InputMapper(Bindings bindings)
        : m_bindings(std::move(bindings)) {}

    /// What `event` means, in order; nothing for events of the window itself. A key gives KeyPressed and, if it is
    /// bound, ActionPressed; something on a pad PadPressed and, if it is bound, ActionPressed. While text is wanted,
    /// keys that type or erase give no action. A key without a code counts as the key of the ASCII sign that it types.
    [[nodiscard]] std::vector<Event> map(const sf::Event& event, const Viewport& viewport);
    /// Lets time pass: a held stick or D-pad repeats.
    [[nodiscard]] std::vector<Event> update(Seconds step);
    /// Whether update() will report something though no event comes.
    [[nodiscard]] bool repeating() const noexcept { return m_heldPad.has_value(); }

    void setWantsText(bool wants) noexcept { m_wantsText = wants; }
    void setBindings(Bindings bindings) { m_bindings = std::move(bindings); }
    [[nodiscard]] const Bindings& bindings() const noexcept { return m_bindings; }
    /// What was used last, for legends and hints.
    [[nodiscard]] Device lastDevice() const noexcept { return m_lastDevice; }

private:
    using Events = std::vector<Event>;

    void key(const sf::Event::KeyEvent& key, Events& out);
    void click(const sf::Event::MouseButtonEvent& click, const Viewport& viewport, Events& out);
    void padPressed(const PadInput& input, unsigned pad, Events& out);
    void padReleased(const PadInput& input, unsigned pad);
    void axis(const sf::Event::JoystickMoveEvent& move, Events& out);
    void letGoOfPad(unsigned pad);

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

    Bindings m_bindings;
    bool m_wantsText = false;
    bool m_codeless = false; ///< The last key has no code: what it types tells what it is.
    bool m_dropText = false; ///< The last key was an action or had a modifier: what it types is not meant as text.
    Device m_lastDevice = Device::Mouse;
    double m_now = 0; ///< Seconds of update().
    std::optional<Click> m_lastClick;
    std::optional<HeldPad> m_heldPad;
    std::vector<PushedAxis> m_pushed;
    std::vector<sf::Keyboard::Key> m_down; ///< Keys that are held: a second report is a repeat.
};

} // namespace ui
