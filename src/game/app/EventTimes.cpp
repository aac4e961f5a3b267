// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/EventTimes.hpp"

#include "game/app/Game.hpp"

#include <algorithm>

namespace game {

namespace {

bool isPress(sf::Event::EventType kind) {
    return kind == sf::Event::KeyPressed || kind == sf::Event::MouseButtonPressed;
}

bool isSwitch(sf::Event::EventType kind) {
    return isPress(kind) || kind == sf::Event::KeyReleased || kind == sf::Event::MouseButtonReleased;
}

/// Gamepads are read last, and as they are then: when they became so is not known.
bool isOfPad(sf::Event::EventType kind) {
    return kind >= sf::Event::JoystickButtonPressed && kind <= sf::Event::JoystickDisconnected;
}

/// Removes what SFML does not report: while a key is held down, the server says again and again that it is let go and
/// pressed at the same moment.
void removeRepeatedReleases(std::vector<ServerEvent>& sent) {
    for (auto release = sent.begin(); release != sent.end();) {
        const bool repeats = release->kind == sf::Event::KeyReleased &&
                             std::any_of(release, sent.end(), [&release](const ServerEvent& later) {
                                 return later.kind == sf::Event::KeyPressed && later.detail == release->detail &&
                                        later.time == release->time;
                             });
        release = repeats ? sent.erase(release) : std::next(release);
    }
}

std::vector<ui::Seconds> spread(std::span<const sf::Event> events, ui::Seconds passed) {
    const auto presses =
        std::count_if(events.begin(), events.end(), [](const sf::Event& event) { return isPress(event.type); });
    const ui::Seconds step = presses > 1 ? passed / static_cast<ui::Seconds>(presses - 1) : 0;
    ui::Seconds at = presses > 1 ? -step : passed;
    std::vector<ui::Seconds> times;
    for (const sf::Event& event : events) {
        if (isPress(event.type))
            at = std::min(at + step, passed);
        else if (isOfPad(event.type))
            at = passed;
        times.push_back(std::max(at, 0.0F));
    }
    return times;
}

} // namespace

bool isSent(sf::Event::EventType kind) noexcept {
    return isSwitch(kind) || kind == sf::Event::MouseMoved;
}

std::optional<std::vector<ServerEvent>> match(std::span<const sf::Event> events, std::vector<ServerEvent> sent) {
    removeRepeatedReleases(sent);
    const auto isSame = [](const sf::Event& event, const ServerEvent& other) { return event.type == other.kind; };
    std::vector<sf::Event> own;
    std::copy_if(events.begin(), events.end(), std::back_inserter(own),
                 [](const sf::Event& event) { return isSent(event.type); });
    if (!std::equal(own.begin(), own.end(), sent.begin(), sent.end(), isSame))
        return std::nullopt;
    return sent;
}

std::optional<ui::Seconds> EventTimes::ageOf(const ServerEvent& event, std::uint32_t now) const {
    if (!event.time || !m_ahead)
        return std::nullopt;
    return static_cast<ui::Seconds>(static_cast<std::int32_t>(now - *event.time - *m_ahead)) / 1000;
}

std::vector<ui::Seconds> EventTimes::of(std::span<const sf::Event> events, std::vector<ServerEvent> sent,
                                        ui::Seconds passed, std::uint32_t now) {
    for (const ServerEvent& event : sent) {
        const std::uint32_t ahead = now - event.time.value_or(now);
        if (event.time && (!m_ahead || static_cast<std::int32_t>(ahead - *m_ahead) < 0))
            m_ahead = ahead;
    }
    const auto matched = match(events, std::move(sent));
    if (!matched || !std::ranges::all_of(*matched, [](const ServerEvent& event) { return event.time.has_value(); }))
        return spread(events, passed);

    std::vector<ui::Seconds> times;
    ui::Seconds at = matched->empty() ? passed : 0;
    auto next = matched->begin();
    for (const sf::Event& event : events) {
        if (isSent(event.type)) {
            at = std::clamp(passed - ageOf(*next, now).value_or(0), at, std::max(at, passed));
            ++next;
        } else if (isOfPad(event.type)) {
            at = passed;
        }
        times.push_back(at);
    }
    return times;
}

void handleInTime(Game& game, std::span<const sf::Event> events, std::span<const ui::Seconds> at, ui::Seconds passed) {
    constexpr ui::Seconds frame = 1.0F / 60;
    ui::Seconds reached = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
        // A mouse may report a thousand moves a second: within a frame, only what may begin or end something counts.
        if (i == 0 || at[i] - reached >= frame || (at[i] > reached && isSwitch(events[i].type))) {
            game.update(at[i] - reached);
            reached = at[i];
        }
        game.handle(events[i]);
    }
    game.update(passed - reached);
}

} // namespace game
