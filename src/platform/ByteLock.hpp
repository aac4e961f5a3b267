// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>

namespace platform {

/// A lock on one byte of a file, which need not be that long, against everybody else who locks the same byte. The
/// system releases it when the program ends, however it ends.
class ByteLock {
public:
    /// Never waits. Creates the file if it is missing.
    ByteLock(const std::filesystem::path& file, std::int64_t byte) noexcept;
    ByteLock(const ByteLock&) = delete;
    ByteLock& operator=(const ByteLock&) = delete;
    ~ByteLock();

    /// Whether the file could be opened; otherwise there is no lock.
    [[nodiscard]] bool isOpen() const noexcept { return m_handle != -1; }
    /// Whether somebody else has the lock.
    [[nodiscard]] bool isHeldByOther() const noexcept { return m_heldByOther; }

private:
    std::intptr_t m_handle;
    bool m_heldByOther = false;
};

} // namespace platform
