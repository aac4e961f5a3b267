// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/FuseBoxLesson.hpp"
#include "game/learn/FuseBoxLessonScene.hpp"
#include "game/learn/LessonScene.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/scene/Services.hpp"

namespace game {

std::unique_ptr<Scene> ToLesson::scene(const Services& with) const {
    if (isFuseBoxLesson(lesson))
        return std::make_unique<FuseBoxLessonScene>(*this, with, with.records);
    return std::make_unique<LessonScene>(*this, with, with.records, with.atlases);
}

} // namespace game
