// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Destination.hpp"
#include "game/scene/Navigator.hpp"
#include "game/scene/Scene.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace game {

/// How the picture moves from one full screen to the next: the camera walks along the street.
struct Walk {
    float progress = 1;     ///< 0 at the start, 1 when it is over.
    int direction = 1;      ///< +1 forward (to the right), −1 back, 0 through a window or up to a house.
    bool crossFade = false; ///< Reduced motion: fade in place.

    [[nodiscard]] bool over() const noexcept { return progress >= 1; }
};

/// The open scenes, the last one on top. Carries out the navigator's requests: builds the new scene before removing the
/// old one, shows an error scene if building fails, and keeps a leaving scene until its walk is over.
class SceneStack {
public:
    /// Builds the scene for a destination. \throws std::exception if that fails.
    using Builder = std::function<std::unique_ptr<Scene>(const Destination&)>;

    explicit SceneStack(Builder builder)
        : m_builder(std::move(builder)) {}

    /// Carries out the requests in order. \returns whether the stack changed.
    bool apply(std::vector<Navigator::Request> requests);

    [[nodiscard]] bool empty() const noexcept { return m_scenes.empty(); }
    [[nodiscard]] Scene& top() const { return *m_scenes.back(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_scenes.size(); }

    void layout(const ui::Viewport& viewport, const ui::Measure& measure);
    /// Passes the event to the top scene; a key or click ends a dive through a window first. A full screen that comes
    /// by itself, such as a win, that asks for text at once, or where a confirmation acts on a board takes neither text
    /// nor a confirmation for the first 300 ms, unless something else was done there before: they were meant for the
    /// screen before. A board that another full screen has uncovered is deaf to them as well.
    bool handle(const ui::Event& event);
    /// Whether the scene on top would get a confirmation or text that came now.
    [[nodiscard]] bool listening() const;
    /// Tells the top scene of the real time since the last call: see Scene::passTime.
    void passTime(ui::Seconds passed);
    void update(ui::Seconds step);
    /// Draws from the topmost full screen up; during a walk, also the leaving scene.
    void draw(ui::Canvas& canvas) const;

    /// \param seconds duration of a walk; 0 for no walk.
    void setWalk(ui::Seconds seconds, bool crossFade) noexcept;
    void finishWalk() noexcept;
    void setAmbient(bool ambient);
    [[nodiscard]] const Walk& walk() const noexcept { return m_walk; }
    [[nodiscard]] bool animating() const;
    [[nodiscard]] ui::Seconds nextChange() const {
        return empty() ? -1 : ui::sooner(top().nextChange(), m_deaf > 0 ? m_deaf : -1);
    }
    /// The area outside which nothing changes by itself while nothing is animating; see Scene::changingArea.
    [[nodiscard]] std::optional<ui::Rect> changingArea() const { return empty() ? std::nullopt : top().changingArea(); }
    /// Whether the scene on top shows something that goes away by itself.
    [[nodiscard]] bool passing() const { return !empty() && top().passing(); }
    [[nodiscard]] bool wantsText() const { return !empty() && top().wantsText(); }
    /// The scenery of the topmost full screen.
    [[nodiscard]] Scenery scenery() const;
    [[nodiscard]] std::string title() const;
    /// The board from which the topmost full screen has the music made, or null.
    [[nodiscard]] const Melody* melody() const { return empty() ? nullptr : m_scenes[base()]->melody(); }
    /// Whether an overlay is on top.
    [[nodiscard]] bool covered() const { return !empty() && top().overlay(); }

    /// To be called when the window loses or regains the focus.
    void suspend();
    void resume();
    /// See Scene::recordsChanged; the scenes below read the records again when they are uncovered.
    void recordsChanged();

private:
    std::unique_ptr<Scene> build(const Destination& to) const;
    void push(std::unique_ptr<Scene> scene);
    [[nodiscard]] bool isMeantForSceneBefore(const ui::Event& event);
    void startWalk(std::unique_ptr<Scene> leaving, const Scene* from, int direction);
    [[nodiscard]] std::size_t base() const; ///< Index of the topmost full screen.
    void drawFrom(std::size_t first, ui::Canvas& canvas) const;

    Builder m_builder;
    std::vector<std::unique_ptr<Scene>> m_scenes;
    ui::Viewport m_viewport;
    ui::Measure m_measure;
    ui::Seconds m_deaf = 0; ///< For how long the top scene may still get input that was meant for the one before.
    double m_uncounted = 0; ///< Milliseconds that have passed, but that no scene has been told of yet.
    Walk m_walk;
    ui::Seconds m_walkSeconds = 0;
    float m_slower = 1;                ///< How many times as long the walk takes that is under way.
    std::unique_ptr<Scene> m_departed; ///< Removed from the stack, but still seen walking away.
    const Scene* m_from = nullptr;     ///< The scene seen walking away; may still be in the stack.
};

} // namespace game
