// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/ZoomTools.hpp"

#include "game/look/CableLook.hpp"
#include "game/look/Theme.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace game {

namespace {

constexpr float border = 4;
constexpr float minFrame = 6;

sf::Color spotColour(const ui::Theme& theme, std::uint8_t spot) {
    switch (spot) {
    case MapPicture::hole:
        return look(theme).wallLow;
    case MapPicture::dark:
        return look(theme).glassOff;
    case MapPicture::lit:
        return theme.colours.litBody;
    default:
        return cableColour(theme, spot - MapPicture::firstCable);
    }
}

constexpr float buttonHeight = 36;
constexpr float buttonWidth = 44;
constexpr float gap = 6;
constexpr float mapGap = 14;
constexpr float factor = 1.5F;

} // namespace

MapPicture mapPicture(const lights::Board& board) {
    MapPicture picture{{board.rows(), board.columns()}, {}};
    picture.spots.reserve(static_cast<std::size_t>(board.rows() * board.columns()));
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            picture.spots.push_back(board.isHole({row, column})  ? MapPicture::hole
                                    : board.isLit({row, column}) ? MapPicture::lit
                                                                 : MapPicture::dark);
    return picture;
}

void MiniMap::show(MapPicture board, const sf::FloatRect& seen, puzzle::Cell cursor) {
    m_seen = seen;
    m_cursor = cursor;
    if (m_board == board)
        return;
    m_board = std::move(board);
    m_painted.reset();
}

ui::Rect MiniMap::map() const {
    if (!m_board)
        return {};
    const ui::Rect room = bounds().inset(border);
    const auto rows = static_cast<float>(m_board->size.rows);
    const auto columns = static_cast<float>(m_board->size.columns);
    const float cell = std::min(room.w / columns, room.h / rows);
    const ui::Vec size{columns * cell, rows * cell};
    return {room.centre().x - size.x / 2, room.centre().y - size.y / 2, size.x, size.y};
}

void MiniMap::paint(const ui::Theme& theme) const {
    const MapPicture& board = *m_board;
    const sf::Vector2u size(static_cast<unsigned>(board.size.columns), static_cast<unsigned>(board.size.rows));
    if (!m_picture || m_picture->getSize() != size) {
        m_picture = std::make_unique<sf::Texture>();
        m_picture->create(size.x, size.y);
    }
    std::vector<sf::Uint8> texels;
    texels.reserve(4 * board.spots.size());
    for (const std::uint8_t spot : board.spots) {
        const sf::Color colour = spotColour(theme, spot);
        texels.insert(texels.end(), {colour.r, colour.g, colour.b, 255});
    }
    m_picture->update(texels.data());
    m_painted = theme.name;
}

void MiniMap::draw(ui::Canvas& canvas) const {
    if (!m_board)
        return;
    if (m_painted != canvas.theme().name)
        paint(canvas.theme());
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = map();
    canvas.fill(area.inset(-border), colours.surfaceLo, 4);
    canvas.stroke(area.inset(-border), 1, hovered() ? colours.brass : colours.lineCtl, 4);
    canvas.texture(*m_picture, area);

    const float cell = area.w / static_cast<float>(m_board->size.columns);
    const auto placed = [&](float column, float row, float width, float height) {
        const ui::Rect exact{area.x + column * cell, area.y + row * cell, width * cell, height * cell};
        return exact.atLeast(minFrame);
    };
    const ui::Rect frame = placed(m_seen.left, m_seen.top, m_seen.width, m_seen.height);
    canvas.stroke(frame.inset(-1.5F), 4.5F, sf::Color{0x05, 0x09, 0x0E}, 2);
    canvas.stroke(frame, 2, look(canvas.theme()).mapFrame, 2);
    const ui::Rect spot = placed(static_cast<float>(m_cursor.column), static_cast<float>(m_cursor.row), 1, 1);
    canvas.fill(spot.inset(-1), sf::Color{0x05, 0x09, 0x0E}, 2);
    canvas.fill(spot.inset(1), look(canvas.theme()).mapFrame, 1);
}

void MiniMap::lookAt(ui::Vec point) const {
    const ui::Rect area = map();
    const auto columns = static_cast<float>(m_board->size.columns);
    if (area.w > 0 && onLookAt)
        onLookAt((point - ui::Vec{area.x, area.y}) * (columns / area.w));
}

void MiniMap::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_held = false;
}

bool MiniMap::handle(const ui::Event& event) {
    if (!m_board)
        return false;
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        m_held = pressed->button == ui::Button::Primary;
        if (m_held)
            lookAt(pressed->at);
        return m_held;
    }
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        if (m_held)
            lookAt(moved->at);
        return true;
    }
    if (const auto* released = std::get_if<ui::PointerReleased>(&event)) {
        const bool held = m_held && released->button == ui::Button::Primary;
        m_held = m_held && !held;
        return held;
    }
    return false;
}

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
        button.setVisible(m_board.camera().offered()); // A scene under a dialog is laid out, but not updated.
    }
    m_map.setVisible(m_board.camera().zoomed());
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
