// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/controls/TopChip.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <array>
#include <vector>

namespace game {

/// The start screen of the night shift: the rules, and for a free shift or that of the day the medals, the leaderboard,
/// the player's best and the start.
class ShiftStartScene final : public PageScene {
public:
    ShiftStartScene(const SceneContext& context, Records& records, LampAtlases& atlases, const Entropy& entropy);

    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Night shift"); }
    [[nodiscard]] ui::Seconds nextChange() const override;
    void update(ui::Seconds step) override;
    void recordsChanged() override { reload(); }
    void uncovered() override { reload(); }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;

    /// The table of the kind of shift that is chosen.
    [[nodiscard]] puzzle::RunKey table() const;
    void reload();
    void choose();
    void start();
    void showScores();
    void layoutStreet(const PageFrame& page, float top);
    void drawRules(ui::Canvas& canvas) const;
    void drawScores(ui::Canvas& canvas) const;
    bool act(const ui::ActionPressed& pressed) override;
    [[nodiscard]] BoardOptions streetOptions(std::size_t house) const;

    Records& m_records;
    const Entropy& m_entropy;

    puzzle::Day m_today;
    std::optional<puzzle::ShiftScore> m_best; ///< The player's, of this table.
    data::ShiftPage m_page;                   ///< The best shifts.
    std::optional<data::StorageProblem> m_problem;

    ui::PushButton m_start{bigFace(ui::Icon::Play), [this] { start(); }};
    ui::PushButton m_scores{wordsFace(ui::Icon::Cup), [this] { showScores(); }};
    ui::Tabs m_kind{{}, 0, [this](std::size_t) { choose(); }}; ///< A free shift, or that of the day.
    PlayerChip m_chip;
    std::array<LightsBoardView, 4> m_street; ///< Sample houses of a shift, from the smallest to the largest.
    bool m_streetShown = true;               ///< There is room for them.
    ui::Rect m_left;
    ui::Rect m_right;
};

} // namespace game
