// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/NameOrder.hpp"

#include <cstdint>
#include <unicode/ucol.h>

namespace data {

NameOrder::NameOrder(const std::string& language) {
    UErrorCode status = U_ZERO_ERROR;
    m_collator.reset(ucol_open(language.c_str(), &status));
}

bool NameOrder::operator()(const std::string& a, const std::string& b) const {
    if (!m_collator) // ICU's data are missing.
        return a < b;
    UErrorCode status = U_ZERO_ERROR;
    const UCollationResult order = ucol_strcollUTF8(m_collator.get(), a.data(), static_cast<std::int32_t>(a.size()),
                                                    b.data(), static_cast<std::int32_t>(b.size()), &status);
    return order == UCOL_EQUAL ? a < b : order == UCOL_LESS;
}

void NameOrder::Close::operator()(UCollator* collator) const noexcept {
    ucol_close(collator);
}

} // namespace data
