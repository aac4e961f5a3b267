#pragma once

#include "text/Text.hpp"
#include "ui/widgets/ListView.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace game {

/// What the drawing of a row needs to know beside the row.
struct ScoreWords {
    const text::Text& text;
    std::string player;            ///< Who plays now.
    std::chrono::minutes offset{}; ///< Of local time.
    std::chrono::year thisYear{};
};

/// What a row is written in.
struct RowColours {
    sf::Color text;
    sf::Color faint;
    bool lit = false; ///< The row of whoever plays now.
};

/// The ground of a row, and what is to be written on it with.
RowColours drawScoreGround(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, bool own, bool tampered);

/// The first three on a plaque; a dash for none.
void drawRank(ui::Canvas& canvas, ui::Vec left, const std::optional<int>& rank, const RowColours& colours);

/// The name, and in words what is to be known of the row.
/// \param marks behind "you", such as " · with help"; may be empty.
void drawPlayer(ui::Canvas& canvas, ui::Vec left, float room, const std::string& player, std::string marks,
                bool tampered, const RowColours& colours, const ScoreWords& words);

/// The day of a moment in UTC.
[[nodiscard]] std::string dateOf(const std::string& moment, const ScoreWords& words);

} // namespace game
