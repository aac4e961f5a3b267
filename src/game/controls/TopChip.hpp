#pragma once

#include "game/scene/Navigator.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <string>

namespace game {

/// The chip at the right end of a screen's top: a picture, and two pieces of text of which one is strong.
struct TopChip {
    std::string before; ///< Ordinary words before the strong ones; may be empty.
    std::string strong;
    std::string after;                                            ///< Ordinary words behind them; may be empty.
    std::function<void(ui::Canvas&, ui::Vec centre)> drawPicture; ///< About 20 wide.
};

inline constexpr float topChipRadius = 9;

/// Where a chip stands. \param right where it ends.
[[nodiscard]] ui::Rect topChipArea(float right, const TopChip& chip, const ui::Measure& measure);

/// \param right where the chip ends; it stands 28 … 68 from the top.
void drawTopChip(ui::Canvas& canvas, float right, const TopChip& chip);
/// About where a chip that ends at `right` stands, to keep the sky behind it free of stars.
[[nodiscard]] ui::Rect topChipQuiet(float right);
/// What stands in a chip, without its ground.
void drawTopChipContent(ui::Canvas& canvas, ui::Rect area, const TopChip& chip);

/// Who plays, at the right end of a screen's top; a press leads to the players.
class PlayerChip : public ui::Widget {
public:
    PlayerChip(Records& records, Navigator& navigator, Sounds& sounds)
        : m_records(records)
        , m_navigator(navigator)
        , m_sounds(sounds) {}

    /// \param right where it ends.
    void layout(const text::Text& text, float right, const ui::Measure& measure);

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    void press();

    Records& m_records;
    Navigator& m_navigator;
    Sounds& m_sounds;
    TopChip m_chip;
    ui::Press m_press;
};

} // namespace game
