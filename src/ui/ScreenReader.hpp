// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

namespace ui {

/// Asks the desktop whether a screen reader runs, in a thread of its own, which is never waited for.
class ScreenReaderQuestion {
public:
    ScreenReaderQuestion();

    /// Empty until it is known. If the desktop cannot say it, the answer is no.
    [[nodiscard]] std::optional<bool> answer() const;

private:
    struct Shared;

    std::shared_ptr<Shared> m_shared;
};

} // namespace ui
