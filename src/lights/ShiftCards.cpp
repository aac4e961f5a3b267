// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/ShiftCards.hpp"

#include "puzzle/Random.hpp"

#include <vector>

namespace lights {

std::string_view name(ShiftCard card) noexcept {
    constexpr std::array<std::string_view, allShiftCards.size()> all{"cylinder", "cross",    "all-on",     "sealed",
                                                                     "mirror",   "curtains", "quiet-hours"};
    return all[static_cast<std::size_t>(card)];
}

std::string names(ShiftCards cards) {
    std::string text;
    for (const ShiftCard card : allShiftCards)
        if (cards.has(card))
            text.append(text.empty() ? "" : "+").append(name(card));
    return text;
}

std::optional<ShiftOffer> shiftOffer(std::string_view seed, int index, ShiftCards picked) {
    if (index == 0 || index % housesPerCard != 0)
        return std::nullopt;
    std::vector<ShiftCard> left;
    for (const ShiftCard card : allShiftCards)
        if (!picked.has(card))
            left.push_back(card);
    if (left.size() < 2)
        return std::nullopt;
    puzzle::Random random("shift/" + std::string(seed) + "/cards/" + std::to_string(index / housesPerCard));
    const std::size_t first = random.below(left.size());
    const std::size_t second = (first + 1 + random.below(left.size() - 1)) % left.size();
    return ShiftOffer{left[first], left[second]};
}

} // namespace lights
