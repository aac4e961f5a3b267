// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardView.hpp"
#include "game/round/GridPane.hpp"

namespace game {

/// Base of the widgets that show the windows of a house.
class BoardPane : public GridPane {
public:
    BoardPane(LampAtlases& atlases, BoardOptions options)
        : GridPane(m_view)
        , m_view(atlases, options) {}

    [[nodiscard]] BoardView& view() noexcept { return m_view; }
    [[nodiscard]] const BoardView& view() const noexcept { return m_view; }

protected:
    BoardView m_view;
};

} // namespace game
