#include "ui/QuietErrors.hpp"

#include <SFML/System/Err.hpp>

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace ui {

QuietErrors::QuietErrors()
    : m_sfmlBuffer(sf::err().rdbuf(m_caught.rdbuf()))
    , m_standardError(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)) {
    // ALSA and OpenAL write to the descriptor themselves.
    std::fflush(stderr);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (m_standardError >= 0 && nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0)
        close(nowhere);
}

QuietErrors::~QuietErrors() {
    sf::err().rdbuf(m_sfmlBuffer);
    std::fflush(stderr);
    if (m_standardError >= 0) {
        dup2(m_standardError, STDERR_FILENO);
        close(m_standardError);
    }
}

} // namespace ui
