// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Riddle.hpp"

#include "lights/Session.hpp"
#include "lights/ShareCode.hpp"

#include <algorithm>

namespace lights {

namespace {

constexpr std::array<std::string_view, allQuantities.size()> quantityNames{"optimum", "next-longer", "shortest-ways",
                                                                           "quiet-patterns", "first-presses"};

struct NameOf {
    std::string_view operator()(const AnotherWay&) const noexcept { return "another-way"; }
    std::string_view operator()(const OddOneOut&) const noexcept { return "odd-one-out"; }
    std::string_view operator()(const HowMany& riddle) const noexcept {
        return quantityNames[static_cast<std::size_t>(riddle.what)];
    }
};

} // namespace

std::string_view name(const Riddle& riddle) {
    return std::visit(NameOf{}, riddle);
}

std::optional<Quantity> quantityFromName(std::string_view text) noexcept {
    const auto found = std::find(quantityNames.begin(), quantityNames.end(), text);
    if (found == quantityNames.end())
        return std::nullopt;
    return allQuantities[static_cast<std::size_t>(found - quantityNames.begin())];
}

bool fits(const Riddle& riddle, const Rules& rules) noexcept {
    const auto* const number = std::get_if<HowMany>(&riddle);
    if (number != nullptr && number->what == Quantity::FirstPresses)
        return rules.quietHours;
    return !rules.quietHours || (number != nullptr && number->what == Quantity::Optimum);
}

std::string identity(const Puzzle& board, const Riddle& riddle) {
    std::string text(name(riddle));
    text.append(" ").append(encodePuzzle(board));
    if (const auto* choice = std::get_if<OddOneOut>(&riddle))
        for (const Puzzle& other : choice->others)
            text.append(" ").append(encodePuzzle(other));
    return text;
}

bool answers(const AnotherWay& riddle, const BitGrid& presses) {
    return presses.count() <= riddle.shown.count() && presses != riddle.shown;
}

bool answers(const AnotherWay& riddle, std::string_view text) {
    const Events events = parseEvents(text);
    if (!events)
        return false;
    // Only which moves stand matters here: whether they follow the rules is for the verification of the run.
    puzzle::History<Cell> history;
    for (const Event& event : *events)
        history.play(event);
    BitGrid presses(riddle.shown.rows(), riddle.shown.columns());
    for (const Cell cell : history.moves()) {
        if (!presses.contains(cell))
            return false;
        presses.flip(cell);
    }
    return answers(riddle, presses);
}

} // namespace lights
