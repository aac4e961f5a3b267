#pragma once

#include "game/look/WallTint.hpp"
#include "game/scenes/campaign/CampaignHouses.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <functional>
#include <optional>

namespace game {

/// A house of the campaign whose windows are its levels, six a floor, the first at the top left. What is more than
/// three floors, or than there is room for, scrolls inside the wall. One window is selected; the arrows move on and
/// hold the column across floors, a click selects, a click on the selected one activates as Enter does.
class HouseFront : public ui::Widget {
public:
    static constexpr std::size_t columns = 6;

    explicit HouseFront(LampAtlases& atlases)
        : m_atlases(atlases) {}

    /// Another house, or the same one in another state.
    void show(House house, std::vector<CampaignLevel> levels, std::size_t selected);
    /// Whether cats and plants stand behind lit windows.
    void setSilhouettes(bool shown) noexcept { m_silhouettes = shown; }
    [[nodiscard]] std::size_t selected() const noexcept { return m_selected; }

    std::function<void(std::size_t)> onSelect;
    std::function<void()> onActivate;

    /// \param room between the neighbours' sides, from the highest point of the ridge down to the ground. The house
    /// stands on the ground and is as high as its floors are; bounds() is its wall.
    void place(ui::Rect room) override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && !m_levels.empty(); }
    [[nodiscard]] ui::Rect focusBounds() const override { return windowRect(m_selected); }
    void setHovered(bool hovered) override;

    /// The window with its plaque, where it stands now.
    [[nodiscard]] ui::Rect windowRect(std::size_t index) const;

private:
    [[nodiscard]] std::size_t floors() const noexcept { return (m_levels.size() + columns - 1) / columns; }
    [[nodiscard]] ui::Vec inWall(std::size_t index) const; ///< Centre of a window from the wall's top left, unscrolled.
    [[nodiscard]] ui::Rect opening() const;                ///< The part of the wall in which the windows scroll.
    [[nodiscard]] std::optional<std::size_t> windowAt(ui::Vec at) const;
    void raise(); ///< Builds the wall in its room.
    void choose(std::size_t index);
    bool move(const ui::ActionPressed& pressed);
    bool moveFloors(std::ptrdiff_t by);
    void revealSelected();
    void drawWindows(ui::Canvas& canvas) const;
    void drawWindow(ui::Canvas& canvas, std::size_t index) const;

    LampAtlases& m_atlases;
    House m_house = House::Slate;
    std::vector<CampaignLevel> m_levels;
    std::size_t m_selected = 0;
    std::size_t m_column = 0; ///< Held while moving between floors.
    std::optional<std::size_t> m_pointed;
    bool m_silhouettes = true;
    ui::Rect m_room;
    ui::ScrollBar m_bar;
    ui::Tween m_bracketX; ///< The brackets on their way, from the wall's top left.
    ui::Tween m_bracketY;
};

} // namespace game
