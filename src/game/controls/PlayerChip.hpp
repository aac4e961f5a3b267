#pragma once

#include "game/controls/TopChip.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/Widget.hpp"

namespace game {

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
