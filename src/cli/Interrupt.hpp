#pragma once

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace cli {

/// While it lives, the first Ctrl+C (SIGINT, or SIGTERM) is a request to stop; a second one ends the program as ever.
/// To be made before other threads, which inherit that the signals are not for them.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    void listen();

    std::stop_source m_source;
    std::atomic<bool> m_done = false; ///< The object goes: what wakes the listener now is the destructor.
    sigset_t m_maskBefore{};
    std::thread m_listener;
};

} // namespace cli
