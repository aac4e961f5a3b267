// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxRandomScene.hpp"

#include "arukone/Arukone.hpp"
#include "data/levels/BoardCode.hpp"
#include "game/arukone/FuseBoxTools.hpp"
#include "game/boards/SharedBoard.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/play/ToPlay.hpp"
#include "game/printing/SheetBoards.hpp"
#include "game/random/GenerateBoard.hpp"
#include "game/random/RandomWords.hpp"
#include "game/random/ToRandom.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "puzzle/Random.hpp"
#include "ui/Clipboard.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace game {

namespace {

using arukone::BoardKind;
using arukone::Difficulty;
using arukone::Fill;

constexpr std::array difficulties{Difficulty::Any, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard,
                                  Difficulty::Hardest};

FuseBoxOptions previewOptions(const Preferences& preferences) {
    FuseBoxOptions options = fuseBoxOptions(preferences);
    options.numbers = false;
    options.largestPitch = 56;
    return options;
}

SidePicker::Limits limitsOf(BoardKind kind) {
    return {arukone::minRandomSide, kind == BoardKind::Trap ? arukone::maxSide : arukone::maxUniqueSide};
}

/// The most pairs that can be asked for: each cable takes three cells at least.
int mostPairs(arukone::Size size) {
    return std::min(arukone::maxPairs, size.rows * size.columns / 3);
}

} // namespace

FuseBoxRandomScene::FuseBoxRandomScene(const SceneContext& context, Records& records, const Entropy& entropy)
    : PageScene(context)
    , m_records(records)
    , m_entropy(entropy)
    , m_wish{context.preferences.get().randomBox}
    , m_generatedSeed(puzzle::seedText(entropy()))
    , m_puzzle({}, 1,
               [this](std::size_t) {
                   remember();
                   m_navigator.replace(ToRandom{});
               })
    , m_rows(limitsOf(m_wish.setting.kind), m_wish.setting.size.rows,
             [this](int rows) {
                 setSize({rows, m_wish.setting.size.columns});
             })
    , m_columns(limitsOf(m_wish.setting.kind), m_wish.setting.size.columns,
                [this](int columns) {
                    setSize({m_wish.setting.size.rows, columns});
                })
    , m_kind({}, static_cast<std::size_t>(m_wish.setting.kind),
             [this](std::size_t tab) { setKind(static_cast<BoardKind>(tab)); })
    , m_fill({}, static_cast<std::size_t>(m_wish.setting.fill),
             [this](std::size_t tab) {
                 m_wish.setting.fill = static_cast<Fill>(tab);
                 changed();
             })
    , m_difficulty({}, 0,
                   [this](std::size_t tab) {
                       m_wish.setting.difficulty = difficulties[tab];
                       changed();
                   })
    , m_counted({}, 0, [this](std::size_t tab) { setPairs(tab == 1 ? std::optional(m_pairs.value()) : std::nullopt); })
    , m_pairs(1, arukone::maxPairs, 8, [this](int pairs) { setPairs(pairs); })
    , m_seed(context.clipboard, {{}, {}, lights::maxCodeLength, false})
    , m_dice(iconFace(ui::Icon::Dice), [this] { newBoard(); })
    , m_copy(iconFace(ui::Icon::Copy), [this] { copyCode(); })
    , m_print(iconFace(ui::Icon::Printer), [this] { print(); })
    , m_newBoard(bigFace(ui::Icon::Dice, ui::ButtonFace::Kind::Secondary), [this] { newBoard(); })
    , m_play(bigFace(ui::Icon::Play), [this] { play(); })
    , m_board(previewOptions(context.preferences)) {
    m_form.add(m_puzzle);
    for (SidePicker* side : {&m_rows, &m_columns}) {
        m_form.add(side->stepper);
        m_form.add(side->slider);
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presets[i].onPress = [this, side = presetSides[i]] { setSize({side, side}); };
        m_form.add(m_presets[i]);
    }
    for (ui::Widget* widget :
         std::initializer_list<ui::Widget*>{&m_kind, &m_fill, &m_difficulty, &m_counted, &m_pairs, &m_seed, &m_dice,
                                            &m_copy, &m_print, &m_newBoard, &m_play})
        m_form.add(*widget);
    m_header.addTo(m_form);
    m_seed.onChange = [this] { changed(); };
    m_seed.onSubmit = [this] { play(); };
    m_form.focus(&m_play);
    reword();
    changed();
}

bool FuseBoxRandomScene::hasCode() const {
    return data::looksLikeBoardCode(m_seed.text());
}

void FuseBoxRandomScene::setSize(arukone::Size size) {
    m_wish.setting.size = size;
    m_rows.set(size.rows);
    m_columns.set(size.columns);
    changed();
}

void FuseBoxRandomScene::setKind(BoardKind kind) {
    m_wish.setting.kind = kind;
    if (kind == BoardKind::Trap) { // The simple program does not care for empty cells, and traps have no grade.
        m_wish.setting.fill = Fill::Any;
        m_wish.setting.difficulty = Difficulty::Any;
    }
    const SidePicker::Limits limits = limitsOf(kind);
    m_rows.setLimits(limits);
    m_columns.setLimits(limits);
    const arukone::Size size = m_wish.setting.size;
    setSize({std::min(size.rows, limits.most), std::min(size.columns, limits.most)});
}

void FuseBoxRandomScene::setPairs(std::optional<int> pairs) {
    m_wish.pairs = pairs;
    changed();
}

void FuseBoxRandomScene::changed() {
    m_playWhenReady = false;
    m_played = false;
    m_seed.setError({});
    arukone::RandomSetting& setting = m_wish.setting;
    const auto offered = arukone::offeredDifficulties(setting.size);
    if (std::find(offered.begin(), offered.end(), setting.difficulty) == offered.end())
        setting.difficulty = Difficulty::Any;
    if (m_wish.pairs)
        m_wish.pairs = std::clamp(*m_wish.pairs, isTrap() ? 2 : 1, mostPairs(setting.size));
    const std::string typed = m_seed.text();
    if (!hasCode()) {
        m_preview.request({m_wish, typed.empty() ? m_generatedSeed : typed, !typed.empty(), 1});
    } else if (auto shared = sharedBoard(typed, m_text); !shared) {
        m_seed.setError(std::move(shared.error()));
        m_preview.clear();
    } else if (shared->isLights()) {
        m_seed.setError(m_text.tr("This is a board of Lights Out."));
        m_preview.clear();
    } else {
        m_preview.show(*std::move(shared));
    }
    updateControls();
    showBoard();
    findRecord();
}

void FuseBoxRandomScene::findRecord() {
    m_record.reset();
    data::LeaderboardQuery query;
    query.key = puzzle::RunKey::random(arukone::key(m_wish.setting), arukone::puzzleId);
    query.player = m_records.player();
    query.limit = 1;
    auto page = m_records.leaderboard().rows(query);
    if (page && !page->rows.empty() && page->rows.front().rank)
        m_record = std::move(page->rows.front().run);
}

void FuseBoxRandomScene::updateControls() {
    const bool editable = !hasCode(); // A share code has its own size and rules.
    for (SidePicker* side : {&m_rows, &m_columns}) {
        side->stepper.setEnabled(editable);
        side->slider.setEnabled(editable);
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presets[i].setEnabled(editable);
        showChosen(m_presets[i], m_wish.setting.size == arukone::Size{presetSides[i], presetSides[i]});
    }
    m_kind.setEnabled(editable);
    m_kind.select(static_cast<std::size_t>(m_wish.setting.kind));
    m_fill.setEnabled(editable && !isTrap());
    m_fill.select(static_cast<std::size_t>(m_wish.setting.fill));
    m_difficulty.setVisible(!isTrap());
    m_difficulty.setEnabled(editable);
    const auto offered = arukone::offeredDifficulties(m_wish.setting.size);
    std::vector<ui::TabItem> items;
    items.reserve(difficulties.size());
    for (const Difficulty difficulty : difficulties)
        items.push_back({difficultyName(m_text, difficulty),
                         {},
                         std::find(offered.begin(), offered.end(), difficulty) != offered.end()});
    m_difficulty.setItems(std::move(items));
    m_difficulty.select(static_cast<std::size_t>(
        std::find(difficulties.begin(), difficulties.end(), m_wish.setting.difficulty) - difficulties.begin()));
    m_counted.setEnabled(editable);
    m_counted.select(m_wish.pairs ? 1 : 0);
    m_pairs.setVisible(m_wish.pairs.has_value());
    m_pairs.setEnabled(editable);
    m_pairs.setLimits(isTrap() ? 2 : 1, mostPairs(m_wish.setting.size));
    if (m_wish.pairs)
        m_pairs.setValue(*m_wish.pairs);
}

void FuseBoxRandomScene::showBoard() {
    if (!m_preview.challenge())
        return; // Keep the previous board until the next one is ready.
    const arukone::Board& board = m_preview.challenge()->fuseBox();
    m_board.setOptions(previewOptions(m_preferences));
    if (m_board.board() != board)
        m_board.setBoard(board);
    m_board.place(FuseBoxView::room(board, m_board.options()).inside(m_boardRoom), m_boardRoom.bottom(), m_viewport);
}

std::string FuseBoxRandomScene::problemText() const {
    return m_preview.problem() ? noBoardWords(m_text, *m_preview.problem()) : std::string();
}

void FuseBoxRandomScene::newBoard() {
    m_generatedSeed = puzzle::seedText(m_entropy());
    m_seed.setText({});
    m_sounds.play(Sound::Press);
    changed();
}

void FuseBoxRandomScene::play() {
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

void FuseBoxRandomScene::copyCode() {
    if (!m_preview.challenge())
        return;
    m_clipboard.setText(m_preview.challenge()->code);
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
}

void FuseBoxRandomScene::print() {
    if (!m_preview.challenge())
        return;
    m_sounds.play(Sound::Select);
    m_navigator.push(sheetOf(*m_preview.challenge(), [this](const std::string& sentence) {
        m_toasts.show({ui::Toast::Kind::Ok, sentence, ui::Icon::Printer, {}});
    }));
}

void FuseBoxRandomScene::pasteCode() {
    const auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (!pasted) {
        m_toasts.show({ui::Toast::Kind::Danger, pasted.error(), {}, {}});
        return;
    }
    m_seed.setText(pasted->code);
    changed();
}

void FuseBoxRandomScene::remember() {
    if (m_preferences.get().randomBox != m_wish.setting)
        m_preferences.change([this](data::Settings& settings) { settings.randomBox = m_wish.setting; });
}

void FuseBoxRandomScene::leave() {
    remember();
    PageScene::leave();
}

bool FuseBoxRandomScene::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action != nullptr && action->action == ui::Action::Paste && data::looksLikeBoardCode(m_clipboard.text())) {
        pasteCode(); // The field would insert it into its text.
        return true;
    }
    if (action != nullptr && !m_form.modal() &&
        (action->action == ui::Action::PreviousTab || action->action == ui::Action::NextTab))
        return action->repeat || m_puzzle.step(action->action == ui::Action::NextTab ? 1 : -1);
    if (m_form.handle(event))
        return true;
    return action != nullptr && !action->repeat && perform(action->action);
}

bool FuseBoxRandomScene::perform(ui::Action action) {
    if (action == ui::Action::Back)
        leave();
    else if (action == action::next)
        newBoard();
    else if (action == ui::Action::Confirm)
        play();
    else if (action == ui::Action::Copy)
        copyCode();
    else if (action == ui::Action::Paste)
        pasteCode();
    else if (action == action::help)
        m_navigator.push(ToHelp{HelpPage::Arukone});
    else
        return false;
    return true;
}

void FuseBoxRandomScene::update(ui::Seconds step) {
    if (m_preview.update(step)) {
        updateControls();
        showBoard();
        if (std::exchange(m_playWhenReady, false))
            play();
    }
    PageScene::update(step);
    m_board.update(step);
}

bool FuseBoxRandomScene::animating() const {
    return FormScene::animating() || m_board.animating() || m_preview.generating();
}

Scenery FuseBoxRandomScene::scenery() const {
    Scenery scenery;
    scenery.pavement = PageFrame::legendHeight;
    scenery.night = 0.6F;
    return scenery;
}

void FuseBoxRandomScene::uncovered() {
    findRecord();
    if (!m_played)
        return;
    m_generatedSeed = puzzle::seedText(m_entropy());
    if (m_seed.text().empty())
        changed();
}

} // namespace game
