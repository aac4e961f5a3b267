#pragma once

#include "data/Leaderboard.hpp"
#include "game/LocalClock.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/Chip.hpp"

#include <array>
#include <functional>

namespace game {

/// The chips that say which runs are shown: one filter of four, and whether every run or each player's best.
class ScoreFilters {
public:
    static constexpr float height = 36;

    explicit ScoreFilters(const text::Text& text);
    ScoreFilters(const ScoreFilters&) = delete;
    ScoreFilters& operator=(const ScoreFilters&) = delete;

    void addTo(ui::Form& form);
    /// In a row from `at`, their top left.
    void layout(ui::Vec at, const ui::Measure& measure);
    [[nodiscard]] ui::Rect bounds() const;

    /// Narrows `query` down to what is chosen.
    void apply(data::LeaderboardQuery& query, const std::string& player, const LocalClock& clock) const;
    /// What is to be said where no run is left.
    [[nodiscard]] std::string emptySentence() const;

    std::function<void()> onChange;

private:
    enum class Filter : std::uint8_t { All, Mine, ThreeStars, ThisWeek };
    static constexpr std::size_t filterCount = 4;

    void choose(Filter filter);
    void place();

    const text::Text& m_text;
    std::array<ui::Chip, filterCount> m_filters;
    ui::Chip m_everyRun;
    Filter m_chosen = Filter::All;
    ui::Vec m_at;
    ui::Measure m_measure;
};

} // namespace game
