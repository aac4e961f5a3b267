// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/InputMapper.hpp"

#include <gtest/gtest.h>

namespace ui {
namespace {

using Key = sf::Keyboard::Key;

class InputMapperTest : public testing::Test {
protected:
    std::vector<Event> key(Key code, bool control = false, bool shift = false, bool alt = false) {
        sf::Event event{};
        event.type = sf::Event::KeyPressed;
        event.key.code = code;
        event.key.alt = alt;
        event.key.control = control;
        event.key.shift = shift;
        return mapper.map(event, viewport);
    }
    std::vector<Event> up(Key code) {
        sf::Event event{};
        event.type = sf::Event::KeyReleased;
        event.key.code = code;
        return mapper.map(event, viewport);
    }
    std::vector<Event> text(sf::Uint32 unicode) {
        sf::Event event{};
        event.type = sf::Event::TextEntered;
        event.text.unicode = unicode;
        return mapper.map(event, viewport);
    }
    std::vector<Event> mouse(sf::Event::EventType type, int x, int y, sf::Mouse::Button button = sf::Mouse::Left) {
        sf::Event event{};
        event.type = type;
        event.mouseButton = {button, x, y};
        return mapper.map(event, viewport);
    }
    std::vector<Event> moveTo(int x, int y) {
        sf::Event event{};
        event.type = sf::Event::MouseMoved;
        event.mouseMove = {x, y};
        return mapper.map(event, viewport);
    }
    std::vector<Event> pad(unsigned button, bool down = true, unsigned id = 0) {
        sf::Event event{};
        event.type = down ? sf::Event::JoystickButtonPressed : sf::Event::JoystickButtonReleased;
        event.joystickButton = {id, button};
        return mapper.map(event, viewport);
    }
    std::vector<Event> axis(sf::Joystick::Axis which, float position, unsigned id = 0) {
        sf::Event event{};
        event.type = sf::Event::JoystickMoved;
        event.joystickMove = {id, which, position};
        return mapper.map(event, viewport);
    }
    std::vector<Event> plain(sf::Event::EventType type) {
        sf::Event event{};
        event.type = type;
        return mapper.map(event, viewport);
    }

    /// The actions among the events that were let go.
    static std::vector<Action> letGo(const std::vector<Event>& events) {
        std::vector<Action> result;
        for (const Event& event : events) {
            if (const auto* changed = std::get_if<PeekChanged>(&event);
                changed && !changed->held && changed->action != Action::None)
                result.push_back(changed->action);
        }
        return result;
    }

    /// The actions among the events.
    static std::vector<Action> actions(const std::vector<Event>& events) {
        std::vector<Action> result;
        for (const Event& event : events) {
            if (const auto* pressed = std::get_if<ActionPressed>(&event))
                result.push_back(pressed->action);
        }
        return result;
    }

    /// The raw pad inputs among the events.
    static std::vector<PadInput> inputs(const std::vector<Event>& events) {
        std::vector<PadInput> result;
        for (const Event& event : events) {
            if (const auto* pressed = std::get_if<PadPressed>(&event))
                result.push_back(pressed->input);
        }
        return result;
    }

    static int clicks(const std::vector<Event>& events) { return std::get<PointerPressed>(events.at(0)).clicks; }

    using Actions = std::vector<Action>;
    using Inputs = std::vector<PadInput>;

    Viewport viewport{{2560, 1600}, 1.0F}; // Two pixels per unit.
    InputMapper mapper{Bindings::standard()};
};

TEST_F(InputMapperTest, ShiftOrLeftShoulderButtonPeeksWhileHeld) {
    const auto peek = [](const std::vector<Event>& events) {
        std::vector<bool> found;
        for (const Event& event : events)
            if (const auto* changed = std::get_if<PeekChanged>(&event); changed && changed->action == Action::None)
                found.push_back(changed->held);
        return found;
    };
    using Peeks = std::vector<bool>;
    EXPECT_EQ(peek(key(Key::LShift, false, true)), Peeks{true});
    EXPECT_EQ(peek(key(Key::LShift, false, true)), Peeks{}) << "a repeat";
    EXPECT_EQ(peek(key(Key::Tab, false, true)), Peeks{});
    EXPECT_EQ(peek(up(Key::Tab)), Peeks{});
    EXPECT_EQ(peek(up(Key::LShift)), Peeks{false});
    EXPECT_EQ(peek(key(Key::RShift, false, true)), Peeks{true});
    EXPECT_EQ(peek(plain(sf::Event::LostFocus)), Peeks{false});
    EXPECT_EQ(peek(up(Key::RShift)), Peeks{}) << "it was let go already";
    constexpr unsigned leftShoulder = 4;
    EXPECT_EQ(peek(pad(leftShoulder)), Peeks{true});
    EXPECT_EQ(peek(pad(leftShoulder, false)), Peeks{false});
    EXPECT_EQ(peek(pad(5)), Peeks{}) << "the right one";
    pad(leftShoulder);
    sf::Event gone{};
    gone.type = sf::Event::JoystickDisconnected;
    EXPECT_EQ(peek(mapper.map(gone, viewport)), Peeks{false});
    mapper.setWantsText(true);
    EXPECT_EQ(peek(key(Key::LShift, false, true)), Peeks{}) << "a capital letter";
}

TEST_F(InputMapperTest, ReportsWhatIsLetGo) {
    EXPECT_EQ(letGo(key(Key::Enter)), Actions{});
    EXPECT_EQ(letGo(up(Key::Enter)), Actions{Action::Confirm});
    EXPECT_EQ(letGo(up(Key::F9)), Actions{}) << "bound to nothing";
    key(Key::Tab);
    EXPECT_EQ(letGo(up(Key::Tab)), (Actions{Action::NextControl, Action::PreviousControl}))
        << "whatever modifiers are held by then";
    constexpr unsigned a = 0;
    EXPECT_EQ(letGo(pad(a)), Actions{});
    EXPECT_EQ(letGo(pad(a, false)), Actions{Action::Confirm});
    sf::Event stick{};
    stick.type = sf::Event::JoystickMoved;
    stick.joystickMove = {0, sf::Joystick::Y, -100};
    EXPECT_EQ(letGo(mapper.map(stick, viewport)), Actions{});
    stick.joystickMove.position = -40;
    EXPECT_EQ(letGo(mapper.map(stick, viewport)), Actions{}) << "not yet";
    stick.joystickMove.position = 0;
    EXPECT_EQ(letGo(mapper.map(stick, viewport)), Actions{Action::Up});
    stick.joystickMove.position = -100;
    EXPECT_EQ(actions(mapper.map(stick, viewport)), Actions{Action::Up});
    sf::Event gone{};
    gone.type = sf::Event::JoystickDisconnected;
    EXPECT_EQ(letGo(mapper.map(gone, viewport)), Actions{Action::Up});
    pad(a);
    EXPECT_EQ(letGo(mapper.map(gone, viewport)), Actions{Action::Confirm}) << "a held button";
    EXPECT_EQ(letGo(mapper.map(gone, viewport)), Actions{}) << "only once";
}

TEST_F(InputMapperTest, UnpluggingLetsGoOfHeldButtons) {
    constexpr unsigned a = 0;
    pad(a);
    sf::Event gone{};
    gone.type = sf::Event::JoystickDisconnected;
    gone.joystickConnect.joystickId = 1;
    EXPECT_EQ(letGo(mapper.map(gone, viewport)), Actions{}) << "another pad";
    gone.joystickConnect.joystickId = 0;
    EXPECT_EQ(letGo(mapper.map(gone, viewport)), Actions{Action::Confirm});
    EXPECT_EQ(letGo(mapper.map(gone, viewport)), Actions{}) << "only once";
    pad(a);
    pad(a, false);
    EXPECT_EQ(letGo(mapper.map(gone, viewport)), Actions{}) << "it was let go already";
}

TEST_F(InputMapperTest, KeyWithoutCodeCountsAsKeyOfTypedCharacter) {
    ASSERT_FALSE(mapper.bindings().actionOf(KeyStroke{Key::Add, false, false, false}) != Action::None);
    Bindings bindings = Bindings::standard();
    bindings.bind(*keyFromName("Num+"), Action::PageUp);
    bindings.bind(*keyFromName("-"), Action::PageDown);
    mapper.setBindings(bindings);
    EXPECT_TRUE(actions(key(Key::Unknown)).empty());
    EXPECT_EQ(actions(text('+')), std::vector{Action::PageUp}) << "as on a German keyboard";
    EXPECT_TRUE(actions(text('+')).empty()) << "without a key";
    key(Key::Unknown);
    EXPECT_EQ(actions(text('-')), std::vector{Action::PageDown});
    key(Key::Unknown);
    EXPECT_TRUE(actions(text(0xE4)).empty());
    key(Key::Equal, false, true);
    EXPECT_TRUE(actions(text('+')).empty()) << "the key spoke for itself";
    mapper.setWantsText(true);
    key(Key::Unknown);
    const std::vector<Event> typed = text('+');
    EXPECT_TRUE(actions(typed).empty());
    ASSERT_EQ(typed.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<TextTyped>(typed.front()));
}

TEST_F(InputMapperTest, PointerIsInLogicalUnits) {
    const auto moved = std::get<PointerMoved>(moveTo(200, 300).at(0));
    EXPECT_EQ(moved.at, Vec(100, 150));
    const auto pressed = std::get<PointerPressed>(mouse(sf::Event::MouseButtonPressed, 20, 40).at(0));
    EXPECT_EQ(pressed.at, Vec(10, 20));
    EXPECT_EQ(pressed.button, Button::Primary);
    const auto released =
        std::get<PointerReleased>(mouse(sf::Event::MouseButtonReleased, 20, 40, sf::Mouse::Right).at(0));
    EXPECT_EQ(released.button, Button::Secondary);
    EXPECT_TRUE(mouse(sf::Event::MouseButtonPressed, 20, 40, sf::Mouse::XButton1).empty());
    EXPECT_TRUE(std::holds_alternative<PointerLeft>(plain(sf::Event::MouseLeft).at(0)));
    EXPECT_EQ(mapper.lastDevice(), Device::Mouse);
}

TEST_F(InputMapperTest, WheelIsVertical) {
    sf::Event event{};
    event.type = sf::Event::MouseWheelScrolled;
    event.mouseWheelScroll = {sf::Mouse::VerticalWheel, -2, 10, 10};
    EXPECT_FLOAT_EQ(std::get<Wheel>(mapper.map(event, viewport).at(0)).steps, -2);
    event.mouseWheelScroll.wheel = sf::Mouse::HorizontalWheel;
    EXPECT_TRUE(mapper.map(event, viewport).empty());
}

TEST_F(InputMapperTest, CountsClicksInQuickSuccession) {
    EXPECT_EQ(clicks(mouse(sf::Event::MouseButtonPressed, 100, 100)), 1);
    (void)mapper.update(0.2F);
    EXPECT_EQ(clicks(mouse(sf::Event::MouseButtonPressed, 103, 98)), 2);
    (void)mapper.update(0.2F);
    EXPECT_EQ(clicks(mouse(sf::Event::MouseButtonPressed, 103, 98)), 3);
    (void)mapper.update(0.5F);
    EXPECT_EQ(clicks(mouse(sf::Event::MouseButtonPressed, 103, 98)), 1);
    EXPECT_EQ(clicks(mouse(sf::Event::MouseButtonPressed, 120, 98)), 1);
    EXPECT_EQ(clicks(mouse(sf::Event::MouseButtonPressed, 120, 98, sf::Mouse::Right)), 1);
}

TEST_F(InputMapperTest, KeyGivesKeyThenAction) {
    const auto events = key(Key::Left, false, true);
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(std::get<KeyPressed>(events[0]).key, Key::Left);
    EXPECT_TRUE(std::get<KeyPressed>(events[0]).shift);
    EXPECT_EQ(std::get<ActionPressed>(events[1]).action, Action::Left);
    EXPECT_EQ(std::get<ActionPressed>(events[1]).device, Device::Keyboard);
    EXPECT_EQ(mapper.lastDevice(), Device::Keyboard);
    EXPECT_EQ(key(Key::F7).size(), 1U); // Not bound.
}

TEST_F(InputMapperTest, HeldKeyRepeats) {
    EXPECT_FALSE(std::get<ActionPressed>(key(Key::Enter).at(1)).repeat);
    EXPECT_TRUE(std::get<ActionPressed>(key(Key::Enter).at(1)).repeat);
    up(Key::Enter);
    EXPECT_FALSE(std::get<ActionPressed>(key(Key::Enter).at(1)).repeat);
    plain(sf::Event::LostFocus); // Another window receives the release.
    EXPECT_FALSE(std::get<ActionPressed>(key(Key::Enter).at(1)).repeat);
}

TEST_F(InputMapperTest, KeyWithoutCodeGivesNoActionButText) {
    mapper.setWantsText(true);
    EXPECT_EQ(actions(key(Key::Unknown)), Actions{});
    EXPECT_EQ(std::get<TextTyped>(text(U'ö').at(0)).character, U'ö');
}

TEST_F(InputMapperTest, LettersAreTextInTextMode) {
    mapper.setWantsText(true);
    EXPECT_EQ(actions(key(Key::W)), Actions{});
    EXPECT_EQ(std::get<TextTyped>(text(U'w').at(0)).character, U'w');
    EXPECT_EQ(actions(key(Key::Space)), Actions{});
    EXPECT_EQ(actions(key(Key::W, false, true)), Actions{});
}

TEST_F(InputMapperTest, OtherKeysAreActionsInTextMode) {
    mapper.setWantsText(true);
    EXPECT_EQ(actions(key(Key::Escape)), Actions{Action::Back});
    EXPECT_EQ(actions(key(Key::Enter)), Actions{Action::Confirm});
    EXPECT_EQ(actions(key(Key::Tab)), Actions{Action::NextControl});
    EXPECT_EQ(actions(key(Key::Up)), Actions{Action::Up});
    EXPECT_EQ(actions(key(Key::V, true)), Actions{Action::Paste});
}

TEST_F(InputMapperTest, GivesNoTextOutsideTextMode) {
    EXPECT_TRUE(text(U'w').empty());
}

TEST_F(InputMapperTest, LetterThatOpensTextFieldIsNotTypedIntoIt) {
    EXPECT_EQ(actions(key(Key::E)), Actions{Action::NextTab});
    mapper.setWantsText(true);
    EXPECT_TRUE(text(U'e').empty());
    key(Key::E);
    EXPECT_EQ(text(U'e').size(), 1U);
}

TEST_F(InputMapperTest, ModifierAndControlCharactersAreNotText) {
    mapper.setWantsText(true);
    for (const sf::Uint32 control : {8U, 9U, 13U, 27U, 127U, 0x85U, 0xD800U, 0x110000U}) {
        key(Key::X);
        EXPECT_TRUE(text(control).empty()) << control;
    }
    key(Key::B, false, false, true);
    EXPECT_TRUE(text(U'b').empty());
    key(Key::X);
    EXPECT_EQ(std::get<TextTyped>(text(0x1F319).at(0)).character, U'🌙');
}

TEST_F(InputMapperTest, PadButtonsAreActions) {
    const auto events = pad(0);
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(std::get<PadPressed>(events[0]).input, padButton(0));
    EXPECT_EQ(std::get<ActionPressed>(events[1]).action, Action::Confirm);
    EXPECT_EQ(std::get<ActionPressed>(events[1]).device, Device::Gamepad);
    EXPECT_EQ(mapper.lastDevice(), Device::Gamepad);
    EXPECT_EQ(letGo(pad(0, false)), Actions{Action::Confirm});
    EXPECT_FALSE(mapper.repeating()); // A press does not repeat, however long.
}

TEST_F(InputMapperTest, StickHasDeadZoneWithHysteresis) {
    EXPECT_TRUE(axis(sf::Joystick::Y, -40).empty());
    EXPECT_EQ(actions(axis(sf::Joystick::Y, -60)), Actions{Action::Up});
    EXPECT_TRUE(axis(sf::Joystick::Y, -90).empty());
    EXPECT_TRUE(axis(sf::Joystick::Y, -45).empty());
    EXPECT_TRUE(axis(sf::Joystick::Y, -60).empty()); // Not released in between.
    EXPECT_EQ(letGo(axis(sf::Joystick::Y, -10)), Actions{Action::Up});
    EXPECT_EQ(actions(axis(sf::Joystick::Y, -60)), Actions{Action::Up});
    EXPECT_EQ(actions(axis(sf::Joystick::Y, 80)), Actions{Action::Down}); // Straight to the other side.
}

TEST_F(InputMapperTest, HeldDpadRepeats) {
    EXPECT_EQ(actions(axis(sf::Joystick::PovX, 100)), Actions{Action::Right});
    EXPECT_TRUE(mapper.repeating());
    EXPECT_TRUE(mapper.update(0.39F).empty());
    const auto first = mapper.update(0.02F);
    EXPECT_EQ(actions(first), Actions{Action::Right});
    EXPECT_TRUE(std::get<ActionPressed>(first.at(0)).repeat);
    EXPECT_EQ(inputs(first), Inputs{}) << "the bare input comes once";
    EXPECT_EQ(actions(mapper.update(0.18F)), (Actions{Action::Right, Action::Right}));
    axis(sf::Joystick::PovX, 0);
    EXPECT_FALSE(mapper.repeating());
    EXPECT_TRUE(mapper.update(5).empty());
}

TEST_F(InputMapperTest, RestingTriggersAreNotPushed) {
    key(Key::F7);
    EXPECT_TRUE(axis(sf::Joystick::Z, -100).empty());
    EXPECT_TRUE(axis(sf::Joystick::R, -100).empty());
    EXPECT_EQ(mapper.lastDevice(), Device::Keyboard);
    EXPECT_EQ(inputs(axis(sf::Joystick::Z, 90)), Inputs{padAxis(sf::Joystick::Z, 1)});
}

TEST_F(InputMapperTest, UnpluggingStopsOnlyItsOwnRepeats) {
    axis(sf::Joystick::PovY, 100, 1);
    sf::Event event{};
    event.type = sf::Event::JoystickDisconnected;
    event.joystickConnect.joystickId = 0;
    EXPECT_TRUE(mapper.map(event, viewport).empty());
    EXPECT_TRUE(mapper.repeating());
    event.joystickConnect.joystickId = 1;
    EXPECT_EQ(letGo(mapper.map(event, viewport)), Actions{Action::Down});
    EXPECT_FALSE(mapper.repeating());
    EXPECT_EQ(mapper.lastDevice(), Device::Gamepad);
    EXPECT_TRUE(plain(sf::Event::JoystickConnected).empty());
    EXPECT_EQ(actions(axis(sf::Joystick::PovY, 100, 1)), Actions{Action::Down}); // Plugged in again and pushed.
}

TEST_F(InputMapperTest, UnboundPadInputIsReported) {
    const auto events = pad(13);
    ASSERT_EQ(events.size(), 1U);
    EXPECT_EQ(std::get<PadPressed>(events[0]).input, padButton(13));
}

TEST_F(InputMapperTest, KeysWithoutCodeAreReported) {
    for (int i = 0; i < 2; ++i) {
        const auto events = key(Key::Unknown);
        ASSERT_EQ(events.size(), 1U);
        EXPECT_EQ(std::get<KeyPressed>(events[0]).key, Key::Unknown);
        EXPECT_FALSE(std::get<KeyPressed>(events[0]).repeat) << "it may be another key";
    }
}

TEST_F(InputMapperTest, RawKeysReportRepeats) {
    EXPECT_FALSE(std::get<KeyPressed>(key(Key::F7).at(0)).repeat);
    EXPECT_TRUE(std::get<KeyPressed>(key(Key::F7).at(0)).repeat);
    up(Key::F7);
    EXPECT_FALSE(std::get<KeyPressed>(key(Key::F7).at(0)).repeat);
}

TEST_F(InputMapperTest, ErasingKeysGiveNoActionInTextMode) {
    Bindings bindings = Bindings::standard();
    ASSERT_EQ(bindings.bind(KeyStroke{Key::Backspace, false, false, false}, Action::FirstOfProgram), std::nullopt);
    ASSERT_EQ(bindings.bind(KeyStroke{Key::Delete, false, false, false}, Action::FirstOfProgram), std::nullopt);
    mapper.setBindings(bindings);
    EXPECT_EQ(actions(key(Key::Backspace)), Actions{Action::FirstOfProgram});
    EXPECT_EQ(actions(key(Key::Delete)), Actions{Action::FirstOfProgram});
    mapper.setWantsText(true);
    EXPECT_EQ(actions(key(Key::Backspace)), Actions{});
    EXPECT_EQ(actions(key(Key::Delete)), Actions{});
    EXPECT_EQ(actions(key(Key::Delete, false, true)), Actions{Action::Cut});
}

TEST_F(InputMapperTest, OwnBindingsApply) {
    Bindings bindings;
    ASSERT_EQ(bindings.bind(KeyStroke{Key::U, false, false, false}, Action::FirstOfProgram), std::nullopt);
    mapper.setBindings(bindings);
    EXPECT_EQ(actions(key(Key::U)), Actions{Action::FirstOfProgram});
    EXPECT_EQ(actions(key(Key::Enter)), Actions{});
}

TEST_F(InputMapperTest, IgnoresWindowEvents) {
    for (const auto type : {sf::Event::Closed, sf::Event::Resized, sf::Event::GainedFocus, sf::Event::MouseEntered})
        EXPECT_TRUE(plain(type).empty());
}

TEST_F(InputMapperTest, HeldKeysRepeatAsThePlayerWants) {
    using Repeat = InputPace::Repeat;
    const auto pressedWhileHeldFor = [this](Seconds seconds) { // The system repeats it 25 times a second.
        std::size_t count = actions(key(Key::Down)).size();
        for (Seconds passed = 0; passed < seconds; passed += 0.04F) {
            static_cast<void>(mapper.update(0.04F));
            count += actions(key(Key::Down)).size();
        }
        static_cast<void>(up(Key::Down));
        return count;
    };
    EXPECT_GT(pressedWhileHeldFor(2), 40U);
    mapper.setPace({Repeat::Slow, 0});
    EXPECT_EQ(pressedWhileHeldFor(2), 4U) << "at once, after 0.9 s, and every 0.4 s";
    mapper.setPace({Repeat::Off, 0});
    EXPECT_EQ(pressedWhileHeldFor(2), 1U);
}

TEST_F(InputMapperTest, HeldPadRepeatsAsThePlayerWants) {
    using Repeat = InputPace::Repeat;
    const auto repeatsWithin = [this](Seconds seconds) {
        static_cast<void>(axis(sf::Joystick::X, 100));
        const std::size_t count = mapper.update(seconds).size();
        static_cast<void>(axis(sf::Joystick::X, 0));
        return count;
    };
    EXPECT_GT(repeatsWithin(2), 10U);
    mapper.setPace({Repeat::Slow, 0});
    EXPECT_EQ(repeatsWithin(2), 3U);
    mapper.setPace({Repeat::Off, 0});
    EXPECT_EQ(repeatsWithin(2), 0U);
    EXPECT_FALSE(mapper.repeating());
}

TEST_F(InputMapperTest, AnUnintendedSecondPressIsIgnored) {
    mapper.setPace({InputPace::Repeat::Usual, 0.5F});
    EXPECT_EQ(actions(key(Key::Return)).size(), 1U);
    static_cast<void>(up(Key::Return));
    static_cast<void>(mapper.update(0.3F));
    EXPECT_TRUE(key(Key::Return).empty()) << "a trembling hand";
    static_cast<void>(mapper.update(0.4F));
    EXPECT_TRUE(key(Key::Return).empty()) << "still held: the system repeats it";
    EXPECT_TRUE(up(Key::Return).empty());
    EXPECT_EQ(actions(key(Key::Return)).size(), 1U) << "0.7 s after it was let go";
    EXPECT_EQ(actions(key(Key::Up)).size(), 1U) << "other keys count at once";

    EXPECT_EQ(mouse(sf::Event::MouseButtonPressed, 5, 5).size(), 1U);
    static_cast<void>(mouse(sf::Event::MouseButtonReleased, 5, 5));
    EXPECT_TRUE(mouse(sf::Event::MouseButtonPressed, 5, 5).empty());
    EXPECT_TRUE(mouse(sf::Event::MouseButtonReleased, 5, 5).empty());
    EXPECT_EQ(mouse(sf::Event::MouseButtonPressed, 5, 5, sf::Mouse::Right).size(), 1U);

    EXPECT_FALSE(pad(0).empty());
    static_cast<void>(pad(0, false));
    EXPECT_TRUE(pad(0).empty());
    EXPECT_FALSE(pad(0, true, 1).empty()) << "another pad";
}

TEST_F(InputMapperTest, TheTextOfAnIgnoredKeyIsIgnoredToo) {
    mapper.setWantsText(true);
    mapper.setPace({InputPace::Repeat::Off, 0.5F});
    static_cast<void>(key(Key::A));
    EXPECT_EQ(text('a').size(), 1U);
    static_cast<void>(key(Key::A));
    EXPECT_TRUE(text('a').empty()) << "repeated";
    static_cast<void>(up(Key::A));
    static_cast<void>(key(Key::A));
    EXPECT_TRUE(text('a').empty()) << "too soon";
    static_cast<void>(up(Key::A));
    static_cast<void>(key(Key::B));
    EXPECT_EQ(text('b').size(), 1U);
}

} // namespace
} // namespace ui
