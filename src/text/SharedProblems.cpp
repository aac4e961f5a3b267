// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/SharedProblems.hpp"

#include "text/Problems.hpp"

#include <cstdint>
#include <variant>

namespace text {

std::string describe(const Text& text, data::SharedProblem problem) {
    switch (problem) {
    case data::SharedProblem::Absent:
        return text.tr("The folder of the shared leaderboard is not there now.");
    case data::SharedProblem::NoBoard:
        return text.tr("There is no shared leaderboard in this folder now.");
    case data::SharedProblem::Damaged:
        return text.tr("The file {1} in the folder of the shared leaderboard is damaged. The runs and the class are "
                       "still there: “{2}” writes that file anew, and nothing else.",
                       "lichter-aus-board.json", "lichter-aus-cli class make FOLDER --force");
    case data::SharedProblem::Newer:
        return text.tr("The shared leaderboard needs a newer version of the game.");
    case data::SharedProblem::Denied:
        return text.tr("No permission to use the folder of the shared leaderboard.");
    case data::SharedProblem::NoSpace:
        return text.tr("The drive of the shared leaderboard is full.");
    case data::SharedProblem::NotAFile:
        return text.tr("Something in the folder of the shared leaderboard is not what it should be.");
    case data::SharedProblem::TooMany:
        return text.tr("There are too many files in the folder of the shared leaderboard.");
    case data::SharedProblem::Changed:
        return text.tr("Somebody else has changed the class in the meantime.");
    case data::SharedProblem::NoModule:
        return text.tr("Servers need the package lichter-aus-postgresql, which is not installed.");
    case data::SharedProblem::NoConnection:
        return text.tr("The server does not answer. Check the host and the port in the address.");
    case data::SharedProblem::NoTls:
        return text.tr(
            "The server has no encryption (TLS), which the address asks for. Its administrator has to switch it on.");
    case data::SharedProblem::NoRootCertificate:
        return text.tr("There is no root certificate to verify the server with. Put it into {1}.",
                       "~/.postgresql/root.crt");
    case data::SharedProblem::WrongCertificate:
        return text.tr(
            "The server’s certificate has expired, or is that of another host or another authority. Check the address "
            "and {1}.",
            "~/.postgresql/root.crt");
    case data::SharedProblem::NoPassword:
        return text.tr("The server wants a password. Put it into {1}, which only you may read (chmod 600).",
                       "~/.pgpass");
    case data::SharedProblem::LoginRefused:
        return text.tr("The server refuses your login. Check the name in the address and the password in {1}.",
                       "~/.pgpass");
    case data::SharedProblem::NoDatabase:
        return text.tr("The server does not have this database. Check the end of the address.");
    case data::SharedProblem::NoTables:
        return text.tr(
            "The database has no shared leaderboard that you can read. Its administrator makes one with {1}.",
            "board.sql");
    case data::SharedProblem::NoPlayerName:
        return text.tr("Your login cannot be the name of a player: at most 16 characters, none of them invisible.");
    case data::SharedProblem::Forbidden:
        return text.tr("The server does not let you do this.");
    case data::SharedProblem::TooMuch:
        return text.tr("The server sends more than a shared leaderboard can have. The connection was closed.");
    case data::SharedProblem::ServerFailed:
        return text.tr("The server reported an error.");
    case data::SharedProblem::Failed:
        break;
    }
    return text.tr("The drive of the shared leaderboard reported an error.");
}

std::string describe(const Text& text, const data::SharedFailure& problem) {
    return std::visit([&](auto why) { return describe(text, why); }, problem);
}

std::string unreadSentence(const Text& text, const std::vector<std::string>& unread) {
    if (unread.empty())
        return {};
    constexpr std::size_t digits = 8; // Enough to find it.
    return text.trn("{1} file of runs is damaged or not copied completely, so its runs are missing: {2}.",
                    "{1} files of runs are damaged or not copied completely, so their runs are missing: {2}.",
                    static_cast<std::int64_t>(unread.size()), "runs/" + unread.front().substr(0, digits) + "…");
}

} // namespace text
