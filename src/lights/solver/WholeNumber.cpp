#include "lights/solver/WholeNumber.hpp"

#include <algorithm>

namespace lights {

namespace {

constexpr int digitBits = 32;

} // namespace

WholeNumber::WholeNumber(std::uint32_t value)
    : m_digits(value == 0 ? 0 : 1, value) {}

WholeNumber WholeNumber::powerOfTwo(int exponent) {
    WholeNumber result(0);
    result.m_digits.resize(static_cast<std::size_t>(exponent / digitBits) + 1);
    result.m_digits.back() = std::uint32_t{1} << (exponent % digitBits);
    return result;
}

WholeNumber operator+(WholeNumber left, const WholeNumber& right) {
    left.m_digits.resize(std::max(left.m_digits.size(), right.m_digits.size()) + 1);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < left.m_digits.size(); ++i) {
        carry += std::uint64_t{left.m_digits[i]} + (i < right.m_digits.size() ? right.m_digits[i] : 0);
        left.m_digits[i] = static_cast<std::uint32_t>(carry);
        carry >>= digitBits;
    }
    left.trim();
    return left;
}

WholeNumber operator-(WholeNumber left, const WholeNumber& right) {
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < left.m_digits.size(); ++i) {
        const std::uint64_t taken = (i < right.m_digits.size() ? right.m_digits[i] : 0) + borrow;
        borrow = left.m_digits[i] < taken ? 1 : 0;
        left.m_digits[i] = static_cast<std::uint32_t>(left.m_digits[i] - taken);
    }
    left.trim();
    return left;
}

WholeNumber operator*(WholeNumber left, std::uint32_t right) {
    std::uint64_t carry = 0;
    for (std::uint32_t& digit : left.m_digits) {
        carry += std::uint64_t{digit} * right;
        digit = static_cast<std::uint32_t>(carry);
        carry >>= digitBits;
    }
    left.m_digits.push_back(static_cast<std::uint32_t>(carry));
    left.trim();
    return left;
}

WholeNumber operator/(WholeNumber left, std::uint32_t right) {
    std::uint64_t rest = 0;
    for (auto digit = left.m_digits.rbegin(); digit != left.m_digits.rend(); ++digit) {
        rest = (rest << digitBits) | *digit;
        *digit = static_cast<std::uint32_t>(rest / right);
        rest %= right;
    }
    left.trim();
    return left;
}

std::strong_ordering operator<=>(const WholeNumber& left, const WholeNumber& right) noexcept {
    if (left.m_digits.size() != right.m_digits.size())
        return left.m_digits.size() <=> right.m_digits.size();
    return std::lexicographical_compare_three_way(left.m_digits.rbegin(), left.m_digits.rend(), right.m_digits.rbegin(),
                                                  right.m_digits.rend());
}

void WholeNumber::trim() {
    while (!m_digits.empty() && m_digits.back() == 0)
        m_digits.pop_back();
}

} // namespace lights
