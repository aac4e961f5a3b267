#pragma once

#include "game/look/BoardView.hpp"
#include "game/play/Round.hpp"
#include "lights/Chase.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Toasts.hpp"

#include <optional>

namespace game {

/// "Chase with me": light chasing shown on the board that is being played, one window after the other, and said in a
/// sentence. Switching it on is an assist, as a hint is; nothing beyond that.
class ChaseGuide {
public:
    ChaseGuide(const text::Text& text, BoardView& board, ui::Toasts& toasts)
        : m_text(text)
        , m_board(board)
        , m_toasts(toasts) {}

    /// Begins, or says why this board cannot be chased. \returns whether it began.
    bool start(Round& round);
    void stop();
    [[nodiscard]] bool on() const noexcept { return m_chaser.has_value(); }

    /// What is marked as the next press, if anything is.
    [[nodiscard]] std::optional<lights::Cell> next() const noexcept { return m_next; }

    /// A window was pressed, or its press taken back.
    void pressed(lights::Cell cell);
    /// The board starts anew.
    void restarted();
    /// Marks what to press next. \returns it, if there is anything.
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
