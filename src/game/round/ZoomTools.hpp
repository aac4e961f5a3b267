// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/GridPane.hpp"
#include "game/round/MiniMap.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/PushButton.hpp"

#include <array>
#include <functional>

namespace game {

/// The zoom controls beside a board of small windows: three buttons that do what the zoom keys do and, while the board
/// is zoomed, the map of the whole.
class ZoomTools {
public:
    /// \param chosen called with the action of the button that was pressed.
    ZoomTools(GridPane& board, const std::function<void(ui::Action)>& chosen);

    void addTo(ui::Form& form);
    /// \param bottomLeft bottom left corner of the column of buttons; the map is placed to their right.
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Vec bottomLeft);
    /// Updates buttons and map to the board as it stands and to the view of it. \param picture gives what the map
    /// shows; called only while the board is zoomed.
    void follow(const std::function<MapPicture()>& picture);
    /// Performs the action if it is one of the zoom actions. \returns whether it is.
    bool act(ui::Action action);
    [[nodiscard]] const MiniMap& map() const noexcept { return m_map; }

private:
    struct Tool {
        ui::Action action = ui::Action::None;
        ui::PushButton button;
    };

    GridPane& m_board;
    std::array<Tool, 3> m_tools;
    MiniMap m_map;
};

} // namespace game
