#pragma once

#include "game/learn/Lesson.hpp"
#include "ui/Canvas.hpp"
#include "ui/Text.hpp"

namespace game {

/// The card beside a lesson's board for looking things up.
inline constexpr float cribWidth = 280;

/// How high it is at this width.
[[nodiscard]] float cribHeight(const Crib& crib, float width, const ui::Measure& measure);
/// \param area its height as cribHeight has it.
void drawCrib(ui::Canvas& canvas, ui::Rect area, const Crib& crib);

/// The colour of a window in small that is neither lit nor marked: on paper a pale one, from which the marks stand out.
[[nodiscard]] sf::Color plainCell(const ui::Theme& theme);
/// A board in small: windows that are in `lit` shine, those in `hinted` have the colour of hints.
void drawMiniBoard(ui::Canvas& canvas, ui::Rect area, const lights::Board& shape, const lights::BitGrid& lit,
                   const lights::BitGrid* hinted = nullptr);

} // namespace game
