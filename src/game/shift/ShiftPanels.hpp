#pragma once

#include "data/settings/Settings.hpp"
#include "lights/Shift.hpp"
#include "text/Text.hpp"
#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

#include <optional>

namespace game {

/// The columns beside the house: on the left this house, on the right how the shift stands.
class ShiftPanels {
public:
    ShiftPanels(const text::Text& text, const data::Settings& settings)
        : m_text(text)
        , m_settings(settings) {}

    void layout(const ui::Viewport& viewport);
    [[nodiscard]] ui::Rect left() const noexcept { return m_left; }
    [[nodiscard]] ui::Rect right() const noexcept { return m_right; }

    /// Points that were just earned, to be seen for a moment beside the sum.
    void gained(int points, const ui::Motion& motion);
    void update(ui::Seconds step);
    [[nodiscard]] bool animating() const noexcept { return m_gain.moving(); }

    /// \param best points of the player's best shift.
    void draw(ui::Canvas& canvas, const lights::Shift& shift, std::optional<int> best) const;

private:
    void drawHouse(ui::Canvas& canvas, const lights::Shift& shift, std::optional<int> best) const;
    void drawClock(ui::Canvas& canvas, ui::Rect area, const lights::Shift& shift) const;
    void drawPoints(ui::Canvas& canvas, ui::Vec at, const lights::Shift& shift) const;
    void drawChain(ui::Canvas& canvas, ui::Vec at, const lights::Shift& shift) const;

    const text::Text& m_text;
    const data::Settings& m_settings;
    bool m_compact = false;
    ui::Rect m_left;
    ui::Rect m_right;
    int m_points = 0; ///< That were gained last.
    ui::Tween m_gain{1};
    bool m_rises = true;
};

/// What a house is worth at the moment, in words.
[[nodiscard]] std::string worthWords(const text::Text& text, const lights::Shift& shift);

} // namespace game
