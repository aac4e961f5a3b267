// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <stop_token>

namespace platform {

/// While this object exists, the first Ctrl+C (SIGINT, or SIGTERM) is a request to stop; a second one ends the program
/// as usual. Create it before other threads, so that they inherit the blocked signals.
class Interrupt {
public:
    Interrupt()
        : m_listener(listen(m_source)) {}
    ~Interrupt() = default;
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const noexcept { return m_source.get_token(); }

private:
    /// Listens as long as what it returns exists.
    [[nodiscard]] static std::shared_ptr<void> listen(std::stop_source source);

    std::stop_source m_source;
    std::shared_ptr<void> m_listener;
};

/// From now on the system's requests to end (SIGTERM, SIGHUP and SIGINT, unless they are ignored) are noted. The second
/// one of a kind, or on Windows the second of all, ends the program at once.
void noteEndRequests();
[[nodiscard]] bool endRequested() noexcept;

/// A file that would grow beyond the limit of its size then fails like one on a full disk. Otherwise the program ends.
void failAtFileSizeLimit() noexcept;

/// A program whose reader has gone ends when it writes, even if its parent ignores that.
void endAtBrokenPipe() noexcept;

/// In this thread, writing to a service that has gone fails. Otherwise the program ends.
void surviveBrokenPipes() noexcept;

} // namespace platform
