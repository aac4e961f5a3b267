#pragma once

#include <atomic>
#include <filesystem>
#include <thread>

namespace data {

/// Checks a database for damage in its own thread and on its own connection. Reads every page, which takes a while for
/// a large file. The destructor cancels the check.
class BackgroundCheck {
public:
    explicit BackgroundCheck(std::filesystem::path file);

    /// Whether damage has been found so far.
    [[nodiscard]] bool foundDamage() const noexcept { return m_damaged.load(); }
    /// Whether the check has finished, or cannot be done.
    [[nodiscard]] bool over() const noexcept { return m_over.load(); }

private:
    std::atomic<bool> m_damaged = false;
    std::atomic<bool> m_over = false;
    std::jthread m_thread; // Must be last, so that it is stopped and joined first.
};

} // namespace data
