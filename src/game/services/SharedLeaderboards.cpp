// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/SharedLeaderboards.hpp"

#include "data/files/File.hpp"
#include "data/levels/Puzzles.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

namespace fs = std::filesystem;

constexpr ui::Seconds round = 60;   ///< From one reading of a board to the next.
constexpr ui::Seconds soon = 0.1F;  ///< While something is going on.
constexpr ui::Seconds patience = 3; ///< For a drive, at the end of the game.
/// The player of a run may still enter a name on the screen that shows its result.
constexpr std::chrono::seconds nameTime(60);

/// The path without "." and "..", and without a slash at its end; an address as it is.
fs::path normal(const fs::path& folder) {
    if (data::isServerAddress(folder.string()))
        return folder;
    const fs::path whole = folder.lexically_normal();
    return whole.has_filename() || !whole.has_relative_path() ? whole : whole.parent_path();
}

} // namespace

SharedLeaderboards::SharedLeaderboards(const std::optional<data::Paths>& paths, const data::Log& log, Records& records,
                                       Preferences& preferences)
    : m_paths(paths)
    , m_log(log)
    , m_records(records)
    , m_preferences(preferences) {
    if (!m_paths)
        return;
    std::vector<fs::path> used;
    for (const data::SharedLeaderboard& board : boards())
        used.push_back(fileOf(board.folder));
    data::removeUnusedSharedRuns(m_paths->shared(), used);
    m_records.beforeDeletion = [this] { m_links.clear(); };
    m_records.onStart = [this](const std::string& code) { noteStart(code); };
    m_records.onRecord = [this] { giveToServers(); };
    m_records.onNames = [this] { giveNames(); };
}

const std::vector<data::SharedLeaderboard>& SharedLeaderboards::boards() const {
    static const std::vector<data::SharedLeaderboard> none;
    return m_paths ? m_preferences.get().sharedLeaderboards : none;
}

const data::SharedLeaderboard* SharedLeaderboards::find(const std::string& name) const {
    const auto found = std::ranges::find(boards(), name, &data::SharedLeaderboard::name);
    return found == boards().end() ? nullptr : &*found;
}

SharedState SharedLeaderboards::state(const std::string& name) const {
    const data::SharedLeaderboard* const board = find(name);
    const auto link = board != nullptr ? m_links.find(board->folder) : m_links.end();
    return link != m_links.end() ? link->second.state : SharedState();
}

std::optional<std::string> SharedLeaderboards::takeUnreadable() {
    while (!m_unreadable.empty()) {
        const fs::path folder = m_unreadable.front();
        m_unreadable.erase(m_unreadable.begin());
        const auto board = std::ranges::find(boards(), folder, &data::SharedLeaderboard::folder);
        if (board != boards().end() && state(board->name).problem)
            return board->name;
    }
    return std::nullopt;
}

bool SharedLeaderboards::busy(const std::string& name) const {
    const data::SharedLeaderboard* const board = find(name);
    const auto link = board != nullptr ? m_links.find(board->folder) : m_links.end();
    return link != m_links.end() && link->second.busy();
}

fs::path SharedLeaderboards::fileOf(const fs::path& folder) const {
    return data::sharedRunsFile(m_paths->shared(), folder);
}

std::optional<SharedLeaderboards::Refusal> SharedLeaderboards::add(const std::string& name, const fs::path& folder) {
    const fs::path path = normal(folder);
    if (!data::isSharedLeaderboardName(name))
        return Refusal::BadName;
    if (find(name) != nullptr)
        return Refusal::NameTaken;
    if (data::isServerAddress(path.string()) && data::hasPassword(path.string()))
        return Refusal::Password;
    if (!data::isSharedLeaderboardFolder(path))
        return Refusal::NoFolder;
    if (std::ranges::find(boards(), path, &data::SharedLeaderboard::folder) != boards().end())
        return Refusal::FolderTaken;
    if (!m_paths)
        return Refusal::NoStorage;
    if (boards().size() >= data::maxSharedLeaderboards)
        return Refusal::TooMany;
    m_preferences.change([&](data::Settings& settings) { settings.sharedLeaderboards.push_back({name, path}); });
    m_links.erase(path);
    return std::nullopt;
}

std::optional<SharedLeaderboards::Refusal> SharedLeaderboards::add(const fs::path& folder) {
    const std::string last = normal(folder).filename().string();
    const std::string wanted = data::isServerAddress(folder.string()) ? last.substr(0, last.find('?')) : last;
    const std::string base = data::isSharedLeaderboardName(wanted) ? wanted : "1";
    std::optional<Refusal> refusal = add(base, folder);
    for (int number = 2; refusal == Refusal::NameTaken; ++number)
        refusal = add(std::to_string(number), folder);
    return refusal == Refusal::FolderTaken ? std::nullopt : refusal;
}

void SharedLeaderboards::remove(const std::string& name) {
    const data::SharedLeaderboard* const board = find(name);
    if (board == nullptr)
        return;
    const fs::path folder = board->folder;
    if (const auto link = m_links.find(folder); link != m_links.end()) {
        if (link->second.working)
            m_ending.push_back(std::move(link->second.worker));
        m_links.erase(link);
    }
    m_preferences.change([&](data::Settings& settings) {
        std::erase_if(settings.sharedLeaderboards,
                      [&](const data::SharedLeaderboard& each) { return each.name == name; });
    });
    m_records.leaveShared(folder);
    ++m_revision;
}

SharedLeaderboards::Link& SharedLeaderboards::link(const fs::path& folder) {
    const auto [at, isNew] = m_links.try_emplace(folder);
    if (isNew) {
        const auto text = data::readRegularFile(data::sharedClassFile(fileOf(folder)), data::maxClassFileBytes);
        if (text && !text->empty())
            at->second.ofClass = {*text, data::readClassPlan(*text, "class.json"), false, false, {}};
    }
    return at->second;
}

void SharedLeaderboards::changeClass(const std::string& name, const std::string& before,
                                     const std::optional<data::ClassPlan>& plan) {
    Link& at = link(find(name)->folder);
    at.change = {before, plan ? data::formatClassPlan(*plan) : std::string()};
    at.ofClass.changing = true;
    at.ofClass.problem.reset();
    at.untilNext = 0;
    ++m_revision;
}

SharedLeaderboards::Tables& SharedLeaderboards::tables(const std::string& name) {
    const fs::path& folder = find(name)->folder;
    auto& tables = link(folder).tables;
    if (tables == nullptr)
        tables = std::make_unique<Tables>(
            data::Database::open(fileOf(folder), data::puzzles(), data::Inspection::InBackground, m_log));
    return *tables;
}

void SharedLeaderboards::update(ui::Seconds step) {
    std::erase_if(m_ending, [](const auto& worker) {
        while (worker->take()) {
        }
        return !worker->busy();
    });
    if (m_closing)
        *m_closing += step;
    for (const data::SharedLeaderboard& board : boards()) {
        Link& at = link(board.folder);
        at.untilNext -= step;
        update(board.folder, at);
    }
}

void SharedLeaderboards::update(const fs::path& folder, Link& link) {
    while (link.working) {
        const auto result = link.worker->take();
        if (!result)
            break;
        take(folder, link, *result);
    }
    if (link.working || (link.parcel != nullptr && !link.parcel->has_value()))
        return;
    if (link.parcel != nullptr)
        begin(folder, link);
    else if (m_closing ? !std::exchange(link.closed, true) : link.untilNext <= 0)
        ask(folder, link);
}

void SharedLeaderboards::ask(const fs::path& folder, Link& link) {
    link.joined = m_records.joinShared(folder);
    link.names.reset();
    if (!m_closing && !data::isServerAddress(folder.native()) && link.namesDone != m_names) {
        link.names = m_records.newNamesForShared(folder);
        link.namesAsked = m_names;
    }
    // On a server the name of a run does not matter, and the sooner it comes, the better its time is known.
    const bool atOnce = m_closing || data::isServerAddress(folder.string());
    link.parcel = m_records.nextForShared(folder, atOnce ? std::chrono::seconds(0) : nameTime);
}

void SharedLeaderboards::begin(const fs::path& folder, Link& link) {
    if (link.worker == nullptr)
        link.worker = std::make_unique<data::SharedWorker>(data::puzzles(), m_log);
    const bool first = link.joined->value_or(false);
    if (link.change)
        link.writing = link.change->text;
    link.worker->begin({folder, fileOf(folder), first, (*link.parcel)->lines, std::exchange(link.change, std::nullopt),
                        !m_closing, m_records.now(), std::exchange(link.starts, {}),
                        link.names != nullptr ? link.names->value_or(data::NewNames()) : data::NewNames()});
    link.working = true;
}

void SharedLeaderboards::take(const fs::path& folder, Link& link, const data::SharedResult& result) {
    const SharedState before = link.state;
    bool changed = false;
    takeClass(link, result);
    if (result.written) {
        link.state.unwritten = *result.written ? std::nullopt : std::optional(result.written->error());
        if (*result.written) {
            m_records.noteGiven(folder, **link.parcel);
            link.unseen = true;
        }
    }
    if (result.read) { // The last result of a task.
        changed = *result.read && (*result.read)->changed;
        link.state.read = link.state.read || *result.read;
        link.state.problem = *result.read ? std::nullopt : std::optional(result.read->error());
        if (!*result.read && !link.tried)
            m_unreadable.push_back(folder.string());
        link.tried = true;
        if (*result.read && !m_closing) {
            link.state.unread = (*result.read)->unread;
            link.namesDone = link.namesAsked;
            // A file that could not be read may be one of this computer's.
            if (link.unseen && link.state.unread.empty()) {
                m_records.noteSeen(folder);
                link.unseen = false;
            }
        }
        const bool more = (*link.parcel)->more && !link.state.unwritten;
        const bool failed = link.state.problem || link.state.unwritten;
        link.state.owing = failed || (link.state.owing && (more || (*link.parcel)->recent));
        link.untilNext = more || link.change || !link.starts.empty() || link.again ? 0 : round;
        link.again = false;
        link.closed = link.closed && !more;
        link.parcel.reset();
        link.working = false;
    }
    if (changed || link.state != before)
        ++m_revision;
}

void SharedLeaderboards::takeClass(Link& link, const data::SharedResult& result) {
    if (result.changed) {
        link.ofClass.changing = link.change.has_value(); // Another change may have been asked for meanwhile.
        link.ofClass.problem = *result.changed ? std::nullopt : std::optional(result.changed->error());
        if (*result.changed)
            setClassText(link, link.writing);
        ++m_revision;
    }
    if (result.classText && *result.classText)
        setClassText(link, **result.classText);
}

void SharedLeaderboards::setClassText(Link& link, const std::string& text) {
    if (text == link.ofClass.text)
        return;
    link.ofClass.text = text;
    const auto before = std::move(link.ofClass.reading.plan);
    link.ofClass.reading = text.empty() ? data::ClassReading() : data::readClassPlan(text, "class.json");
    link.ofClass.damaged = !text.empty() && !link.ofClass.reading.plan;
    if (link.ofClass.damaged) // A copy that is under way, or a slip: the class goes on.
        link.ofClass.reading.plan = before;
    ++m_revision;
}

void SharedLeaderboards::noteStart(const std::string& code) {
    constexpr std::size_t most = 100; // While a server does not answer: those that are too late are left out anyway.
    for (const data::SharedLeaderboard& board : boards())
        if (data::isServerAddress(board.folder.string()) && link(board.folder).starts.size() < most)
            link(board.folder).starts.push_back({code, std::chrono::steady_clock::now()});
    giveToServers();
}

void SharedLeaderboards::giveNames() {
    ++m_names;
    for (auto& [place, link] : m_links)
        if (!data::isServerAddress(place.native())) {
            link.untilNext = 0;
            link.again = link.busy();
        }
}

void SharedLeaderboards::giveToServers() {
    for (auto& [place, link] : m_links)
        if (data::isServerAddress(place.string())) {
            link.untilNext = 0;
            link.again = link.busy();
        }
}

void SharedLeaderboards::refresh() {
    for (auto& [folder, link] : m_links)
        link.untilNext = 0;
}

ui::Seconds SharedLeaderboards::nextChange() const {
    ui::Seconds next = -1;
    for (const data::SharedLeaderboard& board : boards()) {
        const auto link = m_links.find(board.folder);
        const bool idle = link != m_links.end() && !link->second.busy();
        next = ui::sooner(next, idle ? std::max(link->second.untilNext, 0.0F) : soon);
    }
    return next;
}

void SharedLeaderboards::beginClosing() {
    m_closing = 0;
    update(0);
}

bool SharedLeaderboards::closed() const {
    if (!m_closing)
        return false;
    return *m_closing > patience ||
           std::ranges::all_of(m_links, [](const auto& each) { return each.second.closed && !each.second.busy(); });
}

} // namespace game
