// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/FileIdentity.hpp"

#include <algorithm>
#include <mutex>
#include <vector>

namespace data {

namespace {

/// The files held by this process, whose locks they have in common.
struct Register {
    std::mutex mutex;
    std::vector<std::weak_ptr<const FileIdentity>> files;
};

Register& heldFiles() {
    static Register files;
    return files;
}

} // namespace

HeldFile::HeldFile(const FileIdentity& identity)
    : m_identity(std::make_shared<const FileIdentity>(identity)) {
    Register& held = heldFiles();
    const std::lock_guard lock(held.mutex);
    std::erase_if(held.files, [](const auto& file) { return file.expired(); });
    held.files.emplace_back(m_identity);
}

bool isHeld(const FileIdentity& identity) {
    Register& held = heldFiles();
    const std::lock_guard lock(held.mutex);
    return std::ranges::any_of(held.files, [&identity](const auto& file) {
        const auto kept = file.lock();
        return kept != nullptr && *kept == identity;
    });
}

} // namespace data
