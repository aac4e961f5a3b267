#pragma once

#include "game/play/BoardPane.hpp"
#include "game/play/MiniMap.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/PushButton.hpp"

#include <array>
#include <functional>

namespace game {

/// What a board of small windows has beside it: buttons that zoom, each as its key, and while it is zoomed the map of
/// the whole.
class ZoomTools {
public:
    /// \param chosen told the action of a button.
    ZoomTools(BoardPane& board, const std::function<void(ui::Action)>& chosen);

    void addTo(ui::Form& form);
    /// \param bottomLeft of the buttons; the map stands beside them.
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Vec bottomLeft);
    /// What can be done now and what is seen, of the board as it stands.
    void follow(const lights::Board& board);
    /// Does the action if it is one of these. \returns whether it is.
    bool act(ui::Action action);
    [[nodiscard]] const MiniMap& map() const noexcept { return m_map; }

private:
    struct Tool {
        ui::Action action = ui::Action::None;
        ui::PushButton button;
    };

    BoardPane& m_board;
    std::array<Tool, 3> m_tools;
    MiniMap m_map;
};

} // namespace game
