// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/ShiftCards.hpp"
#include "text/Text.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <string>

namespace game {

/// "Cylinder", "Sealed windows".
[[nodiscard]] std::string cardName(const text::Text& text, lights::ShiftCard card);
/// "Sealed windows cannot be pressed"
[[nodiscard]] std::string cardRule(const text::Text& text, lights::ShiftCard card);
/// Draws the sign of a card. \param size its height, and about its width.
void drawCardSign(ui::Canvas& canvas, lights::ShiftCard card, ui::Vec centre, float size, sf::Color colour);

/// A card that the player can pick in a night shift: its sign, its name, and what it changes.
class RuleCard final : public ui::PushButton {
public:
    RuleCard(const text::Text& text, std::function<void()> picked);

    void show(lights::ShiftCard card) { m_card = card; }
    /// \param place of the card among those that are offered, from 1.
    void setPlace(std::size_t place) { m_place = place; }

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;

private:
    const text::Text& m_text;
    lights::ShiftCard m_card = lights::ShiftCard::Cylinder;
    std::size_t m_place = 1;
};

} // namespace game
