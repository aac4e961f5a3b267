#include "game/learn/Lesson.hpp"

#include "game/learn/Lessons.hpp"
#include "text/Format.hpp"

#include <algorithm>

namespace game {

Lesson buildLesson(std::string_view id, const text::Text& text, int size) {
    if (id == "toggle")
        return lessons::toggling(text);
    if (id == "order")
        return lessons::order(text);
    if (id == "chase")
        return lessons::chasing(text);
    if (id == "fix-up")
        return lessons::fixUp(text, size);
    if (id == "quiet")
        return lessons::quiet(text);
    if (id == "solvable")
        return lessons::solvable(text);
    if (id == "solutions")
        return lessons::solutions(text);
    if (id == "surfaces")
        return lessons::surfaces(text);
    return lessons::allOn(text);
}

std::string_view lessonAfter(std::string_view id) {
    const auto at = std::find(lessonIds.begin(), lessonIds.end(), id);
    return at == lessonIds.end() || at + 1 == lessonIds.end() ? std::string_view() : *(at + 1);
}

namespace lessons {

std::string windowList(const text::Text& text, const lights::BitGrid& row) {
    std::vector<std::string> numbers;
    row.forEach([&](lights::Cell cell) { numbers.push_back(std::to_string(cell.column + 1)); });
    return text::list(text, numbers);
}

Crib fixUpCrib(const text::Text& text, const lights::FixUp& fixUp) {
    Crib crib;
    crib.lines = fixUp.crib();
    if (crib.lines.empty())
        return crib;
    crib.title = text.tr("Crib for the last row");
    crib.text = fixUp.cribIsComplete()
                    ? text.tr("If only these are left at the bottom, press these at the top and chase again.")
                    : text.tr("Lines add up: use those whose first light is left over. What comes up twice cancels.");
    crib.leftHead = text.tr("left over");
    crib.rightHead = text.tr("press on top");
    return crib;
}

} // namespace lessons

} // namespace game
