#include "game/learn/ProgramShow.hpp"

#include "arukone/Session.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr ui::Seconds cellPace = 0.2F;
constexpr ui::Seconds pause = 0.6F; ///< Before each cable, and before the end.

} // namespace

void ProgramShow::start(const arukone::Board& board, const arukone::ProgramRun& run) {
    Frame frame{arukone::noCables(board), {}};
    m_frames = {{0, frame}};
    for (const int pair : run.order) {
        const arukone::Cable& whole = run.cables[static_cast<std::size_t>(pair)];
        arukone::Cable& growing = frame.cables[static_cast<std::size_t>(pair)];
        for (std::size_t letters = 1; letters <= whole.word.size(); ++letters) {
            growing = {whole.origin, whole.word.substr(0, letters)};
            frame.joined = letters == whole.word.size() ? std::optional(pair) : std::nullopt;
            m_frames.push_back({letters == 1 ? pause : cellPace, frame});
        }
    }
    m_frames.push_back({pause, {std::move(frame.cables), {}}});
    std::reverse(m_frames.begin(), m_frames.end());
    m_waited = 0;
}

std::optional<ProgramShow::Frame> ProgramShow::due(ui::Seconds step) {
    if (m_frames.empty() || (m_waited += step) < m_frames.back().wait)
        return std::nullopt;
    m_waited = 0;
    Frame frame = std::move(m_frames.back().frame);
    m_frames.pop_back();
    return frame;
}

} // namespace game
