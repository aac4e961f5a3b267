#pragma once

#include "game/campaign/CampaignHouses.hpp"
#include "game/controls/WindowPicker.hpp"
#include "game/look/Theme.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <optional>
#include <vector>

namespace game {

/// A house of the campaign whose windows are its levels, six per floor, the first at the top left. More than three
/// floors, or more than there is room for, scroll inside the wall. Up and down keep the column, even past a shorter
/// floor.
class HouseFront final : public WindowPicker {
public:
    static constexpr std::size_t columns = 6;

    explicit HouseFront(LampAtlases& atlases)
        : WindowPicker(atlases, columns) {}

    /// Shows another house, or the same one in another state.
    void show(House house, std::vector<CampaignLevel> levels, std::size_t selected);

    /// \param room the width of the house, from the highest possible ridge down to the ground. The house stands on the
    /// ground and is as high as its floors need; bounds() is its wall.
    void place(ui::Rect room) override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    [[nodiscard]] ui::Rect focusBounds() const override { return windowRect(selected()); }

    /// The area of a window with its plaque, as scrolled now.
    [[nodiscard]] ui::Rect windowRect(std::size_t index) const;

protected:
    [[nodiscard]] std::size_t count() const override { return m_levels.size(); }
    [[nodiscard]] std::size_t columnOf(std::size_t index) const override { return index % columns; }
    [[nodiscard]] ui::Vec centreOf(std::size_t index) const override;
    [[nodiscard]] std::optional<std::size_t> windowAt(ui::Vec at) const override;
    bool moveFloors(std::ptrdiff_t by) override;
    void beforeSelect(std::size_t index) override;

private:
    [[nodiscard]] std::size_t floors() const noexcept { return (m_levels.size() + columns - 1) / columns; }
    [[nodiscard]] ui::Vec shownCentre(std::size_t index) const; ///< Centre of a window, as scrolled now.
    [[nodiscard]] ui::Rect opening() const;                     ///< The part of the wall in which the windows scroll.
    void fitWall();                                             ///< Fits the wall into its room.
    void reveal(std::size_t index);
    void drawWindows(ui::Canvas& canvas) const;
    void drawLevel(ui::Canvas& canvas, std::size_t index) const;

    House m_house = House::Slate;
    std::vector<CampaignLevel> m_levels;
    std::size_t m_column = 0; ///< Kept while moving between floors.
    ui::Rect m_room;
    ui::ScrollBar m_bar;
};

} // namespace game
