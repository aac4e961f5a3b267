// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/ZoomTools.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"

namespace game {

namespace {

constexpr float buttonHeight = 36;
constexpr float buttonWidth = 44;
constexpr float gap = 6;
constexpr float mapGap = 14;
constexpr float factor = 1.5F;

} // namespace

ZoomTools::ZoomTools(GridPane& board, const std::function<void(ui::Action)>& chosen)
    : m_board(board)
    , m_tools{Tool{action::zoomIn, ui::PushButton(iconFace(ui::Icon::Plus))},
              Tool{action::zoomOut, ui::PushButton(iconFace(ui::Icon::Minus))},
              Tool{action::wholeBoard, ui::PushButton(iconFace(ui::Icon::Screen))}} {
    for (Tool& tool : m_tools)
        tool.button.onPress = [chosen, action = tool.action] { chosen(action); };
    m_map.onLookAt = [this](sf::Vector2f cells) { m_board.centreOn(cells); };
}

void ZoomTools::addTo(ui::Form& form) {
    for (Tool& tool : m_tools)
        form.add(tool.button);
    form.add(m_map);
}

void ZoomTools::layout(const text::Text& text, const ui::InputMapper& input, ui::Vec bottomLeft) {
    const std::array<std::string, 3> labels{text.tr("Zoom in"), text.tr("Zoom out"), text.tr("Whole board")};
    const KeyCaps caps(text, input);
    float y = bottomLeft.y - MiniMap::side;
    m_map.place({bottomLeft.x + buttonWidth + mapGap, y, MiniMap::side, MiniMap::side});
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        ui::PushButton& button = m_tools[i].button;
        const std::string cap = caps.of(m_tools[i].action);
        button.setLabel(labels[i]);
        button.setTip(cap.empty() ? labels[i] : labels[i] + " (" + cap + ")");
        button.place({bottomLeft.x, y, buttonWidth, buttonHeight});
        y += buttonHeight + gap;
    }
}

void ZoomTools::follow(const std::function<MapPicture()>& picture) {
    const BoardCamera& camera = m_board.camera();
    for (Tool& tool : m_tools)
        tool.button.setVisible(camera.offered());
    m_tools[0].button.setEnabled(!camera.largest());
    m_tools[1].button.setEnabled(camera.zoomed());
    m_tools[2].button.setEnabled(camera.zoomed());
    m_map.setVisible(camera.zoomed());
    m_map.setEnabled(camera.zoomed());
    if (camera.zoomed())
        m_map.show(picture(), camera.seen(), m_board.cursor());
}

bool ZoomTools::act(ui::Action action) {
    if (action == action::zoomIn)
        m_board.zoom(factor);
    else if (action == action::zoomOut)
        m_board.zoom(1 / factor);
    else if (action == action::wholeBoard)
        m_board.showWhole();
    else
        return false;
    return true;
}

} // namespace game
