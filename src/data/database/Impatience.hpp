// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Connection.hpp"
#include "data/database/Sql.hpp"

namespace data {

/// As long as it exists, a connection waits for no other program: nobody waits for what is done meanwhile.
class Impatience {
public:
    explicit Impatience(Connection& connection)
        : m_connection(connection) {
        if (!m_connection.waitsItself)
            m_connection.sql.setBusyTimeout(0);
    }
    Impatience(const Impatience&) = delete;
    Impatience& operator=(const Impatience&) = delete;
    ~Impatience() {
        if (!m_connection.waitsItself)
            m_connection.sql.setBusyTimeout(m_connection.held ? busyRetryTimeout : busyTimeout);
    }

private:
    Connection& m_connection;
};

} // namespace data
