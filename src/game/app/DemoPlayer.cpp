// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/DemoPlayer.hpp"

#include "game/arukone/ArukonePlayScene.hpp"
#include "game/play/LightsPlayScene.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float keyPace = 0.15F;
constexpr float admireFor = 4; ///< Seconds that the win is celebrated.
constexpr float giveUpAfter = 60;

std::vector<sf::Event> keyStroke(sf::Keyboard::Key key) {
    sf::Event event{};
    event.type = sf::Event::KeyPressed;
    event.key.code = key;
    sf::Event released = event;
    released.type = sf::Event::KeyReleased;
    return {event, released};
}

/// The arrow key that leads from a cell towards another one; Enter if they are the same.
sf::Keyboard::Key keyTowards(puzzle::Cell from, puzzle::Cell to) {
    if (from.row != to.row)
        return from.row < to.row ? sf::Keyboard::Down : sf::Keyboard::Up;
    if (from.column != to.column)
        return from.column < to.column ? sf::Keyboard::Right : sf::Keyboard::Left;
    return sf::Keyboard::Enter;
}

sf::Keyboard::Key keyOf(char letter) {
    switch (letter) {
    case 'U':
        return sf::Keyboard::Up;
    case 'D':
        return sf::Keyboard::Down;
    case 'L':
        return sf::Keyboard::Left;
    default:
        return sf::Keyboard::Right;
    }
}

/// The next key on the way to a solution of a fuse box; std::nullopt while none is known or once it is solved.
std::optional<sf::Keyboard::Key> nextKey(const ArukonePlayScene& play) {
    const ArukoneRound& round = play.round();
    if (round.solved() || round.known() == nullptr || !round.known()->facts.solution)
        return std::nullopt;
    const arukone::StrokePen* const pen = play.pen();
    const arukone::Cables& now = round.session().cables();
    for (const arukone::Cable& wanted : *round.known()->facts.solution) {
        const auto pair = static_cast<std::size_t>(*round.board().pairAt(wanted.origin));
        if (now[pair] == wanted)
            continue;
        if (pen == nullptr && play.cursor() == wanted.origin)
            return sf::Keyboard::Enter;
        if (pen == nullptr)
            return keyTowards(play.cursor(), wanted.origin);
        const std::size_t drawn = pen->stroke().word.size();
        return keyOf(wanted.word[std::min(drawn, wanted.word.size() - 1)]);
    }
    return std::nullopt;
}

} // namespace

std::vector<sf::Event> DemoPlayer::wire(const ArukonePlayScene& play) {
    m_solved = play.round().solved();
    const auto key = m_waited < keyPace ? std::nullopt : nextKey(play);
    if (!key)
        return {};
    m_waited = 0;
    return keyStroke(*key);
}

std::vector<sf::Event> DemoPlayer::events(float step) {
    m_waited += step;
    m_played += step;
    m_finished = m_played > giveUpAfter;
    if (const auto* box = dynamic_cast<const ArukonePlayScene*>(&m_game.top()))
        return wire(*box);
    const auto* play = dynamic_cast<const LightsPlayScene*>(&m_game.top());
    if (play == nullptr) {
        m_won = m_solved;
        m_finished = m_finished || m_waited > admireFor;
        return {};
    }
    if (play->round().session().solved() || m_waited < keyPace)
        return {};
    const auto remaining = play->round().remaining();
    const auto* const order = play->round().orderFromHere();
    if (!remaining && order == nullptr)
        return {};
    m_waited = 0;
    const std::vector<lights::Cell> left = order != nullptr ? *order : remaining->toCells();
    const lights::Cell next = left.front();
    m_solved = left.size() == 1 && play->cursor() == next; // On a slow machine the board may be gone by the next call.
    return keyStroke(keyTowards(play->cursor(), next));
}

} // namespace game
