// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/mylevels/MyLevelsScene.hpp"

#include "game/look/BoardIcons.hpp"
#include "game/mylevels/ToMyLevels.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/Wording.hpp"
#include "lights/ShareCode.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <utility>

// The behaviour of the list of the player's levels. Layout and drawing are in MyLevelsScenePicture.cpp, the actions of
// its buttons in MyLevelsSceneActions.cpp.

namespace game {

namespace {

constexpr std::array orders{MyLevelOrder::Newest, MyLevelOrder::Name, MyLevelOrder::Size};

/// The file that was added or changed last; an empty path if none was.
std::filesystem::path changedSince(const std::vector<MyLevelRow>& before, const std::vector<MyLevelRow>& now) {
    const MyLevelRow* found = nullptr;
    for (const MyLevelRow& row : now) {
        const auto same = [&row](const MyLevelRow& old) {
            return old.file == row.file && old.changed == row.changed && old.name == row.name &&
                   old.facts == row.facts &&
                   std::ranges::equal(old.boards, row.boards, {}, &ListedBoard::code, &ListedBoard::code);
        };
        if (row.kind != MyLevelRow::Kind::Damaged && std::ranges::none_of(before, same) &&
            (found == nullptr || row.changed > found->changed))
            found = &row;
    }
    return found == nullptr ? std::filesystem::path() : found->file;
}

} // namespace

MyLevelsScene::MyLevelsScene(const SceneContext& context, Records& records, const Workshop& workshop,
                             const data::Paths& paths, const LocalClock& clock)
    : PageScene(context)
    , m_records(records)
    , m_library(workshop.library)
    , m_levels(workshop.levels)
    , m_unfinished(workshop.unfinished)
    , m_paths(paths)
    , m_clock(clock)
    , m_optima(context.proofs)
    , m_tools{
          ui::PushButton(primaryFace(ui::Icon::Plus), [this] { create(ToEditor::Puzzle::Lights); }),
          ui::PushButton(wordsFace(boardIcon::cable), [this] { create(ToEditor::Puzzle::Arukone); }),
          ui::PushButton(wordsFace(ui::Icon::Folder), [this] { import(); }),
          ui::PushButton(wordsFace(ui::Icon::Play), [this] { play(); }),
          ui::PushButton(wordsFace(ui::Icon::Pen), [this] { edit(); }),
          ui::PushButton(wordsFace(ui::Icon::Letters), [this] { rename(); }),
          ui::PushButton(wordsFace(ui::Icon::Copy), [this] { duplicate(); }),
          ui::PushButton(wordsFace(ui::Icon::Share), [this] { exportSelected(); }),
          ui::PushButton(wordsFace(ui::Icon::House), [this] { bundleChecked(); }),
          ui::PushButton(wordsFace(ui::Icon::Trash), [this] { remove(); }),
          ui::PushButton(wordsFace(ui::Icon::Undo), [this] { undo(); }),
      } {
    addControls();
    reload();
    m_form.focus(m_rows.empty() ? static_cast<ui::Widget*>(&m_tools[Create]) : &m_list);
}

const MyLevelRow* MyLevelsScene::selected() const {
    const auto row = m_list.selected();
    return row && *row < m_rows.size() ? &m_rows[*row] : nullptr;
}

MyLevelOrder MyLevelsScene::order() const {
    return orders[m_order.selected()];
}

void MyLevelsScene::reload() {
    m_library.refresh();
    m_all = myLevelRows(m_text, m_library);
    std::set<std::filesystem::path> there;
    for (const MyLevelRow& row : m_all)
        if (row.kind == MyLevelRow::Kind::Level)
            there.insert(row.file);
    std::erase_if(m_checked, [&](const std::filesystem::path& file) { return !there.contains(file); });
    showRows(std::exchange(m_wanted, {}));
}

void MyLevelsScene::showRows(const std::filesystem::path& file) {
    const MyLevelRow* before = selected();
    const std::filesystem::path wanted = !file.empty() ? file
                                         : before != nullptr && before->kind != MyLevelRow::Kind::Unfinished
                                             ? before->file
                                             : std::filesystem::path();
    const std::size_t place = m_list.selected().value_or(0);
    const std::string searched = m_search.text();
    m_rows.clear();
    for (const MyLevelRow& row : m_all)
        if (rowMatchesSearch(row, searched))
            m_rows.push_back(row);
    sortRows(m_rows, order());
    if (const auto unfinished = m_unfinished.load()) {
        for (MyLevelRow& row : m_rows)
            markUnfinished(m_text, row, *unfinished);
        if (searched.empty())
            m_rows.insert(m_rows.begin(), unfinishedRow(m_text, *unfinished));
    }
    m_list.setRowCount(m_rows.size());
    const auto at = std::find_if(m_rows.begin(), m_rows.end(), [&](const MyLevelRow& row) {
        return !wanted.empty() && row.kind != MyLevelRow::Kind::Unfinished && row.file == wanted;
    });
    m_list.select(m_rows.empty()       ? std::nullopt
                  : at != m_rows.end() ? std::optional(static_cast<std::size_t>(at - m_rows.begin()))
                                       : std::min(place, m_rows.size() - 1));
    m_form.refresh();
    showKeys();
}

bool MyLevelsScene::hasDraft() const {
    return !m_rows.empty() && m_rows.front().kind == MyLevelRow::Kind::Unfinished;
}

const MyLevelRow* MyLevelsScene::chosen(std::initializer_list<MyLevelRow::Kind> kinds) {
    const MyLevelRow* row = selected();
    if (row == nullptr || std::find(kinds.begin(), kinds.end(), row->kind) != kinds.end())
        return row;
    m_sounds.play(Sound::Error);
    say(row->kind == MyLevelRow::Kind::Unfinished
            ? m_text.tr("This level is unfinished. Edit it and save it first.")
            : m_text.tr("This file is damaged and cannot be used before it is mended. {1}", row->facts),
        ui::Toast::Kind::Danger);
    return nullptr;
}

void MyLevelsScene::toggleCheck(std::size_t row) {
    if (row >= m_rows.size())
        return;
    if (m_rows[row].kind == MyLevelRow::Kind::Pack) {
        say(m_text.tr("Only single levels can be put into a new pack."), ui::Toast::Kind::Hint);
        return;
    }
    if (m_rows[row].kind != MyLevelRow::Kind::Level)
        return;
    m_sounds.play(Sound::Select);
    if (!m_checked.insert(m_rows[row].file).second)
        m_checked.erase(m_rows[row].file);
    arrangeAgain();
}

void MyLevelsScene::say(const std::string& sentence, ui::Toast::Kind kind) {
    m_toasts.clear();
    m_toasts.show({kind, sentence, {}, {}});
}

bool MyLevelsScene::check(const ui::Event& event) {
    const auto* pressed = std::get_if<ui::PointerPressed>(&event);
    if (pressed == nullptr || pressed->button != ui::Button::Primary || m_form.modal())
        return false;
    const auto row = m_list.rowAt(pressed->at);
    if (!row || !checkBoxOf(m_list.rowRect(*row)).contains(pressed->at))
        return false;
    toggleCheck(*row);
    return true;
}

bool MyLevelsScene::handle(const ui::Event& event) {
    if ((!m_leaving && check(event)) || PageScene::handle(event))
        return true;
    const auto* key = std::get_if<ui::KeyPressed>(&event);
    if (key == nullptr || key->key != sf::Keyboard::Delete || key->repeat || m_form.wantsText() ||
        !m_tools[Delete].visible())
        return false;
    remove();
    return true;
}

bool MyLevelsScene::act(const ui::ActionPressed& pressed) {
    if (pressed.repeat)
        return false;
    if (pressed.action == action::undo && m_tools[Undo].visible())
        undo();
    else if (pressed.action == action::mark && m_list.selected())
        toggleCheck(*m_list.selected());
    else if (pressed.action == ui::Action::Copy)
        copyCode();
    else if (pressed.action == ui::Action::Paste)
        importCopied();
    else if (pressed.action == ui::Action::NextTab || pressed.action == ui::Action::PreviousTab)
        m_order.step(pressed.action == ui::Action::NextTab ? 1 : -1);
    else
        return false;
    return true;
}

RowFacts MyLevelsScene::factsOf(const MyLevelRow& row) const {
    return rowFacts(m_text, row, m_optima);
}

void MyLevelsScene::update(ui::Seconds step) {
    PageScene::update(step);
    findOptima(m_rows, m_list.visibleRows(), m_optima);
}

bool MyLevelsScene::animating() const {
    return FormScene::animating() || findsOptima(m_rows, m_list.visibleRows(), m_optima);
}

void MyLevelsScene::uncovered() {
    m_leaving = false;
    const std::vector<MyLevelRow> before = m_all;
    const bool hadDraft = hasDraft();
    const bool chosen = !m_wanted.empty();
    reload();
    if (const auto file = changedSince(before, m_all); !chosen && !file.empty())
        showRows(file);
    if (hasDraft() && !hadDraft)
        m_list.select(0); // What was just begun.
    if (m_changed)
        askAboutChanged(*std::exchange(m_changed, std::nullopt));
    if (m_problems)
        m_navigator.push(*std::exchange(m_problems, std::nullopt));
    for (const MyLevelRow& row : m_rows) // A board may have been proven meanwhile.
        for (const ListedBoard& board : row.boards) {
            const LevelOptimum* const known = m_optima.of(board.code);
            if (known != nullptr && known->solvable && !known->exact)
                m_optima.takeProof(board.code, board.puzzle);
        }
    if (m_tools[Create].focused() && !m_rows.empty())
        m_form.focus(&m_list); // To the level that was just created.
}

std::unique_ptr<Scene> ToMyLevels::scene(const Services& with) const {
    return std::make_unique<MyLevelsScene>(with, with.records, with.workshop(), with.paths, with.clock);
}

} // namespace game
