// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Preferences.hpp"
#include "game/win/ToWin.hpp"
#include "puzzle/Day.hpp"
#include "text/Text.hpp"

#include <SFML/Graphics/Image.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace game {

/// What is written on the picture of a win.
struct ResultCaption {
    puzzle::Day day;   ///< Of the sky: that of the puzzle, or the day on which the board was solved.
    std::string place; ///< What was solved.
    std::string facts; ///< Date, moves and time.
};

/// \param today the day on which the board was solved.
[[nodiscard]] ResultCaption captionOf(const text::Text& text, const ToWin& win, puzzle::Day today);

/// The size of the picture, in pixels.
inline const sf::Vector2u resultPictureSize{1200, 1500};

/// The picture of a win, to show to others: the house asleep under the moon and the weather of its day, as panes of
/// moonlight the windows that were pressed an odd number of times, the stars, the caption, and the share code as the
/// number of the house if it is short enough to be read. After a fuse box the house has its lights back. It is painted
/// with sprites of its own, which nobody else needs. \param fonts the folder of the game's fonts.
/// \returns std::nullopt if there are no fonts, or if the graphics card has no room.
[[nodiscard]] std::optional<sf::Image> resultPicture(const ToWin& win, const ResultCaption& caption,
                                                     const Preferences& preferences,
                                                     const std::filesystem::path& fonts);

} // namespace game
