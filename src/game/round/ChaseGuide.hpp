// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardView.hpp"
#include "game/round/Round.hpp"
#include "lights/Chase.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Toasts.hpp"

#include <optional>

namespace game {

/// "Chase with me": guides light chasing on the board in play, marking one window after the other and explaining it in
/// a message.
class ChaseGuide {
public:
    ChaseGuide(const text::Text& text, BoardView& board, ui::Toasts& toasts)
        : m_text(text)
        , m_board(board)
        , m_toasts(toasts) {}

    /// Starts the guide, or shows why this board cannot be chased. \returns whether it started.
    bool start(const Round& round);
    void stop();
    [[nodiscard]] bool on() const noexcept { return m_chaser.has_value(); }

    /// The window marked as the next press, if any.
    [[nodiscard]] std::optional<lights::Cell> next() const noexcept { return m_next; }

    /// To be called when a window was pressed or its press undone.
    void pressed(lights::Cell cell);
    /// To be called when the board was restarted.
    void restarted();
    /// Marks the window to press next. \returns it, if any.
    std::optional<lights::Cell> show(const Round& round);

private:
    [[nodiscard]] std::string words(const lights::ChaseAdvice& advice) const;

    const text::Text& m_text;
    BoardView& m_board;
    ui::Toasts& m_toasts;
    std::optional<lights::Chaser> m_chaser;
    std::optional<lights::Cell> m_next;
};

} // namespace game
