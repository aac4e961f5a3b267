// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Entropy.hpp"
#include "game/controls/StandingPanel.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/FormScene.hpp"
#include "game/shift/SleepingStreet.hpp"
#include "game/shift/ToShiftOver.hpp"
#include "ui/widgets/KeyLegend.hpp"

namespace game {

/// The leaderboard panel at the end of a shift.
class ShiftOverPanel final : public StandingPanel {
public:
    /// \param recorded the stored shift; if it was not stored, the panel says why.
    ShiftOverPanel(const Around& around, RecordedShift recorded);

    /// To be called once it is known whether the shift was stored.
    void setRecorded(const RecordedShift& recorded);

protected:
    Later<Records::Renamed> storeUnder(const std::string& name) override;
    std::optional<Place> read() override;
    [[nodiscard]] std::string reason() const override;
    void drawRows(ui::Canvas& canvas, ui::Rect area) const override;

private:
    RecordedShift m_recorded;
    data::ShiftStanding m_standing;
};

/// The end of a night shift: the houses that were put to bed, the result with its medals, its place on the leaderboard,
/// and where to go from there.
class ShiftOverScene final : public FormScene {
public:
    ShiftOverScene(const ToShiftOver& to, const SceneContext& context, Records& records, const Entropy& entropy);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Shift over"); }

    [[nodiscard]] const ShiftOverPanel& panel() const noexcept { return m_panel; }
    [[nodiscard]] const puzzle::ShiftScore& result() const noexcept { return m_to.score; }
    [[nodiscard]] const SleepingStreet& street() const noexcept { return m_street; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void announce();
    void again();
    void leave(); ///< Goes back to the start screen of the night shift.
    void toMenu();
    void showKeys(); ///< Updates the keys that work now, in the legend and on the buttons.
    [[nodiscard]] std::string sentence() const;
    void drawWords(ui::Canvas& canvas) const;  ///< Headline, sentence and figures.
    void drawPoints(ui::Canvas& canvas) const; ///< With the way to the player's best and to the next medal.

    ToShiftOver m_to;
    Records& m_records;
    const Entropy& m_entropy;

    SleepingStreet m_street;
    ui::PushButton m_again{bigFace(ui::Icon::Restart), [this] { again(); }};
    ui::PushButton m_menu{bigFace(ui::Icon::House, ui::ButtonFace::Kind::Secondary), [this] { toMenu(); }};
    ui::KeyLegend m_legend;
    ShiftOverPanel m_panel;
    ui::Tween m_roll; ///< 0 … 1: how far the numbers have rolled up to their values.
    /// Where what is not a control stands.
    struct Places {
        ui::Rect words;
        ui::Rect points;
        ui::Rect medals;
        float ground = 0; ///< The pavement.
    };
    Places m_places;
    bool m_alone = false; ///< Nobody else is on the leaderboard: the houses stand in its place.
    bool m_left = false;
};

} // namespace game
