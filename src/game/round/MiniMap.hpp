// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Board.hpp"
#include "puzzle/Cell.hpp"
#include "ui/Widget.hpp"

#include <SFML/Graphics/Texture.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace game {

/// What a map shows: a spot for each cell, row by row.
struct MapPicture {
    static constexpr std::uint8_t hole = 0;
    static constexpr std::uint8_t dark = 1;
    static constexpr std::uint8_t lit = 2;
    static constexpr std::uint8_t firstCable = 3; ///< The cable of pair 0 of a fuse box; that of pair 1 follows.

    puzzle::Size size;
    std::vector<std::uint8_t> spots;

    friend bool operator==(const MapPicture&, const MapPicture&) = default;
};

[[nodiscard]] MapPicture mapPicture(const lights::Board& board);

/// A miniature of the whole board, one spot of colour per cell, with a frame around the visible part. A click or a
/// drag moves the view.
class MiniMap : public ui::Widget {
public:
    static constexpr float side = 120;

    /// \param board as it stands. \param seen the visible part, in columns and rows.
    void show(MapPicture board, const sf::FloatRect& seen, puzzle::Cell cursor);
    /// The area of the miniature, from the first cell to the last.
    [[nodiscard]] ui::Rect map() const;

    /// Called with the point to centre the view on, in columns and rows.
    std::function<void(sf::Vector2f)> onLookAt;

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    [[nodiscard]] bool focusable() const override { return false; } ///< With keys, the view follows the cursor.
    [[nodiscard]] ui::Rect hitArea() const override { return bounds(); }
    void setHovered(bool hovered) override;

private:
    void lookAt(ui::Vec point) const;
    void paint(const ui::Theme& theme) const;

    std::optional<MapPicture> m_board;
    sf::FloatRect m_seen;
    puzzle::Cell m_cursor;
    bool m_held = false;
    mutable std::unique_ptr<sf::Texture> m_picture;    ///< One texel per cell; created when first drawn.
    mutable std::optional<std::string_view> m_painted; ///< The theme that the picture was painted for; empty if stale.
};

} // namespace game
