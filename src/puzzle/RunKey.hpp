// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"
#include "puzzle/Shift.hpp"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace puzzle {

/// What a key names.
enum class RunMode : std::uint8_t {
    Level,   ///< "level:PACK/ID"
    Random,  ///< "random:SETTING" of Lights Out, "PUZZLE:SETTING" of any other puzzle: all boards of that setting.
    Daily,   ///< "daily:YYYY-MM-DD", or "coffee:YYYY-MM-DD" for the coffee break.
    Shift,   ///< "shift" and "shift:TABLE": night shifts, each of which has many boards. See RunKey::shift.
    Board,   ///< A share code: this board only.
    Unknown, ///< Any other text.
};

/// Returns the mode of a key's text. Checks settings and codes only for their form; their content is up to the puzzle.
[[nodiscard]] RunMode modeOfKey(std::string_view key) noexcept;

/// Returns the day that a key names; std::nullopt for other keys and for days without a puzzle.
[[nodiscard]] std::optional<Day> dayOfKey(std::string_view key) noexcept;

/// Returns the series of the daily puzzle that a key names. \pre modeOfKey(key) is Daily.
[[nodiscard]] DailySeries dailySeriesOfKey(std::string_view key) noexcept;

/// Whether `text` is a valid id of a level or pack: 1 to 64 letters, digits, "-", "_" and ".".
[[nodiscard]] bool isId(std::string_view text) noexcept;

/// Takes the next word off a setting, whose words are separated by commas: removes it, and the comma, from `rest`. The
/// last word is all that is left.
[[nodiscard]] std::string_view takeWord(std::string_view& rest) noexcept;

/// Open interval that contains the texts of all keys of a mode or series, and no others.
struct KeyRange {
    std::string_view after;
    std::string_view before;
};
/// \pre mode is Level, or Random (of Lights Out).
[[nodiscard]] KeyRange rangeOf(RunMode mode) noexcept;
[[nodiscard]] KeyRange rangeOf(DailySeries series) noexcept;

/// Where a run counts. Each key has exactly one text, which is stored in files and in the database. Since texts can
/// come from anywhere, any text makes a key; if it is not a valid one, the key keeps it and its mode is Unknown.
class RunKey {
public:
    RunKey() = default;
    // NOLINT(google-explicit-constructor): interchangeable with its text, like std::filesystem::path.
    RunKey(std::string text)
        : m_text(std::move(text)) {}
    RunKey(const char* text) // NOLINT(google-explicit-constructor)
        : m_text(text) {}

    [[nodiscard]] static RunKey level(std::string_view pack, std::string_view level);
    /// \param path "PACK/ID".
    [[nodiscard]] static RunKey level(std::string_view path);
    /// \param puzzle id of the puzzle that the setting belongs to; empty for Lights Out.
    [[nodiscard]] static RunKey random(std::string_view setting, std::string_view puzzle = {});
    /// \pre hasDailyPuzzle(day).
    [[nodiscard]] static RunKey daily(Day day, DailySeries series = DailySeries::Main);
    /// The free night shifts, each with a seed of its own.
    [[nodiscard]] static RunKey shift();
    /// The night shift of a day: "shift:YYYY-MM-DD". \pre day.ok().
    [[nodiscard]] static RunKey shift(Day day);
    /// The night shifts by the rules of version 1.0.0: "shift:180".
    [[nodiscard]] static RunKey threeMinuteShift();
    /// The table of a night shift.
    [[nodiscard]] static RunKey shift(ShiftRules rules, std::string_view seed);

    [[nodiscard]] const std::string& text() const noexcept { return m_text; }
    [[nodiscard]] bool empty() const noexcept { return m_text.empty(); }
    [[nodiscard]] RunMode mode() const noexcept { return modeOfKey(m_text); }

    [[nodiscard]] std::string_view levelPath() const noexcept; ///< "PACK/ID"; empty for other modes.
    [[nodiscard]] std::string_view setting() const noexcept;   ///< Setting of random boards; empty for other modes.
    /// Id of the puzzle of random boards; empty for Lights Out and for other modes.
    [[nodiscard]] std::string_view puzzle() const noexcept;
    [[nodiscard]] std::optional<Day> day() const noexcept { return dayOfKey(m_text); }
    /// The day of a night shift's table; std::nullopt for other keys.
    [[nodiscard]] std::optional<Day> shiftDay() const noexcept;
    /// \pre mode() is Daily.
    [[nodiscard]] DailySeries dailySeries() const noexcept { return dailySeriesOfKey(m_text); }

    /// Whether all runs are on the same board, so that their moves can be compared. Otherwise moves over the optimum
    /// count.
    [[nodiscard]] bool isFixedBoard() const noexcept { return mode() != RunMode::Random; }

    friend bool operator==(const RunKey&, const RunKey&) = default;
    friend auto operator<=>(const RunKey&, const RunKey&) = default; ///< Orders by text. NOLINT(modernize-use-nullptr)

private:
    std::string m_text;
};

} // namespace puzzle
