// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/random/RandomScene.hpp"

#include "data/levels/BoardCode.hpp"
#include "game/boards/SharedBoard.hpp"
#include "game/play/ToPlay.hpp"
#include "game/printing/SheetBoards.hpp"
#include "game/random/RandomWords.hpp"
#include "game/random/ToRandom.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "lights/ShareCode.hpp"
#include "puzzle/Random.hpp"
#include "text/Problems.hpp"
#include "ui/Clipboard.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr std::size_t exactIndex = DifficultyPicker::count - 1;
static_assert(exactIndex == lights::allDifficulties.size());

BoardOptions previewOptions(const Preferences& preferences) {
    BoardOptions options = preferences.boardOptions(House::Slate);
    options.numbers = false;
    options.largestPitch = 64;
    return options;
}

} // namespace

RandomScene::RandomScene(const SceneContext& context, Records& records, LampAtlases& atlases, const Entropy& entropy)
    : PageScene(context)
    , m_records(records)
    , m_entropy(entropy)
    , m_setting(context.preferences.get().random)
    , m_generatedSeed(puzzle::seedText(entropy()))
    , m_rows({1, lights::maxSide}, m_setting.rows, [this](int rows) { setSides(rows, m_setting.columns); })
    , m_columns({1, lights::maxSide}, m_setting.columns, [this](int columns) { setSides(m_setting.rows, columns); })
    , m_puzzle({}, 0,
               [this](std::size_t) {
                   remember();
                   m_navigator.replace(ToRandom{true});
               })
    , m_surface(m_setting.rules.surface,
                [this](lights::Surface surface) {
                    m_setting.rules.surface = surface;
                    changed();
                })
    , m_stamp(m_setting.rules.stamp,
              [this](lights::Stamp stamp) {
                  m_setting.rules.stamp = stamp;
                  changed();
              })
    , m_goal({}, static_cast<std::size_t>(m_setting.goal),
             [this](std::size_t tab) {
                 m_setting.goal = static_cast<lights::GoalKind>(tab);
                 changed();
             })
    , m_difficulty([this](std::size_t index) { chooseDifficulty(index); })
    , m_optimum(1, lights::maxSide * lights::maxSide, 1,
                [this](int optimum) {
                    m_setting.wanted = optimum;
                    changed();
                })
    , m_sealed(0, lights::maxSealed(m_setting.rows, m_setting.columns), m_setting.sealed,
               [this](int sealed) {
                   m_setting.sealed = sealed;
                   changed();
               })
    , m_seed(context.clipboard, {{}, {}, lights::maxCodeLength, false})
    , m_dice(iconFace(ui::Icon::Dice), [this] { newBoard(); })
    , m_copy(iconFace(ui::Icon::Copy), [this] { copyCode(); })
    , m_print(iconFace(ui::Icon::Printer), [this] { print(); })
    , m_newBoard(bigFace(ui::Icon::Dice, ui::ButtonFace::Kind::Secondary), [this] { newBoard(); })
    , m_play(bigFace(ui::Icon::Play), [this] { play(); })
    , m_board(atlases, previewOptions(context.preferences)) {
    m_form.add(m_puzzle);
    for (SidePicker* side : {&m_rows, &m_columns}) {
        m_form.add(side->stepper);
        m_form.add(side->slider);
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presets[i].onPress = [this, side = presetSides[i]] { setSides(side, side); };
        m_form.add(m_presets[i]);
    }
    for (ui::Widget* widget :
         std::initializer_list<ui::Widget*>{&m_surface, &m_stamp, &m_goal, &m_difficulty, &m_sealed, &m_optimum,
                                            &m_seed, &m_dice, &m_copy, &m_print, &m_newBoard, &m_play})
        m_form.add(*widget);
    m_header.addTo(m_form);
    m_seed.onChange = [this] { changed(); };
    m_seed.onSubmit = [this] { play(); };
    m_form.focus(&m_play);
    if (const int* optimum = std::get_if<int>(&m_setting.wanted))
        m_optimum.setValue(*optimum);
    reword();
    changed();
}

bool RandomScene::hasCode() const {
    return data::looksLikeBoardCode(m_seed.text());
}

void RandomScene::setSides(int rows, int columns) {
    m_setting.rows = rows;
    m_setting.columns = columns;
    m_rows.set(rows);
    m_columns.set(columns);
    m_sealed.setLimits(0, lights::maxSealed(rows, columns));
    m_setting.sealed = m_sealed.value();
    changed();
}

void RandomScene::chooseDifficulty(std::size_t index) {
    if (index == exactIndex)
        m_setting.wanted = m_optimum.value();
    else
        m_setting.wanted = lights::allDifficulties[index];
    changed();
}

void RandomScene::changed() {
    m_playWhenReady = false;
    m_played = false;
    m_seed.setError({});
    const std::string typed = m_seed.text();
    if (!hasCode()) {
        m_preview.request({m_setting, typed.empty() ? m_generatedSeed : typed, !typed.empty(), 1});
    } else if (auto shared = sharedBoard(typed, m_text)) {
        m_preview.show(*std::move(shared));
    } else {
        m_seed.setError(std::move(shared.error()));
        m_preview.clear();
    }
    updateControls();
    showBoard();
    findRecord();
}

void RandomScene::findRecord() {
    m_record.reset();
    if (!lights::isRanked(m_setting))
        return;
    data::LeaderboardQuery query;
    query.key = puzzle::RunKey::random(lights::key(m_setting));
    query.player = m_records.player();
    query.limit = 1;
    auto page = m_records.leaderboard().rows(query);
    if (page && !page->rows.empty() && page->rows.front().rank)
        m_record = std::move(page->rows.front().run);
}

void RandomScene::updateControls() {
    const bool editable = !hasCode(); // A share code has its own size and rules.
    for (SidePicker* side : {&m_rows, &m_columns}) {
        side->stepper.setEnabled(editable);
        side->slider.setEnabled(editable);
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presets[i].setEnabled(editable);
        showChosen(m_presets[i], m_setting.rows == presetSides[i] && m_setting.columns == presetSides[i]);
    }
    for (ui::Widget* widget :
         std::initializer_list<ui::Widget*>{&m_surface, &m_stamp, &m_goal, &m_difficulty, &m_sealed})
        widget->setEnabled(editable);
    m_optimum.setVisible(exact());
    m_optimum.setEnabled(editable);

    const RandomPreview::Range* range = m_preview.range();
    std::array<DifficultyPicker::Choice, DifficultyPicker::count> choices;
    for (std::size_t i = 0; i < exactIndex; ++i) {
        const lights::Difficulty difficulty = lights::allDifficulties[i];
        const bool possible = difficulty == lights::Difficulty::Any || range == nullptr ||
                              (*range && !(*range)->classes.range(difficulty).empty());
        choices[i] = {difficultyName(m_text, difficulty), possible};
    }
    choices[exactIndex] = {m_text.trc("difficulty", "Exact"), true};
    m_difficulty.setChoices(std::move(choices));
    const auto* difficulty = std::get_if<lights::Difficulty>(&m_setting.wanted);
    m_difficulty.choose(difficulty != nullptr ? static_cast<std::size_t>(*difficulty) : exactIndex);
    if (range != nullptr && *range)
        m_optimum.setLimits(1, std::max((*range)->largest.possible, exact() ? std::get<int>(m_setting.wanted) : 1));
}

void RandomScene::showBoard() {
    if (!m_preview.challenge())
        return; // Keep the previous board until the next one is ready.
    const lights::Puzzle& puzzle = m_preview.challenge()->lights();
    const bool picture = puzzle.goal() == lights::GoalKind::Picture;
    m_board.setOptions(previewOptions(m_preferences));
    m_board.setBoard(puzzle.start(), puzzle.rules(), picture ? std::optional(puzzle.target()) : std::nullopt);
    m_board.place(m_boardRoom, m_boardRoom.bottom(), m_viewport);
    if (puzzle.rules().surface != lights::Surface::Plane)
        return;
    // The house of a plane board has a cornice and a plinth and stands on the ground right below its windows.
    const ui::Rect room = m_boardRoom.inset(m_viewport.compact() ? 20.0F : 30.0F);
    m_board.place(room, room.bottom(), m_viewport);
    const float high = m_board.cellsRect().h;
    const float ground = room.centre().y + high / 2;
    m_board.place({room.x, ground - high, room.w, high}, ground, m_viewport);
}

std::string RandomScene::problemText() const {
    return m_preview.problem() ? text::describe(m_text, *m_preview.problem()) : std::string();
}

void RandomScene::newBoard() {
    m_generatedSeed = puzzle::seedText(m_entropy());
    m_seed.setText({});
    m_sounds.play(Sound::Press);
    changed();
}

void RandomScene::play() {
    m_playWhenReady = m_preview.generating();
    if (!m_preview.challenge() && !m_playWhenReady)
        m_toasts.show({ui::Toast::Kind::Danger, m_seed.error().empty() ? problemText() : m_seed.error(), {}, {}});
    if (!m_preview.challenge())
        return;
    m_playWhenReady = false;
    m_played = true;
    m_sounds.play(Sound::Select);
    remember();
    m_navigator.push(ToPlay{*m_preview.challenge(), true});
}

void RandomScene::copyCode() {
    if (!m_preview.challenge())
        return;
    m_clipboard.setText(m_preview.challenge()->code);
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
}

void RandomScene::print() {
    if (!m_preview.challenge())
        return;
    m_sounds.play(Sound::Select);
    m_navigator.push(sheetOf(*m_preview.challenge(), [this](const std::string& sentence) {
        m_toasts.show({ui::Toast::Kind::Ok, sentence, ui::Icon::Printer, {}});
    }));
}

void RandomScene::pasteCode() {
    const auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (!pasted) {
        m_toasts.show({ui::Toast::Kind::Danger, pasted.error(), {}, {}});
        return;
    }
    m_seed.setText(pasted->code);
    changed();
}

void RandomScene::remember() {
    if (m_preferences.get().random != m_setting)
        m_preferences.change([this](data::Settings& settings) { settings.random = m_setting; });
}

void RandomScene::leave() {
    remember();
    PageScene::leave();
}

bool RandomScene::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action != nullptr && action->action == ui::Action::Paste && data::looksLikeBoardCode(m_clipboard.text())) {
        pasteCode(); // The field would insert it into its text, and is too short for a long code.
        return true;
    }
    if (action != nullptr && !m_form.modal() &&
        (action->action == ui::Action::PreviousTab || action->action == ui::Action::NextTab))
        return action->repeat || m_puzzle.step(action->action == ui::Action::NextTab ? 1 : -1);
    if (m_form.handle(event))
        return true;
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back)
        leave();
    else if (action->action == action::next)
        newBoard();
    else if (action->action == ui::Action::Confirm)
        play();
    else if (action->action == ui::Action::Copy)
        copyCode();
    else if (action->action == ui::Action::Paste)
        pasteCode();
    else
        return false;
    return true;
}

void RandomScene::update(ui::Seconds step) {
    if (m_preview.update(step)) {
        updateControls();
        showBoard();
        if (std::exchange(m_playWhenReady, false))
            play();
    }
    PageScene::update(step);
    m_board.update(step);
}

bool RandomScene::animating() const {
    return FormScene::animating() || m_board.animating() || m_preview.busy();
}

Scenery RandomScene::scenery() const {
    Scenery scenery;
    scenery.pavement = PageFrame::legendHeight;
    scenery.night = 0.6F;
    return scenery;
}

void RandomScene::covered() {
    m_form.releasePointer();
}

void RandomScene::uncovered() {
    findRecord();
    if (!m_played)
        return;
    m_generatedSeed = puzzle::seedText(m_entropy());
    if (m_seed.text().empty())
        changed();
}

} // namespace game
