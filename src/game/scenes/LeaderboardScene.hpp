#pragma once

#include "game/Destination.hpp"
#include "game/LocalClock.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Records.hpp"
#include "game/Scene.hpp"
#include "game/scenes/Optima.hpp"
#include "game/scenes/ScreenHeader.hpp"
#include "game/scenes/leaderboard/BoardPicker.hpp"
#include "game/scenes/leaderboard/ScoreFilters.hpp"
#include "game/scenes/leaderboard/ScoreHeader.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Sound.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/ListView.hpp"

#include <vector>

namespace game {

/// Who solved a board in how many moves.
class LeaderboardScene final : public Scene {
public:
    LeaderboardScene(const ToLeaderboard& to, const text::Text& text, Preferences& preferences, Records& records,
                     const data::Library& library, Navigator& navigator, ui::SoundPlayer& sounds,
                     const ui::InputMapper& input, const LocalClock& clock);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return m_form.animating(); }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    void covered() override { m_form.releasePointer(); }
    void uncovered() override;

    /// The board whose runs are shown; null when there is none.
    [[nodiscard]] const ScoreBoard* board() const { return m_picker.board(); }
    [[nodiscard]] ScoreTab tab() const noexcept { return m_picker.tab(); }
    /// The runs as they are sorted now.
    [[nodiscard]] const std::vector<data::LeaderboardRow>& rows() const noexcept { return m_rows; }

private:
    [[nodiscard]] std::string firstKey() const;
    void findBoards();
    void reload();
    void sort();
    void leave();
    bool act(const ui::ActionPressed& pressed);
    bool stepsBoards(const ui::Event& event);

    void layoutTable(ui::Rect table, bool compact, const ui::Measure& measure);
    void placeList();
    void layoutLegend(ui::Rect strip);
    [[nodiscard]] data::LeaderboardQuery query() const;
    [[nodiscard]] std::string facts();
    [[nodiscard]] std::string stepWords() const; ///< What ←/→ go through.
    [[nodiscard]] ScoreWords words() const;

    const text::Text& m_text;
    Preferences& m_preferences;
    Records& m_records;
    const data::Library& m_library;
    Navigator& m_navigator;
    ui::SoundPlayer& m_sounds;
    const ui::InputMapper& m_input;
    const LocalClock& m_clock;

    std::vector<data::LeaderboardRow> m_ranked; ///< In the order of ranking.
    std::vector<data::LeaderboardRow> m_rows;   ///< As they are sorted.
    std::size_t m_total = 0;
    std::optional<data::StorageProblem> m_problem;
    Optima m_optima;
    std::string m_facts;
    std::string m_wantedKey; ///< Shown though it may have no runs yet; may be empty.
    data::RunId m_wantedRun; ///< To be shown selected; 0 for none.

    ui::Form m_form;
    ScreenHeader m_top;
    BoardPicker m_picker;
    ScoreFilters m_filters;
    ScoreHeader m_header;
    ui::ListView m_list{44, 1};
    ui::KeyLegend m_legend;

    ui::Viewport m_viewport;
    ui::Measure m_measure;
    float m_right = 0;             ///< Right end of the chip and of the facts.
    std::vector<ui::Rect> m_quiet; ///< Where text stands on the sky.
    ui::Rect m_table;
    std::vector<ColumnPlace> m_columns;
};

} // namespace game
