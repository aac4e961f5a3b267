// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "game/boards/Optima.hpp"
#include "game/controls/WindowPicker.hpp"
#include "game/houses/CampaignHouses.hpp"
#include "game/houses/CampaignWords.hpp"
#include "game/houses/HouseCards.hpp"
#include "game/houses/NextDoorLights.hpp"
#include "game/look/board/SlatShadows.hpp"
#include "game/look/facade/BakedFacade.hpp"
#include "game/look/facade/LevelHouse.hpp"
#include "game/look/facade/LighthouseBeam.hpp"
#include "game/look/street/AppearingTown.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Melody.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <functional>
#include <initializer_list>
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

    /// Draws it moved to the side, and only as opaque as that. \param passing drawn in front of it.
    void setWalk(float aside, float opacity, std::function<void(ui::Canvas&)> passing = {});
    /// Takes the picture of another front, which is about to show another house, to leave with it.
    void leaveAs(HouseFront& other);

    /// A plate with this text hangs over the roof; none if it is empty.
    void setPlate(std::string text);
    /// \param room the house stands in the middle of its lower edge; bounds() is its wall, down to the ground.
    void place(ui::Rect room) override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override {
        return WindowPicker::animating() || m_beam.settling() || m_dome.moving() || m_shadows.settling();
    }
    /// Sets whether the beam of the lighthouse turns and shadows cross closed shutters; both stop gently.
    void setLively(bool lively) {
        m_lively = lively;
        m_beam.setTurning(lively && m_house == House::Lighthouse);
    }
    [[nodiscard]] ui::Rect focusBounds() const override { return windowRect(selected()); }

    /// The area of a window with its plaque, as scrolled now.
    [[nodiscard]] ui::Rect windowRect(std::size_t index) const;
    [[nodiscard]] float top() const { return placesOn(m_shape.facade()).top; } ///< The highest point of its roof.
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
    void drawHouse(ui::Canvas& canvas) const;
    void drawPlate(ui::Canvas& canvas) const;
    void drawLevels(ui::Canvas& canvas) const;
    void drawShadows(ui::Canvas& canvas) const; ///< Of those who are still up behind closed shutters.
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
    float m_aside = 0; ///< See setWalk().
    float m_opacity = 1;
    std::function<void(ui::Canvas&)> m_passing;
    bool m_leaving = false; ///< It is only on its way out: nothing in it is selected.
    ui::Tween m_dome;       ///< 0 … 1: how far the observatory's dome has opened.

    LighthouseBeam m_beam{beamAtRest};
    SlatShadows m_shadows;
    bool m_lively = false;
    mutable BakedFacade m_facade;
};

/// The town on its hill behind the house in front, in the mist: the player's progress at a glance, without competing
/// with the windows in front. The high contrast theme does without.
class CampaignTown {
public:
    CampaignTown(const Preferences& preferences, Records& records, const data::Library& library)
        : m_preferences(preferences)
        , m_records(records)
        , m_library(library) {}

    /// \param room the town stands in the middle of its lower edge, as large as its width and height allow. What is
    /// left of it is covered by something else.
    void arrange(const ui::Viewport& viewport, ui::Rect room);
    /// Reads the records again. \param front the house in front, which leaves a gap.
    void refresh(House front);
    /// What it sings, with the house in front.
    [[nodiscard]] const Melody& melody() const noexcept { return m_melody; }
    void update(ui::Seconds step, const ui::Viewport& viewport);
    [[nodiscard]] bool animating() const { return seen() && m_town.animating(); }
    void draw(ui::Canvas& canvas) const;
    void release() { m_town.release(); }

private:
    [[nodiscard]] const ui::Theme& theme() const { return game::theme(m_preferences.get().theme).controls; }
    [[nodiscard]] bool seen() const { return !theme().flat; }

    const Preferences& m_preferences;
    Records& m_records;
    const data::Library& m_library;
    TownPlan m_plan;
    AppearingTown m_town;
    Melody m_melody = streetMelody();
};

/// A screen with a house whose windows are boards: beside it the cards of all houses to choose from, behind it the
/// town, and on the pavement the sign of the selected window. The derived scene knows the houses.
class HousePage : public PageScene {
public:
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override {
        return PageScene::animating() || m_town.animating() || m_walk.moving() || m_refused.moving();
    }
    [[nodiscard]] News spokenNews() const override; ///< Why the window is locked, once it has been tried.
    void setAmbient(bool ambient) override { m_ambient = ambient; }
    void hidden() override { m_town.release(); }
    void drawDiving(ui::Canvas& canvas, float panels) const override;
    void drawFront(ui::Canvas& canvas) const override { m_front.draw(canvas); }
    /// Whether the camera walks from one house to the next.
    [[nodiscard]] bool walking() const noexcept { return m_walk.moving(); }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] const Melody* melody() const override { return &m_town.melody(); }

protected:
    /// The derived scene adds its tools, and then the cards, to the form.
    HousePage(const SceneContext& context, Records& records, const data::Library& library, LampAtlases& atlases);

    /// Places everything. \param tools beside the title, from the right. \param belowCards room that is kept free below
    /// the cards, unless the window is compact.
    void arrangeHouse(const PageFrame& page, const ui::Measure& measure, std::initializer_list<ui::PushButton*> tools,
                      float belowCards = 0);
    /// Below the cards: the room that arrangeHouse() keeps free; empty in a compact window.
    [[nodiscard]] ui::Rect belowCards() const noexcept { return m_belowCards; }

    /// How many houses there are, and which is shown.
    [[nodiscard]] virtual std::size_t houseCount() const = 0;
    [[nodiscard]] virtual std::size_t houseShown() const = 0;
    virtual void chooseHouse(std::size_t index) = 0;
    virtual void windowSelected() = 0; ///< By the player.
    virtual void play() = 0;           ///< The board of the selected window.
    /// Draws what stands beside the house, in front of the town.
    virtual void drawBeside(ui::Canvas&) const {}

    /// The camera is going to walk to another house. To be called before that is shown, and then beginWalk().
    void leaveFor(std::size_t house);
    void beginWalk();
    /// The selected window is locked: its sign says why, and its lock shines.
    void refuse(std::string reason);
    /// Goes to the board of the selected window.
    void enter(Challenge challenge);
    /// Draws the sign of the selected window; during a walk that of the house that is left goes, and then it comes.
    void drawSign(ui::Canvas& canvas) const;
    /// Where the camera goes in; std::nullopt for a window that is not in sight.
    [[nodiscard]] std::optional<ui::Rect> windowInSight(std::size_t index) const;

    [[nodiscard]] ui::Rect legendArea(const PageFrame& page) const override;
    void drawPage(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;

    Records& m_records;
    const data::Library& m_library;
    LevelSign m_sign; ///< The sign of the selected window.
    Optima m_optima;
    CampaignTown m_town;
    HouseCards m_cards;
    HouseFront m_front;
    ui::PushButton m_play;
    ui::Rect m_signArea;
    float m_chipRight = 0; ///< The right edge of a chip beside the tools.

private:
    void endWalk();
    void showWalk(); ///< Moves the two houses to where they are now.
    void drawTown(ui::Canvas& canvas) const;
    void drawLamp(ui::Canvas& canvas) const;

    LampAtlases& m_atlases;
    HouseFront m_before;       ///< The house that the camera leaves.
    LevelSign m_signBefore;    ///< That of its window.
    ui::Tween m_walk{1};       ///< 0 … 1 from that house to the one shown.
    float m_walkDirection = 1; ///< 1 to the right.
    ui::Rect m_belowCards;
    ui::Tween m_refused; ///< How much the lock on the sign shines.
    News m_refusal;      ///< See spokenNews().
    bool m_ambient = true;
};

} // namespace game
