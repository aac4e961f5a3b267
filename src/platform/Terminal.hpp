// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace platform {

/// Whether standard error is shown in a terminal.
[[nodiscard]] bool isErrorTerminal() noexcept;

/// The columns of the terminal that shows standard output; 0 if there is none, or it does not say.
[[nodiscard]] int outputColumns() noexcept;

/// Passes on what the standard streams read and write as it is: no system changes the ends of lines, and terminals show
/// UTF-8. Call it at the start of the program. A program with a window may have no streams then; it gets those of the
/// terminal that started it, if there is one.
void keepStreamsAsTheyAre() noexcept;

/// Tells the user, in a window of the system's own, what nobody would read on standard error, where that leads nowhere:
/// when a program with a window was not started in a terminal.
void tellWithoutTerminal(const std::string& utf8);

/// From now on, nothing that the process writes to standard error arrives anywhere: for libraries that write there by
/// themselves. \returns what restoreErrors() takes.
[[nodiscard]] int silenceErrors();

/// Ends that. \param before as returned by silenceErrors().
void restoreErrors(int before);

} // namespace platform
