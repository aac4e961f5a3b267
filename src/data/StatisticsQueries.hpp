#pragma once

#include <string>

/// The statements behind Statistics. Each binds the player's name first, an empty one for everybody. No number is taken
/// for more than can be: whoever writes nonsense into a row makes no sum overflow.
namespace data::statistics {

/// Whose rows are meant. They are two texts so that SQLite finds one player's rows in an index.
enum class Whose { Player, Everybody };

/// mode (a number of PlayMode), runs, boards, at the optimum, assisted, hints, moves, proven, over, milliseconds. What
/// is counted by key first comes from the index runs_by_player in its own order.
[[nodiscard]] std::string byMode(Whose whose);

/// Day from ?2 to ?3, local by the modifier ?4 ("+60 minutes"): day, solved, at the optimum, milliseconds. Houses of
/// night shifts are counted in.
[[nodiscard]] std::string byDay(Whose whose);

/// player, whether at the optimum: every run, those of a player as they were won.
[[nodiscard]] std::string inOrder(Whose whose);

/// shifts, houses, at the optimum, most points, longest run, moves, over, milliseconds.
[[nodiscard]] std::string ofShifts(Whose whose);

/// The longest row of days whose puzzles were won in time, as isLate() has it, and of those that reach to the day ?2 or
/// the one before it; of everybody the longest ones.
[[nodiscard]] std::string streaks(Whose whose);

} // namespace data::statistics
