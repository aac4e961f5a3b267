// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Board.hpp"
#include "lights/Rules.hpp"
#include "ui/Animation.hpp"

#include <vector>

namespace game {

struct BoardPaint;
class Mesh;

/// The shutters of a board's windows, which close and open column by column, so that nobody can study the board while
/// the clock stands. With reduced motion they fade in and out, all at once.
class Shutters {
public:
    static constexpr ui::Seconds closing = 0.180F;     ///< How long one column takes.
    static constexpr ui::Seconds delay = 0.015F;       ///< From one column to the next.
    static constexpr ui::Seconds longestWait = 0.240F; ///< For the last column: the delays of a wide board are shorter.
    static constexpr ui::Seconds fade = 0.120F;        ///< With reduced motion.

    /// Open, for a board with this many columns.
    void reset(int columns);
    void set(bool closed, ui::Motion motion);
    void update(ui::Seconds step);

    [[nodiscard]] bool animating() const noexcept { return m_moving; }
    [[nodiscard]] bool open() const noexcept { return !m_closed && !m_moving; }
    [[nodiscard]] bool closed() const noexcept { return m_closed && !m_moving; }
    /// How far the shutters of a column are closed, 0 … 1.
    [[nodiscard]] float amount(int column) const;
    /// How far all of them are closed together, 0 … 1.
    [[nodiscard]] float amount() const;

    /// Paints them over the windows that are visible and, once closed, over their ghosts beyond joined edges. Closed
    /// ones cover frame and pane. The texture of the mesh is a shuttered window (bakeShutters), `pitch` texels wide.
    void paint(Mesh& mesh, const BoardPaint& paint, int pitch, const lights::Board& board,
               lights::Surface surface) const;

private:
    struct Column {
        float passed = 0; ///< 0 … 1 along the way from open to closed, or back.
        float wait = 0;   ///< Seconds until it starts.
    };
    [[nodiscard]] float eased(float passed) const;

    std::vector<Column> m_columns;
    ui::Seconds m_duration = 0;
    bool m_closed = false;
    bool m_moving = false;
    bool m_fades = false;
};

} // namespace game
