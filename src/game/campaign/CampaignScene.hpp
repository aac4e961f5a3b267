// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/campaign/ToCampaign.hpp"
#include "game/houses/CampaignHouses.hpp"
#include "game/houses/HousePage.hpp"
#include "game/scene/Destination.hpp"

#include <span>
#include <vector>

namespace game {

/// The houses of the campaign, and the levels of the selected house as its windows.
class CampaignScene final : public HousePage {
public:
    CampaignScene(const ToCampaign& to, const SceneContext& context, Records& records, const data::Library& library,
                  LampAtlases& atlases);

    [[nodiscard]] std::optional<ui::Rect> diveWindow(const puzzle::RunKey& board) const override;
    [[nodiscard]] bool diveLit(const puzzle::RunKey& board) const override;
    [[nodiscard]] std::string packInFront() const override;
    [[nodiscard]] std::optional<ui::Rect> frontOf(std::string_view pack) const override;
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
    void drawOverControls(ui::Canvas& canvas) const override;
    [[nodiscard]] std::size_t houseCount() const override { return m_houses.size(); }
    [[nodiscard]] std::size_t houseShown() const override { return m_house; }
    void chooseHouse(std::size_t index) override;
    void windowSelected() override { describeLevel(); }
    void play() override;
    bool act(const ui::ActionPressed& pressed) override;
    void drawChip(ui::Canvas& canvas) const;

    void select(const ToCampaign& to);
    void refresh();
    void showHouse(std::size_t level);
    void describeLevel();
    void openAlbum();
    [[nodiscard]] const CampaignHouse& house() const { return m_houses[m_house]; }
    /// The packs whose stars are counted together with those of the house shown.
    [[nodiscard]] std::span<const data::LibraryPack> series() const;

    std::vector<CampaignHouse> m_houses;
    std::size_t m_house = 0;
    std::optional<CampaignHouse> m_album; ///< Of the house shown, if it has one and is open.
    ui::PushButton m_achievements;
    ui::PushButton m_toAlbum;
};

} // namespace game
