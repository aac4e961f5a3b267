// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace game {

/// A scene that keeps large pictures only while it is seen. Before it is seen again it is updated, and can paint them.
class Hideable {
public:
    virtual ~Hideable() = default;

    /// Called, perhaps more than once, while another scene covers all of it.
    virtual void hidden() = 0;
};

} // namespace game
