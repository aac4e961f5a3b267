#pragma once

#include "game/play/KeptRound.hpp"
#include "ui/Widget.hpp"

#include <optional>

namespace game {

/// From the last press to the win screen: the run is stored, unless it is a test, and the board stays in sight for a
/// moment.
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
    /// Stores the run now if that is still to be done: whoever leaves has won all the same.
    void store();
    /// What the win screen is told. \pre begun(), and it stores; once.
    [[nodiscard]] ToWin take();

private:
    Records& m_records;
    const data::Library& m_library;
    Round& m_round;
    bool m_stores;
    std::optional<int> m_best;
    std::optional<ui::Seconds> m_lasted;
    std::optional<ToWin> m_win; ///< Once it is stored.
};

} // namespace game
