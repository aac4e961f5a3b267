#pragma once

#include "game/LocalClock.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Records.hpp"
#include "game/Scene.hpp"
#include "game/scenes/ScreenHeader.hpp"
#include "game/scenes/leaderboard/BoardPicker.hpp"
#include "game/scenes/leaderboard/ScoreHeader.hpp"
#include "game/shift/ShiftTable.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Sound.hpp"
#include "ui/widgets/Chip.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/ListView.hpp"

#include <array>
#include <vector>

namespace game {

/// The leaderboard's tab of the night shifts.
class ShiftScoresScene final : public Scene {
public:
    ShiftScoresScene(const text::Text& text, Preferences& preferences, Records& records, const data::Library& library,
                     Navigator& navigator, ui::SoundPlayer& sounds, const ui::InputMapper& input,
                     const LocalClock& clock);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return m_form.animating(); }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Leaderboard"); }
    void covered() override { m_form.releasePointer(); }
    void uncovered() override { reload(); }

    /// The shifts as they are sorted now.
    [[nodiscard]] const std::vector<data::ShiftRow>& rows() const noexcept { return m_rows; }

private:
    enum class Filter : std::uint8_t { All, Mine, ThisWeek };
    static constexpr std::size_t filterCount = 3;

    void choose(Filter filter);
    void reload();
    void sort();
    void placeChips();
    void placeList();
    [[nodiscard]] std::string emptySentence() const;

    const text::Text& m_text;
    Preferences& m_preferences;
    Records& m_records;
    const data::Library& m_library;
    Navigator& m_navigator;
    ui::SoundPlayer& m_sounds;
    const ui::InputMapper& m_input;
    const LocalClock& m_clock;

    std::vector<data::ShiftRow> m_ranked; ///< In the order of ranking.
    std::vector<data::ShiftRow> m_rows;   ///< As they are sorted.
    std::size_t m_total = 0;
    std::optional<data::StorageProblem> m_problem;
    Filter m_filter = Filter::All;

    ui::Form m_form;
    ScreenHeader m_top;
    BoardPicker m_picker; ///< Whose tab of the shifts this is.
    std::array<ui::Chip, filterCount> m_filters;
    ui::Chip m_everyShift;
    ScoreHeader m_header;
    ui::ListView m_list{44, 1};
    ui::KeyLegend m_legend;

    ui::Measure m_measure;
    float m_left = 0;
    float m_right = 0;
    ui::Rect m_table;
    std::vector<ColumnPlace> m_columns;
};

} // namespace game
