// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

namespace platform {

/// Ends the process without cleaning up: closing a display that is beyond use would bring the next error.
[[noreturn]] void endAtOnce(int code);

/// While it exists, an error of the display or a crash ends the process with the exit code that `report` returns. What
/// creates a window or draws then need not be asked whether it can.
class DrawingErrors {
public:
    /// \param report must not use the display. There is one of these at a time.
    explicit DrawingErrors(const std::function<int()>& report);
    ~DrawingErrors();
    DrawingErrors(const DrawingErrors&) = delete;
    DrawingErrors& operator=(const DrawingErrors&) = delete;
};

} // namespace platform
