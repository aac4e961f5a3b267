// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/campaign/CampaignTown.hpp"
#include "game/campaign/CampaignWords.hpp"
#include "game/campaign/HouseCards.hpp"
#include "game/campaign/HouseFront.hpp"
#include "game/classes/ClassProgress.hpp"
#include "game/classes/ClassTasks.hpp"
#include "game/mylevels/Optima.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Dive.hpp"
#include "game/scene/Hideable.hpp"
#include "game/scene/PageScene.hpp"
#include "ui/widgets/PushButton.hpp"

#include <string>
#include <vector>

namespace game {

/// The houses of the classes that the shared boards have; the windows are what the class is to solve.
class ClassScene final : public PageScene, public DiveFront, public Hideable {
public:
    ClassScene(const ToClass& to, const SceneContext& context, Records& records, SharedBoards& shared,
               const data::Library& library, LampAtlases& atlases);

    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    void setAmbient(bool ambient) override { m_ambient = ambient; }
    void hidden() override { m_town.release(); }
    [[nodiscard]] std::optional<ui::Rect> diveWindow(const puzzle::RunKey& board) const override;
    void drawDiving(ui::Canvas& canvas, float panels) const override;
    [[nodiscard]] Scenery scenery() const override;
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
        std::string board; ///< The name of the shared board.
        data::ClassPlan plan;
        std::vector<TaskWindow> windows; ///< Of the tasks.
    };

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    [[nodiscard]] ui::Rect legendArea(const PageFrame& page) const override;
    void drawPage(ui::Canvas& canvas) const override;
    void drawOverControls(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;

    void takeClasses(); ///< Takes what the shared boards say now; keeps the selection.
    void readAgain();
    void choose(std::size_t index);
    void showHouse(std::size_t task);
    void describeTask();
    [[nodiscard]] CampaignLevel levelOf(std::size_t task) const;
    [[nodiscard]] std::size_t taskToContinue() const;
    [[nodiscard]] HouseCard cardOf(const ShownClass& each) const;
    /// The board of the selected task, if this computer has it.
    [[nodiscard]] const std::optional<Challenge>& board();
    void play();
    void drawRule(ui::Canvas& canvas) const;

    Records& m_records;
    SharedBoards& m_shared;
    const data::Library& m_library;
    int m_revision = -1; ///< Of the shared boards, when they were read.
    std::vector<ShownClass> m_classes;
    std::size_t m_class = 0;
    std::optional<data::ClassTask> m_boardOf; ///< The task that m_board belongs to.
    std::optional<Challenge> m_board;
    ClassProgress m_progress;
    LevelSign m_sign;
    Optima m_optima;
    bool m_ambient = true;
    bool m_chosen = false; ///< The player has selected a task; otherwise the next one is, once it is known.

    CampaignTown m_town;
    HouseCards m_cards;
    HouseFront m_front;
    ui::PushButton m_play;
    ui::PushButton m_table;
    ui::PushButton m_edit;

    ui::Rect m_signArea;
    ui::Rect m_ruleArea;
    float m_chipRight = 0;
};

} // namespace game
