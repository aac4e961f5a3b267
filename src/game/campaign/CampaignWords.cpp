#include "game/campaign/CampaignWords.hpp"

#include "game/words/Wording.hpp"

namespace game {

namespace {

std::string nameOf(const text::Text& text, const CampaignHouse& house) {
    const data::Pack& pack = house.pack->pack;
    return houseName(text, {1, 1, pack.id, pack.name});
}

std::string facts(const text::Text& text, const data::LevelRef& level, Records& records, Optima& optima) {
    const lights::Puzzle& puzzle = level.level().puzzle;
    std::string facts = boardLine(text, puzzle) + " · " + goalWords(text, puzzle.goal());
    if (const Optima::Found* optimum = optima.of(level.key().text(), puzzle))
        facts += " · " + optimumWords(text, optimum->moves, optimum->exact);
    if (const data::LevelBest* best = records.progress().at(level.key()))
        facts += " · " + text.tr("your best {1}", best->moves);
    return facts;
}

} // namespace

std::vector<HouseCard> houseCards(const text::Text& text, const std::vector<CampaignHouse>& houses) {
    std::vector<HouseCard> cards;
    for (const CampaignHouse& each : houses) {
        HouseCard card;
        card.house = houseOfPack(each.pack->pack.id);
        card.name = nameOf(text, each);
        card.asleep = text.tr("{1}/{2} asleep", each.solved, each.levels.size());
        card.stars = text.tr("{1}/{2}", each.stars, each.maxStars);
        card.awake = each.awake();
        if (!each.open)
            card.lock = text.trn("from {1} star", "from {1} stars", each.starsToOpen);
        cards.push_back(std::move(card));
    }
    return cards;
}

std::string lockReason(const text::Text& text, const CampaignHouse& house) {
    if (!house.open)
        return text.trn("{2} opens at {1} star.", "{2} opens at {1} stars.", house.starsToOpen, nameOf(text, house));
    return text.tr("Put one of the lit windows before it to bed first.");
}

LevelSign levelSign(const text::Text& text, const CampaignHouse& house, const data::LevelRef& level, Records& records,
                    Optima& optima) {
    const CampaignLevel& state = house.levels[level.index];
    const bool locked = state.state == LevelWindow::State::Locked;
    LevelSign sign{static_cast<int>(level.index) + 1,
                   state.state,
                   boardName(text, challengeOf(level)),
                   state.stars,
                   {},
                   locked ? lockReason(text, house) : facts(text, level, records, optima)};
    if (const auto unfinished = records.unfinished(level.key().text()))
        if (const auto session = lights::Session::restore(level.level().puzzle, unfinished->game))
            sign.remark = text.trn("unfinished: {1} move", "unfinished: {1} moves", session->moves());
    return sign;
}

} // namespace game
