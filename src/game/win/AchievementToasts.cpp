#include "game/win/AchievementToasts.hpp"

#include "game/words/AchievementWords.hpp"

namespace game {

void announceAchievements(const std::vector<data::Achievement>& earned, const text::Text& text, ui::Toasts& toasts,
                          Sounds& sounds) {
    if (earned.empty())
        return;
    sounds.play(Sound::Unlock);
    for (const data::Achievement which : earned)
        toasts.show(
            {ui::Toast::Kind::Ok, text.tr("Achievement:"), achievementIcon(which), achievementName(text, which), {}});
}

} // namespace game
