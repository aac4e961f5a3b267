// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Symmetry.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/Icon.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Viewport.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Toggle.hpp"

#include <array>
#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// A small panel with the mirrors of the brush. It opens beside its button and takes every event until it is closed.
class MirrorMenu final : public ui::Widget {
public:
    explicit MirrorMenu(std::function<void(const puzzle::Symmetry&)> changed);

    /// \param beside the button that opens it.
    void layout(const text::Text& text, ui::Rect beside, const ui::Measure& measure);
    /// \param square the board is square, so that quarter turn and diagonal apply.
    void show(const puzzle::Symmetry& symmetry, bool square);
    void open();
    void close() { m_open = false; }
    [[nodiscard]] bool isOpen() const noexcept { return m_open; }

    void draw(ui::Canvas&) const override {}
    void drawOver(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return m_open && m_form.animating(); }
    [[nodiscard]] bool modal() const override { return m_open; }
    [[nodiscard]] bool focusable() const override { return false; }
    [[nodiscard]] ui::Rect hitArea() const override { return m_open ? bounds() : ui::Rect{}; }
    void setFocusVisible(bool visible) override { m_form.setFocusVisible(visible); }

private:
    static constexpr std::size_t mirrors = 4;

    std::function<void(const puzzle::Symmetry&)> m_changed;
    puzzle::Symmetry m_symmetry;
    std::array<ui::Chip, mirrors> m_chips;
    ui::Form m_form;
    std::string m_title;
    std::string m_note; ///< Why two of them are disabled; empty if they are not.
    std::string m_squareOnlyNote;
    bool m_square = true;
    bool m_open = false;
};

/// A button that selects a brush; lit while its brush is selected.
class BrushButton final : public ui::Widget {
public:
    BrushButton(ui::Icon icon, std::function<void()> taken);

    void setWords(std::string label, std::string key);
    void setChosen(bool chosen) { m_chosen = chosen; }
    [[nodiscard]] bool chosen() const noexcept { return m_chosen; }

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    ui::Icon m_icon;
    std::function<void()> m_taken;
    std::string m_label;
    std::string m_key;
    bool m_chosen = false;
    ui::Press m_press;
};

/// What the left panel of an editor offers: brushes, and tools for the whole board.
struct EditorToolSet {
    struct Item {
        ui::Action action;
        ui::Icon icon;
        std::string (*label)(const text::Text&);
        std::string (*tip)(const text::Text&) = nullptr; ///< At length; null: the label.
    };
    std::vector<Item> brushes;
    std::array<Item, 5> tools;              ///< One of them action::mirror.
    std::string (*note)(const text::Text&); ///< On painting, shown while there is nothing else to say.
};

/// The left panel of the editor: brushes, tools for the whole board, undo and redo.
class EditorTools {
public:
    /// \param chosen called with the action of a button. \param mirrored called with the new mirrors of the brush.
    EditorTools(const EditorToolSet& set, const std::function<void(ui::Action)>& chosen,
                std::function<void(const puzzle::Symmetry&)> mirrored);

    void addTo(ui::Form& form);
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel, bool compact,
                const ui::Measure& measure);
    /// Shows the selected brush and its mirrors. \param square the board is square, so that all mirrors apply.
    void show(std::size_t brush, const puzzle::Symmetry& symmetry, bool square);
    /// \param tools whether the tools for the whole board, the mirrors apart, have anything to do.
    void offer(bool undo, bool redo, bool tools);
    /// Sets the note below the tools; if empty, explains how to paint.
    void setNote(std::string note) { m_note = std::move(note); }
    void openMirrors() { m_mirrors.open(); }
    /// The number of the brush that an action selects; std::nullopt if it selects none.
    [[nodiscard]] std::optional<std::size_t> brushOf(ui::Action action) const noexcept;

    void draw(ui::Canvas& canvas) const; ///< Draws the panel under the controls.

private:
    struct Tool {
        ui::Action action = ui::Action::None;
        ui::PushButton button;
    };
    enum : std::size_t { More = std::tuple_size_v<decltype(EditorToolSet::tools)>, Undo, Redo, ToolCount };

    void placeAll(const ui::Measure& measure);
    [[nodiscard]] ui::PushButton& mirrorButton();

    EditorToolSet m_set;
    std::deque<BrushButton> m_brushes;
    std::array<Tool, ToolCount> m_tools;
    MirrorMenu m_mirrors;
    ui::Rect m_panel;
    bool m_compact = false;
    float m_wholeTop = 0; ///< Top of the "Whole board" label.
    float m_noteTop = 0;
    std::string m_brushLabel;
    std::string m_wholeBoardLabel;
    std::string m_note;
    std::string m_defaultNote;
};

} // namespace game
