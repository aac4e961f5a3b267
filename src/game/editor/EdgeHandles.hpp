// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/editor/EdgeHandle.hpp"
#include "game/play/GridPane.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"

#include <array>
#include <optional>

namespace game {

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
