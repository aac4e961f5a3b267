// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/scene/Destination.hpp"

#include "data/levels/Library.hpp"

namespace game {

template<class To>
requires isOneOf<To, Destination::Place> Destination::Destination(To to)
    : m_place(std::make_shared<const Place>(std::move(to))) {}

template Destination::Destination(ToMainMenu);
template Destination::Destination(ToCampaign);
template Destination::Destination(ToPlay);
template Destination::Destination(ToPause);
template Destination::Destination(ToWin);
template Destination::Destination(ToLeaderboard);
template Destination::Destination(ToStatistics);
template Destination::Destination(ToPlayers);
template Destination::Destination(ToSharedBoards);
template Destination::Destination(ToClass);
template Destination::Destination(ToClassTable);
template Destination::Destination(ToClassEditor);
template Destination::Destination(ToAchievements);
template Destination::Destination(ToDawn);
template Destination::Destination(ToReplay);
template Destination::Destination(ToRandom);
template Destination::Destination(ToGenerating);
template Destination::Destination(ToDaily);
template Destination::Destination(ToShift);
template Destination::Destination(ToShiftPlay);
template Destination::Destination(ToShiftOver);
template Destination::Destination(ToDuel);
template Destination::Destination(ToDuelPlay);
template Destination::Destination(ToDuelOver);
template Destination::Destination(ToMyLevels);
template Destination::Destination(ToEditor);
template Destination::Destination(ToOpenLevel);
template Destination::Destination(ToLearn);
template Destination::Destination(ToLesson);
template Destination::Destination(ToExplorer);
template Destination::Destination(ToSettings);
template Destination::Destination(ToKeys);
template Destination::Destination(ToRebind);
template Destination::Destination(ToHelp);
template Destination::Destination(ToQuestion);
template Destination::Destination(ToPrompt);
template Destination::Destination(ToSheet);
template Destination::Destination(ToError);

std::optional<Destination> boardPlace(const Challenge& challenge, const data::Library& library) {
    if (challenge.day())
        return ToDaily{challenge.day(), challenge.dailySeries()};
    const auto level = library.levelOf(challenge.key);
    if (!level)
        return std::nullopt;
    return ToCampaign{level->pack->pack.id, level->level().id};
}

} // namespace game
