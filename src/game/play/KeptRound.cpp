#include "game/play/KeptRound.hpp"

#include "lights/ShareCode.hpp"

namespace game {

std::optional<lights::SavedSession> savedSession(Records& records, const ToPlay& to) {
    if (!to.resume || to.tested)
        return std::nullopt;
    auto saved = records.unfinished(keptKey(to.challenge));
    // A level that was changed since is another board.
    if (!saved || saved->code != lights::encodePuzzle(to.challenge.puzzle))
        return std::nullopt;
    return std::move(saved->session);
}

std::optional<data::StorageProblem> keepRound(Records& records, const Round& round) {
    const lights::Session& session = round.session();
    if (!session.started() && session.assists().hints == 0 && !session.assists().solutionShown) {
        records.drop(keptKey(round.challenge()));
        return std::nullopt;
    }
    return records.keep(round.challenge(), session);
}

ToWin recordWin(Records& records, const data::Library& library, const Round& round, std::optional<int> best) {
    ToWin win{round.challenge(), round.session(), round.optimumForScore(), round.optimumIsExact(), {}, best, 0, {}};
    win.starsBefore = records.progress().stars(library);
    win.recorded = records.record(round.challenge(), round.session(), win.optimum, win.exact);
    return win;
}

} // namespace game
