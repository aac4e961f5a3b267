// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/RandomPage.hpp"

#include "data/levels/BoardCode.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/controls/GenerateBoard.hpp"
#include "game/controls/SheetBoards.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/play/ToPlay.hpp"
#include "game/random/ToRandom.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "puzzle/Random.hpp"
#include "text/Format.hpp"
#include "ui/Clipboard.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

// Distances from the top of the settings.
constexpr float sidesTop = 30;
constexpr float presetsTop = 103;
constexpr float presetHeight = 34;
constexpr float belowSeed = 82; ///< From the label of the seed to the end, with the line for an error in it.
constexpr float moreHeight = 34;
constexpr float belowMore = 22;
constexpr float aboveWords = 24; ///< Between the room for the board in the preview and the words about it.
constexpr float abovePlay = 12;  ///< Between these words and the buttons, at least.

float panelPadding(const ui::Viewport& viewport) {
    return viewport.compact() ? 16 : 28;
}

} // namespace

RandomPage::RandomPage(const SceneContext& context, Records& records, const Entropy& entropy, const Puzzle& puzzle)
    : PageScene(context)
    , m_records(records)
    , m_entropy(entropy)
    , m_of(puzzle)
    , m_generatedSeed(puzzle::seedText(entropy())) {}

void RandomPage::open(GridView& view) {
    m_view = &view;
    addControls();
    m_form.focus(&m_play);
    changed();
}

void RandomPage::addControls() {
    m_form.add(m_puzzle, [this](auto& it) {
        it.setName(m_text.tr("Puzzle"));
        it.setItems({{m_text.tr("Lights Out"), ui::Icon::House}, {m_text.tr("Arukone"), boardIcon::cable}});
        it.select(m_of.arukone ? 1 : 0);
    });
    m_rows.addTo(m_form, [this](auto& it) {
        it.setName(m_text.tr("Rows"));
        it.setEnabled(!hasCode());
        it.offerSlider(moreShown());
    });
    m_columns.addTo(m_form, [this](auto& it) {
        it.setName(m_text.tr("Columns"));
        it.setEnabled(!hasCode());
        it.offerSlider(moreShown());
    });
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presets[i].onPress = [this, side = m_of.squares[i]] { setSize({side, side}); };
        m_form.add(m_presets[i], [this, i, side = m_of.squares[i]](auto& it) {
            it.setLabel(m_text.tr("{1} × {1}", side));
            it.setVisible(i < presetsShown());
            it.setEnabled(!hasCode());
            showChosen(it, m_rows.stepper.value() == side && m_columns.stepper.value() == side);
        });
    }
    addSettings();
    m_form.add(m_more, [this](auto& it) {
        it.setLabel(m_text.tr("More options"));
        it.setTrailing(moreShown() ? ui::Icon::Up : ui::Icon::Down);
        it.setEnabled(!usesAnyMore()); // What is in use cannot be folded away.
    });
    addMoreSettings();
    m_form.add(m_seed, [this](auto& it) {
        it.showName(m_text.tr("Seed or share code"), toControl);
        it.setPlaceholder(m_text.tr("Any text; empty for a new board"));
        it.setVisible(moreShown());
    });
    const auto offer = [this](ui::PushButton& it, std::string label) {
        it.setLabel(std::move(label));
        it.setVisible(moreShown());
    };
    m_form.add(m_dice, [this, offer](auto& it) { offer(it, m_text.tr("New board")); });
    m_form.add(m_copy, [this, offer](auto& it) { offer(it, m_text.tr("Copy code")); });
    m_form.add(m_print, [this, offer](auto& it) { offer(it, m_text.tr("Print boards")); });
    m_form.add(m_newBoard, [this](auto& it) {
        it.setLabel(m_text.tr("New board"));
        it.setKey(KeyCaps(m_text, m_input).of(action::next));
    });
    m_form.add(m_play, [this](auto& it) {
        it.setLabel(m_text.tr("Play"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
    });
    m_header.addTo(m_form);
}

void RandomPage::toOtherPuzzle() {
    remember();
    m_navigator.replace(ToRandom{!m_of.arukone});
}

bool RandomPage::hasCode() const {
    return data::looksLikeBoardCode(m_seed.text());
}

bool RandomPage::moreShown() const {
    return m_preferences.get().randomMore || usesAnyMore();
}

void RandomPage::foldMore() {
    m_sounds.play(Sound::Select);
    m_preferences.change([](data::Settings& settings) { settings.randomMore = !settings.randomMore; });
    arrangeAgain();
}

void RandomPage::setSize(puzzle::Size size) {
    m_rows.set(size.rows);
    m_columns.set(size.columns);
    takeSize(size);
    changed();
}

void RandomPage::setSideLimits(SidePicker::Limits limits) {
    m_rows.setLimits(limits);
    m_columns.setLimits(limits);
}

void RandomPage::changed() {
    m_playWhenReady = false;
    m_played = false;
    m_seed.setError({});
    const Setting setting = fittingSetting();
    const std::string typed = m_seed.text();
    if (!hasCode()) {
        m_preview.request({setting, typed.empty() ? m_generatedSeed : typed, !typed.empty(), 1});
    } else {
        auto shared = boardFromCode(typed, m_text);
        if (shared && shared->isLights() == m_of.arukone)
            shared = tl::unexpected(m_of.arukone ? m_text.tr("This is a board of Lights Out.")
                                                 : m_text.tr("This is a board of Arukone."));
        if (shared) {
            m_preview.show(*std::move(shared));
        } else {
            m_seed.setError(std::move(shared.error()));
            m_preview.clear();
        }
    }
    m_form.refresh();
    if (moreShown() != m_moreShown)
        arrangeAgain();
    findRecord();
    showBoard();
}

void RandomPage::findRecord() {
    m_record.reset();
    const auto key = rankedAs();
    if (!key)
        return;
    data::LeaderboardQuery query;
    query.key = *key;
    query.player = m_records.player();
    query.limit = 1;
    auto page = m_records.leaderboard().rows(query);
    if (page && !page->rows.empty() && page->rows.front().rank)
        m_record = std::move(page->rows.front().run);
}

void RandomPage::recordsChanged() {
    findRecord();
    showBoard();
}

void RandomPage::showBoard() {
    if (!m_preview.challenge()) // Keep the previous board until the next one is ready.
        return;
    leaveRoomForWords();
    setBoard(*m_preview.challenge(), m_boardRoom);
}

void RandomPage::leaveRoomForWords() {
    if (!m_measure)
        return;
    const ui::TextStyle& style = ui::style::legend;
    const auto lines = ui::wrapped(wordsBelow(*m_preview.challenge()), style, m_wholeRoom.w, m_measure);
    const float high = static_cast<float>(lines.size()) * std::ceil(style.size * style.lineHeight);
    // What is told is never cut off by the buttons: many lines take their room from the board.
    const float most = m_play.bounds().y - abovePlay - high - aboveWords - m_wholeRoom.y;
    m_boardRoom = m_wholeRoom;
    m_boardRoom.h = std::min(m_boardRoom.h, most);
    m_wordsEnd = m_boardRoom.bottom() + aboveWords + high;
}

std::string RandomPage::problemText() const {
    return m_preview.problem() ? noBoardWords(m_text, *m_preview.problem()) : std::string();
}

void RandomPage::newBoard() {
    m_generatedSeed = puzzle::seedText(m_entropy());
    m_seed.setText({});
    m_sounds.play(Sound::Press);
    changed();
}

void RandomPage::play() {
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

void RandomPage::copyCode() {
    if (!m_preview.challenge())
        return;
    m_clipboard.setText(m_preview.challenge()->code);
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
}

void RandomPage::print() {
    if (!m_preview.challenge())
        return;
    m_sounds.play(Sound::Select);
    m_navigator.push(sheetOf(*m_preview.challenge(), [this](const std::string& sentence) {
        m_toasts.show({ui::Toast::Kind::Ok, sentence, ui::Icon::Printer, {}});
    }));
}

void RandomPage::pasteCode() {
    const auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (!pasted) {
        m_toasts.show({ui::Toast::Kind::Danger, pasted.error(), {}, {}});
        return;
    }
    if (!pasted->remark.empty())
        m_toasts.show({ui::Toast::Kind::Hint, pasted->remark, {}, {}});
    m_seed.setText(pasted->challenge.code);
    changed();
}

void RandomPage::leave() {
    remember();
    PageScene::leave();
}

bool RandomPage::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action != nullptr && action->action == ui::Action::Paste && data::looksLikeBoardCode(m_clipboard.text())) {
        pasteCode(); // The field would insert it into its text, and is too short for a long code.
        return true;
    }
    if (action != nullptr && !m_form.modal() &&
        (action->action == ui::Action::PreviousTab || action->action == ui::Action::NextTab))
        return action->repeat || m_puzzle.step(action->action == ui::Action::NextTab ? 1 : -1);
    return PageScene::handle(event);
}

bool RandomPage::act(const ui::ActionPressed& pressed) {
    if (pressed.repeat)
        return false;
    if (pressed.action == action::next)
        newBoard();
    else if (pressed.action == ui::Action::Confirm)
        play();
    else if (pressed.action == ui::Action::Copy)
        copyCode();
    else if (pressed.action == ui::Action::Paste)
        pasteCode();
    else if (pressed.action == action::help && m_of.arukone) // The game would open the page of Lights Out.
        m_navigator.push(ToHelp{HelpPage::Arukone});
    else
        return false;
    return true;
}

void RandomPage::update(ui::Seconds step) {
    if (m_preview.update(step)) {
        m_form.refresh();
        showBoard();
        if (std::exchange(m_playWhenReady, false))
            play();
    }
    PageScene::update(step);
    m_view->update(step);
}

bool RandomPage::animating() const {
    return PageScene::animating() || m_view->animating() || m_preview.busy();
}

Scenery RandomPage::scenery() const {
    Scenery scenery;
    scenery.pavement = PageFrame::legendHeight;
    scenery.night = 0.6F;
    return scenery;
}

void RandomPage::uncovered() {
    recordsChanged();
    if (!m_played)
        return;
    m_generatedSeed = puzzle::seedText(m_entropy());
    if (m_seed.text().empty())
        changed();
}

std::vector<ui::LegendEntry> RandomPage::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Puzzle")),
            caps.entry({ui::Action::NextControl}, m_text.tr("Next field")),
            caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Change")),
            caps.entry({ui::Action::Copy}, m_text.tr("Copy code")), caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void RandomPage::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_puzzle.place(page.headerEnd(std::min(360.0F, m_puzzle.preferredWidth(measure)), ui::Tabs::height));
    const bool compact = m_viewport.compact();
    ui::Row panels(page.body(compact ? 84 : 88, compact ? 14 : 24), compact ? 16 : columnGap);
    m_left = panels.first(compact ? 636 : std::max(620.0F, page.width() * 0.45F));
    m_right = panels.rest();
    placeLeft(m_left, measure);
    placeRight(m_right, measure);
    m_toasts.place({m_right.x + 20, m_right.y, std::min(320.0F, m_right.w - 40), m_right.h - 110});
    showBoard();
}

void RandomPage::placeLeft(ui::Rect panel, const ui::Measure& measure) {
    const float padding = panelPadding(m_viewport);
    Settings settings{{panel.x + padding, panel.y, panel.w - 2 * padding, panel.h}};
    settings.half = ui::share(settings.inner.w, 2, columnGap);
    m_moreShown = moreShown();
    const float end = m_moreShown ? m_of.seedTop : m_of.moreTop;
    const float below = m_moreShown ? belowSeed : moreHeight + belowMore;
    const int gaps = m_of.moreGaps + (m_moreShown ? 2 : 1); // Below the last one too.
    settings.squeeze = std::min(1.0F, (panel.h - below) / end);
    settings.spread = std::max(0.0F, panel.h - end - below) / static_cast<float>(gaps);
    m_rows.place({settings.inner.x, settings.label(sidesTop, 0), settings.half, 0});
    m_columns.place({settings.inner.right() - settings.half, settings.label(sidesTop, 0), settings.half, 0});
    constexpr float between = 9;
    ui::Row presets({settings.inner.x, settings.label(presetsTop, 0), settings.inner.w, presetHeight}, between);
    for (std::size_t i = 0; i < presetsShown(); ++i)
        m_presets[i].place(presets.first(ui::share(settings.inner.w, presetsShown(), between)));
    placeSettings(settings, measure);
    m_more.place({settings.inner.x, settings.label(m_of.moreTop, m_of.moreGaps),
                  std::min(settings.half, m_more.preferredWidth(measure)), moreHeight});
    ui::Row seed(settings.whole(m_of.seedTop, m_of.moreGaps + 1, ui::TextField::height), 10);
    seed.placeLast(ui::PushButton::height, m_print, m_copy, m_dice);
    m_seed.place(seed.rest());
}

void RandomPage::placeRight(ui::Rect panel, const ui::Measure& measure) {
    const float side = panelPadding(m_viewport);
    constexpr float high = ui::PushButton::bigHeight;
    const float y = panel.bottom() - 26 - high;
    // If there is no room, only the dice icon is shown; the dice button beside the seed has the words as its tooltip.
    m_newBoard.setHideLabel(false);
    m_play.setHideKey(false);
    const float both = m_newBoard.preferredWidth(measure) + 12 + m_play.preferredWidth(measure);
    m_newBoard.setHideLabel(both > panel.w - 2 * side);
    const float own = m_newBoard.preferredWidth(measure);
    m_newBoard.place({panel.x + side, y, own, high});
    m_play.fit({panel.x + side + own + 12, y, panel.w - 2 * side - own - 12, high}, measure);
    m_wholeRoom = boardRoom({panel.x + side, panel.y, panel.w - 2 * side, y - panel.y});
    m_boardRoom = m_wholeRoom;
}

void RandomPage::drawRight(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_right);
    const ui::Palette& colours = canvas.colours();
    const float side = panelPadding(m_viewport);
    const float line = m_right.y + 36;
    canvas.text(m_text.tr("Preview"), {m_right.x + side, line}, ui::style::panelTitle, colours.text);
    const auto& challenge = m_preview.challenge();
    const std::string words =
        challenge ? wordsAbove(*challenge)
        : m_preview.generating()
            ? m_text.tr("generating… {1}", text::percent(m_text, static_cast<int>(m_preview.progress() * 100)))
            : std::string();
    const bool checked = challenge && !m_of.arukone; // It was asked whether a board of Lights Out can be solved.
    const float sign = checked ? 26.0F : 0;
    const bool narrow = m_viewport.compact();
    const float wide = m_right.w - 2 * side - sign;
    const float x =
        narrow ? m_right.x + side : m_right.right() - side - sign - canvas.textWidth(words, ui::style::body);
    const float y = narrow ? line + (m_of.arukone ? 30 : 34) : line;
    if (checked)
        canvas.icon(ui::Icon::Check, {x + 9, y}, 18, colours.ok);
    canvas.textFitted(words, {x + sign, y}, wide, ui::style::body, colours.text2);
    const ui::Rect below{m_boardRoom.x, m_boardRoom.bottom() + aboveWords, m_boardRoom.w, 0};
    if (const std::string wrong = problemText(); !wrong.empty()) {
        canvas.paragraph(wrong, below, ui::style::body, colours.danger, ui::Align::Centre);
        return;
    }
    if (!challenge && !m_preview.generating())
        return;
    drawBehindBoard(canvas, m_boardRoom);
    m_view->draw(canvas);
    if (challenge)
        canvas.paragraph(wordsBelow(*challenge), below, ui::style::legend, colours.text2, ui::Align::Centre);
}

void RandomPage::drawPage(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_left);
    drawSettings(canvas);
    drawRight(canvas);
}

} // namespace game
