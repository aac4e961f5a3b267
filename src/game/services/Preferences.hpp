#pragma once

#include "data/settings/Settings.hpp"
#include "game/look/BoardView.hpp"
#include "game/look/Theme.hpp"
#include "ui/Animation.hpp"

#include <filesystem>
#include <functional>
#include <optional>

namespace game {

/// The player's settings while the game runs. Every change is written at once and reported to onChange.
class Preferences {
public:
    /// \param file where changes are written; empty: nowhere, for pictures and tests.
    Preferences(data::Settings settings, std::filesystem::path file);

    [[nodiscard]] const data::Settings& get() const noexcept { return m_settings; }
    /// Changes, writes and tells. What the command line asked for only lasts this time: see override.
    void change(const std::function<void(data::Settings&)>& how);
    /// Changes for this run of the program without writing.
    void override(const std::function<void(data::Settings&)>& how);
    /// Everything at its default, the file aside; for "delete my data".
    void reset();

    [[nodiscard]] const Theme& theme() const noexcept;
    [[nodiscard]] ui::Motion motion() const noexcept;
    /// How boards are drawn, for a house.
    [[nodiscard]] BoardOptions boardOptions(House house) const noexcept;
    /// Why the last change could not be written, if it could not.
    [[nodiscard]] const std::optional<data::FileProblem>& problem() const noexcept { return m_problem; }

    std::function<void()> onChange;

private:
    data::Settings m_settings; ///< In force.
    data::Settings m_written;  ///< What the file is to say: without what the command line asked for.
    std::filesystem::path m_file;
    std::optional<data::FileProblem> m_problem;
};

} // namespace game
