// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/RandomSetting.hpp"
#include "lights/RandomSetting.hpp"
#include "puzzle/Cell.hpp"
#include "puzzle/Day.hpp"
#include "puzzle/RunKey.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <chrono>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

/// A command line that cannot be understood; the message is a sentence in the player's language.
class Misuse : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// What commands read from the values of their options. All but levelKey() may throw Misuse.

/// The value, or a Misuse with the error message.
template<class Value>
Value orMisuse(tl::expected<Value, std::string> value) {
    if (!value)
        throw Misuse(value.error());
    return *std::move(value);
}

/// Throws Misuse if both a board and the list of pupils are to be read from standard input.
void refuseBothOnInput(const std::vector<std::string>& boards, const std::string& pupils, const text::Text& text);

using DifficultyOrOptimum = std::variant<lights::Difficulty, int>;

/// --difficulty and --optimum, of which only one may be given; any difficulty if neither is.
[[nodiscard]] DifficultyOrOptimum readWish(const std::string& typedDifficulty, const std::string& typedOptimum,
                                           const text::Text& text);

inline constexpr int maxBoards = 1'000'000; ///< That one command generates.

/// The number of boards for --count; one if it is not given.
[[nodiscard]] int readCount(const std::string& typed, const text::Text& text, int most = maxBoards);

/// A number of seconds above 0, for --budget; none if it is not given.
[[nodiscard]] std::optional<std::chrono::duration<double>> readBudget(const std::string& typed, const text::Text& text);

/// --fill; none if it is not given.
[[nodiscard]] std::optional<arukone::Fill> readFill(const std::string& typed, const text::Text& text);

/// A size as "ROWSxCOLUMNS". \param command the name of the command that needs it.
[[nodiscard]] puzzle::Size readSize(const std::string& typed, std::string_view command, const text::Text& text);

/// A date in one of text::dayForms(); none if it is not given. \param option its name.
[[nodiscard]] std::optional<puzzle::Day> readDay(const char* option, const std::string& typed, const text::Text& text);

// The boards whose runs are meant: by what names them, or by their whole key as tables show it.

/// The level of a path or key; with another mode if it is the key of something else.
[[nodiscard]] puzzle::RunKey levelKey(const std::string& typed);

/// The daily puzzle of a date or key.
[[nodiscard]] puzzle::RunKey dailyKey(const std::string& typed, puzzle::DailySeries series, const text::Text& text);

/// Random boards of a setting or key.
[[nodiscard]] puzzle::RunKey settingKey(const std::string& typed, const text::Text& text);

/// --format of a command that prints boards. \param names what it may be, as the option's help shows it, with the
/// format of each name; Json is what --json stands for.
template<class Format>
[[nodiscard]] Format readFormat(const std::string& typed, bool json, const std::map<std::string_view, Format>& names,
                                const std::string& unknown, const text::Text& text) {
    const auto found = names.find(typed);
    if (!typed.empty() && found == names.end())
        throw Misuse(unknown);
    if (json && !typed.empty() && typed != "json")
        throw Misuse(text.tr("--json and --format {1} cannot be used together.", typed));
    return json ? Format::Json : typed.empty() ? Format::Text : found->second;
}

} // namespace cli
