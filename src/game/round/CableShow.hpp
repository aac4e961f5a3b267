// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"
#include "ui/Animation.hpp"

#include <optional>
#include <vector>

namespace game {

/// Shows how cables are laid on a board that has none at first: one after another, cell by cell. There is a short pause
/// before each cable and before the end. The pace is the same for all short solutions; a long one is shown faster, so
/// that nobody has to watch for more than `longest`.
class CableShow {
public:
    static constexpr ui::Seconds cell = 0.2F;  ///< Between two cells of a cable.
    static constexpr ui::Seconds pause = 0.6F; ///< Before each cable, and before the end.
    static constexpr ui::Seconds longest = 15; ///< The whole show; longer ones are sped up to this.

    /// A show that is over.
    CableShow() = default;
    /// \param order the pairs whose cables are shown, in this order. \param cables by pair. \pre none of those in
    /// `order` is empty.
    CableShow(std::vector<int> order, arukone::Cables cables);

    [[nodiscard]] bool running() const noexcept { return m_running; }

    struct Frame {
        arukone::Cables cables;    ///< By pair, as far as they are laid.
        std::optional<int> joined; ///< The pair whose cable has just been finished.
    };
    /// The next frame, if one is due; the last one ends the show. After a long step the cells that are late are laid at
    /// once, but each cable is finished in a frame of its own. \param step seconds since the last call.
    std::optional<Frame> due(ui::Seconds step);

private:
    [[nodiscard]] ui::Seconds wait() const; ///< Before the next frame.
    std::optional<int> layCell();           ///< \returns the pair whose cable it finished.

    std::vector<int> m_order;
    arukone::Cables m_cables; ///< As they are in the end.
    arukone::Cables m_laid;
    std::size_t m_at = 0; ///< In m_order: the cable that is being laid.
    float m_haste = 1;    ///< All waits are divided by it.
    ui::Seconds m_waited = 0;
    bool m_running = false;
};

} // namespace game
