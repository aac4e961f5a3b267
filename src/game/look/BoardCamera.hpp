#pragma once

#include "game/look/BoardLayout.hpp"
#include "ui/Animation.hpp"

namespace game {

/// Which part of a large board is seen, and how large. A board whose windows are too small to be hit can be zoomed: it
/// is then seen through a port, behind which it is moved about. All places are in device pixels; how far it is zoomed
/// and what stands in the middle are kept while the window is resized.
class BoardCamera {
public:
    static constexpr float offeredBelow = 22; ///< Units of pitch.
    static constexpr float largestPitch = 64; ///< Units.

    /// \param whole the board as it fits its room. \param port where a zoomed one is seen.
    void place(const BoardLayout& whole, const sf::FloatRect& port);
    /// Shows the whole board from now on: another one was opened.
    void reset();

    [[nodiscard]] bool offered() const noexcept { return m_whole.pitch < offeredBelow * m_whole.scale; }
    [[nodiscard]] bool zoomed() const noexcept { return m_to.pitch > m_whole.pitch; } ///< Or on its way there.
    [[nodiscard]] bool largest() const noexcept;                                      ///< It gets no larger.
    [[nodiscard]] const sf::FloatRect& port() const noexcept { return m_port; }
    [[nodiscard]] const BoardLayout& whole() const noexcept { return m_whole; } ///< The board as it fits its room.

    // Each moves the view in `time` seconds.

    /// What is seen at `point` stays there while the board gets `factor` times as large, between the whole and the
    /// largest.
    void zoom(float factor, sf::Vector2f point, ui::Seconds time);
    void showWhole(ui::Seconds time);
    /// \param cells what comes into the middle, in columns and rows from the top left corner.
    void centreOn(sf::Vector2f cells, ui::Seconds time);
    /// No further than it takes to see the cell and its neighbours.
    void reveal(lights::Cell cell, ui::Seconds time);
    /// At once, with the pointer that drags it.
    void moveBy(sf::Vector2f way);

    void update(ui::Seconds step) noexcept;
    [[nodiscard]] bool moving() const noexcept { return m_passed < m_time; }

    [[nodiscard]] BoardLayout layout() const;
    /// The part that is seen, in columns and rows.
    [[nodiscard]] sf::FloatRect seen() const;

private:
    struct View {
        float pitch = 0;
        sf::Vector2f origin;
    };

    [[nodiscard]] View now() const noexcept;
    [[nodiscard]] View wholeView() const noexcept { return {m_whole.pitch, m_whole.origin}; }
    /// The view nearest to this one that shows no more beside the board than its margin, or than the view before.
    [[nodiscard]] View limited(View view, const View& before) const;
    void go(const View& to, ui::Seconds time);

    BoardLayout m_whole;
    sf::FloatRect m_port;
    float m_wish = 0;      ///< Units of pitch that the player asked for; 0: the whole board.
    sf::Vector2f m_middle; ///< What is in the middle of the port, in cells.
    View m_from;
    View m_to;
    ui::Seconds m_passed = 0;
    ui::Seconds m_time = 0;
};

} // namespace game
