// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/campaign/CampaignTown.hpp"
#include "game/campaign/CampaignWords.hpp"
#include "game/campaign/HouseCards.hpp"
#include "game/campaign/HouseFront.hpp"
#include "game/mylevels/Optima.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"

#include <initializer_list>
#include <optional>

namespace game {

/// A screen with a house whose windows are boards: beside it the cards of all houses to choose from, behind it the
/// town, and on the pavement the sign of the selected window. The derived scene knows the houses.
class HousePage : public PageScene {
public:
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return PageScene::animating() || m_town.animating(); }
    void setAmbient(bool ambient) override { m_ambient = ambient; }
    void hidden() override { m_town.release(); }
    void drawDiving(ui::Canvas& canvas, float panels) const override;
    [[nodiscard]] Scenery scenery() const override;

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

    /// Says why the selected window is locked.
    void refuse(std::string reason);
    /// Goes to the board of the selected window.
    void enter(Challenge challenge);
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
    ui::Rect m_belowCards;
    bool m_ambient = true;
};

} // namespace game
