#include "game/campaign/HouseFront.hpp"

#include "game/look/FuseBoxSign.hpp"
#include "game/look/House.hpp"
#include "game/look/Signs.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace game {

namespace {

constexpr std::size_t mostFloors = 3;
constexpr float windowPitch = 106;
constexpr float floorHeight = 172;
constexpr float firstWindow = 74; ///< From the top of the wall to the centre of the highest windows.
constexpr float underLast = 129;  ///< From the centre of the lowest windows to the ground.
constexpr float roofHeight = 48;  ///< From the ridge to the top of the wall; the chimney may be higher.
constexpr float corniceFoot = 9;
constexpr float plinthHeight = 27;
constexpr float plaqueWidth = 48;
constexpr float plaqueHeight = 30;
constexpr float plaqueDown = 76; ///< From the centre of the window to that of the plaque.

float wallHeight(std::size_t floors) {
    return firstWindow + static_cast<float>(floors - 1) * floorHeight + underLast;
}

} // namespace

void HouseFront::show(House house, std::vector<CampaignLevel> levels, std::size_t selected) {
    const bool moved = house != m_house || levels.size() != m_levels.size();
    m_house = house;
    setFamily(familyOf(house));
    m_levels = std::move(levels);
    begin(selected);
    m_column = columnOf(this->selected());
    if (moved)
        m_bar.setOffset(0);
    fitWall();
}

void HouseFront::place(ui::Rect room) {
    m_room = room;
    fitWall();
}

void HouseFront::fitWall() {
    std::size_t shown = std::clamp<std::size_t>(floors(), 1, mostFloors);
    while (shown > 1 && wallHeight(shown) + roofHeight > m_room.h)
        --shown;
    const float height = wallHeight(shown);
    Widget::place({m_room.x, m_room.bottom() - height, m_room.w, height});
    const std::size_t hidden = std::max(floors(), shown) - shown;
    m_bar.fit(opening(), opening().h + static_cast<float>(hidden) * floorHeight);
    reveal(selected());
    jumpBrackets();
}

ui::Rect HouseFront::opening() const {
    return {bounds().x, bounds().y + corniceFoot, bounds().w, bounds().h - corniceFoot - plinthHeight};
}

ui::Vec HouseFront::centreOf(std::size_t index) const {
    const float pitch = (bounds().w - 36) / static_cast<float>(columns);
    const auto column = static_cast<float>(index % columns);
    const std::size_t floor = index / columns;
    return {bounds().w / 2 + (column - 2.5F) * pitch, firstWindow + static_cast<float>(floor) * floorHeight};
}

ui::Vec HouseFront::shownCentre(std::size_t index) const {
    return centreOf(index) + ui::Vec{bounds().x, bounds().y - m_bar.offset()};
}

ui::Rect HouseFront::windowRect(std::size_t index) const {
    const ui::Vec centre = shownCentre(index);
    const float half = windowPitch / 2;
    return {centre.x - half, centre.y - half, windowPitch, half + plaqueDown + plaqueHeight / 2};
}

std::optional<std::size_t> HouseFront::windowAt(ui::Vec at) const {
    if (!opening().contains(at))
        return std::nullopt;
    for (std::size_t i = 0; i < m_levels.size(); ++i)
        if (windowRect(i).contains(at))
            return i;
    return std::nullopt;
}

void HouseFront::reveal(std::size_t index) {
    const std::size_t floor = index / columns;
    m_bar.reveal(static_cast<float>(floor) * floorHeight, std::min(opening().h, floorHeight + 2 * corniceFoot));
}

void HouseFront::beforeSelect(std::size_t index) {
    m_column = columnOf(index);
    if (index != selected())
        reveal(index);
}

bool HouseFront::handle(const ui::Event& event) {
    return (m_bar.needed() && m_bar.handle(event)) || WindowPicker::handle(event);
}

bool HouseFront::moveFloors(std::ptrdiff_t by) {
    const std::ptrdiff_t floor = static_cast<std::ptrdiff_t>(selected() / columns) + by;
    if (floor < 0 || floor >= static_cast<std::ptrdiff_t>(floors()))
        return false;
    const std::size_t held = m_column;
    // The last floor may be shorter.
    choose(std::min(static_cast<std::size_t>(floor) * columns + held, m_levels.size() - 1));
    m_column = held;
    return true;
}

void HouseFront::draw(ui::Canvas& canvas) const {
    drawCampaignHouse(canvas, bounds(), wallTint(canvas.theme(), m_house));
    if (m_levels.empty())
        return;
    drawWindows(canvas);
    if (m_bar.needed())
        m_bar.draw(canvas);
}

void HouseFront::drawWindows(ui::Canvas& canvas) const {
    std::optional<ui::Canvas::Clip> clip; // Only if they scroll: otherwise light falls beyond the wall.
    if (m_bar.needed())
        clip.emplace(canvas, opening());
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const ui::Rect window = windowRect(i);
        if (!clip || (window.bottom() > opening().y && window.y < opening().bottom()))
            drawLevel(canvas, i);
    }
    drawSelection(canvas, windowPitch, m_bar.offset());
}

void HouseFront::drawLevel(ui::Canvas& canvas, std::size_t index) const {
    const CampaignLevel& level = m_levels[index];
    const ui::Vec centre = shownCentre(index);
    LevelWindow window;
    window.state = level.state;
    window.stars = level.stars;
    if (level.box)
        drawLevelBox(canvas, centre, windowPitch, window, *level.box, index == pointed());
    else
        drawWindow(canvas, index, centre, windowPitch, window);
    const bool locked = level.state == LevelWindow::State::Locked;
    drawPlaque(canvas,
               {centre.x - plaqueWidth / 2, centre.y + plaqueDown - plaqueHeight / 2, plaqueWidth, plaqueHeight},
               std::to_string(index + 1), locked ? PlaqueState::Locked : PlaqueState::Normal);
}

} // namespace game
