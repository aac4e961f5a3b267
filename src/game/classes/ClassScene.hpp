// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/campaign/HousePage.hpp"
#include "game/classes/ClassProgress.hpp"
#include "game/classes/ClassTasks.hpp"
#include "game/classes/ToClass.hpp"
#include "game/scene/Destination.hpp"

#include <string>
#include <vector>

namespace game {

/// The houses of the classes that the shared leaderboards have; the windows are what the class is to solve.
class ClassScene final : public HousePage {
public:
    ClassScene(const ToClass& to, const SceneContext& context, Records& records, SharedBoards& shared,
               const data::Library& library, LampAtlases& atlases);

    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] std::optional<ui::Rect> diveWindow(const puzzle::RunKey& board) const override;
    [[nodiscard]] std::string title() const override;
    void show(const Destination& to) override;
    void recordsChanged() override;
    void uncovered() override;

    /// The class whose house is shown; null if there is none any more.
    [[nodiscard]] const data::ClassPlan* plan() const { return m_classes.empty() ? nullptr : &m_classes[m_class].plan; }
    /// The selected task, counted from 0.
    [[nodiscard]] std::size_t selected() const { return m_front.selected(); }
    [[nodiscard]] const ClassProgress& progress() const noexcept { return m_progress; }
    /// What the pavement says about the selected task.
    [[nodiscard]] const LevelSign& sign() const noexcept { return m_sign; }

private:
    struct ShownClass {
        std::string board; ///< The name of the shared leaderboard.
        data::ClassPlan plan;
        std::vector<TaskWindow> windows; ///< One for each task.
    };

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawBeside(ui::Canvas& canvas) const override;
    void drawOverControls(ui::Canvas& canvas) const override;
    [[nodiscard]] std::size_t houseCount() const override { return m_classes.size(); }
    [[nodiscard]] std::size_t houseShown() const override { return m_class; }
    void chooseHouse(std::size_t index) override;
    void windowSelected() override;
    void play() override;

    void takeClasses();                         ///< Takes what the shared leaderboards say now; keeps the selection.
    void showClassOf(const std::string& board); ///< Or the first class, if that board has none.
    void readAgain();
    [[nodiscard]] const ShownClass& shown() const { return m_classes[m_class]; }
    void showHouse(std::size_t task);
    void describeTask();
    [[nodiscard]] CampaignLevel levelOf(std::size_t task) const;
    [[nodiscard]] std::size_t taskToContinue() const;
    [[nodiscard]] HouseCard cardOf(const ShownClass& each) const;
    /// The board of the selected task, if this computer has it.
    [[nodiscard]] const std::optional<Challenge>& board();

    SharedBoards& m_shared;
    int m_revision = -1; ///< Revision of the shared leaderboards when they were read.
    std::vector<ShownClass> m_classes;
    std::size_t m_class = 0;
    std::optional<data::ClassTask> m_boardOf; ///< The task that m_board belongs to.
    std::optional<Challenge> m_board;
    ClassProgress m_progress;
    bool m_chosen = false; ///< The player has selected a task; otherwise the next one is, once it is known.

    ui::PushButton m_table;
    ui::PushButton m_edit;
};

} // namespace game
