// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Widget.hpp"
#include "ui/widgets/TextEdit.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// Text entry with a gamepad. A box marks a letter of a line, or the gap after the last one. The letter in the box is
/// turned through an alphabet; past its last letter comes "no letter", then it starts again.
class LetterWheel {
public:
    /// Starts after the text, or on its last letter if there is no room for another.
    explicit LetterWheel(const TextEdit& edit);

    /// Turns to the next (1) or previous (−1) letter. A gap becomes a letter; past the end of the alphabet the letter
    /// is removed.
    void turn(TextEdit& edit, int direction);
    /// Turns to the first letter of the next part of the alphabet: capitals, small letters, accented capitals,
    /// accented small letters, then digits and punctuation.
    void turnToNextPart(TextEdit& edit);
    /// Moves the box one letter to the left (−1) or right (1), up to the gap after the text.
    void move(const TextEdit& edit, int direction);
    /// Removes the letter in the box, or the one before the gap.
    void erase(TextEdit& edit);

    /// The index of the letter; in the last gap, the text's length.
    [[nodiscard]] std::size_t at() const noexcept { return m_at; }
    [[nodiscard]] bool onLetter(const TextEdit& edit) const noexcept { return !m_gap && m_at < edit.text().size(); }
    /// The text before editing.
    [[nodiscard]] const std::u32string& before() const noexcept { return m_before; }

    /// All available letters: those of names in the game's languages, digits, space and hyphen.
    [[nodiscard]] static std::u32string_view alphabet() noexcept;

private:
    /// Index of the first letter that the alphabet offers in this place.
    [[nodiscard]] std::size_t start(const TextEdit& edit) const noexcept;
    void put(TextEdit& edit, char32_t letter);

    std::u32string m_before;
    std::size_t m_at;
    bool m_gap; ///< The box is between letters, or after them.
};

class Clipboard;

struct TextFieldOptions {
    std::string placeholder{};
    std::optional<Icon> icon{};
    std::size_t maxLength = 64; ///< In characters (code points).
    bool counter = false;       ///< Shows "n / maxLength".
};

/// A single-line text field: caret, selection with the Shift key and the mouse, clipboard. With a gamepad, Confirm
/// starts spelling: Up and Down turn the letter, Left and Right move between letters, PreviousTab erases, NextTab turns
/// to the next part of the alphabet, Confirm accepts the text, and Back restores the original.
class TextField : public Widget {
public:
    static constexpr float height = 48;

    TextField(Clipboard& clipboard, TextFieldOptions options, std::function<void()> changed = {},
              std::function<void()> submitted = {});

    [[nodiscard]] std::string text() const; ///< UTF-8.
    /// Does not call onChange; cuts off what is too long and turns line breaks into spaces. The caret goes to the end.
    void setText(std::string_view utf8);
    void setPlaceholder(std::string placeholder) { m_options.placeholder = std::move(placeholder); }
    /// Shows a sentence below the field, with a cross and a red border; empty for no error.
    void setError(std::string sentence) { m_error = std::move(sentence); }
    [[nodiscard]] const std::string& error() const noexcept { return m_error; }
    /// How high the error would be below a field of this width.
    [[nodiscard]] float errorHeight(float width, const Measure& measure) const;
    void selectAll();
    /// Starts spelling, as Confirm on a gamepad does.
    void spell();
    [[nodiscard]] bool spelling() const noexcept { return m_spelling.has_value(); }
    [[nodiscard]] const TextEdit& edit() const noexcept { return m_edit; }

    std::function<void()> onChange;
    std::function<void()> onSubmit; ///< Enter.
    std::function<void()> onCancel; ///< Spelling was cancelled.

    [[nodiscard]] Spoken spoken() const override;
    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void update(Seconds step) override;
    [[nodiscard]] Seconds nextChange() const override;
    [[nodiscard]] bool wantsText() const override { return true; }
    void setFocused(bool focused) override;

private:
    bool type(char32_t character);
    bool key(const KeyPressed& pressed);
    bool act(const ActionPressed& pressed);
    bool pad(const ActionPressed& pressed);
    bool turn(const ActionPressed& pressed); ///< While spelling.
    void endSpelling();                      ///< The caret goes to where the box was.
    bool clipboardAction(Action action);
    bool pointer(const Event& event);
    void changed();
    [[nodiscard]] std::size_t caretAt(float x) const;
    [[nodiscard]] std::string counterText() const;
    [[nodiscard]] Rect textArea(const Canvas& canvas) const;
    void recordEdges(const Canvas& canvas, Rect area) const;
    void drawFrame(Canvas& canvas) const;
    void drawIconAndError(Canvas& canvas) const; ///< Icon, counter, error.
    void drawLine(Canvas& canvas, Rect area) const;
    void drawBox(Canvas& canvas, float left, float right, float middle) const; ///< Around the letter being spelled.

    /// The line as last drawn, so that a click hits the letters on screen.
    struct DrawnLine {
        float x = 0;                 ///< Where its visible part begins.
        float scroll = 0;            ///< How far a line that is too long is scrolled to the left.
        std::vector<float> edges{0}; ///< Where each gap between characters is, from the start of the text.
    };

    Clipboard& m_clipboard;
    TextFieldOptions m_options;
    TextEdit m_edit;
    std::string m_error;
    std::optional<LetterWheel> m_spelling;
    bool m_selecting = false;
    Seconds m_blink = 0; ///< Since the caret last moved.
    mutable DrawnLine m_drawn;
};

} // namespace ui
