// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

namespace platform {

/// A picture on the clipboard, with a text for programs that take no pictures. SFML 2.5 copies text only, so both are
/// offered over a connection of its own.
class CopiedPicture {
public:
    CopiedPicture();
    ~CopiedPicture();
    CopiedPicture(const CopiedPicture&) = delete;
    CopiedPicture& operator=(const CopiedPicture&) = delete;

    /// \param text UTF-8. \param png a PNG file.
    /// \returns false if they cannot be offered; then what was copied before is still there.
    [[nodiscard]] bool offer(std::string text, std::string png);
    /// Answers the programs that have asked, and notices when another one has copied something. To be called often.
    void serve();
    /// To be called when this program copies something else.
    void giveUp();
    /// The text that is offered; null if it is not, or no longer.
    [[nodiscard]] const std::string* text() const noexcept;

private:
    class Offer; ///< The connection, and what it offers.

    std::unique_ptr<Offer> m_offer; ///< Null until a picture is copied.
};

} // namespace platform
