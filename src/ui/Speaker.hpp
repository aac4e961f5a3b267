// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace ui {

/// Says words aloud.
class Speaker {
public:
    virtual ~Speaker() = default;

    enum class Urgency : bool {
        Next, ///< After what is being said.
        Now,  ///< Instead of what is being said.
    };
    /// Returns at once. \param words UTF-8; nothing is said if empty.
    virtual void say(const std::string& words, Urgency urgency) = 0;
    virtual void stop() = 0;
    /// \param code of the language of the words: "en", "de".
    virtual void setLanguage(const std::string& code) = 0;
    /// \param rate −100 (slowest) to 100 (fastest); 0 is the usual one.
    virtual void setRate(int rate) = 0;
};

} // namespace ui
