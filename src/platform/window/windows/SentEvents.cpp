// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/window/SentEvents.hpp"

#include <algorithm>
#include <windows.h>

namespace platform {

// Windows sends events to the thread that made the window. SFML passes them on in the same turn in which they come, so
// their own times are not needed.
int listenToServer() {
    return 0;
}

std::vector<ServerEvent> takeServerEvents() {
    return {};
}

void restUntilSent(int /*connection*/, int milliseconds) {
    MsgWaitForMultipleObjectsEx(0, nullptr, static_cast<DWORD>(std::max(0, milliseconds)), QS_ALLINPUT,
                                MWMO_INPUTAVAILABLE);
}

} // namespace platform
