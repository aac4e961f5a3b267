// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/facade/LevelHouse.hpp"
#include "ui/Widget.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// A house in the street of the main menu, as a control: pressed, it opens the campaign there; a lit window opens its
/// level: with the pointer, or with the keys for tabs, which choose one while the house has the focus. Its name plate
/// shows while it is pointed at or has the focus.
class HouseButton final : public ui::Widget {
public:
    /// What the plate says, and the windows that can be opened.
    struct Front {
        std::string words; ///< "Tower · 7/12".
        bool locked = false;
        bool current = false;           ///< The player is at this house: its plate shows all the time.
        std::vector<ui::Rect> windows;  ///< The windows of all levels.
        std::vector<LevelLight> levels; ///< Only lit windows can be opened.
    };

    void show(Front front);
    /// \param area of the house. \param plate where the middle of its name plate is. \param span the plate stays
    /// between its ends.
    void placeWithPlate(ui::Rect area, ui::Vec plate, ui::Rect span);

    std::function<void()> onHouse;
    std::function<void(std::size_t window)> onWindow;

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    void drawOver(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setHovered(bool hovered) override;
    void setFocused(bool focused) override;

    /// Whether a lit window can be chosen.
    [[nodiscard]] bool hasLitWindow() const;

private:
    [[nodiscard]] std::optional<std::size_t> windowAt(ui::Vec at) const;
    bool act(const ui::ActionPressed& pressed);
    bool chooseWindow(std::ptrdiff_t by);

    Front m_front;
    ui::Vec m_plate;
    ui::Rect m_span;
    ui::Press m_press;
    std::optional<std::size_t> m_pointed; ///< The lit window under the pointer.
    std::optional<std::size_t> m_chosen;  ///< The lit window chosen by key.
};

} // namespace game
