// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"
#include "ui/Viewport.hpp"

#include <span>
#include <string>

namespace game {

/// A labelled number under the headline of a result screen.
struct ResultFigure {
    std::string label;
    std::string number;
    ui::TextStyle style = ui::style::number;
    bool highlighted = false;
};

/// Where the parts of a result screen (win, end of a night shift) stand: the sleeping house on the left; headline,
/// figures, leaderboard panel, buttons and legend in a column on the right. All in logical units.
class ResultLayout {
public:
    static constexpr float pavement = 62; ///< Height of the strip under the house and the column.

    ResultLayout() = default;
    explicit ResultLayout(const ui::Viewport& viewport);

    [[nodiscard]] float ground() const noexcept { return m_column.bottom(); }
    [[nodiscard]] ui::Rect column() const noexcept { return m_column; } ///< From the top of the window to the ground.
    [[nodiscard]] ui::Vec headline() const noexcept { return {m_column.x, m_compact ? 66.0F : 91.0F}; }
    /// \param medals whether there are medals above it.
    [[nodiscard]] ui::Rect panel(float height, bool medals = false) const noexcept;
    /// A row between figures and panel.
    [[nodiscard]] ui::Rect medals() const noexcept {
        return m_compact ? ui::Rect{m_column.x, 247, m_column.w, 20} : ui::Rect{m_column.x, 281, m_column.w, 26};
    }
    /// A row of big buttons: its left end, top and width, and their height.
    [[nodiscard]] ui::Rect buttons() const noexcept;
    [[nodiscard]] ui::Rect legend() const noexcept { return {m_column.x, ground(), m_column.w, pavement}; }
    [[nodiscard]] ui::Rect toasts() const noexcept { return m_toasts; }
    /// Where text stands on the sky.
    [[nodiscard]] ui::Rect quiet() const noexcept {
        constexpr float top = 40;
        return {m_column.x, top, m_column.w, medals().bottom() - top};
    }

    [[nodiscard]] float houseScale() const noexcept { return m_compact ? 0.78F : 1; } ///< 1: a board up to 330 wide.
    [[nodiscard]] float houseMiddle() const noexcept { return m_houseMiddle; }
    /// Where the windows of the house may be; its walls, roof and door are around them.
    [[nodiscard]] ui::Rect windows() const noexcept;

    void drawFigures(ui::Canvas& canvas, std::span<const ResultFigure> figures) const;
    [[nodiscard]] float figuresEnd() const noexcept { return figuresTop() + 57; } ///< The lower end of their dividers.

private:
    [[nodiscard]] float figuresTop() const noexcept { return m_compact ? 172.0F : 203.0F; }

    ui::Rect m_column{632, 0, 588, 738};
    ui::Rect m_toasts;
    float m_houseMiddle = 303;
    bool m_compact = false;
};

} // namespace game
