// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

namespace game {

class Scene;
struct Services;

/// The houses of the campaign.
struct ToCampaign {
    std::string packId;  ///< Empty: the house of the level to continue with.
    std::string levelId; ///< Empty: the first open level.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// The album of a house: its levels that are not on the front.
struct ToAlbum {
    std::string packId;    ///< Of a house that has an album.
    std::string levelId{}; ///< The selected level; empty: the first that is not solved.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// The achievements.
struct ToAchievements {
    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
