#include "game/app/DemoPlayer.hpp"

#include "game/play/BoardInPlay.hpp"
#include "game/scene/Scene.hpp"

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

std::vector<sf::Event> strokeTowards(lights::Cell from, lights::Cell to) {
    if (from.row != to.row)
        return keyStroke(from.row < to.row ? sf::Keyboard::Down : sf::Keyboard::Up);
    if (from.column != to.column)
        return keyStroke(from.column < to.column ? sf::Keyboard::Right : sf::Keyboard::Left);
    return keyStroke(sf::Keyboard::Enter);
}

} // namespace

std::vector<sf::Event> DemoPlayer::events(float step) {
    m_waited += step;
    m_played += step;
    m_finished = m_played > giveUpAfter;
    const auto* play = dynamic_cast<const BoardInPlay*>(&m_game.top());
    if (play == nullptr) {
        m_won = m_solved;
        m_finished = m_finished || m_waited > admireFor;
        return {};
    }
    if (play->round().session().solved() || m_waited < keyPace)
        return {};
    const auto remaining = play->round().remaining();
    if (!remaining)
        return {};
    m_waited = 0;
    const lights::Cell next = remaining->toCells().front();
    m_solved =
        remaining->count() == 1 && play->cursor() == next; // On a slow machine the board may be gone by the next call.
    return strokeTowards(play->cursor(), next);
}

} // namespace game
