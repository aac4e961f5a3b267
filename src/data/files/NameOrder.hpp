// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

struct UCollator;

namespace data {

/// Compares names by the rules of a language, as ICU has them; by those of Unicode for a language that it does not
/// know.
class NameOrder {
public:
    /// \param language its code: "de".
    explicit NameOrder(const std::string& language);

    /// Whether `a` comes before `b`. Names that the language does not tell apart are compared by their bytes.
    [[nodiscard]] bool operator()(const std::string& a, const std::string& b) const;

private:
    struct Close {
        void operator()(UCollator* collator) const noexcept;
    };
    std::unique_ptr<UCollator, Close> m_collator;
};

} // namespace data
