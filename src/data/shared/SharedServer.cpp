// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedServer.hpp"

#include "data/files/Paths.hpp"
#include "data/files/PlayerName.hpp"
#include "platform/Library.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace data {

namespace {

constexpr std::array<std::string_view, 2> schemes{"postgresql://", "postgres://"};

/// For a page of 8 MiB, and for a server that waits for others.
constexpr std::chrono::milliseconds serverPatience = std::chrono::seconds(90);

std::string_view withoutScheme(std::string_view address) noexcept {
    for (const std::string_view scheme : schemes)
        if (address.starts_with(scheme))
            return address.substr(scheme.size());
    return address;
}

/// Loads the module, for the rest of the program. \returns null if it is not there or cannot be loaded.
ConnectServer* loadModule(Log& log) {
    static ConnectServer* const connect = [&]() -> ConnectServer* {
        const auto file = executableFile().parent_path() / LICHTER_MODULES / "lichter-aus-postgresql.so";
        const platform::Library module(file, platform::Library::Lasting::Program);
        if (!module.isLoaded())
            log.warn("servers cannot be used: " + module.problem());
        ConnectServer* found = nullptr;
        module.find(found, connectServerName);
        return found;
    }();
    return connect;
}

} // namespace

bool isServerAddress(std::string_view place) noexcept {
    return withoutScheme(place).size() < place.size();
}

bool hasPassword(std::string_view address) noexcept {
    const std::string_view rest = withoutScheme(address);
    // What libpq takes for a password, and everything that a player may have meant as one.
    const std::size_t at = rest.find('@');
    if (at != std::string_view::npos && rest.substr(0, at).find(':') != std::string_view::npos)
        return true;
    std::string_view options = rest.substr(std::min(rest.find('?'), rest.size()));
    while (!options.empty()) {
        options.remove_prefix(1);
        const std::string_view option = options.substr(0, options.find('&'));
        const std::string_view name = option.substr(0, option.find('='));
        if (name.find("password") != std::string_view::npos || name.find('%') != std::string_view::npos)
            return true;
        options.remove_prefix(option.size());
    }
    return false;
}

SharedServer::SharedServer(std::string address, Log log)
    : m_address(std::move(address))
    , m_log(std::move(log)) {}

SharedServer::SharedServer(std::unique_ptr<ServerConnection> connection, Log log)
    : m_log(std::move(log))
    , m_connection(std::move(connection)) {}

template<class Use>
auto SharedServer::with(const Use& use) -> decltype(use(std::declval<ServerConnection&>())) {
    if (m_connection == nullptr)
        if (ConnectServer* const connect = loadModule(m_log))
            m_connection.reset(connect(m_address.c_str(), LICHTER_VERSION, serverPatience.count()));
    if (m_connection == nullptr)
        return tl::unexpected(SharedProblem::NoModule);
    auto result = use(*m_connection);
    const std::string said = result ? std::string() : m_connection->lastError();
    if (!said.empty() && said != m_logged)
        m_log.warn("shared leaderboard: the server: " + said);
    m_logged = said;
    return result;
}

tl::expected<void, SharedProblem> SharedServer::check() {
    return with([](ServerConnection& server) -> tl::expected<void, SharedProblem> {
        const auto player = server.player();
        if (!player)
            return tl::unexpected(player.error());
        if (playerName(*player) != *player) // Every run given under it would be refused by its readers.
            return tl::unexpected(SharedProblem::NoPlayerName);
        return {};
    });
}

tl::expected<void, SharedProblem> SharedServer::give(const std::string& lines) {
    return with([&](ServerConnection& server) -> tl::expected<void, SharedProblem> {
        for (std::size_t at = 0; at < lines.size();) {
            const std::size_t end = std::min(lines.find('\n', at), lines.size());
            const auto stored = server.store(lines.substr(at, end - at));
            if (!stored)
                return tl::unexpected(stored.error());
            if (!*stored)
                m_log.warn("shared leaderboard: the server refuses a run: " + server.lastError());
            at = end + 1;
        }
        return {};
    });
}

tl::expected<void, SharedProblem> SharedServer::start(const std::vector<std::string>& codes) {
    return with([&](ServerConnection& server) -> tl::expected<void, SharedProblem> {
        for (const std::string& code : codes)
            if (auto told = server.start(code); !told)
                return told;
        return {};
    });
}

tl::expected<ServerPage, SharedProblem> SharedServer::runsAfter(const std::string& cursor) {
    return with([&](ServerConnection& server) { return server.runsAfter(cursor); });
}

tl::expected<std::string, SharedProblem> SharedServer::readClass() {
    return with([](ServerConnection& server) -> tl::expected<std::string, SharedProblem> {
        auto plan = server.classPlan();
        if (plan && plan->size() > maxClassFileBytes)
            return tl::unexpected(SharedProblem::ServerFailed);
        return plan;
    });
}

tl::expected<void, SharedProblem> SharedServer::writeClass(const std::string& before, const std::string& text) {
    return with([&](ServerConnection& server) -> tl::expected<void, SharedProblem> {
        const auto changed = server.changeClassPlan(before, text);
        if (!changed)
            return tl::unexpected(changed.error());
        if (!*changed)
            return tl::unexpected(SharedProblem::Changed);
        return {};
    });
}

} // namespace data
