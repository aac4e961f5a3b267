// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>

namespace data {

inline constexpr std::size_t maxClassFileBytes = std::size_t{256} << 10; ///< A larger plan of a class is not read.

/// Why a shared leaderboard cannot be used.
enum class SharedProblem : std::uint8_t {
    Absent,   ///< No such folder: its drive may not be there.
    NoBoard,  ///< A folder without a board, such as the mount point of a drive that is not there.
    Newer,    ///< A later version of the game made the board.
    Denied,   ///< No permission, or a read-only file system.
    NoSpace,  ///< The disk is full, or a quota is reached.
    NotAFile, ///< Something else has the name of a file or folder of the board.
    TooMany,  ///< More files than maxSharedFiles.
    Changed,  ///< Somebody else has changed the class in the meantime.
    Failed,   ///< Any other system error.

    NoModule,     ///< This installation cannot use servers: see SharedServer.
    NoConnection, ///< The server does not answer.
    NoTables,     ///< The server's database has no board, or the player may not see it.
    NoPlayerName, ///< The name that the player logs in with cannot be a player's.
    Forbidden,    ///< The player may not do this on the server.
    TooMuch,      ///< The server sends more than was asked for.
    ServerFailed, ///< Any other error of the server.

    NoTls,             ///< The address asks for encryption, which the server does not have.
    NoRootCertificate, ///< The address asks for a server that is verified, and this computer has nothing to do it with.
    WrongCertificate,  ///< The server's certificate is not valid here, or not for the host in the address.
    NoPassword,        ///< The server asks for a password, and none is stored for this login.
    LoginRefused,      ///< The server refuses the login.
    NoDatabase,        ///< The server does not have the database.

    Damaged, ///< The folder's marker is damaged, or another file has its name: see SharedFolder::repair.
};

} // namespace data
