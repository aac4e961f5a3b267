// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Kind.hpp"

#include <algorithm>

namespace puzzle {

namespace {

template<class Wanted>
const Kind* find(Kinds kinds, const Wanted& wanted) {
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const Kind* kind) { return wanted(*kind); });
    return found == kinds.end() ? nullptr : *found;
}

} // namespace

ShiftTime Kind::shiftTime(ShiftRules rules, const ShiftScore& score, std::string_view, std::string_view) const {
    return puzzle::shiftTime(rules, score);
}

int Kind::stars(std::string_view, int moves, int optimum, bool assisted) const noexcept {
    return puzzle::stars(moves, optimum, assisted);
}

const Kind* kindOfCode(Kinds kinds, std::string_view code) noexcept {
    return find(kinds, [code](const Kind& kind) { return code.starts_with(kind.codePrefix()); });
}

bool isRunKey(Kinds kinds, const RunKey& key) {
    switch (key.mode()) {
    case RunMode::Level:
    case RunMode::Daily:
        return true;
    case RunMode::Random: {
        const Kind* kind = find(kinds, [&key](const Kind& each) { return each.id() == key.puzzle(); });
        return kind != nullptr && kind->isSetting(key.setting());
    }
    case RunMode::Board:
        return kindOfCode(kinds, key.text()) != nullptr;
    case RunMode::Shift:
    case RunMode::Unknown:
        break;
    }
    return false;
}

} // namespace puzzle
