// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Slider.hpp"
#include "ui/widgets/Tabs.hpp"

#include <array>
#include <functional>

namespace game {

/// The controls of a replay, on the pavement: back, play/stop, forward, scrubber, and speed.
class ReplayTools {
public:
    static constexpr std::array speeds{0.5, 1.0, 2.0, 4.0, 8.0};

    struct Wishes {
        std::function<void()> toggle;          ///< Starts or stops playing.
        std::function<void(int)> step;         ///< Steps by −1 or 1 event.
        std::function<void(std::size_t)> seek; ///< Jumps to just after this many events.
    };

    ReplayTools(std::size_t length, const Wishes& wishes);

    void addTo(ui::Form& form);
    void layout(const text::Text& text, ui::Rect strip, const ui::Measure& measure);
    /// Shows the progress of the replay. \param done number of events played.
    void show(const text::Text& text, std::size_t done, bool running);
    [[nodiscard]] double speed() const { return speeds.at(m_speed.selected()); }
    /// \returns whether there is another speed in that direction.
    bool stepSpeed(int direction) { return m_speed.step(direction); }
    /// Gets the focus first.
    [[nodiscard]] ui::Widget* scrubber() noexcept { return &m_scrubber; }

private:
    std::size_t m_length;
    ui::PushButton m_back;
    ui::PushButton m_play;
    ui::PushButton m_forward;
    ui::Slider m_scrubber;
    ui::Tabs m_speed;
};

} // namespace game
