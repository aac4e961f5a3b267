// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stdexcept>

namespace cli {

/// A command line that cannot be understood; the message is a sentence in the player's language.
class Misuse : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace cli
