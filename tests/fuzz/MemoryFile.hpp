// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "Fuzz.hpp"

#include <string>
#include <sys/mman.h>
#include <unistd.h>

/// A file in memory: writing a hundred thousand files to a disk would take too long.
class MemoryFile {
public:
    MemoryFile()
        : m_descriptor(::memfd_create("fuzz", 0)) {}
    ~MemoryFile() { ::close(m_descriptor); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    void write(std::string_view content) const {
        require(::ftruncate(m_descriptor, 0) == 0 &&
                    ::pwrite(m_descriptor, content.data(), content.size(), 0) == static_cast<ssize_t>(content.size()),
                "memory can be written");
    }
    [[nodiscard]] std::string path() const { return "/proc/self/fd/" + std::to_string(m_descriptor); }

private:
    int m_descriptor;
};
