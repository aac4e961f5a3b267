// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace ui {

/// Access to what is copied: text, as UTF-8.
class Clipboard {
public:
    Clipboard() = default;
    virtual ~Clipboard() = default;
    Clipboard(const Clipboard&) = delete;
    Clipboard& operator=(const Clipboard&) = delete;

    [[nodiscard]] virtual std::string text() const = 0;
    virtual void setText(std::string_view utf8) = 0;
    /// Copies both; each program takes what it can use. \param png a PNG file.
    /// \returns false if pictures cannot be copied; then what was copied before is still there.
    virtual bool setTextAndPicture([[maybe_unused]] std::string_view utf8, [[maybe_unused]] std::string png) {
        return false;
    }
};

} // namespace ui
