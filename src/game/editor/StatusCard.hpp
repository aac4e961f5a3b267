#pragma once

#include "game/editor/BoardCheck.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <string>

namespace game {

/// Which repair is applied, and how many there are.
struct RepairPlace {
    std::size_t number = 0; ///< From 1; 0: none.
    std::size_t of = 0;
};

/// The editor's badge: whether the board can be solved and what is known about it, or why it cannot be solved, with a
/// button that repairs it.
class StatusCard {
public:
    explicit StatusCard(std::function<void()> repair);

    void addTo(ui::Form& form) { form.add(m_repair); }
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect area, const ui::Measure& measure);
    void show(const BoardFacts& facts, const RepairPlace& repaired);
    /// Draws the panel; the button is drawn by its form.
    void draw(ui::Canvas& canvas) const;

    [[nodiscard]] std::string title() const;                                        ///< Such as "Solvable".
    [[nodiscard]] const std::string& twin() const noexcept { return m_facts.twin; } ///< As in BoardFacts.
    [[nodiscard]] const ui::PushButton& repair() const noexcept { return m_repair; }

private:
    void drawFacts(ui::Canvas& canvas, ui::Vec at, float width) const;
    [[nodiscard]] std::string reason() const; ///< The text for an unsolvable board.
    void setRepairLabel(std::string label);   ///< With icon and key if there is room.
    void drawReason(ui::Canvas& canvas, ui::Vec at, float width) const;

    const text::Text* m_text = nullptr;
    BoardFacts m_facts;
    RepairPlace m_repaired;
    ui::Measure m_measure;
    std::string m_key; ///< Keycap of the repair button.
    ui::Rect m_area;
    ui::PushButton m_repair;
};

} // namespace game
