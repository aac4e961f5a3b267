#pragma once

#include "game/look/BoardView.hpp"
#include "lights/Puzzle.hpp"
#include "text/Text.hpp"
#include "ui/Event.hpp"

#include <string>

namespace game {

/// The picture that a board is to form: a small board in the left column, and on request the board itself. While the
/// board shows the picture, nothing can be pressed. Without a picture to form, there is neither.
class GoalCard {
public:
    /// \param board where the picture is shown on request.
    GoalCard(const text::Text& text, const lights::Puzzle& puzzle, BoardView& board, LampAtlases& atlases);

    /// \param options of the board. \param bottom where the card and its words must end. \param key the cap of the
    /// action that shows the picture; may be empty.
    void layout(const BoardOptions& options, float bottom, std::string key);

    [[nodiscard]] bool exists() const noexcept { return m_exists; }
    /// Shows the picture on the board as long as the action or the card is held. \returns whether the event was used,
    /// as all input is that would change the board meanwhile.
    bool handle(const ui::Event& event);
    void show() { m_board.showPicture(true); } ///< Until the next press of anything.
    void hide() { m_board.showPicture(false); }

    /// Draws the card as large as there is room, and none if there is too little. \param at left end and middle of the
    /// next line of facts. \returns the y of the line below.
    float draw(ui::Canvas& canvas, ui::Vec at, float width) const;
    /// Where the card was drawn last; empty if there was no room.
    [[nodiscard]] ui::Rect area() const noexcept { return m_area; }

private:
    bool handleShown(const ui::Event& event);
    float drawWords(ui::Canvas& canvas, ui::Vec at, float width) const;

    const text::Text& m_text;
    BoardView& m_board;
    bool m_exists;
    int m_rows;
    int m_columns;
    bool m_held = false; ///< The picture is shown for as long as something is held.
    float m_bottom = 0;
    std::string m_key;
    // The card follows the facts above it, whose height is known only when they are drawn.
    mutable BoardView m_picture;
    mutable ui::Rect m_area;
};

} // namespace game
