// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/PadLayout.hpp"

#include "ui/Bindings.hpp"
#include "ui/PadDevices.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <linux/input-event-codes.h>
#include <string>
#include <vector>

namespace ui {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

/// The name of what an event of a pad means; empty for none, or for an axis at rest.
std::string nameOf(const std::optional<sf::Event>& event) {
    if (!event)
        return {};
    if (event->type == sf::Event::JoystickMoved)
        return event->joystickMove.position == 0
                   ? std::string()
                   : padName(padAxis(event->joystickMove.axis, event->joystickMove.position < 0 ? -1 : 1));
    return padName(padButton(event->joystickButton.button));
}

sf::Event buttonEvent(unsigned button, bool down = true, unsigned pad = 0) {
    sf::Event event{};
    event.type = down ? sf::Event::JoystickButtonPressed : sf::Event::JoystickButtonReleased;
    event.joystickButton = {pad, button};
    return event;
}

sf::Event axisEvent(sf::Joystick::Axis axis, float position, unsigned pad = 0) {
    sf::Event event{};
    event.type = sf::Event::JoystickMoved;
    event.joystickMove = {pad, axis, position};
    return event;
}

/// What the first buttons are.
Names buttonsOf(const PadLayout& layout, std::size_t count) {
    Names names;
    for (unsigned i = 0; i < count; ++i)
        names.push_back(nameOf(layout.standard(buttonEvent(i))));
    return names;
}

std::string pushed(const PadLayout& layout, sf::Joystick::Axis axis, float position = 100) {
    return nameOf(layout.standard(axisEvent(axis, position)));
}

const std::vector<unsigned> twoSticksAndTriggers{ABS_X, ABS_Y, ABS_Z, ABS_RX, ABS_RY, ABS_RZ, ABS_HAT0X, ABS_HAT0Y};

const PadDevice xbox{
    "xpad",
    {BTN_A, BTN_B, BTN_X, BTN_Y, BTN_TL, BTN_TR, BTN_SELECT, BTN_START, BTN_MODE, BTN_THUMBL, BTN_THUMBR},
    twoSticksAndTriggers,
    {3, 0x045E, 0x028E, 0x0114}};

const PadDevice dualSense{"playstation",
                          {BTN_SOUTH, BTN_EAST, BTN_NORTH, BTN_WEST, BTN_TL, BTN_TR, BTN_TL2, BTN_TR2, BTN_SELECT,
                           BTN_START, BTN_MODE, BTN_THUMBL, BTN_THUMBR},
                          twoSticksAndTriggers,
                          {3, 0x054C, 0x0CE6, 0x8111}};

const PadDevice switchPro{"nintendo",
                          {BTN_SOUTH, BTN_EAST, BTN_NORTH, BTN_WEST, BTN_Z, BTN_TL, BTN_TR, BTN_TL2, BTN_TR2,
                           BTN_SELECT, BTN_START, BTN_MODE, BTN_THUMBL, BTN_THUMBR},
                          {ABS_X, ABS_Y, ABS_RX, ABS_RY, ABS_HAT0X, ABS_HAT0Y},
                          {5, 0x057E, 0x2009, 0x8001}};

/// An Xbox pad by Bluetooth: the buttons of Android, some of which it does not have.
const PadDevice bluetooth{"xpadneo",
                          {BTN_A, BTN_B, BTN_C, BTN_X, BTN_Y, BTN_Z, BTN_TL, BTN_TR, BTN_TL2, BTN_TR2, BTN_SELECT,
                           BTN_START, BTN_MODE, BTN_THUMBL, BTN_THUMBR},
                          {ABS_X, ABS_Y, ABS_Z, ABS_RZ, ABS_GAS, ABS_BRAKE, ABS_HAT0X, ABS_HAT0Y},
                          {5, 0x045E, 0x0B13, 0x0515}};

/// The kernel numbers its buttons only.
const PadDevice numberedOnly{"hid-generic",
                             {BTN_TRIGGER, BTN_THUMB, BTN_THUMB2, BTN_TOP, BTN_TOP2, BTN_PINKIE, BTN_BASE, BTN_BASE2,
                              BTN_BASE3, BTN_BASE4, BTN_BASE5, BTN_BASE6},
                             {ABS_X, ABS_Y, ABS_Z, ABS_RZ, ABS_HAT0X, ABS_HAT0Y},
                             {3, 0x1234, 0xABCD, 0x0110}};
constexpr auto madeUpMapping = "0300000034120000cdab000010010000,Made-up pad,a:b1,b:b2,x:b0,y:b3,leftshoulder:b4,"
                               "rightshoulder:b5,lefttrigger:b6,righttrigger:b7,back:b8,start:b9,leftx:a0,lefty:a1,"
                               "rightx:a2,righty:a3~,dpup:h0.1,dpdown:h0.4,dpleft:h0.8,dpright:h0.2,platform:Linux,";

TEST(PadLayout, NamesTheButtonsOfXboxPads) {
    const Names names{"A", "B", "X", "Y", "LB", "RB", "View", "Menu", "Guide", "LS", "RS"};
    for (const PadLayout& layout : {PadLayout(), PadLayout::ofCodes(xbox).value()}) {
        EXPECT_EQ(buttonsOf(layout, names.size()), names);
        EXPECT_EQ(pushed(layout, sf::Joystick::Z), "LT");
        EXPECT_EQ(pushed(layout, sf::Joystick::R), "RT");
        EXPECT_EQ(pushed(layout, sf::Joystick::U), "Stick2Right");
        EXPECT_EQ(pushed(layout, sf::Joystick::Y, -100), "StickUp");
        EXPECT_EQ(pushed(layout, sf::Joystick::PovX, -100), "DpadLeft");
    }
    EXPECT_EQ(nameOf(PadLayout().standard(buttonEvent(20))), "Button20");
}

TEST(PadLayout, GoesByPlaceOnPlayStationPads) {
    const PadLayout layout = PadLayout::ofCodes(dualSense).value();
    EXPECT_EQ(buttonsOf(layout, 13),
              (Names{"A", "B", "Y", "X", "LB", "RB", "", "", "View", "Menu", "Guide", "LS", "RS"}))
        << "triangle, above, is Y; the triggers report as axes already";
    EXPECT_EQ(pushed(layout, sf::Joystick::R), "RT");
    EXPECT_EQ(pushed(layout, sf::Joystick::V), "Stick2Down");
}

TEST(PadLayout, GoesByLetterOnNintendosPads) {
    const PadLayout layout = PadLayout::ofCodes(switchPro).value();
    EXPECT_EQ(buttonsOf(layout, 14),
              (Names{"B", "A", "X", "Y", "Button11", "LB", "RB", "LT", "RT", "View", "Menu", "Guide", "LS", "RS"}));
}

TEST(PadLayout, FindsSecondStickOfAndroidPads) {
    const PadLayout layout = PadLayout::ofCodes(bluetooth).value();
    EXPECT_EQ(buttonsOf(layout, 15), (Names{"A", "B", "Button11", "X", "Y", "Button12", "LB", "RB", "LT", "RT", "View",
                                            "Menu", "Guide", "LS", "RS"}));
    EXPECT_EQ(pushed(layout, sf::Joystick::Z), "Stick2Right");
    EXPECT_EQ(pushed(layout, sf::Joystick::R, -100), "Stick2Up");
}

TEST(PadLayout, ButtonsOfDpadArePushedAndReleased) {
    const PadDevice device{"sony", {BTN_SOUTH, BTN_DPAD_UP, BTN_DPAD_DOWN, BTN_DPAD_LEFT, BTN_DPAD_RIGHT}, {}, {}};
    const PadLayout layout = PadLayout::ofCodes(device).value();
    EXPECT_EQ(buttonsOf(layout, 5), (Names{"A", "DpadUp", "DpadDown", "DpadLeft", "DpadRight"}));
    const auto released = layout.standard(buttonEvent(1, false, 3)).value();
    EXPECT_EQ(released.type, sf::Event::JoystickMoved);
    EXPECT_EQ(released.joystickMove.joystickId, 3U);
    EXPECT_EQ(released.joystickMove.axis, sf::Joystick::PovY);
    EXPECT_EQ(released.joystickMove.position, 0);
}

TEST(PadLayout, FollowsMappingOfSdl) {
    EXPECT_FALSE(PadLayout::ofCodes(numberedOnly));
    const PadLayout layout = PadLayout::ofMapping(madeUpMapping, numberedOnly).value();
    EXPECT_EQ(buttonsOf(layout, 12),
              (Names{"X", "A", "B", "Y", "LB", "RB", "LT", "RT", "View", "Menu", "Button11", "Button12"}));
    EXPECT_EQ(pushed(layout, sf::Joystick::Z), "Stick2Right");
    EXPECT_EQ(pushed(layout, sf::Joystick::R), "Stick2Up") << "inverted";
    EXPECT_EQ(pushed(layout, sf::Joystick::X, -100), "StickLeft");
    EXPECT_EQ(pushed(layout, sf::Joystick::PovY), "DpadDown");
}

TEST(PadLayout, CountsAxesAsSdlDoes) {
    const PadLayout layout =
        PadLayout::ofMapping("0,Pad,a:b0,rightx:a3,righty:a4,lefttrigger:a2,righttrigger:a5,", dualSense).value();
    EXPECT_EQ(pushed(layout, sf::Joystick::U), "Stick2Right");
    EXPECT_EQ(pushed(layout, sf::Joystick::Z), "LT");
    EXPECT_EQ(pushed(layout, sf::Joystick::R), "RT");
    const PadLayout few = PadLayout::ofMapping("0,Pad,a:b0,", dualSense).value();
    EXPECT_EQ(pushed(few, sf::Joystick::Z), "") << "nobody knows what it is";
    EXPECT_EQ(pushed(few, sf::Joystick::X), "StickRight");
}

TEST(PadLayout, SurvivesNonsense) {
    for (const char* const nonsense :
         {"", ",", ",,,", ":", "a:", "a", "0,Pad", "0,Pad,a:b", "0,Pad,a:b-1,", "0,Pad,a:b99,", "0,Pad,a:b4294967296,",
          "0,Pad,a:~", "0,Pad,leftx:a77,", "0,Pad,a:h0.1,b:+a2,", "0,Pad,platform:Linux,"})
        EXPECT_FALSE(PadLayout::ofMapping(nonsense, numberedOnly)) << nonsense;
    EXPECT_FALSE(PadLayout::ofCodes({}));
    std::vector<unsigned> many;
    for (unsigned code = BTN_GAMEPAD; code < BTN_GAMEPAD + 60; ++code)
        many.push_back(code);
    EXPECT_EQ(buttonsOf(PadLayout::ofCodes({"x", many, {}, {}}).value(), 1), Names{"A"});
}

TEST(PadLayout, AsksSdlOnlyWhereDriverDoesNotKnow) {
    int asked = 0;
    const auto mapping = [&](const std::array<unsigned, 4>& ids) {
        ++asked;
        return ids == numberedOnly.ids ? std::string(madeUpMapping) : std::string();
    };
    EXPECT_EQ(buttonsOf(layoutOf(xbox, mapping), 1), Names{"A"});
    EXPECT_EQ(buttonsOf(layoutOf(bluetooth, mapping), 1), Names{"A"});
    EXPECT_EQ(asked, 0);
    EXPECT_EQ(buttonsOf(layoutOf(numberedOnly, mapping), 2), (Names{"X", "A"}));
    PadDevice general = bluetooth;
    general.driver = "hid-generic";
    EXPECT_EQ(buttonsOf(layoutOf(general, mapping), 4), (Names{"A", "B", "Button11", "X"})) << "SDL does not know it";
    general.ids = numberedOnly.ids;
    EXPECT_EQ(buttonsOf(layoutOf(general, mapping), 4), (Names{"X", "A", "B", "Y"})) << "SDL knows it better";
    EXPECT_EQ(asked, 3);
    EXPECT_EQ(buttonsOf(layoutOf({}, [](const auto&) { return std::string(); }), 2), (Names{"A", "B"}));
}

TEST(Pads, RemembersLayoutUntilUnplugged) {
    std::vector<unsigned> asked;
    Pads pads([&](unsigned pad) {
        asked.push_back(pad);
        return pad == 1 ? PadLayout::ofCodes(switchPro).value() : PadLayout();
    });
    EXPECT_EQ(nameOf(pads.standard(buttonEvent(0, true, 1))), "B");
    EXPECT_EQ(nameOf(pads.standard(buttonEvent(0, false, 1))), "B");
    EXPECT_EQ(nameOf(pads.standard(axisEvent(sf::Joystick::X, 100, 0))), "StickRight");
    EXPECT_EQ(asked, (std::vector<unsigned>{1, 0}));
    sf::Event gone{};
    gone.type = sf::Event::JoystickDisconnected;
    gone.joystickConnect.joystickId = 1;
    EXPECT_EQ(pads.standard(gone)->type, sf::Event::JoystickDisconnected);
    EXPECT_EQ(nameOf(pads.standard(buttonEvent(1, true, 1))), "A");
    EXPECT_EQ(asked, (std::vector<unsigned>{1, 0, 1}));
    sf::Event key{};
    key.type = sf::Event::KeyPressed;
    EXPECT_EQ(pads.standard(key)->type, sf::Event::KeyPressed);
}

/// A folder that looks like /sys/class/input.
class FindPad : public testing::Test {
protected:
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "pads-XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder = name;
    }
    void TearDown() override { fs::remove_all(folder); }

    void write(const fs::path& file, const std::string& text) {
        fs::create_directories((folder / file).parent_path());
        std::ofstream(folder / file) << text << "\n";
    }
    void plugIn(const fs::path& node, const std::string& name, const std::string& product, const std::string& keys) {
        const fs::path device = node / "device";
        write(device / "name", name);
        write(device / "id/bustype", "0003");
        write(device / "id/vendor", "054c");
        write(device / "id/product", product);
        write(device / "id/version", "8111");
        write(device / "capabilities/key", keys);
        write(device / "capabilities/abs", "3003f");
        fs::create_directories(folder / device / "device");
        fs::create_symlink("../../../../bus/hid/drivers/playstation", folder / device / "device/driver");
    }
    static sf::Joystick::Identification identified(const char* name, unsigned vendor = 0, unsigned product = 0) {
        sf::Joystick::Identification identification;
        identification.name = name;
        identification.vendorId = vendor;
        identification.productId = product;
        return identification;
    }

    fs::path folder;
};

TEST_F(FindPad, ReadsWhatKernelSays) {
    if (sizeof(unsigned long) != 8)
        GTEST_SKIP() << "the words are written for 64 bits";
    plugIn("js0", "Wireless Controller", "0ce6", "7fdb000000000000 0 0 0 0");
    plugIn("event3", "Another", "0001", "0");
    const auto pad = findPad(folder, identified("Wireless Controller"));
    ASSERT_TRUE(pad);
    EXPECT_EQ(pad->driver, "playstation");
    EXPECT_EQ(pad->buttons, dualSense.buttons);
    EXPECT_EQ(pad->axes, twoSticksAndTriggers);
    EXPECT_EQ(pad->ids, dualSense.ids);
    EXPECT_FALSE(findPad(folder, identified("Another"))) << "no joystick";
    EXPECT_FALSE(findPad(folder / "none", identified("Wireless Controller")));
}

TEST_F(FindPad, NumbersButtonsAsJoystickDriverDoes) {
    if (sizeof(unsigned long) != 8)
        GTEST_SKIP() << "the words are written for 64 bits";
    plugIn("js0", "Stick", "1", "100000003 ffff00000003 8000000000000000 0 40000000");
    const auto pad = findPad(folder, identified("Stick"));
    ASSERT_TRUE(pad);
    EXPECT_EQ(pad->buttons, (std::vector<unsigned>{BTN_JOYSTICK, BTN_0, BTN_1})) << "no keys, and BTN_0 comes later";
}

TEST_F(FindPad, IdsDecideBetweenEqualNames) {
    plugIn("js0", "Pad", "1111", "0");
    plugIn("js1", "Pad", "2222", "0");
    EXPECT_EQ(findPad(folder, identified("Pad", 0x054C, 0x1111))->ids[2], 0x1111U);
    EXPECT_EQ(findPad(folder, identified("Pad", 0x054C, 0x2222))->ids[2], 0x2222U);
    EXPECT_TRUE(findPad(folder, identified("Pad", 1, 1))) << "a receiver's ids may differ from its pad's";
}

TEST(SdlMapping, IsEmptyIfThereIsNone) {
    EXPECT_EQ(sdlMapping({0x7777, 0x7777, 0x7777, 0x7777}), "") << "no SDL 2, or no such pad";
}

} // namespace
} // namespace ui
