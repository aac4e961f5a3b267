// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Optima.hpp"
#include "game/campaign/AlbumPages.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/houses/CampaignHouses.hpp"
#include "game/houses/CampaignWords.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"

#include <optional>
#include <vector>

namespace game {

/// The album of a house: the levels that are not on its front, as photographs in a book. No house asks for their stars.
class AlbumScene final : public PageScene {
public:
    AlbumScene(ToAlbum to, const SceneContext& context, Records& records, const data::Library& library,
               LampAtlases& atlases, const LocalClock& clock);

    [[nodiscard]] std::optional<ui::Rect> diveWindow(const puzzle::RunKey& board) const override;
    void drawDiving(ui::Canvas& canvas, float panels) const override;
    [[nodiscard]] std::string title() const override;
    void show(const Destination& to) override;
    void recordsChanged() override { refresh(); }
    void uncovered() override;
    [[nodiscard]] Scenery scenery() const override;

    /// The selected level; std::nullopt if the house has no album.
    [[nodiscard]] std::optional<data::LevelRef> selected() const;
    [[nodiscard]] const AlbumPages& pages() const noexcept { return m_pages; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] ui::Rect legendArea(const PageFrame& page) const override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawOverControls(ui::Canvas& canvas) const override;

    void refresh(); ///< Reads the records again, and shows the level of m_to.
    [[nodiscard]] std::string dayOf(const data::LevelRef& level) const; ///< When it was solved; empty if it was not.
    void describeLevel();
    void play();

    ToAlbum m_to;
    Records& m_records;
    const data::Library& m_library;
    const LocalClock& m_clock;
    Optima m_optima;
    std::optional<CampaignHouse> m_album;
    AlbumPages m_pages;
    ui::PushButton m_play;
    LevelSign m_sign; ///< Of the selected level.
    ui::Rect m_signArea;
};

} // namespace game
