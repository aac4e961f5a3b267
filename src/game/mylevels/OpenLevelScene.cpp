// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/mylevels/OpenLevelScene.hpp"

#include "data/levels/BoardCode.hpp"
#include "data/levels/LevelText.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/houses/LevelThumbnail.hpp"
#include "game/look/street/CatWindow.hpp"
#include "game/mylevels/LevelToEdit.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float dialogPadding = 28;
constexpr float titleHeight = 68;
constexpr float belowField = 42; ///< Leaves room for an error message.

} // namespace

OpenLevelScene::OpenLevelScene(const ToOpenLevel& to, const SceneContext& context, const Workshop& workshop,
                               const data::Paths& paths)
    : OverlayScene(context)
    , m_to(to)
    , m_levels(workshop.levels)
    , m_paths(paths) {
    workshop.library.refresh();
    m_all = myLevelRows(context.text, workshop.library);
    std::erase_if(m_all, [](const MyLevelRow& row) { return row.kind != MyLevelRow::Kind::Level; });
    sortRows(m_all, MyLevelOrder::Newest);
    addControls();
    searched();
    // Typing searches at once; with a gamepad the list comes first, and spelling only if the list is empty.
    const bool chooses = context.input.lastDevice() == ui::Device::Gamepad && !m_rows.empty();
    m_form.focus(chooses ? static_cast<ui::Widget*>(&m_list) : &m_field);
}

void OpenLevelScene::addControls() {
    m_form.add(m_field, [this](auto& it) { it.setPlaceholder(m_text.tr("Search, or enter a share code or file")); });
    m_form.add(m_list, [this](auto& it) { it.setName(m_text.tr("My levels")); });
    m_form.add(m_cancel, [this](auto& it) {
        it.setLabel(m_text.trc("a change", "Cancel"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Back));
    });
    m_form.add(m_open, [this](auto& it) {
        it.setLabel(m_text.tr("Open"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
        it.setEnabled(!m_rows.empty() || !m_field.text().empty());
    });
}

bool OpenLevelScene::typed() const {
    const std::string text = m_field.text();
    if (data::looksLikeBoardCode(text))
        return true;
    if (text.find('/') == std::string::npos && text.find('.') == std::string::npos)
        return false; // A word is a search, even if the home folder has a file of that name.
    return isLevelFile(data::fileAndLevel(typedPath(text, m_paths).string(), isLevelFile).first);
}

void OpenLevelScene::searched() {
    m_field.setError({});
    m_rows.clear();
    if (!typed())
        for (const MyLevelRow& row : m_all)
            if (rowMatchesSearch(row, m_field.text()))
                m_rows.push_back(row);
    m_list.setRowCount(m_rows.size());
    m_list.select(m_rows.empty() ? std::nullopt : std::optional<std::size_t>(0));
    m_form.refresh();
}

void OpenLevelScene::open() {
    if (closed() || (m_rows.empty() && m_field.text().empty()))
        return;
    const auto row = m_list.selected();
    auto level = row ? data::OwnLevels::read(m_rows[*row].file).map_error([this](const data::OwnLevelProblem& problem) {
        return text::describe(m_text, problem);
    })
                     : typedLevel(m_field.text(), m_paths, m_levels, m_text);
    if (!level) {
        m_sounds.play(Sound::Error);
        m_field.setError(level.error());
        return;
    }
    close();
    m_to.opened(*level);
}

void OpenLevelScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    const float width = std::min(720.0F, viewport.size().x - 48);
    const float height = std::min(640.0F, viewport.size().y - 64);
    placePanel(viewport, {width, height});
    const float left = panel().x + dialogPadding;
    const float inner = width - 2 * dialogPadding;
    m_field.place({left, panel().y + titleHeight, inner, ui::TextField::height});
    const float bottom = panel().bottom() - dialogPadding - ui::PushButton::height;
    const float top = panel().y + titleHeight + ui::TextField::height + belowField;
    m_table = {left, top, inner, bottom - 20 - top};
    m_list.place(m_table.inset(8));
    ui::Row row({left, bottom, inner, ui::PushButton::height}, 12);
    row.placeLast(measure, m_open, m_cancel);
}

bool OpenLevelScene::act(ui::Action action) {
    if (action != ui::Action::Paste)
        return false;
    m_form.focus(&m_field); // Wherever the focus is.
    return m_form.handle(ui::ActionPressed{action, false, m_input.lastDevice()});
}

void OpenLevelScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const MyLevelRow& row = m_rows[state.index];
    const ui::Palette& colours = canvas.colours();
    ui::drawRowBackground(canvas, area, state);
    const float middle = area.centre().y;
    const ui::Rect picture{area.x + 12, middle - thumbnailSide / 2, thumbnailSide, thumbnailSide};
    drawThumbnail(canvas, picture, row.board);
    const float left = picture.right() + 16;
    const float room = area.right() - 20 - left;
    canvas.textFitted(row.name, {left, middle - 12}, room, ui::style::bodyBold, colours.text);
    canvas.textFitted(row.facts, {left, middle + 13}, room, ui::style::secondary, colours.text2);
}

void OpenLevelScene::draw(ui::Canvas& canvas) const {
    drawPanel(canvas);
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_text.tr("Open level"), {panel().x + dialogPadding, panel().y + 40}, ui::style::dialogTitle,
                colours.text);
    canvas.fill(m_table, colours.surfaceLo, 12);
    canvas.stroke(m_table, 1, colours.lineSoft, 12);
    if (m_rows.empty()) {
        const std::string words = typed()                  ? m_text.tr("“Open” loads this board into the editor.")
                                  : m_field.text().empty() ? m_text.tr("You have not saved a level yet.")
                                                           : m_text.tr("Nothing found.");
        drawEmptyList(canvas, m_table, words);
    }
    m_form.draw(canvas);
}

std::unique_ptr<Scene> ToOpenLevel::scene(const Services& with) const {
    return std::make_unique<OpenLevelScene>(*this, with, with.workshop(), with.paths);
}

} // namespace game
