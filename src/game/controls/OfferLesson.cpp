// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/OfferLesson.hpp"

#include "game/learn/ToLearn.hpp"
#include "game/lessons/Lessons.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/Records.hpp"

#include <string>
#include <utility>

namespace game {

bool offerLesson(Records& records, Navigator& navigator, std::function<void()> declined) {
    if (records.lessons().reached.contains(offeredLesson))
        return false;
    records.noteLesson(std::string(offeredLesson), {}); // With no step done, it counts as known of.
    navigator.push(ToLessonOffer{std::move(declined)});
    return true;
}

} // namespace game
