// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Characters.hpp"
#include "data/levels/PackFile.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/controls/LevelNaming.hpp"
#include "game/controls/SheetBoards.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/editor/EditorBase.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/mylevels/ToOpenLevel.hpp"
#include "game/play/ToPlay.hpp"
#include "game/printing/ToSheet.hpp"
#include "game/services/Actions.hpp"
#include "text/Problems.hpp"

#include <utility>

// The actions of the editors on the level being edited: codes, test play, name, files, menus.

namespace game {

void EditorBase::copyCode() {
    const auto puzzle = puzzleOf(now());
    if (!puzzle)
        return;
    m_clipboard.setText(data::codeOf(*puzzle));
    say(ui::Toast::Kind::Ok, m_text.tr("Share code copied."));
}

void EditorBase::pasteCode() {
    auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (!pasted) {
        say(ui::Toast::Kind::Danger, std::move(pasted.error()));
        return;
    }
    if (!pasted->remark.empty())
        say(ui::Toast::Kind::Hint, std::move(pasted->remark));
    const data::StoredLevel level{{{}, {}, {}, pasted->challenge.board, {}}, {}, {}};
    if (pasted->challenge.isLights() == now().isLights())
        change([&](EditorDocument& next) { next.board = documentOf(level).board; });
    else
        m_navigator.replace(ToEditor{level}); // The draft of this level is kept.
}

void EditorBase::print() {
    if (!puzzleOf(now()))
        return;
    const data::Level level = storedLevelOf(now()).level;
    const std::string& name = level.name.in(text::code(m_text.language()));
    m_navigator.push(ToSheet{level, data::fileNameFor(name, sheetFile(level.puzzle)),
                             [this](const std::string& sentence) { say(ui::Toast::Kind::Ok, sentence); }});
}

void EditorBase::testPlay() {
    if (!playable())
        return;
    m_sounds.play(Sound::Select);
    m_navigator.push(ToPlay{sharedChallenge(*puzzleOf(now()), now().name), false,
                            [this](const puzzle::Performance& played) { tested(played); }});
}

void EditorBase::askForName() {
    LevelNaming naming{now().name, now().author, m_text.tr("Name and author"), m_text.trc("a name", "Apply"), {}};
    naming.named = [this](data::LocalText name, std::string author) {
        setName(std::move(name), std::move(author));
        return std::string();
    };
    m_navigator.push(levelNamePrompt(m_text, std::move(naming)));
}

void EditorBase::askForNameToSave(bool anew) {
    const std::string author = now().author.empty() && now().file.empty() ? m_preferences.get().player : now().author;
    LevelNaming naming{now().name, author, m_text.tr("Save the level"), m_text.tr("Save"), {}};
    naming.named = [this, anew](data::LocalText name, std::string writer) {
        if (name.empty())
            return text::describe(m_text, data::OwnLevelProblem(data::OwnLevelRefusal::BadName));
        setName(std::move(name), std::move(writer));
        saveNow(anew);
        return std::string();
    };
    m_navigator.push(levelNamePrompt(m_text, std::move(naming)));
}

void EditorBase::setName(data::LocalText name, std::string author) {
    change([&](EditorDocument& next) {
        next.name = std::move(name);
        next.author = std::move(author);
    });
}

void EditorBase::save(bool anew) {
    if (!puzzleOf(now()))
        say(ui::Toast::Kind::Danger, notReadyWords());
    else if (anew || now().name.empty())
        askForNameToSave(anew);
    else
        saveNow(false);
}

void EditorBase::saveNow(bool anew) {
    const auto saved = m_files.save(m_history, anew);
    if (!saved) {
        say(ui::Toast::Kind::Danger, text::describe(m_text, saved.error()));
        return;
    }
    m_sounds.play(Sound::Select);
    m_library.refresh();
    m_twins = TwinFinder(m_library);
    const bool inPack = data::PackFile::read(saved->stored.file).has_value();
    if (saved->place == data::SavedLevel::Place::Beside && inPack)
        say(ui::Toast::Kind::Hint,
            m_text.tr("Another program changed this level or removed it. It was added to the pack as a further one."));
    else if (saved->place == data::SavedLevel::Place::Beside)
        say(ui::Toast::Kind::Hint,
            m_text.tr("Another program changed the file. This level was saved as a new file beside it."));
    else if (m_unasked)
        say(ui::Toast::Kind::Hint, whyUnasked() + m_text.tr("So the level is saved without it; the file keeps the "
                                                            "riddle until the board fits again."));
    else if (hopeless() && !m_riddle) // A riddle may be about that.
        say(ui::Toast::Kind::Hint, m_text.tr("Saved, but nobody can solve it: this board has no solution."));
    else
        say(ui::Toast::Kind::Ok, inPack ? m_text.tr("Saved in {1}.", saved->stored.file.filename().string())
                                        : m_text.tr("Saved among your own levels."));
    showFacts();
}

void EditorBase::newLevel(bool ofOther) {
    using Puzzle = ToEditor::Puzzle;
    if (ofOther)
        m_navigator.replace(ToEditor{{}, now().isLights() ? Puzzle::Arukone : Puzzle::Lights});
    else
        change([this](EditorDocument& next) { next = m_files.beginWork(next.isLights()); });
}

void EditorBase::openLevel() {
    m_navigator.push(ToOpenLevel{[this](const data::StoredLevel& level) { opened(level); }});
}

void EditorBase::opened(const data::StoredLevel& level) {
    if (level.level.isLights() != now().isLights()) {
        m_navigator.replace(ToEditor{level}); // The draft of this level is kept.
        return;
    }
    change([&](EditorDocument& next) { next = m_files.beginWork(level); });
    const std::string& opened = level.level.name.in(text::code(m_text.language()));
    say(ui::Toast::Kind::Ok, opened.empty() ? m_text.tr("Board opened. Undo takes you back.")
                                            : m_text.tr("“{1}” opened. Undo takes you back.", opened));
}

void EditorBase::menu() {
    const bool whole = puzzleOf(now()).has_value();
    ToPause to;
    to.heading = m_text.tr("Level editor");
    to.title = name();
    to.continueLabel = m_text.tr("Keep building");
    to.help = HelpPage::Editor;
    to.entries = {
        {action::newLevel, m_text.tr("New level"), true},
        {action::newOfOther, now().isLights() ? m_text.tr("New fuse box") : m_text.tr("New Lights Out board"), true},
        {action::openLevel, m_text.tr("Open level"), true},
        {action::save, m_text.tr("Save"), whole},
        {action::saveAs, m_text.tr("Save as…"), whole},
        {action::rename, m_text.tr("Name and author"), true},
        {ui::Action::Copy, m_text.tr("Copy code"), whole},
        {ui::Action::Paste, m_text.tr("Paste code"), true},
        {action::printSheet, m_text.tr("Print the level"), whole}};
    for (ToPause::Entry& entry : menuEntries())
        to.entries.push_back(std::move(entry));
    to.entries.push_back({action::clear, m_text.tr("Clear everything"), true});
    to.entries.push_back({action::mark, m_text.tr("Move and resize"), true});
    to.entries.push_back({ui::Action::Back, m_text.tr("Leave the editor"), true});
    to.chosen = [this](ui::Action action) {
        if (action == action::mark)
            moveMenu();
        else
            act(action);
    };
    m_navigator.push(std::move(to));
}

void EditorBase::moveMenu() {
    const auto canPull = [this](puzzle::Edge edge, int by) {
        EditorDocument next = now();
        pull(next, edge, by);
        return next.board != now().board;
    };
    const bool rows = canPull(puzzle::Edge::Top, 1);
    const bool columns = canPull(puzzle::Edge::Left, 1);
    const bool fewerRows = canPull(puzzle::Edge::Top, -1);
    const bool fewerColumns = canPull(puzzle::Edge::Left, -1);
    ToPause to;
    to.heading = m_text.tr("Move and resize");
    to.title = name();
    to.continueLabel = m_text.tr("Keep building");
    to.help = HelpPage::Editor;
    to.entries = {{action::shiftUp, m_text.tr("Move all up"), true},
                  {action::shiftDown, m_text.tr("Move all down"), true},
                  {action::shiftLeft, m_text.tr("Move all to the left"), true},
                  {action::shiftRight, m_text.tr("Move all to the right"), true},
                  {action::growTop, m_text.tr("Add a row at the top"), rows},
                  {action::growBottom, m_text.tr("Add a row at the bottom"), rows},
                  {action::growLeft, m_text.tr("Add a column at the left"), columns},
                  {action::growRight, m_text.tr("Add a column at the right"), columns},
                  {action::shrinkTop, m_text.tr("Remove the top row"), fewerRows},
                  {action::shrinkBottom, m_text.tr("Remove the bottom row"), fewerRows},
                  {action::shrinkLeft, m_text.tr("Remove the left column"), fewerColumns},
                  {action::shrinkRight, m_text.tr("Remove the right column"), fewerColumns}};
    to.chosen = [this](ui::Action action) { act(action); };
    m_navigator.push(std::move(to));
}

} // namespace game
