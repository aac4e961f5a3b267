// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/SystemClipboard.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <X11/Xlib.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#undef Bool // Xlib defines them.
#undef None
#undef Status

namespace {

using testing::IsSupersetOf;

/// Another program that pastes, with a connection of its own.
class OtherProgram {
public:
    OtherProgram()
        : m_display(XOpenDisplay(nullptr)) {
        if (m_display == nullptr)
            return;
        m_window = XCreateSimpleWindow(m_display, DefaultRootWindow(m_display), 0, 0, 1, 1, 0, 0, 0);
        m_clipboard = XInternAtom(m_display, "CLIPBOARD", False);
        m_property = XInternAtom(m_display, "PASTED", False);
    }
    ~OtherProgram() {
        if (m_display != nullptr)
            XCloseDisplay(m_display);
    }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    [[nodiscard]] bool works() const { return m_display != nullptr; }
    void copySomething() {
        XSetSelectionOwner(m_display, m_clipboard, m_window, CurrentTime);
        XSync(m_display, False);
    }
    void ask(const char* kind) {
        XConvertSelection(m_display, m_clipboard, XInternAtom(m_display, kind, False), m_property, m_window,
                          CurrentTime);
        XSync(m_display, False);
    }
    /// What has been given, once the clipboard has been served; std::nullopt if that is nothing.
    [[nodiscard]] std::optional<std::string> given() {
        XSync(m_display, False);
        while (XPending(m_display) > 0) {
            XEvent event{};
            XNextEvent(m_display, &event);
            if (event.type == SelectionNotify)
                return event.xselection.property == 0 ? std::nullopt : std::optional(property());
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<std::string> paste(game::SystemClipboard& clipboard, const char* kind) {
        ask(kind);
        clipboard.serve();
        return given();
    }
    void closeWindow() {
        XDestroyWindow(m_display, m_window);
        XSync(m_display, False);
    }
    [[nodiscard]] std::vector<std::string> kinds(game::SystemClipboard& clipboard) {
        ask("TARGETS");
        clipboard.serve();
        std::vector<std::string> names;
        const std::string bytes = given().value_or("");
        const auto* const atoms = reinterpret_cast<const Atom*>(bytes.data());
        for (std::size_t i = 0; i < bytes.size() / sizeof(Atom); ++i) {
            const std::unique_ptr<char, int (*)(void*)> name(XGetAtomName(m_display, atoms[i]), XFree);
            names.emplace_back(name.get());
        }
        return names;
    }

private:
    [[nodiscard]] std::string property() {
        Atom type = 0;
        int format = 0;
        unsigned long count = 0;
        unsigned long left = 0;
        unsigned char* data = nullptr;
        XGetWindowProperty(m_display, m_window, m_property, 0, 1L << 24, True, AnyPropertyType, &type, &format, &count,
                           &left, &data);
        const std::unique_ptr<unsigned char, int (*)(void*)> owned(data, XFree);
        const std::size_t size = format == 32 ? sizeof(long) : 1; // Xlib gives such values as longs.
        return {reinterpret_cast<const char*>(data), count * size};
    }

    ::Display* m_display;
    ::Window m_window = 0;
    Atom m_clipboard = 0;
    Atom m_property = 0;
};

class SystemClipboardTest : public testing::Test {
protected:
    void SetUp() override { ASSERT_TRUE(other.works()) << "there is no X server"; }

    OtherProgram other;
    game::SystemClipboard clipboard;
};

TEST_F(SystemClipboardTest, EachProgramTakesWhatItCanUse) {
    const std::string png(1U << 21U, '\x89'); // As large as a picture.
    ASSERT_TRUE(clipboard.setTextAndPicture("🟨⬛ 2 moves", png));
    EXPECT_THAT(other.kinds(clipboard), IsSupersetOf({"TARGETS", "UTF8_STRING", "image/png"}));
    EXPECT_EQ(other.paste(clipboard, "image/png"), png);
    EXPECT_EQ(other.paste(clipboard, "UTF8_STRING"), "🟨⬛ 2 moves");
    EXPECT_EQ(other.paste(clipboard, "text/plain;charset=utf-8"), "🟨⬛ 2 moves");
    EXPECT_EQ(other.paste(clipboard, "text/html"), std::nullopt) << "refused, not left waiting";
    EXPECT_EQ(clipboard.text(), "🟨⬛ 2 moves") << "pasted in the game itself";
}

TEST_F(SystemClipboardTest, WhatIsCopiedLaterCounts) {
    ASSERT_TRUE(clipboard.setTextAndPicture("one", "picture"));
    clipboard.setText("two");
    EXPECT_EQ(clipboard.text(), "two");
    ASSERT_TRUE(clipboard.setTextAndPicture("three", "another"));
    clipboard.serve(); // The news that "two" had taken its place is old.
    EXPECT_EQ(clipboard.text(), "three");
    EXPECT_EQ(other.paste(clipboard, "image/png"), "another");
    other.copySomething();
    clipboard.serve();
    EXPECT_EQ(other.paste(clipboard, "image/png"), std::nullopt);
}

TEST_F(SystemClipboardTest, AProgramThatHasGoneDoesNoHarm) {
    ASSERT_TRUE(clipboard.setTextAndPicture("one", "picture"));
    other.ask("image/png");
    other.closeWindow();
    clipboard.serve();
    OtherProgram next;
    EXPECT_EQ(next.paste(clipboard, "UTF8_STRING"), "one");
}

} // namespace
