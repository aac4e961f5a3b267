// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/Round.hpp"
#include "game/round/SmallBoard.hpp"
#include "text/Text.hpp"
#include "ui/Animation.hpp"
#include "ui/Event.hpp"

#include <string>

namespace game {

/// The picture that a board is to form: a small board in the left column, and on request the board itself. While the
/// board shows the picture, nothing can be pressed. Without a picture to form, there is neither.
class GoalCard {
public:
    /// \param board where the picture is shown on request.
    GoalCard(const text::Text& text, const Round& round, LightsBoardView& board, LampAtlases& atlases);

    /// \param options of the board. \param bottom where the card and its words must end. \param key the cap of the
    /// action that shows the picture; may be empty.
    void layout(const BoardOptions& options, float bottom, std::string key);

    [[nodiscard]] bool exists() const noexcept { return m_exists; }
    /// Whether the board shows the picture.
    [[nodiscard]] bool shown() const noexcept { return m_shown; }
    /// Shows the picture on the board for as long as the card is held, or what called show(). A tap that is too short
    /// to have been meant as holding shows it until the next press of anything, for those who cannot hold.
    /// \returns whether the event was used, as is all input that would change the board meanwhile.
    bool handle(const ui::Event& event);
    void show(); ///< Until what is bound to action::mirror is let go: see handle().
    void hide();
    void update(ui::Seconds step) { m_shownFor += step; }
    static constexpr ui::Seconds longestTap = 0.25F;

    /// Draws the card as large as there is room, and none if there is too little. \param at left end and middle of the
    /// next line of facts. \param spare the height left free above the bottom. \returns the y of the line below.
    float draw(ui::Canvas& canvas, ui::Vec at, float width, float spare) const;
    /// Where the card was drawn last; empty if there was no room.
    [[nodiscard]] ui::Rect area() const noexcept { return m_area; }

private:
    void letGo();
    /// \param room its width, and where it must end.
    float drawWords(ui::Canvas& canvas, ui::Vec at, ui::Vec room) const;

    const text::Text& m_text;
    const Round& m_round;
    LightsBoardView& m_board;
    bool m_exists;
    bool m_shown = false;
    ui::Seconds m_shownFor = 0;
    float m_bottom = 0;
    std::string m_key;
    // The card follows the facts above it, whose height is known only when they are drawn.
    mutable SmallBoard m_picture;
    mutable ui::Rect m_area;
};

} // namespace game
