#include "data/files/FolderLock.hpp"

#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

namespace data {

FolderLock::FolderLock(const std::filesystem::path& folder)
    : m_descriptor(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    if (m_descriptor < 0)
        return;
    constexpr int tries = 200;
    constexpr std::chrono::milliseconds pause(10);
    for (int i = 0; i < tries && ::flock(m_descriptor, LOCK_EX | LOCK_NB) != 0; ++i)
        std::this_thread::sleep_for(pause);
}

FolderLock::~FolderLock() {
    if (m_descriptor >= 0)
        ::close(m_descriptor); // Gives the lock back too.
}

} // namespace data
