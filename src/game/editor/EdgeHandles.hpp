// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/GridPane.hpp"
#include "puzzle/Symmetry.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
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

/// The four handles at the edges of the board in the editor.
class EdgeHandles {
public:
    /// \param maxSide the largest number of rows, and of columns.
    EdgeHandles(EdgeCallbacks wishes, int maxSide);
    EdgeHandles(const EdgeHandles&) = delete;
    EdgeHandles& operator=(const EdgeHandles&) = delete;

    void addTo(ui::Form& form);
    void setText(const text::Text& text);
    /// Follows the board's current position and size.
    void follow(const GridPane& pane, const GridView& view, puzzle::Size size);
    /// Sets the position of the pointer; std::nullopt hides the handles.
    void pointAt(std::optional<ui::Vec> point);

    /// Whether an edge is being pulled.
    [[nodiscard]] bool held() const;
    /// Ends the drag; with `undone`, as if it had never begun.
    void letGo(bool undone);
    [[nodiscard]] const EdgeHandle& at(puzzle::Edge edge) const { return m_handles[static_cast<std::size_t>(edge)]; }
    /// Draws the board's size beside an edge that is being pulled. The handles themselves are drawn by their form.
    void draw(ui::Canvas& canvas) const;

private:
    struct Place {
        ui::Rect windows;
        ui::Rect seen; ///< The visible part of them.
        int rows = 0;
        int columns = 0;
        bool joinedSides = false;
        bool joinedTop = false;
        friend bool operator==(const Place&, const Place&) = default;
    };

    void reword();
    [[nodiscard]] float pitch() const;
    [[nodiscard]] ui::Rect areaOf(const EdgeHandle& handle) const;
    [[nodiscard]] bool isNear(const EdgeHandle& handle) const;

    EdgeCallbacks m_wishes;
    int m_maxSide;
    std::array<EdgeHandle, 4> m_handles; ///< In the order of puzzle::Edge.
    Place m_place;
    std::optional<ui::Vec> m_point;
    const text::Text* m_text = nullptr;
    std::string m_size;
};

} // namespace game
