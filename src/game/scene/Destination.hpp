#pragma once

#include "data/levels/Level.hpp"
#include "game/boards/BoardGeneration.hpp"
#include "game/boards/Challenge.hpp"
#include "game/services/Records.hpp"
#include "lights/Session.hpp"
#include "lights/Shift.hpp"
#include "ui/Event.hpp"
#include "ui/Geometry.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace game {

/// Where one can go, each with what it needs. Only the scene factory knows which class stands behind which.
struct ToMainMenu {};

struct ToCampaign {
    std::string packId;  ///< Empty: the house of the level to continue with.
    std::string levelId; ///< Empty: the first open level.
};

struct ToPlay {
    Challenge challenge;
    bool resume = true; ///< Take the unfinished board up again where there is one.
    /// Given for a test of a level that is being made: nothing is recorded or kept, Back leads straight back, and so
    /// does the win, which is told here.
    std::function<void(const lights::Session&)> tested{};
    /// A run on the same board, played at the same time beside the player's: what they race against.
    std::optional<data::Run> rival{};
};

/// The pause overlay offers what the scene below can do.
struct ToPause {
    struct Entry {
        ui::Action action = ui::Action::None;
        std::string label;
        bool enabled = true;
    };
    std::string title;
    std::vector<Entry> entries;
    std::function<void(ui::Action)> chosen{}; ///< Called after the overlay closed.
    std::function<ToPause()> reworded{};      ///< The same in the current language; empty: as it is.
    std::string heading{};                    ///< Empty: that it is a pause.
    std::string goOn{};                       ///< What closes it; empty: "Keep playing".
};

/// What went to bed altogether with a board.
enum class Asleep : std::uint8_t {
    Board,  ///< Nothing more.
    House,  ///< The last level of a house of the campaign that was still awake.
    Street, ///< The last level of the campaign.
};

struct ToWin {
    Challenge challenge;
    puzzle::Performance played; ///< Solved.
    Par par;
    Recorded recorded;
    std::optional<int> bestBefore;    ///< Moves of the player's best run until now.
    int starsBefore = 0;              ///< The player's stars in the campaign until now.
    ui::Rect board;                   ///< Where the board's windows stood, to move the house from there.
    std::optional<data::Run> rival{}; ///< Whom the player raced against.
    Asleep asleep = Asleep::Board;    ///< What this was the last of.
};

struct ToLeaderboard {
    puzzle::RunKey key;   ///< Empty: the level last played, or the first. RunKey::shift(): the night shifts.
    long long run = 0;    ///< A run to show selected, or 0.
    std::string player{}; ///< Whose runs only; empty: everybody's.
};

/// What a player has done in all.
struct ToStatistics {
    std::optional<std::string> player{}; ///< An empty name: everybody together; none: the current player.
};

/// Who plays on this computer.
struct ToPlayers {};

/// A run to be watched.
struct ToReplay {
    Challenge challenge; ///< Its board.
    data::Run run;
};

/// Where a random board is asked for.
struct ToRandom {};

/// A random board that is being generated, over the scene that asked for it.
struct ToGenerating {
    Challenge::Random wish;
    std::shared_ptr<BoardGeneration> generation;
    std::function<void(Challenge)> generated; ///< Called with the board after the overlay closed.
};

/// Where a night shift begins: its rules, and what was reached until now.
struct ToShift {};

/// A night shift on the houses of a seed.
struct ToShiftPlay {
    std::string seed;
};

/// What a shift that is over came to.
struct ToShiftOver {
    puzzle::ShiftScore score;
    int lastHouse = 0; ///< That went to bed, counted from 0; the first one where none did.
    RecordedShift recorded;
    std::optional<int> bestBefore; ///< Points of the player's best shift until now.
};

/// The player's own levels and packs.
struct ToMyLevels {};

/// The calendar of daily puzzles.
struct ToDaily {
    std::optional<puzzle::Day> day; ///< Chosen there; none: today.
};

/// Where levels are made.
struct ToEditor {
    std::optional<data::StoredLevel> level; ///< Empty: the unfinished work, or a fresh board.
};

/// Chooses a level to be edited, over the editor: one of the player's own, a code or a file.
struct ToOpenLevel {
    std::function<void(const data::StoredLevel&)> opened; ///< Called after the overlay closed.
};

/// What the player has reached besides stars.
struct ToAchievements {};

/// The lessons, and how far the player has come with each.
struct ToLearn {};

/// One lesson, at the step that the player has reached.
struct ToLesson {
    std::string lesson; ///< One of lessonIds.
};

/// What is known of any size and rules.
struct ToExplorer {};

struct ToSettings {};
struct ToKeys {};

/// Asks for another key or pad button of an action, over the list of keys.
struct ToRebind {
    ui::Action action = ui::Action::None;     ///< One of bindableActions().
    ui::Device device = ui::Device::Keyboard; ///< Or the gamepad.
    std::size_t index = 0; ///< Which of the action's keys, in KeyMap's count; beyond the last: one more.
};
struct ToHelp {
    bool editor = false; ///< With the page of the level editor first.
};

/// A question over the scene below; Esc and a click beside it choose the first answer, the safe one.
struct ToQuestion {
    struct Answer {
        std::string label;
        std::function<void()> chosen; ///< May be empty.
    };
    std::string title;
    std::string text;
    std::vector<Answer> answers;
};

/// Asks for a few lines of text over the scene below; Esc and a click beside it change nothing.
struct ToPrompt {
    struct Field {
        std::string label;
        std::string value;           ///< Stands there at first.
        std::size_t maxLength = 100; ///< Code points.
        std::string placeholder{};   ///< Stands there while nothing is written; may be empty.
    };
    /// What is wrong with what was written.
    struct Refusal {
        std::string sentence{}; ///< Empty: nothing.
        std::size_t field = 0;  ///< Where it is shown.
    };
    std::string title;
    std::string text; ///< Below the title; may be empty.
    std::vector<Field> fields;
    std::size_t first = 0; ///< The field that has the focus at first.
    std::string agree;     ///< The answer that takes what was written.
    /// Called with what stands in the fields, before the overlay closes, which it does unless this refuses. Goes
    /// nowhere itself.
    std::function<Refusal(const std::vector<std::string>&)> agreed;
};

struct ToError {
    std::string title;
    std::string text;
};

using Destination = std::variant<ToMainMenu, ToCampaign, ToPlay, ToPause, ToWin, ToLeaderboard, ToStatistics, ToPlayers,
                                 ToAchievements, ToReplay, ToRandom, ToGenerating, ToDaily, ToShift, ToShiftPlay,
                                 ToShiftOver, ToMyLevels, ToEditor, ToOpenLevel, ToLearn, ToLesson, ToExplorer,
                                 ToSettings, ToKeys, ToRebind, ToHelp, ToQuestion, ToPrompt, ToError>;

/// Where a board is chosen: a level of a house in the campaign, a daily puzzle in the calendar. Nothing for
/// every other board.
[[nodiscard]] std::optional<Destination> boardPlace(const Challenge& challenge, const data::Library& library);

/// A pause whose words follow the language: they are asked for now and whenever it may have changed.
/// \param leave for the entry that leaves. \param act for all others.
[[nodiscard]] inline ToPause pauseOf(std::function<ToPause()> words, std::function<void()> leave,
                                     std::function<void(ui::Action)> act) {
    ToPause to = words();
    to.chosen = [leave = std::move(leave), act = std::move(act)](ui::Action action) {
        if (action == ui::Action::Back)
            leave();
        else
            act(action);
    };
    to.reworded = std::move(words);
    return to;
}

} // namespace game
