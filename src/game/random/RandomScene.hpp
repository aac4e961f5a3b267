// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/StampPicker.hpp"
#include "game/look/BoardView.hpp"
#include "game/random/RandomPage.hpp"
#include "ui/widgets/Stepper.hpp"

namespace game {

/// The setup of a random board of Lights Out.
class RandomScene final : public RandomPage {
public:
    RandomScene(const SceneContext& context, Records& records, LampAtlases& atlases, const Entropy& entropy);

    [[nodiscard]] std::string title() const override { return m_text.tr("Random board"); }

    [[nodiscard]] const lights::RandomSetting& setting() const noexcept { return m_setting; }

private:
    Setting fittingSetting() override { return m_setting; }
    void takeSize(puzzle::Size size) override;
    void remember() override;
    [[nodiscard]] std::optional<puzzle::RunKey> rankedAs() const override;
    void rewordSettings() override;
    void updateSettings(bool editable) override;
    void placeSettings(const Settings& settings, const ui::Measure& measure) override;
    void drawSettings(ui::Canvas& canvas) const override;
    [[nodiscard]] ui::Rect boardRoom(ui::Rect area) const override;
    void setBoard(const Challenge& challenge, ui::Rect room) override;
    [[nodiscard]] std::string wordsAbove(const Challenge& challenge) const override;
    [[nodiscard]] std::string wordsBelow(const Challenge& challenge) const override;

    void chooseDifficulty(std::size_t index);
    [[nodiscard]] bool exact() const noexcept { return std::holds_alternative<int>(m_setting.wanted); }

    lights::RandomSetting m_setting;

    SurfacePicker m_surface;
    StampPicker m_stamp;
    ui::Tabs m_goal;
    DifficultyPicker m_difficulty;
    ui::Stepper m_optimum;
    ui::Stepper m_sealed;
    BoardView m_board;
};

} // namespace game
