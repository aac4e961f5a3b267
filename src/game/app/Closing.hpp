// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Destination.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedBoards.hpp"
#include "text/Text.hpp"
#include "ui/Widget.hpp"

#include <optional>

namespace game {

/// The end of the game: waits until everything is stored and given to the shared leaderboards, though not for long if
/// another program holds the file, or a drive does not answer.
class Closing {
public:
    Closing(Records& records, SharedBoards& shared)
        : m_records(records)
        , m_shared(shared) {}

    /// To be called once no scene is left, and then again and again until over().
    /// \param step seconds since the last call.
    /// \returns a last screen that says what could not be stored, if anything could not, and asks what to do.
    [[nodiscard]] std::optional<Destination> update(ui::Seconds step, const text::Text& text);
    [[nodiscard]] bool over() const noexcept { return m_over; }

private:
    [[nodiscard]] Destination question(const text::Text& text);

    Records& m_records;
    SharedBoards& m_shared;
    std::optional<ui::Seconds> m_waited;
    bool m_stored = false;  ///< Or refused.
    bool m_sharing = false; ///< What is stored is given to the shared leaderboards.
    bool m_told = false;    ///< The player goes even if something is not stored.
    bool m_over = false;
};

} // namespace game
