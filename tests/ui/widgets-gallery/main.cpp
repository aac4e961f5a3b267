// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the controls in all their states, one sheet per theme, like the design's sheet of widgets:
//   xvfb-run ui-widgets-gallery FOLDER
// Writes the sheets as PNG files to be looked at; no test reads them.

#include "ui/Clipboard.hpp"
#include "ui/Resources.hpp"
#include "ui/SampleThemes.hpp"
#include "ui/widgets/Dialog.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"
#include "ui/widgets/Slider.hpp"
#include "ui/widgets/Stepper.hpp"
#include "ui/widgets/Tabs.hpp"
#include "ui/widgets/TextField.hpp"
#include "ui/widgets/Toasts.hpp"
#include "ui/widgets/Toggle.hpp"
#include "ui/widgets/Tooltip.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <array>
#include <filesystem>
#include <iostream>

namespace {

using namespace ui;

enum class State { Normal, Hover, Pressed, Focused, Disabled };
constexpr std::array states{State::Normal, State::Hover, State::Pressed, State::Focused, State::Disabled};
constexpr std::array<std::string_view, 5> stateNames{"normal", "hover", "pressed", "focused", "disabled"};

float columnOf(State state) {
    return 170 + 180 * static_cast<float>(state);
}

class NoClipboard final : public Clipboard {
public:
    [[nodiscard]] std::string text() const override { return {}; }
    void setText(std::string_view) override {}
};

/// Brings a control into a state with the events that lead there, and draws it.
void show(Canvas& canvas, Widget& widget, State state, Vec pointer) {
    widget.setMotion({false, 0});
    widget.setHovered(state == State::Hover || state == State::Pressed);
    if (state == State::Hover || state == State::Pressed)
        widget.handle(PointerMoved{pointer});
    if (state == State::Pressed)
        widget.handle(PointerPressed{pointer});
    widget.setFocusVisible(true);
    widget.setFocused(state == State::Focused);
    widget.setEnabled(state != State::Disabled);
    widget.update(0);
    widget.draw(canvas);
}

void sky(Canvas& canvas) {
    const Palette& c = canvas.colours();
    const Vec size = canvas.viewport().size();
    canvas.fill({0, 0, size.x, size.y}, Paint(Paint::Kind::Vertical, c.surfaceLo, c.surface));
}

void headings(Canvas& canvas) {
    const Palette& c = canvas.colours();
    for (std::size_t i = 0; i < states.size(); ++i)
        canvas.text(stateNames[i], {columnOf(states[i]) + 75, 31}, style::label, c.text, Align::Centre);
    constexpr std::array<std::pair<std::string_view, float>, 10> rows{{{"Primary", 75},
                                                                       {"Secondary", 145},
                                                                       {"Icon", 215},
                                                                       {"Switch", 285},
                                                                       {"Dimmer", 339},
                                                                       {"Stepper", 389},
                                                                       {"Text field", 459},
                                                                       {"Tabs", 529},
                                                                       {"Table row", 599},
                                                                       {"Chips, keys", 761}}};
    for (const auto& [name, y] : rows)
        canvas.text(name, {40, y}, style::label, c.text2);
}

void buttons(Canvas& canvas, State state) {
    const float x = columnOf(state);
    PushButton primary(ButtonFace{.kind = ButtonFace::Kind::Primary, .label = "Play"});
    primary.place({x, 52, 150, 48});
    show(canvas, primary, state, primary.bounds().centre());
    PushButton secondary(ButtonFace{.label = "Restart", .leading = Icon::Restart});
    secondary.place({x, 122, 150, 48});
    show(canvas, secondary, state, secondary.bounds().centre());
    PushButton icon(ButtonFace{.kind = ButtonFace::Kind::Icon, .label = "Dice", .leading = Icon::Dice});
    icon.place({x + 51, 192, 48, 48});
    show(canvas, icon, state, icon.bounds().centre());
}

void values(Canvas& canvas, State state) {
    const float x = columnOf(state);
    Toggle toggle(state == State::Normal || state == State::Focused);
    toggle.place({x + 43, 262, 64, 34});
    show(canvas, toggle, state, toggle.bounds().centre());
    Slider slider({0, 100, 1}, state == State::Pressed || state == State::Focused ? 60.0F : 40.0F);
    slider.place({x, 316, 150, 30});
    show(canvas, slider, state, {x + 1.5F * slider.value(), 331});
    Stepper stepper(3, 20, 7);
    stepper.place({x, 366, 150, 48});
    show(canvas, stepper, state, {state == State::Pressed ? x + 130 : x + 20, 390});
}

void field(Canvas& canvas, State state) {
    NoClipboard clipboard;
    TextField field(clipboard, {.placeholder = "Name"});
    field.place({columnOf(state), 436, 150, 48});
    if (state != State::Normal)
        field.setText(state == State::Disabled ? "too long" : "Mina");
    if (state == State::Disabled)
        field.setError("error state");
    if (state == State::Pressed) {
        field.setFocused(true);
        field.draw(canvas);
        return;
    }
    show(canvas, field, state == State::Disabled ? State::Normal : state, field.bounds().centre());
}

void tabs(Canvas& canvas) {
    Tabs tabs(
        {{"Campaign", Icon::House}, {"Random", Icon::Dice}, {"Daily", Icon::Calendar}, {"Arukone", Icon::Grid, false}},
        0);
    tabs.place({170, 506, 510, 50});
    show(canvas, tabs, State::Hover, {360, 530});
}

void rows(Canvas& canvas) {
    const Palette& c = canvas.colours();
    struct Row {
        std::string_view rank, name, moves, time;
        RowState state;
        bool lit;
    };
    constexpr std::array table{Row{"4", "T. Okafor", "9", "3:51", {1, false, false, false, false}, false},
                               Row{"5", "ada_l (hover)", "10", "1:12", {0, false, true, false, false}, false},
                               Row{"6", "Mina (you)", "10", "1:40", {1, false, false, false, false}, true}};
    float y = 576;
    for (const Row& row : table) {
        const Rect area{170, y, 510, 44};
        drawRowBackground(canvas, area, row.state, row.lit);
        const sf::Color ink = row.lit ? c.onLit : c.text;
        const TextStyle& style = row.lit ? style::tableCellBold : style::tableCell;
        canvas.text(row.rank, {186, y + 22}, style::tableCellBold, ink);
        canvas.text(row.name, {236, y + 22}, style, ink);
        canvas.text(row.moves, {584, y + 22}, style::tableCellBold, ink, Align::Right);
        canvas.text(row.time, {664, y + 22}, style, ink, Align::Right);
        y += 48;
    }
}

void small(Canvas& canvas) {
    Chip off("5 × 5");
    off.place({170, 738, 60, 32});
    show(canvas, off, State::Normal, {});
    Chip on("All", true);
    on.place({240, 738, 69, 32});
    show(canvas, on, State::Normal, {});
    const float width = drawKeycap(canvas, "Esc", {319, 754});
    drawKeycap(canvas, "Enter", {319 + width + 10, 754});
    KeyLegend legend;
    legend.setEntries({{{"Up", "Down"}, {}, "Choose"}});
    legend.place({450, 739, 230, 30});
    legend.draw(canvas);
}

void notices(Canvas& canvas) {
    drawTooltipAt(canvas, {1064, 52, 184, 0}, "Tooltip",
                  "Undo the last press. Appears after 0.5 s, 8 px from its owner.");
    drawToast(canvas, {1064, 196, 184, 0}, {Toast::Kind::Ok, "Toast: share code copied"});
    drawToast(canvas, {1064, 286, 184, 0}, {Toast::Kind::Danger, "Toast: code not readable"});
}

void dialog(Canvas& canvas) {
    Dialog dialog("Leave this level?", "Your 4 moves are kept. You can pick up here from the campaign.",
                  {{"Leave", {}}, {"Keep playing", {}, true}});
    dialog.setKeys("Esc", "Enter");
    const auto measure = [&](std::string_view text, const TextStyle& style) { return canvas.textWidth(text, style); };
    dialog.layout({704, 496, 560, 228}, measure);
    dialog.setMotion({false, 0});
    dialog.update(0);
    dialog.drawPanelOnly(canvas);
}

/// Controls and states that the design's sheet does not show.
void more(Canvas& canvas) {
    const Palette& c = canvas.colours();
    PushButton hint(ButtonFace{.label = "Hint", .leading = Icon::Hint, .key = "H", .hint = true});
    hint.place({40, 40, 144, 48});
    show(canvas, hint, State::Normal, {});
    PushButton next(
        ButtonFace{.kind = ButtonFace::Kind::Primary, .label = "Next level", .trailing = Icon::Forward, .big = true});
    next.place({220, 34, 285, 60});
    show(canvas, next, State::Normal, {});
    PushButton again(ButtonFace{.label = "Again", .leading = Icon::Restart, .big = true});
    again.place({530, 34, 136, 60});
    show(canvas, again, State::Focused, {});

    NoClipboard clipboard;
    TextField name(clipboard, {.placeholder = "Name", .icon = Icon::User, .maxLength = 16, .counter = true});
    name.place({40, 120, 345, 50});
    name.setText("Jürgen ß");
    name.selectAll();
    show(canvas, name, State::Focused, {});
    Toggle words(true);
    words.setWords("On", "Off");
    words.place({500, 120, 166, 48});
    show(canvas, words, State::Normal, {});

    Dropdown levels({"Terrace House, level 10", "Terrace House, level 11", "Terrace House, level 12",
                     "Corner House, level 1", "Corner House, level 2", "Corner House, level 3"},
                    1);
    levels.drawSign = [&](Canvas& on, Rect area, std::size_t) { on.fill(area, c.focus, 7); };
    levels.place({40, 210, 330, 48});
    levels.setScreen({0, 0, 1280, 480});
    levels.setFocusVisible(true);
    levels.setFocused(true);
    levels.handle(ActionPressed{Action::Confirm});
    levels.handle(ActionPressed{Action::Down});
    levels.draw(canvas);
    levels.drawOver(canvas);

    ListView list(44, 1);
    list.place({420, 210, 420, 260});
    list.setRowCount(1000);
    list.drawRow = [&](Canvas& on, Rect row, const RowState& state) {
        drawRowBackground(on, row, state, state.index == 503);
        on.text("Player " + std::to_string(state.index), {row.x + 16, row.centre().y}, style::tableCell,
                state.index == 503 ? c.onLit : c.text);
    };
    list.setFocusVisible(true);
    list.setFocused(true);
    list.select(501);
    list.scrollTo(504);
    list.draw(canvas);

    ScrollArea area;
    area.place({880, 40, 360, 430});
    area.setContentHeight(700);
    area.drawContent = [&](Canvas& on) {
        for (int i = 0; i < 10; ++i)
            on.text("Setting " + std::to_string(i), {8, 35 + 70 * static_cast<float>(i)}, style::settingLabel, c.text);
    };
    std::array<Slider, 10> sliders;
    for (std::size_t i = 0; i < sliders.size(); ++i) {
        sliders[i].place({140, 20 + 70 * static_cast<float>(i), 180, 30});
        sliders[i].setValue(10 * static_cast<float>(i));
        area.form().add(sliders[i]);
    }
    area.form().focus(&sliders[8]);
    area.setFocusVisible(true);
    area.place({880, 40, 360, 430});
    area.draw(canvas);

    Toasts toasts;
    toasts.place({40, 500, 258, 120});
    toasts.setMotion({false, 0});
    toasts.pin(Toast{Toast::Kind::Hint, "Press the marked window:", std::nullopt, "row 2, column 4"});
    toasts.update(0);
    toasts.draw(canvas);
    drawTooltip(canvas, {500, 520, 48, 48}, "Rückgängig", {});
    canvas.stroke({500, 520, 48, 48}, 1.5F, c.line, 12);
    KeyLegend legend;
    legend.setEntries({{{"Up", "Down"}, {}, "Choose"},
                       {{"Left", "Right"}, {}, "Change"},
                       {{"F1"}, {}, "Help"},
                       {{"Esc"}, {"B"}, "Back"}});
    legend.place({40, 740, 1200, 50});
    legend.draw(canvas);
}

void sheet(Canvas& canvas) {
    headings(canvas);
    for (const State state : states) {
        buttons(canvas, state);
        values(canvas, state);
        field(canvas, state);
    }
    tabs(canvas);
    rows(canvas);
    small(canvas);
    notices(canvas);
    dialog(canvas);
}

template<typename Draw>
void save(Resources& resources, const std::filesystem::path& file, sf::Vector2u size, const Theme& theme,
          const Draw& draw) {
    const Viewport viewport(size, 1);
    sf::RenderTexture target;
    target.create(size.x, size.y);
    {
        Canvas canvas(target, viewport, theme, resources);
        sky(canvas);
        draw(canvas);
    }
    target.display();
    target.getTexture().copyToImage().saveToFile(file.string());
}

} // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "ui-widgets-gallery FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder(arguments[1]);
    auto resources = Resources::open(UI_TEST_FONTS);
    if (!resources) {
        std::cerr << "font missing: " << resources.error().file << '\n';
        return 1;
    }
    for (const Theme& theme : sample::all) {
        const std::string name(theme.name);
        save(*resources, folder / ("widgets-" + name + ".png"), {1280, 800}, theme, sheet);
        save(*resources, folder / ("more-" + name + ".png"), {1280, 800}, theme, more);
    }
    save(*resources, folder / "widgets-dark-2560.png", {2560, 1600}, sample::dark, sheet);
    return 0;
}
