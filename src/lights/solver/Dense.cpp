#include "lights/solver/Dense.hpp"

#include <algorithm>
#include <m4ri/m4ri.h>
#include <memory>
#include <mutex>

namespace lights {

namespace {

constexpr std::size_t smallRows = 192; ///< Up to here the plain way is as fast.

static_assert(sizeof(word) == sizeof(Word) && m4ri_radix == wordBits);

struct Free {
    void operator()(mzd_t* matrix) const noexcept { mzd_free(matrix); }
};
using Matrix = std::unique_ptr<mzd_t, Free>;

/// The reduced row echelon form of the whole matrix. \returns its rank.
std::size_t echelonise(BitMatrix& matrix) {
    // The library keeps a pool of memory that is not made for several threads.
    static std::mutex mutex;
    const std::scoped_lock lock(mutex);
    const Matrix copy(mzd_init(static_cast<rci_t>(matrix.rows()), static_cast<rci_t>(matrix.columns())));
    for (std::size_t row = 0; row < matrix.rows(); ++row)
        std::copy(matrix.row(row).begin(), matrix.row(row).end(), mzd_row(copy.get(), static_cast<rci_t>(row)));
    const rci_t rank = mzd_echelonize_m4ri(copy.get(), 1, 0);
    for (std::size_t row = 0; row < matrix.rows(); ++row)
        std::copy_n(mzd_row(copy.get(), static_cast<rci_t>(row)), matrix.wordsPerRow(), matrix.row(row).begin());
    return static_cast<std::size_t>(rank);
}

} // namespace

std::vector<std::size_t> reduceDense(BitMatrix& matrix, std::size_t columns) {
    if (matrix.rows() <= smallRows)
        return reduce(matrix, columns);
    const std::size_t rank = echelonise(matrix);
    std::vector<std::size_t> pivots;
    for (std::size_t row = 0; row < rank; ++row) {
        const std::span<const Word> words = matrix.row(row);
        const auto first = std::find_if(words.begin(), words.end(), [](Word value) { return value != 0; });
        const std::size_t pivot = static_cast<std::size_t>(first - words.begin()) * wordBits +
                                  static_cast<std::size_t>(std::countr_zero(*first));
        if (pivot >= columns)
            break;
        pivots.push_back(pivot);
    }
    return pivots;
}

} // namespace lights
