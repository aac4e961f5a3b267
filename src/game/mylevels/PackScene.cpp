// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/mylevels/PackScene.hpp"

#include "game/boards/FileLevels.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/controls/LevelNaming.hpp"
#include "game/controls/Toolbar.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/houses/LevelThumbnail.hpp"
#include "game/look/street/CatWindow.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/services/Records.hpp"
#include "game/words/Wording.hpp"
#include "lights/Board.hpp"
#include "text/LevelProblems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cstdint>
#include <system_error>
#include <utility>

namespace game {

namespace {

constexpr float packTop = 92;
constexpr float packGap = 12;
constexpr int freshSide = 5; ///< Of the board of a new level.

data::LevelPuzzle freshBoard() {
    lights::Board board{lights::BitGrid(freshSide, freshSide)};
    return *lights::Puzzle::make(std::move(board), {}, lights::GoalKind::Off);
}

data::LevelPuzzle freshBox() {
    return *arukone::parseBoard({"1....", ".....", ".....", ".....", "....1"}, arukone::Fill::Any);
}

/// The installed pack that a file holds; null if it is none, or if it holds something else meanwhile.
const data::LibraryPack* installedPack(const data::Library& library, const data::PackFile& file) {
    for (const data::LibraryPack& pack : library.own()) {
        std::error_code unknown; // Then it is another one.
        if (pack.pack == file.pack() && std::filesystem::equivalent(pack.files.front(), file.file(), unknown))
            return &pack;
    }
    return nullptr;
}

} // namespace

PackScene::PackScene(const ToPack& to, const SceneContext& context, const Workshop& workshop)
    : PageScene(context)
    , m_file(to.file)
    , m_library(workshop.library)
    , m_unfinished(workshop.unfinished)
    , m_optima(context.proofs)
    , m_tools{
          ui::PushButton(primaryFace(ui::Icon::Play), [this] { play(); }),
          ui::PushButton(wordsFace(ui::Icon::Pen), [this] { edit(); }),
          ui::PushButton(wordsFace(ui::Icon::Plus), [this] { create(); }),
          ui::PushButton(wordsFace(ui::Icon::Letters), [this] { rename(); }),
          ui::PushButton(wordsFace(ui::Icon::Copy), [this] { duplicate(); }),
          ui::PushButton(iconFace(ui::Icon::Up), [this] { move(-1); }),
          ui::PushButton(iconFace(ui::Icon::Down), [this] { move(1); }),
          ui::PushButton(wordsFace(ui::Icon::Trash), [this] { remove(); }),
          ui::PushButton(wordsFace(ui::Icon::Undo), [this] { undo(); }),
      } {
    addControls();
    reload();
    showRows(to.level);
    m_form.focus(&m_list);
}

std::string PackScene::title() const {
    return m_pack ? m_pack->pack().name.in(text::code(m_text.language())) : m_file.filename().string();
}

void PackScene::addControls() {
    m_form.add(m_list, [this](auto& it) { it.setName(title()); });
    m_header.addTo(m_form);
    m_form.add(m_tools[Play], [this](auto& it) { setWords(it, m_text.tr("Play")); });
    m_form.add(m_tools[Edit], [this](auto& it) { setWords(it, m_text.tr("Edit")); });
    m_form.add(m_tools[Create], [this](auto& it) { setWords(it, m_text.tr("New level")); });
    m_form.add(m_tools[Rename], [this](auto& it) { setWords(it, m_text.tr("Rename")); });
    m_form.add(m_tools[Duplicate], [this](auto& it) { setWords(it, m_text.tr("Duplicate")); });
    m_form.add(m_tools[Up], [this](auto& it) { it.setLabel(m_text.tr("Move up")); });
    m_form.add(m_tools[Down], [this](auto& it) { it.setLabel(m_text.tr("Move down")); });
    m_form.add(m_tools[Delete], [this](auto& it) { setWords(it, m_text.tr("Delete")); });
    m_form.add(m_tools[Undo], [this](auto& it) { setWords(it, m_text.tr("Undo")); });
}

void PackScene::reload() {
    auto pack = data::PackFile::read(m_file);
    m_problem = pack ? std::string() : text::describe(m_text, pack.error());
    const bool same = pack && m_pack && pack->content() == m_pack->content();
    m_pack = pack ? std::optional(*std::move(pack)) : std::nullopt;
    if (!same)
        m_before.clear(); // They would take back what somebody else has changed.
    m_library.refresh();
}

void PackScene::showRows(std::size_t selected) {
    m_rows.clear();
    for (std::size_t i = 0; m_pack && i < m_pack->entries().size(); ++i)
        m_rows.push_back(packLevelRow(m_text, *m_pack, i));
    if (const auto draft = m_unfinished.load())
        for (MyLevelRow& row : m_rows)
            markUnfinished(m_text, row, *draft);
    m_list.setRowCount(m_rows.size());
    m_list.select(m_rows.empty() ? std::nullopt : std::optional(std::min(selected, m_rows.size() - 1)));
    m_form.refresh();
}

void PackScene::uncovered() {
    m_leaving = false;
    const std::size_t before = m_pack ? m_pack->entries().size() : 0;
    reload();
    const bool more = m_pack && m_pack->entries().size() > before;
    showRows(more ? m_pack->entries().size() - 1 : m_list.selected().value_or(0));
}

void PackScene::show(const Destination& to) {
    if (const auto* const pack = to.as<ToPack>())
        m_list.select(std::min(pack->level, m_rows.empty() ? 0 : m_rows.size() - 1));
    const auto* const campaign = to.as<ToCampaign>();
    if (const auto entry = campaign != nullptr && m_pack ? m_pack->find(campaign->levelId) : std::nullopt)
        m_list.select(*entry);
}

void PackScene::say(const std::string& sentence, ui::Toast::Kind kind) {
    m_toasts.clear();
    m_toasts.show({kind, sentence, {}, {}});
}

std::optional<std::size_t> PackScene::validEntry() {
    const auto row = m_list.selected();
    if (!m_pack || !row) {
        say(m_problem, ui::Toast::Kind::Danger);
        return std::nullopt;
    }
    if (m_pack->entries()[*row].level)
        return row;
    m_sounds.play(Sound::Error);
    say(m_text.tr("This level is damaged and cannot be used before its file is mended. {1}", m_rows[*row].facts),
        ui::Toast::Kind::Danger);
    return std::nullopt;
}

bool PackScene::take(data::PackFile::Result next, std::size_t selected, Sound sound) {
    if (!next) {
        m_sounds.play(Sound::Error);
        const bool stale = next.error() == data::PackProblem(data::PackRefusal::Changed);
        if (stale) {
            reload();
            showRows(m_list.selected().value_or(0));
        }
        say(text::describe(m_text, next.error()), ui::Toast::Kind::Danger);
        return false;
    }
    m_before.push_back({m_pack->content(), m_list.selected().value_or(0)});
    m_pack = *std::move(next);
    m_library.refresh();
    m_sounds.play(sound);
    showRows(selected);
    return true;
}

void PackScene::play() {
    const auto entry = m_leaving ? std::nullopt : validEntry();
    if (!entry)
        return;
    m_leaving = true;
    m_sounds.play(Sound::Bell);
    const std::string& id = m_pack->entries()[*entry].id;
    if (const data::LibraryPack* const pack = installedPack(m_library, *m_pack))
        if (const auto level = m_library.find(pack->pack.id + "/" + id)) {
            m_navigator.push(ToPlay{challengeOf(*level), true});
            return;
        }
    const auto& levels = m_pack->pack().levels;
    const auto at = std::ranges::find(levels, id, &data::Level::id);
    m_navigator.push(ToPlay{levelOfFile(m_pack->pack(), static_cast<std::size_t>(at - levels.begin()), m_file), true});
}

void PackScene::edit() {
    const auto entry = m_leaving ? std::nullopt : validEntry();
    if (!entry)
        return;
    m_leaving = true;
    m_sounds.play(Sound::Select);
    m_navigator.push(ToEditor{m_pack->level(*entry)});
}

void PackScene::create() {
    if (!m_pack) {
        say(m_problem, ui::Toast::Kind::Danger);
        return;
    }
    if (m_leaving)
        return;
    m_leaving = true;
    m_sounds.play(Sound::Select);
    const auto& levels = m_pack->pack().levels;
    const bool box = !levels.empty() && levels.back().isArukone(); // A pack is rarely mixed.
    data::Level level{{}, {}, {}, box ? freshBox() : freshBoard(), {}};
    m_navigator.push(ToEditor{data::StoredLevel{std::move(level), m_file, {}}});
}

void PackScene::rename() {
    const auto entry = validEntry();
    if (!entry)
        return;
    const data::Level& level = *m_pack->entries()[*entry].level;
    LevelNaming naming{level.name, level.author, m_text.tr("Rename"), m_text.tr("Rename"), {}};
    naming.named = [this, entry = *entry](const data::LocalText& name, const std::string& author) -> std::string {
        auto next = m_pack->renamed(entry, name, author);
        if (!next && next.error() != data::PackProblem(data::PackRefusal::Changed))
            return text::describe(m_text, next.error());
        take(std::move(next), entry); // If the file has changed, it shows and says so: the level may be elsewhere.
        return {};
    };
    m_navigator.push(levelNamePrompt(m_text, std::move(naming)));
}

void PackScene::duplicate() {
    const auto entry = validEntry();
    if (!entry || !take(m_pack->duplicated(*entry), *entry + 1))
        return;
    say(m_text.tr("“{1}” is a copy.", m_rows[*entry + 1].name));
}

void PackScene::move(int by) {
    const auto row = m_list.selected();
    if (!m_pack || !row)
        return;
    const bool atEnd = by < 0 ? *row == 0 : *row + 1 == m_rows.size();
    if (atEnd) {
        say(by < 0 ? m_text.tr("This is the first level.") : m_text.tr("This is the last level."),
            ui::Toast::Kind::Hint);
        return;
    }
    const std::size_t to = by < 0 ? *row - 1 : *row + 1;
    take(m_pack->moved(*row, to), to);
}

void PackScene::remove() {
    const auto row = m_list.selected();
    if (!m_pack || !row)
        return;
    const std::string name = m_rows[*row].name;
    if (take(m_pack->removed(*row), *row))
        say(m_text.tr("“{1}” was deleted. Undo brings it back.", name));
}

void PackScene::undo() {
    if (!m_pack || m_before.empty()) {
        say(m_text.tr("There is nothing to undo."), ui::Toast::Kind::Hint);
        return;
    }
    const Before before = m_before.back();
    if (take(m_pack->restored(before.content), before.selected, Sound::Undo))
        m_before.resize(m_before.size() - 2); // Without the change, and without its undoing.
}

void PackScene::update(ui::Seconds step) {
    PageScene::update(step);
    findOptima(m_rows, m_list.visibleRows(), m_optima);
}

bool PackScene::animating() const {
    return PageScene::animating() || findsOptima(m_rows, m_list.visibleRows(), m_optima);
}

bool PackScene::handle(const ui::Event& event) {
    if (PageScene::handle(event))
        return true;
    const auto* key = std::get_if<ui::KeyPressed>(&event);
    if (key == nullptr || key->key != sf::Keyboard::Delete || key->repeat || m_leaving)
        return false;
    remove();
    return true;
}

bool PackScene::act(const ui::ActionPressed& pressed) {
    const ui::Action what = pressed.action;
    if (what == action::shiftUp || what == action::shiftDown)
        move(what == action::shiftUp ? -1 : 1);
    else if (pressed.repeat)
        return false;
    else if (what == action::undo)
        undo();
    else if (what == action::newLevel)
        create();
    else if (what == action::rename)
        rename();
    else
        return false;
    return true;
}

void PackScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    ui::Column body(page.body(packTop, packGap), packGap);
    const ui::Rect below = body.last(ui::PushButton::height);
    m_table = {page.left, packTop + 28, page.width(), below.y - packGap - packTop - 28};
    m_list.place({m_table.x + 13, m_table.y + 10, m_table.w - 26, m_table.h - 20});
    m_toasts.place({m_table.centre().x - 230, m_table.y, 460, m_table.h - 20});
    std::vector<ui::PushButton*> row;
    for (ui::PushButton& tool : m_tools)
        row.push_back(&tool);
    placeTools(below, row, {&m_tools[Undo], &m_tools[Delete], &m_tools[Duplicate], &m_tools[Rename], &m_tools[Create]},
               measure);
    showRows(m_list.selected().value_or(0)); // The names follow the language.
}

std::vector<ui::LegendEntry> PackScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")),
            caps.entry({ui::Action::Confirm}, m_text.tr("Play")),
            caps.entry({action::shiftUp, action::shiftDown}, m_text.trc("a level in the list", "Move")),
            caps.entry({action::undo}, m_text.tr("Undo")), caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void PackScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const MyLevelRow& row = m_rows[state.index];
    const ui::Palette& colours = canvas.colours();
    ui::drawRowBackground(canvas, area, state);
    const float middle = area.centre().y;
    const bool damaged = row.kind == MyLevelRow::Kind::Damaged;
    canvas.text(std::to_string(state.index + 1), {area.x + 44, middle}, ui::style::secondary, colours.text2,
                ui::Align::Right);
    const ui::Rect picture{area.x + 58, middle - thumbnailSide / 2, thumbnailSide, thumbnailSide};
    if (damaged)
        canvas.icon(ui::Icon::Cross, picture.centre(), 28, colours.danger);
    else
        drawThumbnail(canvas, picture, row.board);
    const float left = picture.right() + 16;
    const float room = area.right() - 20 - left;
    canvas.textFitted(row.name, {left, middle - 12}, room, ui::style::bodyBold, colours.text);
    const RowFacts facts = factsOf(row);
    canvas.textFitted(facts.words, {left, middle + 13}, room, ui::style::secondary,
                      damaged || facts.hopeless ? colours.danger : colours.text2);
}

void PackScene::drawPage(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_table);
    if (!m_pack) {
        drawEmptyList(canvas, m_table, m_file.filename().string(), m_problem);
        return;
    }
    std::string facts = m_text.trn("Pack of {1} level", "Pack of {1} levels", static_cast<std::int64_t>(m_rows.size()));
    if (!m_pack->pack().author.empty())
        facts += " · " + m_pack->pack().author;
    canvas.textFitted(facts + " · " + m_file.string(), {m_table.x + 13, packTop + 8}, m_table.w - 26,
                      ui::style::secondary, canvas.colours().text2);
}

Scenery PackScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.town = 0; // Lit windows would show through the buttons that stand before the roofs.
    scenery.quiet.push_back({page().left, packTop - 8, page().width(), 36});
    return scenery;
}

std::unique_ptr<Scene> ToPack::scene(const Services& with) const {
    return std::make_unique<PackScene>(*this, with, with.workshop());
}

} // namespace game
