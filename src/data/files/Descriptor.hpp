// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <unistd.h>
#include <utility>

namespace data {

/// An open file or folder, closed with the object.
class Descriptor {
public:
    /// \param number as returned by open(); negative if that failed.
    explicit Descriptor(int number) noexcept
        : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { static_cast<void>(close()); }

    [[nodiscard]] bool isOpen() const noexcept { return m_number >= 0; }
    [[nodiscard]] int number() const noexcept { return m_number; }
    /// Returns false on failure: some file systems report a full disk only on close.
    [[nodiscard]] bool close() noexcept { return m_number < 0 || ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

} // namespace data
