#pragma once

#include "game/KeyCaps.hpp"
#include "game/Records.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <functional>

namespace game {

/// The leaderboard panel of the win screen: whose run it was, how it ranks, and its neighbours.
class WinPanel {
public:
    static constexpr float height = 308;

    /// \param recorded what became of the run; without one the panel says why.
    WinPanel(const text::Text& text, Records& records, ui::Clipboard& clipboard, Recorded recorded, bool solutionShown);

    void addTo(ui::Form& form);
    void layout(ui::Rect area, const KeyCaps& caps, const ui::Measure& measure);
    /// The key that saves the name stands on its button as long as it does. \param pad whether a gamepad is in hand.
    void showKeys(const KeyCaps& caps, bool pad);
    void draw(ui::Canvas& canvas) const;

    /// Gives the run to the name in the field. \returns whether it was taken; otherwise the field says why not.
    bool save();
    [[nodiscard]] bool records() const noexcept { return m_recorded.run.has_value(); }
    [[nodiscard]] ui::TextField& field() noexcept { return m_field; }
    [[nodiscard]] const ui::TextField& field() const noexcept { return m_field; }
    [[nodiscard]] std::optional<int> rank() const noexcept;

    std::function<void()> onSaved;

private:
    void reload();
    [[nodiscard]] std::string reason() const; ///< Why there is no run.
    void drawRows(ui::Canvas& canvas) const;
    void drawRow(ui::Canvas& canvas, ui::Rect row, const data::LeaderboardRow& shown, bool own) const;

    const text::Text& m_text;
    Records& m_records;
    Recorded m_recorded;
    bool m_solutionShown;
    std::optional<data::Standing> m_standing;
    ui::TextField m_field;
    ui::PushButton m_save;
    ui::Rect m_area;
};

} // namespace game
