// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"
#include "puzzle/Milliseconds.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Viewport.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What has to be reached for two and for three stars; empty while unknown or not shown.
struct StarGoals {
    std::optional<int> two;
    std::optional<int> three;
    int withinReach = 3;      ///< How many of the three can still be met.
    bool allShortest = false; ///< No solution is longer than another: whoever finds one has all three without help.
};

/// Whether the left column has a button for seed and share code, and whether it shows both.
enum class CodeFact : std::uint8_t { None, Folded, Open };

/// The columns beside a board of any puzzle: where they are, and the parts that all puzzles have in them.
class PlayColumns {
public:
    PlayColumns(const text::Text& text, const Challenge& challenge)
        : m_text(text)
        , m_challenge(challenge) {}

    void layout(const ui::Viewport& viewport);
    [[nodiscard]] const Challenge& challenge() const noexcept { return m_challenge; }
    [[nodiscard]] ui::Rect left() const noexcept { return m_left; }
    [[nodiscard]] ui::Rect right() const noexcept { return m_right; }
    [[nodiscard]] bool compact() const noexcept { return m_compact; }

    /// The name of the board as it stands on the sign.
    struct Name {
        ui::TextStyle style; ///< So small that no word is broken.
        std::vector<std::string> lines;
    };
    [[nodiscard]] Name name(const ui::Canvas& canvas) const { return nameIn(canvas, nameWidth()); }
    /// Draws the plaque, the name and where the board comes from. \returns the y of the first fact.
    float drawSign(ui::Canvas& canvas, bool showName) const;
    /// Leaves room for the button of seed and share code; below it are both once it is open. \returns the y of the next
    /// fact.
    float drawCode(ui::Canvas& canvas, ui::Vec at) const;
    void showCode(CodeFact shown) noexcept { m_codeShown = shown; }
    /// Where that button belongs, as drawn last; std::nullopt if there is none.
    [[nodiscard]] std::optional<ui::Rect> codeArea() const noexcept { return m_code; }
    void drawStarGoals(ui::Canvas& canvas, float top, const StarGoals& goals) const;
    float drawHelp(ui::Canvas& canvas, float top, const std::string& words) const; ///< \returns the height it takes.
    /// The stars, and below them the line about help. Its room is kept even without help, so that nothing below moves
    /// when help is taken. \returns the height of both.
    float drawStarsAndHelp(ui::Canvas& canvas, float top, const StarGoals& goals, const std::string& help) const;
    /// Draws the clock, if there is one.
    void drawTime(ui::Canvas& canvas, ui::Vec at, std::optional<puzzle::Milliseconds> time) const;
    /// Draws a chip that says which cell the cursor or the pointer is on.
    void drawPlace(ui::Canvas& canvas, ui::Vec at, const std::string& words) const;
    /// The area that the figures of the time can take, where it was drawn last; std::nullopt if it was not drawn.
    [[nodiscard]] std::optional<ui::Rect> timeArea() const noexcept { return m_time; }

private:
    [[nodiscard]] bool hasPlaque() const { return m_challenge.place() != nullptr || m_challenge.day(); }
    [[nodiscard]] float nameWidth() const;
    [[nodiscard]] Name nameIn(const ui::Canvas& canvas, float width) const;

    const text::Text& m_text;
    const Challenge& m_challenge;
    bool m_compact = false;
    ui::Rect m_left;
    ui::Rect m_right;
    CodeFact m_codeShown = CodeFact::None;
    mutable std::optional<ui::Rect> m_code; ///< See codeArea().
    mutable std::optional<ui::Rect> m_time; ///< See timeArea().
};

/// Draws the sign on a board that is shut: "Back soon". \param shut how far it is, 0 … 1. \param seenTo how far to the
/// right the board can be seen: see ToPause::leavesFree.
void drawBackSoon(ui::Canvas& canvas, const text::Text& text, ui::Rect board, float shut, float seenTo);

/// Draws an icon with wrapped text beside it, as in the left column. \returns the y of the next fact.
float drawFact(ui::Canvas& canvas, ui::Vec at, float width, ui::Icon icon, sf::Color iconColour,
               const std::string& words, const ui::TextStyle& style, sf::Color colour);

/// Draws a fact whose icon the caller draws: 24 units wide, from at.x.
float drawFactWords(ui::Canvas& canvas, ui::Vec at, float width, const std::string& words, const ui::TextStyle& style,
                    sf::Color colour);

inline constexpr float figureBaseline = 51; ///< Baseline of the number below, from the middle of the label's capitals.

/// Draws a label, a big number under it, and a remark beside the number on its baseline, or beside the label if it does
/// not fit there. \param below a smaller line under the remark, which then moves up; may be empty.
void drawFigure(ui::Canvas& canvas, ui::Vec at, const std::string& label, const std::string& number,
                const std::string& remark, const ui::TextStyle& style, const std::string& below = {});

/// The area that drawFigure() at the same place can give to the number and the remark, whatever they are, as far as
/// the x coordinate `right`.
[[nodiscard]] ui::Rect figureArea(ui::Vec at, float right, const ui::TextStyle& style);

} // namespace game
