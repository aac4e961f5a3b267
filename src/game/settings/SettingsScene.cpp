// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/settings/SettingsScene.hpp"

#include "game/controls/ColumnWidth.hpp"
#include "game/controls/NameField.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/keys/ToKeys.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/Toggle.hpp"

#include <algorithm>
#include <variant>

namespace game {

namespace {

constexpr float tabsTop = 88;
constexpr float tabsHeight = 52;
constexpr float panelTop = tabsTop + tabsHeight + 20;
constexpr float bleed = 12;   ///< Room for focus rings and shadows beside the panel.
constexpr float capRoom = 40; ///< For the key at either end of the tabs.

/// The globe is for those who cannot read the words: the language is on the first page.
std::vector<ui::TabItem> tabItems(const text::Text& text) {
    return {{text.tr("Sound and language"), ui::Icon::Globe},
            {text.trc("settings", "Picture"), ui::Icon::Contrast},
            {text.trc("settings", "Play"), ui::Icon::Grid},
            {text.trc("settings", "Keys"), boardIcon::press},
            {text.tr("Player and data"), ui::Icon::User}};
}

} // namespace

SettingsScene::SettingsScene(const ToSettings& to, const SceneContext& context, Records& records,
                             const data::Paths& paths, LampAtlases& atlases)
    : PageScene(context)
    , m_records(records)
    , m_paths(paths)
    , m_atlases(atlases)
    , m_tab(to.tab)
    , m_singleFigures(ownFigures(context.preferences.get().inSight)) {
    m_scroll.drawContent = [this](ui::Canvas& canvas) { m_panel.draw(canvas); };
    m_form.add(m_scroll);
    m_header.addTo(m_form);
    m_form.add(m_tabs, [this](auto& it) {
        it.setName(m_text.tr("Settings"));
        it.setItems(tabItems(m_text));
        it.select(static_cast<std::size_t>(m_tab));
    });
    m_form.setColumn(true);
    m_scroll.setKeepsHorizontalFocus(true);
    m_scroll.form().onFocusMoved = [this] { m_sounds.play(Sound::Cursor); };
}

SettingsPanel SettingsScene::panelOf(SettingsTab tab) {
    const SettingsActions actions{[this] { m_navigator.push(ToKeys{}); },
                                  [this] { m_navigator.push(ToPlayers{}); },
                                  [this] { about(); },
                                  [this] { askToDelete(); },
                                  [this](const data::Backup& backup) { askToRestore(backup); },
                                  [this] { return m_singleFigures; },
                                  [this](bool offered) {
                                      m_singleFigures = offered;
                                      placePanel();
                                  }};
    switch (tab) {
    case SettingsTab::Picture:
        return picturePage(m_text, m_preferences, m_atlases, m_input, m_viewport.window(), m_viewport.compact());
    case SettingsTab::Play:
        return playPage(m_text, m_preferences, actions);
    case SettingsTab::Keys:
        return keysPage(m_text, m_preferences, actions);
    case SettingsTab::Player:
        return playerPage(m_text, m_records, m_clipboard, m_backups, actions);
    case SettingsTab::Sound:
        break;
    }
    return soundPage(m_text, m_preferences);
}

void SettingsScene::rebuild() {
    const bool first = !m_builtFor;
    commit();
    const auto before = m_panel.controls();
    const auto focused = std::find(before.begin(), before.end(), m_scroll.form().focused()) - before.begin();
    m_builtFor = m_text.language();
    m_builtView = m_viewport;
    m_backups = m_records.backups();
    m_scroll.form().clear();
    m_panel = panelOf(m_tab);
    for (SettingsSection& section : m_panel.sections)
        for (SettingsRow& row : section.rows)
            if (row.control) {
                row.control->setName(row.label.empty() ? section.title : row.label);
                row.control->setNote(row.note);
            }
    const auto now = m_panel.controls();
    for (ui::Widget* control : now)
        m_scroll.form().add(*control);
    m_scroll.form().setMotion(m_preferences.motion());
    if (first || focused < std::ssize(before)) // Keeps the focus when the language is changed.
        m_scroll.form().focus(now[first ? 0 : std::min(static_cast<std::size_t>(focused), now.size() - 1)]);
    if (first) {
        m_form.focus(&m_scroll);
        m_form.setFocusVisible(m_input.lastDevice() != ui::Device::Mouse);
    }
}

void SettingsScene::turnTo(SettingsTab tab) {
    m_sounds.play(Sound::Select);
    commit();
    m_tab = tab;
    const bool inside = m_form.focused() == &m_scroll;
    m_scroll.form().focus(nullptr);
    rebuild();
    placePanel();
    m_scroll.scrollBy(-m_scroll.offset());
    m_form.refresh();
    if (inside)
        m_scroll.enterFrom(1);
    if (m_form.wantsText()) // The keys that turn the pages would write into it.
        m_form.focus(&m_tabs);
}

void SettingsScene::placePanel() {
    const float width = m_viewport.compact() ? columnWidth(m_viewport, page().width()) : page().width();
    m_scroll.setContentHeight(m_panel.layout({bleed, bleed}, width, !m_viewport.compact()) + 2 * bleed);
}

void SettingsScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    const bool same = m_builtFor == m_text.language() && m_builtView.window() == m_viewport.window() &&
                      m_builtView.compact() == m_viewport.compact();
    if (!same)
        rebuild();
    m_panel.refresh(); // F11 and M change settings as well.
    const float caps = m_viewport.compact() ? 0 : capRoom;
    m_tabs.place({page.left + caps, tabsTop, page.width() - 2 * caps, tabsHeight});
    if (m_tabs.preferredWidth(measure) > m_tabs.bounds().w)
        m_tabs.fit(measure);
    const ui::Rect body = page.body(panelTop, 0);
    m_scroll.place({body.x - bleed, body.y - bleed, body.w + 2 * bleed, body.h + bleed});
    placePanel();
    m_toasts.place(ui::Row(page.body(panelTop, 16)).last(340));
    if (m_preferences.problem())
        m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, *m_preferences.problem()), {}, {}});
}

void SettingsScene::drawPage(ui::Canvas& canvas) const {
    if (m_viewport.compact())
        return;
    const KeyCaps caps(m_text, m_input);
    const float y = m_tabs.bounds().centre().y;
    ui::drawKeycap(canvas, caps.of(ui::Action::PreviousTab), {page().left, y});
    const std::string next = caps.of(ui::Action::NextTab);
    const auto measure = [&canvas](std::string_view text, const ui::TextStyle& style) {
        return canvas.textWidth(text, style);
    };
    ui::drawKeycap(canvas, next, {page().right - ui::keycapWidth(next, measure), y});
}

bool SettingsScene::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (!m_leaving && action != nullptr && !m_form.modal() &&
        (action->action == ui::Action::PreviousTab || action->action == ui::Action::NextTab)) {
        if (action->device != ui::Device::Mouse)
            m_form.setFocusVisible(true);
        if (!action->repeat)
            m_tabs.step(action->action == ui::Action::NextTab ? 1 : -1);
        return true; // The first and the last page stay.
    }
    return PageScene::handle(event);
}

std::vector<ui::LegendEntry> SettingsScene::keys(const KeyCaps& caps) const {
    const ui::Widget* here = focused();
    if (const auto* name = dynamic_cast<const ui::TextField*>(here))
        return nameFieldLegend(m_text, caps, *name, m_text.tr("Back"));
    std::vector<ui::LegendEntry> entries{
        caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.trc("settings", "Section")),
        caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Choose"))};
    if (dynamic_cast<const ui::Toggle*>(here) != nullptr)
        entries.push_back(caps.entry({ui::Action::Confirm}, m_text.tr("Switch")));
    else if (dynamic_cast<const ui::PushButton*>(here) != nullptr)
        entries.push_back(caps.entry({ui::Action::Confirm}, m_text.tr("Press")));
    else if (dynamic_cast<const ui::Dropdown*>(here) != nullptr)
        entries.push_back(caps.entry({ui::Action::Confirm}, m_text.tr("Open")));
    else
        entries.push_back(caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Change")));
    entries.push_back(caps.entry({ui::Action::Back}, m_text.tr("Back")));
    return entries;
}

void SettingsScene::commit() {
    m_panel.commit();
}

void SettingsScene::uncovered() {
    m_panel.refresh(); // Another player may be current now: update the controls before commit() reads them.
    recordsChanged();
}

void SettingsScene::recordsChanged() {
    if (m_form.wantsText() || m_form.modal()) // A name is being typed, or a list is open.
        return;
    const auto isSame = [](const data::Backup& one, const data::Backup& other) { return one.file == other.file; };
    if (std::ranges::equal(m_backups, m_records.backups(), isSame))
        return;
    rebuild();
    placePanel();
}

void SettingsScene::leave() {
    commit();
    PageScene::leave();
}

void SettingsScene::update(ui::Seconds step) {
    showKeys();
    const ui::Rect view = m_scroll.bounds();
    for (ui::Widget* control : m_panel.controls()) // A list opens within what is in view.
        if (auto* const list = dynamic_cast<ui::Dropdown*>(control))
            list->setScreen({0, m_scroll.offset(), view.w, view.h});
    PageScene::update(step);
}

void SettingsScene::about() {
    const std::string folder = m_paths.data.empty() ? m_text.tr("nowhere: nothing is saved") : m_paths.data.string();
    m_navigator.push(ToQuestion{
        m_text.tr("Lichter Aus {1}", LICHTER_VERSION),
        m_text.tr("Free software under the GNU General Public License, version 3 or later. Fonts: Lato (SIL Open Font "
                  "License), TeX Gyre Adventor (GUST Font License), OpenDyslexic by Abelardo Gonzalez (CC BY 3.0).") +
            "\n\n" +
            m_text.tr(
                "No native speaker has read the texts in Spanish, French, Italian and Polish yet: corrections are "
                "welcome.") +
            "\n\n" + m_text.tr("Scores and own levels: {1}", folder) + "\n" +
            m_text.tr("Settings: {1}", m_paths.config.empty() ? folder : m_paths.settings().string()) + "\n" +
            m_text.tr("Log: {1}", m_paths.state.empty() ? folder : m_paths.log().string()),
        {{m_text.tr("Close"), {}}}});
}

void SettingsScene::askToDelete() {
    std::vector<std::string> files;
    for (const std::filesystem::path& file : m_records.ownFiles())
        files.push_back(file.filename().string());
    m_navigator.push(ToQuestion{m_text.tr("Delete all your data?"),
                                m_text.tr("This deletes all scores, unfinished boards, settings and own levels of all "
                                          "players on this computer for good:") +
                                    "\n" + firstOf(m_text, files),
                                {{m_text.tr("Keep"), {}}, {m_text.tr("Delete all"), [this] { deleteData(); }}}});
}

void SettingsScene::deleteData() {
    const data::Deletion deletion = m_records.deleteEverything();
    m_navigator.reset(ToMainMenu{});
    if (deletion.problems.empty())
        return;
    std::vector<std::string> told;
    for (const data::FileProblem& problem : deletion.problems)
        told.push_back(text::describe(m_text, problem));
    m_navigator.push(ToError{m_text.tr("Not everything could be deleted"), firstOf(m_text, told)});
}

void SettingsScene::askToRestore(const data::Backup& backup) {
    m_navigator.push(ToQuestion{
        m_text.tr("Restore the backup of {1}?", text::longDate(m_text, backup.day)),
        // TRANSLATORS: {1} is what the backup holds: "120 runs and 3 night shifts".
        m_text.tr(
            "It has {1}. The scores, unfinished boards and lessons of all players become what they were then. The "
            "current ones are kept as another backup. Settings and your own levels do not change.",
            text::list(m_text, backupFacts(m_text, backup.has))),
        {{m_text.tr("Cancel"), {}}, {m_text.tr("Restore"), [this, file = backup.file] { restore(file); }}}});
}

void SettingsScene::restore(const std::filesystem::path& backup) {
    const auto problem = m_records.restoreBackup(backup);
    m_panel.refresh(); // Another player may be current now: update the controls before rebuild() commits them.
    rebuild();         // The list of backups has changed.
    placePanel();
    if (problem)
        m_navigator.push(ToError{m_text.tr("The backup was not restored"), text::describe(m_text, *problem)});
    else
        m_toasts.answer(
            {ui::Toast::Kind::Ok, m_text.tr("Restored. What was there before is in the list as well."), {}, {}});
}

std::unique_ptr<Scene> ToSettings::scene(const Services& with) const {
    return std::make_unique<SettingsScene>(*this, with, with.records, with.paths, with.atlases);
}

} // namespace game
