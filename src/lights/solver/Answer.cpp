// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Answer.hpp"

#include <algorithm>
#include <stdexcept>

namespace lights {

Optimum::Optimum(BitGrid presses, int lowerBound, std::optional<LongProof> longProof)
    : Optimum(std::move(presses)) {
    if (lowerBound > m_moves)
        throw std::logic_error("The solver found " + std::to_string(m_moves) + " presses where it had proven that " +
                               std::to_string(lowerBound) + " are needed.");
    m_lowerBound = lowerBound;
    if (!exact())
        m_longProof = longProof;
}

Optimum Optimum::inOrder(std::vector<Cell> order, BitGrid pressed, int lowerBound) {
    Optimum found(std::move(pressed));
    found.m_moves = static_cast<int>(order.size());
    if (lowerBound > found.m_moves || found.m_presses.count() > found.m_moves)
        throw std::logic_error("The solver found an order of " + std::to_string(found.m_moves) +
                               " presses where more are needed.");
    found.m_lowerBound = lowerBound;
    found.m_order = std::move(order);
    return found;
}

std::string Answer::solutions() const {
    return powerOfTwo(nullity());
}

std::string powerOfTwo(int exponent) {
    std::string digits = "1"; // Lowest digit first.
    for (int i = 0; i < exponent; ++i) {
        int carry = 0;
        for (char& digit : digits) {
            const int doubled = 2 * (digit - '0') + carry;
            digit = static_cast<char>('0' + doubled % 10);
            carry = doubled / 10;
        }
        if (carry != 0)
            digits += '1';
    }
    std::reverse(digits.begin(), digits.end());
    return digits;
}

} // namespace lights
