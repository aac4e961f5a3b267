// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/street/TownPicture.hpp"
#include "ui/Animation.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

namespace game {

/// The town behind a scene: painted in the background, in every frame as many steps as there is time for, but at least
/// one, since all at once would hold up the first frame; it fades in once it is complete. What changes in it later is
/// seen once it is painted; until then the picture stays as it was.
class AppearingTown {
public:
    using Clock = std::function<std::chrono::steady_clock::time_point()>;

    static constexpr std::chrono::milliseconds timePerFrame{12};

    /// \param atlases as for TownPicture. \param clock measures how long a step takes.
    explicit AppearingTown(LampAtlases* atlases = nullptr, Clock clock = std::chrono::steady_clock::now)
        : m_atlases(atlases)
        , m_picture(std::make_unique<TownPicture>(atlases))
        , m_clock(std::move(clock)) {}

    /// Painted again only if anything in it has changed.
    void show(Town town);
    /// To be called when the scale or the theme may have changed.
    void renew() { m_painted = m_lasts = false; }
    [[nodiscard]] const Town& town() const noexcept { return m_town; }

    /// Paints what is left to paint, as far as it gets.
    void update(ui::Seconds step, const ui::Theme& theme, const ui::Viewport& viewport, ui::Motion motion);
    [[nodiscard]] bool painted() const noexcept { return m_painted; }
    [[nodiscard]] bool animating() const { return !m_painted || m_shown.moving(); }
    [[nodiscard]] float shown() const { return m_shown.value(); } ///< 0 … 1: its opacity.
    /// Without the opacity, which is for the caller to apply to whatever belongs to the town. \pre shown() > 0.
    void draw(ui::Canvas& canvas) const { m_picture->draw(canvas, m_next ? m_drawn : m_town); }
    /// Lets go of the picture while it is not seen.
    void release();
    [[nodiscard]] std::size_t bytes() const noexcept { return m_picture->bytes(); } ///< Of the picture.

private:
    /// \returns whether the picture is complete.
    bool paint(TownPicture& picture, const ui::Theme& theme, const ui::Viewport& viewport);

    LampAtlases* m_atlases;
    Town m_town;
    std::unique_ptr<TownPicture> m_picture;
    Town m_drawn;                        ///< What the picture shows, while the next one is being painted.
    std::unique_ptr<TownPicture> m_next; ///< Null if there is none.
    bool m_lasts = false;                ///< The picture stays while the next one is painted.
    Clock m_clock;
    bool m_painted = false; ///< The picture is complete.
    ui::Tween m_shown;
};

} // namespace game
