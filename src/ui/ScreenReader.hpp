// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

namespace ui {

/// Asks the desktop whether a screen reader runs: org.a11y.Status on the session bus, which at-spi2-core answers. The
/// question is asked in a thread of its own, which is never waited for, with the D-Bus of libsystemd, if that library
/// is there.
class ScreenReaderQuestion {
public:
    ScreenReaderQuestion();

    /// Empty until it is known. Without a session bus or the library the answer is no.
    [[nodiscard]] std::optional<bool> answer() const;

private:
    struct Shared;

    std::shared_ptr<Shared> m_shared;
};

} // namespace ui
