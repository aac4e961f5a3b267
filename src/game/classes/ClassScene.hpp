// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassPlan.hpp"
#include "data/classes/ClassTable.hpp"
#include "data/levels/Library.hpp"
#include "game/boards/Challenge.hpp"
#include "game/classes/ToClass.hpp"
#include "game/houses/HousePage.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Destination.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// Whether runs on a task count today. The puzzle of a day cannot be played before it.
enum class TaskTime : std::uint8_t { Early, Open, Over };
[[nodiscard]] TaskTime timeOf(const data::ClassTask& task, puzzle::Day today) noexcept;

/// What a window needs to know of the board of a task.
struct TaskWindow {
    bool known = false;                  ///< This computer has it; not so a level of a newer version.
    std::optional<arukone::Board> box{}; ///< For a board of Arukone.
};
[[nodiscard]] TaskWindow windowOf(const data::ClassTask& task, const data::Library& library);

/// The board of a task, which takes a while for a day; std::nullopt if this computer does not have it, such as a level
/// of a newer version.
[[nodiscard]] std::optional<Challenge> challengeOf(const data::ClassTask& task, const data::Library& library);

/// When runs on a task count, as a sentence would say it: "until 12 Dec", "ended on 12 Dec", "begins on 3 Dec"; empty
/// if always.
[[nodiscard]] std::string timeWords(const text::Text& text, const data::ClassTask& task, puzzle::Day today);

/// What the current player has made of the tasks of a class, here and on other computers. Read a few tasks at a time,
/// so that no frame waits.
class ClassProgress {
public:
    ClassProgress(Records& records, SharedLeaderboards& shared, const data::Library& library)
        : m_records(records)
        , m_shared(shared)
        , m_library(library) {}

    /// Reads again; results() stays as it is until that is done, unless it is of another class or of other tasks.
    /// \param board the name of the shared leaderboard. \pre there is such a board.
    void begin(const std::string& board, const data::ClassPlan& plan);
    /// To be called in every frame. \returns whether the results are new.
    bool update();
    [[nodiscard]] bool reading() const noexcept { return m_there.has_value(); }
    /// Whether results() has been read at least once for these tasks: until then nothing is known of them.
    [[nodiscard]] bool known() const noexcept { return m_known; }

    /// For each task; std::nullopt: not solved in its time.
    [[nodiscard]] const std::vector<std::optional<data::ClassResult>>& results() const noexcept { return m_results; }
    /// For each task, whether the run that counts is still to be handed in.
    [[nodiscard]] const std::vector<bool>& waiting() const noexcept { return m_waiting; }
    /// Number of tasks that are done.
    [[nodiscard]] std::size_t done() const noexcept;

private:
    void finish();

    Records& m_records;
    SharedLeaderboards& m_shared;
    const data::Library& m_library;
    std::string m_board;
    std::vector<data::ClassTask> m_tasks;
    data::ClassCounts m_counts{};
    /// Reads the runs of this computer that were not read on the shared leaderboard yet: those that are still to be
    /// handed in, and those that were handed in just before the game ended or the folder went away.
    std::optional<data::ClassTableReader> m_here;
    data::RunId m_given = 0;                       ///< The last run that was handed in.
    std::optional<data::ClassTableReader> m_there; ///< Reads those on the shared leaderboard.
    std::vector<std::optional<data::ClassResult>> m_results;
    std::vector<bool> m_waiting;
    bool m_known = false;
};

/// The houses of the classes that the shared leaderboards have; the windows are what the class is to solve.
class ClassScene final : public HousePage {
public:
    ClassScene(const ToClass& to, const SceneContext& context, Records& records, SharedLeaderboards& shared,
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
    /// What is said below the houses of what is not as it should be; empty if all is well.
    [[nodiscard]] const std::string& notes() const noexcept { return m_notes; }
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
    void open(Destination to);
    void showHouse(std::size_t task);
    void describeTask();
    /// How many tasks are done, or "…" while that is not known.
    [[nodiscard]] std::string doneWords() const;
    void takeNotes(); ///< Reads classNotes() again, and says them if they are others.
    /// Whether anything was played without a name.
    [[nodiscard]] bool playedUnnamed() const;
    /// Asks somebody without a name who they are, once: the table of the class goes by names.
    void askForName();
    [[nodiscard]] CampaignLevel levelOf(std::size_t task) const;
    [[nodiscard]] std::size_t taskToContinue() const;
    [[nodiscard]] HouseCard cardOf(const ShownClass& each) const;
    /// The board of the selected task, if this computer has it.
    [[nodiscard]] const std::optional<Challenge>& board();

    SharedLeaderboards& m_shared;
    int m_revision = -1; ///< Revision of the shared leaderboards when they were read.
    std::vector<ShownClass> m_classes;
    std::size_t m_class = 0;
    std::optional<data::ClassTask> m_boardOf; ///< The task that m_board belongs to.
    std::optional<Challenge> m_board;
    ClassProgress m_progress;
    std::string m_notes; ///< See classNotes().
    float m_noteHeight = 0;
    bool m_askedForName = false;
    bool m_chosen = false; ///< The player has selected a task; otherwise the next one is, once it is known.

    ui::PushButton m_table{iconFace(ui::Icon::Chart), [this] { open(ToClassTable{shown().board}); }};
    ui::PushButton m_edit{iconFace(ui::Icon::Pen), [this] { open(ToClassEditor{shown().board}); }};
};

} // namespace game
