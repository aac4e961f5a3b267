// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorBase.hpp"

#include "data/levels/PackFile.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Problems.hpp"
#include "text/RiddleQuestion.hpp"
#include "ui/Speaker.hpp"

#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float chipPadding = 13;
constexpr float dotRoom = 16;
constexpr float chipRadius = 9;

/// Whether the action repeats while its key is held down.
bool repeatsWhileHeld(ui::Action action) {
    return action == action::undo || action == action::redo || action == action::zoomIn || action == action::zoomOut ||
           (action >= action::shiftUp && action <= action::shrinkRight);
}

/// Whether the draft is what somebody made of this very level, as its file still has it.
bool isDraftOf(const data::UnfinishedLevel& draft, const data::StoredLevel& level) {
    return !level.level.id.empty() && !level.file.empty() && draft.file == level.file && draft.id == level.level.id &&
           draft.content == level.content;
}

} // namespace

TwinFinder::TwinFinder(const data::Library& library) {
    const auto add = [this](const data::LibraryPack& pack) {
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i) {
            const data::Level& level = pack.pack.levels[i];
            m_levels.emplace(data::codeOf(level.puzzle),
                             Known{level.name,
                                   pack.pack.id == data::ownPackId ? data::LocalText(pack.files[i].filename().string())
                                                                   : pack.pack.name,
                                   pack.files[i], level.id});
        }
    };
    for (const data::LibraryPack* pack : library.campaignAndAlbums())
        add(*pack);
    for (const data::LibraryPack& pack : library.nextDoor())
        add(pack);
    for (const data::LibraryPack& pack : library.own())
        add(pack);
}

const TwinFinder::Known* TwinFinder::of(const EditorDocument& document) const {
    const auto puzzle = puzzleOf(document);
    if (!puzzle)
        return nullptr;
    const auto [from, to] = m_levels.equal_range(data::codeOf(*puzzle));
    for (auto level = from; level != to; ++level)
        if (document.file.empty() || level->second.file != document.file || level->second.id != document.id)
            return &level->second;
    return nullptr;
}

void NameChip::setWords(std::string words, bool unsaved) {
    m_words = std::move(words);
    m_unsaved = unsaved;
}

float NameChip::preferredWidth(const ui::Measure& measure) const {
    return 2 * chipPadding + dotRoom + measure(m_words, ui::style::label);
}

bool NameChip::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        m_pressed();
        return true;
    }
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        m_pressed();
    return result != ui::Press::Result::Ignored;
}

void NameChip::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = bounds();
    canvas.fill(area, ui::faded(ui::mix(colours.surfaceLo, colours.surfaceHi, hoverAmount()), 0.85F), chipRadius);
    canvas.stroke(area, 1, ui::mix(colours.lineSoft, colours.brass, hoverAmount()), chipRadius);
    const float room = area.w - 2 * chipPadding - dotRoom;
    const float width =
        canvas.textFitted(m_words, {area.x + chipPadding, area.centre().y}, room + 1, ui::style::label, colours.text);
    if (m_unsaved)
        canvas.disc({area.x + chipPadding + width + dotRoom / 2 + 2, area.centre().y}, 4, colours.accent);
    if (showsFocus())
        drawFocusRing(canvas, chipRadius);
}

EditorDocument EditorFiles::begin(const ToEditor& to) {
    if (!to.level && to.fresh)
        return beginWork(*to.fresh == ToEditor::Puzzle::Lights);
    auto draft = m_unfinished.load();
    if (to.level && !(draft && isDraftOf(*draft, *to.level)))
        return beginWork(*to.level);
    if (!draft)
        return beginWork(true);
    m_mayHaveDraft = true;
    m_currentWork = ++m_workCount;
    EditorDocument document{std::move(*draft), {}, m_currentWork};
    EditorDocument saved = freshDocument(document.isLights());
    if (!document.file.empty()) {
        if (const auto stored = data::OwnLevels::read(document.file))
            saved = documentOf(*stored);
        else if (const auto pack = data::PackFile::read(document.file))
            if (const auto entry = pack->find(document.id))
                saved = documentOf(pack->level(*entry));
    }
    m_saved.insert_or_assign(m_workCount, std::move(saved));
    return document;
}

EditorDocument EditorFiles::beginWork(EditorDocument document, EditorDocument saved) {
    m_unfinished.setAside();
    m_mayHaveDraft = false;
    m_currentWork = ++m_workCount;
    document.work = m_currentWork;
    m_saved.insert_or_assign(m_workCount, std::move(saved));
    return document;
}

EditorDocument EditorFiles::beginWork(const data::StoredLevel& level) {
    EditorDocument document = documentOf(level);
    EditorDocument saved = level.file.empty() ? freshDocument(document.isLights()) : document;
    return beginWork(std::move(document), std::move(saved));
}

EditorDocument EditorFiles::beginWork(bool lights) {
    return beginWork(freshDocument(lights), freshDocument(lights));
}

bool EditorFiles::unsaved(const EditorDocument& document) const {
    const auto saved = m_saved.find(document.work);
    return saved == m_saved.end() || !sameLevel(document, saved->second);
}

void EditorFiles::switchToWork(int work) {
    if (work == m_currentWork)
        return;
    if (work > m_currentWork) {
        m_unfinished.setAside();
        m_mayHaveDraft = false;
    } else {
        if (m_mayHaveDraft)
            static_cast<void>(m_unfinished.drop()); // If that fails, it is offered once more, which loses nothing.
        m_mayHaveDraft = false;
    }
    m_currentWork = work;
}

std::optional<data::FileProblem> EditorFiles::keep(const EditorDocument& document) {
    const bool back = document.work < m_currentWork;
    switchToWork(document.work);
    if (back && unsaved(document))
        m_mayHaveDraft = m_unfinished.reclaim(document);
    if (!unsaved(document) && !m_mayHaveDraft)
        return std::nullopt;
    m_mayHaveDraft = unsaved(document);
    const auto done = m_mayHaveDraft ? m_unfinished.keep(document) : m_unfinished.drop();
    const bool news = !done && !m_troubled;
    m_troubled = !done;
    return news ? std::optional(done.error()) : std::nullopt;
}

tl::expected<data::SavedLevel, data::OwnLevelProblem> EditorFiles::save(EditorHistory& history, bool anew) {
    data::StoredLevel stored = storedLevelOf(history.now());
    if (anew) {
        stored.level.id.clear();
        stored.file.clear();
        stored.content.clear();
    }
    auto saved = m_levels.save(stored);
    if (!saved)
        return saved;
    history.identify(saved->stored);
    m_saved.insert_or_assign(history.now().work, history.now());
    static_cast<void>(keep(history.now()));
    return saved;
}

EditorStart editorStart(const ToEditor& to, const Workshop& workshop) {
    EditorFiles files(workshop.levels, workshop.unfinished);
    EditorDocument document = files.begin(to);
    return {std::move(files), std::move(document)};
}

EditorBase::EditorBase(EditorStart start, const SceneContext& context, const Workshop& workshop,
                       const EditorToolSet& tools, int maxSide)
    : FormScene(context)
    , m_history(std::move(start.document))
    , m_speaker(context.speaker)
    , m_library(workshop.library)
    , m_files(std::move(start.files))
    , m_twins(workshop.library)
    , m_header([this] { leave(); })
    , m_edges({[this] { beginPull(); }, [this](puzzle::Edge edge, int by) { pulled(edge, by); }, [this] { endPull(); }},
              maxSide)
    , m_tools(
          tools, [this](ui::Action action) { act(action); },
          [this](const puzzle::Symmetry& symmetry) {
              pane().strokes().setSymmetry(symmetry);
              pane().brushChanged();
              showFacts();
          })
    , m_chip([this] { askForName(); }) {}

void EditorBase::assemble() {
    m_zoom.emplace(pane(), [this](ui::Action action) { act(action); });
    m_form.add(pane());
    m_edges.addTo(m_form);
    m_tools.addTo(m_form);
    m_zoom->addTo(m_form);
    panel().addTo(m_form);
    m_header.addTo(m_form);
    m_form.add(m_riddleSign, [this](auto& it) {
        it.setFace(wordsFace(m_riddle ? ui::Icon::Info : ui::Icon::Cross));
        it.setLabel(m_riddle ? text::riddleKind(m_text, *m_riddle) : m_text.tr("Riddle does not fit"));
        it.setVisible(!now().riddle.empty());
    });
    m_form.add(m_chip);
    m_form.add(m_open, [this](auto& it) {
        const std::string key = KeyCaps(m_text, m_input).of(action::openLevel);
        it.setLabel(m_text.tr("Open level"));
        it.setTip(key.empty() ? m_text.tr("Open level") : m_text.tr("Open level") + " (" + key + ")");
    });
    m_form.add(m_save, [this](auto& it) {
        it.setLabel(m_text.tr("Save"));
        it.setKey(KeyCaps(m_text, m_input).of(action::save));
    });
    m_form.focus(&pane());
    pane().onPainted = [this] {
        m_sounds.play(Sound::Cursor);
        showBoard();
    };
    pane().onStrokeEnd = [this] { changed(); };
    pane().onCursorMoved = [this] { m_sounds.play(Sound::Cursor, panOf(pane().cursor().column, pane().columns())); };
    changed();
}

std::string EditorBase::spokenState() const {
    const StatusBadge& badge = panel().status().badge();
    return badge.settled ? badge.title : std::string();
}

void EditorBase::readFacts() {
    const StatusBadge& badge = panel().status().badge();
    std::string words = badge.title;
    for (const StatusBadge::Fact& fact : badge.facts)
        words += ". " + fact.name + ": " + fact.value;
    if (!badge.reason.empty())
        words += ". " + badge.reason;
    m_speaker.say(words, ui::Speaker::Urgency::Now);
}

EditorPanelCallbacks EditorBase::panelCallbacks() {
    return {[this](puzzle::Size size) { change([&](EditorDocument& next) { resize(next, size); }); },
            [this] { act(action::hint); }, [this] { act(ui::Action::Copy); }, [this] { act(action::testPlay); },
            [this] { act(action::watch); }};
}

bool EditorBase::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool pressed = std::holds_alternative<ui::PointerPressed>(event);
    const bool intrudes = pressed || (action != nullptr && action->action != action::fullscreen);
    if (intrudes && stopShowing())
        return true;
    pointAtEdges(event);
    if (m_edges.held() && (action != nullptr || pressed)) {
        if (action != nullptr && action->action == ui::Action::Back) // While an edge is pulled, nothing else reacts.
            m_edges.letGo(true);
        return true;
    }
    if (action != nullptr && m_tools.brushOf(action->action) && panel().takesDigits())
        return true;
    if (m_form.handle(event))
        return true;
    return action != nullptr && (!action->repeat || repeatsWhileHeld(action->action)) && act(action->action);
}

void EditorBase::update(ui::Seconds step) {
    FormScene::update(step);
    follow();
}

void EditorBase::pointAtEdges(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event))
        m_edges.pointAt(pane().painting() || m_form.modal() ? std::nullopt : std::optional(moved->at));
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (std::holds_alternative<ui::PointerLeft>(event) || (action != nullptr && action->device != ui::Device::Mouse))
        m_edges.pointAt(std::nullopt);
}

bool EditorBase::act(ui::Action action) {
    pane().endStroke();
    if (action == action::sayLast)
        return false; // Nothing is pressed or drawn in an editor.
    if (action == action::sayLeft) {
        readFacts(); // More than what is left.
        return true;
    }
    if (selectBrush(action) || m_zoom->act(action) || actOnPuzzle(action))
        return true;
    if (action == action::mirror)
        m_tools.openMirrors();
    else if (action == action::hint)
        repair();
    else if (action == action::showSolution)
        showSolution();
    else
        return actOnLevel(action);
    return true;
}

bool EditorBase::selectBrush(ui::Action action) {
    Strokes& strokes = pane().strokes();
    if (const auto brush = m_tools.brushOf(action))
        strokes.select(*brush);
    else if (action == ui::Action::PreviousTab || action == ui::Action::NextTab)
        strokes.cycle(action == ui::Action::NextTab ? 1 : -1);
    else
        return false;
    m_sounds.play(Sound::Cursor);
    pane().brushChanged();
    showFacts();
    return true;
}

bool EditorBase::actOnLevel(ui::Action action) {
    EditorDocument next = now();
    if (editWhole(next, action))
        change([&](EditorDocument& document) { document = std::move(next); });
    else if (action == action::undo || action == action::redo)
        step(action == action::undo);
    else if (action == action::testPlay)
        testPlay();
    else if (action == action::rename)
        askForName();
    else if (action == ui::Action::Copy)
        copyCode();
    else if (action == ui::Action::Paste)
        pasteCode();
    else if (action == action::printSheet)
        print();
    else if (action == action::newLevel || action == action::newOfOther)
        newLevel(action == action::newOfOther);
    else if (action == action::openLevel)
        openLevel();
    else if (action == action::save || action == action::saveAs)
        save(action == action::saveAs);
    else if (action == action::help)
        m_navigator.push(ToHelp{HelpPage::Editor});
    else if (action == action::pause)
        menu();
    else if (action == ui::Action::Back)
        leave();
    else
        return false;
    return true;
}

void EditorBase::endGesture() {
    pane().endStroke();
    m_edges.letGo(false);
}

void EditorBase::change(const std::function<void(EditorDocument&)>& how) {
    endGesture();
    EditorDocument next = now();
    how(next);
    if (m_history.change(std::move(next)))
        m_sounds.play(Sound::Press);
    changed();
}

void EditorBase::step(bool back) {
    if (back ? m_history.undo() : m_history.redo())
        m_sounds.play(back ? Sound::Undo : Sound::Redo);
    changed();
}

void EditorBase::changed() {
    lookAtRiddle();
    showBoard();
    if (const auto problem = m_files.keep(now()))
        say(ui::Toast::Kind::Danger, text::describe(m_text, *problem));
}

void EditorBase::lookAtRiddle() {
    m_riddle.reset();
    m_unasked.reset();
    const auto puzzle = now().riddle.empty() || !now().isLights() ? std::nullopt : puzzleOf(now());
    if (puzzle) {
        auto riddle = data::riddleAbout(std::get<lights::Puzzle>(*puzzle), now().riddle);
        if (riddle)
            m_riddle = *std::move(riddle);
        else
            m_unasked = std::move(riddle.error());
    }
    const bool before = m_riddleSign.visible();
    m_form.refresh();
    placeRiddle();
    if (m_measure && before != m_riddleSign.visible())
        placeBoard(); // It takes room above it.
}

std::string EditorBase::whyUnasked() const {
    return m_unasked ? text::describe(m_text, *m_unasked) + " " : std::string();
}

void EditorBase::explainRiddle() {
    if (!m_riddle)
        say(ui::Toast::Kind::Danger, whyUnasked() + m_text.tr("Saving keeps the riddle in the file, but the level is "
                                                              "played without it until the board fits again."));
    else
        say(ui::Toast::Kind::Hint, text::questionOf(m_text, now().lights().puzzle().value(), *m_riddle) + " " +
                                       m_text.tr("The riddle stays with the level when you save it."));
}

void EditorBase::showBoard() {
    const bool again = showDocument();
    if (m_measure && again)
        placeBoard();
    if (m_measure)
        follow();
    showFacts();
}

void EditorBase::showTools(std::string note, bool any) {
    const Strokes& strokes = pane().strokes();
    m_tools.show(strokes.selected(), strokes.symmetry(), size().rows == size().columns);
    m_tools.setNote(std::move(note));
    m_tools.offer(m_history.canUndo(), m_history.canRedo(), any);
    placeHeader();
}

std::string EditorBase::twin() const {
    const TwinFinder::Known* const same = m_twins.of(now());
    if (same == nullptr)
        return {};
    const std::string& called = same->name.in(text::code(m_text.language()));
    if (called != name())
        // TRANSLATORS: {1} is the name of a level with the same board: "same as “Lantern”".
        return m_text.tr("same as “{1}”", called);
    // TRANSLATORS: {1} is the pack or the file of a level with the same board and name: "same as in Garden Shed".
    return m_text.tr("same as in {1}", same->place.in(text::code(m_text.language())));
}

std::string EditorBase::name() const {
    return now().name.empty() ? m_text.tr("untitled") : now().name.in(text::code(m_text.language()));
}

std::string EditorBase::chipWords() const {
    const std::string file = now().file.empty() ? std::string() : " · " + now().file.filename().string();
    // TRANSLATORS: {1} is the name of a level.
    return (now().id.empty() ? m_text.tr("Draft: {1}", name()) : name()) + file;
}

void EditorBase::leave() {
    m_navigator.pop();
}

void EditorBase::say(ui::Toast::Kind kind, std::string words) {
    m_toasts.show({kind, std::move(words), {}, {}});
}

void EditorBase::covered() {
    endGesture();
    m_edges.pointAt(std::nullopt);
    m_form.releasePointer();
}

void EditorBase::beginPull() {
    pane().endStroke();
    m_beforePull = now();
    m_history.beginStroke();
}

void EditorBase::pulled(puzzle::Edge edge, int by) {
    EditorDocument next = *m_beforePull; // Always from the start: rows pushed away and pulled back keep their content.
    pull(next, edge, by);
    if (!m_history.change(std::move(next)))
        return;
    m_sounds.play(Sound::Press);
    showBoard();
}

void EditorBase::endPull() {
    m_beforePull.reset();
    m_history.endStroke();
    changed();
}

} // namespace game
