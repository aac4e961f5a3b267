// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassPlan.hpp"
#include "data/files/Paths.hpp"
#include "game/boards/BoardGeneration.hpp"
#include "game/boards/Worker.hpp"
#include "game/classes/ToClass.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

inline constexpr std::size_t longestDay = 20; ///< That can be typed, in code points.

/// Makes or changes the class of a shared leaderboard: on the left its name, what counts and its tasks, on the right
/// the boards that can be added, or the list of pupils.
class ClassEditorScene final : public PageScene {
public:
    ClassEditorScene(const ToClassEditor& to, const SceneContext& context, Records& records, SharedLeaderboards& shared,
                     const BoardSources& sources, const data::Paths& paths);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return PageScene::animating() || m_finding.has_value(); }
    [[nodiscard]] std::string title() const override {
        return m_exists ? m_text.tr("Edit class") : m_text.tr("New class");
    }
    void recordsChanged() override { takeResult(); }
    void uncovered() override;
    [[nodiscard]] Scenery scenery() const override;

    [[nodiscard]] const data::ClassPlan& plan() const noexcept { return m_plan; }
    /// Whether there are changes that are not written.
    [[nodiscard]] bool changed() const;

private:
    enum Tool : std::uint8_t { Time, TimeOfAll, Up, Down, Remove, Save, Pupils, Delete, ToolCount };
    /// What can be added besides the levels of the houses.
    enum class Other : std::uint8_t { Daily, Coffee, Random, RandomBoxes, Code, Pupils };
    static constexpr std::size_t otherCount = 6;

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    void leave() override;

    void addControls();
    void addTools();
    void addSources();
    void showTasks();
    [[nodiscard]] std::optional<std::size_t> task() const { return m_list.selected(); } ///< The one that is chosen.
    [[nodiscard]] std::string taskWords(std::size_t row) const;
    void rename();
    void count(std::size_t choice);
    void move(int by);
    void remove();
    void askForTime(bool all);
    [[nodiscard]] std::string dateWords() const; ///< How a date can be typed.
    void save();
    void write(const std::optional<data::ClassPlan>& plan);
    void askToDelete();
    void takeResult(); ///< Says what became of a change that was being written.

    // What can be added: ClassEditorSceneSources.cpp.
    void showSource();
    [[nodiscard]] std::string levelWords(std::size_t row) const;
    [[nodiscard]] std::string otherName(Other which) const;
    [[nodiscard]] std::string otherWords(Other which) const;
    [[nodiscard]] std::string pupilsWords() const; ///< "Pupils", with their number if there are any.
    /// The house whose levels are shown; null for anything else.
    [[nodiscard]] const data::LibraryPack* house() const;
    [[nodiscard]] Other other() const; ///< \pre house() is null.
    void toggleLevel(std::size_t row);
    void add(); ///< All levels of the house, or asks what.
    void addTasks(std::vector<data::ClassTask> tasks);
    void askForDays(puzzle::DailySeries series);
    void askForRandom(bool boxes);
    void generate(const std::string& seed, int count, bool boxes);
    void askForCode();
    [[nodiscard]] bool showsPupils() const { return house() == nullptr && other() == Other::Pupils; }
    void askForPupils();
    void addPupils(std::vector<std::string> pupils);
    void askToRemovePupil(std::size_t row);
    void check(const Challenge& board, const std::string& name);
    void takeFound();
    void drawTask(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const;
    void drawPupil(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const;
    void drawLevel(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const;
    void say(std::string sentence, ui::Toast::Kind kind);

    Records& m_records;
    SharedLeaderboards& m_shared;
    const data::Library& m_library;
    const data::Paths& m_paths;
    const Entropy& m_entropy;
    std::string m_board;
    data::ClassPlan m_plan;
    data::ClassPlan m_saved;                  ///< As it was read or written last.
    std::optional<data::ClassPlan> m_written; ///< What is being written; std::nullopt: the class is being deleted.
    std::string m_before;                     ///< The text of the class that is changed: what is to be replaced.
    bool m_exists = false;                    ///< There is a class.
    bool m_loses = false;                     ///< It has something that cannot be read, and would be lost.
    bool m_outdated = false;                  ///< Somebody else has changed it, which the player has been told.
    bool m_writing = false;

    std::vector<const data::LibraryPack*> m_houses;
    std::vector<std::size_t> m_levelsOfHouse; ///< Indices of those that can be played.
    /// What is to be added, or a sentence on why it cannot be.
    using Found = tl::expected<std::vector<data::ClassTask>, std::string>;
    std::optional<Worker<Found>> m_finding; ///< While boards are generated, or one is checked.

    ui::TextField m_name{m_clipboard, {{}, {}, data::maxClassName}, [this] { rename(); }};
    ui::Dropdown m_counts{{}, 0, [this](std::size_t choice) { count(choice); }};
    ui::ListView m_list{56,
                        1,
                        {.draw = std::bind_front(&ClassEditorScene::drawTask, this),
                         .words = std::bind_front(&ClassEditorScene::taskWords, this),
                         .selected =
                             [this](std::size_t) {
                                 m_sounds.play(Sound::Cursor);
                                 m_form.refresh();
                             },
                         .activated = [this](std::size_t) { askForTime(false); }}};
    std::array<ui::PushButton, ToolCount> m_tools;
    ui::Dropdown m_source{{}, 0, [this](std::size_t) {
                              m_sounds.play(Sound::Select);
                              showSource();
                          }};
    ui::ListView m_levels{44,
                          1,
                          {.draw = std::bind_front(&ClassEditorScene::drawLevel, this),
                           .words = std::bind_front(&ClassEditorScene::levelWords, this),
                           .selected = [this](std::size_t) { m_sounds.play(Sound::Cursor); },
                           .activated =
                               [this](std::size_t row) {
                                   if (showsPupils())
                                       askToRemovePupil(row);
                                   else
                                       toggleLevel(row);
                               }}};
    ui::PushButton m_add{wordsFace(ui::Icon::Plus), [this] { add(); }};
    ui::Rect m_left;
    ui::Rect m_right;
    ui::Rect m_wordsArea;
};

} // namespace game
