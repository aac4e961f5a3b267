// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/random/RandomScene.hpp"
#include "game/random/RandomWords.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

// Layout and drawing of the random board screen. Its behaviour is in RandomScene.cpp.

namespace game {

namespace {

constexpr float widePadding = 28;
constexpr float compactPadding = 16;
constexpr float columnGap = 24;

// Distances from the top of the left panel to the middle of each label; its control is `toControl` below.
constexpr float toControl = SidePicker::toControl;
constexpr float sidesTop = 30;
constexpr float presetsTop = 103;
constexpr float presetHeight = 34;
constexpr float surfaceTop = 163;
constexpr float rulesTop = 268;
constexpr float difficultyTop = 355;
constexpr float optimumTop = 436;
constexpr float seedTop = 492;
constexpr float sealedLabel = 168; ///< Width of the label beside its control.
constexpr float leftHeight = 582;  ///< Including the line for an error in the seed.

} // namespace

void RandomScene::reword() {
    std::array<std::string, SurfacePicker::count> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = surfaceTitle(m_text, static_cast<lights::Surface>(i));
    m_surface.setNames(std::move(names));
    m_puzzle.setName(m_text.tr("Puzzle"));
    m_rows.setName(m_text.tr("Rows"));
    m_columns.setName(m_text.tr("Columns"));
    m_surface.setName(m_text.tr("Surface"));
    m_stamp.setName(m_text.trc("stamp", "Stamp"));
    m_goal.setName(m_text.trc("board", "Goal"));
    m_difficulty.setName(m_text.tr("Difficulty"));
    m_sealed.setName(m_text.tr("Sealed windows"));
    m_optimum.setName(m_text.tr("Optimum"));
    m_seed.setName(m_text.tr("Seed or share code"));
    m_stamp.layout(m_text, {0, 0, m_viewport.size().x, m_viewport.size().y});
    m_goal.setItems({{m_text.trc("goal", "All off"), {}, true},
                     {m_text.trc("goal", "All on"), {}, true},
                     {m_text.trc("goal", "Picture"), {}, true}});
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

std::vector<ui::LegendEntry> RandomScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Puzzle")),
            caps.entry({ui::Action::NextControl}, m_text.tr("Next field")),
            caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Change")),
            caps.entry({ui::Action::Copy}, m_text.tr("Copy code")), caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void RandomScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    reword();
    updateControls();
    const bool compact = m_viewport.compact();
    m_puzzle.setItems(puzzleChoices(m_text));
    m_puzzle.select(0);
    m_puzzle.place(page.headerEnd(std::min(360.0F, m_puzzle.preferredWidth(measure)), ui::Tabs::height));
    ui::Row panels(page.body(compact ? 84 : 88, compact ? 14 : 24), compact ? 16 : columnGap);
    m_left = panels.first(compact ? 636 : std::max(620.0F, page.width() * 0.45F));
    m_right = panels.rest();
    placeLeft(m_left, measure);
    placeRight(m_right, measure);
    m_toasts.place({m_right.x + 20, m_right.y, std::min(320.0F, m_right.w - 40), m_right.h - 110});
    showBoard();
}

void RandomScene::placeLeft(ui::Rect panel, const ui::Measure& measure) {
    const float spread = std::max(0.0F, panel.h - leftHeight) / 6; // A tall OS window has larger gaps.
    const float padding = m_viewport.compact() ? compactPadding : widePadding;
    const ui::Rect inner{panel.x + padding, panel.y, panel.w - 2 * padding, panel.h};
    const float half = ui::share(inner.w, 2, columnGap);
    const auto at = [&](float top, int gaps) { return panel.y + top + spread * static_cast<float>(gaps); };
    m_rows.place({inner.x, at(sidesTop, 0), half, 0});
    m_columns.place({inner.x + half + columnGap, at(sidesTop, 0), half, 0});
    constexpr float between = 9;
    ui::Row presets({inner.x, at(presetsTop, 0), inner.w, presetHeight}, between);
    for (ui::PushButton& preset : m_presets)
        preset.place(presets.first(ui::share(inner.w, m_presets.size(), between)));
    m_surface.place({inner.x, at(surfaceTop, 1) + toControl, inner.w, SurfacePicker::height});
    m_surface.fit(inner.w, measure);
    m_stamp.place({inner.x, at(rulesTop, 2) + toControl, half, StampPicker::height});
    m_goal.place({inner.x + half + columnGap, at(rulesTop, 2) + toControl, half, ui::Tabs::height});
    m_goal.fit(measure);
    m_difficulty.place({inner.x, at(difficultyTop, 3) + toControl, inner.w, DifficultyPicker::height});
    m_sealed.place({inner.x + sealedLabel, at(optimumTop, 3) + 6, 150, 36}); // Below the names of the difficulties.
    m_optimum.place({inner.right() - 190, at(optimumTop, 3), 190, 42});      // Under the "Exact" plate.
    const float y = at(seedTop, 4) + toControl;
    ui::Row seed({inner.x, y, inner.w, ui::TextField::height}, 10);
    m_print.place(seed.last(ui::PushButton::height));
    m_copy.place(seed.last(ui::PushButton::height));
    m_dice.place(seed.last(ui::PushButton::height));
    m_seed.place(seed.rest());
}

void RandomScene::placeRight(ui::Rect panel, const ui::Measure& measure) {
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
    const float above = m_viewport.compact() ? 96 : 78; // For the title and, in a narrow panel, the words below it.
    const float below = m_viewport.compact() ? 140 : 96;
    m_boardRoom = {panel.x + side + 8, panel.y + above, panel.w - 2 * side - 16, y - panel.y - above - below};
}

void RandomScene::drawLeft(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_left);
    const ui::Palette& colours = canvas.colours();
    for (const ui::Widget* control : std::initializer_list<const ui::Widget*>{
             &m_rows.stepper, &m_columns.stepper, &m_surface, &m_stamp, &m_goal, &m_difficulty, &m_seed})
        drawNameAbove(canvas, *control);
    canvas.textFitted(m_sealed.name(), {m_surface.bounds().x, m_sealed.bounds().centre().y}, sealedLabel - 10,
                      ui::style::label, colours.text2);
    if (hasCode())
        return;
    const ui::Rect below = m_difficulty.bounds();
    const float title = canvas.textWidth(m_difficulty.name(), ui::style::label);
    canvas.textFitted(rangeWords(m_text, m_setting, m_preview.range()), {below.right(), below.y - toControl},
                      below.w - title - columnGap, ui::style::legend, colours.text, ui::Align::Right);
}

void RandomScene::drawRight(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_right);
    const ui::Palette& colours = canvas.colours();
    const float side = m_viewport.compact() ? compactPadding : widePadding;
    const float line = m_right.y + 36;
    canvas.text(m_text.tr("Preview"), {m_right.x + side, line}, ui::style::panelTitle, colours.text);
    const std::string words = previewWords(m_text, m_preview);
    const float width = canvas.textWidth(words, ui::style::body);
    const bool narrow = m_viewport.compact();
    const float sign = m_preview.challenge() ? 26.0F : 0;
    const ui::Vec at{narrow ? m_right.x + side : m_right.right() - side - width - sign, line + (narrow ? 34.0F : 0)};
    if (m_preview.challenge())
        canvas.icon(ui::Icon::Check, {at.x + 9, at.y}, 18, colours.ok);
    canvas.text(words, {at.x + sign, at.y}, ui::style::body, colours.text2);
    const ui::Rect below{m_boardRoom.x, m_boardRoom.bottom() + 24, m_boardRoom.w, 70};
    if (const std::string wrong = problemText(); !wrong.empty()) {
        canvas.paragraph(wrong, below, ui::style::body, colours.danger, ui::Align::Centre);
        return;
    }
    if (!m_preview.challenge() && !m_preview.generating())
        return;
    m_board.draw(canvas);
    std::string told = m_preview.challenge() ? edgeWords(m_text, m_preview.challenge()->lights().rules().surface) : "";
    if (m_preview.challenge() && m_preview.challenge()->random() && !m_preview.challenge()->random()->typed)
        told += (told.empty() ? "" : "\n") + m_text.tr("Seed: {1}", m_preview.challenge()->random()->seed) + "\n" +
                (lights::isRanked(m_setting) ? recordWords(m_text, m_record)
                                             : m_text.tr("With sealed windows, each board has its own leaderboard."));
    canvas.paragraph(told, below, ui::style::legend, colours.text2, ui::Align::Centre);
}

void RandomScene::drawPage(ui::Canvas& canvas) const {
    drawLeft(canvas);
    drawRight(canvas);
}

} // namespace game
