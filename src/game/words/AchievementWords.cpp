// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/AchievementWords.hpp"

namespace game {

namespace {

struct Words {
    const char* name;
    const char* task;
    Keepsake keepsake;
    int number = 0; ///< Fills in {1} in the task.
};

/// Indexed by Achievement.
constexpr std::array<Words, data::allAchievements.size()> words{
    Words{TR_NOOP("First night"), TR_NOOP("Solve a board."), Keepsake::Candle},
    Words{TR_NOOP("Not one too many"), TR_NOOP("Solve a board with the fewest moves, without help."), Keepsake::Key},
    Words{TR_NOOP("A sure hand"), TR_NOOP("The same with {1} presses or more, and without undoing any."),
          Keepsake::CardHouse, data::sureHandOptimum},
    Words{TR_NOOP("Nailed it"),
          TR_NOOP("Solve a board with sealed windows that needs {1} presses or more, without a single wrong press."),
          Keepsake::Hammer, data::noWrongPressOptimum},
    Words{TR_NOOP("Two ways home"), TR_NOOP("Solve the same board with the fewest presses in two different ways."),
          Keepsake::Signpost},
    Words{TR_NOOP("Up with the owls"), TR_NOOP("Solve a random board for night owls with the fewest moves."),
          Keepsake::Owl},
    Words{TR_NOOP("A hundred presses"), TR_NOOP("Solve, without help, a board that needs {1} presses or more."),
          Keepsake::Bell, data::hundredPresses},
    Words{TR_NOOP("Round every corner"), TR_NOOP("Solve a level of the campaign on each of the six surfaces."),
          Keepsake::Globe},
    Words{TR_NOOP("Seven nights"), TR_NOOP("Solve the daily puzzle, or the coffee break, on seven days in a row."),
          Keepsake::Coffee},
    Words{TR_NOOP("A week on my own"),
          TR_NOOP("Solve the daily puzzle, or the coffee break, on seven days in a row without help."),
          Keepsake::TearOffCalendar},
    Words{TR_NOOP("In full swing"), TR_NOOP("Reach quadruple points in a night shift."), Keepsake::AlarmClock},
    Words{TR_NOOP("Good night, porter"), TR_NOOP("Earn three stars in {1} levels of the Hotel."), Keepsake::Suitcase,
          data::nightPorterLevels},
    Words{TR_NOOP("A house asleep"), TR_NOOP("Solve every level of a house."), Keepsake::SnowGlobe},
    Words{TR_NOOP("Sound asleep"), TR_NOOP("Earn three stars in every level of a house."), Keepsake::Teddy},
    Words{TR_NOOP("A quiet street"), TR_NOOP("Solve every level of the campaign outside the workshop."),
          Keepsake::Lantern},
    Words{TR_NOOP("Quiet hours"), TR_NOOP("Earn three stars in every level outside the workshop."), Keepsake::Medal},
    Words{TR_NOOP("The fuses hold"), TR_NOOP("Arukone: solve every level of a floor of the house next door."),
          Keepsake::Fuse},
    Words{TR_NOOP("Outwitted"), TR_NOOP("Arukone: wire a random trap with the shortest cables."), Keepsake::Mousetrap},
    Words{TR_NOOP("Good neighbours"), TR_NOOP("Arukone: earn three stars in every level of the house next door."),
          Keepsake::Plant}};

const Words& of(data::Achievement which) {
    return words[static_cast<std::size_t>(which)];
}

} // namespace

std::string achievementName(const text::Text& text, data::Achievement which) {
    return text.tr(of(which).name);
}

std::string achievementTask(const text::Text& text, data::Achievement which) {
    return text.tr(of(which).task, of(which).number);
}

Keepsake achievementKeepsake(data::Achievement which) {
    return of(which).keepsake;
}

} // namespace game
