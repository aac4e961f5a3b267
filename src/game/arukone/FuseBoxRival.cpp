#include "game/arukone/FuseBoxRival.hpp"

#include "arukone/EventText.hpp"

#include <utility>

namespace game {

FuseBoxRival rivalOn(const arukone::Board& board, data::Run run) {
    arukone::Playback playback(arukone::Session(board), arukone::parseEvents(run.events).value());
    return {std::move(playback), std::move(run)};
}

RivalFacts rivalFacts(const text::Text& text, const FuseBoxRival& rival) {
    const arukone::Session& session = rival.session();
    return {rival.run(),
            rival.finished(),
            session.board().fill() == arukone::Fill::All
                ? RivalFacts::Figure{text.tr("Strokes"), session.score()}
                : RivalFacts::Figure{text.trc("of all cables", "Length"), session.score()},
            {text.tr("Connected"), session.state().joined}};
}

} // namespace game
