// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/leaderboard/BoardPicker.hpp"

#include "arukone/Arukone.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/runs/Run.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Records.hpp"
#include "game/words/Wording.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace game {

namespace {

ScoreBoard boardOf(const text::Text& text, const data::LevelRef& level) {
    const Challenge challenge = challengeOf(level);
    std::string label = boardName(text, challenge);
    if (challenge.place())
        // TRANSLATORS: The place of a level and its name: "Attic 3: Ghost".
        label = text.tr("{1}: {2}", shortPlace(text, challenge), label);
    const int number = challenge.place() ? challenge.place()->number : 0;
    return {level.key(), std::move(label), number, ui::Icon::Grid, level.level().puzzle};
}

std::optional<ScoreBoard> codeBoard(const text::Text& text, const puzzle::RunKey& key) {
    auto board = data::boardOfCode(key.text());
    if (!board)
        return std::nullopt;
    const auto line = [&text](const auto& rules) { return boardLine(text, rules); };
    std::string label = text.tr("{1}: {2}", std::visit(line, *board), key.text());
    return ScoreBoard{key, std::move(label), 0, ui::Icon::Grid, std::move(*board)};
}

bool isArukoneBoard(const ScoreBoard& board) {
    return board.puzzle && std::holds_alternative<arukone::Board>(*board.puzzle);
}

std::optional<ScoreBoard> ownBoard(const text::Text& text, const data::Library& library, const puzzle::RunKey& key) {
    if (key.mode() == puzzle::RunMode::Board)
        return codeBoard(text, key);
    const auto level = library.levelOf(key);
    if (!level || level->pack->shipped || data::isAsked(level->level()))
        return std::nullopt;
    return boardOf(text, *level);
}

/// Orders by size, small boards first, then by key.
bool comesBefore(const ScoreBoard& one, const ScoreBoard& other) {
    const auto size = [](const ScoreBoard& board) { return board.setting->rows * board.setting->columns; };
    return size(one) != size(other) ? size(one) < size(other) : one.key < other.key;
}

constexpr float widest = 480;
constexpr float buttonSide = 48;
constexpr float enough = 440;       ///< Width of the list that fits the names of most boards.
constexpr float tabTightening = 20; ///< How much each tab is tightened in a compact OS window.

float gapIn(bool compact) {
    return compact ? 6 : 10;
}

/// The minimum gap between tabs and list plus the room for the list's two buttons.
float besideList(bool compact) {
    return 2 * gapIn(compact) + 2 * (buttonSide + gapIn(compact));
}

/// A way to show the tabs.
struct TabsLook {
    bool icons;
    bool even; ///< All tabs as wide as the widest.
};

std::vector<TabsLook> tabsLooks(bool compact) {
    if (compact)
        return {{false, true}, {false, false}};
    return {{true, true}, {true, false}, {false, false}};
}

std::size_t indexOf(const std::vector<ScoreBoard>& boards, const puzzle::RunKey& key) {
    const auto found =
        std::find_if(boards.begin(), boards.end(), [&key](const ScoreBoard& board) { return board.key == key; });
    return static_cast<std::size_t>(found - boards.begin());
}

ui::TabItem tabItem(const text::Text& text, ScoreTab tab) {
    switch (tab) {
    case ScoreTab::Random:
        return {text.trc("tab", "Random"), ui::Icon::Dice};
    case ScoreTab::Daily:
        return {text.trc("tab", "Daily"), ui::Icon::Calendar};
    case ScoreTab::Own:
        return {text.trc("tab", "Own"), ui::Icon::Grid};
    case ScoreTab::Arukone:
        return {text.trc("tab", "Arukone"), boardIcon::cable};
    case ScoreTab::Shift:
        return {text.trc("tab", "Shift"), ui::Icon::Moon};
    case ScoreTab::Campaign:
        break;
    }
    return {text.tr("Campaign"), ui::Icon::House};
}

} // namespace

std::optional<data::LevelPuzzle> ScoreBoard::board() const {
    return day ? std::optional<data::LevelPuzzle>(lights::dailyBoard(*day, key.dailySeries()).puzzle) : puzzle;
}

std::optional<arukone::Fill> ScoreBoard::fill() const {
    if (const auto* const box = puzzle ? std::get_if<arukone::Board>(&*puzzle) : nullptr)
        return box->fill();
    const auto ofMany = key.puzzle() == arukone::puzzleId ? arukone::settingFromKey(key.setting()) : std::nullopt;
    return ofMany ? std::optional(ofMany->fill) : std::nullopt;
}

std::vector<ScoreBoard> randomBoards(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                     const lights::RandomSetting& last) {
    std::vector<ScoreBoard> boards;
    lights::RandomSetting ranked = last;
    ranked.sealed = 0; // Boards with sealed windows rank under their codes.
    std::set<puzzle::RunKey> wanted{puzzle::RunKey::random(lights::key(ranked))};
    wanted.insert(keys.begin(), keys.end());
    for (const puzzle::RunKey& key : wanted) {
        if (const auto setting = key.puzzle().empty() ? lights::settingFromKey(key.setting()) : std::nullopt)
            boards.push_back(
                {key, settingWords(text, *setting), 0, surfaceIcon(setting->rules.surface), {}, setting, {}});
    }
    std::sort(boards.begin(), boards.end(), comesBefore);
    return boards;
}

std::vector<ScoreBoard> dailyBoards(const text::Text& text, std::span<const puzzle::RunKey> keys, puzzle::Day today) {
    std::set<std::tuple<puzzle::Day, bool>> wanted; // With whether it is the day's main puzzle, which comes last.
    if (puzzle::hasDailyPuzzle(today))
        wanted = {{today, false}, {today, true}};
    for (const puzzle::RunKey& key : keys)
        if (const auto day = key.day())
            wanted.emplace(*day, key.dailySeries() == puzzle::DailySeries::Main);
    std::vector<ScoreBoard> boards;
    boards.reserve(wanted.size());
    for (const auto& [day, main] : wanted) {
        const std::string date = text::longDate(text, day);
        if (main)
            boards.push_back({puzzle::RunKey::daily(day), date, 0, ui::Icon::Calendar, {}, {}, day});
        else
            boards.push_back({puzzle::RunKey::daily(day, puzzle::DailySeries::Coffee),
                              dailyPlace(text, puzzle::DailySeries::Coffee, date),
                              0,
                              ui::Icon::Mug,
                              {},
                              {},
                              day});
    }
    return boards;
}

std::vector<ScoreBoard> shiftTables(const text::Text& text, std::span<const puzzle::RunKey> keys, puzzle::Day today) {
    const std::set<puzzle::RunKey> known(keys.begin(), keys.end());
    std::set<puzzle::Day> days{today};
    for (const puzzle::RunKey& key : known)
        if (const auto day = key.shiftDay())
            days.insert(*day);
    std::vector<ScoreBoard> tables;
    if (known.contains(puzzle::RunKey::threeMinuteShift()))
        tables.push_back({puzzle::RunKey::threeMinuteShift(), text.tr("180 seconds"), 0, ui::Icon::Clock});
    tables.push_back({puzzle::RunKey::shift(), text.tr("Free shifts"), 0, ui::Icon::Dice});
    for (const puzzle::Day day : days)
        tables.push_back({puzzle::RunKey::shift(day), text::longDate(text, day), 0, ui::Icon::Calendar});
    return tables;
}

std::vector<ScoreBoard> campaignBoards(const text::Text& text, const data::Library& library) {
    std::vector<ScoreBoard> boards;
    for (const data::LibraryPack* pack : library.campaignAndAlbums())
        for (std::size_t i = 0; i < pack->pack.levels.size(); ++i)
            if (!data::isAsked(pack->pack.levels[i]))
                boards.push_back(boardOf(text, library.level(*pack, i)));
    return boards;
}

std::vector<ScoreBoard> fuseBoxes(const text::Text& text, const data::Library& library,
                                  std::span<const puzzle::RunKey> keys) {
    std::vector<ScoreBoard> boards;
    for (const data::LibraryPack& pack : library.nextDoor())
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            boards.push_back(boardOf(text, library.level(pack, i)));
    std::set<puzzle::RunKey> listed;
    for (const puzzle::RunKey& key : keys) {
        if (!listed.insert(key).second)
            continue;
        const bool ofMany = key.mode() == puzzle::RunMode::Random && key.puzzle() == arukone::puzzleId;
        if (const auto setting = ofMany ? arukone::settingFromKey(key.setting()) : std::nullopt)
            boards.push_back({key, settingWords(text, *setting), 0, ui::Icon::Dice});
        else if (auto board = key.mode() == puzzle::RunMode::Board ? codeBoard(text, key) : std::nullopt;
                 board && isArukoneBoard(*board))
            boards.push_back(std::move(*board));
    }
    return boards;
}

std::vector<ScoreBoard> ownBoards(const text::Text& text, const data::Library& library,
                                  std::span<const puzzle::RunKey> keys) {
    std::vector<ScoreBoard> boards;
    for (const puzzle::RunKey& key : keys)
        if (auto board = ownBoard(text, library, key);
            board && (key.mode() != puzzle::RunMode::Board || !isArukoneBoard(*board)))
            boards.push_back(std::move(*board));
    std::set<puzzle::RunKey> listed(keys.begin(), keys.end());
    for (const data::LibraryPack& pack : library.own())
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            if (!data::isAsked(pack.pack.levels[i]) && listed.insert(data::levelKey(pack, i)).second)
                boards.push_back(boardOf(text, library.level(pack, i)));
    return boards;
}

std::optional<std::size_t> furthestSolved(std::span<const ScoreBoard> boards, const data::Progress& progress) {
    for (std::size_t i = boards.size(); i-- > 0;)
        if (progress.at(boards[i].key) != nullptr)
            return i;
    return std::nullopt;
}

BoardPicker::BoardPicker(const text::Text& text, ui::Form& form)
    : m_text(text)
    , m_form(form) {
    m_list.drawSign = [this](ui::Canvas& canvas, ui::Rect area, std::size_t index) {
        if (boards()[index].number > 0)
            drawPlaque(canvas, area, std::to_string(boards()[index].number));
        else
            canvas.icon(boards()[index].icon, area.centre(), 22, canvas.colours().text2);
    };
}

void BoardPicker::addToForm() {
    m_form.add(m_tabs, [this](auto& it) { it.setName(m_text.tr("Leaderboard")); });
    m_form.add(m_previous, [this](auto& it) {
        it.setLabel(m_text.trc("board", "Previous"));
        it.setEnabled(neighbour(-1).has_value());
    });
    m_form.add(m_list, [this](auto& it) {
        it.setName(m_text.trc("leaderboard", "Board"));
        std::vector<std::string> labels;
        for (const ScoreBoard& each : boards())
            labels.push_back(each.label);
        it.setItems(std::move(labels));
        it.select(m_board);
    });
    m_form.add(m_next, [this](auto& it) {
        it.setLabel(m_text.trc("board", "Next"));
        it.setEnabled(neighbour(1).has_value());
    });
}

void BoardPicker::setBoards(ScoreTab tab, std::vector<ScoreBoard> boards, std::size_t first) {
    const std::size_t last = boards.empty() ? 0 : boards.size() - 1;
    m_groups[static_cast<std::size_t>(tab)] = {std::move(boards), std::min(first, last)};
    m_shown.clear();
    for (const ScoreTab each :
         {ScoreTab::Campaign, ScoreTab::Random, ScoreTab::Daily, ScoreTab::Own, ScoreTab::Arukone})
        if (each == ScoreTab::Campaign || !groupOf(each).boards.empty())
            m_shown.push_back(each);
    m_shown.push_back(ScoreTab::Shift);
}

void BoardPicker::show(const puzzle::RunKey& key) {
    m_tab = ScoreTab::Campaign;
    m_board = 0;
    for (const ScoreTab tab : m_shown)
        if (const std::size_t at = indexOf(groupOf(tab).boards, key); at < groupOf(tab).boards.size()) {
            m_tab = tab;
            m_board = at;
        }
}

const ScoreBoard* BoardPicker::board() const {
    return m_board < boards().size() ? &boards()[m_board] : nullptr;
}

puzzle::RunKey BoardPicker::firstKey(ScoreTab tab) const {
    const Group& group = groupOf(tab);
    return group.boards.empty() ? puzzle::RunKey() : group.boards[group.first].key;
}

void BoardPicker::chooseTab(ScoreTab tab) {
    if ((tab == ScoreTab::Shift) != (m_tab == ScoreTab::Shift)) {
        if (onPage)
            onPage(firstKey(tab));
        return;
    }
    m_tab = tab;
    m_board = groupOf(tab).first;
    if (onTab)
        onTab();
}

std::optional<std::size_t> BoardPicker::neighbour(int direction) const {
    if (board() == nullptr)
        return std::nullopt;
    const bool daily = board()->key.mode() == puzzle::RunMode::Daily;
    // Stepping below 0 wraps around, so one bound covers both ends.
    for (std::size_t i = m_board + static_cast<std::size_t>(direction); i < boards().size();
         i += static_cast<std::size_t>(direction))
        if (!daily || boards()[i].key.dailySeries() == board()->key.dailySeries())
            return i;
    return std::nullopt;
}

void BoardPicker::step(int direction) {
    if (const auto to = neighbour(direction))
        choose(*to);
}

void BoardPicker::choose(std::size_t index) {
    m_board = index;
    m_form.refresh();
    if (onChoose)
        onChoose();
}

float BoardPicker::tabsWidth(bool icons, bool even, bool compact, const ui::Measure& measure) {
    std::vector<ui::TabItem> tabs;
    for (const ScoreTab tab : m_shown) {
        tabs.push_back(tabItem(m_text, tab));
        if (!icons)
            tabs.back().icon.reset();
    }
    const auto count = static_cast<float>(tabs.size());
    m_tabs.setItems(std::move(tabs));
    if (even)
        m_tabs.fitEvenly();
    else
        m_tabs.fit(measure);
    return m_tabs.preferredWidth(measure) - (compact ? count * tabTightening : 0);
}

float BoardPicker::layoutTabs(ui::Rect line, bool compact, const ui::Measure& measure) {
    float width = 0;
    // Independent of the selected tab, so that the tabs stay in place when another one is selected.
    for (const TabsLook look : tabsLooks(compact)) {
        width = tabsWidth(look.icons, look.even, compact, measure);
        if (line.w - width - besideList(compact) >= enough)
            break;
    }
    m_tabs.select(static_cast<std::size_t>(std::find(m_shown.begin(), m_shown.end(), m_tab) - m_shown.begin()));
    m_tabs.place({line.x, line.y, width, 50});
    return width;
}

void BoardPicker::layout(ui::Rect line, const ui::Viewport& viewport, const ui::Measure& measure) {
    const bool compact = viewport.compact();
    const float tabs = layoutTabs(line, compact, measure);
    const float width = std::min(widest, line.w - tabs - besideList(compact));
    ui::Row row({line.x, line.y, line.w, buttonSide}, gapIn(compact));
    row.placeLast(buttonSide, m_next);
    row.placeLast(width, m_list);
    row.placeLast(buttonSide, m_previous);
    m_list.setScreen({0, 0, viewport.size().x, viewport.size().y});
    const float left = m_previous.bounds().x;
    m_beside = {left, line.y, line.right() - left, buttonSide};
}

std::vector<ui::Rect> BoardPicker::areas() const {
    return {m_tabs.bounds(), m_beside};
}

void findBoards(BoardPicker& picker, const text::Text& text, const data::Library& library, Records& records,
                data::Leaderboard& runs, data::Shifts& shifts, const Preferences& preferences,
                const puzzle::RunKey& requestedKey) {
    const auto keys = runs.keys();
    std::vector<puzzle::RunKey> known = keys.value_or(std::vector<puzzle::RunKey>());
    known.push_back(requestedKey);
    picker.setBoards(ScoreTab::Campaign, campaignBoards(text, library));
    lights::RandomSetting last = preferences.get().random;
    last.sealed = 0; // Boards with sealed windows rank under their codes.
    auto random = randomBoards(text, known, last);
    // The last setting, unless only others have runs yet: then a page with some.
    const auto isLast = [&last](const ScoreBoard& each) { return each.setting == last; };
    const auto hasRuns = [&known](const ScoreBoard& each) { return std::ranges::find(known, each.key) != known.end(); };
    auto own = std::ranges::find_if(random, isLast);
    if (own != random.end() && !hasRuns(*own))
        if (const auto played = std::ranges::find_if(random, hasRuns); played != random.end())
            own = played;
    const auto first = static_cast<std::size_t>(own - random.begin());
    picker.setBoards(ScoreTab::Random, std::move(random), first);
    // Days are in order, so the last one is the main puzzle of today, or else of the last day played.
    picker.setBoards(ScoreTab::Daily, dailyBoards(text, known, records.today()), known.size());
    picker.setBoards(ScoreTab::Own, ownBoards(text, library, known));
    auto boxes = fuseBoxes(text, library, known);
    const std::size_t box = furthestSolved(boxes, records.progress()).value_or(0);
    picker.setBoards(ScoreTab::Arukone, std::move(boxes), box);
    std::vector<puzzle::RunKey> tables = shifts.keys().value_or(std::vector<puzzle::RunKey>());
    if (requestedKey.mode() == puzzle::RunMode::Shift)
        tables.push_back(requestedKey);
    auto shown = shiftTables(text, tables, records.today());
    const std::size_t free = indexOf(shown, puzzle::RunKey::shift());
    picker.setBoards(ScoreTab::Shift, std::move(shown), free);
}

} // namespace game
