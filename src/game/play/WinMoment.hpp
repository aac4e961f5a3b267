#pragma once

#include "game/play/KeptRound.hpp"
#include "ui/Widget.hpp"

#include <optional>
#include <utility>

namespace game {

/// From the last press to the win screen: the board stays in sight for a moment. Nobody else stores the run: it is
/// stored once, as soon as the optimum is known, unless it is a test.
class WinMoment {
public:
    WinMoment(Records& records, const data::Library& library, Round& round, bool stores)
        : m_records(records)
        , m_library(library)
        , m_round(round)
        , m_stores(stores) {}

    /// The board was solved. \param best moves of the player's best run until now.
    void begin(std::optional<int> best);
    [[nodiscard]] bool begun() const noexcept { return m_lasted.has_value(); }
    /// \param pause seconds to look at the dark house. \returns whether it is time for the win screen.
    bool update(ui::Seconds step, ui::Seconds pause);
    /// The player leaves, who has won all the same: without the optimum, if need be.
    void leave();
    /// What the win screen is told. \pre update() said that it is time, and it is not a test; once.
    [[nodiscard]] ToWin take() { return std::move(*m_win); }

private:
    void store();

    Records& m_records;
    const data::Library& m_library;
    Round& m_round;
    bool m_stores;
    std::optional<int> m_best;
    std::optional<ui::Seconds> m_lasted;
    std::optional<ToWin> m_win; ///< Once it is stored.
};

} // namespace game
