#pragma once

#include "lights/Board.hpp"
#include "ui/Widget.hpp"

#include <SFML/Graphics/Texture.hpp>

#include <functional>
#include <memory>
#include <optional>

namespace game {

/// A whole board in miniature, a spot of colour a window, and which part of it is seen. A click or a drag says what is
/// to be seen instead.
class MiniMap : public ui::Widget {
public:
    static constexpr float side = 120;

    /// \param board as it stands. \param seen the part that is seen, in columns and rows.
    void show(const lights::Board& board, const sf::FloatRect& seen, lights::Cell cursor);
    /// Where the board's first cell begins and its last one ends.
    [[nodiscard]] ui::Rect map() const;

    /// Called with what is to come into the middle, in columns and rows.
    std::function<void(sf::Vector2f)> onLookAt;

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    [[nodiscard]] bool focusable() const override { return false; } ///< Keys move the view with the cursor.
    [[nodiscard]] ui::Rect hitArea() const override { return bounds(); }
    void setHovered(bool hovered) override;

private:
    void lookAt(ui::Vec point) const;
    void paint(const ui::Theme& theme) const;

    std::optional<lights::Board> m_board;
    sf::FloatRect m_seen;
    lights::Cell m_cursor;
    bool m_held = false;
    mutable std::unique_ptr<sf::Texture> m_picture;    ///< A texel a window; made when first drawn.
    mutable std::optional<std::string_view> m_painted; ///< For which theme the picture is up to date.
};

} // namespace game
