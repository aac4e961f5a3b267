#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace lights {

/// A whole number ≥ 0 of any size, for counting sets of windows.
class WholeNumber {
public:
    explicit WholeNumber(std::uint32_t value);
    [[nodiscard]] static WholeNumber powerOfTwo(int exponent);

    friend WholeNumber operator+(WholeNumber left, const WholeNumber& right);
    /// \pre left ≥ right.
    friend WholeNumber operator-(WholeNumber left, const WholeNumber& right);
    friend WholeNumber operator*(WholeNumber left, std::uint32_t right);
    /// Rounded down. \pre right ≥ 1.
    friend WholeNumber operator/(WholeNumber left, std::uint32_t right);
    friend std::strong_ordering operator<=>(const WholeNumber& left, const WholeNumber& right) noexcept;
    friend bool operator==(const WholeNumber&, const WholeNumber&) = default;

private:
    void trim();

    std::vector<std::uint32_t> m_digits; ///< To the base 2^32, lowest first, the highest not zero; none for 0.
};

} // namespace lights
