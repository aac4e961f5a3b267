#pragma once

#include "arukone/greedy/Program.hpp"
#include "ui/Animation.hpp"

#include <optional>
#include <vector>

namespace game {

/// Shows a run of the simple program: how it lays its cables, one after another and cell by cell.
class ProgramShow {
public:
    /// Begins with a board without cables.
    void start(const arukone::Board& board, const arukone::ProgramRun& run);
    void stop() { m_frames.clear(); }
    [[nodiscard]] bool running() const noexcept { return !m_frames.empty(); }

    struct Frame {
        arukone::Cables cables;
        std::optional<int> joined; ///< The pair that is joined now.
    };
    /// The next frame, once it is due; the last one ends the show. \param step seconds since the last call.
    std::optional<Frame> due(ui::Seconds step);

private:
    struct Timed {
        ui::Seconds wait = 0; ///< Before it.
        Frame frame;
    };

    std::vector<Timed> m_frames; ///< Those to come, the last one first.
    ui::Seconds m_waited = 0;
};

} // namespace game
