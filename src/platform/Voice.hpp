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

    /// The one of this system.
    [[nodiscard]] static std::unique_ptr<Voice> make();
    virtual ~Voice() = default; ///< Stops what is being said.
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    /// Begins, or begins anew.
    [[nodiscard]] virtual State open() = 0;
    /// Says words after those before, and does not wait until they are said. \param words UTF-8.
    /// \param language as a code: "en", "de". \param rate −100 to 100; 0 is the usual one.
    /// \returns false if the voice is gone. \pre it is open.
    [[nodiscard]] virtual bool say(const std::string& words, const std::string& language, int rate) = 0;
    /// Stops what is being said. \pre it is open.
    virtual void cancel() = 0;

protected:
    Voice() = default;
};

} // namespace platform
