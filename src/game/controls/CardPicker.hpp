// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Widget.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace game {

/// Cards side by side, one of which is chosen. A single Tab stop; ←/→ choose.
class CardPicker : public ui::Widget {
public:
    /// \param changed called with the index of the card that the player chose.
    CardPicker(std::size_t count, float gap, std::size_t chosen, std::function<void(std::size_t)> changed);

    [[nodiscard]] std::size_t chosen() const noexcept { return m_chosen; }
    void choose(std::size_t index) { m_chosen = index; } ///< Does not call `changed`.

    /// Gives each card the width of its content plus an equal share of the rest; without content, all have the same
    /// width.
    void fit(std::vector<float> contents) { m_contents = std::move(contents); }

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setHovered(bool hovered) override;

protected:
    struct Card {
        std::size_t index = 0;
        ui::Rect area;
        bool chosen = false;
        bool pointed = false; ///< The pointer is over it.
    };

    virtual void drawCard(ui::Canvas& canvas, const Card& card) const = 0;
    /// The name of a card, as it is shown.
    [[nodiscard]] virtual std::string cardName(std::size_t index) const = 0;

private:
    [[nodiscard]] ui::Rect card(std::size_t index) const;
    [[nodiscard]] std::optional<std::size_t> cardAt(ui::Vec at) const;
    void take(std::size_t index);

    std::size_t m_count;
    std::vector<float> m_contents; ///< Widths; empty for cards of the same width.
    float m_gap;
    std::size_t m_chosen;
    std::function<void(std::size_t)> m_changed;
    std::optional<std::size_t> m_pointed;
    std::optional<std::size_t> m_held;
};

} // namespace game
