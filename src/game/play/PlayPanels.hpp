#pragma once

#include "game/boards/Challenge.hpp"
#include "game/play/PlayFacts.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Viewport.hpp"

#include <string>

namespace game {

class BoardWidget;

/// The columns beside the board: on the left what is played, on the right how it stands.
class PlayPanels {
public:
    PlayPanels(const text::Text& text, const Challenge& challenge)
        : m_text(text)
        , m_challenge(challenge) {}

    void layout(const ui::Viewport& viewport);

    [[nodiscard]] ui::Rect left() const noexcept { return m_left; }
    [[nodiscard]] ui::Rect right() const noexcept { return m_right; }
    void draw(ui::Canvas& canvas, const PlayFacts& facts) const;

private:
    void drawLeft(ui::Canvas& canvas, const PlayFacts& facts) const;
    void drawRight(ui::Canvas& canvas, const PlayFacts& facts) const;
    float drawSign(ui::Canvas& canvas, bool showName) const;
    float drawHelp(ui::Canvas& canvas, float top, const std::string& words) const; ///< \returns the room it takes.
    float drawOrigin(ui::Canvas& canvas, ui::Vec at) const; ///< Seed and code. \returns where the next fact stands.
    void drawStarGoals(ui::Canvas& canvas, float top, const PlayFacts& facts) const;

    const text::Text& m_text;
    const Challenge& m_challenge;
    bool m_compact = false;
    ui::Rect m_left;
    ui::Rect m_right;
};

/// An icon and a line of text beside it, as the facts of the left column. \returns where the next one stands.
float drawFact(ui::Canvas& canvas, ui::Vec at, float width, ui::Icon icon, sf::Color iconColour,
               const std::string& words, const ui::TextStyle& style, sf::Color colour);

/// A label with a big number under it, and a remark on the number's baseline.
void drawFigure(ui::Canvas& canvas, ui::Vec at, const std::string& label, const std::string& number,
                const std::string& remark, const ui::TextStyle& style);

/// Puts the board between the two columns: in the window's middle, as wide on both sides as the wider column allows,
/// and a small house lower, so that the sky is above it and not much bare wall below the windows.
/// \param ground where the pavement begins.
void placeBetween(const PlayPanels& panels, BoardWidget& board, float ground, const ui::Viewport& viewport);

} // namespace game
