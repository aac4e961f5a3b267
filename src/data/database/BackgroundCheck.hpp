#pragma once

#include <atomic>
#include <filesystem>
#include <thread>

namespace data {

/// Looks through a database for damage in a thread of its own, on a connection of its own: every page is read, which
/// takes a while for a large file. Destroying it ends the search.
class BackgroundCheck {
public:
    explicit BackgroundCheck(std::filesystem::path file);

    /// Whether damage was found so far.
    [[nodiscard]] bool foundDamage() const noexcept { return m_damaged.load(); }
    /// Whether everything was looked at, or cannot be.
    [[nodiscard]] bool over() const noexcept { return m_over.load(); }

private:
    std::atomic<bool> m_damaged = false;
    std::atomic<bool> m_over = false;
    std::jthread m_thread; // Last: it is stopped and joined first.
};

} // namespace data
