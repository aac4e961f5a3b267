// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/look/board/LevelWindow.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <optional>
#include <span>

namespace game {

/// The windows of a wall, one of which is selected: brackets travel to it. Left and right stay on a floor, a click
/// selects, and a click on the selected window activates it, as Enter does. Derived classes know where the windows are.
class WindowPicker : public ui::Widget {
public:
    /// Sets whether people and pets are seen behind lit windows.
    void showResidents(bool shown) noexcept { m_residents = shown; }
    /// The window under the pointer, if any.
    [[nodiscard]] std::optional<std::size_t> pointed() const noexcept { return m_pointed; }
    [[nodiscard]] std::size_t selected() const noexcept { return m_selected; }

    /// What a window says.
    std::function<std::string(std::size_t)> windowWords;
    std::function<void(std::size_t)> onSelect;
    std::function<void()> onActivate;

    [[nodiscard]] ui::Spoken spoken() const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && count() > 0; }
    void setHovered(bool hovered) override;

protected:
    explicit WindowPicker(LampAtlases& atlases)
        : m_atlases(atlases) {}

    [[nodiscard]] virtual std::size_t count() const = 0;
    [[nodiscard]] virtual std::size_t columnOf(std::size_t index) const = 0;
    /// The centre of a window relative to the top left of bounds(), without scrolling.
    [[nodiscard]] virtual ui::Vec centreOf(std::size_t index) const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> windowAt(ui::Vec at) const = 0;
    /// Moves the selection up or down a floor. \param by −1 or 1. \returns false if there is no such floor.
    virtual bool moveFloors(std::ptrdiff_t by) = 0;
    /// Whether left of a row's first window is the last one of the row before.
    [[nodiscard]] virtual bool rowsFollow() const { return false; }
    /// Called before a window is selected, even if it already is.
    virtual void beforeSelect(std::size_t index) { static_cast<void>(index); }

    /// To be called when the windows have changed: selects one, or the last if there are fewer, without calling
    /// onSelect.
    void begin(std::size_t selected);
    /// Moves the brackets to the selected window at once.
    void jumpBrackets();
    void choose(std::size_t index);
    /// Chooses the window `by` further on. \returns false if there is no such window.
    bool step(std::ptrdiff_t by);

    /// Sets who lives behind the windows.
    void setFamily(const Family& family) noexcept { m_family = family; }
    /// Who is seen behind a lit window, if anybody.
    [[nodiscard]] std::optional<Resident> resident(std::size_t floor, std::size_t column) const noexcept {
        return m_residents ? tenantOf(m_family, floor, column) : std::nullopt;
    }
    void drawWindows(ui::Canvas& canvas, float pitch, std::span<const LevelWindow> windows) const;
    /// Draws the brackets. \param scrolled how far the windows are scrolled.
    void drawSelection(ui::Canvas& canvas, float pitch, float scrolled) const;

private:
    bool move(const ui::ActionPressed& pressed);
    bool click(std::size_t index);

    LampAtlases& m_atlases;
    std::size_t m_selected = 0;
    std::optional<std::size_t> m_pointed;
    bool m_residents = true;
    Family m_family{};
    ui::Tween m_bracketX; ///< Position of the brackets, relative to the top left of bounds().
    ui::Tween m_bracketY;
};

} // namespace game
