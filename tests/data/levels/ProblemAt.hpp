// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <gmock/gmock.h>

namespace data {

/// A problem with this code at this place (a JSON pointer).
MATCHER_P2(Is, code, pointer, "") {
    return arg.code == code && arg.pointer == pointer;
}

} // namespace data
