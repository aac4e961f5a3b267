// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "game/editor/EditorHistory.hpp"

#include <map>
#include <string>

namespace game {

/// Finds existing levels by their boards.
class TwinFinder {
public:
    explicit TwinFinder(const data::Library& library);

    /// The name of a level in another file that has the same board; null if none.
    [[nodiscard]] const data::LocalText* of(const EditorDocument& document) const;

private:
    struct Known {
        data::LocalText name;
        std::filesystem::path file;
    };
    std::multimap<std::string, Known> m_levels; ///< By share code.
};

} // namespace game
