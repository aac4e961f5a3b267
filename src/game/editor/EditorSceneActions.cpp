#include "game/boards/SharedBoard.hpp"
#include "game/controls/LevelNaming.hpp"
#include "game/editor/EditorEdits.hpp"
#include "game/editor/EditorScene.hpp"
#include "lights/ShareCode.hpp"
#include "text/Problems.hpp"

#include <utility>

// Actions on the level being edited: codes, test play, solution, name, files.

namespace game {

void EditorScene::copyCode() {
    const auto puzzle = m_history.now().board.puzzle();
    if (!puzzle)
        return;
    m_clipboard.setText(lights::encodePuzzle(*puzzle));
    say(ui::Toast::Kind::Ok, m_text.tr("Share code copied."));
}

void EditorScene::pasteCode() {
    auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (!pasted) {
        say(ui::Toast::Kind::Danger, std::move(pasted.error()));
        return;
    }
    if (!pasted->isLights()) {
        m_navigator.push(ToPlay{*std::move(pasted)});
        return;
    }
    change([&](EditorDocument& next) { next.board = lights::Draft(pasted->lights()); });
}

void EditorScene::testPlay() {
    auto puzzle = m_history.now().board.puzzle();
    if (!puzzle || m_check.facts().solved)
        return;
    m_sounds.play(Sound::Select);
    m_navigator.push(ToPlay{sharedChallenge(*std::move(puzzle), m_history.now().name), false,
                            [this](const puzzle::Performance& played) { tested(played); }});
}

void EditorScene::tested(const puzzle::Performance& played) {
    EditorDocument solved = m_history.now();
    solved.solution = lights::BitGrid(solved.board.rows(), solved.board.columns());
    const auto session = lights::Session::restore(*solved.board.puzzle(), {played.events, played.elapsed, {}});
    for (const lights::Cell cell : session.value().presses())
        solved.solution->flip(cell); // Two presses cancel out.
    m_history.note(std::move(solved));
    say(ui::Toast::Kind::Ok, m_text.trn("Solved in {1} move. It is kept as the solution.",
                                        "Solved in {1} moves. They are kept as the solution.", played.moves));
    changed();
}

void EditorScene::showSolution() {
    const EditorDocument& now = m_history.now();
    const auto& presses = now.solution ? now.solution : m_check.facts().presses;
    const auto puzzle = now.board.puzzle();
    if (!presses || !puzzle) {
        say(ui::Toast::Kind::Hint, m_check.facts().state == BoardFacts::State::Unsolvable
                                       ? m_text.tr("This board has no solution.")
                                       : m_text.tr("The solution is still being computed."));
        return;
    }
    m_shown = now.board.board();
    m_sinceLastPress = 0;
    m_show.emplace(*puzzle, *presses, m_preferences.get().reducedMotion);
}

void EditorScene::stopSolution() {
    m_show.reset();
    m_board.view().show(m_history.now().board.board());
}

void EditorScene::askForName() {
    const EditorDocument& now = m_history.now();
    LevelNaming naming{now.name, now.author, m_text.tr("Name and author"), m_text.trc("a name", "Apply"), {}};
    naming.named = [this](data::LocalText name, std::string author) {
        setName(std::move(name), std::move(author));
        return std::string();
    };
    m_navigator.push(levelNamePrompt(m_text, std::move(naming)));
}

void EditorScene::askForNameToSave(bool anew) {
    const EditorDocument& now = m_history.now();
    const std::string author = now.author.empty() && now.file.empty() ? m_preferences.get().player : now.author;
    LevelNaming naming{now.name, author, m_text.tr("Save the level"), m_text.tr("Save"), {}};
    naming.named = [this, anew](data::LocalText name, std::string writer) {
        if (name.empty())
            return text::describe(m_text, data::OwnLevelProblem(data::OwnLevelRefusal::BadName));
        setName(std::move(name), std::move(writer));
        saveNow(anew);
        return std::string();
    };
    m_navigator.push(levelNamePrompt(m_text, std::move(naming)));
}

void EditorScene::setName(data::LocalText name, std::string author) {
    change([&](EditorDocument& next) {
        next.name = std::move(name);
        next.author = std::move(author);
    });
}

void EditorScene::save(bool anew) {
    if (!m_history.now().board.puzzle())
        say(ui::Toast::Kind::Danger, m_text.tr("A house needs at least one window."));
    else if (anew || m_history.now().name.empty())
        askForNameToSave(anew);
    else
        saveNow(false);
}

void EditorScene::saveNow(bool anew) {
    const auto saved = m_files.save(m_history, anew);
    if (!saved) {
        say(ui::Toast::Kind::Danger, text::describe(m_text, saved.error()));
        return;
    }
    m_sounds.play(Sound::Select);
    m_library.refresh();
    m_twins = TwinFinder(m_library);
    if (saved->place == data::SavedLevel::Place::Beside)
        say(ui::Toast::Kind::Hint,
            m_text.tr("Another program changed the file. This level was saved as a new file beside it."));
    else
        say(ui::Toast::Kind::Ok, m_text.tr("Saved among your own levels."));
    showFacts();
}

void EditorScene::newLevel() {
    change([this](EditorDocument& next) { next = m_files.beginWork(); });
}

void EditorScene::openLevel() {
    m_navigator.push(ToOpenLevel{[this](const data::StoredLevel& level) { opened(level); }});
}

void EditorScene::opened(const data::StoredLevel& level) {
    change([&](EditorDocument& next) { next = m_files.beginWork(level); });
    const std::string& opened = level.level.name.in(text::code(m_text.language()));
    say(ui::Toast::Kind::Ok, opened.empty() ? m_text.tr("Board opened. Undo takes you back.")
                                            : m_text.tr("“{1}” opened. Undo takes you back.", opened));
}

void EditorScene::beginPull() {
    m_board.endStroke();
    m_beforePull = m_history.now();
    m_history.beginStroke();
}

void EditorScene::pull(lights::Edge edge, int by) {
    EditorDocument next = *m_beforePull; // Always from the start: rows pushed away and pulled back keep their content.
    next.board = pulled(std::move(next.board), edge, by);
    if (!m_history.change(std::move(next)))
        return;
    m_sounds.play(Sound::Press);
    boardChanged();
}

void EditorScene::endPull() {
    m_beforePull.reset();
    m_history.endStroke();
    changed();
}

} // namespace game
