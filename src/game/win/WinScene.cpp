// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/WinScene.hpp"

#include "game/boards/DailyBoard.hpp"
#include "game/campaign/BoardPlace.hpp"
#include "game/daily/DailyWords.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/SavedRound.hpp"
#include "game/play/ToPlay.hpp"
#include "game/random/GenerateBoard.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/win/WinPanel.hpp"
#include "game/win/WinWords.hpp"
#include "game/words/AchievementWords.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "ui/Clipboard.hpp"

#include <utility>
#include <variant>

namespace game {

namespace {

constexpr int nextDoorRows = 4;
constexpr int nextDoorColumns = 5;

/// A solved board goes to sleep; after a solved fuse box the house next door has its lights back.
WinStage::WinDetails occasion(const ToWin& win, const Preferences& preferences) {
    BoardOptions look = preferences.boardOptions(win.challenge);
    look.numbers = false;
    if (win.challenge.isLights()) {
        const WinPace pace = win.rival ? WinPace::Stars : win.bestBefore ? WinPace::Brief : WinPace::Whole;
        const lights::Puzzle& puzzle = win.challenge.lights();
        return {puzzle.solved(), puzzle.rules(), look, starsOf(win), win.asleep, win.board, pace};
    }
    const lights::Board dark{lights::BitGrid(nextDoorRows, nextDoorColumns)};
    return {dark, {}, look, starsOf(win), win.asleep, {}, WinPace::Brief, true};
}

/// The runs that solve what was played: a level with a riddle does not accept every run on its board.
data::RunFilter acceptedOn(const Challenge& challenge, const data::Library& library) {
    const auto level = library.levelOf(challenge.key);
    return level ? data::filterOf(level->level()) : data::RunFilter();
}

} // namespace

WinScene::WinScene(ToWin to, const SceneContext& context, Records& records, const BoardSources& boards,
                   LampAtlases& atlases)
    : FormScene(context)
    , m_to(std::move(to))
    , m_records(records)
    , m_library(boards.library)
    , m_entropy(boards.entropy)
    , m_stars(starsOf(m_to))
    , m_sum(sumOf(m_to))
    , m_stage(occasion(m_to, context.preferences), atlases, context.preferences, context.sounds)
    , m_nextButton({}, [this] { playNext(); })
    , m_again({}, [this] { playAgain(); })
    , m_levels({}, [this] { leave(); })
    , m_watch(iconFace(ui::Icon::Play), [this] { watch(); })
    , m_copy(iconFace(ui::Icon::Copy), [this] { copyResult(); })
    , m_panel(
          {context.text, records, context.clipboard, context.sounds, m_form, m_toasts, context.navigator, m_nextButton},
          m_to.recorded, m_to.played.assists.solutionShown,
          {[this](int moves) { return scoreWords(m_text, m_to.challenge, moves); },
           acceptedOn(m_to.challenge, boards.library)}) {
    findNext();
    m_panel.addToForm();
    m_form.add(m_nextButton);
    m_form.add(m_again);
    m_form.add(m_levels);
    m_form.add(m_watch);
    m_form.add(m_copy);
    m_panel.begin(context.input.lastDevice());
    m_form.setFocusVisible(false); // Until there is something to be seen.
    announce();
}

void WinScene::findNext() {
    if (m_to.challenge.ofClass)
        return;
    if (m_to.challenge.day()) {
        if (*m_to.challenge.day() != m_records.today()) // After today's puzzle there is no hurry to a day missed.
            m_nextDay = nextOpenDay(days(), *m_to.challenge.day(), m_records.today());
        return;
    }
    if (const auto here = m_library.levelOf(m_to.challenge.key))
        m_next = data::nextLevel(m_library, m_records.progress(), here, m_preferences.get().unlockAll);
}

const data::DailyProgress& WinScene::days() const {
    return m_records.daily(m_to.challenge.dailySeries());
}

std::string WinScene::nextWords() const {
    if (m_to.challenge.ofClass)
        return m_text.tr("Class");
    if (m_to.challenge.random())
        return m_text.tr("New board");
    if (m_nextDay)
        return *m_nextDay == m_records.today() ? m_text.tr("Today")
                                               : text::shortDate(m_text, *m_nextDay, m_records.today().year());
    if (m_to.challenge.day())
        return m_text.tr("Calendar");
    if (endsTheStreet() || (endsAHouse() && !m_bedtime))
        return m_text.tr("To the street");
    return m_next ? m_text.tr("Next level") : m_to.challenge.place() ? m_text.tr("Levels") : m_text.tr("Main menu");
}

void WinScene::announce() {
    if (!m_panel.records())
        return;
    if (m_to.challenge.day() && !m_to.recorded.late)
        m_medals.add({ui::Icon(ui::Icon::Calendar), streakWords(m_text, days().streak(m_records.today()))});
    if (m_to.bestBefore && m_to.played.moves < *m_to.bestBefore)
        m_medals.add({boardIcon::record, m_text.tr("Your best so far.")}, Sound::Record);
    for (const data::Achievement which : m_to.recorded.earned)
        m_medals.add({achievementKeepsake(which), achievementName(m_text, which)}, Sound::Unlock);
    const auto packs = seriesOf(m_to.challenge, m_library);
    const int stars = m_records.progress().stars(packs);
    for (std::size_t i = 0; i < packs.size(); ++i) {
        const int needed = data::starsToOpen(packs, i);
        if (needed > m_to.starsBefore && needed <= stars)
            m_medals.add({ui::Icon(ui::Icon::House),
                          m_text.tr("{1} is open now.", packs[i].pack.name.in(text::code(m_text.language())))},
                         Sound::Unlock);
    }
}

bool WinScene::handle(const ui::Event& event) {
    if (m_bedtime && !m_bedtime->over()) {
        if (ui::isPress(event))
            m_bedtime->finish();
        return true;
    }
    if (m_stage.running() && ui::isPress(event))
        m_stage.finish();
    if (m_left || m_form.handle(event))
        return true;
    if (const auto* key = std::get_if<ui::KeyPressed>(&event);
        key != nullptr && key->key == sf::Keyboard::C && !key->alt && !key->repeat && !m_form.wantsText()) {
        // A player's own binding of the bare letter takes precedence.
        const ui::Action own = m_input.bindings().actionOf({key->key, key->control, key->shift, false});
        if (own == ui::Action::None || own == ui::Action::Copy) {
            copyResult();
            return true;
        }
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back) {
        if (!m_panel.leaveField())
            leave();
    } else if (action->action == action::next)
        playNext();
    else if (action->action == action::restart)
        playAgain();
    else if (action->action == action::watch)
        watch();
    else if (action->action == action::help && !m_to.challenge.isLights())
        m_navigator.push(ToHelp{HelpPage::Arukone});
    else
        return false;
    return true;
}

bool WinScene::endsTheStreet() const {
    return m_to.challenge.isLights() && m_to.asleep == Asleep::Street;
}

bool WinScene::endsAHouse() const {
    return m_to.challenge.isLights() && m_to.asleep == Asleep::House && houseOf(m_to.challenge) != House::Slate;
}

void WinScene::beginBedtime(bool onwards) {
    m_bedtime.emplace(m_to.challenge, m_next, onwards, Bedtime::Around{m_text, m_preferences, m_records, m_library});
    m_sounds.play(Sound::Bell);
    arrangeAgain();
    m_form.focus(onwards || !m_levels.visible() ? &m_nextButton : &m_levels);
}

void WinScene::playNext() {
    if (endsAHouse() && !m_bedtime) {
        beginBedtime(true);
        return;
    }
    if (m_to.challenge.ofClass) {
        leave();
        return;
    }
    if (m_to.challenge.random()) {
        generateBoard(nextRound(*m_to.challenge.random(), m_entropy), m_navigator, m_text, [this](Challenge challenge) {
            m_left = true;
            m_sounds.play(Sound::Select);
            m_navigator.replace(ToPlay{std::move(challenge), true});
        });
        return;
    }
    if (endsTheStreet()) {
        m_left = true;
        m_sounds.play(Sound::Select);
        m_navigator.reset(ToDawn{});
        return;
    }
    if (!m_next && !m_nextDay) {
        leave();
        return;
    }
    m_left = true;
    m_sounds.play(Sound::Select);
    m_navigator.replace(
        ToPlay{m_nextDay ? dailyChallenge(*m_nextDay, m_to.challenge.dailySeries()) : challengeOf(*m_next), true});
}

void WinScene::playAgain() {
    m_left = true;
    m_sounds.play(Sound::Select);
    m_navigator.replace(ToPlay{
        repeatChallenge(m_to.challenge), false, {}, m_to.rival, m_sum, !m_sum.empty() && m_to.played.assists.any()});
}

void WinScene::leave() {
    if (endsAHouse() && !m_bedtime) {
        beginBedtime(false);
        return;
    }
    m_left = true;
    // After a win the next level gets the focus; if the level is still unsolved, it keeps it.
    const bool solved = m_records.progress().at(m_to.challenge.key) != nullptr;
    m_navigator.pop(boardPlace(solved && m_next ? challengeOf(*m_next) : m_to.challenge, m_library));
}

void WinScene::watch() {
    if (!m_to.recorded.run)
        return;
    if (auto run = m_records.leaderboard().run(*m_to.recorded.run); run && *run) {
        m_sounds.play(Sound::Select);
        m_navigator.push(ToReplay{m_to.challenge, std::move(**run)});
    }
}

void WinScene::copyResult() {
    const bool counts = m_to.challenge.day() && !m_to.recorded.late;
    m_clipboard.setText(resultText(m_text, m_to, counts ? days().streak(m_records.today()) : 0));
    m_toasts.answer({ui::Toast::Kind::Ok, m_text.tr("Result copied."), ui::Icon::Copy, {}});
}

void WinScene::update(ui::Seconds step) {
    m_stage.update(step);
    if (m_bedtime)
        m_bedtime->update(step);
    if (leavesByItself() && m_bedtime->over() && !m_left)
        leave();
    if (arrived(m_to.recorded)) {
        m_panel.setRecorded(m_to.recorded);
        m_watch.setVisible(m_to.recorded.run.has_value());
        announce();
        arrangeAgain(); // Medals need room.
    }
    m_panel.update();
    showKeys();
    FormScene::update(step);
    if (m_stage.frame().panel > 0)
        m_medals.sound(m_sounds);
    if (m_stage.frame().focus && !std::exchange(m_focusShown, true))
        m_form.setFocusVisible(m_input.lastDevice() != ui::Device::Mouse);
}

bool WinScene::animating() const {
    return (m_bedtime ? !m_bedtime->over() : m_stage.animating()) || FormScene::animating() ||
           isBeingStored(m_to.recorded) || m_panel.animating();
}

std::string WinScene::title() const {
    return winHeadline(m_text, m_to);
}

std::string WinScene::spokenTitle() const {
    std::string words = title() + " " + m_text.trn("{1} star", "{1} stars", m_stars) + ".";
    for (const std::string& sentence : winSentences(m_text, m_to))
        words += " " + sentence;
    return words;
}

std::unique_ptr<Scene> ToWin::scene(const Services& with) const {
    return std::make_unique<WinScene>(*this, with, with.records, with.boards(), with.atlases);
}

} // namespace game
