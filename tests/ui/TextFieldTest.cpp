// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/TextField.hpp"

#include "CanvasFixture.hpp"
#include "Recorder.hpp"
#include "ui/Text.hpp"

#include <gtest/gtest.h>

namespace ui {
namespace {

using Select = TextEdit::Select;

TextEdit edited(std::u32string_view text, std::size_t maxLength = 40) {
    TextEdit edit(maxLength);
    edit.setText(text);
    return edit;
}

TEST(TextEdit, InsertsAtCaret) {
    TextEdit edit = edited(U"Mna");
    edit.moveTo(1);
    EXPECT_TRUE(edit.insert(U"i"));
    EXPECT_EQ(edit.text(), U"Mina");
    EXPECT_EQ(edit.caret(), 2U);
}

TEST(TextEdit, InsertReplacesSelection) {
    TextEdit edit = edited(U"Größe");
    edit.moveTo(2);
    edit.moveTo(4, Select::Extend);
    EXPECT_EQ(edit.selected(), U"öß");
    EXPECT_TRUE(edit.insert(U"🌙"));
    EXPECT_EQ(edit.text(), U"Gr🌙e");
    EXPECT_FALSE(edit.hasSelection());
}

TEST(TextEdit, CutsTextThatIsTooLong) {
    TextEdit edit = edited(U"abc", 5);
    EXPECT_TRUE(edit.insert(U"12345"));
    EXPECT_EQ(edit.text(), U"abc12");
    EXPECT_FALSE(edit.insert(U"x"));
    edit.selectAll();
    EXPECT_TRUE(edit.insert(U"1234567"));
    EXPECT_EQ(edit.text(), U"12345");
    EXPECT_EQ(edited(U"1234567", 5).text(), U"12345");
}

TEST(TextEdit, DropsControlCharactersAndTurnsBreaksIntoSpaces) {
    EXPECT_EQ(edited(U"a\tb\r\nc\nd\x1B\x7F\x85\u2028e").text(), U"a b c d e");
    TextEdit edit = edited(U"x");
    edit.selectAll();
    EXPECT_FALSE(edit.insert(U"\x01\x02")); // Nothing is left to insert, so the selection stays.
    EXPECT_EQ(edit.text(), U"x");
    EXPECT_TRUE(edit.hasSelection());
}

TEST(TextEdit, ErasesSelectionOrOneCharacter) {
    TextEdit edit = edited(U"äöü");
    EXPECT_TRUE(edit.eraseBackwards());
    EXPECT_EQ(edit.text(), U"äö");
    edit.moveTo(0);
    EXPECT_FALSE(edit.eraseBackwards());
    EXPECT_TRUE(edit.eraseForwards());
    EXPECT_EQ(edit.text(), U"ö");
    edit.selectAll();
    EXPECT_TRUE(edit.eraseForwards());
    EXPECT_TRUE(edit.text().empty());
    EXPECT_FALSE(edit.eraseForwards());
}

TEST(TextEdit, ArrowsCollapseSelection) {
    TextEdit edit = edited(U"abcdef");
    edit.moveTo(2);
    edit.moveTo(4, Select::Extend);
    edit.moveLeft(Select::No);
    EXPECT_EQ(edit.caret(), 2U);
    edit.moveTo(4, Select::Extend);
    edit.moveRight(Select::No);
    EXPECT_EQ(edit.caret(), 4U);
    edit.moveLeft(Select::Extend);
    edit.moveLeft(Select::Extend);
    EXPECT_EQ(edit.selected(), U"cd");
    edit.moveTo(0);
    edit.moveLeft(Select::No);
    EXPECT_EQ(edit.caret(), 0U);
    edit.moveTo(99);
    edit.moveRight(Select::No);
    EXPECT_EQ(edit.caret(), 6U);
}

TEST(TextEdit, MovesErasesAndSelectsByWord) {
    TextEdit edit = edited(U"Guten  Abend Ada");
    edit.moveWordLeft(Select::No);
    EXPECT_EQ(edit.caret(), 13U);
    edit.moveWordLeft(Select::No);
    EXPECT_EQ(edit.caret(), 7U);
    edit.moveWordLeft(Select::No);
    edit.moveWordRight(Select::Extend);
    EXPECT_EQ(edit.selected(), U"Guten  ");
    edit.moveTo(12);
    EXPECT_TRUE(edit.eraseWordBackwards());
    EXPECT_EQ(edit.text(), U"Guten   Ada");
    edit.selectWordAt(1);
    EXPECT_EQ(edit.selected(), U"Guten");
    edit.selectWordAt(99);
    EXPECT_EQ(edit.selected(), U"Ada");
}

class TextFieldTest : public CanvasTest {
protected:
    TextFieldTest() {
        field.place({100, 100, 300, 48});
        field.setFocused(true);
        field.onChange = [this] { ++changes; };
    }

    void type(std::string_view utf8) {
        for (const char32_t character : decodeUtf8(utf8))
            field.handle(TextTyped{character});
    }
    bool key(sf::Keyboard::Key key, bool control = false, bool shift = false) {
        return field.handle(KeyPressed{key, control, shift, false});
    }
    void pad(const std::vector<Action>& actions) {
        for (const Action each : actions)
            field.handle(action(each, false, Device::Gamepad));
    }
    std::string selected() const { return encodeUtf8(field.edit().selected()); }

    MemoryClipboard clipboard;
    TextField field{clipboard, {.placeholder = "Name", .maxLength = 16, .counter = true}};
    int changes = 0;
};

TEST_F(TextFieldTest, AcceptsUmlautsAndEmoji) {
    type("Jürgen ß 🌙");
    EXPECT_EQ(field.text(), "Jürgen ß 🌙");
    EXPECT_EQ(field.edit().text().size(), 10U);
    EXPECT_EQ(changes, 10);
    key(sf::Keyboard::Backspace);
    EXPECT_EQ(field.text(), "Jürgen ß ");
}

TEST_F(TextFieldTest, IgnoresLettersBeyondLimit) {
    type("0123456789abcdefXYZ");
    EXPECT_EQ(field.text(), "0123456789abcdef");
    EXPECT_EQ(changes, 16);
}

TEST_F(TextFieldTest, CopiesCutsAndPastes) {
    field.setText("Größe");
    field.handle(action(Action::SelectAll));
    field.handle(action(Action::Copy));
    EXPECT_EQ(clipboard.content, "Größe");
    EXPECT_EQ(changes, 0);
    key(sf::Keyboard::End);
    field.handle(action(Action::Paste));
    EXPECT_EQ(field.text(), "GrößeGröße");
    key(sf::Keyboard::Home, false, true);
    field.handle(action(Action::Cut));
    EXPECT_EQ(field.text(), "");
    EXPECT_EQ(clipboard.content, "GrößeGröße");
    EXPECT_EQ(changes, 2);
}

TEST_F(TextFieldTest, CopyWithoutSelectionKeepsClipboard) {
    clipboard.content = "before";
    field.setText("abc");
    field.handle(action(Action::Copy));
    field.handle(action(Action::Cut));
    EXPECT_EQ(clipboard.content, "before");
    EXPECT_EQ(field.text(), "abc");
}

TEST_F(TextFieldTest, CleansAndCutsPastedText) {
    clipboard.content = std::string("a\nb\x1B[31m\xFF\xC3") + std::string(100000, 'x');
    field.handle(action(Action::Paste));
    EXPECT_EQ(field.edit().text().size(), 16U);
    EXPECT_EQ(field.text().substr(0, 9), "a b[31m\xEF\xBF");
}

TEST_F(TextFieldTest, ShiftSelectsAndControlMovesByWord) {
    field.setText("Ada und Bo");
    key(sf::Keyboard::Left, true, true);
    EXPECT_EQ(selected(), "Bo");
    key(sf::Keyboard::Left, false, true);
    EXPECT_EQ(selected(), " Bo");
    key(sf::Keyboard::Home);
    key(sf::Keyboard::Right, true, true);
    EXPECT_EQ(selected(), "Ada ");
    key(sf::Keyboard::Delete);
    EXPECT_EQ(field.text(), "und Bo");
    key(sf::Keyboard::End);
    key(sf::Keyboard::Backspace, true);
    EXPECT_EQ(field.text(), "und ");
}

TEST_F(TextFieldTest, ArrowKeysMoveCaretOnceAndStayInField) {
    field.setText("abc");
    key(sf::Keyboard::Left); // The key comes first, then its action.
    EXPECT_TRUE(field.handle(action(Action::Left)));
    EXPECT_EQ(field.edit().caret(), 2U);
    EXPECT_FALSE(field.handle(action(Action::Up)));
    EXPECT_FALSE(field.handle(action(Action::NextControl)));
    EXPECT_FALSE(field.handle(action(Action::Back)));
}

TEST_F(TextFieldTest, GamepadSpellsAfterConfirm) {
    pad({Action::Up});
    EXPECT_EQ(field.text(), "") << "the focus may go on";
    EXPECT_FALSE(field.handle(action(Action::Left, false, Device::Gamepad)));
    int submits = 0;
    field.onSubmit = [&] { ++submits; };
    // "Mia": a capital first, then small letters.
    pad({Action::Confirm});
    EXPECT_TRUE(field.spelling());
    pad(std::vector<Action>(13, Action::Up));
    pad({Action::Right});
    pad(std::vector<Action>(9, Action::Up));
    pad({Action::Right, Action::Up});
    EXPECT_EQ(field.text(), "Mia");
    EXPECT_EQ(submits, 0);
    pad({Action::Confirm});
    EXPECT_EQ(submits, 1);
    EXPECT_FALSE(field.spelling());
}

TEST_F(TextFieldTest, GamepadChangesAndErasesLetters) {
    field.setText("Ada");
    pad({Action::Confirm, Action::Left, Action::Up});
    EXPECT_EQ(field.text(), "Adb");
    pad({Action::PreviousTab, Action::PreviousTab});
    EXPECT_EQ(field.text(), "A");
    pad({Action::NextTab});
    EXPECT_EQ(field.text(), "Aa");
    pad({Action::NextTab, Action::NextTab});
    EXPECT_EQ(field.text(), "Aà") << "accented capitals, then accented small letters";
    pad({Action::NextTab, Action::NextTab});
    EXPECT_EQ(field.text(), "AA") << "digits and then capitals";
    pad({Action::Left, Action::Left, Action::Down});
    EXPECT_EQ(field.text(), "A") << "before the first letter there is none";
}

TEST_F(TextFieldTest, AlphabetWrapsAround) {
    pad({Action::Confirm});
    std::u32string seen;
    for (std::size_t i = 0; i < LetterWheel::alphabet().size(); ++i) {
        pad({Action::Up});
        ASSERT_EQ(field.edit().text().size(), 1U);
        seen += field.edit().text();
    }
    EXPECT_EQ(seen, LetterWheel::alphabet());
    for (const char32_t letter : std::u32string_view(U"AZazÄÖÜäöüß09 ÀÑŁŻéñłżœ"))
        EXPECT_NE(seen.find(letter), std::u32string::npos) << static_cast<unsigned>(letter);
    pad({Action::Up});
    EXPECT_EQ(field.text(), "");
    pad({Action::Down});
    EXPECT_EQ(field.text(), "-");
}

TEST_F(TextFieldTest, ForeignLettersCanBeTurned) {
    field.setText("č");
    pad({Action::Confirm, Action::Left, Action::Up});
    EXPECT_EQ(field.text(), "A");
}

TEST_F(TextFieldTest, GamepadRespectsMaxLength) {
    TextField shortField(clipboard, {.maxLength = 2});
    shortField.setText("ab");
    shortField.setFocused(true);
    for (const Action each : {Action::Confirm, Action::Up, Action::Right, Action::Up})
        shortField.handle(action(each, false, Device::Gamepad));
    EXPECT_EQ(shortField.text(), "ad") << "the last letter is turned";
}

TEST_F(TextFieldTest, BackRestoresText) {
    field.setText("Ada");
    int cancels = 0;
    field.onCancel = [&] { ++cancels; };
    pad({Action::Confirm, Action::Up, Action::Back});
    EXPECT_EQ(field.text(), "Ada");
    EXPECT_EQ(cancels, 1);
    EXPECT_FALSE(field.handle(action(Action::Back, false, Device::Gamepad))) << "the second one leaves the screen";
}

TEST_F(TextFieldTest, KeyboardEndsSpelling) {
    pad({Action::Confirm, Action::Up});
    key(sf::Keyboard::B);
    field.handle(TextTyped{U'b'});
    EXPECT_EQ(field.text(), "Ab") << "behind the letter in the box";
    EXPECT_FALSE(field.spelling());
    pad({Action::Confirm});
    field.setFocused(false);
    EXPECT_FALSE(field.spelling());
}

TEST_F(TextFieldTest, EnterSubmitsOnce) {
    EXPECT_FALSE(field.handle(action(Action::Confirm)));
    int submits = 0;
    field.onSubmit = [&] { ++submits; };
    EXPECT_TRUE(field.handle(action(Action::Confirm)));
    EXPECT_TRUE(field.handle(action(Action::Confirm, true)));
    EXPECT_EQ(submits, 1);
}

TEST_F(TextFieldTest, ErrorStaysUntilTextChanges) {
    field.setError("Too long");
    key(sf::Keyboard::Left);
    EXPECT_EQ(field.error(), "Too long");
    type("a");
    EXPECT_EQ(field.error(), "");
}

TEST_F(TextFieldTest, CaretBlinksWithoutAnimating) {
    EXPECT_FALSE(field.animating());
    EXPECT_NEAR(field.nextChange(), 0.53F, 1e-4F);
    field.update(0.4F);
    EXPECT_NEAR(field.nextChange(), 0.13F, 1e-4F);
    field.update(0.2F);
    EXPECT_NEAR(field.nextChange(), 0.46F, 1e-4F);
    type("a"); // Typing restarts the blinking.
    EXPECT_NEAR(field.nextChange(), 0.53F, 1e-4F);
    field.setFocused(false);
    EXPECT_LT(field.nextChange(), 0);
}

TEST_F(TextFieldTest, MouseSetsCaretAndSelects) {
    field.setText("iiiWWW");
    drawn([&](Canvas& canvas) { field.draw(canvas); });
    const float start = 115; // Padding of 15.
    const float narrow = measured([&](const Canvas& canvas) { return canvas.textWidth("iii", style::tableCell); });
    field.handle(PointerPressed{{start + narrow + 1, 124}});
    EXPECT_EQ(field.edit().caret(), 3U);
    field.handle(PointerMoved{{1000, 124}});
    EXPECT_EQ(selected(), "WWW");
    field.handle(PointerMoved{{0, 124}});
    EXPECT_EQ(selected(), "iii");
    field.handle(PointerReleased{{0, 124}});
    field.handle(PointerMoved{{1000, 124}});
    EXPECT_EQ(selected(), "iii");
    field.handle(PointerPressed{{start + 2, 124}, Button::Primary, 2});
    EXPECT_EQ(selected(), "iiiWWW");
}

TEST_F(TextFieldTest, TripleClickSelectsAll) {
    field.setText("Ada und Bo");
    drawn([&](Canvas& canvas) { field.draw(canvas); });
    field.handle(PointerPressed{{116, 124}, Button::Primary, 2});
    EXPECT_EQ(selected(), "Ada");
    field.handle(PointerPressed{{116, 124}, Button::Primary, 3});
    EXPECT_EQ(selected(), "Ada und Bo");
}

TEST_F(TextFieldTest, ScrollsLongTextToCaret) {
    TextField wide(clipboard, {.maxLength = 200});
    wide.place({100, 100, 150, 48});
    wide.setFocused(true);
    wide.setText("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW");
    const auto picture = drawn([&](Canvas& canvas) { wide.draw(canvas); });
    const sf::IntRect ink = inkOf(picture);
    EXPECT_GE(ink.left, 98);
    EXPECT_LE(ink.left + ink.width, 252);
    // The caret is inside, at the right.
    EXPECT_EQ(picture.getPixel(234, 124), sample::dark.colours.accent);
    wide.handle(PointerPressed{{120, 124}}); // A click hits a visible letter.
    EXPECT_GT(wide.edit().caret(), 30U);
    wide.handle(KeyPressed{sf::Keyboard::Home});
    drawn([&](Canvas& canvas) { wide.draw(canvas); });
    wide.handle(PointerPressed{{116, 124}});
    EXPECT_EQ(wide.edit().caret(), 0U);
}

TEST_F(TextFieldTest, DrawsErrorPlaceholderAndSelection) {
    const auto at = [&](Vec point) {
        return drawn([&](Canvas& canvas) { field.draw(canvas); })
            .getPixel(static_cast<unsigned>(point.x), static_cast<unsigned>(point.y));
    };
    const Palette& c = sample::dark.colours;
    EXPECT_EQ(at({200, 100}), c.accent); // The border of the focused field.
    field.setError("Too long");
    EXPECT_EQ(at({200, 100}), c.danger);
    field.setFocused(false);
    EXPECT_EQ(at({200, 100}), c.danger);
}

} // namespace
} // namespace ui
