// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/settings/Settings.hpp"
#include "lights/Shift.hpp"
#include "text/Text.hpp"
#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

#include <optional>

namespace game {

/// The columns beside the house: the current house on the left, the state of the shift on the right.
class ShiftPanels {
public:
    ShiftPanels(const text::Text& text, const data::Settings& settings)
        : m_text(text)
        , m_settings(settings) {}

    void layout(const ui::Viewport& viewport);
    [[nodiscard]] ui::Rect left() const noexcept { return m_left; }
    [[nodiscard]] ui::Rect right() const noexcept { return m_right; }

    /// Shows points and time that were just won for a moment.
    void showGain(int points, puzzle::Milliseconds won, const ui::Motion& motion);
    void update(ui::Seconds step);
    [[nodiscard]] bool animating() const noexcept { return m_gain.moving(); }

    /// What a shift is held against.
    struct Aims {
        std::optional<int> best{};                 ///< Points of the player's best shift of the same table.
        const lights::ShiftGhost* ghost = nullptr; ///< That shift, if it had the same houses.
        bool ofDay = false;                        ///< It is the shift of a day.
    };

    /// \param state whether the right column is drawn too.
    void draw(ui::Canvas& canvas, const lights::Shift& shift, const Aims& aims, bool state = true) const;

private:
    void drawHouse(ui::Canvas& canvas, const lights::Shift& shift, const Aims& aims) const;
    [[nodiscard]] float drawRules(ui::Canvas& canvas, ui::Vec at, const lights::Shift& shift) const;
    void drawClock(ui::Canvas& canvas, ui::Rect area, const lights::Shift& shift) const;
    void drawGhost(ui::Canvas& canvas, ui::Rect area, const lights::Shift& shift,
                   const lights::ShiftGhost& ghost) const;
    /// What was just won, beside a number, for a moment.
    void drawGain(ui::Canvas& canvas, ui::Vec at, const std::string& words) const;
    void drawPoints(ui::Canvas& canvas, ui::Vec at, const lights::Shift& shift) const;
    void drawChain(ui::Canvas& canvas, ui::Vec at, const lights::Shift& shift) const;

    const text::Text& m_text;
    const data::Settings& m_settings;
    bool m_compact = false;
    ui::Rect m_left;
    ui::Rect m_right;
    int m_points = 0; ///< Gained last.
    puzzle::Milliseconds m_won{};
    ui::Tween m_gain{1};
    bool m_rises = true;
};

/// Says how many points the house would earn as it stands: "+40 with 2 moves", "+20; undo for more".
[[nodiscard]] std::string worthText(const text::Text& text, const lights::Shift& shift);

} // namespace game
