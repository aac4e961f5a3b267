// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/Achievements.hpp"
#include "game/controls/StandingPanel.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Toasts.hpp"

#include <functional>
#include <string>
#include <vector>

namespace game {

/// The leaderboard panel of the win screen, for a run on a board.
class WinPanel final : public StandingPanel {
public:
    /// What the run was played on.
    struct Board {
        std::function<std::string(int)> score; ///< Words the moves of a run: "9 moves", "9 strokes".
        data::RunFilter accepts{};             ///< See data::LeaderboardQuery::accepts.
    };

    /// \param recorded the stored run; if it was not stored, the panel says why.
    WinPanel(const Around& around, Recorded recorded, bool solutionShown, Board board);

    /// To be called once it is known whether the run was stored.
    void setRecorded(const Recorded& recorded);

    /// The player's best run; null unless it is on the leaderboard. \pre givesWay().
    [[nodiscard]] const data::LeaderboardRow* best() const noexcept {
        return m_standing.own < m_standing.rows.size() ? &m_standing.rows[m_standing.own] : nullptr;
    }

protected:
    Later<Records::Renamed> storeUnder(const std::string& name) override;
    std::optional<Place> read() override;
    [[nodiscard]] std::string reason() const override;
    void drawRows(ui::Canvas& canvas, ui::Rect area) const override;
    [[nodiscard]] bool shouldAsk() override;

private:
    void drawRow(ui::Canvas& canvas, ui::Rect row, const data::LeaderboardRow& shown, bool own) const;

    Recorded m_recorded;
    bool m_solutionShown;
    Board m_board;
    data::Standing m_standing;
};

/// Shows a toast for each achievement and plays the unlock sound, if there are any.
void announceAchievements(const std::vector<data::Achievement>& earned, const text::Text& text, ui::Toasts& toasts,
                          Sounds& sounds);

} // namespace game
