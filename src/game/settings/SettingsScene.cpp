// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/settings/SettingsScene.hpp"

#include "game/controls/ColumnWidth.hpp"
#include "game/controls/NameField.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/keys/ToKeys.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/scene/Services.hpp"
#include "game/settings/ToSettings.hpp"
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

constexpr float top = 88;
constexpr float gap = 24;

} // namespace

SettingsScene::SettingsScene(const SceneContext& context, Records& records, const data::Paths& paths,
                             LampAtlases& atlases)
    : PageScene(context)
    , m_records(records)
    , m_paths(paths)
    , m_atlases(atlases) {
    m_scroll.drawContent = [this](ui::Canvas& canvas) {
        for (const SettingsPanel& panel : m_panels)
            panel.draw(canvas);
    };
    m_form.add(m_scroll);
    m_header.addTo(m_form);
    m_form.setColumn(true);
    m_scroll.setKeepsHorizontalFocus(true);
    m_scroll.form().onFocusMoved = [this] { m_sounds.play(Sound::Cursor); };
}

std::vector<ui::Widget*> SettingsScene::controls() const {
    std::vector<ui::Widget*> all;
    for (const SettingsPanel& panel : m_panels)
        for (ui::Widget* control : panel.controls())
            all.push_back(control);
    return all;
}

void SettingsScene::rebuild() {
    const bool first = !m_builtFor;
    commit();
    const auto before = controls();
    const auto focused = std::find(before.begin(), before.end(), m_scroll.form().focused()) - before.begin();
    m_builtFor = m_text.language();
    m_builtWindow = m_viewport.window();
    m_backups = m_records.backups();
    m_scroll.form().clear();
    const SettingsActions actions{[this] { m_navigator.push(ToKeys{}); }, [this] { m_navigator.push(ToPlayers{}); },
                                  [this] { about(); }, [this] { askToDelete(); },
                                  [this](const data::Backup& backup) { askToRestore(backup); }};
    m_panels = {soundAndPlayPanel(m_text, m_preferences),
                displayPanel(m_text, m_preferences, m_atlases, m_input, m_builtWindow),
                inSightPanel(m_text, m_preferences, actions),
                playerPanel(m_text, m_preferences, m_records, m_clipboard, actions),
                accessPanel(m_text, m_preferences),
                dataPanel(m_text, m_backups, actions)};
    for (SettingsPanel& panel : m_panels)
        for (SettingsSection& section : panel.sections)
            for (SettingsRow& row : section.rows)
                if (row.control) {
                    row.control->setName(row.label.empty() ? section.title : row.label);
                    row.control->setNote(row.note);
                }
    const auto now = controls();
    for (ui::Widget* control : now)
        m_scroll.form().add(*control);
    if (first || focused < std::ssize(before)) // Keeps the focus when the language is changed.
        m_scroll.form().focus(now[first ? 0 : std::min(static_cast<std::size_t>(focused), now.size() - 1)]);
    if (first) {
        m_form.focus(&m_scroll);
        m_form.setFocusVisible(m_input.lastDevice() != ui::Device::Mouse);
    }
}

void SettingsScene::placePanels(const PageFrame& page) {
    constexpr float bleed = 12; // Room for focus rings and shadows beside the panels.
    const ui::Rect body = page.body(top, 0);
    m_scroll.place({body.x - bleed, body.y - bleed, body.w + 2 * bleed, body.h + bleed});
    const float width = body.w;
    if (m_viewport.compact()) {
        float y = bleed;
        for (SettingsPanel& panel : m_panels)
            y += panel.layout({bleed, y}, columnWidth(m_viewport, width)) + gap;
        m_scroll.setContentHeight(y);
        return;
    }
    const float column = ui::share(width, 2, gap);
    float y = bleed;
    constexpr std::size_t besideEachOther = 4;
    for (std::size_t row = 0; row < besideEachOther; row += 2) {
        const float left = m_panels[row].layout({bleed, y}, column);
        const float right = m_panels[row + 1].layout({bleed + column + gap, y}, column);
        m_panels[row].area.h = m_panels[row + 1].area.h = std::max(left, right);
        y += std::max(left, right) + gap;
    }
    for (std::size_t row = besideEachOther; row < m_panels.size(); ++row)
        y += m_panels[row].layout({bleed, y}, width) + gap;
    m_scroll.setContentHeight(y);
}

void SettingsScene::arrangePage(const PageFrame& page, const ui::Measure&) {
    if (m_builtFor != m_text.language() || m_builtWindow != m_viewport.window())
        rebuild();
    for (SettingsPanel& panel : m_panels)
        panel.refresh(); // F11 and M change settings as well.
    placePanels(page);
    m_toasts.place(ui::Row(page.body(top, 16)).last(340));
    if (m_preferences.problem())
        m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, *m_preferences.problem()), {}, {}});
}

std::vector<ui::LegendEntry> SettingsScene::keys(const KeyCaps& caps) const {
    const ui::Widget* here = focused();
    if (const auto* name = dynamic_cast<const ui::TextField*>(here))
        return nameFieldLegend(m_text, caps, *name, m_text.tr("Back"));
    std::vector<ui::LegendEntry> entries{caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Choose"))};
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
    for (SettingsPanel& panel : m_panels)
        panel.commit();
}

void SettingsScene::uncovered() {
    for (SettingsPanel& panel : m_panels)
        panel.refresh(); // Another player may be current now: update the controls before commit() reads them.
    recordsChanged();
}

void SettingsScene::recordsChanged() {
    if (m_form.wantsText() || m_form.modal()) // A name is being typed, or a list is open.
        return;
    const auto isSame = [](const data::Backup& one, const data::Backup& other) { return one.file == other.file; };
    if (std::ranges::equal(m_backups, m_records.backups(), isSame))
        return;
    rebuild();
    placePanels(page());
}

void SettingsScene::leave() {
    commit();
    PageScene::leave();
}

void SettingsScene::update(ui::Seconds step) {
    showKeys();
    const ui::Rect view = m_scroll.bounds();
    for (ui::Widget* control : controls()) // A list opens within what is in view.
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
    for (SettingsPanel& panel : m_panels)
        panel.refresh(); // Another player may be current now: update the controls before rebuild() commits them.
    rebuild();           // The list of backups has changed.
    placePanels(page());
    if (problem)
        m_navigator.push(ToError{m_text.tr("The backup was not restored"), text::describe(m_text, *problem)});
    else
        m_toasts.answer(
            {ui::Toast::Kind::Ok, m_text.tr("Restored. What was there before is in the list as well."), {}, {}});
}

std::unique_ptr<Scene> ToSettings::scene(const Services& with) const {
    return std::make_unique<SettingsScene>(with, with.records, with.paths, with.atlases);
}

} // namespace game
