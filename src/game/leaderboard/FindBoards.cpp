#include "game/leaderboard/FindBoards.hpp"

#include <algorithm>
#include <utility>

namespace game {

void findBoards(BoardPicker& picker, const text::Text& text, const data::Library& library, Records& records,
                const Preferences& preferences, const puzzle::RunKey& wantedKey) {
    const auto keys = records.leaderboard().keys();
    std::vector<puzzle::RunKey> known = keys.value_or(std::vector<puzzle::RunKey>());
    known.push_back(wantedKey);
    picker.setBoards(ScoreTab::Campaign, campaignBoards(text, library));
    const lights::RandomSetting& last = preferences.get().random;
    auto random = randomBoards(text, known, last);
    const auto own =
        std::find_if(random.begin(), random.end(), [&last](const ScoreBoard& each) { return each.setting == last; });
    const auto first = static_cast<std::size_t>(own - random.begin());
    picker.setBoards(ScoreTab::Random, std::move(random), first);
    // Days in their order: today, or else the last that was played, comes last.
    picker.setBoards(ScoreTab::Daily, dailyBoards(text, known, records.today()), known.size());
    picker.setBoards(ScoreTab::Own, ownBoards(text, library, known));
}

} // namespace game
