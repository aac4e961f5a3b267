// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BakedBrush.hpp"
#include "game/look/facade/LevelHouse.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What the card of a house shows.
struct HouseCard {
    House house = House::Slate;
    std::string name;
    std::string asleep;             ///< "10/18 asleep".
    std::string stars;              ///< "24/54".
    std::string lock;               ///< "at 75 stars"; empty for an open house.
    std::string plate;              ///< "from 75", for a plate with a star.
    float awake = 0;                ///< The share of lit windows, 0 … 1.
    std::vector<LevelLight> lights; ///< The lights in its windows, by level.
    bool box = false;               ///< A pack of Arukone: drawn as a fuse box beside its windows.

    [[nodiscard]] bool open() const noexcept { return lock.empty(); }
    friend bool operator==(const HouseCard&, const HouseCard&) = default;
};

/// The houses of the campaign, one of them selected: a scrolling column of cards, or a strip of them side by side. A
/// single Tab stop; the arrow keys along it select.
class HouseCards : public ui::Widget {
public:
    static constexpr float cardHeight = 88;
    static constexpr float stripHeight = 64;

    enum class Arrangement : std::uint8_t { Column, Strip };

    void setCards(std::vector<HouseCard> cards);
    [[nodiscard]] const HouseCard& card(std::size_t index) const { return m_cards[index]; }
    void setArrangement(Arrangement arrangement);
    [[nodiscard]] std::size_t selected() const noexcept { return m_selected; }
    void select(std::size_t index); ///< Scrolls it into view; does not call onSelect.
    /// The mark of what is selected goes from this card to that one as far as setWay() says.
    void leave(std::size_t index) { m_left = index; }
    void setWay(float way) { m_way = way; } ///< 0 … 1: at 1 it has arrived.

    std::function<void(std::size_t)> onSelect;

    void place(ui::Rect bounds) override;
    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && !m_cards.empty(); }
    [[nodiscard]] ui::Rect focusBounds() const override { return cardRect(m_selected); }
    void setHovered(bool hovered) override;

    [[nodiscard]] ui::Rect cardRect(std::size_t index) const;

private:
    [[nodiscard]] std::optional<std::size_t> cardAt(ui::Vec at) const;
    [[nodiscard]] float pitch() const; ///< Distance from one card to the next.
    void refit();
    bool choose(std::ptrdiff_t index);
    bool act(const ui::ActionPressed& pressed);
    ui::Rect paintHouses(Brush& brush, const ui::Canvas& canvas) const; ///< \returns their area.
    [[nodiscard]] ui::Rect bakedHouse(std::size_t index) const;         ///< Its place in the texture of all houses.
    [[nodiscard]] bool showsWords(ui::Rect card) const;
    [[nodiscard]] ui::Rect picturePlace(std::size_t index) const; ///< Where the little house is on its card.
    [[nodiscard]] float marked(std::size_t index) const;          ///< 0 … 1: how far the mark is on a card.
    void drawGround(ui::Canvas& canvas, std::size_t index) const;
    void drawFront(ui::Canvas& canvas, std::size_t index) const; ///< What is in front of the little house.
    void drawWords(ui::Canvas& canvas, ui::Rect area, const HouseCard& card) const;

    std::vector<HouseCard> m_cards;
    std::size_t m_selected = 0;
    std::optional<std::size_t> m_left; ///< The card that the mark came from last.
    float m_way = 1;
    std::optional<std::size_t> m_pointed;
    Arrangement m_arrangement = Arrangement::Column;
    ui::ScrollBar m_bar;
    mutable BakedPicture m_houses; ///< All little houses, where bakedHouse() says.
};

} // namespace game
