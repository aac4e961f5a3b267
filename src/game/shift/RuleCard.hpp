// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/ShiftCards.hpp"
#include "text/Text.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <optional>
#include <string>

namespace game {

/// "Cylinder", "Sealed windows".
[[nodiscard]] std::string cardName(const text::Text& text, lights::ShiftCard card);
/// "Sealed windows cannot be pressed"
[[nodiscard]] std::string cardRule(const text::Text& text, lights::ShiftCard card);
/// "10 seconds more", what is given with a card.
[[nodiscard]] std::string giftWords(const text::Text& text, lights::ShiftGift gift);
[[nodiscard]] ui::Icon giftIcon(lights::ShiftGift gift) noexcept;
/// Draws the sign of a card. \param size its height, and about its width.
void drawCardSign(ui::Canvas& canvas, lights::ShiftCard card, ui::Vec centre, float size, sf::Color colour);

/// A card that the player can pick in a night shift: its sign, its name, and what it changes.
class RuleCard final : public ui::PushButton {
public:
    RuleCard(const text::Text& text, std::function<void()> picked);

    /// \param gift what comes with it, if anything does.
    void show(lights::ShiftCard card, std::optional<lights::ShiftGift> gift) {
        m_card = card;
        m_gift = gift;
    }
    /// \param place of the card among those that are offered, from 1.
    void setPlace(std::size_t place) { m_place = place; }
    /// \param shown whether its number is shown as a key.
    void showNumber(bool shown) { m_numbered = shown; }

    /// The pointer has come to it: one card is chosen, by whatever came last.
    std::function<void()> onPointed;

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    void setHovered(bool hovered) override;

private:
    void drawPicture(ui::Canvas& canvas, ui::Rect stamp) const;
    void drawWords(ui::Canvas& canvas, ui::Rect room, const ui::TextStyle& style) const;
    void drawGift(ui::Canvas& canvas, ui::Rect ribbon, const ui::TextStyle& style) const;

    const text::Text& m_text;
    lights::ShiftCard m_card = lights::ShiftCard::Cylinder;
    std::optional<lights::ShiftGift> m_gift;
    std::size_t m_place = 1;
    bool m_numbered = false;
};

} // namespace game
