// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lights {

/// A rule that a player of a night shift picks for all houses that are still to come.
enum class ShiftCard : std::uint8_t {
    Cylinder, ///< Left and right edge are joined.
    Cross,    ///< A press switches the diagonal neighbours.
    AllOn,    ///< Every window has to be lit.
    Sealed,   ///< Some windows cannot be pressed.
    Mirror,   ///< The right half of a house is the mirror image of the left one.
    Curtains, ///< The light of some windows does not matter.
    Quiet,    ///< Only windows that are wrong can be pressed.
};
inline constexpr std::array allShiftCards{ShiftCard::Cylinder, ShiftCard::Cross,    ShiftCard::AllOn, ShiftCard::Sealed,
                                          ShiftCard::Mirror,   ShiftCard::Curtains, ShiftCard::Quiet};

/// The name of a card in seeds: "all-on". Must never change: stored shifts are replayed by it.
[[nodiscard]] std::string_view name(ShiftCard card) noexcept;

/// The cards that were picked in a shift; their order makes no difference.
class ShiftCards {
public:
    constexpr ShiftCards() = default;

    [[nodiscard]] constexpr bool has(ShiftCard card) const noexcept { return (m_bits & bitOf(card)) != 0; }
    [[nodiscard]] constexpr bool any() const noexcept { return m_bits != 0; }
    [[nodiscard]] constexpr ShiftCards with(ShiftCard card) const noexcept {
        ShiftCards more = *this;
        more.m_bits |= bitOf(card);
        return more;
    }

    friend bool operator==(const ShiftCards&, const ShiftCards&) = default;

private:
    static constexpr std::uint32_t bitOf(ShiftCard card) noexcept {
        return std::uint32_t{1} << static_cast<unsigned>(card);
    }

    std::uint32_t m_bits = 0;
};

/// The names of the cards with a plus between them: "cross+mirror"; empty for none.
[[nodiscard]] std::string names(ShiftCards cards);

/// Two different cards, of which the player picks one.
using ShiftOffer = std::array<ShiftCard, 2>;

/// What comes with a card, to make up for the rule that it brings.
enum class ShiftGift : std::uint8_t {
    Time,  ///< puzzle::giftTime more on the clock, at once.
    Skip,  ///< One skip that costs no time and keeps the chain.
    Chain, ///< One house with more than the fewest presses keeps the chain.
};
inline constexpr std::array allShiftGifts{ShiftGift::Time, ShiftGift::Skip, ShiftGift::Chain};

/// The gift of an offer, and with which of its cards it comes.
struct GiftOffer {
    std::size_t card = 0;
    ShiftGift gift = ShiftGift::Time;

    friend bool operator==(const GiftOffer&, const GiftOffer&) = default;
};

inline constexpr int housesPerCard = 5;

/// The cards that are offered before a house, counted from 0, in the shift of a seed: every housesPerCard houses, as
/// long as at least two cards are left. Each pair of the cards that were not picked yet is equally likely.
[[nodiscard]] std::optional<ShiftOffer> shiftOffer(std::string_view seed, int index, ShiftCards picked);

/// The gift that is offered before a house, counted from 0: with the harder of the two cards. So the choice is between
/// the easier card and the one that pays. All gifts are equally likely.
[[nodiscard]] GiftOffer shiftGift(std::string_view seed, int index, const ShiftOffer& offer);

} // namespace lights
