// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxRandomScene.hpp"
#include "game/random/RandomWords.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

// Layout and drawing of the screen for random fuse boxes. Its behaviour is in FuseBoxRandomScene.cpp.

namespace game {

namespace {

constexpr float widePadding = 28;
constexpr float compactPadding = 16;
constexpr float gap = 24;

// Distances from the top of the left panel to the middle of each label; its control is `toControl` below.
constexpr float toControl = SidePicker::toControl;
constexpr float sidesTop = 30;
constexpr float presetsTop = 103;
constexpr float presetHeight = 34;
constexpr float kindTop = 170;
constexpr float difficultyTop = 258;
constexpr float pairsTop = 346;
constexpr float seedTop = 434;
constexpr float leftHeight = 524; ///< Including the line for an error in the seed.

} // namespace

void FuseBoxRandomScene::reword() {
    m_puzzle.setItems(puzzleChoices(m_text));
    m_puzzle.setName(m_text.tr("Puzzle"));
    m_rows.setName(m_text.tr("Rows"));
    m_columns.setName(m_text.tr("Columns"));
    m_kind.setName(m_text.trc("random board", "Kind"));
    m_fill.setName(m_text.tr("Cells to fill"));
    m_difficulty.setName(m_text.tr("Difficulty"));
    m_counted.setName(m_text.tr("Pairs"));
    m_pairs.setName(m_text.tr("Pairs"));
    m_seed.setName(m_text.tr("Seed or share code"));
    m_puzzle.select(1);
    m_kind.setItems(
        {{m_text.trc("random board", "One solution"), {}, true}, {m_text.trc("random board", "Trap"), {}, true}});
    m_fill.setItems({{m_text.trc("cells", "All"), {}, true}, {m_text.trc("cells", "As needed"), {}, true}});
    m_counted.setItems({{m_text.trc("pairs", "Automatic"), {}, true}, {m_text.trc("pairs", "Exactly"), {}, true}});
    for (std::size_t i = 0; i < m_presets.size(); ++i)
        m_presets[i].setLabel(m_text.tr("{1} × {1}", presetSides[i]));
    m_seed.setPlaceholder(m_text.tr("Any text; empty for a new board"));
    m_dice.setLabel(m_text.tr("New board"));
    m_dice.setTip(m_text.tr("New board"));
    m_copy.setLabel(m_text.tr("Copy code"));
    m_copy.setTip(m_text.tr("Copy code"));
    m_print.setLabel(m_text.tr("Print boards"));
    m_print.setTip(m_text.tr("Print boards"));
    const KeyCaps caps(m_text, m_input);
    m_newBoard.setLabel(m_text.tr("New board"));
    m_newBoard.setKey(caps.of(action::next));
    m_play.setLabel(m_text.tr("Play"));
    m_play.setKey(caps.of(ui::Action::Confirm));
}

std::vector<ui::LegendEntry> FuseBoxRandomScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Puzzle")),
            caps.entry({ui::Action::NextControl}, m_text.tr("Next field")),
            caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Change")),
            caps.entry({ui::Action::Copy}, m_text.tr("Copy code")), caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void FuseBoxRandomScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    reword();
    updateControls();
    m_puzzle.place(page.headerEnd(std::min(360.0F, m_puzzle.preferredWidth(measure)), ui::Tabs::height));
    const bool compact = m_viewport.compact();
    ui::Row panels(page.body(compact ? 84 : 88, compact ? 14 : 24), compact ? 16 : gap);
    m_left = panels.first(compact ? 636 : std::max(620.0F, page.width() * 0.45F));
    m_right = panels.rest();
    placeLeft(m_left, measure);
    placeRight(m_right, measure);
    m_toasts.place({m_right.x + 20, m_right.y, std::min(320.0F, m_right.w - 40), m_right.h - 110});
    showBoard();
}

void FuseBoxRandomScene::placeLeft(ui::Rect panel, const ui::Measure& measure) {
    const float spread = std::max(0.0F, panel.h - leftHeight) / 5; // A tall OS window has larger gaps.
    const float padding = m_viewport.compact() ? compactPadding : widePadding;
    const ui::Rect inner{panel.x + padding, panel.y, panel.w - 2 * padding, panel.h};
    const float half = ui::share(inner.w, 2, gap);
    const float second = inner.x + half + gap;
    const auto at = [&](float top, int gaps) { return panel.y + top + spread * static_cast<float>(gaps); };
    m_rows.place({inner.x, at(sidesTop, 0), half, 0});
    m_columns.place({second, at(sidesTop, 0), half, 0});
    constexpr float between = 9;
    ui::Row presets({inner.x, at(presetsTop, 0), inner.w, presetHeight}, between);
    for (ui::PushButton& preset : m_presets)
        preset.place(presets.first(ui::share(inner.w, m_presets.size(), between)));
    m_kind.place({inner.x, at(kindTop, 1) + toControl, half, ui::Tabs::height});
    m_fill.place({second, at(kindTop, 1) + toControl, half, ui::Tabs::height});
    m_kind.fit(measure);
    m_fill.fit(measure);
    m_difficulty.place({inner.x, at(difficultyTop, 2) + toControl, inner.w, ui::Tabs::height});
    m_counted.place({inner.x, at(pairsTop, 3) + toControl, half, ui::Tabs::height});
    m_pairs.place({second, at(pairsTop, 3) + toControl, half, ui::Stepper::height});
    ui::Row seed({inner.x, at(seedTop, 4) + toControl, inner.w, ui::TextField::height}, 10);
    m_print.place(seed.last(ui::PushButton::height));
    m_copy.place(seed.last(ui::PushButton::height));
    m_dice.place(seed.last(ui::PushButton::height));
    m_seed.place(seed.rest());
}

void FuseBoxRandomScene::placeRight(ui::Rect panel, const ui::Measure& measure) {
    const float side = m_viewport.compact() ? compactPadding : widePadding;
    constexpr float high = ui::PushButton::bigHeight;
    const float y = panel.bottom() - 26 - high;
    // If there is no room, only the dice icon is shown; the dice button beside the seed has the words as its tooltip.
    m_newBoard.setHideLabel(false);
    const float both = m_newBoard.preferredWidth(measure) + 12 + m_play.preferredWidth(measure);
    m_newBoard.setHideLabel(both > panel.w - 2 * side);
    const float own = m_newBoard.preferredWidth(measure);
    if (own + 12 + m_play.preferredWidth(measure) > panel.w - 2 * side)
        m_play.setKey({});
    m_newBoard.place({panel.x + side, y, own, high});
    m_play.place({panel.x + side + own + 12, y, panel.w - 2 * side - own - 12, high});
    const float above = m_viewport.compact() ? 88 : 66; // For the title and, in a narrow panel, the words below it.
    constexpr float below = 84;
    m_boardRoom = {panel.x + side, panel.y + above, panel.w - 2 * side, y - panel.y - above - below};
}

std::string FuseBoxRandomScene::previewWords() const {
    if (m_preview.generating())
        return m_text.tr("generating… {1}", text::percent(m_text, static_cast<int>(m_preview.progress() * 100)));
    if (!m_preview.challenge())
        return {};
    std::string pairs = m_text.trn("{1} pair", "{1} pairs", m_preview.challenge()->fuseBox().pairCount());
    if (!m_preview.challenge()->random())
        return pairs;
    return pairs + " · " + (isTrap() ? m_text.trc("random board", "trap") : m_text.tr("one solution"));
}

std::string FuseBoxRandomScene::belowWords() const {
    const Challenge::Random* const random = m_preview.challenge() ? m_preview.challenge()->random() : nullptr;
    if (random == nullptr || random->typed)
        return {};
    std::string words = m_text.tr("Seed: {1}", random->seed);
    if (!m_wish.pairs)
        words += "\n" + recordWords(m_text, m_record);
    return words;
}

void FuseBoxRandomScene::drawLeft(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_left);
    for (const ui::Widget* control : std::initializer_list<const ui::Widget*>{&m_rows.stepper, &m_columns.stepper,
                                                                              &m_kind, &m_fill, &m_counted, &m_seed})
        drawNameAbove(canvas, *control);
    if (!isTrap()) {
        drawNameAbove(canvas, m_difficulty);
        return;
    }
    canvas.paragraph(
        m_text.tr("A trap can be solved, but not by a program that always joins the nearest pair by a shortest path."),
        {m_difficulty.bounds().x, m_difficulty.bounds().y - toControl / 2, m_difficulty.bounds().w,
         m_difficulty.bounds().h},
        ui::style::body, canvas.colours().text2);
}

void FuseBoxRandomScene::drawRight(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_right);
    const ui::Palette& colours = canvas.colours();
    const bool narrow = m_viewport.compact();
    const float side = narrow ? compactPadding : widePadding;
    const float line = m_right.y + 36;
    canvas.text(m_text.tr("Preview"), {m_right.x + side, line}, ui::style::panelTitle, colours.text);
    const std::string words = previewWords();
    if (narrow)
        canvas.textFitted(words, {m_right.x + side, line + 30}, m_right.w - 2 * side, ui::style::body, colours.text2);
    else
        canvas.text(words, {m_right.right() - side, line}, ui::style::body, colours.text2, ui::Align::Right);
    const ui::Rect below{m_boardRoom.x, m_boardRoom.bottom() + 24, m_boardRoom.w, 60};
    if (const std::string wrong = problemText(); !wrong.empty()) {
        canvas.paragraph(wrong, below, ui::style::body, colours.danger, ui::Align::Centre);
        return;
    }
    if (!m_preview.challenge() && !m_preview.generating())
        return;
    m_board.draw(canvas);
    canvas.paragraph(belowWords(), below, ui::style::legend, colours.text2, ui::Align::Centre);
}

void FuseBoxRandomScene::drawPage(ui::Canvas& canvas) const {
    drawLeft(canvas);
    drawRight(canvas);
}

} // namespace game
