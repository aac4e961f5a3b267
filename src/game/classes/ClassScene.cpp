// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/classes/ClassScene.hpp"

#include "data/classes/ClassTable.hpp"
#include "data/classes/Pupils.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/shared/SharedServer.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/classes/ClassNotes.hpp"
#include "game/controls/TopChip.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/look/Signs.hpp"
#include "game/look/street/CatWindow.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Records.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "text/BoardWords.hpp"
#include "text/ClassWords.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace game {

namespace {

constexpr data::ClassTableReader::Portion portion{4, 50}; ///< A fraction of a frame.

constexpr float ruleHeight = 96;
constexpr float aroundWords = 16;
constexpr float emptyWidth = 560;
constexpr float emptyHeight = 260;

} // namespace

TaskTime timeOf(const data::ClassTask& task, puzzle::Day today) noexcept {
    if ((task.from && today < *task.from) || (task.key.day() && today < *task.key.day()))
        return TaskTime::Early;
    return task.until && *task.until < today ? TaskTime::Over : TaskTime::Open;
}

TaskWindow windowOf(const data::ClassTask& task, const data::Library& library) {
    const auto board = data::boardOfTask(task, library);
    TaskWindow window{board.has_value(), {}};
    const auto puzzle = !board         ? std::nullopt
                        : board->level ? std::optional(board->level->level().puzzle)
                                       : data::boardOfCode(board->code);
    if (puzzle && std::holds_alternative<arukone::Board>(*puzzle))
        window.box = std::get<arukone::Board>(*puzzle);
    return window;
}

std::optional<Challenge> challengeOf(const data::ClassTask& task, const data::Library& library) {
    const auto board = data::boardOfTask(task, library);
    std::optional<Challenge> challenge;
    if (board && board->level)
        challenge = challengeOf(*board->level);
    else if (const auto day = task.key.day())
        challenge = dailyChallenge(*day, task.key.dailySeries());
    else if (auto puzzle = board ? data::boardOfCode(board->code) : std::nullopt)
        challenge = sharedChallenge(*std::move(puzzle), data::LocalText(task.name));
    if (challenge)
        challenge->ofClass = true;
    return challenge;
}

std::string timeWords(const text::Text& text, const data::ClassTask& task, puzzle::Day today) {
    switch (timeOf(task, today)) {
    case TaskTime::Early:
        // TRANSLATORS: {1} is a date; the task is a board of a class: "begins on 3 May".
        return text.tr(
            "begins on {1}",
            text::shortDate(text, std::max(task.from.value_or(today), task.key.day().value_or(today)), today.year()));
    case TaskTime::Over:
        return text.tr("ended on {1}", text::shortDate(text, *task.until, today.year()));
    case TaskTime::Open:
        break;
    }
    return task.until ? text.trc("date", "until {1}", text::shortDate(text, *task.until, today.year())) : std::string();
}

void ClassProgress::begin(const std::string& board, const data::ClassPlan& plan) {
    if (board != m_board || plan.tasks != m_tasks) {
        m_results.assign(plan.tasks.size(), std::nullopt);
        m_waiting.assign(plan.tasks.size(), false);
        m_known = false;
    }
    m_board = board;
    m_tasks = plan.tasks;
    m_counts = plan.counts;
    m_here.reset();
    // What was read on the leaderboard after it was given counts as it is there. What was played before joining it is
    // never given, and does not count.
    if (const auto standing = m_records.standingInShared(m_shared.find(board)->folder)) {
        m_here.emplace(plan, m_library, data::ClassTableReader::Which{m_records.player(), standing->seen});
        m_given = standing->given;
    }
    m_there.emplace(plan, m_library, data::ClassTableReader::Which{m_records.player(), {}});
}

bool ClassProgress::update() {
    if (!m_there || m_shared.find(m_board) == nullptr)
        return false;
    // What cannot be read is missing, as if it had not been played.
    if ((m_here && !m_here->read(m_records.leaderboard(), portion).value_or(true)) ||
        !m_there->read(m_shared.leaderboard(m_board), portion).value_or(true))
        return false;
    finish();
    return true;
}

void ClassProgress::finish() {
    const data::ClassTable here = m_here ? m_here->table() : data::ClassTable();
    const data::ClassTable there = m_there->table();
    for (std::size_t i = 0; i < m_results.size(); ++i) {
        const std::optional<data::ClassResult> none;
        const auto& own = here.empty() ? none : here.front().results[i];
        const auto& other = there.empty() ? none : there.front().results[i];
        const bool isOwn = own && (!other || &data::countingOf(*own, *other, m_counts) == &*own);
        m_results[i] = isOwn ? own : other;
        m_waiting[i] = isOwn && own->id > m_given;
    }
    m_here.reset();
    m_there.reset();
    m_known = true;
}

std::size_t ClassProgress::done() const noexcept {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_results, [](const auto& each) { return each && each->done; }));
}

ClassScene::ClassScene(const ToClass& to, const SceneContext& context, Records& records, SharedLeaderboards& shared,
                       const data::Library& library, LampAtlases& atlases)
    : HousePage(context, records, library, atlases)
    , m_shared(shared)
    , m_progress(records, shared, library) {
    m_form.add(m_table, [this](auto& it) { it.setLabel(m_text.tr("Results of the class")); });
    m_form.add(m_edit, [this](auto& it) { it.setLabel(m_text.tr("Edit class")); });
    m_form.add(m_cards);
    m_shared.refresh();
    takeClasses();
    showClassOf(to.board);
    readAgain();
    m_form.focus(m_classes.empty() ? nullptr : &m_front);
}

void ClassScene::open(Destination to) {
    m_sounds.play(Sound::Select);
    m_navigator.push(std::move(to));
}

void ClassScene::windowSelected() {
    m_chosen = true;
    describeTask();
}

void ClassScene::showClassOf(const std::string& board) {
    const auto found = std::ranges::find(m_classes, board, &ShownClass::board);
    m_class = found == m_classes.end() ? 0 : static_cast<std::size_t>(found - m_classes.begin());
}

void ClassScene::takeClasses() {
    const std::string before = m_classes.empty() ? std::string() : shown().board;
    m_revision = m_shared.revision();
    m_classes.clear();
    for (const data::SharedLeaderboard& board : m_shared.boards()) {
        const auto& plan = m_shared.classOf(board.name).reading.plan;
        if (!plan)
            continue;
        ShownClass each{board.name, *plan, {}};
        for (const data::ClassTask& task : plan->tasks)
            each.windows.push_back(windowOf(task, m_library));
        m_classes.push_back(std::move(each));
    }
    showClassOf(before);
}

void ClassScene::readAgain() {
    for (ui::Widget* widget : std::initializer_list<ui::Widget*>{&m_front, &m_cards, &m_play, &m_table, &m_edit})
        widget->setVisible(!m_classes.empty());
    takeNotes();
    if (m_classes.empty())
        return;
    m_progress.begin(shown().board, shown().plan);
    showHouse(std::min(m_front.selected(), shown().plan.tasks.size() - 1));
}

void ClassScene::takeNotes() {
    std::string notes;
    for (const data::SharedLeaderboard& board : m_shared.boards())
        if (m_classes.empty() || board.name == shown().board)
            notes += (notes.empty() ? "" : " ") + classNotes(m_text, m_shared, m_records, board.name);
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    if (!m_notes.empty() && !m_classes.empty())
        m_toasts.show({ui::Toast::Kind::Danger, m_notes, ui::Icon::Info, {}});
    arrangeAgain();
}

CampaignLevel ClassScene::levelOf(std::size_t task) const {
    const TaskWindow& window = shown().windows[task];
    const auto& result = m_progress.results()[task];
    CampaignLevel level;
    if (!window.known || timeOf(shown().plan.tasks[task], m_records.today()) == TaskTime::Early)
        level.state = LevelWindow::State::Locked;
    else if (result && result->done)
        level.state = LevelWindow::State::Asleep;
    level.stars = result && !result->tooLate ? result->run.stars() : 0;
    level.box = window.box;
    return level;
}

std::size_t ClassScene::taskToContinue() const {
    for (std::size_t i = 0; i < shown().plan.tasks.size(); ++i)
        if (levelOf(i).state == LevelWindow::State::Awake &&
            timeOf(shown().plan.tasks[i], m_records.today()) == TaskTime::Open)
            return i;
    return 0;
}

std::string ClassScene::doneWords() const {
    return m_progress.known() ? std::to_string(m_progress.done()) : "…";
}

HouseCard ClassScene::cardOf(const ShownClass& each) const {
    HouseCard card;
    card.name = each.plan.name;
    const auto count = static_cast<std::int64_t>(each.plan.tasks.size());
    if (&each != &shown()) {
        card.asleep = m_text.trn("{1} board", "{1} boards", count);
        card.lights.assign(each.plan.tasks.size(), LevelLight::Lit);
        card.awake = 1;
        return card;
    }
    const std::size_t done = m_progress.done();
    card.asleep = m_text.tr("{1}/{2} asleep", doneWords(), count);
    int stars = 0;
    for (std::size_t i = 0; i < each.plan.tasks.size(); ++i) {
        const CampaignLevel level = levelOf(i);
        card.lights.push_back(lightOf(level.state));
        stars += level.stars;
    }
    card.stars = m_text.tr("{1}/{2}", m_progress.known() ? std::to_string(stars) : "…", 3 * count);
    card.awake = 1 - static_cast<float>(done) / static_cast<float>(count);
    return card;
}

void ClassScene::showHouse(std::size_t task) {
    std::vector<HouseCard> cards;
    for (const ShownClass& each : m_classes)
        cards.push_back(cardOf(each));
    m_cards.setCards(std::move(cards));
    m_cards.select(m_class);
    std::vector<CampaignLevel> levels;
    for (std::size_t i = 0; i < shown().plan.tasks.size(); ++i)
        levels.push_back(levelOf(i));
    const HouseCard& card = m_cards.card(m_class);
    m_front.setMotion(m_preferences.motion());
    m_front.setPlate(m_viewport.compact() ? card.name + " · " + card.asleep : std::string());
    m_front.show(House::Slate, std::move(levels), task);
    describeTask();
}

void ClassScene::chooseHouse(std::size_t index) {
    if (index == m_class)
        return;
    leaveFor(index);
    m_class = index;
    m_chosen = false;
    m_sounds.play(Sound::Select);
    m_toasts.clear();
    m_progress.begin(shown().board, shown().plan);
    takeNotes();
    showHouse(0);
    arrangeAgain(); // For the title.
    beginWalk();
}

const std::optional<Challenge>& ClassScene::board() {
    const data::ClassTask& task = shown().plan.tasks[m_front.selected()];
    if (m_boardOf != task) {
        m_boardOf = task;
        m_board = challengeOf(task, m_library);
        if (m_board && m_board->name.empty() && task.key.mode() == puzzle::RunMode::Board)
            m_board->name = data::LocalText(text::taskName(m_text, task, m_library, m_records.today().year()));
    }
    return m_board;
}

void ClassScene::describeTask() {
    const std::size_t index = m_front.selected();
    const data::ClassTask& task = shown().plan.tasks[index];
    const CampaignLevel level = levelOf(index);
    m_sign = {static_cast<int>(index) + 1,
              level.state,
              text::taskName(m_text, task, m_library, m_records.today().year()),
              level.stars,
              m_progress.waiting()[index] ? m_text.tr("not handed in yet") : std::string(),
              {}};
    std::vector<std::string> facts{timeWords(m_text, task, m_records.today())};
    if (!shown().windows[index].known) {
        facts.push_back(m_text.tr("This version of the game does not have it."));
    } else if (const auto& board = this->board(); level.state != LevelWindow::State::Locked && board) {
        // What became of it first, then what it is.
        if (const auto& result = m_progress.results()[index]) {
            facts.push_back(result->tooLate ? m_text.tr("solved too late")
                            : shown().plan.counts == data::ClassCounts::First
                                // TRANSLATORS: {1} is a number of moves: "your first run: 12".
                                ? m_text.tr("your first run: {1}", result->run.moves)
                                : m_text.tr("your best: {1}", result->run.moves));
            if (!m_progress.waiting()[index])
                facts.push_back(m_text.tr("handed in"));
        }
        facts.push_back(text::boardFacts(m_text, board->board));
        if (const Optima::Found* optimum =
                board->riddle() != nullptr ? nullptr : m_optima.of(board->code, board->board))
            facts.push_back(optimumWords(m_text, optimum->moves, optimum->exact));
    }
    for (const std::string& fact : facts)
        m_sign.facts += (m_sign.facts.empty() || fact.empty() ? "" : " · ") + fact;
    m_play.setEnabled(level.state != LevelWindow::State::Locked);
}

void ClassScene::play() {
    if (m_leaving || m_classes.empty())
        return;
    if (m_sign.state == LevelWindow::State::Locked)
        refuse(m_sign.facts);
    else
        enter(*board());
}

void ClassScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_cards.setName(m_text.tr("Classes"));
    m_front.setName(m_text.tr("Boards to solve"));
    arrangeHouse(page, measure, {&m_edit, &m_table}, ruleHeight);
    m_noteHeight = noteHeight(m_notes, emptyWidth - 2 * aroundWords, measure);
    if (!m_notes.empty() && !m_classes.empty() && belowCards().w > 0) { // Now it is known how wide the notes are.
        m_noteHeight = noteHeight(m_notes, belowCards().w - 2 * aroundWords, measure);
        arrangeHouse(page, measure, {&m_edit, &m_table}, ruleHeight + m_noteHeight + aroundWords);
    }
    m_town.refresh(House::Slate);
    if (!m_classes.empty())
        showHouse(m_front.selected());
}

std::vector<ui::LegendEntry> ClassScene::keys(const KeyCaps& caps) const {
    std::vector<ui::LegendEntry> entries;
    if (m_classes.empty())
        return {caps.entry({ui::Action::Back}, m_text.tr("Back"))};
    if (m_classes.size() > 1)
        entries.push_back(caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Class")));
    entries.push_back(
        caps.entry({ui::Action::Left, ui::Action::Up, ui::Action::Down, ui::Action::Right}, m_text.tr("Window")));
    return entries;
}

bool ClassScene::playedUnnamed() const {
    const auto players = m_records.players();
    return players && std::ranges::any_of(*players, [](const data::PlayerSummary& each) {
               return each.name == data::unnamedPlayer && each.runs + each.shifts > 0;
           });
}

void ClassScene::askForName() {
    if (m_leaving || m_classes.empty() || m_records.named() || std::exchange(m_askedForName, true))
        return;
    if (data::isServerAddress(m_shared.find(shown().board)->folder.string()))
        return; // There the name is that of the login.
    std::vector<std::string> names = shown().plan.pupils;
    const bool listed = !names.empty();
    if (!listed) // Who has played on another computer finds the name there.
        names = m_shared.leaderboard(shown().board).players().value_or(names);
    std::erase(names, std::string(data::unnamedPlayer));
    text::sortByName(m_text, names);
    ToPrompt prompt;
    prompt.title = m_text.tr("Who is playing?");
    prompt.text = m_text.tr("The class knows you by your name. You can also play without one, and change it later in "
                            "“Players”.");
    if (!names.empty()) {
        prompt.choice.label = listed ? m_text.tr("Pupils of the class") : m_text.tr("Names in the class so far");
        prompt.choice.first = true; // A name that is picked cannot be mistyped.
        prompt.choice.items.push_back(m_text.tr("Another name"));
        prompt.choice.items.insert(prompt.choice.items.end(), names.begin(), names.end());
        prompt.choice.chosen = [names](std::size_t choice, std::vector<std::string>& written) {
            written[0] = choice == 0 ? std::string() : names[choice - 1];
        };
    }
    prompt.fields = {{m_text.trc("of a player", "Name"), {}, data::maxPlayerNameLength}};
    prompt.accept = m_text.tr("That is me");
    prompt.onAccept = [this, pupils = shown().plan.pupils, insisted = std::make_shared<std::string>()](
                          const std::vector<std::string>& written) -> ToPrompt::Refusal {
        const auto name = data::playerName(written.front());
        if (!name)
            return {text::describe(m_text, name.error())};
        if (*name == data::unnamedPlayer)
            return {text::describe(m_text, data::NameProblem::Empty)};
        const auto meant = data::pupilMeant(pupils, *name);
        if (meant && std::exchange(*insisted, *name) != *name)
            return {m_text.tr("Not on the list. Do you mean {1}? To play as {2}, confirm once more.", *meant, *name)};
        const bool played = playedUnnamed();
        m_records.setPlayer(*name); // With everything that was played without a name.
        m_toasts.show({ui::Toast::Kind::Ok,
                       played ? m_text.tr("{1} is now playing, and has what was played without a name.", *name)
                              : m_text.tr("{1} is now playing.", *name),
                       {},
                       {}});
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void ClassScene::update(ui::Seconds step) {
    HousePage::update(step);
    askForName();
    if (m_progress.update() && !m_classes.empty())
        showHouse(m_chosen ? m_front.selected() : taskToContinue());
}

bool ClassScene::animating() const {
    return HousePage::animating() || m_progress.reading();
}

void ClassScene::drawBeside(ui::Canvas& canvas) const {
    if (m_classes.empty()) {
        const ui::Vec centre = m_viewport.content().centre();
        const ui::Rect panel{centre.x - emptyWidth / 2, centre.y - emptyHeight / 2, emptyWidth, emptyHeight};
        ui::drawPanel(canvas, panel);
        ui::Column rows(panel.inset(aroundWords), aroundWords);
        const ui::Rect below = rows.last(m_noteHeight);
        drawEmptyList(canvas, m_notes.empty() ? panel : rows.rest(),
                      m_text.tr("No shared leaderboard has a class now."));
        if (!m_notes.empty())
            drawNote(canvas, m_notes, below);
        return;
    }
    if (belowCards().h <= 0)
        return;
    ui::drawPanel(canvas, belowCards());
    const std::string words = text::countsSentence(m_text, shown().plan.counts);
    ui::Column rows(belowCards().inset(aroundWords), aroundWords);
    if (!m_notes.empty())
        drawNote(canvas, m_notes, rows.last(m_noteHeight));
    const ui::Rect room = rows.rest();
    const float height = canvas.paragraphHeight(words, room.w, ui::style::secondary);
    canvas.paragraph(words, {room.x, room.centre().y - height / 2, room.w, height}, ui::style::secondary,
                     canvas.colours().text);
}

void ClassScene::drawOverControls(ui::Canvas& canvas) const {
    if (m_classes.empty())
        return;
    drawTopChip(canvas, m_chipRight,
                {{}, doneWords(), m_text.tr("/ {1}", shown().plan.tasks.size()), [](ui::Canvas& on, ui::Vec centre) {
                     on.icon(ui::Icon::Check, centre, 20, on.colours().accent);
                 }});
    drawSign(canvas);
}

std::optional<ui::Rect> ClassScene::diveWindow(const puzzle::RunKey& board) const {
    if (m_classes.empty())
        return std::nullopt;
    const auto& tasks = shown().plan.tasks;
    const auto found = std::ranges::find(tasks, board, &data::ClassTask::key);
    if (found == tasks.end())
        return std::nullopt;
    return windowInSight(static_cast<std::size_t>(found - tasks.begin()));
}

std::string ClassScene::title() const {
    return m_classes.empty() ? m_text.tr("Class") : shown().plan.name;
}

void ClassScene::show(const Destination&) {
    m_form.focus(&m_front);
}

void ClassScene::recordsChanged() {
    if (m_revision != m_shared.revision())
        takeClasses();
    readAgain();
    arrangeAgain();
}

void ClassScene::uncovered() {
    m_leaving = false;
    recordsChanged();
}

std::unique_ptr<Scene> ToClass::scene(const Services& with) const {
    return std::make_unique<ClassScene>(*this, with, with.records, with.shared, with.library, with.atlases);
}

} // namespace game
