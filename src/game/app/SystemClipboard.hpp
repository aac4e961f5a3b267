// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Clipboard.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace game {

/// The clipboard of the system. SFML 2.5 copies text only; a picture is offered over a connection of its own, as is the
/// text that goes with it, and each program takes what it can use. What was copied is there for as long as the game
/// runs, as with text.
class SystemClipboard final : public ui::Clipboard {
public:
    SystemClipboard();
    ~SystemClipboard() override;

    [[nodiscard]] std::string text() const override;
    void setText(std::string_view utf8) override;
    bool setTextAndPicture(std::string_view utf8, std::string png) override;
    /// Answers the programs that have asked for what was copied with a picture. To be called often.
    void serve();

private:
    class Offer; ///< The connection, and what it offers.

    std::unique_ptr<Offer> m_offer; ///< Null until a picture is copied.
};

} // namespace game
