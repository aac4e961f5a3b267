#include "game/play/HintGuide.hpp"

#include "lights/Hint.hpp"

namespace game {

HintGuide::Step HintGuide::advance(const lights::Board& board, const lights::BitGrid& remaining) {
    const auto hint = lights::nextHint(remaining);
    if (!hint) {
        m_step = Step::None;
        return m_step;
    }
    if (m_step == Step::None || m_cell != hint->cell) {
        m_cell = hint->cell;
        m_region.clear();
        for (int r = hint->region.first.row; r <= hint->region.last.row; ++r)
            for (int c = hint->region.first.column; c <= hint->region.last.column; ++c)
                if (board.hasCell({r, c}))
                    m_region.push_back({r, c});
        // On a small board the region may be all of it, which says nothing.
        m_step = std::ssize(m_region) < board.cellCount() ? Step::Region : Step::Window;
    } else {
        m_step = m_step == Step::Region ? Step::Window : Step::Press;
    }
    return m_step;
}

HintMarks HintGuide::marks() const {
    if (m_step == Step::Region)
        return {m_region, std::nullopt};
    if (m_step == Step::Window)
        return {{}, m_cell};
    return {};
}

} // namespace game
