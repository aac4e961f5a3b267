// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/campaign/CampaignHouses.hpp"
#include "game/campaign/NextDoorLights.hpp"
#include "game/controls/WindowPicker.hpp"
#include "game/look/facade/BakedFacade.hpp"
#include "game/look/facade/LevelHouse.hpp"
#include "game/look/facade/LighthouseBeam.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// A house of the campaign whose windows are its levels, in the grid of that house, the first at the top left. The
/// house is made smaller until all its floors fit; more than that scroll inside the wall. Up and down keep the column,
/// even past a shorter floor.
class HouseFront final : public WindowPicker {
public:
    explicit HouseFront(LampAtlases& atlases)
        : WindowPicker(atlases) {}

    /// Shows another house, or the same one in another state. \param lights windows above those of the levels, of the
    /// house next door.
    void show(House house, std::vector<CampaignLevel> levels, std::size_t selected, LightRows lights = {});

    /// A plate with this text hangs over the roof; none if it is empty.
    void setPlate(std::string text);
    /// \param room the house stands in the middle of its lower edge; bounds() is its wall, down to the ground.
    void place(ui::Rect room) override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override {
        return WindowPicker::animating() || m_beam.settling() || m_dome.moving();
    }
    /// Sets whether the beam of the lighthouse turns; it stops gently.
    void setLively(bool lively) { m_beam.setTurning(lively && m_house == House::Lighthouse); }
    [[nodiscard]] ui::Rect focusBounds() const override { return windowRect(selected()); }

    /// The area of a window with its plaque, as scrolled now.
    [[nodiscard]] ui::Rect windowRect(std::size_t index) const;
    /// The part of the wall above the levels where the house next door has its windows; empty for other houses.
    [[nodiscard]] ui::Rect lightsRect() const;
    /// Whether there are floors above or below those in sight.
    [[nodiscard]] bool moreAbove() const { return m_bar.moreAbove(); }
    [[nodiscard]] bool moreBelow() const { return m_bar.moreBelow(); }
    /// Whether a window is in sight, which may not be so if the house scrolls.
    [[nodiscard]] bool shows(std::size_t index) const;

protected:
    [[nodiscard]] std::size_t count() const override { return m_levels.size(); }
    [[nodiscard]] std::size_t columnOf(std::size_t index) const override { return m_shape.columnOf(index); }
    [[nodiscard]] ui::Vec centreOf(std::size_t index) const override;
    [[nodiscard]] std::optional<std::size_t> windowAt(ui::Vec at) const override;
    bool moveFloors(std::ptrdiff_t by) override;
    void beforeSelect(std::size_t index) override;

private:
    static constexpr std::size_t widest = 6;   ///< Windows per floor, at most.
    static constexpr float beamAtRest = -0.2F; ///< To the right, a little upwards.

    [[nodiscard]] ui::Vec shownCentre(std::size_t index) const; ///< Centre of a window, as scrolled now.
    [[nodiscard]] ui::Rect opening() const;                     ///< The part of the wall in which the windows scroll.
    void fitWall();                                             ///< Fits the house into its room.
    void reveal(std::size_t index);
    void drawPlate(ui::Canvas& canvas) const;
    void drawLevels(ui::Canvas& canvas) const;
    [[nodiscard]] LevelWindow window(std::size_t index) const;
    [[nodiscard]] bool asleep() const; ///< Whether all its levels are solved.

    House m_house = House::Slate;
    std::vector<CampaignLevel> m_levels;
    LevelHouse m_shape{House::Slate, 0, {}, 1}; ///< Where everything is, unscrolled.
    std::string m_plate;
    std::size_t m_column = 0; ///< Kept while moving between floors.
    ui::Rect m_room;
    NextDoorLights m_lights;
    ui::ScrollBar m_bar;
    ui::Tween m_dome; ///< 0 … 1: how far the observatory's dome has opened.

    LighthouseBeam m_beam{beamAtRest};
    mutable BakedFacade m_facade;
};

} // namespace game
