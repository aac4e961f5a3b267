// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Answer.hpp"

#include <algorithm>

namespace lights {

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
