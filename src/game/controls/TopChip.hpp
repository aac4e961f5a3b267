// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Navigator.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <string>

namespace game {

/// The chip at the top right of a screen: a picture, and text with a bold part.
struct TopChip {
    std::string before; ///< Ordinary text before the bold part; may be empty.
    std::string strong;
    std::string after;                                            ///< Ordinary text after the bold part; may be empty.
    std::function<void(ui::Canvas&, ui::Vec centre)> drawPicture; ///< About 20 wide.
};

inline constexpr float topChipRadius = 9;

/// The area of a chip. \param right its right edge.
[[nodiscard]] ui::Rect topChipArea(float right, const TopChip& chip, const ui::Measure& measure);

/// Draws a chip, from 28 to 68 below the top. \param right its right edge.
void drawTopChip(ui::Canvas& canvas, float right, const TopChip& chip);
/// The approximate area of a chip that ends at `right`, to keep the sky behind it free of stars.
[[nodiscard]] ui::Rect topChipQuietArea(float right);
/// Draws the content of a chip without its background.
void drawTopChipContent(ui::Canvas& canvas, ui::Rect area, const TopChip& chip);

/// Shows the current player at the top right of a screen; pressing it opens the list of players.
class PlayerChip : public ui::Widget {
public:
    PlayerChip(Records& records, Navigator& navigator, Sounds& sounds)
        : m_records(records)
        , m_navigator(navigator)
        , m_sounds(sounds) {}

    /// \param right its right edge.
    void layout(const text::Text& text, float right, const ui::Measure& measure);

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    void press();

    Records& m_records;
    Navigator& m_navigator;
    Sounds& m_sounds;
    TopChip m_chip;
    ui::Press m_press;
};

} // namespace game
