#pragma once

#include "game/KeyCaps.hpp"
#include "game/Records.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <functional>

namespace game {

/// The leaderboard panel at the end of a shift: whose it was, how it ranks, and its neighbours.
class ShiftOverPanel {
public:
    static constexpr float height = 308;

    ShiftOverPanel(const text::Text& text, Records& records, ui::Clipboard& clipboard, RecordedShift recorded);

    void addTo(ui::Form& form);
    void layout(ui::Rect area, const KeyCaps& caps, const ui::Measure& measure);
    /// The key that saves the name stands on its button as long as it does. \param pad whether a gamepad is in hand.
    void showKeys(const KeyCaps& caps, bool pad);
    void draw(ui::Canvas& canvas) const;

    /// Gives the shift to the name in the field. \returns whether it was taken; otherwise the field says why not.
    bool save();
    [[nodiscard]] bool records() const noexcept { return m_recorded.shift.has_value(); }
    [[nodiscard]] ui::TextField& field() noexcept { return m_field; }
    [[nodiscard]] const ui::TextField& field() const noexcept { return m_field; }
    /// How the shift's player stands; nothing where nothing was stored.
    [[nodiscard]] const std::optional<data::ShiftStanding>& standing() const noexcept { return m_standing; }

    std::function<void()> onSaved;

private:
    void reload();
    [[nodiscard]] std::string reason() const; ///< Why the shift was not stored.

    const text::Text& m_text;
    Records& m_records;
    RecordedShift m_recorded;
    std::optional<data::ShiftStanding> m_standing;
    ui::TextField m_field;
    ui::PushButton m_save;
    ui::Rect m_area;
};

} // namespace game
