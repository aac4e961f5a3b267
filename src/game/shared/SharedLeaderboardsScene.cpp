// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shared/SharedLeaderboardsScene.hpp"

#include "game/classes/ToClass.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/controls/Toolbar.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/look/street/CatWindow.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/shared/SharedLeaderboardWords.hpp"
#include "game/shared/ToSharedLeaderboards.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Problems.hpp"
#include "text/SharedProblems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float top = 96;
constexpr float wordsHeight = 96;
constexpr float widest = 900;
constexpr float gap = 18;
constexpr float rowPitch = 65;
constexpr float aroundRows = 13;
constexpr float emptyPanel = 260;

bool isWell(const SharedState& state) {
    return !state.problem && !state.unwritten;
}

} // namespace

SharedLeaderboardsScene::SharedLeaderboardsScene(const SceneContext& context, SharedLeaderboards& shared,
                                                 const data::Paths& paths)
    : PageScene(context)
    , m_shared(shared)
    , m_paths(paths)
    , m_tools{ui::PushButton(primaryFace(ui::Icon::Plus), [this] { add(); }),
              ui::PushButton(wordsFace(ui::Icon::Cup), [this] { showLeaderboard(); }),
              ui::PushButton(wordsFace(ui::Icon::House), [this] { openClass(); }),
              ui::PushButton(wordsFace(ui::Icon::Trash), [this] { askToRemove(); })} {
    addControls();
    m_shared.refresh();
    reload();
    m_form.focus(m_shared.boards().empty() ? static_cast<ui::Widget*>(&m_tools[Add]) : &m_list);
}

void SharedLeaderboardsScene::addControls() {
    m_form.add(m_list, [this](auto& it) { it.setName(m_text.tr("Shared leaderboards")); });
    m_header.addTo(m_form);
    m_form.add(m_tools[Add], [this](auto& it) { setWords(it, m_text.tr("Add a shared leaderboard")); });
    m_form.add(m_tools[Show], [this](auto& it) {
        setWords(it, m_text.tr("Show its runs"));
        it.setEnabled(selected() != nullptr);
    });
    m_form.add(m_tools[Class], [this](auto& it) {
        setWords(it, m_text.tr("Class"));
        it.setEnabled(selected() != nullptr && m_shared.state(selected()->name).read);
    });
    m_form.add(m_tools[Remove], [this](auto& it) {
        setWords(it, m_text.tr("Remove"));
        it.setEnabled(selected() != nullptr);
    });
}

std::string SharedLeaderboardsScene::rowWords(std::size_t row) const {
    const data::SharedLeaderboard& board = m_shared.boards()[row];
    return board.name + ", " + stateWords(board.name) + ", " + board.folder.string();
}

const data::SharedLeaderboard* SharedLeaderboardsScene::selected() const {
    const auto row = m_list.selected();
    return row && *row < m_shared.boards().size() ? &m_shared.boards()[*row] : nullptr;
}

void SharedLeaderboardsScene::reload() {
    const std::size_t count = m_shared.boards().size();
    m_list.setRowCount(count);
    placePanel();
    if (count > 0 && selected() == nullptr)
        m_list.select(0);
    m_form.refresh();
}

std::string SharedLeaderboardsScene::stateWords(const std::string& name) const {
    const SharedState state = m_shared.state(name);
    if (state.problem)
        return text::describe(m_text, *state.problem);
    if (state.unwritten)
        return text::describe(m_text, *state.unwritten);
    return state.read ? m_text.tr("Up to date") : m_text.tr("Reading…");
}

void SharedLeaderboardsScene::add() {
    m_sounds.play(Sound::Select);
    ToPrompt prompt;
    prompt.title = m_text.tr("Add a shared leaderboard");
    prompt.text = m_text.tr("Name a folder that the other computers can use too, or the address of a server.");
    prompt.fields = {{m_text.tr("Name"), {}, data::maxBoardName, m_text.trc("shared leaderboard", "Class 7b")},
                     {m_text.tr("Folder or server"), {}, longestPath, "/media/…, postgresql://…"}};
    prompt.accept = m_text.tr("Add");
    prompt.onAccept = [this](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        const auto refusal = m_shared.add(written[0], typedPath(written[1], m_paths));
        if (!refusal) {
            reload(); // Now the list has it.
            m_list.select(m_shared.boards().size() - 1);
            m_form.focus(&m_list);
            return {};
        }
        const bool inFolder = refusal == SharedLeaderboards::Refusal::NoFolder ||
                              refusal == SharedLeaderboards::Refusal::FolderTaken ||
                              refusal == SharedLeaderboards::Refusal::Password;
        return {game::describe(m_text, *refusal), inFolder ? std::size_t{1} : 0};
    };
    m_navigator.push(std::move(prompt));
}

void SharedLeaderboardsScene::showLeaderboard() {
    const data::SharedLeaderboard* board = selected();
    if (board == nullptr)
        return;
    m_sounds.play(Sound::Select);
    ToLeaderboard to;
    to.shared = board->name;
    m_navigator.push(std::move(to));
}

void SharedLeaderboardsScene::openClass() {
    const data::SharedLeaderboard* board = selected();
    if (board == nullptr)
        return;
    m_sounds.play(Sound::Select);
    const ClassState& there = m_shared.classOf(board->name);
    if (there.reading.plan) {
        m_navigator.push(ToClass{board->name});
    } else if (there.text.empty()) {
        m_navigator.push(ToClassEditor{board->name});
    } else { // It is not to be replaced unseen.
        std::vector<std::string> sentences;
        for (const data::Problem& problem : there.reading.problems)
            sentences.push_back(text::describeWithPlace(m_text, problem));
        m_navigator.push(ToError{m_text.tr("The class cannot be read"), text::firstOf(m_text, sentences)});
    }
}

void SharedLeaderboardsScene::askToRemove() {
    const data::SharedLeaderboard* board = selected();
    if (board == nullptr)
        return;
    m_sounds.play(Sound::Select);
    ToQuestion question;
    question.title = m_text.trc("a leaderboard", "Remove {1}?", board->name);
    question.text = m_text.tr("The folder stays as it is, with all runs in it. This computer forgets it.");
    question.answers = {{m_text.tr("Keep"), {}},
                        {m_text.tr("Remove"), [this, name = board->name] { m_shared.remove(name); }}};
    m_navigator.push(std::move(question));
}

bool SharedLeaderboardsScene::handle(const ui::Event& event) {
    if (PageScene::handle(event))
        return true;
    const auto* key = std::get_if<ui::KeyPressed>(&event);
    if (key == nullptr || key->key != sf::Keyboard::Delete || key->repeat || !m_tools[Remove].enabled())
        return false;
    askToRemove();
    return true;
}

void SharedLeaderboardsScene::arrangePage(const PageFrame& page, const ui::Measure& /*measure*/) {
    const float width = std::min(page.width(), widest);
    ui::Column column({page.left + (page.width() - width) / 2, top, width, page.ground - top - gap}, gap);
    m_words = column.first(wordsHeight);
    column.last(ui::PushButton::height); // For the tools, which follow the panel.
    m_room = column.rest();
    placePanel();
}

void SharedLeaderboardsScene::placePanel() {
    m_panel = m_room;
    const std::size_t count = m_shared.boards().size();
    m_panel.h = std::min(m_panel.h, count == 0 ? emptyPanel : static_cast<float>(count) * rowPitch + 2 * aroundRows);
    m_list.place(m_panel.inset(aroundRows));
    if (!m_measure) // Before the first layout.
        return;
    std::vector<ui::PushButton*> row;
    for (ui::PushButton& tool : m_tools)
        row.push_back(&tool);
    placeTools({m_panel.x, m_panel.bottom() + gap, m_panel.w, ui::PushButton::height}, row,
               {&m_tools[Remove], &m_tools[Show], &m_tools[Class]}, m_measure);
}

std::vector<ui::LegendEntry> SharedLeaderboardsScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")),
            caps.entry({ui::Action::Confirm}, m_text.tr("Show its runs")),
            caps.entry({ui::Action::NextControl}, m_text.tr("Move focus")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void SharedLeaderboardsScene::drawPage(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_words);
    const data::SharedLeaderboard* const board = selected();
    const bool well = board == nullptr || isWell(m_shared.state(board->name));
    const std::string explanation =
        m_text.tr("A shared leaderboard is a folder, or a database on a server, that several computers use. Each "
                  "writes its own runs there and reads those of the others. A replay proves that a run is possible; "
                  "who played it is known only on a server, so a folder is for people who trust each other.");
    // What is wrong and what helps has no room in the row.
    const std::string words = well ? explanation : stateWords(board->name);
    const ui::Rect room = m_words.inset(16);
    const float height = canvas.paragraphHeight(words, room.w, ui::style::secondary);
    canvas.paragraph(words, {room.x, room.centre().y - height / 2, room.w, height}, ui::style::secondary, colours.text);
    ui::drawPanel(canvas, m_panel);
    if (m_shared.boards().empty())
        drawEmptyList(canvas, m_panel, m_text.tr("There is no shared leaderboard yet."));
}

void SharedLeaderboardsScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const data::SharedLeaderboard& board = m_shared.boards()[state.index];
    const ui::Palette& colours = canvas.colours();
    ui::drawRowBackground(canvas, area, state);
    const bool well = isWell(m_shared.state(board.name));
    const float left = area.x + 60;
    const float room = area.right() - 18 - left;
    const ui::Icon icon = data::isServerAddress(board.folder.string()) ? ui::Icon::Globe : ui::Icon::Folder;
    canvas.icon(well ? icon : ui::Icon::Info, {area.x + 32, area.centre().y}, 26,
                well ? colours.text2 : colours.danger);
    const float words = canvas.textFitted(stateWords(board.name), {area.right() - 18, area.centre().y - 13},
                                          room * 0.6F, ui::style::secondary, colours.text2, ui::Align::Right);
    canvas.textFitted(board.name, {left, area.centre().y - 13}, room - words - 12, ui::style::bodyBold, colours.text);
    canvas.textFitted(board.folder.string(), {left, area.centre().y + 13}, room, ui::style::secondary, colours.text2);
}

std::unique_ptr<Scene> ToSharedLeaderboards::scene(const Services& with) const {
    return std::make_unique<SharedLeaderboardsScene>(with, with.shared, with.paths);
}

} // namespace game
