// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace platform {

/// What the system reads aloud with. To be used in one thread.
class Voice {
public:
    enum class State : std::uint8_t {
        Ready,
        NoLibrary, ///< What it takes is not installed.
        NoService, ///< It is, but does not run, and could not be started.
    };

    Voice();
    ~Voice(); ///< Stops what is being said.
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    /// Begins, or begins anew.
    [[nodiscard]] State open();
    /// Says words after those before, and does not wait until they are said. \param words UTF-8.
    /// \param language as a code: "en", "de". \param rate −100 to 100; 0 is the usual one.
    /// \returns false if the voice is gone. \pre it is open.
    [[nodiscard]] bool say(const std::string& words, const std::string& language, int rate);
    /// Stops what is being said. \pre it is open.
    void cancel();

private:
    class System;

    std::unique_ptr<System> m_system;
};

} // namespace platform
