// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shared/SharedLeaderboardWords.hpp"

#include <cstdint>

namespace game {

std::string describe(const text::Text& text, SharedLeaderboards::Refusal refusal) {
    switch (refusal) {
    case SharedLeaderboards::Refusal::BadName:
        return text.tr("A name has 1 to {1} characters.", static_cast<std::int64_t>(data::maxBoardName));
    case SharedLeaderboards::Refusal::NameTaken:
        return text.tr("There is a shared leaderboard of that name already.");
    case SharedLeaderboards::Refusal::FolderTaken:
        return text.tr("That shared leaderboard is here already.");
    case SharedLeaderboards::Refusal::TooMany:
        return text.tr("There can be at most {1} shared leaderboards.",
                       static_cast<std::int64_t>(data::maxSharedLeaderboards));
    case SharedLeaderboards::Refusal::Password:
        return text.tr("Leave the password out; it belongs in the file ~/.pgpass.");
    case SharedLeaderboards::Refusal::NoStorage:
        return text.tr("Shared leaderboards need a home folder, and none was found.");
    case SharedLeaderboards::Refusal::NoFolder:
        break;
    }
    return text.tr("Enter the path of a folder, or postgresql://… for a server.");
}

} // namespace game
