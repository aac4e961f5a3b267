#pragma once

#include "game/boards/Challenge.hpp"
#include "game/play/PlayFacts.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

namespace game {

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

} // namespace game
