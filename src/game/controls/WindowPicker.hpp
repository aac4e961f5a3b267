#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/look/LevelWindow.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <optional>

namespace game {

/// The windows of a wall, of which one is selected: brackets travel to it. Left and right stay on a floor, a click
/// selects, a click on the selected one activates as Enter does. The kinds say where their windows are.
class WindowPicker : public ui::Widget {
public:
    /// Whether cats and plants stand behind lit windows.
    void setSilhouettes(bool shown) noexcept { m_silhouettes = shown; }
    [[nodiscard]] std::size_t selected() const noexcept { return m_selected; }

    std::function<void(std::size_t)> onSelect;
    std::function<void()> onActivate;

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && count() > 0; }
    void setHovered(bool hovered) override;

protected:
    /// \param columns windows on a floor.
    WindowPicker(LampAtlases& atlases, std::size_t columns)
        : m_atlases(atlases)
        , m_columns(columns) {}

    [[nodiscard]] virtual std::size_t count() const = 0;
    [[nodiscard]] virtual std::size_t columnOf(std::size_t index) const = 0;
    /// The middle of a window from the top left of bounds(), before anything scrolls.
    [[nodiscard]] virtual ui::Vec centreOf(std::size_t index) const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> windowAt(ui::Vec at) const = 0;
    /// \param by −1 or 1. \returns false where there is no floor.
    virtual bool moveFloors(std::ptrdiff_t by) = 0;
    /// A window is about to be selected, perhaps anew.
    virtual void aim(std::size_t index) { static_cast<void>(index); }

    /// Other windows: selects one, the last where there are fewer, without telling anybody.
    void begin(std::size_t selected);
    /// The brackets stand at the selected window, where it is now.
    void jumpBrackets();
    void choose(std::size_t index);
    /// As choose. \returns false where there is no such window.
    bool step(std::ptrdiff_t by);

    /// \param who of those who may live there; beyond them nobody does.
    [[nodiscard]] std::optional<Silhouette> resident(std::size_t who) const;
    /// \param centre on the canvas.
    void drawWindow(ui::Canvas& canvas, std::size_t index, ui::Vec centre, float pitch, LevelWindow window) const;
    /// \param scrolled how far the windows are.
    void drawTravelling(ui::Canvas& canvas, float pitch, float scrolled) const;

private:
    bool move(const ui::ActionPressed& pressed);
    bool click(std::size_t index);

    LampAtlases& m_atlases;
    std::size_t m_columns;
    std::size_t m_selected = 0;
    std::optional<std::size_t> m_pointed;
    bool m_silhouettes = true;
    ui::Tween m_bracketX; ///< The brackets on their way, from the top left of bounds().
    ui::Tween m_bracketY;
};

} // namespace game
