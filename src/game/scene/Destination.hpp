// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"
#include "game/boards/BoardGeneration.hpp"
#include "game/boards/Challenge.hpp"
#include "game/boards/Duel.hpp"
#include "game/services/Records.hpp"
#include "lights/Shift.hpp"
#include "puzzle/Marks.hpp"
#include "ui/Event.hpp"
#include "ui/Geometry.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace game {

// The destinations of the navigator, each with what its scene needs. Only the scene factory knows the scenes' classes.

struct ToMainMenu {
    std::string says{}; ///< What was just done, as a toast; may be empty.
};

struct ToCampaign {
    std::string packId;  ///< Empty: the house of the level to continue with.
    std::string levelId; ///< Empty: the first open level.
};

struct ToPlay {
    Challenge challenge;
    bool resume = true; ///< Resume the unfinished board, if any.
    /// Set when a level is tested in the editor: nothing is recorded or stored, and Back leads straight back, as does
    /// the win, which is reported to this function.
    std::function<void(const puzzle::Performance&)> tested{};
    /// A run on the same board to race against; it is replayed beside the player's board.
    std::optional<data::Run> rival{};
    /// Planning marks to start with, if the board is not resumed.
    puzzle::Marks marks{};
    bool helped = false; ///< The marks come from a run with help, so that this one counts as helped too.
};

/// A page of the help.
enum class HelpPage : std::uint8_t { Lights, Arukone, Editor, Access };

/// The pause, with what the scene below offers; with a heading, a menu of it instead.
struct ToPause {
    struct Entry {
        ui::Action action = ui::Action::None;
        std::string label;
        bool enabled = true;
    };
    std::string title;
    std::vector<Entry> entries;
    std::function<void(ui::Action)> chosen{}; ///< Called after the overlay has closed.
    std::function<ToPause()> translated{};    ///< Gives the same in the current language; if empty, the words stay.
    std::string heading{};                    ///< Of a menu; empty: the pause.
    std::string continueLabel{};              ///< Label of the button that closes it; empty: "Continue".
    HelpPage help = HelpPage::Lights;         ///< What its entry "Help" opens.
    std::string idea{};                       ///< What the level is about, below the title of a pause; may be empty.
    bool shut = false; ///< The board below is shut, so that it may be seen: the pause stands beside it.
};

/// What a win has put to bed completely.
enum class Asleep : std::uint8_t {
    Board,  ///< Only the board.
    House,  ///< A house of the campaign: the board was its last unsolved level.
    Street, ///< The campaign: the board was its last unsolved level.
};

struct ToWin {
    Challenge challenge;
    puzzle::Performance played; ///< Solved.
    Par par;
    Recorded recorded;
    std::optional<int> bestBefore;    ///< Moves of the player's best run before this one.
    int starsBefore = 0;              ///< The player's stars in the campaign before this run.
    ui::Rect board;                   ///< Where the board's windows were, to move the house from there.
    std::optional<data::Run> rival{}; ///< The run that the player raced against.
    Asleep asleep = Asleep::Board;    ///< What the win has put to bed.
};

struct ToLeaderboard {
    puzzle::RunKey key;   ///< Empty: the level last played, or the first. RunKey::shift(): the night shifts.
    long long run = 0;    ///< The run to select, or 0.
    std::string player{}; ///< Show only this player's runs; empty: everybody's.
    std::string shared{}; ///< Show the runs of this shared board; empty: those on this computer.
};

/// The statistics of a player.
struct ToStatistics {
    std::optional<std::string> player{}; ///< Empty name: all players together; std::nullopt: the current player.
};

/// The players on this computer.
struct ToPlayers {};

/// The leaderboards shared with other computers.
struct ToSharedBoards {};

/// The house of the class of a shared board.
struct ToClass {
    std::string board; ///< Its name; that of the first one with a class if it has none.
};

/// What the pupils of a class have solved.
struct ToClassTable {
    std::string board; ///< The name of the shared board.
};

/// What a class is to solve, to be changed or made.
struct ToClassEditor {
    std::string board; ///< The name of the shared board.
};

/// The replay of a run.
struct ToReplay {
    Challenge challenge; ///< Its board.
    data::Run run;
};

/// The options for a random board.
struct ToRandom {
    bool arukone = false; ///< Random fuse boxes instead of boards of Lights Out.
};

/// Shown while a random board is being generated, over the scene that requested it.
struct ToGenerating {
    Challenge::Random wish;
    std::shared_ptr<BoardGeneration> generation;
    std::function<void(Challenge)> generated; ///< Called with the board after the overlay has closed.
};

/// The start of a night shift: its rules, and the results so far.
struct ToShift {};

/// A night shift with the houses generated from a seed.
struct ToShiftPlay {
    std::string seed;
};

/// The result of a finished night shift.
struct ToShiftOver {
    puzzle::ShiftScore score;
    int lastHouse = 0; ///< The last one put to bed, counted from 0; 0 if none was.
    RecordedShift recorded;
    std::optional<int> bestBefore; ///< Points of the player's best shift before this one.
};

/// The setup of a duel at one computer.
struct ToDuel {};

/// A duel in play.
struct ToDuelPlay {
    DuelMatch match;
};

/// The result of a duel.
struct ToDuelOver {
    DuelMatch match;
    DuelOutcome outcome;
};

/// The player's own levels and packs.
struct ToMyLevels {};

/// The calendar of daily puzzles.
struct ToDaily {
    std::optional<puzzle::Day> day{}; ///< The selected day; std::nullopt: today.
    puzzle::DailySeries series = puzzle::DailySeries::Main;
};

/// The level editor.
struct ToEditor {
    enum class Puzzle : std::uint8_t { Lights, Arukone };

    std::optional<data::StoredLevel> level; ///< std::nullopt: a new board, or the unfinished level.
    std::optional<Puzzle> fresh{};          ///< Without a level: a new board of this puzzle; std::nullopt: as before.
};

/// Chooses a level to edit, over the editor: one of the player's own, a code or a file.
struct ToOpenLevel {
    std::function<void(const data::StoredLevel&)> opened; ///< Called after the overlay has closed.
};

/// The achievements.
struct ToAchievements {};

/// The morning after the last window of the campaign went dark.
struct ToDawn {};

/// The lessons, and how far the player has got with each.
struct ToLearn {};

/// One lesson, at the step that the player has reached.
struct ToLesson {
    std::string lesson; ///< One of lessonIds.
};

/// What is known about boards of any size and rules.
struct ToExplorer {};

struct ToSettings {};
struct ToKeys {};

/// Asks for another key or pad button for an action, over the list of keys.
struct ToRebind {
    ui::Action action = ui::Action::None;     ///< One of bindableActions().
    ui::Device device = ui::Device::Keyboard; ///< Or the gamepad.
    std::size_t index = 0;                    ///< Index into KeyMap::keysOf(); beyond the last: an additional key.
};
struct ToHelp {
    HelpPage page = HelpPage::Lights; ///< The page that it opens at.
};

/// A question over the scene below; Esc or a click outside chooses the first answer, the safe one.
struct ToQuestion {
    struct Answer {
        std::string label;
        std::function<void()> chosen; ///< May be empty.
    };
    std::string title;
    std::string text;
    std::vector<Answer> answers;
};

/// Asks for a few lines of text over the scene below; Esc or a click outside cancels.
struct ToPrompt {
    struct Field {
        std::string label;
        std::string value;           ///< The initial text.
        std::size_t maxLength = 100; ///< Code points.
        std::string placeholder{};   ///< Shown while the field is empty; may be empty.
    };
    /// What is wrong with the input.
    struct Refusal {
        std::string sentence{}; ///< Empty: nothing is wrong.
        std::size_t field = 0;  ///< The field that it is shown at.
    };
    std::string title;
    std::string text; ///< Below the title; may be empty.
    std::vector<Field> fields;
    std::size_t first = 0; ///< The field that has the focus initially.
    std::string accept;    ///< Label of the button that accepts the input.
    /// Called with the contents of the fields. The overlay closes afterwards unless this refuses. Must not navigate
    /// itself.
    std::function<Refusal(const std::vector<std::string>&)> onAccept;
};

/// Makes a PDF of boards to print, over the scene below.
struct ToSheet {
    std::variant<Challenge::Random, data::Level> boards; ///< Random ones, as many as wanted, or one level.
    std::string file;                                    ///< A name for the file, without folder and ending.
    /// Called with a sentence on where it is, after the overlay has closed.
    std::function<void(const std::string&)> written{};
};

struct ToError {
    std::string title;
    std::string text;
};

/// Whether a type is one of those that a variant can hold.
template<class T, class Variant>
inline constexpr bool isOneOf = false;
template<class T, class... Each>
inline constexpr bool isOneOf<T, std::variant<Each...>> = (std::is_same_v<T, Each> || ...);

/// One of the places above, with what its scene needs. Cheap to copy, since the place never changes. Scenes only make
/// destinations: what knows all places is compiled once, in Destination.cpp and the scene factory.
class Destination {
public:
    using Place = std::variant<ToMainMenu, ToCampaign, ToPlay, ToPause, ToWin, ToLeaderboard, ToStatistics, ToPlayers,
                               ToSharedBoards, ToClass, ToClassTable, ToClassEditor, ToAchievements, ToDawn, ToReplay,
                               ToRandom, ToGenerating, ToDaily, ToShift, ToShiftPlay, ToShiftOver, ToDuel, ToDuelPlay,
                               ToDuelOver, ToMyLevels, ToEditor, ToOpenLevel, ToLearn, ToLesson, ToExplorer, ToSettings,
                               ToKeys, ToRebind, ToHelp, ToQuestion, ToPrompt, ToSheet, ToError>;

    template<class To>
    requires isOneOf<To, Place> Destination(To to); // NOLINT(google-explicit-constructor): a place is a destination

    [[nodiscard]] const Place& place() const noexcept { return *m_place; }
    /// The place if it is of this kind, or else null.
    template<class To>
    [[nodiscard]] const To* as() const noexcept {
        return std::get_if<To>(m_place.get());
    }

private:
    std::shared_ptr<const Place> m_place;
};

/// The screen where a board is chosen: the campaign for a level, the calendar for a daily puzzle; std::nullopt for any
/// other board.
[[nodiscard]] std::optional<Destination> boardPlace(const Challenge& challenge, const data::Library& library);

/// A pause whose words follow the language.
/// \param words called now and whenever the language may have changed.
/// \param leave called for the entry that leaves. \param act called for all others.
[[nodiscard]] inline ToPause pauseOf(std::function<ToPause()> words, std::function<void()> leave,
                                     std::function<void(ui::Action)> act) {
    ToPause to = words();
    to.chosen = [leave = std::move(leave), act = std::move(act)](ui::Action action) {
        if (action == ui::Action::Back)
            leave();
        else
            act(action);
    };
    to.translated = std::move(words);
    return to;
}

} // namespace game
