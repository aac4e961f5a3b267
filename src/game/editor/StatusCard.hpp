// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/Icon.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/PushButton.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What the editor says about a board.
struct StatusBadge {
    enum class Tone : std::uint8_t { Neutral, Good, Bad, Hint };
    struct Fact {
        std::string name;
        std::string value;
        std::string brief{}; ///< Shown if the value does not fit; may be empty.
    };
    /// The button that repairs the board.
    struct Repair {
        std::string label;
        bool enabled = true;
    };

    Tone tone = Tone::Neutral;
    ui::Icon icon = ui::Icon::Clock;
    std::string title; ///< Such as "Solvable".
    std::vector<Fact> facts{};
    std::string reason{}; ///< A paragraph below the facts; may be empty.
    std::string twin{};   ///< Which level has the same board; may be empty.
    std::optional<Repair> repair{};
    std::string watch{};                     ///< Label of the button that shows what the badge is about; empty: none.
    std::vector<std::string> watchBriefly{}; ///< Shorter labels, used if it does not fit.
    ui::Icon watchIcon = ui::Icon::Play;
    bool settled = true; ///< Whether the title is the result; false while the check is running.
};

/// The editor's badge: whether the board can be solved and what is known about it, or why it cannot be solved, with a
/// button that repairs it.
class StatusCard {
public:
    StatusCard(std::function<void()> repair, std::function<void()> watch);

    void addTo(ui::Form& form);
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect area, const ui::Measure& measure);
    void show(StatusBadge badge);
    /// Draws the panel; the button is drawn by its form.
    void draw(ui::Canvas& canvas) const;

    [[nodiscard]] const StatusBadge& badge() const noexcept { return m_badge; }
    [[nodiscard]] const std::string& title() const noexcept { return m_badge.title; }
    [[nodiscard]] const std::string& twin() const noexcept { return m_badge.twin; }
    [[nodiscard]] const ui::PushButton& repair() const noexcept { return m_repair; }
    [[nodiscard]] const ui::PushButton& watch() const noexcept { return m_watch; }

private:
    /// \param end where they have to end: the last ones give way. \returns where a paragraph below them begins.
    [[nodiscard]] float drawFacts(ui::Canvas& canvas, ui::Vec at, float width, float end) const;
    void placeButtons();
    /// With icon and key if there is room.
    void setLabel(ui::PushButton& button, ui::ButtonFace face, const std::vector<std::string>& labels,
                  const std::string& key);

    const text::Text* m_text = nullptr;
    StatusBadge m_badge;
    ui::Measure m_measure;
    std::string m_repairKey;
    std::string m_watchKey;
    ui::Rect m_area;
    ui::PushButton m_repair;
    ui::PushButton m_watch;
};

} // namespace game
