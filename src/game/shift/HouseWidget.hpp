// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/LightsBoardWidget.hpp"

#include <optional>

namespace game {

/// The current house of a night shift. On the way to the next one, the last lights of the old house go out while it
/// slides out and the new one slides in. That is animation only: the next house can be played at once.
class HouseWidget final : public LightsBoardWidget {
public:
    HouseWidget(LampAtlases& atlases, const BoardOptions& options)
        : LightsBoardWidget(atlases, options)
        , m_old(atlases, options) {}

    /// Replaces the house by the next one; the cursor keeps its place, clamped to the new house.
    /// \param before the old house as it was before the last press.
    /// \param last that press; std::nullopt if the house was skipped.
    void moveToNextHouse(const lights::Puzzle& before, const std::optional<lights::Change>& last,
                         const lights::Puzzle& next, const BoardOptions& options);
    /// The old house during the animation, for the owner to place.
    [[nodiscard]] LightsBoardWidget& old() noexcept { return m_old; }

    void draw(ui::Canvas& canvas) const override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return LightsBoardWidget::animating() || m_walk.moving(); }

private:
    LightsBoardWidget m_old;
    ui::Tween m_walk{1};
    bool m_slides = true;
};

} // namespace game
