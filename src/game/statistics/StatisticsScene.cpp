// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/statistics/StatisticsScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/look/Signs.hpp"
#include "game/look/street/CatWindow.hpp"
#include "game/scene/Services.hpp"
#include "game/statistics/StatisticsWords.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float dateGutter = 76;  ///< For the dates of the weeks, left of the wall.
constexpr float cornice = 12;     ///< Above the wall.
constexpr float plinth = 16;      ///< Around the foot of the wall.
constexpr float wallPadding = 26; ///< At most, at pitches up to 116.
constexpr float largestPitch = 84;

constexpr float top = 88;
constexpr float gap = 16;
constexpr float panelsGap = 24; ///< Between panels side by side.
constexpr float padding = 25;
constexpr float head = 12; ///< Above the tabs.
constexpr float tabsHeight = 46;
constexpr float readoutRoom = 34;
constexpr float figureGap = 28;                ///< Between the text of a large number and that of the next.
constexpr float minWidthSideBySide = 1120;     ///< Minimum width for plot and table side by side.
constexpr float minHeightStacked = 470;        ///< Minimum height for the table below the plot.
constexpr float tableHeight = 232;             ///< When it is below the plot.
constexpr float minHeightForTallFigures = 700; ///< Minimum height of the OS window.
constexpr float figureNumber = 38;             ///< With six in a line; other screens use 42.
constexpr float smallFigureNumber = 30;

} // namespace

DayFacade::DayFacade(LampAtlases& atlases)
    : m_view(atlases, {}) {}

lights::Cell DayFacade::cellOf(std::size_t day) noexcept {
    return {static_cast<int>(day) / daysInRow, static_cast<int>(day) % daysInRow};
}

void DayFacade::setDays(std::vector<PlotBar> days) {
    if (days.size() != m_days.size())
        m_cursor = days.empty() ? 0 : days.size() - 1;
    m_days = std::move(days);
    m_pointed.reset();
    const int rows = std::max(1, (static_cast<int>(m_days.size()) + daysInRow - 1) / daysInRow);
    lights::BitGrid lit(rows, daysInRow);
    lights::BitGrid none(rows, daysInRow); // Where the last week has no days yet.
    for (std::size_t i = 0; i < static_cast<std::size_t>(rows * daysInRow); ++i)
        if (i >= m_days.size())
            none.set(cellOf(i));
        else if (m_days[i].solved > 0)
            lit.set(cellOf(i));
    m_view.setBoard(lights::Board(std::move(lit), std::move(none)));
    refresh();
}

const PlotBar* DayFacade::selected() const {
    const std::size_t day = m_pointed.value_or(m_cursor);
    return day < m_days.size() ? &m_days[day] : nullptr;
}

void DayFacade::arrange(const BoardOptions& options, const ui::Viewport& viewport) {
    BoardOptions front = options;
    front.house = House::Slate;
    front.numbers = false;
    front.largestPitch = largestPitch;
    m_view.setOptions(front);
    const ui::Rect all = bounds();
    const ui::Rect free{all.x + dateGutter + wallPadding, all.y + cornice + wallPadding,
                        all.w - dateGutter - 2 * wallPadding, all.h - cornice - 2 * wallPadding};
    m_view.place(free, all.bottom() - plinth, viewport);
    refresh();
}

ui::Rect DayFacade::windowOf(std::size_t day) const {
    return m_view.cellRect(cellOf(day));
}

std::optional<std::size_t> DayFacade::dayAt(ui::Vec at) const {
    const auto cell = m_view.hitTest(at);
    return cell ? std::optional(static_cast<std::size_t>(cell->row * daysInRow + cell->column)) : std::nullopt;
}

void DayFacade::refresh() {
    if (m_days.empty())
        return;
    m_view.setFocus(showsFocus() && !m_pointed ? std::optional(cellOf(m_cursor)) : std::nullopt);
    m_view.setHover(cellOf(m_pointed.value_or(m_cursor)));
}

bool DayFacade::moveTo(std::size_t day) {
    m_pointed.reset();
    if (std::exchange(m_cursor, day) != day && onMove)
        onMove();
    refresh();
    return true;
}

bool DayFacade::step(std::ptrdiff_t by) {
    const std::ptrdiff_t to = static_cast<std::ptrdiff_t>(m_cursor) + by;
    return to >= 0 && to < std::ssize(m_days) && moveTo(static_cast<std::size_t>(to));
}

bool DayFacade::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = dayAt(moved->at);
        refresh();
        return m_pointed.has_value();
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto day = dayAt(pressed->at);
        return day && moveTo(*day);
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || m_days.empty())
        return false;
    switch (action->action) {
    case ui::Action::Left:
    case ui::Action::Right:
        step(action->action == ui::Action::Left ? -1 : 1);
        return true;
    case ui::Action::Up:
    case ui::Action::Down:
        return step(action->action == ui::Action::Up ? -daysInRow : daysInRow);
    case ui::Action::Home:
        return moveTo(0);
    case ui::Action::End:
        return moveTo(m_days.size() - 1);
    default:
        return false;
    }
}

void DayFacade::update(ui::Seconds step) {
    Widget::update(step);
    m_view.update(step);
}

void DayFacade::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
    refresh();
}

void DayFacade::setFocused(bool focused) {
    Widget::setFocused(focused);
    refresh();
}

void DayFacade::setFocusVisible(bool visible) {
    Widget::setFocusVisible(visible);
    refresh();
}

void DayFacade::drawDay(ui::Canvas& canvas, std::size_t day) const {
    const PlotBar& shown = m_days[day];
    const ui::Rect window = windowOf(day);
    constexpr float smallest = 30; // Below it a number cannot be read.
    if (shown.solved == 0 || window.w < smallest)
        return;
    const ui::Palette& colours = canvas.colours();
    const float radius = std::clamp(0.17F * window.w, 9.0F, 13.0F);
    const ui::Vec at = window.centre() + ui::Vec{0.22F, 0.22F} * window.w;
    const std::string count = shown.solved > 99 ? "99+" : std::to_string(shown.solved);
    canvas.disc(at, radius, colours.surfaceLo);
    canvas.ring(at, radius, 1, colours.line);
    ui::TextStyle style = ui::style::keycap;
    style.size = radius * (count.size() > 2 ? 0.85F : 1.15F);
    canvas.text(count, at, style, colours.text, ui::Align::Centre);
    if (shown.atOptimum == shown.solved)
        drawStar(canvas, window.centre() + ui::Vec{-0.2F, 0.22F} * window.w, radius * 0.8F, true, StarBackground::Lit);
}

void DayFacade::draw(ui::Canvas& canvas) const {
    if (m_days.empty())
        return;
    m_view.draw(canvas);
    const float left = m_view.wallRect().x - 12;
    for (std::size_t day = 0; day < m_days.size(); ++day) {
        drawDay(canvas, day);
        if (day % daysInRow == 0)
            canvas.textFitted(m_days[day].tick, {left, windowOf(day).centre().y}, dateGutter - 8, ui::style::legend,
                              canvas.colours().text2, ui::Align::Right);
    }
}

ui::Spoken DayFacade::spoken() const {
    const PlotBar* bar = selected();
    return spokenAs(ui::Role::List, bar != nullptr ? wordsOf(*bar) : std::string());
}

StatisticsScene::StatisticsScene(const ToStatistics& to, const SceneContext& context, Records& records,
                                 LampAtlases& atlases)
    : PageScene(context)
    , m_records(records)
    , m_shown(to.player.value_or(records.player()))
    , m_days(atlases) {
    addControls();
    m_plot.onMove = m_form.onFocusMoved;
    m_days.onMove = m_form.onFocusMoved;
    reload();
    m_form.focus(empty() ? static_cast<ui::Widget*>(&m_play) : &m_days);
}

void StatisticsScene::addControls() {
    m_form.add(m_days, [this](auto& it) {
        it.setName(m_text.tr("Days"));
        it.setVisible(!empty() && plotShown() && !weeksShown());
    });
    m_form.add(m_plot, [this](auto& it) {
        it.setName(m_text.tr("Weeks"));
        it.setVisible(!empty() && plotShown() && weeksShown());
    });
    m_form.add(m_play, [this](auto& it) {
        it.setLabel(m_text.tr("To the campaign"));
        it.setVisible(empty() && !m_problem);
    });
    m_form.add(m_tabs, [this](auto& it) {
        std::vector<ui::TabItem> tabs{{m_text.tr("Days")}, {m_text.tr("Weeks")}};
        if (m_tabbed)
            tabs.push_back({m_text.tr("By mode")});
        it.setName(m_text.tr("Statistics"));
        it.setItems(std::move(tabs));
        it.setVisible(!empty());
    });
    m_header.addTo(m_form);
    m_form.add(m_players, [this](auto& it) {
        std::vector<std::string> names;
        for (const std::string& name : m_names)
            names.push_back(name.empty() ? m_text.trc("players", "Everybody") : text::playerName(m_text, name));
        it.setName(m_text.tr("Player"));
        it.setItems(std::move(names));
        it.select(static_cast<std::size_t>(std::find(m_names.begin(), m_names.end(), m_shown) - m_names.begin()));
        it.setScreen({0, 0, m_viewport.size().x, m_viewport.size().y});
    });
}

void StatisticsScene::turnTo() {
    m_sounds.play(Sound::Select);
    arrangeAgain();
    focusShown();
}

void StatisticsScene::reload() {
    m_names.clear();
    if (const auto all = m_records.players())
        for (const data::PlayerSummary& each : *all)
            m_names.push_back(each.name);
    m_names.emplace_back(); // "Everybody" comes last.
    if (std::find(m_names.begin(), m_names.end(), m_shown) == m_names.end())
        m_shown = m_records.player();
    auto found = m_records.statistics(m_shown, daysOfPlot(m_records.today()));
    m_problem = found ? std::nullopt : std::optional(found.error());
    m_statistics = found ? std::move(*found) : data::Statistics();
}

void StatisticsScene::choosePlayer(std::size_t index) {
    m_sounds.play(Sound::Select);
    m_shown = m_names[index];
    reload();
    arrangeAgain();
}

void StatisticsScene::uncovered() {
    reload();
    arrangeAgain();
}

void StatisticsScene::showBars() {
    m_plot.setBars(weekBars(m_text, m_statistics.days));
    m_days.setDays(dayBars(m_text, m_statistics.days));
    m_days.arrange(boardOptions(m_preferences, House::Slate), m_viewport);
}

void StatisticsScene::focusShown() {
    if (m_form.focused() == &m_days && !m_days.visible() && m_plot.visible())
        m_form.focus(&m_plot);
    else if (m_form.focused() == &m_plot && !m_plot.visible() && m_days.visible())
        m_form.focus(&m_days);
}

void StatisticsScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_players.place(page.headerEnd(270, ui::Dropdown::height));
    placePanels(page, measure);
    m_form.refresh(); // There may be room for more now, or for less.
    placePlot(page, measure);
    showBars();
    m_words = figureWords();
}

std::vector<ui::LegendEntry> StatisticsScene::keys(const KeyCaps& caps) const {
    std::vector<ui::LegendEntry> entries;
    if (!empty()) {
        if (plotShown())
            entries.push_back(
                caps.entry({ui::Action::Left, ui::Action::Right}, weeksShown() ? m_text.tr("Week") : m_text.tr("Day")));
        entries.push_back(caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Tab")));
    }
    entries.push_back(caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Move focus")));
    entries.push_back(caps.entry({ui::Action::Back}, m_text.tr("Back")));
    return entries;
}

void StatisticsScene::placePanels(const PageFrame& page, const ui::Measure& measure) {
    const ui::Rect body = page.body(top, 20);
    float widest = 0; // Decides whether six figures fit side by side.
    for (const StatisticsFigure& figure : statisticsFigures(m_text, m_statistics, m_shown.empty()))
        widest = std::max({widest, measure(figure.label, ui::style::label), measure(figure.remark, ui::style::legend)});
    m_columns = widest + figureGap <= (body.w - 2 * padding) / 6 ? 6 : 3;
    const float twoLines = m_viewport.content().h < minHeightForTallFigures ? 172 : 208;
    ui::Column column(body, gap);
    m_figures = column.first(m_columns == 6 ? 124 : twoLines);
    m_plotPanel = m_tablePanel = column.rest();
    m_tabbed = body.w < minWidthSideBySide && column.rest().h < minHeightStacked;
    if (body.w >= minWidthSideBySide) {
        ui::Row panels(column.rest(), panelsGap);
        const float half = ui::share(body.w, 2, panelsGap);
        m_plotPanel = panels.first(half);
        m_tablePanel = panels.first(half);
    } else if (!m_tabbed) {
        m_tablePanel = column.last(tableHeight);
        m_plotPanel = column.rest();
    }
}

void StatisticsScene::placePlot(const PageFrame& page, const ui::Measure& measure) {
    const float tabsWidth = m_tabs.preferredWidth(measure) - (m_tabbed ? 36.0F : 0.0F);
    m_tabs.place({m_plotPanel.right() - head - tabsWidth, m_plotPanel.y + head, tabsWidth, tabsHeight});
    const float plotTop = m_plotPanel.y + head + tabsHeight + readoutRoom;
    m_plot.place({m_plotPanel.x + 10, plotTop, m_plotPanel.w - 10 - padding, m_plotPanel.bottom() - 8 - plotTop});
    m_days.place({m_plotPanel.x + 10, plotTop, m_plotPanel.w - 20, m_plotPanel.bottom() - 4 - plotTop});

    const float playWidth = m_play.preferredWidth(measure);
    const ui::Rect body = page.body(top, 20);
    m_play.place({body.centre().x - playWidth / 2, body.y + 0.68F * body.h, playWidth, ui::PushButton::bigHeight});
}

bool StatisticsScene::act(const ui::ActionPressed& pressed) {
    const bool forward = pressed.action == ui::Action::NextTab;
    return (forward || pressed.action == ui::Action::PreviousTab) && m_tabs.visible() && m_tabs.step(forward ? 1 : -1);
}

void StatisticsScene::drawFigures(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_figures);
    const auto figures = statisticsFigures(m_text, m_statistics, m_shown.empty());
    const int lines = static_cast<int>(figures.size()) / m_columns;
    const ui::Rect inside{m_figures.x + padding, m_figures.y, m_figures.w - 2 * padding, m_figures.h};
    const float wide = inside.w / static_cast<float>(m_columns);
    const float high = inside.h / static_cast<float>(lines);
    const ui::TextStyle number{ui::Face::Display, lines > 1 ? smallFigureNumber : figureNumber, 1.1F, 0, true};
    for (int i = 0; i < static_cast<int>(figures.size()); ++i) {
        const StatisticsFigure& figure = figures[static_cast<std::size_t>(i)];
        const int line = i / m_columns;
        const float x = inside.x + wide * static_cast<float>(i % m_columns);
        const float middle = inside.y + high * (static_cast<float>(line) + 0.5F);
        const float apart = high * 0.31F;
        if (i % m_columns > 0)
            canvas.fill({x - figureGap / 2, middle - apart - 6, 1, 2 * apart + 12}, colours.lineSoft);
        const float room = wide - figureGap / 2;
        canvas.textFitted(figure.label, {x, middle - apart}, room, ui::style::label, colours.text2);
        canvas.textFitted(figure.number, {x, middle}, room, number, colours.text);
        canvas.textFitted(figure.remark, {x, middle + apart}, room, ui::style::legend, colours.text2);
    }
}

void StatisticsScene::drawReadout(ui::Canvas& canvas) const {
    const PlotBar* bar = selected();
    if (bar == nullptr)
        return;
    const ui::Palette& colours = canvas.colours();
    const ui::Rect tabs = m_tabs.bounds();
    const ui::Vec at{m_plotPanel.x + padding, tabs.centre().y};
    canvas.textFitted(bar->name, at, tabs.x - 16 - at.x, ui::style::bodyBold, colours.text);
    float x = at.x;
    const float y = tabs.bottom() + 14;
    const auto say = [&](bool atOptimum, const std::string& words) {
        drawLegendSign(canvas, {x + 6, y}, atOptimum);
        x += 22 + canvas.text(words, {x + 22, y}, ui::style::secondary, colours.text2) + 22;
    };
    say(false, bar->solvedWords);
    say(true, bar->atOptimumWords);
    if (bar->solved > 0)
        canvas.text(text::clock(bar->time), {m_plotPanel.right() - padding, y}, ui::style::secondary, colours.text2,
                    ui::Align::Right);
}

void StatisticsScene::drawModes(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float headY = m_tablePanel.y + head + tabsHeight / 2;
    float first = m_tablePanel.y + head + (m_tabbed ? tabsHeight + 4 : 0);
    if (!m_tabbed && m_tablePanel.h > tableHeight) {
        canvas.text(m_text.tr("By mode"), {m_tablePanel.x + padding, headY}, ui::style::panelTitle, colours.text);
        first = m_tablePanel.y + head + tabsHeight;
    }
    const std::vector<ModeRow> rows = modeRows(m_text, m_statistics);
    const auto count = static_cast<float>(rows.size() + 1);
    const float pitch = std::min(44.0F, (m_tablePanel.bottom() - 8 - first) / count);
    const float left = m_tablePanel.x + padding;
    const float right = m_tablePanel.right() - padding;
    const float column = std::min(130.0F, (right - left - 118) / 5);
    float y = first + pitch / 2;
    const auto write = [&](const ModeRow& row, const ui::TextStyle& name, const ui::TextStyle& cell, sf::Color colour) {
        canvas.textFitted(row.name, {left, y}, right - left - 5 * column, name, colour);
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            canvas.textFitted(row.cells[i], {right - column * static_cast<float>(row.cells.size() - 1 - i), y},
                              column - 6, cell, colour, ui::Align::Right);
        y += pitch;
    };
    write(modeColumnHeads(m_text), ui::style::label, ui::style::label, colours.text2);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        canvas.fill({left, y - pitch / 2, right - left, 1}, i + 1 == rows.size() ? colours.lineCtl : colours.lineSoft);
        const bool sum = i + 1 == rows.size();
        write(rows[i], ui::style::bodyBold, sum ? ui::style::bodyBold : ui::style::body, colours.text);
    }
}

void StatisticsScene::drawEmpty(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area{m_figures.x, top, m_figures.w, m_plotPanel.bottom() - top};
    ui::drawPanel(canvas, area);
    if (m_problem) {
        canvas.paragraph(text::describe(m_text, *m_problem), {area.centre().x - 260, area.centre().y, 520, 120},
                         ui::style::body, colours.text2, ui::Align::Centre);
        return;
    }
    const ui::Rect above{area.x, area.y, area.w, m_play.bounds().y - area.y}; // The button is below.
    drawEmptyList(canvas, above, m_text.tr("Nothing solved yet"), emptyLine());
}

std::string StatisticsScene::emptyLine() const {
    return m_text.tr("Every board that goes to bed counts here: how many moves it took, how long, and on which day.");
}

void StatisticsScene::drawPage(ui::Canvas& canvas) const {
    if (empty()) {
        drawEmpty(canvas);
    } else {
        drawFigures(canvas);
        ui::drawPanel(canvas, m_plotPanel);
        if (!m_tabbed)
            ui::drawPanel(canvas, m_tablePanel);
        if (plotShown())
            drawReadout(canvas);
        if (tableShown())
            drawModes(canvas);
    }
}

std::string StatisticsScene::figureWords() const {
    if (m_problem)
        return text::describe(m_text, *m_problem);
    if (empty())
        return m_text.tr("Nothing solved yet") + ". " + emptyLine();
    std::string words = m_shown.empty() ? m_text.trc("players", "Everybody") : text::playerName(m_text, m_shown);
    for (const StatisticsFigure& figure : statisticsFigures(m_text, m_statistics, m_shown.empty()))
        words += ". " + figure.label + ": " + figure.number + " " + figure.remark;
    words += ". " + m_text.tr("By mode");
    const ModeRow heads = modeColumnHeads(m_text);
    for (const ModeRow& row : modeRows(m_text, m_statistics)) {
        if (row.empty)
            continue;
        words += ". " + row.name;
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            words += (i == 0 ? ": " : ", ") + heads.cells[i] + " " + row.cells[i];
    }
    return words;
}

Scenery StatisticsScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.quiet.push_back(m_players.bounds());
    return scenery;
}

std::unique_ptr<Scene> ToStatistics::scene(const Services& with) const {
    return std::make_unique<StatisticsScene>(*this, with, with.records, with.atlases);
}

} // namespace game
