#pragma once

#include "game/LocalClock.hpp"
#include "game/scenes/leaderboard/Week.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/Chip.hpp"

#include <deque>
#include <functional>
#include <string>
#include <vector>

namespace game {

/// Which rows of a leaderboard are shown.
enum class ScoreFilter : std::uint8_t { All, Mine, ThreeStars, ThisWeek };

/// The chips that say which rows are shown: one filter of some, and whether every row or each player's best.
class ScoreFilters {
public:
    static constexpr float height = 36;

    /// What there is to choose.
    struct Offer {
        std::vector<ScoreFilter> filters;                            ///< The first is on.
        std::string (*everyLabel)(const text::Text& text) = nullptr; ///< Of the chip for every row.
    };

    ScoreFilters(const text::Text& text, const Offer& offer);
    ScoreFilters(const ScoreFilters&) = delete;
    ScoreFilters& operator=(const ScoreFilters&) = delete;

    void addTo(ui::Form& form);
    /// In a row from `at`, their top left.
    void layout(ui::Vec at, const ui::Measure& measure);
    [[nodiscard]] ui::Rect bounds() const;

    [[nodiscard]] ScoreFilter chosen() const noexcept { return m_chosen; }
    /// Narrows the query of whatever table down to the player, the time, and each one's best.
    template<class Query>
    void narrow(Query& query, const std::string& player, const LocalClock& clock) const {
        query.allRuns = m_every.on();
        if (m_chosen == ScoreFilter::Mine)
            query.player = player;
        if (m_chosen == ScoreFilter::ThisWeek)
            query.since = startOfWeek(clock.nowUtc(), clock.offset());
    }
    [[nodiscard]] ui::Widget& first() noexcept { return m_filters.front().chip; }

    std::function<void()> onChange;

private:
    struct Filter {
        explicit Filter(ScoreFilter filter)
            : means(filter) {}

        ScoreFilter means;
        ui::Chip chip;
    };

    void choose(ScoreFilter filter);
    void change();
    void place();

    const text::Text& m_text;
    std::string (*m_everyLabel)(const text::Text& text);
    std::deque<Filter> m_filters; ///< Which stay where the form knows them.
    ui::Chip m_every;
    ScoreFilter m_chosen;
    ui::Vec m_at;
    ui::Measure m_measure;
};

} // namespace game
