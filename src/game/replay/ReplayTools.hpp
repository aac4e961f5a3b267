#pragma once

#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Slider.hpp"
#include "ui/widgets/Tabs.hpp"

#include <array>
#include <functional>

namespace game {

/// The controls of a replay on the pavement: back, play or stop, forward, the way through the run, and the speed.
class ReplayTools {
public:
    static constexpr std::array speeds{0.5, 1.0, 2.0, 4.0, 8.0};

    struct Wishes {
        std::function<void()> toggle;          ///< Play, or stop.
        std::function<void(int)> step;         ///< −1 or 1 event.
        std::function<void(std::size_t)> seek; ///< To after so many events.
    };

    ReplayTools(std::size_t length, const Wishes& wishes);

    void addTo(ui::Form& form);
    void layout(const text::Text& text, ui::Rect strip, const ui::Measure& measure);
    /// How far the run is.
    void show(const text::Text& text, std::size_t done, bool running);
    [[nodiscard]] double speed() const { return speeds.at(m_speed.selected()); }
    /// \returns whether there was another speed.
    bool stepSpeed(int direction) { return m_speed.step(direction); }
    /// What the focus goes to first.
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
