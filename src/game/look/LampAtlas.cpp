// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/LampAtlas.hpp"

#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

namespace game {

namespace {

constexpr int lampGap = 2; ///< Clear texels between sprites, so that scaled sprites do not sample their neighbours.
constexpr std::size_t most = 8;

/// Combines pictures into one.
class Sheet {
public:
    Sheet(int width, int height) {
        m_image.create(static_cast<unsigned>(width), static_cast<unsigned>(height), sf::Color::Transparent);
    }

    sf::IntRect add(const sf::Image& picture, sf::Vector2i at) {
        m_image.copy(picture, static_cast<unsigned>(at.x), static_cast<unsigned>(at.y));
        return {at, sf::Vector2i(picture.getSize())};
    }
    [[nodiscard]] const sf::Image& image() const { return m_image; }

private:
    sf::Image m_image;
};

constexpr int whiteSide = 4;

sf::Image whiteSpot() {
    sf::Image image;
    image.create(whiteSide, whiteSide, sf::Color::White);
    return image;
}

} // namespace

LampAtlas::LampAtlas(const LampSpec& spec)
    : m_spec(spec) {
    const std::size_t poses = spec.levels ? 1 : poseCount;
    std::vector<sf::Image> residents;
    for (std::size_t who = 0; who < residentCount; ++who)
        if (spec.residents.contains(static_cast<Resident>(who)))
            for (std::size_t pose = 0; pose < poses; ++pose)
                residents.push_back(bakeResident(spec.pitch, static_cast<Resident>(who), static_cast<Pose>(pose)));
    const int residentSide = residents.empty() ? spec.pitch : static_cast<int>(residents.front().getSize().x);
    m_inset = (spec.pitch - residentSide) / 2;

    const int glowSide = std::clamp(2 * spec.pitch, 32, 256);
    const int windows = spec.levels ? 4 : 2;
    // The windows are in two rows beside the glow if two fit its height, otherwise in one; the residents are below.
    const int step = spec.pitch + lampGap;
    const int rows = 2 * spec.pitch <= glowSide ? 2 : 1;
    const int left = whiteSide + lampGap + glowSide + lampGap;
    const int width = left + (windows + rows - 1) / rows * step;
    const int high = std::max(rows * step, glowSide + lampGap);
    const int residentStep = residentSide + lampGap;
    const int residentsInRow = std::max(1, width / residentStep);
    const auto residentRows = (static_cast<int>(residents.size()) + residentsInRow - 1) / residentsInRow;
    Sheet sheet{width, high + residentRows * residentStep};
    auto addWindow = [&, next = 0](const sf::Image& picture) mutable {
        const sf::Vector2i at{left + next / rows * step, next % rows * step};
        ++next;
        return sheet.add(picture, at);
    };

    sheet.add(whiteSpot(), {0, 0});
    m_white = {whiteSide / 2.0F, whiteSide / 2.0F};
    m_glow = sheet.add(bakeGlow(glowSide), {whiteSide + lampGap, 0});
    m_off = addWindow(bakeLamp(spec, false));
    m_on = addWindow(bakeLamp(spec, true));
    if (spec.levels) {
        m_bare = addWindow(bakeLamp(spec, false, false));
        m_shutters = addWindow(bakeShutters(spec));
    }
    std::size_t next = 0;
    for (std::size_t who = 0; who < residentCount; ++who)
        if (spec.residents.contains(static_cast<Resident>(who)))
            for (std::size_t pose = 0; pose < poses; ++pose, ++next) {
                const auto place = static_cast<int>(next);
                m_residents[who][pose] = sheet.add(residents[next], {place % residentsInRow * residentStep,
                                                                     high + place / residentsInRow * residentStep});
            }

    if (!m_texture.loadFromImage(sheet.image()))
        throw std::runtime_error("no texture for the windows");
    m_texture.setSmooth(true);
}

const LampAtlas& LampAtlases::get(const LampSpec& spec) {
    const auto found =
        std::find_if(m_recent.begin(), m_recent.end(), [&](const Entry& kept) { return kept.atlas.spec() == spec; });
    if (found != m_recent.end())
        m_recent.splice(m_recent.begin(), m_recent, found);
    else
        m_recent.emplace_front(spec);
    if (m_recent.size() > most)
        m_recent.pop_back();
    m_recent.front().used = true;
    return m_recent.front().atlas;
}

void LampAtlases::dropUnused() {
    m_recent.remove_if([](Entry& kept) { return !std::exchange(kept.used, false); });
}

} // namespace game
