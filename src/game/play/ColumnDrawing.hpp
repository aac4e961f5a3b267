#pragma once

#include "ui/Canvas.hpp"

#include <string>

namespace game {

/// What the columns beside a board are made of.

/// An icon and a line of text beside it, as the facts of the left column. \returns where the next one stands.
float drawFact(ui::Canvas& canvas, ui::Vec at, float width, ui::Icon icon, sf::Color iconColour,
               const std::string& words, const ui::TextStyle& style, sf::Color colour);

/// A label with a big number under it, and a remark on the number's baseline.
void drawFigure(ui::Canvas& canvas, ui::Vec at, const std::string& label, const std::string& number,
                const std::string& remark, const ui::TextStyle& style);

} // namespace game
