#pragma once

#include "puzzle/Day.hpp"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace puzzle {

/// What kind of place a key names.
enum class RunMode : std::uint8_t {
    Level,   ///< "level:PACK/ID"
    Random,  ///< "random:SETTING" of Lights Out, "PUZZLE:SETTING" of any other puzzle: all boards of that setting.
    Daily,   ///< "daily:2026-11-21"
    Shift,   ///< "shift": night shifts, which are many boards each.
    Board,   ///< A share code: this one board.
    Unknown, ///< Any other text.
};

/// The mode of a key's text. A setting and a code are judged by their shape only: what they say, the puzzle knows.
[[nodiscard]] RunMode modeOfKey(std::string_view key) noexcept;

/// The day that a key stands for; nothing for other keys, and for days without a puzzle.
[[nodiscard]] std::optional<Day> dayOfKey(std::string_view key) noexcept;

/// Whether a text can be the id of a level or of a pack: 1 to 64 letters, digits, "-", "_" and ".".
[[nodiscard]] bool isId(std::string_view text) noexcept;

/// Texts of a mode lie between these two, and no others do.
struct KeyRange {
    std::string_view after;
    std::string_view before;
};
/// \pre mode is Level, Daily, or Random (of Lights Out).
[[nodiscard]] KeyRange rangeOf(RunMode mode) noexcept;

/// Where a run counts: a value with exactly one text, which files and the database hold. As such a text may come from
/// anywhere, a key can be made of any; then its mode is Unknown, and it still has its text.
class RunKey {
public:
    RunKey() = default;
    RunKey(std::string text) // NOLINT(google-explicit-constructor): as std::filesystem::path, it is its text.
        : m_text(std::move(text)) {}
    RunKey(const char* text) // NOLINT(google-explicit-constructor)
        : m_text(text) {}

    [[nodiscard]] static RunKey level(std::string_view pack, std::string_view level);
    /// \param path "PACK/ID".
    [[nodiscard]] static RunKey level(std::string_view path);
    /// \param puzzle the id of the setting's puzzle; empty for Lights Out.
    [[nodiscard]] static RunKey random(std::string_view setting, std::string_view puzzle = {});
    /// \pre hasDailyPuzzle(day).
    [[nodiscard]] static RunKey daily(Day day);
    [[nodiscard]] static RunKey shift();

    [[nodiscard]] const std::string& text() const noexcept { return m_text; }
    [[nodiscard]] bool empty() const noexcept { return m_text.empty(); }
    [[nodiscard]] RunMode mode() const noexcept { return modeOfKey(m_text); }

    [[nodiscard]] std::string_view levelPath() const noexcept; ///< "PACK/ID"; empty for other modes.
    [[nodiscard]] std::string_view setting() const noexcept;   ///< Of random boards; empty for other modes.
    [[nodiscard]] std::string_view puzzle() const noexcept;    ///< Of random boards: the id of their puzzle.
    [[nodiscard]] std::optional<Day> day() const noexcept { return dayOfKey(m_text); }

    /// Whether all its runs are of one board, so that their moves can be compared; otherwise it is the moves over the
    /// optimum that count.
    [[nodiscard]] bool isFixedBoard() const noexcept { return mode() != RunMode::Random; }

    friend bool operator==(const RunKey&, const RunKey&) = default;
    friend auto operator<=>(const RunKey&, const RunKey&) = default; ///< By the text.

private:
    std::string m_text;
};

} // namespace puzzle
