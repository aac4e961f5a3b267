// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "platform/window/CopiedPicture.hpp"
#include "ui/Clipboard.hpp"

#include <string>
#include <string_view>

namespace game {

/// The clipboard of the system. What was copied is there for as long as the game runs.
class SystemClipboard final : public ui::Clipboard {
public:
    [[nodiscard]] std::string text() const override;
    void setText(std::string_view utf8) override;
    bool setTextAndPicture(std::string_view utf8, std::string png) override;
    /// Answers the programs that have asked for what was copied with a picture. To be called often.
    void serve() { m_picture.serve(); }

private:
    mutable platform::CopiedPicture m_picture; ///< Reading looks whether another program has copied something.
};

} // namespace game
