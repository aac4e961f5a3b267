#pragma once

#include "game/boards/Challenge.hpp"
#include "game/play/PlayFacts.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Viewport.hpp"

#include <optional>
#include <string>

namespace game {

class BoardWidget;

/// The columns beside the board: the puzzle on the left, the state of play on the right.
class PlayPanels {
public:
    PlayPanels(const text::Text& text, const Challenge& challenge)
        : m_text(text)
        , m_challenge(challenge) {}

    void layout(const ui::Viewport& viewport);

    [[nodiscard]] ui::Rect left() const noexcept { return m_left; }
    [[nodiscard]] ui::Rect right() const noexcept { return m_right; }
    void draw(ui::Canvas& canvas, const PlayFacts& facts) const;
    /// The area that the figures of the time can take, where it was drawn last; std::nullopt if it was not drawn.
    [[nodiscard]] std::optional<ui::Rect> timeArea() const noexcept { return m_time; }

private:
    void drawLeft(ui::Canvas& canvas, const PlayFacts& facts) const;
    void drawRight(ui::Canvas& canvas, const PlayFacts& facts) const;
    float drawSign(ui::Canvas& canvas, bool showName) const;
    float drawHelp(ui::Canvas& canvas, float top, const std::string& words) const; ///< \returns the height it takes.
    float drawSeedAndCode(ui::Canvas& canvas, ui::Vec at) const; ///< Seed and code. \returns the y of the next fact.
    void drawStarGoals(ui::Canvas& canvas, float top, const PlayFacts& facts) const;

    const text::Text& m_text;
    const Challenge& m_challenge;
    bool m_compact = false;
    ui::Rect m_left;
    ui::Rect m_right;
    mutable std::optional<ui::Rect> m_time; ///< See timeArea().
};

/// Draws an icon with wrapped text beside it, as in the left column. \returns the y of the next fact.
float drawFact(ui::Canvas& canvas, ui::Vec at, float width, ui::Icon icon, sf::Color iconColour,
               const std::string& words, const ui::TextStyle& style, sf::Color colour);

/// Draws a label, a big number under it, and a remark beside the number on its baseline.
void drawFigure(ui::Canvas& canvas, ui::Vec at, const std::string& label, const std::string& number,
                const std::string& remark, const ui::TextStyle& style);

/// The area that drawFigure() at the same place can give to the number and the remark, whatever they are, as far as
/// the x coordinate `right`.
[[nodiscard]] ui::Rect figureArea(ui::Vec at, float right, const ui::TextStyle& style);

/// Places the board between the two columns: centred in the window, as wide as the wider column allows. A small board
/// is placed lower, so that the spare height becomes sky above the house rather than bare wall below the windows.
/// \param ground the top edge of the pavement.
void placeBetweenColumns(const PlayPanels& panels, BoardWidget& board, float ground, const ui::Viewport& viewport);

} // namespace game
