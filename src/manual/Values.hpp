// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "manual/CommandTable.hpp"

#include <map>
#include <string>
#include <vector>

namespace manual {

/// What a shell can suggest for the value of an option, or for an argument.
struct Value {
    std::vector<std::string> words{}; ///< These words.
    std::string asked{};              ///< What `lichter-aus-cli complete` prints if it gets this word.
    bool files = false;
    bool folders = false;

    friend bool operator==(const Value&, const Value&) = default;
};

/// Values by "COMMAND NAME" of an option or argument, by its name alone, or by what stands for its value in the English
/// help; the first that is there counts.
using Values = std::map<std::string, Value, std::less<>>;

/// What both programs have.
[[nodiscard]] Values commonValues();

/// \throws std::logic_error if nothing is known of it, so that no new option is forgotten.
[[nodiscard]] Value valueOf(const Values& values, const CommandTable& command, const OptionRow& row);

/// The names of some values of an enumeration.
template<class Enumeration>
[[nodiscard]] Value wordsOf(const Enumeration& all) {
    Value value;
    for (const auto each : all)
        value.words.emplace_back(name(each));
    return value;
}

} // namespace manual
