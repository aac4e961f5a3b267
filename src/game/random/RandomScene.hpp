// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/StampPicker.hpp"
#include "game/look/BoardView.hpp"
#include "game/random/RandomPickers.hpp"
#include "game/random/RandomPreview.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Slider.hpp"
#include "ui/widgets/Stepper.hpp"
#include "ui/widgets/Tabs.hpp"
#include "ui/widgets/TextField.hpp"

#include <array>

namespace game {

/// The setup of a random board: its settings, and beside them a preview of the board.
class RandomScene final : public PageScene {
public:
    RandomScene(const SceneContext& context, Records& records, LampAtlases& atlases, const Entropy& entropy);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Random board"); }
    void covered() override;
    void recordsChanged() override { findRecord(); }
    void uncovered() override;

    [[nodiscard]] const lights::RandomSetting& setting() const noexcept { return m_setting; }
    [[nodiscard]] const RandomPreview& preview() const noexcept { return m_preview; }
    [[nodiscard]] ui::TextField& field() noexcept { return m_seed; }
    /// A sentence on why the requested board is impossible; empty if it is possible.
    [[nodiscard]] std::string problemText() const;
    /// The player's best run with the current setting.
    [[nodiscard]] const std::optional<data::RunSummary>& record() const noexcept { return m_record; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    void leave() override;

    static constexpr std::array presetSides{3, 5, 7, 9, 12, 20};

    void setSides(int rows, int columns);
    void changed();        ///< Requests a board for the changed settings.
    void updateControls(); ///< Updates the controls from the settings and from what is possible.
    void showBoard();
    void findRecord();
    void chooseDifficulty(std::size_t index);
    void newBoard();
    void play();
    void copyCode();
    void print(); ///< Offers a sheet of boards like this one.
    void pasteCode();
    void remember();
    [[nodiscard]] bool exact() const noexcept { return std::holds_alternative<int>(m_setting.wanted); }
    [[nodiscard]] bool hasCode() const;
    void reword();
    void placeLeft(ui::Rect panel, const ui::Measure& measure);
    void placeRight(ui::Rect panel, const ui::Measure& measure);
    void drawLeft(ui::Canvas& canvas) const;
    void drawRight(ui::Canvas& canvas) const;

    Records& m_records;
    const Entropy& m_entropy;

    lights::RandomSetting m_setting;
    std::string m_generatedSeed; ///< The seed used if none is typed.
    std::optional<data::RunSummary> m_record;
    RandomPreview m_preview;
    bool m_playWhenReady = false;
    bool m_played = false; ///< The board shown was played, so another one replaces it.

    SidePicker m_rows;
    SidePicker m_columns;
    ui::Tabs m_puzzle; ///< Lights Out, or Arukone, which has a screen of its own.
    std::array<ui::PushButton, presetSides.size()> m_presets; ///< Common square sizes.
    SurfacePicker m_surface;
    StampPicker m_stamp;
    ui::Tabs m_goal;
    DifficultyPicker m_difficulty;
    ui::Stepper m_optimum;
    ui::Stepper m_sealed;
    ui::TextField m_seed;
    ui::PushButton m_dice;
    ui::PushButton m_copy;
    ui::PushButton m_print;
    ui::PushButton m_newBoard;
    ui::PushButton m_play;
    BoardView m_board;

    ui::Rect m_left;
    ui::Rect m_right;
    ui::Rect m_boardRoom;
};

} // namespace game
