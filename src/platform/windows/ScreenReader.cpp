// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/ScreenReader.hpp"

#include <windows.h>

namespace platform {

bool screenReaderRuns() {
    BOOL runs = FALSE;
    return SystemParametersInfoW(SPI_GETSCREENREADER, 0, &runs, 0) != FALSE && runs != FALSE;
}

} // namespace platform
