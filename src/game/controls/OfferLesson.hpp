// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

namespace game {

class Navigator;
class Records;

/// Offers the lesson on light chasing in a card over the scene, once for each player: not to those who have begun the
/// lesson, and not again. \param declined see ToLessonOffer. \returns whether it did.
bool offerLesson(Records& records, Navigator& navigator, std::function<void()> declined = {});

} // namespace game
