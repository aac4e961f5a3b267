#pragma once

#include "game/services/LocalClock.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/Toggle.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// When the week of a moment began: Monday, 0:00 local time, in UTC ("2026-07-12T22:00:00Z").
/// \param nowUtc a moment such as "2026-07-14T20:15:30Z".
/// \param offset how far local time is ahead of UTC.
/// \returns an empty text when `nowUtc` is no moment.
[[nodiscard]] std::string startOfWeek(std::string_view nowUtc, std::chrono::minutes offset);

/// Which rows of a leaderboard are shown.
enum class ScoreFilter : std::uint8_t { All, Mine, ThreeStars, ThisWeek };

/// What says which rows are shown: one filter of some, as chips or, in a compact window, in a menu; whether every row
/// or each player's best; and whose.
class ScoreFilters {
public:
    static constexpr float height = 36;

    /// What there is to choose.
    struct Offer {
        std::vector<ScoreFilter> filters;                            ///< The first is on.
        std::string (*everyLabel)(const text::Text& text) = nullptr; ///< Of the chip for every row.
    };

    /// \param player whose rows are shown at first; empty: everybody's.
    ScoreFilters(const text::Text& text, const Offer& offer, std::string player);
    ScoreFilters(const ScoreFilters&) = delete;
    ScoreFilters& operator=(const ScoreFilters&) = delete;

    void addTo(ui::Form& form);
    /// Who can be chosen; one who was and is not among them no longer is.
    /// \param now who plays, and whom "Mine" means.
    void setPlayers(std::vector<std::string> names, std::string now);
    /// In a row from `at`, their top left.
    void layout(ui::Vec at, const ui::Viewport& viewport, const ui::Measure& measure);
    [[nodiscard]] ui::Rect bounds() const;

    [[nodiscard]] ScoreFilter chosen() const noexcept { return m_chosen; }
    /// Whose rows are shown; empty: everybody's.
    [[nodiscard]] const std::string& player() const noexcept {
        return m_chosen == ScoreFilter::Mine ? m_now : m_player;
    }
    /// The same, as it was chosen from the list of players.
    [[nodiscard]] const std::string& chosenPlayer() const noexcept { return m_player; }
    /// Narrows the query of whatever table down to the player, the time, and each one's best.
    template<class Query>
    void narrow(Query& query, const LocalClock& clock) const {
        query.allRuns = m_every.on();
        query.player = player();
        if (m_chosen == ScoreFilter::ThisWeek)
            query.since = startOfWeek(clock.nowUtc(), clock.offset());
    }
    [[nodiscard]] ui::Widget& first() noexcept;
    [[nodiscard]] const ui::Dropdown& players() const noexcept { return m_players; }

    std::function<void()> onChange;

private:
    struct Filter {
        explicit Filter(ScoreFilter filter)
            : means(filter) {}

        ScoreFilter means;
        ui::Chip chip;
    };

    void choose(ScoreFilter filter);
    void choosePlayer(std::size_t index);
    void change();
    void showChosen();
    void place();

    const text::Text& m_text;
    std::string (*m_everyLabel)(const text::Text& text);
    std::deque<Filter> m_filters; ///< Which stay where the form knows them.
    ui::Dropdown m_menu;          ///< The filters of a compact window.
    ui::Chip m_every;
    ui::Dropdown m_players; ///< All, and each of m_names.
    std::vector<std::string> m_names;
    std::string m_now; ///< Who plays.
    ScoreFilter m_chosen;
    std::string m_player; ///< Chosen from the list; empty: all.
    bool m_compact = false;
    ui::Vec m_at;
    ui::Measure m_measure;
};

} // namespace game
