// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/settings/Settings.hpp"
#include "game/look/Theme.hpp"
#include "ui/Animation.hpp"

#include <filesystem>
#include <functional>
#include <optional>

namespace game {

/// The player's settings while the game runs. Every change is written at once and reported to onChange.
class Preferences {
public:
    /// \param file where changes are written; empty to write nothing, for pictures and tests.
    Preferences(data::Settings settings, std::filesystem::path file);

    [[nodiscard]] const data::Settings& get() const noexcept { return m_settings; }
    /// Changes the settings, writes them and calls onChange. Values set by override() are not written.
    void change(const std::function<void(data::Settings&)>& how);
    /// Changes the settings until the program ends, without writing them.
    void override(const std::function<void(data::Settings&)>& how);
    /// Resets everything to its default without touching the file; for "delete my data".
    void reset();

    /// The chosen one, with the player's colour and size of the focus.
    [[nodiscard]] const Theme& theme() const noexcept { return m_theme; }
    [[nodiscard]] ui::Motion motion() const noexcept;
    /// Why the last change could not be written, if so.
    [[nodiscard]] const std::optional<data::FileProblem>& problem() const noexcept { return m_problem; }

    std::function<void()> onChange;

private:
    void changed(); ///< After the settings in effect were changed.

    data::Settings m_settings; ///< In effect.
    data::Settings m_written;  ///< What the file should contain: without the values set by override().
    std::filesystem::path m_file;
    std::optional<data::FileProblem> m_problem;
    Theme m_theme;
};

} // namespace game
