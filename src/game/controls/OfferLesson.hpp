// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace game {

class Navigator;
class Records;

/// Offers the lesson on light chasing in a card over the scene, once for each player: not to those who have begun the
/// lesson, and not again. \returns whether it did.
bool offerLesson(Records& records, Navigator& navigator);

} // namespace game
