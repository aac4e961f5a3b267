// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/PlayersTown.hpp"
#include "game/look/board/SlatShadows.hpp"
#include "game/look/facade/LevelHouse.hpp"
#include "game/look/facade/LighthouseBeam.hpp"
#include "game/look/street/AppearingTown.hpp"
#include "game/menu/NextBoard.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/Melody.hpp"
#include "ui/Form.hpp"
#include "ui/Widget.hpp"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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
    /// \param moon no star is near it.
    void arrange(const ui::Viewport& viewport, float left, float ground, float sky, ui::Rect span, ui::Rect moon);
    /// The stars over the street: as many as windows are dark. In the order in which they appear.
    [[nodiscard]] std::span<const ui::Vec> stars() const { return m_stars; }
    /// \param lively whether the beam of the lighthouse turns; it stops gently.
    void update(ui::Seconds step, const ui::Viewport& viewport, bool lively);
    /// Apart from what is lively.
    [[nodiscard]] bool animating() const { return m_town.animating() || m_beam.settling() || m_shadows.settling(); }
    /// Lets go of the picture while it is not seen, if it is a large one: a small one is kept, so that the street is
    /// there at once when the player comes back.
    void release();
    /// Whether a control is a house with a lit window that the keys for tabs can choose.
    [[nodiscard]] bool hasLitWindow(const ui::Widget* control) const;
    /// Whether every house of the street is asleep.
    [[nodiscard]] bool asleep() const;
    /// Without the name plates, which the form draws, but with those of locked houses. \param flick swings the cat's
    /// tail, −1 … 1. \param leaving 0 … 1: the player goes, the lamp goes out, and the cat goes home.
    void draw(ui::Canvas& canvas, float flick, float leaving = 0) const;
    /// What the town sings.
    [[nodiscard]] Melody melody() const { return melodyOf(town()); }

    /// Remembers the window of a board's level, if it has one, through which the camera is going to dive.
    void choose(const NextBoard& next);
    [[nodiscard]] std::optional<ui::Rect> chosenWindow() const { return m_chosen; }
    /// Whether there is light behind it now.
    [[nodiscard]] bool chosenIsLit() const;
    /// The front of a pack's house; std::nullopt if it is none of the street.
    [[nodiscard]] std::optional<ui::Rect> frontOf(std::string_view pack) const;

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
    void drawSkyGlow(ui::Canvas& canvas) const;
    void drawStars(ui::Canvas& canvas) const;
    void drawLockPlates(ui::Canvas& canvas) const;
    void drawTown(ui::Canvas& canvas, float flick, float leaving) const;
    void placeStars();
    void drawCat(ui::Canvas& canvas, const Facade& facade, float flick, float leaving) const;
    void drawSlatShadows(ui::Canvas& canvas) const;
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
    SlatShadows m_shadows;
    ui::Rect m_span; ///< The area for name plates.
    ui::Rect m_moon;
    std::vector<ui::Vec> m_stars;
    float m_twinkle = 0; ///< Seconds.
    std::optional<ui::Rect> m_chosen;
    std::optional<data::LevelRef> m_chosenLevel; ///< Of that window.
};

} // namespace game
