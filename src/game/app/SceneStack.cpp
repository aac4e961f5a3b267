#include "game/app/SceneStack.hpp"

#include "game/scene/Dive.hpp"
#include "ui/Animation.hpp"

#include <algorithm>
#include <exception>
#include <span>
#include <type_traits>
#include <utility>

namespace game {

namespace {

constexpr float slide = 48;
constexpr ui::Seconds deafAtFirst = 0.3F;
constexpr float goneAt = 0.38F;     ///< Of a walk: the old screen is gone, and the new one begins to appear.
constexpr float throughAt = 0.62F;  ///< Of a dive: the camera is in the window.
constexpr float panelsAt = 0.24F;   ///< Of a dive: the panels are gone.
constexpr float boardScale = 0.90F; ///< Of a board while the camera is still in the window.

/// How far `t` has come from `from` to `to`, 0 … 1.
float between(float t, float from, float to) {
    return std::clamp((t - from) / (to - from), 0.0F, 1.0F);
}

/// Slow at first.
float fallingAway(float t) {
    return t * t;
}

/// How much larger the front is drawn when the camera is in the window.
float scaleOf(const Dive& dive) {
    return std::clamp(std::min(dive.board.w / dive.window.w, dive.board.h / dive.window.h), 2.0F, 9.0F);
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
    m_walk.dive = m_from != nullptr && !m_walk.fade ? diveTo(*m_from, to, direction) : std::nullopt;
    if (m_walk.over())
        m_departed.reset();
}

std::optional<Dive> SceneStack::diveTo(const Scene& from, const Scene& to, int direction) const {
    const auto* const front = dynamic_cast<const DiveFront*>(direction > 0 ? &from : &to);
    const auto* const inside = dynamic_cast<const DiveBoard*>(direction > 0 ? &to : &from);
    if (front == nullptr || inside == nullptr)
        return std::nullopt;
    const auto window = front->diveWindow();
    const auto board = inside->diveBoard();
    return window && board ? std::optional(Dive{*window, *board}) : std::nullopt;
}

void SceneStack::setWalk(ui::Seconds seconds, bool fade) noexcept {
    m_walkSeconds = seconds;
    m_walk.fade = fade;
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
        m_walk.progress = std::min(1.0F, m_walk.progress + step / m_walkSeconds);
        if (m_walk.over())
            m_departed.reset();
    }
    if (empty())
        return;
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
    if (m_walk.dive)
        drawDive(canvas, *m_walk.dive);
    else
        drawWalk(canvas);
}

void SceneStack::drawWalk(ui::Canvas& canvas) const {
    const float way = m_walk.fade ? 0 : slide * static_cast<float>(m_walk.direction);
    if (m_walk.progress < goneAt) {
        const float gone = fallingAway(m_walk.progress / goneAt);
        const ui::Canvas::Layer away(canvas, {-way * gone, 0}, 1 - gone);
        if (m_from != nullptr)
            m_from->draw(canvas);
        return;
    }
    const float come = ui::ease::out(between(m_walk.progress, goneAt, 1));
    const ui::Canvas::Layer here(canvas, {way * (1 - come), 0}, come);
    drawFrom(base(), canvas);
}

void SceneStack::drawDive(ui::Canvas& canvas, const Dive& dive) const {
    // Going back is the same picture, with time running backwards.
    const bool in = m_walk.direction > 0;
    const float t = in ? m_walk.progress : 1 - m_walk.progress;
    if (t >= throughAt) {
        const float come = ui::ease::out(between(t, throughAt, 1));
        const float scale = boardScale + (1 - boardScale) * come;
        const ui::Canvas::Layer board(canvas, {}, come, scale, dive.board.centre());
        if (in)
            drawFrom(base(), canvas);
        else if (m_from != nullptr)
            m_from->draw(canvas);
        return;
    }
    const float way = ui::ease::inOut(between(t, 0, throughAt));
    const ui::Vec towards = (dive.board.centre() - dive.window.centre()) * way;
    const float scale = 1 + (scaleOf(dive) - 1) * way;
    const ui::Canvas::Layer front(canvas, towards, 1 - fallingAway(between(t, panelsAt, throughAt)), scale,
                                  dive.window.centre());
    const Scene* const scene = in ? m_from : m_scenes[base()].get();
    if (const auto* const house = dynamic_cast<const DiveFront*>(scene))
        house->drawDiving(canvas, 1 - between(t, 0, panelsAt));
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
