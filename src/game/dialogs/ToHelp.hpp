// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>

namespace game {

class Scene;
struct Services;

/// A page of the help.
enum class HelpPage : std::uint8_t { Lights, Arukone, Editor, Access };

/// The help, over the scene below.
struct ToHelp {
    HelpPage page = HelpPage::Lights; ///< The page that it opens at.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
