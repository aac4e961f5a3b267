#include "game/play/PlayExits.hpp"

#include "game/boards/SharedBoard.hpp"
#include "game/random/GenerateBoard.hpp"
#include "game/words/Wording.hpp"

#include <utility>

namespace game {

PlayExits::PlayExits(const text::Text& text, Preferences& preferences, Records& records, const data::Library& library,
                     Navigator& navigator, ui::Clipboard& clipboard, const Entropy& entropy, const Round& round,
                     ui::Toasts& toasts, std::function<void()> keep)
    : m_text(text)
    , m_preferences(preferences)
    , m_records(records)
    , m_library(library)
    , m_navigator(navigator)
    , m_clipboard(clipboard)
    , m_entropy(entropy)
    , m_round(round)
    , m_toasts(toasts)
    , m_keep(std::move(keep)) {}

void PlayExits::say(ui::Toast::Kind kind, std::string words) {
    m_toasts.show({kind, std::move(words), {}, {}});
}

void PlayExits::replaceBy(Destination to) {
    m_taken = true;
    m_navigator.replace(std::move(to));
}

void PlayExits::toBoard(Challenge challenge) {
    m_keep();
    replaceBy(ToPlay{std::move(challenge), true});
}

void PlayExits::toNext() {
    const Challenge& challenge = m_round.challenge();
    if (challenge.random()) {
        generateBoard(nextRound(*challenge.random(), m_entropy), m_navigator, m_text,
                      [this](Challenge drawn) { toBoard(std::move(drawn)); });
        return;
    }
    if (challenge.day()) {
        say(ui::Toast::Kind::Hint, m_text.tr("There is one puzzle a day. The calendar has those of other days."));
        return;
    }
    const auto here = m_library.levelOf(challenge.key);
    const auto next =
        here ? data::nextLevel(m_library, m_records.progress(), here, m_preferences.get().unlockAll) : std::nullopt;
    if (!next || next == here)
        say(ui::Toast::Kind::Hint, m_text.tr("No other open level. Solve this one first."));
    else
        toBoard(challengeOf(*next));
}

void PlayExits::toPastedBoard() {
    auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (pasted)
        toBoard(*std::move(pasted));
    else
        say(ui::Toast::Kind::Danger, std::move(pasted.error()));
}

void PlayExits::leaveTest() {
    m_taken = true;
    m_navigator.pop();
}

void PlayExits::leave() {
    m_taken = true;
    m_navigator.pop(boardPlace(m_round.challenge(), m_library));
}

} // namespace game
