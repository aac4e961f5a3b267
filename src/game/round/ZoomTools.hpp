// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/GridPane.hpp"
#include "lights/Board.hpp"
#include "puzzle/Cell.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/PushButton.hpp"

#include <SFML/Graphics/Texture.hpp>

#include <array>
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

/// The zoom controls beside a board of small windows: three buttons that do what the zoom keys do and, while the board
/// is zoomed, the map of the whole.
class ZoomTools {
public:
    /// \param chosen called with the action of the button that was pressed.
    ZoomTools(GridPane& board, const std::function<void(ui::Action)>& chosen);

    void addTo(ui::Form& form);
    /// \param bottomLeft bottom left corner of the column of buttons; the map is placed to their right.
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Vec bottomLeft);
    /// Updates buttons and map to the board as it stands and to the view of it. \param picture gives what the map
    /// shows; called only while the board is zoomed.
    void follow(const std::function<MapPicture()>& picture);
    /// Performs the action if it is one of the zoom actions. \returns whether it is.
    bool act(ui::Action action);
    [[nodiscard]] const MiniMap& map() const noexcept { return m_map; }

private:
    struct Tool {
        ui::Action action = ui::Action::None;
        ui::PushButton button;
    };

    GridPane& m_board;
    std::array<Tool, 3> m_tools;
    MiniMap m_map;
};

} // namespace game
