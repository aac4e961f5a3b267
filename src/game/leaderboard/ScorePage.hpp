// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/TopChip.hpp"
#include "game/leaderboard/BoardPicker.hpp"
#include "game/leaderboard/ScoreFilters.hpp"
#include "game/leaderboard/ScoreTable.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "game/statistics/ToStatistics.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// The column heads of the leaderboard. A click on one sorts by it; with the keyboard, ←/→ move from head to head and
/// Enter sorts. The whole header is one focus stop.
class ScoreHeader : public ui::Widget {
public:
    static constexpr float height = 54;

    void setColumns(const std::vector<ColumnPlace>& columns, const ui::Measure& measure);
    [[nodiscard]] const ScoreOrder& order() const noexcept { return m_order; }

    std::function<void()> onSort;

    [[nodiscard]] ui::Spoken spoken() const override {
        ui::Spoken spoken =
            spokenAs(ui::Role::List, m_cursor < m_heads.size() ? m_heads[m_cursor].place.head : std::string());
        spoken.on = m_cursor < m_heads.size() && sorted(m_heads[m_cursor]);
        return spoken;
    }
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    [[nodiscard]] ui::Rect focusBounds() const override;
    void setHovered(bool hovered) override;

    [[nodiscard]] ui::Rect headRect(std::size_t index) const; ///< The area where a click sorts by this column.

private:
    struct Head {
        ColumnPlace place;
        float width = 0; ///< Width of its label.
    };

    [[nodiscard]] std::optional<std::size_t> headAt(ui::Vec at) const;
    [[nodiscard]] bool sorted(const Head& head) const noexcept { return head.place.column == m_order.column; }
    void sortBy(std::size_t index);
    bool act(const ui::ActionPressed& pressed);

    std::vector<Head> m_heads;
    ScoreOrder m_order;
    std::size_t m_cursor = 0; ///< The head that Enter sorts by.
    std::optional<std::size_t> m_pointed;
};

/// A page of the leaderboard: tabs, filters, and a table that can be sorted by its columns. Derived classes know the
/// kind of rows.
class ScorePage : public PageScene {
public:
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return FormScene::animating() || m_partial; }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Leaderboard"); }
    void recordsChanged() override { uncovered(); }
    void uncovered() override;

    /// The filters in effect.
    [[nodiscard]] const ScoreFilters& activeFilters() const noexcept { return m_filters; }

protected:
    /// What the page opens with.
    struct StartState {
        ScoreFilters::Offer filters;
        /// Its key is among the boards even if nobody has played it yet; its run is selected as long as no other row
        /// is.
        ToLeaderboard to;
    };

    ScorePage(const SceneContext& context, Records& records, SharedLeaderboards& shared, const data::Library& library,
              const LocalClock& clock, const StartState& beginning);

    /// How many rows are verified by replaying in one go, so that no frame has to wait; no screen shows more rows.
    static constexpr std::size_t verifiedAtOnce = 50;

    /// The result of a read: the total number of rows, and whether some are not verified yet.
    struct Rows {
        std::size_t total = 0;
        bool partial = false;
    };
    /// The result, or why the rows could not be read.
    using Found = tl::expected<Rows, data::StorageProblem>;

    /// Reads the rows that match the filters, in ranking order; sortBy() shows them. As long as some are not verified
    /// yet, it is called again in the next frame.
    virtual Found read() = 0;
    /// Shows the rows read last, in this order.
    virtual void sortBy(const ScoreOrder& order) = 0;
    [[nodiscard]] virtual std::size_t rowCount() const = 0; ///< Number of rows shown.
    [[nodiscard]] virtual std::int64_t idOf(std::size_t row) const = 0;
    virtual void drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state,
                         const std::vector<ColumnPlace>& columns, const ScoreWords& words) const = 0;
    [[nodiscard]] virtual std::string spokenRow(std::size_t row, const ScoreWords& words) const = 0;
    /// The key of the picker's current board; the list of boards is rebuilt at every layout.
    [[nodiscard]] virtual puzzle::RunKey shownKey() const = 0;
    [[nodiscard]] virtual std::vector<ColumnPlace> columns(ui::Rect table, bool compact) const = 0;
    /// The facts beside the filters. \param total the number of rows.
    virtual std::string facts(std::size_t total) = 0;
    /// The sentence shown if there are no rows.
    [[nodiscard]] virtual std::string emptySentence() const = 0;
    /// What ←/→ step through, for the key legend; empty for nothing.
    [[nodiscard]] virtual std::string stepLegend() const { return {}; }
    /// What Enter does with a row, for the key legend; empty for nothing.
    [[nodiscard]] virtual std::string rowLegend() const { return {}; }

    void findBoards();
    void findPlayers();
    void reload();
    void chosen();                                  ///< Plays the sound of a selection.
    [[nodiscard]] data::Leaderboard& leaderboard(); ///< On this computer, or of the shared leaderboard.
    [[nodiscard]] data::Shifts& shifts();           ///< On this computer, or of the shared leaderboard.
    void open(Destination to);

    [[nodiscard]] Records& records() const noexcept { return m_records; }
    [[nodiscard]] const data::Library& library() const noexcept { return m_library; }
    [[nodiscard]] const LocalClock& clock() const noexcept { return m_clock; }
    [[nodiscard]] BoardPicker& picker() noexcept { return m_picker; }
    [[nodiscard]] const BoardPicker& picker() const noexcept { return m_picker; }
    [[nodiscard]] ScoreFilters& filters() noexcept { return m_filters; }
    [[nodiscard]] const ScoreFilters& filters() const noexcept { return m_filters; }
    [[nodiscard]] ui::ListView& list() noexcept { return m_list; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;

    void sort();
    void placeList();
    [[nodiscard]] std::vector<std::string> sourceNames() const;
    void addControls();
    void forgetLostSource(); ///< The shared leaderboard may have been removed.
    /// \param line where it stands at the right end.
    void placeSources(ui::Rect line, const ui::Measure& measure);
    void chooseSource(std::size_t index);
    /// What is to be said about the shared leaderboard: that it is being read for the first time, or is not there; else
    /// empty.
    [[nodiscard]] std::string sharedWords() const;
    [[nodiscard]] ScoreWords words() const;

    Records& m_records;
    SharedLeaderboards& m_shared;
    const data::Library& m_library;
    const LocalClock& m_clock;
    puzzle::RunKey m_requestedKey;
    std::int64_t m_requestedRow;
    std::string m_source; ///< The shared leaderboard whose runs are shown; empty: those on this computer.

    std::optional<data::StorageProblem> m_problem;
    bool m_partial = false; ///< Some rows are not verified yet.
    std::string m_facts;

    BoardPicker m_picker{m_text, m_form};
    ScoreFilters m_filters;
    ScoreHeader m_tableHeader;
    ui::ListView m_list{
        44,
        1,
        {.draw = [this](ui::Canvas& canvas, ui::Rect area,
                        const ui::RowState& state) { drawRow(canvas, area, state, m_columns, words()); },
         .words = [this](std::size_t row) { return spokenRow(row, words()); },
         .selected = [this](std::size_t) { m_sounds.play(Sound::Cursor); }}};
    /// This computer, then the shared leaderboards; hidden if there are none.
    ui::Dropdown m_sources{{}, 0, [this](std::size_t index) { chooseSource(index); }};
    ui::PushButton m_statistics{wordsFace(ui::Icon::Chart), [this] { open(ToStatistics{}); }};
    PlayerChip m_chip;

    std::vector<ui::Rect> m_quiet; ///< Areas with text on the sky.
    ui::Rect m_table;
    std::vector<ColumnPlace> m_columns;
};

} // namespace game
