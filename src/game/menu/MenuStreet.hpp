// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/campaign/PlayersTown.hpp"
#include "game/look/AppearingTown.hpp"
#include "game/look/facade/LighthouseBeam.hpp"
#include "game/menu/HouseButton.hpp"
#include "game/menu/NextBoard.hpp"
#include "game/scene/SceneContext.hpp"
#include "ui/Form.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace game {

class LampAtlases;
class Navigator;
class Sounds;

/// The street of the main menu: the houses of the campaign with the player's progress in their windows.
class MenuStreet {
public:
    MenuStreet(const SceneContext& context, Records& records, const data::Library& library, LampAtlases& atlases);

    void addTo(ui::Form& form);
    /// Reads the records again. \param next what the player is at.
    void refresh(const NextBoard& next);
    /// To be followed by refresh(). \param left the houses stand to the right of it. \param sky no house is higher.
    /// \param span the area for name plates.
    void arrange(const ui::Viewport& viewport, float left, float ground, float sky, ui::Rect span);
    /// \param lively whether the beam of the lighthouse turns; it stops gently.
    void update(ui::Seconds step, const ui::Viewport& viewport, bool lively);
    /// Apart from what is lively.
    [[nodiscard]] bool animating() const { return m_town.animating() || m_beam.settling(); }
    /// Lets go of the picture while it is not seen.
    void release() { m_town.release(); }
    /// Whether a control is a house with a lit window that the keys for tabs can choose.
    [[nodiscard]] bool hasLitWindow(const ui::Widget* control) const;
    /// Whether every house of the street is asleep.
    [[nodiscard]] bool asleep() const;
    /// Without the name plates, which the form draws. \param flick swings the cat's tail, −1 … 1.
    void draw(ui::Canvas& canvas, float flick) const;

    /// Remembers the window of a board's level, if it has one, through which the camera is going to dive.
    void choose(const NextBoard& next);
    [[nodiscard]] std::optional<ui::Rect> chosenWindow() const { return m_chosen; }

private:
    static constexpr float beamAtRest = -2.93F; ///< Over the houses, to the left.

    void open(House house);
    void play(House house, std::size_t window);
    void enterNextDoor();
    [[nodiscard]] const data::LibraryPack* packOf(House house) const { return packOfHouse(m_library, house); }
    [[nodiscard]] const Town& town() const { return m_town.town(); }
    [[nodiscard]] HouseButton& button(House house) { return m_buttons[static_cast<std::size_t>(house) - 1]; }
    void choose(const data::LevelRef& level);
    void drawBeam(ui::Canvas& canvas) const;
    void drawCat(ui::Canvas& canvas, const Facade& facade, float flick) const;
    void showFront(const TownHouse& house, const data::LibraryPack& pack);
    void showNextDoor(std::string_view here);
    void placeButtons();
    [[nodiscard]] float largestScale(float ground, float sky) const;

    const text::Text& m_text;
    const Preferences& m_preferences;
    Navigator& m_navigator;
    Sounds& m_sounds;
    Records& m_records;
    const data::Library& m_library;
    LampAtlases& m_atlases;

    std::array<HouseButton, houseCount - 1> m_buttons; ///< In the order of House.
    HouseButton m_nextDoor;
    TownPlan m_plan;
    AppearingTown m_town;
    LighthouseBeam m_beam{beamAtRest};
    ui::Rect m_span; ///< The area for name plates.
    std::optional<ui::Rect> m_chosen;
};

} // namespace game
