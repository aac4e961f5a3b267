#include "game/app/SceneStack.hpp"

#include <algorithm>
#include <exception>
#include <span>
#include <type_traits>
#include <utility>

namespace game {

namespace {

constexpr float slide = 48;
constexpr ui::Seconds deafAtFirst = 0.3F;

float inOut(float t) {
    return t < 0.5F ? 4 * t * t * t : 1 - (2 - 2 * t) * (2 - 2 * t) * (2 - 2 * t) / 2;
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
    for (Navigator::Request& request : requests) {
        const Scene* before = m_scenes.empty() ? nullptr : m_scenes[base()].get();
        std::unique_ptr<Scene> leaving;
        int direction = 1;
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
        if (before != nullptr && now != before)
            startWalk(std::move(leaving), before, direction);
    }
    return changed;
}

void SceneStack::startWalk(std::unique_ptr<Scene> leaving, const Scene* from, int direction) {
    // A scene that leaves from under an overlay is kept for the walk; an overlay that leaves with it is no longer
    // drawn.
    m_departed = leaving.get() == from ? std::move(leaving) : nullptr;
    bool stillOpen = m_departed != nullptr;
    for (const auto& scene : m_scenes)
        stillOpen = stillOpen || scene.get() == from;
    m_from = stillOpen ? from : nullptr;
    m_walk.progress = m_walkSeconds > 0 && m_from != nullptr && !m_scenes[base()]->animatesArrival() ? 0.0F : 1.0F;
    m_walk.direction = direction;
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
    const float eased = inOut(m_walk.progress);
    const float way = m_walk.crossFade ? 0 : slide * static_cast<float>(m_walk.direction);
    if (m_from != nullptr) {
        const ui::Canvas::Layer away(canvas, {-way * eased, 0}, 1 - eased);
        m_from->draw(canvas);
    }
    const ui::Canvas::Layer here(canvas, {way * (1 - eased), 0}, eased);
    drawFrom(base(), canvas);
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
