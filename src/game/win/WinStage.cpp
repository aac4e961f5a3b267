#include "game/win/WinStage.hpp"

#include "game/look/Signs.hpp"
#include "game/look/StarrySky.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

constexpr ui::Seconds move = 0.42F;
constexpr ui::Seconds skyReveal = 1.2F;
constexpr ui::Seconds starPop = 0.36F;
constexpr ui::Seconds rollTime = 0.4F;
constexpr std::array<ui::Seconds, 3> starTimes{0.45F, 0.70F, 0.95F}; // Counted after the pause of 250 ms.
constexpr ui::Seconds reducedGap = 0.15F;
constexpr ui::Seconds wakesFrom = 0.35F;
constexpr ui::Seconds wakePace = 0.075F;  ///< From window to window.
constexpr ui::Seconds meteorsFrom = 1.1F; ///< Once the stars have appeared.

int meteorsFor(Asleep asleep) {
    switch (asleep) {
    case Asleep::House:
        return 9;
    case Asleep::Street:
        return 24;
    default:
        return 0;
    }
}

/// Where a star is drawn, relative to the middle one, and its tilt. In the order in which stars are earned: left,
/// middle, right.
struct StarPlace {
    float dx;
    float dy;
    float radius;
    float degrees;
};
constexpr std::array<StarPlace, 3> starPlaces{StarPlace{-157, 60, 43, -8}, StarPlace{0, 0, 59, 0},
                                              StarPlace{154, 60, 43, 8}};

} // namespace

WinStage::WinStage(const WinDetails& occasion, LampAtlases& atlases, Preferences& preferences, Sounds& sounds)
    : m_board(atlases, asleepOptions(preferences, occasion.house, 66))
    , m_house(occasion.house)
    , m_stars(occasion.stars)
    , m_wakes(occasion.wakes)
    , m_meteors(meteorsFor(occasion.asleep))
    , m_from(occasion.from)
    , m_preferences(preferences)
    , m_sounds(sounds) {
    m_board.setBoard(occasion.solved);
    if (preferences.motion().off())
        m_elapsed = 60;
}

void WinStage::layout(const ui::Viewport& viewport, const ResultLayout& where) {
    const ui::Rect content = viewport.content();
    m_scale = where.houseScale();
    m_board.setOptions(asleepOptions(m_preferences, m_house, 66 * m_scale));
    m_place = where.placeHouse(m_board, viewport);
    m_skyArea = {content.x, 0, content.w, where.ground() * 0.55F};
    m_sky = {where.houseMiddle() - 3, std::max(130 * m_scale + 10, where.houseTop() - 240 * m_scale)};
}

ui::Seconds WinStage::starAt(int star) const {
    const ui::Motion motion = m_preferences.motion();
    return motion.reduced ? reducedGap * static_cast<float>(star + 1) : starTimes[static_cast<std::size_t>(star)];
}

void WinStage::update(ui::Seconds step) {
    const ui::Motion motion = m_preferences.motion();
    m_elapsed += motion.off() ? step : step * motion.speed;
    while (m_bellsPlayed < m_stars && m_elapsed >= starAt(m_bellsPlayed)) {
        constexpr std::array bells{Sound::Star1, Sound::Star2, Sound::Star3};
        m_sounds.play(bells[static_cast<std::size_t>(m_bellsPlayed++)]);
    }
    if (m_wakes)
        wake();
    m_board.update(step);
}

void WinStage::wake() {
    const BoardLayout& layout = m_board.layout();
    const int windows = layout.rows * layout.columns;
    const float due = motionless() ? 1.0F * static_cast<float>(windows) : (m_elapsed - wakesFrom) / wakePace;
    const int lit = std::clamp(static_cast<int>(due), 0, windows);
    if (lit == m_lit || layout.rows == 0)
        return;
    m_lit = lit;
    lights::BitGrid shining(layout.rows, layout.columns);
    for (int i = 0; i < lit; ++i)
        shining.set({i % layout.rows, i / layout.rows});
    m_board.show(lights::Board(shining));
}

bool WinStage::animating() const {
    return m_elapsed < starTimes.back() + 2 * starPop || m_board.animating() ||
           (m_meteors > 0 && !motionless() && m_elapsed < meteorsFrom + meteorDuration(m_meteors));
}

ui::Rect WinStage::starsArea() const {
    return {m_sky.x - 200 * m_scale, m_sky.y - 60 * m_scale, 400 * m_scale, 160 * m_scale};
}

float WinStage::night() const {
    return ui::ease::linear(m_elapsed / skyReveal);
}

float WinStage::arrival() const {
    return m_from.w > 0 ? ui::ease::inOut(m_elapsed / move) : 1;
}

float WinStage::roll() const {
    return ui::ease::out((m_elapsed - move) / rollTime);
}

bool WinStage::motionless() const {
    const ui::Motion motion = m_preferences.motion();
    return motion.reduced || motion.off();
}

void WinStage::drawSky(ui::Canvas& canvas) const {
    if (!motionless())
        drawMeteors(canvas, {m_meteors, m_elapsed - meteorsFrom, m_skyArea});
}

void WinStage::draw(ui::Canvas& canvas) const {
    drawSky(canvas);
    const ui::Motion motion = m_preferences.motion();
    const WallTint tint = wallTint(canvas.theme(), m_house);
    const float t = motion.reduced || motion.off() || m_from.w <= 0 ? 1 : ui::ease::inOut(m_elapsed / move);
    // The house starts at the board's old place and size, and moves from there.
    const float larger = m_from.w > 0 ? m_from.w / m_place.windows.w : 1;
    const float scale = larger + (1 - larger) * t;
    const ui::Vec offset{(m_from.centre().x - m_place.windows.centre().x) * (1 - t),
                         (m_from.centre().y - m_place.windows.centre().y) * (1 - t)};
    const ui::Canvas::Layer walk(canvas, t < 1 ? offset : ui::Vec{}, 1, t < 1 ? scale : 1, m_place.windows.centre());
    drawWinHouse(canvas, m_place, tint);
    m_board.draw(canvas);
    if (t >= 1)
        drawStarsAbove(canvas);
}

void WinStage::drawStarsAbove(ui::Canvas& canvas) const {
    const ui::Motion motion = m_preferences.motion();
    for (int star = 0; star < 3; ++star) {
        const StarPlace& place = starPlaces[static_cast<std::size_t>(star)];
        WinStar shown;
        shown.centre = {m_sky.x + place.dx * m_scale, m_sky.y + place.dy * m_scale};
        shown.radius = place.radius * m_scale;
        shown.degrees = place.degrees;
        shown.earned = star < m_stars;
        if (shown.earned) {
            const float since = (m_elapsed - starAt(star)) / starPop;
            if (since <= 0)
                continue;
            if (!motion.reduced && !motion.off()) {
                shown.scale = ui::ease::back(since);
                shown.degrees += -25 * (1 - ui::ease::out(since));
                shown.sparks = ui::ease::linear(since / 2);
            }
        }
        drawWinStar(canvas, shown);
    }
}

} // namespace game
