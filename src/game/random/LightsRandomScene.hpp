// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/StampPicker.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/round/RandomPage.hpp"
#include "lights/RandomSetting.hpp"
#include "ui/widgets/Stepper.hpp"
#include "ui/widgets/Toggle.hpp"

#include <variant>

namespace game {

/// The setup of a random board of Lights Out.
class LightsRandomScene final : public RandomPage {
public:
    LightsRandomScene(const SceneContext& context, Records& records, LampAtlases& atlases, const Entropy& entropy);

    [[nodiscard]] std::string title() const override { return m_text.tr("Random board"); }

    [[nodiscard]] const lights::RandomSetting& setting() const noexcept { return m_setting; }

private:
    Setting fittingSetting() override { return m_setting; }
    void takeSize(puzzle::Size size) override;
    void remember() override;
    [[nodiscard]] std::optional<puzzle::RunKey> rankedAs() const override;
    void addSettings() override;
    void addMoreSettings() override;
    [[nodiscard]] bool usesMore() const override { return m_setting.sealed > 0 || exact(); }
    void placeSettings(const Settings& settings, const ui::Measure& measure) override;
    void drawSettings(ui::Canvas& canvas) const override;
    [[nodiscard]] ui::Rect boardRoom(ui::Rect area) const override;
    void setBoard(const Challenge& challenge, ui::Rect room) override;
    void drawBehindBoard(ui::Canvas& canvas, ui::Rect room) const override;
    [[nodiscard]] std::string wordsAbove(const Challenge& challenge) const override;
    [[nodiscard]] std::string wordsBelow(const Challenge& challenge) const override;

    void chooseDifficulty(std::size_t index);
    void setQuietHours(bool on);
    [[nodiscard]] std::array<DifficultyPicker::Choice, DifficultyPicker::count> difficulties() const;
    [[nodiscard]] bool exact() const noexcept { return std::holds_alternative<int>(m_setting.wanted); }

    lights::RandomSetting m_setting;
    /// What was wanted before quiet hours, where only Difficulty::Any is possible.
    std::variant<lights::Difficulty, int> m_wantedAtAnyTime = m_setting.wanted;

    SurfacePicker m_surface{m_setting.rules.surface, [this](lights::Surface surface) {
                                m_setting.rules.surface = surface;
                                changed();
                            }};
    StampPicker m_stamp{m_setting.rules.stamp, [this](lights::Stamp stamp) {
                            m_setting.rules.stamp = stamp;
                            changed();
                        }};
    ui::Tabs m_goal{{}, static_cast<std::size_t>(m_setting.goal), [this](std::size_t tab) {
                        m_setting.goal = static_cast<lights::GoalKind>(tab);
                        changed();
                    }};
    ui::Chip m_quietHours{{}, m_setting.rules.quietHours, [this](bool on) { setQuietHours(on); }};
    DifficultyPicker m_difficulty{[this](std::size_t index) { chooseDifficulty(index); }};
    ui::Stepper m_sealed{0, lights::maxSealed(m_setting.rows, m_setting.columns), m_setting.sealed, [this](int sealed) {
                             m_setting.sealed = sealed;
                             changed();
                         }};
    ui::Stepper m_optimum{1, lights::maxSide* lights::maxSide, exact() ? std::get<int>(m_setting.wanted) : 1,
                          [this](int optimum) {
                              m_setting.wanted = optimum;
                              changed();
                          }};
    LightsBoardView m_board;
};

} // namespace game
