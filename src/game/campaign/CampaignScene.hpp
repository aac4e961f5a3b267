// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/campaign/CampaignTown.hpp"
#include "game/campaign/CampaignWords.hpp"
#include "game/campaign/HouseCards.hpp"
#include "game/campaign/HouseFront.hpp"
#include "game/mylevels/Optima.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Dive.hpp"
#include "game/scene/Hideable.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"

#include <vector>

namespace game {

/// The houses of the campaign, and the levels of the selected house as its windows.
class CampaignScene final : public PageScene, public DiveFront, public Hideable {
public:
    CampaignScene(const ToCampaign& to, const SceneContext& context, Records& records, const data::Library& library,
                  LampAtlases& atlases);

    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return PageScene::animating() || m_town.animating(); }
    void setAmbient(bool ambient) override { m_ambient = ambient; }
    void hidden() override { m_town.release(); }
    [[nodiscard]] std::optional<ui::Rect> diveWindow(const puzzle::RunKey& board) const override;
    void drawDiving(ui::Canvas& canvas, float panels) const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    void show(const Destination& to) override;
    void recordsChanged() override { refresh(); }
    void uncovered() override;

    /// The selected level; std::nullopt if there are no houses.
    [[nodiscard]] std::optional<data::LevelRef> selected() const;
    [[nodiscard]] const ui::KeyLegend& legend() const noexcept { return m_legend; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    [[nodiscard]] ui::Rect legendArea(const PageFrame& page) const override;
    void drawPage(ui::Canvas& canvas) const override;
    void drawOverControls(ui::Canvas& canvas) const override;
    void drawChip(ui::Canvas& canvas) const;

    void select(const ToCampaign& to);
    void refresh();
    void chooseHouse(std::size_t index);
    void showHouse(std::size_t level);
    void describeLevel();
    void play();
    bool act(const ui::ActionPressed& pressed) override;
    void layoutStrip(const PageFrame& page, float sign, const ui::Measure& measure);
    [[nodiscard]] const CampaignHouse& house() const { return m_houses[m_house]; }
    /// The packs whose stars are counted together with those of the house shown.
    [[nodiscard]] std::span<const data::LibraryPack> series() const;

    Records& m_records;
    const data::Library& m_library;

    std::vector<CampaignHouse> m_houses;
    std::size_t m_house = 0;
    LevelSign m_sign;
    Optima m_optima;

    CampaignTown m_town;
    HouseCards m_cards;
    HouseFront m_front;
    ui::PushButton m_play;
    ui::PushButton m_achievements;

    float m_chipRight = 0;
    bool m_ambient = true;
    ui::Rect m_signArea;
};

} // namespace game
