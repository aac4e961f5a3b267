#include "game/words/RuleChoices.hpp"

#include "game/words/Wording.hpp"

namespace game {

std::vector<std::string> surfaceChoices(const text::Text& text) {
    std::vector<std::string> titles;
    titles.reserve(lights::allSurfaces.size());
    for (const lights::Surface surface : lights::allSurfaces)
        titles.push_back(surfaceTitle(text, surface));
    return titles;
}

std::vector<ui::TabItem> stampChoices(const text::Text& text) {
    std::vector<ui::TabItem> tabs;
    tabs.reserve(lights::allStamps.size());
    for (const lights::Stamp stamp : lights::allStamps)
        tabs.push_back({stampTitle(text, stamp), {}, true});
    return tabs;
}

} // namespace game
