// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Symmetry.hpp"
#include "ui/Widget.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>

namespace game {

/// Callbacks of the edge handles.
struct EdgeCallbacks {
    std::function<void()> begin;
    /// Called on every change during a drag with the number of rows or columns to add to the board as it was at
    /// `begin`; negative: to remove.
    std::function<void(puzzle::Edge, int)> pull;
    std::function<void()> end;
};

/// A mouse handle at an edge of the board in the editor: dragging it outwards adds rows or columns there, dragging it
/// inwards removes them, and a click on one of its halves adds or removes one. It appears when the pointer is near the
/// edge; keyboard and menu have actions of their own.
class EdgeHandle final : public ui::Widget {
public:
    static constexpr float thickness = 28;
    static constexpr float length = 68;

    EdgeHandle(puzzle::Edge edge, const EdgeCallbacks& wishes)
        : m_edge(edge)
        , m_wishes(wishes) {}

    [[nodiscard]] puzzle::Edge edge() const noexcept { return m_edge; }
    [[nodiscard]] bool upright() const noexcept {
        return m_edge == puzzle::Edge::Left || m_edge == puzzle::Edge::Right;
    }

    /// \param step distance to drag per row or column. \param more how many can be added. \param fewer how many can be
    /// removed.
    void follow(ui::Rect area, float step, int more, int fewer);
    /// \param add tooltip of the half that adds; \param remove tooltip of the other half.
    void setWords(std::string add, std::string remove);
    /// Sets whether the pointer is near enough to show the handle.
    void setNear(bool near);
    [[nodiscard]] bool held() const noexcept { return m_grip.has_value(); }
    /// Ends the drag; with `undone`, as if it had never begun.
    void letGo(bool undone);

    /// The half that adds, or the one that removes.
    [[nodiscard]] ui::Rect half(bool adds) const;
    [[nodiscard]] std::string_view tip() const override;
    [[nodiscard]] ui::Rect hitArea() const override { return bounds(); } // No larger: there are windows beside it.
    [[nodiscard]] bool focusable() const override { return false; }
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return Widget::animating() || m_shown.moving(); }
    void setHovered(bool hovered) override;

private:
    struct Reach {
        float step = 48;
        int more = 0;
        int fewer = 0;
    };
    struct Grip {
        ui::Vec from;
        bool adds = true; ///< The half it began on.
        Reach reach;      ///< Frozen at the start: a drag keeps the steps it began with.
        bool drags = false;
        int pulled = 0;
    };

    void drag(ui::Vec to);
    void drawHalf(ui::Canvas& canvas, bool adds) const;
    [[nodiscard]] bool can(bool adds) const noexcept { return (adds ? m_reach.more : m_reach.fewer) > 0; }

    puzzle::Edge m_edge;
    const EdgeCallbacks& m_wishes;
    Reach m_reach;
    std::string m_add;
    std::string m_remove;
    std::optional<bool> m_pointed; ///< The half under the pointer: true for the one that adds.
    std::optional<Grip> m_grip;
    bool m_near = false;
    ui::Tween m_shown;
};

} // namespace game
