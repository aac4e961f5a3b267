#include "game/look/FuseBoxSign.hpp"

#include "game/look/CableLook.hpp"
#include "game/look/Theme.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float gapShare = 0.12F;  ///< Between the cells, of their pitch.
constexpr float discShare = 0.36F; ///< Radius of a terminal, of the pitch.
constexpr float mostGap = 3;
constexpr float dimmed = 0.72F; ///< Of terminals that are not joined.

} // namespace

void drawFuseBoxSign(ui::Canvas& canvas, ui::Rect area, const arukone::Board& board, bool lit) {
    const auto rows = static_cast<float>(board.rows());
    const auto columns = static_cast<float>(board.columns());
    const float pitch = std::min(area.w / columns, area.h / rows);
    const ui::Vec from{area.centre().x - pitch * columns / 2, area.centre().y - pitch * rows / 2};
    const float gap = std::min(mostGap, gapShare * pitch) / 2;
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) {
            const arukone::Cell cell{row, column};
            if (board.isHole(cell))
                continue;
            const ui::Rect place{from.x + static_cast<float>(column) * pitch, from.y + static_cast<float>(row) * pitch,
                                 pitch, pitch};
            canvas.fill(place.inset(gap), look(canvas.theme()).glassOff, gapShare * pitch);
            const auto pair = board.pairAt(cell);
            if (!pair)
                continue;
            const sf::Color colour = cableColour(canvas.theme(), *pair);
            if (lit)
                canvas.halo(place.centre(), pitch, ui::faded(colour, 0.5F));
            canvas.disc(place.centre(), discShare * pitch,
                        lit ? colour : ui::mix(look(canvas.theme()).glassOff, colour, dimmed));
        }
}

} // namespace game
