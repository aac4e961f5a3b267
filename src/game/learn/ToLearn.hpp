// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <string>

namespace game {

class Scene;
struct Services;

/// The lessons, and how far the player has got with each.
struct ToLearn {
    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// One lesson, at the step that the player has reached.
struct ToLesson {
    std::string lesson; ///< One of lessonIds.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// A card over the scene below that offers the lesson on light chasing: see offerLesson.
struct ToLessonOffer {
    std::function<void()> declined{}; ///< Called when the card was closed without opening the lesson; may be empty.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

/// What is known about boards of any size and rules.
struct ToExplorer {
    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
