// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/controls/TopChip.hpp"
#include "game/look/LightsBoardView.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"

#include <array>
#include <vector>

namespace game {

/// The start screen of the night shift: rules, the player's best, the leaderboard, and the start button.
class ShiftStartScene final : public PageScene {
public:
    ShiftStartScene(const SceneContext& context, Records& records, LampAtlases& atlases, const Entropy& entropy);

    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Night shift"); }
    void recordsChanged() override { reload(); }
    void uncovered() override { reload(); }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;

    void reload();
    void start();
    void showScores();
    void layoutStreet(const PageFrame& page, float top);
    void drawRules(ui::Canvas& canvas) const;
    void drawScores(ui::Canvas& canvas) const;
    [[nodiscard]] BoardOptions streetOptions(std::size_t house) const;

    Records& m_records;
    const Entropy& m_entropy;

    std::optional<puzzle::ShiftScore> m_best; ///< The player's.
    data::ShiftPage m_page;                   ///< The best shifts.
    std::optional<data::StorageProblem> m_problem;

    ui::PushButton m_start{bigFace(ui::Icon::Play), [this] { start(); }};
    ui::PushButton m_scores{wordsFace(ui::Icon::Cup), [this] { showScores(); }};
    PlayerChip m_chip;
    std::array<LightsBoardView, 4> m_street; ///< Sample houses of a shift, from the smallest to the largest.
    ui::Rect m_left;
    ui::Rect m_right;
};

} // namespace game
