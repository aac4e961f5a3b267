// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/LocalClock.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/Toggle.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// The start of the week, Monday 0:00 local time, in UTC ("2026-07-12T22:00:00Z").
/// \param nowUtc a time such as "2026-07-14T20:15:30Z".
/// \param offset local time minus UTC.
/// \returns an empty string if `nowUtc` is not a valid time.
[[nodiscard]] std::string startOfWeek(std::string_view nowUtc, std::chrono::minutes offset);

/// Which rows of a leaderboard are shown.
enum class ScoreFilter : std::uint8_t { All, Mine, ThreeStars, ThisWeek };

/// The controls that filter the rows: a menu of filters, whether to show every row or each player's best, and the
/// player.
class ScoreFilters {
public:
    static constexpr float height = 36;

    /// What a page offers.
    struct Offer {
        std::vector<ScoreFilter> filters;                            ///< The first one is selected at first.
        std::string (*everyLabel)(const text::Text& text) = nullptr; ///< Label of the chip that shows every row.
    };

    /// \param player whose rows are shown at first; empty: everyone's.
    ScoreFilters(const text::Text& text, ui::Form& form, const Offer& offer, std::string player);
    ScoreFilters(const ScoreFilters&) = delete;
    ScoreFilters& operator=(const ScoreFilters&) = delete;

    void addToForm();
    /// Sets the players that can be selected; deselects the selected player if missing from `names`.
    /// \param now the current player, meant by "Mine".
    void setPlayers(std::vector<std::string> names, std::string now);
    /// Places the controls side by side from `at`, the top left corner.
    void layout(ui::Vec at, const ui::Viewport& viewport, const ui::Measure& measure);
    [[nodiscard]] ui::Rect bounds() const;

    [[nodiscard]] ScoreFilter chosen() const noexcept { return m_chosen; }
    /// The player whose rows are shown; empty: everyone's.
    [[nodiscard]] const std::string& player() const noexcept {
        return m_chosen == ScoreFilter::Mine ? m_currentPlayer : m_player;
    }
    /// The player selected in the list, whatever the filter; empty: everyone.
    [[nodiscard]] const std::string& chosenPlayer() const noexcept { return m_player; }
    /// Restricts a query by player, by time, and to each player's best row.
    template<class Query>
    void applyTo(Query& query, const LocalClock& clock) const {
        query.allRuns = m_every.on();
        query.player = player();
        if (m_chosen == ScoreFilter::ThisWeek)
            query.since = startOfWeek(clock.nowUtc(), clock.offset());
    }

    [[nodiscard]] ui::Widget& first() noexcept { return m_menu; }

    std::function<void()> onChange;

private:
    void choose(ScoreFilter filter);
    void choosePlayer(std::size_t index);
    void change();
    void place();

    const text::Text& m_text;
    ui::Form& m_form;
    std::string (*m_everyLabel)(const text::Text& text);
    std::vector<ScoreFilter> m_filters;
    ui::Dropdown m_menu{{}, 0, [this](std::size_t index) { choose(m_filters[index]); }};
    ui::Chip m_every{{}, false, [this](bool) { change(); }};
    /// "All players", then m_names.
    ui::Dropdown m_players{{}, 0, [this](std::size_t index) { choosePlayer(index); }};
    std::vector<std::string> m_names;
    std::string m_currentPlayer; ///< The current player.
    ScoreFilter m_chosen;
    std::string m_player; ///< Selected in the list; empty: all.
    ui::Vec m_at;
    ui::Rect m_screen;
    ui::Measure m_measure;
};

} // namespace game
