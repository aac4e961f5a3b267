// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/settings/SettingsPanels.hpp"

#include "data/files/PlayerName.hpp"
#include "game/controls/CardPicker.hpp"
#include "game/controls/NameField.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/BoardPaint.hpp"
#include "game/services/Actions.hpp"
#include "game/settings/RowMakers.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/Panel.hpp"
#include "ui/widgets/Tabs.hpp"
#include "ui/widgets/TextField.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

namespace game {

namespace {

/// The themes as miniature houses side by side.
class ThemePicker : public CardPicker {
public:
    /// \param houseHeight of the miniature houses. \param chosen one of themes().
    ThemePicker(const text::Text& text, LampAtlases& atlases, const Theme& chosen, float houseHeight,
                const std::function<void(const Theme&)>& changed);

    static constexpr float belowHouse = 34; ///< Room for the name.

private:
    void drawCard(ui::Canvas& canvas, const Card& card) const override;
    [[nodiscard]] std::string cardName(std::size_t index) const override { return m_names[index]; }

    LampAtlases& m_atlases;
    float m_houseHeight;
    std::vector<std::string> m_names; ///< In the order of themes().
};

constexpr float cardGap = 24;
constexpr float radius = 12;
constexpr float linePitch = 18;

using ui::Rect;

constexpr int rows = 2;
constexpr float houseRadius = 14;

lights::Board sample(int columns) {
    lights::BitGrid lit{rows, columns};
    for (int column = 0; column < columns; ++column)
        lit.set({column == 0 || column == columns - 1 ? 0 : 1, column});
    return lights::Board{std::move(lit)};
}

void drawFront(ui::Canvas& canvas, Rect area, const ui::Theme& theme, const WallTint& tint) {
    const float foot = 9;
    if (theme.flat) {
        canvas.fill(area, sf::Color::Black, houseRadius);
        canvas.fill({area.x + 2, area.y + 10, area.w - 4, 3}, sf::Color::White);
        canvas.fill({area.x + houseRadius, area.bottom() - 2, area.w - 2 * houseRadius, 2}, sf::Color::White);
        return;
    }
    // Cornice and plinth are the rounded ends; the wall lies between them.
    const float top = area.y + 21;
    canvas.fill({area.x, area.y, area.w, 40}, {ui::Paint::Kind::Vertical, tint.cornice, tint.corniceLow}, houseRadius);
    canvas.fill({area.x, area.bottom() - 40, area.w, 40}, {ui::Paint::Kind::Vertical, tint.corniceLow, tint.cornice},
                houseRadius);
    canvas.fill({area.x, area.y + 14, area.w, 8}, tint.corniceLow);
    canvas.fill({area.x, top, area.w, area.h - 21 - foot}, {ui::Paint::Kind::Vertical, tint.wall, tint.wallLow});
}

/// Draws a miniature house of 2 × 3 windows, or 2 × 4 where there is room, in the theme `shown`, whatever the canvas's
/// own theme is.
void drawThemeCard(ui::Canvas& canvas, LampAtlases& atlases, Rect area, const Theme& shown) {
    const ui::Theme& theme = shown.controls;
    const WallTint tint = wallTint(theme, House::Slate);
    drawFront(canvas, area, theme, tint);

    const float s = canvas.viewport().scale();
    const float side = (area.h - 30) / 2; // Of the square that a window has for itself.
    const int columns = area.w >= 4.4F * side ? 4 : 3;
    BoardLayout layout;
    layout.rows = rows;
    layout.columns = columns;
    layout.scale = s;
    layout.lampPitch = std::max(12, static_cast<int>(std::floor(side * s)));
    layout.pitch = static_cast<float>(layout.lampPitch);
    const float pitch = layout.pitch;
    layout.origin = {std::round(area.centre().x * s - static_cast<float>(columns) / 2 * pitch),
                     std::round((area.y + 22 + (area.h - 31) / 2) * s - pitch)};

    const lights::Board board = sample(columns);
    const BoardLights shine{board};
    const LampAtlas& lamps = atlases.get({theme.name, layout.lampPitch, theme.flat});
    const BoardPaint paint{layout, theme, tint, lamps, canvas.layerAlpha()};
    Mesh glow;
    Mesh cells;
    Mesh bloom;
    for (Mesh* mesh : {&glow, &cells, &bloom})
        mesh->clear(lamps.white());
    paintLights({glow, cells, bloom}, paint, {board, lights::Surface::Plane, shine});
    const sf::BlendMode light = theme.additiveGlow ? sf::BlendAdd : sf::BlendAlpha;
    const ui::Canvas::Clip inside{canvas, area};
    drawMesh(canvas, glow, &lamps.texture(), light);
    drawMesh(canvas, cells, &lamps.texture());
    drawMesh(canvas, bloom, &lamps.texture(), light);
}

ThemePicker::ThemePicker(const text::Text& text, LampAtlases& atlases, const Theme& chosen, float houseHeight,
                         const std::function<void(const Theme&)>& changed)
    : CardPicker(themes().size(), cardGap, static_cast<std::size_t>(&chosen - themes().data()),
                 [changed](std::size_t index) { changed(themes()[index]); })
    , m_atlases(atlases)
    , m_houseHeight(houseHeight) {
    for (const Theme& theme : themes())
        m_names.push_back(text.tr(theme.title));
}

void ThemePicker::drawCard(ui::Canvas& canvas, const Card& card) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect house{card.area.x, card.area.y, card.area.w, m_houseHeight};
    drawThemeCard(canvas, m_atlases, house, themes()[card.index]);
    if (card.chosen)
        canvas.stroke(house, 2, colours.accent, radius);
    else if (card.pointed)
        canvas.stroke(house, 1.5F, colours.brass, radius);

    const std::string& name = m_names[card.index];
    const ui::TextStyle style{card.chosen ? ui::Face::Bold : ui::Face::Semibold, 15};
    const float beside = card.chosen ? 22.0F : 0.0F; // Room for the check.
    const float room = house.w + cardGap - 4 - beside;
    float y = house.bottom() + 19;
    const std::vector<std::string> lines = canvas.wrap(name, style, room);
    float width = 0;
    for (const std::string& line : lines)
        width = std::max(width, canvas.textWidth(line, style));
    const float left = house.centre().x - (std::min(room, width) + beside) / 2;
    if (card.chosen)
        canvas.icon(ui::Icon::Check, {left + 8, y + 1}, 16, colours.accent);
    const float middle = left + beside + std::min(room, width) / 2;
    for (const std::string& line : lines) {
        canvas.textFitted(line, {middle, y}, room, style, card.chosen ? colours.text : colours.text2,
                          ui::Align::Centre);
        y += linePitch;
    }
    if (card.chosen && showsFocus())
        ui::drawFocusRing(canvas, card.area, radius);
}

/// What to know about a backup besides its date.
std::string backupNote(const text::Text& text, const data::Backup& backup) {
    switch (backup.condition) {
    case data::Backup::Condition::Newer:
        return text.tr("Made by a newer version of the game");
    case data::Backup::Condition::Damaged:
        return text.tr("Damaged, or not a backup of this game");
    case data::Backup::Condition::Unreadable:
        return text.tr("Cannot be read");
    case data::Backup::Condition::Sound:
        break;
    }
    std::string note;
    for (const std::string& fact : backupFacts(text, backup.has))
        note += (note.empty() ? "" : " · ") + fact;
    return backup.replaced ? text.tr("{1} · replaced by a restored backup", note) : note;
}

SettingsRow backupRow(const text::Text& text, const data::Backup& backup,
                      const std::function<void(const data::Backup&)>& restore) {
    const std::string date = text::longDate(text, backup.day);
    if (backup.condition == data::Backup::Condition::Sound)
        return buttonRow({ui::Icon::Calendar, date, backupNote(text, backup)}, text.tr("Restore…"),
                         [restore, backup] { restore(backup); });
    SettingsRow row;
    row.icon = ui::Icon::Info;
    row.label = date;
    row.note = backupNote(text, backup);
    return row;
}

SettingsRow languageRow(const text::Text& text, Preferences& preferences) {
    std::vector<std::string> names;
    names.reserve(text::languages.size());
    for (const text::LanguageEntry& each : text::languages)
        names.emplace_back(each.nativeName);
    SettingsRow row;
    row.icon = ui::Icon::Globe;
    row.label = text.tr("Language");
    row.control = std::make_unique<ui::Dropdown>(
        std::move(names), static_cast<std::size_t>(text.language()), [&preferences](std::size_t index) {
            preferences.change([&](data::Settings& settings) { settings.language = text::languages[index].code; });
        });
    row.controlSize = {250, ui::Dropdown::height};
    return row;
}

SettingsRow speedRow(const text::Text& text, Preferences& preferences) {
    std::vector<std::string> names;
    names.reserve(data::animationSpeeds.size());
    for (const int speed : data::animationSpeeds)
        names.push_back(speed == 0 ? text.trc("switch", "Off")
                                   : text.tr("{1}×", text::decimal(text, speed / 100.0, speed % 100 == 0 ? 0 : 1)));
    return choiceRow(
        preferences, {ui::Icon::Motion, text.tr("Animation speed")}, names,
        indexIn(data::animationSpeeds, preferences.get().animationSpeed),
        [](data::Settings& settings, std::size_t index) { settings.animationSpeed = data::animationSpeeds[index]; },
        310);
}

SettingsRow themeRow(const text::Text& text, Preferences& preferences, LampAtlases& atlases, float houseHeight) {
    SettingsRow row;
    row.control = std::make_unique<ThemePicker>(
        text, atlases, game::theme(preferences.get().theme), houseHeight, [&preferences](const Theme& theme) {
            preferences.change([&](data::Settings& settings) { settings.theme = theme.controls.name; });
        });
    row.controlSize = {0, houseHeight + ThemePicker::belowHouse};
    row.wholeWidth = true;
    return row;
}

SettingsRow nameRow(const text::Text& text, Records& records, ui::Clipboard& clipboard) {
    ui::TextFieldOptions options = nameFieldOptions(text);
    options.icon.reset(); // The row has one.
    auto field = std::make_unique<ui::TextField>(clipboard, options);
    field->setText(records.named() ? records.player() : std::string());
    ui::TextField* const shown = field.get();
    field->onChange = [&text, shown] {
        const auto name = data::playerName(shown->text());
        shown->setError(name || shown->text().empty() ? std::string() : text::describe(text, name.error()));
    };
    // A name is set when it is finished, not letter by letter.
    const auto commit = [&records, shown] {
        const std::string name = data::playerName(shown->text()).value_or(std::string());
        const std::string now = records.named() ? records.player() : std::string();
        if (name != now && (!name.empty() || shown->text().empty()))
            records.setPlayer(name);
    };
    field->onSubmit = commit;
    SettingsRow row;
    row.icon = ui::Icon::User;
    row.label = text.tr("Player");
    row.note = text.tr("Scores are kept by name");
    row.commit = commit;
    row.refresh = [&records, shown, was = records.player()]() mutable {
        if (was == records.player())
            return; // Leaves a name that is being typed alone.
        was = records.player();
        shown->setText(records.named() ? was : std::string());
        shown->setError({});
    };
    row.control = std::move(field);
    row.controlSize = {290, ui::TextField::height};
    return row;
}

SettingsRow interfaceSizeRow(const text::Text& text, Preferences& preferences, sf::Vector2u window) {
    constexpr int step = 5;
    const auto inSteps = [](float uiScale) {
        constexpr float tolerance = 0.001F;
        return std::clamp(static_cast<int>((uiScale + tolerance) * 100 / step) * step, data::minUiScale,
                          data::maxUiScale);
    };
    const int fitting = inSteps(ui::Viewport::fittingUiScale(window));
    const int largest = inSteps(ui::Viewport::largestUiScale(window));
    const std::string note =
        fitting < largest ? text.tr("Above {1}: shown in parts", text::percent(text, fitting)) : std::string();
    return percentRow(
        text, preferences, {ui::Icon::Letters, text.tr("Interface size"), note},
        {data::minUiScale, static_cast<float>(largest), step},
        [](data::Settings& settings) -> int& { return settings.uiScale; }, false);
}

/// Which figures are shown while playing.
enum class Figures : std::uint8_t { All, Few, None, Own };

/// Those of `All`, `Few` and `None`; a player chooses the others one by one.
data::InSight inSightOf(Figures figures) {
    const bool all = figures == Figures::All;
    const bool few = all || figures == Figures::Few;
    data::InSight shown;
    shown.moves = shown.optimum = shown.levelName = few;
    shown.time = shown.windowsLeft = shown.best = all;
    return shown;
}

Figures figuresOf(const data::InSight& shown) {
    for (const Figures each : {Figures::All, Figures::Few, Figures::None})
        if (shown == inSightOf(each))
            return each;
    return Figures::Own;
}

/// One choice for all figures shown while playing, and the switches behind it.
std::vector<SettingsRow> figureRows(const text::Text& text, Preferences& preferences, const SettingsActions& actions) {
    const auto chosen = [&preferences, single = actions.singleFigures] {
        return static_cast<std::size_t>(single() ? Figures::Own : figuresOf(preferences.get().inSight));
    };
    std::vector<SettingsRow> rows;
    auto tabs = std::make_unique<ui::Tabs>(
        std::vector<ui::TabItem>{{text.trc("figures", "All")},
                                 {text.trc("figures", "Few")},
                                 {text.trc("figures", "None")},
                                 {text.trc("figures", "Own")}},
        chosen(), [&preferences, offer = actions.offerSingleFigures](std::size_t index) {
            const auto figures = static_cast<Figures>(index);
            if (figures != Figures::Own)
                preferences.change([&](data::Settings& settings) { settings.inSight = inSightOf(figures); });
            offer(figures == Figures::Own);
        });
    SettingsRow row;
    row.icon = ui::Icon::Steps;
    row.label = text.tr("Shown while playing");
    row.refresh = [shown = tabs.get(), chosen] { shown->select(chosen()); };
    row.control = std::move(tabs);
    row.controlSize = {300, ui::Tabs::height};
    rows.push_back(std::move(row));
    const auto add = [&](ui::Icon icon, std::string label, bool& (*member)(data::Settings&)) {
        rows.push_back(toggleRow(text, preferences, {icon, std::move(label)}, member));
        rows.back().offered = actions.singleFigures;
    };
    add(ui::Icon::Letters, text.tr("Level name"), [](data::Settings& it) -> bool& { return it.inSight.levelName; });
    add(ui::Icon::Steps, text.tr("Moves"), [](data::Settings& it) -> bool& { return it.inSight.moves; });
    add(boardIcon::bullseye, text.tr("Optimum"), [](data::Settings& it) -> bool& { return it.inSight.optimum; });
    add(ui::Icon::Clock, text.tr("Time"), [](data::Settings& it) -> bool& { return it.inSight.time; });
    add(ui::Icon::Bulb, text.tr("Windows left"), [](data::Settings& it) -> bool& { return it.inSight.windowsLeft; });
    add(boardIcon::record, text.tr("Record"), [](data::Settings& it) -> bool& { return it.inSight.best; });
    return rows;
}

using Place = SettingsSection::Place;

} // namespace

bool ownFigures(const data::InSight& shown) {
    return figuresOf(shown) == Figures::Own;
}

SettingsPanel soundPage(const text::Text& text, Preferences& preferences) {
    SettingsSection sound{Place::Left, text.tr("Sound and language"), {}};
    sound.rows.push_back(languageRow(text, preferences));
    sound.rows.push_back(percentRow(
        text, preferences, {ui::Icon::Speaker, text.tr("Sound effects")}, {0, 100, 5},
        [](data::Settings& settings) -> int& { return settings.effectsVolume; }, true));
    sound.rows.push_back(percentRow(
        text, preferences, {ui::Icon::Note, text.tr("Music")}, {0, 100, 5},
        [](data::Settings& settings) -> int& { return settings.musicVolume; }, true));
    sound.rows.push_back(toggleRow(text, preferences,
                                   {ui::Icon::Muted, text.tr("Mute"), text.tr("No sounds and no music")},
                                   [](data::Settings& settings) -> bool& { return settings.mute; }));
    sound.rows.push_back(toggleRow(text, preferences,
                                   {ui::Icon::Note, text.tr("Mono"), text.tr("Both ears hear the same")},
                                   [](data::Settings& settings) -> bool& { return settings.access.mono; }));
    SettingsPanel panel;
    panel.sections.push_back(std::move(sound));
    panel.sections.push_back(speechSection(text, preferences));
    return panel;
}

SettingsPanel picturePage(const text::Text& text, Preferences& preferences, LampAtlases& atlases,
                          const ui::InputMapper& input, sf::Vector2u window, bool compact) {
    SettingsSection look{Place::Above, text.trc("settings", "Look"), {}};
    look.rows.push_back(themeRow(text, preferences, atlases, compact ? 102.0F : 130.0F));
    SettingsSection screen{Place::Left, {}, {}};
    screen.rows.push_back(toggleRow(
        text, preferences,
        {ui::Icon::Screen, text.tr("Full screen"), KeyCaps(text, input).of(action::fullscreen, ui::Device::Keyboard)},
        [](data::Settings& settings) -> bool& { return settings.fullscreen; }));
    screen.rows.push_back(interfaceSizeRow(text, preferences, window));
    screen.rows.push_back(toggleRow(
        text, preferences,
        {ui::Icon::Motion, text.tr("Reduced motion"), text.tr("Fades instead of slides; no ripples or twinkle")},
        [](data::Settings& settings) -> bool& { return settings.reducedMotion; }));
    screen.rows.push_back(speedRow(text, preferences));
    SettingsSection board{Place::Right, {}, {}};
    board.rows.push_back(toggleRow(
        text, preferences, {ui::Icon::Bulb, text.tr("Symbols in windows"), text.tr("Sun for on, empty for off")},
        [](data::Settings& settings) -> bool& { return settings.symbols; }));
    board.rows.push_back(toggleRow(
        text, preferences, {ui::Icon::Grid, text.tr("Row and column numbers"), text.tr("At the rim of the board")},
        [](data::Settings& settings) -> bool& { return settings.coordinates; }));
    board.rows.push_back(toggleRow(
        text, preferences, {ui::Icon::House, text.tr("Residents"), text.tr("People and pets behind lit windows")},
        [](data::Settings& settings) -> bool& { return settings.silhouettes; }));
    board.rows.push_back(lettersRow(text, preferences));
    SettingsPanel panel;
    panel.sections.push_back(std::move(look));
    panel.sections.push_back(std::move(screen));
    panel.sections.push_back(std::move(board));
    return panel;
}

SettingsPanel playPage(const text::Text& text, Preferences& preferences, const SettingsActions& actions) {
    SettingsSection shown{Place::Left, text.trc("settings", "Shown"), {}};
    for (SettingsRow& row : figureRows(text, preferences, actions))
        shown.rows.push_back(std::move(row));
    SettingsSection play{Place::Right, text.trc("settings", "Play"), {}};
    play.rows.push_back(
        toggleRow(text, preferences,
                  {ui::Icon::Info, text.tr("Preview on hover"), text.tr("Outlines the windows a press would switch")},
                  [](data::Settings& settings) -> bool& { return settings.preview; }));
    play.rows.push_back(
        toggleRow(text, preferences,
                  {ui::Icon::Hint, text.tr("Moves left from here"), text.tr("Counts as help: two stars at most")},
                  [](data::Settings& settings) -> bool& { return settings.liveCounter; }));
    play.rows.push_back(toggleRow(
        text, preferences,
        {boardIcon::cable, text.tr("Finished cables are solid"), text.tr("In Arukone, no other cable cuts them")},
        [](data::Settings& settings) -> bool& { return settings.solidCables; }));
    play.rows.push_back(toggleRow(text, preferences, {ui::Icon::Lock, text.tr("Open all levels")},
                                  [](data::Settings& settings) -> bool& { return settings.unlockAll; }));
    play.rows.push_back(messagesRow(text, preferences));
    SettingsPanel panel;
    panel.sections.push_back(std::move(shown));
    panel.sections.push_back(std::move(play));
    return panel;
}

SettingsPanel keysPage(const text::Text& text, Preferences& preferences, const SettingsActions& actions) {
    SettingsSection keys{Place::Left, text.tr("Controls"), {}};
    keys.rows.push_back(buttonRow({boardIcon::press, text.tr("Key bindings"), text.tr("Keys and gamepad buttons")},
                                  text.tr("Change…"), actions.keys));
    for (SettingsRow& row : cursorRows(text, preferences))
        keys.rows.push_back(std::move(row));
    SettingsPanel panel;
    panel.sections.push_back(std::move(keys));
    panel.sections.push_back(handSection(text, preferences));
    return panel;
}

SettingsPanel playerPage(const text::Text& text, Records& records, ui::Clipboard& clipboard,
                         const std::vector<data::Backup>& backups, const SettingsActions& actions) {
    SettingsSection player{Place::Left, text.tr("Player and game"), {}};
    player.rows.push_back(nameRow(text, records, clipboard));
    player.rows.push_back(buttonRow({ui::Icon::House, text.tr("Players"), text.tr("Switch, rename, remove")},
                                    text.tr("Choose…"), actions.players));
    player.rows.push_back(
        buttonRow({ui::Icon::Info, text.tr("About Lichter Aus"), text.tr("Version, licences, file locations")},
                  text.tr("About"), actions.about));
    SettingsSection section{Place::Right, text.tr("Your data"), {}};
    SettingsRow about;
    about.icon = ui::Icon::Save;
    about.label = text.tr("Backups of the scores");
    about.note = backups.empty() ? text.tr("None yet. From the day after your first win, there is one for each day.")
                                 : text.tr("Made before the first change each day. The latest three are kept.");
    section.rows.push_back(std::move(about));
    for (const data::Backup& backup : backups)
        section.rows.push_back(backupRow(text, backup, actions.restore));
    section.rows.push_back(
        buttonRow({ui::Icon::Trash, text.tr("All data"), text.tr("Scores, backups, settings, own levels")},
                  text.tr("Delete…"), actions.deleteData));
    SettingsPanel panel;
    panel.sections.push_back(std::move(player));
    panel.sections.push_back(std::move(section));
    return panel;
}

std::vector<std::string> backupFacts(const text::Text& text, const data::RunCounts& has) {
    const auto runs = static_cast<std::int64_t>(has.runs);
    const auto shifts = static_cast<std::int64_t>(has.shifts);
    std::vector<std::string> facts{text.trn("{2} run", "{2} runs", runs, text::number(text, runs))};
    if (shifts > 0)
        facts.push_back(text.trn("{2} night shift", "{2} night shifts", shifts, text::number(text, shifts)));
    return facts;
}

} // namespace game
