// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Stamp.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/Dropdown.hpp"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace game {

/// A square of 5 × 5 in which a stamp is drawn cell by cell. Arrows move a cursor, Confirm and clicks flip a cell; a
/// drag goes on with what its first cell became. The last cell that is left cannot be taken away.
class StampGrid final : public ui::Widget {
public:
    explicit StampGrid(std::function<void(lights::Stamp)> drawn);

    void show(lights::Stamp stamp) noexcept { m_stamp = stamp; }
    /// \param place what the cell under the cursor says.
    void setWords(std::string name, std::function<std::string(lights::Offset)> place);
    [[nodiscard]] ui::Rect cell(lights::Offset offset) const;

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setHovered(bool hovered) override;

private:
    [[nodiscard]] std::optional<lights::Offset> offsetAt(ui::Vec at) const;
    bool act(const ui::ActionPressed& action);
    void flip(lights::Offset offset);

    std::function<void(lights::Stamp)> m_drawn;
    lights::Stamp m_stamp;
    lights::Offset m_cursor;
    std::optional<lights::Offset> m_pointed;
    std::optional<bool> m_painting; ///< What a drag does: switch cells on or off.
    std::function<std::string(lights::Offset)> m_place;
};

/// A named stamp as a card: its drawing over its name.
class StampCard final : public ui::Widget {
public:
    StampCard(lights::Stamp stamp, std::function<void(lights::Stamp)> chosen);

    void setName(std::string name) { m_name = std::move(name); }
    void setLit(bool lit) noexcept { m_lit = lit; }

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    lights::Stamp m_stamp;
    std::function<void(lights::Stamp)> m_chosen;
    std::string m_name;
    bool m_lit = false;
    ui::Press m_press;
};

/// Selects a stamp: a button with its drawing and name, which opens a panel with the named stamps and a grid to draw
/// any other. Every change counts at once. While open it receives every event; Esc and a click elsewhere close it.
class StampPicker final : public ui::Widget {
public:
    static constexpr float height = ui::Dropdown::height;

    StampPicker(lights::Stamp stamp, std::function<void(lights::Stamp)> changed);

    [[nodiscard]] lights::Stamp stamp() const noexcept { return m_stamp; }
    void choose(lights::Stamp stamp); ///< Does not call `changed`.
    /// Takes the words of a language. \param screen the area that the panel may cover; usually the whole window.
    void layout(const text::Text& text, ui::Rect screen);
    [[nodiscard]] bool open() const noexcept { return m_open; }
    void close() noexcept { m_open = false; }
    [[nodiscard]] StampGrid& grid() noexcept { return m_grid; }
    [[nodiscard]] StampCard& card(std::size_t index) noexcept {
        return *m_cards[index];
    } ///< As in lights::namedStamps.

    void place(ui::Rect bounds) override;
    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    void drawOver(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool modal() const override { return m_open; }
    void setFocused(bool focused) override;
    void setFocusVisible(bool visible) override;
    void setMotion(const ui::Motion& motion) override;

private:
    void unfold();
    void report(lights::Stamp stamp);
    void placePanel();
    bool handleOpen(const ui::Event& event);

    lights::Stamp m_stamp;
    std::function<void(lights::Stamp)> m_changed;
    std::array<std::unique_ptr<StampCard>, lights::namedStamps.size()> m_cards;
    StampGrid m_grid;
    ui::Form m_form;
    const text::Text* m_text = nullptr;
    std::string m_title;
    std::string m_note;
    ui::Rect m_screen{0, 0, 1280, 800};
    ui::Rect m_panel;
    bool m_open = false;
    ui::Press m_press;
};

} // namespace game
