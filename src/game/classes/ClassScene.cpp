// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/classes/ClassScene.hpp"

#include "game/controls/TopChip.hpp"
#include "game/look/CatWindow.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "text/BoardWords.hpp"
#include "text/ClassWords.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

// As on the screen of the campaign.
constexpr float pavement = 108;
constexpr float cardsTop = 100;
constexpr float stripTop = 88;
constexpr float cardsWidth = 372;
constexpr float plaqueSide = 56;
constexpr float townTop = 76;
constexpr float ruleHeight = 96;
constexpr float emptyWidth = 560;
constexpr float emptyHeight = 260;
constexpr float toolSide = 40;
constexpr float toolGap = 12;

} // namespace

ClassScene::ClassScene(const ToClass& to, const SceneContext& context, Records& records, SharedBoards& shared,
                       const data::Library& library, LampAtlases& atlases)
    : PageScene(context)
    , m_records(records)
    , m_shared(shared)
    , m_library(library)
    , m_progress(records, shared, library)
    , m_town(context.preferences, records, library)
    , m_front(atlases)
    , m_play(bigFace(ui::Icon::Play), [this] { play(); })
    , m_table(iconFace(ui::Icon::Chart),
              [this] {
                  m_sounds.play(Sound::Select);
                  m_navigator.push(ToClassTable{m_classes[m_class].board});
              })
    , m_edit(iconFace(ui::Icon::Pen), [this] {
        m_sounds.play(Sound::Select);
        m_navigator.push(ToClassEditor{m_classes[m_class].board});
    }) {
    m_form.add(m_front);
    m_form.add(m_play);
    m_header.addTo(m_form);
    m_form.add(m_table);
    m_form.add(m_edit);
    m_form.add(m_cards);
    m_cards.onSelect = [this](std::size_t index) { choose(index); };
    m_front.onSelect = [this](std::size_t) {
        m_chosen = true;
        m_sounds.play(Sound::Cursor);
        m_toasts.clear();
        describeTask();
    };
    m_front.onActivate = [this] { play(); };
    m_front.windowWords = [this](std::size_t) {
        std::string words = std::to_string(m_sign.number) + ". " + m_sign.name;
        for (const std::string& more : {m_text.trn("{1} star", "{1} stars", m_sign.stars), m_sign.remark, m_sign.facts})
            words += more.empty() ? "" : ", " + more;
        return words;
    };
    m_shared.refresh();
    takeClasses();
    const auto found = std::ranges::find(m_classes, to.board, &ShownClass::board);
    m_class = found == m_classes.end() ? 0 : static_cast<std::size_t>(found - m_classes.begin());
    readAgain();
    m_form.focus(m_classes.empty() ? nullptr : &m_front);
}

void ClassScene::takeClasses() {
    const std::string shown = m_classes.empty() ? std::string() : m_classes[m_class].board;
    m_revision = m_shared.revision();
    m_classes.clear();
    for (const data::SharedBoard& board : m_shared.boards()) {
        const auto& plan = m_shared.classOf(board.name).reading.plan;
        if (!plan)
            continue;
        ShownClass each{board.name, *plan, {}};
        for (const data::ClassTask& task : plan->tasks)
            each.windows.push_back(windowOf(task, m_library));
        m_classes.push_back(std::move(each));
    }
    const auto found = std::ranges::find(m_classes, shown, &ShownClass::board);
    m_class = found == m_classes.end() ? 0 : static_cast<std::size_t>(found - m_classes.begin());
}

void ClassScene::readAgain() {
    for (ui::Widget* widget : std::initializer_list<ui::Widget*>{&m_front, &m_cards, &m_play, &m_table, &m_edit})
        widget->setVisible(!m_classes.empty());
    if (m_classes.empty())
        return;
    m_progress.begin(m_classes[m_class].board, m_classes[m_class].plan);
    showHouse(std::min(m_front.selected(), m_classes[m_class].plan.tasks.size() - 1));
}

CampaignLevel ClassScene::levelOf(std::size_t task) const {
    const ShownClass& shown = m_classes[m_class];
    const TaskWindow& window = shown.windows[task];
    const auto& result = m_progress.results()[task];
    CampaignLevel level;
    if (!window.known || timeOf(shown.plan.tasks[task], m_records.today()) == TaskTime::Early)
        level.state = LevelWindow::State::Locked;
    else if (result && result->done)
        level.state = LevelWindow::State::Asleep;
    level.stars = result ? result->run.stars() : 0;
    level.box = window.box;
    return level;
}

std::size_t ClassScene::taskToContinue() const {
    const ShownClass& shown = m_classes[m_class];
    for (std::size_t i = 0; i < shown.plan.tasks.size(); ++i)
        if (levelOf(i).state == LevelWindow::State::Awake &&
            timeOf(shown.plan.tasks[i], m_records.today()) == TaskTime::Open)
            return i;
    return 0;
}

HouseCard ClassScene::cardOf(const ShownClass& each) const {
    HouseCard card;
    card.name = each.plan.name;
    const auto count = static_cast<std::int64_t>(each.plan.tasks.size());
    if (&each != &m_classes[m_class]) {
        card.asleep = m_text.trn("{1} board", "{1} boards", count);
        card.lights.assign(each.plan.tasks.size(), LevelLight::Lit);
        card.awake = 1;
        return card;
    }
    const std::size_t done = m_progress.done();
    card.asleep = m_text.tr("{1}/{2} asleep", done, count);
    int stars = 0;
    for (std::size_t i = 0; i < each.plan.tasks.size(); ++i) {
        const CampaignLevel level = levelOf(i);
        card.lights.push_back(lightOf(level.state));
        stars += level.stars;
    }
    card.stars = m_text.tr("{1}/{2}", stars, 3 * count);
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
    for (std::size_t i = 0; i < m_classes[m_class].plan.tasks.size(); ++i)
        levels.push_back(levelOf(i));
    const HouseCard& card = m_cards.card(m_class);
    m_front.setMotion(m_preferences.motion());
    m_front.setPlate(m_viewport.compact() ? card.name + " · " + card.asleep : std::string());
    m_front.show(House::Slate, std::move(levels), task);
    describeTask();
}

void ClassScene::choose(std::size_t index) {
    if (index == m_class)
        return;
    m_class = index;
    m_chosen = false;
    m_sounds.play(Sound::Select);
    m_toasts.clear();
    m_progress.begin(m_classes[m_class].board, m_classes[m_class].plan);
    showHouse(0);
    arrangeAgain(); // For the title.
}

const std::optional<Challenge>& ClassScene::board() {
    const data::ClassTask& task = m_classes[m_class].plan.tasks[m_front.selected()];
    if (m_boardOf != task) {
        m_boardOf = task;
        m_board = challengeOf(task, m_library);
    }
    return m_board;
}

void ClassScene::describeTask() {
    const ShownClass& shown = m_classes[m_class];
    const std::size_t index = m_front.selected();
    const data::ClassTask& task = shown.plan.tasks[index];
    const CampaignLevel level = levelOf(index);
    m_sign = {static_cast<int>(index) + 1,
              level.state,
              text::taskName(m_text, task, m_library, m_records.today().year()),
              level.stars,
              {},
              {}};
    std::vector<std::string> facts{timeWords(m_text, task, m_records.today())};
    if (!shown.windows[index].known) {
        facts.push_back(m_text.tr("This version of the game does not have it."));
    } else if (const auto& board = this->board(); level.state != LevelWindow::State::Locked && board) {
        facts.push_back(text::boardFacts(m_text, board->board));
        if (const Optima::Found* optimum =
                board->riddle() != nullptr ? nullptr : m_optima.of(board->code, board->board))
            facts.push_back(optimumWords(m_text, optimum->moves, optimum->exact));
        if (const auto& result = m_progress.results()[index])
            facts.push_back(shown.plan.counts == data::ClassCounts::First
                                ? m_text.tr("your first {1}", result->run.moves)
                                : m_text.tr("your best {1}", result->run.moves));
    }
    for (const std::string& fact : facts)
        m_sign.facts += (m_sign.facts.empty() || fact.empty() ? "" : " · ") + fact;
    m_play.setEnabled(level.state != LevelWindow::State::Locked);
}

void ClassScene::play() {
    if (m_leaving || m_classes.empty())
        return;
    if (m_sign.state == LevelWindow::State::Locked) {
        m_sounds.play(Sound::Error);
        m_toasts.clear();
        m_toasts.show({ui::Toast::Kind::Danger, m_sign.facts, ui::Icon::Lock, {}});
        return;
    }
    m_leaving = true;
    m_sounds.play(Sound::Bell);
    m_navigator.push(ToPlay{*board(), true});
}

void ClassScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_front.showResidents(m_preferences.get().silhouettes);
    m_cards.setName(m_text.tr("Classes"));
    m_front.setName(m_text.tr("Boards to solve"));
    const bool compact = m_viewport.compact();
    const float ground = m_viewport.content().h - pavement;
    const float townLeft = compact ? 0 : page.left + cardsWidth;
    m_town.arrange(m_viewport, {townLeft, townTop, m_viewport.size().x - townLeft, ground - townTop});
    m_town.refresh();
    m_edit.place({page.right - toolSide, 28, toolSide, toolSide});
    m_edit.setLabel(m_text.tr("Change the class"));
    m_edit.setTip(m_text.tr("Change the class"));
    m_table.place({page.right - 2 * toolSide - toolGap, 28, toolSide, toolSide});
    m_table.setLabel(m_text.tr("Results of the class"));
    m_table.setTip(m_text.tr("Results of the class"));
    m_chipRight = m_table.bounds().x - toolGap;
    m_cards.setArrangement(compact ? HouseCards::Arrangement::Strip : HouseCards::Arrangement::Column);
    ui::Rect house{page.left + cardsWidth + 40, 20, 0, ground + 1 - 20};
    if (compact) {
        m_cards.place({page.left, stripTop, page.right - page.left, HouseCards::stripHeight});
        house.x = page.left + 20;
        house.y = stripTop + HouseCards::stripHeight + 10;
        house.h = ground + 1 - house.y;
        m_ruleArea = {};
    } else {
        m_ruleArea = {page.left, ground - 14 - ruleHeight, cardsWidth - 16, ruleHeight};
        m_cards.place({page.left, cardsTop, cardsWidth, m_ruleArea.y - 14 - cardsTop});
    }
    house.w = page.right - 20 - house.x;
    m_front.place(house);
    m_toasts.place({house.x + house.w / 2 - 190, house.y, 380, ground - 30 - house.y});
    m_play.setLabel(m_text.tr("Play"));
    m_play.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
    const float width = m_play.preferredWidth(measure);
    m_play.place({page.right - 20 - width, ground + 24, width, ui::PushButton::bigHeight});
    m_signArea = {house.x, ground + 26, m_play.bounds().x - 24 - house.x, plaqueSide};
    m_legend.setVisible(!compact);
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

ui::Rect ClassScene::legendArea(const PageFrame& page) const {
    return {page.left, m_signArea.y + 4, m_signArea.x - page.left - 20, PageFrame::legendHeight};
}

bool ClassScene::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::PreviousTab:
    case ui::Action::NextTab: {
        const bool forward = pressed.action == ui::Action::NextTab;
        if (forward ? m_class + 1 < m_classes.size() : m_class > 0)
            choose(forward ? m_class + 1 : m_class - 1);
        return true;
    }
    case ui::Action::Confirm: // On a card: moves into the house.
        m_form.focus(&m_front);
        return true;
    default:
        return false;
    }
}

void ClassScene::update(ui::Seconds step) {
    m_front.setLively(m_ambient && !m_preferences.get().reducedMotion && !m_preferences.motion().off());
    PageScene::update(step);
    m_town.update(step, m_viewport);
    if (m_progress.update() && !m_classes.empty())
        showHouse(m_chosen ? m_front.selected() : taskToContinue());
}

bool ClassScene::animating() const {
    return PageScene::animating() || m_town.animating() || m_progress.reading();
}

void ClassScene::drawPage(ui::Canvas& canvas) const {
    m_town.draw(canvas);
    if (m_classes.empty()) {
        const ui::Vec centre = m_viewport.content().centre();
        const ui::Rect panel{centre.x - emptyWidth / 2, centre.y - emptyHeight / 2, emptyWidth, emptyHeight};
        ui::drawPanel(canvas, panel);
        drawEmptyList(canvas, panel, m_text.tr("No shared board has a class now."));
    } else if (m_ruleArea.h > 0) {
        drawRule(canvas);
    }
}

void ClassScene::drawRule(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_ruleArea);
    const std::string words = text::countsSentence(m_text, m_classes[m_class].plan.counts);
    const ui::Rect room = m_ruleArea.inset(16);
    const float height = canvas.paragraphHeight(words, room.w, ui::style::secondary);
    canvas.paragraph(words, {room.x, room.centre().y - height / 2, room.w, height}, ui::style::secondary,
                     canvas.colours().text);
}

void ClassScene::drawOverControls(ui::Canvas& canvas) const {
    if (m_classes.empty())
        return;
    drawTopChip(canvas, m_chipRight,
                {{},
                 std::to_string(m_progress.done()),
                 m_text.tr("/ {1}", m_classes[m_class].plan.tasks.size()),
                 [](ui::Canvas& on, ui::Vec centre) { on.icon(ui::Icon::Check, centre, 20, on.colours().accent); }});
    drawLevelSign(canvas, m_signArea, m_sign);
}

std::optional<ui::Rect> ClassScene::diveWindow(const puzzle::RunKey& board) const {
    if (m_classes.empty())
        return std::nullopt;
    const auto& tasks = m_classes[m_class].plan.tasks;
    const auto found = std::ranges::find(tasks, board, &data::ClassTask::key);
    const auto index = static_cast<std::size_t>(found - tasks.begin());
    if (found == tasks.end() || !m_front.shows(index))
        return std::nullopt;
    const ui::Rect window = m_front.windowRect(index);
    return ui::Rect{window.x, window.y, window.w, std::min(window.w, window.h)}; // Without the plaque below it.
}

void ClassScene::drawDiving(ui::Canvas& canvas, float panels) const {
    m_town.draw(canvas);
    if (m_front.visible())
        m_front.draw(canvas);
    if (panels <= 0)
        return;
    const ui::Canvas::Layer layer{canvas, {}, panels};
    if (!m_classes.empty() && m_ruleArea.h > 0)
        drawRule(canvas);
    m_header.draw(canvas);
    for (const ui::Widget* widget : m_form.widgets())
        if (widget->visible() && widget != &m_front)
            widget->draw(canvas);
    drawOverControls(canvas);
    if (m_legend.visible())
        m_legend.draw(canvas);
}

Scenery ClassScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.pavement = pavement;
    scenery.quiet.push_back(topChipQuietArea(m_chipRight));
    return scenery;
}

std::string ClassScene::title() const {
    return m_classes.empty() ? m_text.tr("Class") : m_classes[m_class].plan.name;
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

} // namespace game
