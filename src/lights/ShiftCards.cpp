// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/ShiftCards.hpp"

#include "puzzle/Random.hpp"

#include <algorithm>
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

GiftOffer shiftGift(std::string_view seed, int index, const ShiftOffer& offer) {
    // From the easiest rule to the hardest. Must never change, like the seed.
    constexpr std::array fromEasiest{ShiftCard::Mirror, ShiftCard::Curtains, ShiftCard::Cylinder, ShiftCard::AllOn,
                                     ShiftCard::Sealed, ShiftCard::Cross,    ShiftCard::Quiet};
    static_assert(fromEasiest.size() == allShiftCards.size());
    const auto rank = [&](ShiftCard card) { return std::ranges::find(fromEasiest, card); };
    puzzle::Random random("shift/" + std::string(seed) + "/gifts/" + std::to_string(index / housesPerCard));
    return {rank(offer[1]) > rank(offer[0]) ? std::size_t{1} : std::size_t{0},
            allShiftGifts[random.below(allShiftGifts.size())]};
}

} // namespace lights
