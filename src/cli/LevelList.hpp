// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"
#include "text/Text.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace cli {

/// The levels of a file with what the solvers say of them: a table for each puzzle that is there.
class LevelList {
public:
    LevelList() = default;
    /// Solves the levels.
    LevelList(const std::vector<data::Level>& levels, const text::Text& text);

    /// False if a level cannot be solved, or if that is not decided.
    [[nodiscard]] bool allSolvable() const noexcept { return m_allSolvable; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] const nlohmann::ordered_json& json() const noexcept {
        return m_json;
    } ///< In the order of the levels.

private:
    using Rows = std::vector<std::vector<std::string>>;

    void add(const data::Level& level, const lights::Puzzle& puzzle, const text::Text& text);
    void add(const data::Level& level, const arukone::Board& board, const text::Text& text);

    Rows m_lights; ///< The first row are the headings; empty if there are no levels.
    Rows m_arukone;
    nlohmann::ordered_json m_json = nlohmann::ordered_json::array();
    bool m_allSolvable = true;
};

} // namespace cli
