// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>

namespace game {

class Scene;
struct Services;

/// The levels of a pack's file, wherever it is.
struct ToPack {
    std::filesystem::path file;
    std::size_t level = 0; ///< The one that is selected, from 0.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
