// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Log.hpp"
#include "data/files/Paths.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/Shifts.hpp"
#include "data/shared/SharedWorker.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "ui/Animation.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What is known about a shared board.
struct SharedState {
    bool busy = false;                            ///< It is being read or written.
    bool read = false;                            ///< It was read in this sitting.
    std::optional<data::SharedFailure> problem;   ///< Why it could not be read the last time.
    std::optional<data::SharedProblem> unwritten; ///< Why one's own runs could not be written.
};

/// The leaderboards shared with other computers, as the settings list them: gives them what is played here and reads
/// what others have written, every minute and when asked. Everything that touches their folders happens in a
/// data::SharedWorker, so a drive that is slow or not there keeps nothing waiting, and loses nothing.
class SharedBoards {
public:
    /// \param paths of the player's files; std::nullopt if there are none: then there are no shared boards.
    SharedBoards(const std::optional<data::Paths>& paths, const data::Log& log, Records& records,
                 Preferences& preferences);

    /// The boards in the settings.
    [[nodiscard]] const std::vector<data::SharedBoard>& boards() const;
    [[nodiscard]] bool has(const std::string& name) const;
    [[nodiscard]] const SharedState& state(const std::string& name);

    /// Why a board cannot be added.
    enum class Refusal : std::uint8_t { BadName, NameTaken, TooMany, NoFolder };
    /// Adds a board, which is made in the folder if there is none yet; what is played from now on is given to it.
    /// Whether the folder can be used shows later, in state(): asking it now could take long.
    [[nodiscard]] std::optional<Refusal> add(const std::string& name, const std::filesystem::path& folder);
    /// Adds the board in a folder until the game ends, under the folder's name. \pre the path is absolute.
    void addForSitting(const std::filesystem::path& folder);
    /// Removes a board here; its folder stays as it is.
    void remove(const std::string& name);

    /// The runs of a board, as far as they have been read. \pre has(name).
    [[nodiscard]] data::Leaderboard& leaderboard(const std::string& name) { return tables(name).leaderboard; }
    [[nodiscard]] data::Shifts& shifts(const std::string& name) { return tables(name).shifts; }

    /// To be called in every frame. \param step seconds since the last call.
    void update(ui::Seconds step);
    /// Gives and reads everything now.
    void refresh();
    /// Seconds until update() has something to do; negative if never.
    [[nodiscard]] ui::Seconds nextChange() const;
    /// Changes when runs have been read, or a state is another.
    [[nodiscard]] int revision() const noexcept { return m_revision; }

    /// Begins to give everything that was played to all boards, at the end of the game.
    void beginClosing();
    /// Whether that is done, or has taken so long that it is left for the next start.
    [[nodiscard]] bool closed() const;

private:
    /// A board's own database, opened for reading.
    struct Tables {
        explicit Tables(data::Database opened)
            : database(std::move(opened)) {}

        data::Database database;
        data::Leaderboard leaderboard{database};
        data::Shifts shifts{database};
    };
    /// What is waited for: the files that wait to be written.
    struct Waiting {
        data::SharedBoard board;
        Later<std::vector<data::SharedFile>> files;
        bool create = false; ///< See data::SharedTask.
    };

    [[nodiscard]] Tables& tables(const std::string& name);
    [[nodiscard]] std::filesystem::path fileOf(const std::string& name) const;
    void begin(const data::SharedBoard& board, std::chrono::seconds recent, bool create = false);
    void beginWaiting(); ///< Those whose files are known.
    void closeIdleBoards();
    [[nodiscard]] bool busy() const;
    void take(data::SharedResult result);

    std::optional<data::Paths> m_paths;
    data::Log m_log;
    Records& m_records;
    Preferences& m_preferences;
    std::unique_ptr<data::SharedWorker> m_worker; ///< Null until there is a board.
    std::map<std::string, SharedState> m_states;
    std::map<std::string, std::unique_ptr<Tables>> m_tables;
    std::vector<Waiting> m_waiting;
    ui::Seconds m_untilRound = 0;              ///< Until all boards are read again.
    std::optional<ui::Seconds> m_closing;      ///< How long it has been going on.
    std::vector<data::SharedBoard> m_unclosed; ///< Not begun yet at the end of the game.
    int m_revision = 0;
};

} // namespace game
