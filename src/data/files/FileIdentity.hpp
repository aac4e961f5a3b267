// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "platform/Files.hpp"

#include <memory>

namespace data {

using platform::FileIdentity;
using platform::identityOf;

/// While it lives, readFile() and readRegularFile() refuse a file: FileError::Held. POSIX takes the locks on a file
/// away from a process that closes any descriptor of it (fcntl(2), "Advisory record locking"), so a score file that is
/// open must not be read a second time, as it would be if somebody opened it as a level.
class HeldFile {
public:
    explicit HeldFile(const FileIdentity& identity);

private:
    std::shared_ptr<const FileIdentity> m_identity;
};

/// Whether any HeldFile has this identity.
[[nodiscard]] bool isHeld(const FileIdentity& identity);

} // namespace data
