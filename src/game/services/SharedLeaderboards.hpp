// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassPlan.hpp"
#include "data/files/Log.hpp"
#include "data/files/Paths.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/Shifts.hpp"
#include "data/shared/SharedWorker.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "ui/Animation.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What is known about a shared leaderboard.
struct SharedState {
    bool read = false;                              ///< It was read in this sitting.
    std::optional<data::SharedFailure> problem{};   ///< Why it could not be read the last time.
    std::optional<data::SharedProblem> unwritten{}; ///< Why one's own runs could not be written the last time.
    bool owing = false; ///< It could not be used, and since then not everything that waits has been given.
    std::vector<std::string> unread{}; ///< See data::SharedNews.

    friend bool operator==(const SharedState&, const SharedState&) = default;
};

/// What is known about the class of a shared leaderboard.
struct ClassState {
    std::string text{}; ///< The text of its file, as last read; empty: there is no class.
    /// What that text was read as. If it is damaged, the plan is still the one before, if that is known.
    data::ClassReading reading{};
    bool damaged = false;                         ///< That text is no plan.
    bool changing = false;                        ///< Another plan is being written.
    std::optional<data::SharedProblem> problem{}; ///< Why the last change was not written.
};

/// The leaderboards shared with other computers, as the settings list them: gives them what is played here and reads
/// what others have written, every minute and when asked. Everything that touches their folders happens in a
/// data::SharedWorker for each, so a drive that is slow or not there keeps nothing waiting, and loses nothing.
class SharedLeaderboards {
public:
    /// \param paths of the player's files; std::nullopt if there are none: then there are no shared leaderboards.
    SharedLeaderboards(const std::optional<data::Paths>& paths, const data::Log& log, Records& records,
                       Preferences& preferences);
    SharedLeaderboards(const SharedLeaderboards&) = delete;
    SharedLeaderboards& operator=(const SharedLeaderboards&) = delete;

    /// The boards in the settings.
    [[nodiscard]] const std::vector<data::SharedLeaderboard>& boards() const;
    /// The board of a name; null if there is none.
    [[nodiscard]] const data::SharedLeaderboard* find(const std::string& name) const;
    [[nodiscard]] SharedState state(const std::string& name) const;
    /// The next board that could not be read when it was tried for the first time in this sitting, if nobody has been
    /// told of it yet.
    [[nodiscard]] std::optional<std::string> takeUnreadable();
    /// Whether a board is being read or written.
    [[nodiscard]] bool busy(const std::string& name) const;

    /// Why a board cannot be added.
    enum class Refusal : std::uint8_t { BadName, NameTaken, FolderTaken, TooMany, NoFolder, Password, NoStorage };
    /// Adds a board, which is made in the folder if there is none yet; what is played from now on is given to it.
    /// Whether the folder can be used shows later, in state(): asking now could take long. \param folder or the
    /// address of a server.
    [[nodiscard]] std::optional<Refusal> add(const std::string& name, const std::filesystem::path& folder);
    /// Adds the board in a folder, unless it is there, under the folder's name.
    [[nodiscard]] std::optional<Refusal> add(const std::filesystem::path& folder);
    /// Removes a board here; its folder stays as it is.
    void remove(const std::string& name);

    /// The runs of a board, as far as they have been read. \pre find(name) != nullptr.
    [[nodiscard]] data::Leaderboard& leaderboard(const std::string& name) { return tables(name).leaderboard; }
    [[nodiscard]] data::Shifts& shifts(const std::string& name) { return tables(name).shifts; }

    /// The class of a board: from the last sitting until the folder has been read. \pre find(name) != nullptr.
    [[nodiscard]] const ClassState& classOf(const std::string& name) { return link(find(name)->folder).ofClass; }
    /// Whether a board has a class.
    [[nodiscard]] bool hasClass(const std::string& name) { return classOf(name).reading.plan.has_value(); }
    /// Gives the board another class, or none. What became of it shows in classOf(). \pre find(name) != nullptr.
    /// \param before the text of the class that was changed: if the board has another one, it is not replaced.
    void changeClass(const std::string& name, const std::string& before, const std::optional<data::ClassPlan>& plan);

    /// Tells the servers that a player has pressed for the first time on the board of a share code.
    void noteStart(const std::string& code);
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
    /// What goes on between this computer and a folder.
    struct Link {
        SharedState state;
        ClassState ofClass;
        std::optional<data::ClassChange> change;    ///< To be written.
        std::string writing;                        ///< The text of the class that is being written.
        std::vector<data::Started> starts;          ///< To be reported to a server.
        std::unique_ptr<data::SharedWorker> worker; ///< Null until there was something to do.
        std::unique_ptr<Tables> tables;             ///< Null until first asked for.
        Later<bool> joined;                         ///< While the database is asked: whether this is the first time,
        Later<data::NewNames> names;                ///< which names have changed, null if that was done,
        Later<data::Outbox::Parcel> parcel;         ///< and what is to be given.
        bool tried = false;                         ///< To read the board.
        bool unseen = true;                         ///< What was given last may not have been read there since.
        bool working = false;                       ///< The worker has a task.
        bool again = false;                         ///< There is more to give when the worker is done.
        bool closed = false;                        ///< Has begun for the last time.
        int namesAsked = 0;                         ///< m_names when they were last asked for,
        int namesDone = 0;                          ///< and when they were last brought there.
        ui::Seconds untilNext = 0;                  ///< Until it begins again.

        [[nodiscard]] bool busy() const noexcept { return working || parcel != nullptr; }
    };

    [[nodiscard]] Tables& tables(const std::string& name);
    /// The link to the folder of a board in the settings.
    [[nodiscard]] Link& link(const std::filesystem::path& folder);
    [[nodiscard]] std::filesystem::path fileOf(const std::filesystem::path& folder) const;
    /// Begins with the folders as soon as possible, to bring them other names.
    void giveNames();
    /// Begins with the servers as soon as possible.
    void giveToServers();
    void update(const std::filesystem::path& folder, Link& link);
    void ask(const std::filesystem::path& folder, Link& link);
    void begin(const std::filesystem::path& folder, Link& link);
    void take(const std::filesystem::path& folder, Link& link, const data::SharedResult& result);
    void takeClass(Link& link, const data::SharedResult& result);
    void setClassText(Link& link, const std::string& text);

    std::optional<data::Paths> m_paths;
    data::Log m_log;
    Records& m_records;
    Preferences& m_preferences;
    std::map<std::filesystem::path, Link> m_links;             ///< By folder, of the boards in the settings.
    std::vector<std::string> m_unreadable;                     ///< See takeUnreadable().
    std::vector<std::unique_ptr<data::SharedWorker>> m_ending; ///< Workers of removed boards; each has a task.
    std::optional<ui::Seconds> m_closing;                      ///< How long it has been going on.
    int m_revision = 0;
    int m_names = 1; ///< How often names have changed; that they may have before counts once.
};

} // namespace game
