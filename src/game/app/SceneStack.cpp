// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/SceneStack.hpp"

#include "game/dialogs/ToError.hpp"
#include "game/look/sky/Backdrop.hpp"
#include "ui/Animation.hpp"

#include <algorithm>
#include <cmath>
#include <exception>
#include <span>
#include <type_traits>
#include <utility>

namespace game {

namespace {

constexpr float slide = 48;
constexpr ui::Seconds deafAtFirst = 0.3F;
constexpr float goneAt = 0.38F;     ///< On a walk, from here on the old screen is gone and the new one is appearing.
constexpr float throughAt = 0.62F;  ///< On a dive, from here on the camera is in the window.
constexpr float panelsAt = 0.24F;   ///< On a dive, from here on the panels are gone.
constexpr float lightFrom = 0.50F;  ///< On a dive into a lit window its light fills the picture from here on …
constexpr float lightTo = 0.69F;    ///< … for 80 ms, and then the board steps out of it.
constexpr float boardScale = 0.90F; ///< Scale of a board while the camera is still in the window.

/// How far `t` has come from `from` to `to`, 0 … 1.
float between(float t, float from, float to) {
    return std::clamp((t - from) / (to - from), 0.0F, 1.0F);
}

/// Slow at first.
float fallingAway(float t) {
    return t * t;
}

/// The flight through a window, from the front of a house to the board behind it or back.
struct Dive {
    const Scene& front;
    ui::Rect window;
    ui::Rect board;
    bool in;  ///< Otherwise the camera comes out.
    bool lit; ///< There is light behind the window.

    /// How much larger the front is drawn when the camera is in the window.
    [[nodiscard]] float closest() const {
        return std::clamp(std::min(board.w / window.w, board.h / window.h), 2.0F, 9.0F);
    }
};

std::optional<Dive> diveBetween(const Scene& from, const Scene& to) {
    for (const bool in : {true, false}) {
        const Scene& front = in ? from : to;
        const Scene& inside = in ? to : from;
        const auto board = inside.diveBoard();
        if (!board)
            continue;
        if (const auto window = front.diveWindow(inside.diveKey()))
            return Dive{front, *window, *board, in, front.diveLit(inside.diveKey())};
    }
    return std::nullopt;
}

/// The walk from the street up to a house, or back.
struct Approach {
    const Scene& street;
    const Scene& house;
    ui::Rect far;  ///< The front of the house, seen in the street,
    ui::Rect near; ///< and from close by.
    bool up;       ///< Otherwise the camera goes back.
};

std::optional<Approach> approachBetween(const Scene& from, const Scene& to) {
    for (const bool up : {true, false}) {
        const Scene& street = up ? from : to;
        const Scene& house = up ? to : from;
        const std::string pack = house.packInFront();
        if (pack.empty())
            continue;
        const auto far = street.frontOf(pack);
        const auto near = house.frontOf(pack);
        if (far && near && street.packInFront().empty())
            return Approach{street, house, *far, *near, up};
    }
    return std::nullopt;
}

constexpr float approachSlower = 2; ///< How many times as long it takes as another walk.
constexpr float panelsGone = 0.29F; ///< From here on the panels of the street are gone,
constexpr float startsAt = 0.14F;   ///< the camera has started a little earlier,
constexpr float streetFades = 0.5F; ///< the street is fading, which becomes coarse from close by,
constexpr float streetGone = 0.86F;
constexpr float nearComes = 0.72F; ///< and what stands beside the house comes.

/// One picture, in which the house grows from its place in the street to where it stands in front. Going back is the
/// same with time running backwards.
void drawApproach(ui::Canvas& canvas, const Approach& approach, float progress) {
    const float t = approach.up ? progress : 1 - progress;
    const float way = ui::ease::inOut(between(t, startsAt, 1));
    const auto foot = [](const ui::Rect& front) { return ui::Vec{front.centre().x, front.bottom()}; };
    const float grown = std::pow(approach.near.h / approach.far.h, way); // At the same pace at every size.
    const ui::Vec at = foot(approach.far) + (foot(approach.near) - foot(approach.far)) * way;
    const float street = 1 - between(t, streetFades, streetGone);
    if (street > 0) {
        const ui::Canvas::Layer moved(canvas, at - foot(approach.far), street, grown, foot(approach.far));
        approach.street.drawDiving(canvas, 1 - between(t, 0, panelsGone));
    }
    if (const float come = between(t, nearComes, 1); come > 0) {
        const ui::Canvas::Layer beside(canvas, {}, come);
        approach.house.drawDiving(canvas, come);
    }
    const float scale = approach.far.h * grown / approach.near.h;
    const ui::Canvas::Layer front(canvas, at - foot(approach.near), 1, scale, foot(approach.near));
    approach.house.drawFront(canvas);
}

/// What covers the front of the house and clears over the board: the light of its window, or a plain sky.
void drawCover(ui::Canvas& canvas, const Dive& dive, float strength) {
    const ui::Theme& theme = canvas.theme();
    if (!dive.lit || theme.flat) {
        drawPlainSky(canvas, strength);
        return;
    }
    const ui::Vec size = canvas.viewport().size();
    const auto light = [&](sf::Color colour) { return ui::faded(colour, strength); };
    canvas.fill({0, 0, size.x, size.y}, {ui::Paint::Kind::Vertical, light(theme.colours.litMid),
                                         light(ui::mix(theme.colours.litMid, theme.colours.litBody, 0.75F))});
}

/// Going back is the same picture as going in, with time running backwards. Houses do not fade themselves, or the moon
/// behind them would be seen through their walls: light or a plain sky covers them and clears again.
void drawDive(ui::Canvas& canvas, const Dive& dive, float progress, const std::function<void()>& drawBoard) {
    const float t = dive.in ? progress : 1 - progress;
    const bool shines = dive.lit && !canvas.theme().flat;
    const float arrives = shines ? lightFrom : throughAt;
    if (t >= arrives) {
        const float come = ui::ease::out(between(t, shines ? lightTo : throughAt, 1));
        if (come > 0) {
            const ui::Canvas::Layer board(canvas, {}, 1, boardScale + (1 - boardScale) * come, dive.board.centre());
            drawBoard();
        }
        drawCover(canvas, dive, 1 - come);
        return;
    }
    const float way = ui::ease::inOut(between(t, 0, arrives));
    const ui::Vec towards = (dive.board.centre() - dive.window.centre()) * way;
    {
        const ui::Canvas::Layer front(canvas, towards, 1, 1 + (dive.closest() - 1) * way, dive.window.centre());
        dive.front.drawDiving(canvas, 1 - between(t, 0, panelsAt));
    }
    drawCover(canvas, dive, fallingAway(between(t, panelsAt, arrives)));
}

/// The old screen goes, then the new one comes.
void drawWalk(ui::Canvas& canvas, const Walk& walk, const std::function<void()>& drawLeaving,
              const std::function<void()>& drawComing) {
    const float way = walk.crossFade ? 0 : slide * static_cast<float>(walk.direction);
    if (walk.progress < goneAt) {
        const float gone = fallingAway(walk.progress / goneAt);
        const ui::Canvas::Layer away(canvas, {-way * gone, 0}, 1 - gone);
        drawLeaving();
        return;
    }
    const float come = ui::ease::out(between(walk.progress, goneAt, 1));
    const ui::Canvas::Layer here(canvas, {way * (1 - come), 0}, come);
    drawComing();
}

} // namespace

std::unique_ptr<Scene> SceneStack::build(const Destination& to) const {
    std::unique_ptr<Scene> scene;
    try {
        scene = m_builder(to);
    } catch (const std::exception& error) {
        scene = m_builder(ToError{{}, error.what()});
    }
    scene->layout(m_viewport, m_measure);
    return scene;
}

void SceneStack::push(std::unique_ptr<Scene> scene) {
    if (!m_scenes.empty())
        m_scenes.back()->covered();
    m_scenes.push_back(std::move(scene));
}

bool SceneStack::apply(std::vector<Navigator::Request> requests) {
    bool changed = false;
    const Scene* const shown = m_scenes.empty() ? nullptr : m_scenes[base()].get();
    std::unique_ptr<Scene> removed; // The scene shown, once it is no longer in the stack.
    int direction = 1;
    for (Navigator::Request& request : requests) {
        const Scene* before = m_scenes.empty() ? nullptr : m_scenes[base()].get();
        std::unique_ptr<Scene> leaving;
        direction = 1;
        std::visit(
            [&](auto& wish) {
                using Wish = std::decay_t<decltype(wish)>;
                m_deaf = deafAtFirst;
                if constexpr (std::is_same_v<Wish, Navigator::Push>) {
                    push(build(wish.to));
                } else if constexpr (std::is_same_v<Wish, Navigator::Replace>) {
                    auto next = build(wish.to);
                    if (!m_scenes.empty()) {
                        leaving = std::move(m_scenes.back());
                        m_scenes.pop_back();
                    }
                    m_scenes.push_back(std::move(next));
                } else if constexpr (std::is_same_v<Wish, Navigator::Reset>) {
                    auto next = build(wish.to);
                    if (!m_scenes.empty())
                        leaving = std::move(m_scenes[base()]);
                    m_scenes.clear();
                    m_scenes.push_back(std::move(next));
                    direction = -1;
                } else if constexpr (std::is_same_v<Wish, Navigator::Pop>) {
                    if (m_scenes.empty())
                        return;
                    leaving = std::move(m_scenes.back());
                    m_scenes.pop_back();
                    if (!m_scenes.empty()) {
                        m_scenes.back()->layout(m_viewport, m_measure);
                        if (wish.showing)
                            m_scenes.back()->show(*wish.showing);
                        m_scenes.back()->uncovered();
                    }
                    direction = -1;
                } else {
                    if (!m_scenes.empty())
                        m_scenes.back()->covered();
                    m_scenes.clear();
                }
            },
            request);
        changed = true;
        if (m_scenes.empty()) {
            m_departed.reset();
            m_from = nullptr;
            m_walk = {};
            return true;
        }
        const Scene* now = m_scenes[base()].get();
        if (std::holds_alternative<Navigator::Pop>(request))
            m_deaf = now != before && now->confirmsOnBoard() ? deafAtFirst : 0;
        if (leaving != nullptr && leaving.get() == shown)
            removed = std::move(leaving);
    }
    if (changed && shown != nullptr && m_scenes[base()].get() != shown)
        startWalk(std::move(removed), shown, direction);
    return changed;
}

void SceneStack::startWalk(std::unique_ptr<Scene> leaving, const Scene* from, int direction) {
    // A scene that leaves from under an overlay is kept for the walk; an overlay that leaves with it is no longer
    // drawn.
    m_departed = std::move(leaving);
    bool stillOpen = m_departed != nullptr;
    for (const auto& scene : m_scenes)
        stillOpen = stillOpen || scene.get() == from;
    m_from = stillOpen ? from : nullptr;
    const Scene& to = *m_scenes[base()];
    m_walk.progress = m_walkSeconds > 0 && m_from != nullptr && !to.animatesArrival() ? 0.0F : 1.0F;
    m_walk.direction = direction;
    m_slower = 1;
    if (m_from != nullptr && !m_walk.crossFade && diveBetween(*m_from, to)) {
        m_walk.direction = 0;
    } else if (m_from != nullptr && !m_walk.crossFade && approachBetween(*m_from, to)) {
        m_walk.direction = 0;
        m_slower = approachSlower;
    }
    if (m_walk.over())
        m_departed.reset();
}

void SceneStack::setWalk(ui::Seconds seconds, bool crossFade) noexcept {
    m_walkSeconds = seconds;
    m_walk.crossFade = crossFade;
}

void SceneStack::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_viewport = viewport;
    m_measure = measure;
    for (const auto& scene : m_scenes)
        scene->layout(viewport, measure);
    finishWalk(); // The leaving scene was laid out for the old window size.
}

void SceneStack::finishWalk() noexcept {
    m_walk.progress = 1;
    m_departed.reset();
}

void SceneStack::setAmbient(bool ambient) {
    for (const auto& scene : m_scenes)
        scene->setAmbient(ambient);
}

bool SceneStack::isMeantForSceneBefore(const ui::Event& event) {
    if (m_deaf <= 0 || top().overlay())
        return false;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool confirms = action != nullptr && action->action == ui::Action::Confirm;
    if (confirms || std::holds_alternative<ui::TextTyped>(event))
        return !listening();
    if ((action != nullptr && !action->repeat) || std::holds_alternative<ui::PointerPressed>(event))
        m_deaf = 0;
    return false;
}

bool SceneStack::listening() const {
    return empty() || m_deaf <= 0 || top().overlay() ||
           !(top().animatesArrival() || top().wantsText() || top().confirmsOnBoard());
}

bool SceneStack::handle(const ui::Event& event) {
    if (!m_walk.over() && m_walk.direction == 0 && ui::isPress(event)) // The player has seen enough of it.
        finishWalk();
    return !empty() && (isMeantForSceneBefore(event) || top().handle(event));
}

void SceneStack::passTime(ui::Seconds passed) {
    m_deaf -= passed;
    m_uncounted += static_cast<double>(passed) * 1000;
    const auto whole = static_cast<puzzle::Milliseconds::rep>(m_uncounted);
    m_uncounted -= static_cast<double>(whole);
    if (!empty())
        top().passTime(puzzle::Milliseconds(whole));
}

void SceneStack::update(ui::Seconds step) {
    if (!m_walk.over()) {
        m_walk.progress = std::min(1.0F, m_walk.progress + step / (m_slower * m_walkSeconds));
        if (m_walk.over())
            m_departed.reset();
    }
    if (empty())
        return;
    if (m_walk.over())
        for (std::size_t i = 0; i < base(); ++i)
            m_scenes[i]->hidden();
    for (std::size_t i = base(); i + 1 < m_scenes.size(); ++i)
        m_scenes[i]->updateBelow(step);
    top().update(step);
}

std::size_t SceneStack::base() const {
    std::size_t index = m_scenes.size() - 1;
    while (index > 0 && m_scenes[index]->overlay())
        --index;
    return index;
}

void SceneStack::drawFrom(std::size_t first, ui::Canvas& canvas) const {
    for (std::size_t i = first; i < m_scenes.size(); ++i)
        m_scenes[i]->draw(canvas);
}

void SceneStack::draw(ui::Canvas& canvas) const {
    if (empty())
        return;
    if (m_walk.over()) {
        drawFrom(base(), canvas);
        return;
    }
    const auto drawHere = [&] { drawFrom(base(), canvas); };
    const auto drawLeaving = [&] {
        if (m_from != nullptr)
            m_from->draw(canvas);
    };
    if (const auto dive =
            m_walk.direction == 0 && m_from != nullptr ? diveBetween(*m_from, *m_scenes[base()]) : std::nullopt)
        drawDive(canvas, *dive, m_walk.progress, dive->in ? drawHere : std::function<void()>(drawLeaving));
    else if (const auto approach = m_walk.direction == 0 && m_from != nullptr
                                       ? approachBetween(*m_from, *m_scenes[base()])
                                       : std::nullopt)
        drawApproach(canvas, *approach, m_walk.progress);
    else
        drawWalk(canvas, m_walk, drawLeaving, drawHere);
}

bool SceneStack::animating() const {
    if (empty())
        return !m_walk.over();
    const auto below = std::span(m_scenes).subspan(base());
    return !m_walk.over() || top().animating() ||
           std::any_of(below.begin(), below.end() - 1, [](const auto& scene) { return scene->animatingBelow(); });
}

Scenery SceneStack::scenery() const {
    return empty() ? Scenery{} : m_scenes[base()]->scenery();
}

std::string SceneStack::title() const {
    for (auto scene = m_scenes.rbegin(); scene != m_scenes.rend(); ++scene)
        if (std::string title = (*scene)->title(); !title.empty())
            return title;
    return {};
}

void SceneStack::suspend() {
    if (!empty())
        top().covered();
}

void SceneStack::resume() {
    if (!empty())
        top().uncovered();
}

void SceneStack::recordsChanged() {
    if (!empty())
        top().recordsChanged();
}

} // namespace game
