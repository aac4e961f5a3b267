// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace game {

/// A number on a player's card, with an icon that says of what.
struct DuelFigure {
    ui::Icon icon;
    std::string number;
    bool bad = false; ///< Drawn in the colour of mistakes.
};

/// The card of a player beside the board.
struct DuelCard {
    std::string name;
    std::size_t seat = 0; ///< Says which token.
    bool plays = false;   ///< It is this player's turn: the card is lit and has an arrow.
    std::vector<DuelFigure> figures;
};

/// Draws the cards of the players below each other. \param area its top left corner and width count.
/// \returns the y of what follows.
float drawDuelCards(ui::Canvas& canvas, ui::Rect area, const std::vector<DuelCard>& cards);

/// The sign above the board that says whose turn it is: token, words, and a frame in the token's colour. A new turn
/// slides in.
class TurnSign {
public:
    /// \param words such as "Your turn, Mina".
    void show(std::string words, std::size_t seat, const ui::Motion& motion);
    [[nodiscard]] const std::string& words() const noexcept { return m_words; }
    void update(ui::Seconds step) { m_slide.update(step); }
    [[nodiscard]] bool animating() const noexcept { return m_slide.moving(); }
    /// \param room the sign is in the middle of its top edge, as wide as its words need; its height does not count.
    void draw(ui::Canvas& canvas, ui::Rect room) const;

private:
    std::string m_words;
    std::size_t m_seat = 0;
    ui::Tween m_slide{1};
    bool m_slides = true; ///< Otherwise it fades in.
};

} // namespace game
