// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Scene.hpp"
#include "game/speech/SpokenWords.hpp"
#include "ui/Speaker.hpp"

#include <optional>
#include <string>

namespace game {

/// Says what happens on the screen: which screen appears, which control has the focus, what changes about it, and what
/// the scene reports by itself (toasts, results). It only looks; it is shown the scene on top whenever something may
/// have changed.
class Announcer {
public:
    Announcer(ui::Speaker& speaker, const text::Text& text)
        : m_speaker(speaker)
        , m_text(text) {}

    void setVerbosity(Verbosity verbosity) noexcept { m_verbosity = verbosity; }

    /// Says what is new since the last look.
    void look(const Scene& top);
    /// Forgets what it has said, so that the next look says everything.
    void forget();

private:
    ui::Speaker& m_speaker;
    const text::Text& m_text;
    Verbosity m_verbosity = Verbosity::Medium;
    const Scene* m_scene = nullptr; ///< Only compared.
    std::string m_title;
    const ui::Widget* m_focused = nullptr; ///< Only compared.
    std::optional<ui::Spoken> m_spoken;    ///< What the focused control said last.
    Scene::News m_news;
    std::string m_state; ///< What the scene said last that it shows.
};

} // namespace game
