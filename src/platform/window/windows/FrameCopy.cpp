// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/FrameCopy.hpp"

namespace platform {

// Windows has no such call: a frame is shown as a whole.
bool canShowPart() {
    return false;
}

void showPart(int /*x*/, int /*y*/, int /*width*/, int /*height*/) {}

} // namespace platform
