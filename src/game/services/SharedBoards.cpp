// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/SharedBoards.hpp"

#include "data/levels/Puzzles.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr ui::Seconds round = 60;   ///< From one reading of all boards to the next.
constexpr ui::Seconds soon = 0.1F;  ///< While something is going on.
constexpr ui::Seconds patience = 3; ///< For a drive, at the end of the game.
/// The player of a run may still enter a name on the screen that shows its result.
constexpr std::chrono::seconds nameTime(60);

} // namespace

SharedBoards::SharedBoards(const std::optional<data::Paths>& paths, const data::Log& log, Records& records,
                           Preferences& preferences)
    : m_paths(paths)
    , m_log(log)
    , m_records(records)
    , m_preferences(preferences) {}

const std::vector<data::SharedBoard>& SharedBoards::boards() const {
    static const std::vector<data::SharedBoard> none;
    return m_paths ? m_preferences.get().sharedBoards : none;
}

bool SharedBoards::has(const std::string& name) const {
    return std::any_of(boards().begin(), boards().end(), [&](const auto& board) { return board.name == name; });
}

const SharedState& SharedBoards::state(const std::string& name) {
    return m_states[name];
}

std::filesystem::path SharedBoards::fileOf(const std::string& name) const {
    return data::sharedRunsFile(m_paths->shared(), name);
}

std::optional<SharedBoards::Refusal> SharedBoards::add(const std::string& name,
                                                       const std::filesystem::path& folder) {
    if (!data::isSharedBoardName(name))
        return Refusal::BadName;
    if (has(name))
        return Refusal::NameTaken;
    if (boards().size() >= data::maxSharedBoards)
        return Refusal::TooMany;
    if (!folder.is_absolute())
        return Refusal::NoFolder;
    m_preferences.change([&](data::Settings& settings) { settings.sharedBoards.push_back({name, folder}); });
    begin(boards().back(), nameTime, true);
    return std::nullopt;
}

void SharedBoards::addForSitting(const std::filesystem::path& folder) {
    const auto known = std::find_if(boards().begin(), boards().end(),
                                    [&](const data::SharedBoard& board) { return board.folder == folder; });
    if (known != boards().end() || !m_paths)
        return;
    const data::SharedBoard board{folder.filename().string(), folder};
    m_preferences.override([&](data::Settings& settings) {
        std::erase_if(settings.sharedBoards, [&](const data::SharedBoard& other) { return other.name == board.name; });
        settings.sharedBoards.push_back(board);
    });
    begin(board, nameTime, true);
}

void SharedBoards::remove(const std::string& name) {
    m_preferences.change([&](data::Settings& settings) {
        std::erase_if(settings.sharedBoards, [&](const data::SharedBoard& board) { return board.name == name; });
    });
    m_records.leaveShared(name);
    std::erase_if(m_waiting, [&](const Waiting& waiting) { return waiting.board.name == name; });
    m_states.erase(name);
    m_tables.erase(name);
    ++m_revision;
}

SharedBoards::Tables& SharedBoards::tables(const std::string& name) {
    auto& tables = m_tables[name];
    if (tables == nullptr)
        tables = std::make_unique<Tables>(
            data::Database::open(fileOf(name), data::puzzles(), data::Inspection::InBackground, m_log));
    return *tables;
}

void SharedBoards::begin(const data::SharedBoard& board, std::chrono::seconds recent, bool create) {
    SharedState& state = m_states[board.name];
    if (std::exchange(state.busy, true))
        return;
    m_records.joinShared(board.name);
    m_waiting.push_back({board, m_records.takeForShared(board.name, recent), create});
}

void SharedBoards::beginWaiting() {
    for (const Waiting& waiting : m_waiting) {
        if (!waiting.files->has_value())
            continue;
        if (m_worker == nullptr)
            m_worker = std::make_unique<data::SharedWorker>(data::puzzles(), m_log);
        m_worker->add({waiting.board.name, waiting.board.folder, fileOf(waiting.board.name), waiting.create,
                       **waiting.files, m_records.now()});
    }
    std::erase_if(m_waiting, [](const Waiting& waiting) { return waiting.files->has_value(); });
}

void SharedBoards::take(data::SharedResult result) {
    if (!has(result.board)) // It was removed meanwhile.
        return;
    if (!result.written.empty())
        m_records.noteShared(result.board, std::move(result.written));
    SharedState& state = m_states[result.board];
    state = {false, state.read || result.read.has_value(), {}, result.unwritten};
    if (!result.read)
        state.problem = result.read.error();
    ++m_revision;
}

void SharedBoards::update(ui::Seconds step) {
    if (m_closing)
        *m_closing += step;
    beginWaiting();
    while (m_worker != nullptr) {
        auto result = m_worker->take();
        if (!result)
            break;
        take(*std::move(result));
    }
    if (m_closing) {
        closeIdleBoards();
        return;
    }
    m_untilRound -= step;
    if (m_untilRound > 0)
        return;
    m_untilRound = round;
    for (const data::SharedBoard& board : boards())
        begin(board, nameTime);
}

void SharedBoards::refresh() {
    m_untilRound = 0;
}

ui::Seconds SharedBoards::nextChange() const {
    if (boards().empty())
        return -1;
    return busy() ? soon : std::max(m_untilRound, 0.0F);
}

void SharedBoards::beginClosing() {
    m_closing = 0;
    m_unclosed = boards();
    update(0);
}

void SharedBoards::closeIdleBoards() {
    std::erase_if(m_unclosed, [this](const data::SharedBoard& board) {
        const bool idle = !m_states[board.name].busy;
        if (idle)
            begin(board, std::chrono::seconds(0));
        return idle;
    });
}

bool SharedBoards::busy() const {
    return std::any_of(m_states.begin(), m_states.end(), [](const auto& each) { return each.second.busy; });
}

bool SharedBoards::closed() const {
    return m_closing && ((m_unclosed.empty() && !busy()) || *m_closing > patience);
}

} // namespace game
