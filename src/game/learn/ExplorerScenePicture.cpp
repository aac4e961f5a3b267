// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/ExplorerScene.hpp"
#include "game/learn/PatternSheet.hpp"
#include "game/lessons/CribCard.hpp"
#include "game/look/facade/MiniHouse.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "lights/solver/Solver.hpp"
#include "text/Format.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cstdint>

namespace game {

namespace {

constexpr float panelsTop = 88;
constexpr float gap = 20;
constexpr float labelRoom = 26;
constexpr float toControl = 16; ///< From the middle of a name to the top of the control below.
constexpr float factPitch = 35;
constexpr int drawnCell = 20;          ///< Longest side of a pattern that is drawn cell by cell.
constexpr int maxWrittenExponent = 20; ///< Largest exponent whose power of two is written out; more digits do not fit.

} // namespace

std::pair<std::size_t, std::size_t> ExplorerScene::grid() const {
    const int side = m_facts ? std::max(m_facts->rows, m_facts->columns) : 5;
    if (side <= 8)
        return {4, 3};
    if (side <= drawnCell)
        return {3, 2};
    return side <= 40 ? std::pair<std::size_t, std::size_t>{2, 1} : std::pair<std::size_t, std::size_t>{1, 1};
}

void ExplorerScene::addControls() {
    m_form.add(m_rows, [this](auto& it) { it.showName(m_text.tr("Rows"), toControl); });
    m_form.add(m_columns, [this](auto& it) { it.showName(m_text.tr("Columns"), toControl); });
    m_surface.drawSign = [](ui::Canvas& canvas, ui::Rect area, std::size_t index) {
        canvas.icon(surfaceIcon(static_cast<lights::Surface>(index)), area.centre(), 24, canvas.colours().text2);
    };
    m_form.add(m_surface, [this](auto& it) {
        it.showName(m_text.tr("Surface"), toControl);
        it.setItems(surfaceChoices(m_text));
        it.setScreen({0, 0, m_viewport.size().x, m_viewport.size().y});
    });
    m_form.add(m_stamp, [this](auto& it) {
        it.showName(m_text.trc("stamp", "Stamp"), toControl);
        it.layout(m_text, {0, 0, m_viewport.size().x, m_viewport.size().y});
    });
    m_form.add(m_picture, [this](auto& it) {
        it.setLabel(m_text.tr("Picture (PNG)"));
        it.setEnabled(patterns() > 0 && !m_computing);
    });
    m_form.add(m_data, [this](auto& it) {
        it.setLabel(m_text.tr("Data (JSON)"));
        it.setEnabled(m_facts && !m_computing);
    });
    m_form.add(m_pages, [this](auto& it) {
        it.setName(m_text.tr("Page"));
        it.setItems({{m_text.tr("Quiet patterns")}, {m_text.tr("Hardest board")}, {m_text.trc("rule", "Quiet hours")}});
    });
    const auto shown = [this] {
        const auto [across, down] = grid();
        return across * down;
    };
    m_form.add(m_previous, [this, shown](auto& it) {
        it.setLabel(m_text.tr("Previous page"));
        it.setVisible(page() == Page::Quiet && patterns() > shown());
        it.setEnabled(m_first > 0);
    });
    m_form.add(m_next, [this, shown](auto& it) {
        it.setLabel(m_text.tr("Next page"));
        it.setVisible(page() == Page::Quiet && patterns() > shown());
        it.setEnabled(m_first + shown() < patterns());
    });
    m_form.add(m_search, [this](auto& it) {
        it.setLabel(m_searching ? m_text.tr("Stop") : m_text.tr("Search"));
        it.setVisible(page() == Page::Hardest && m_facts && !m_facts->hardest && !m_computing);
    });
    m_form.add(m_play, [this](auto& it) {
        it.setLabel(m_text.tr("Play"));
        it.setVisible(hardest().has_value());
    });
}

std::vector<ui::LegendEntry> ExplorerScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::NextControl}, m_text.tr("Next field")),
            caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Change")),
            caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Page")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void ExplorerScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_houses.clear();
    ui::Row panels(page.body(panelsTop, 16), gap);
    m_left = panels.first(m_viewport.compact() ? 404 : 430);
    m_right = panels.rest();
    placeLeft();
    placeRight(measure);
    m_toasts.place({m_right.x + 20, m_right.y, std::min(460.0F, m_right.w - 40), m_right.h - 20});
    refresh();
}

void ExplorerScene::placeLeft() {
    const float padding = m_viewport.compact() ? 18 : 24;
    const ui::Rect inner = {m_left.x + padding, m_left.y + 16, m_left.w - 2 * padding, m_left.h - 32};
    constexpr float between = 16;
    const float half = ui::share(inner.w, 2, between);
    ui::Column column(inner);
    column.first(labelRoom);
    ui::Row sides(column.first(ui::Stepper::height), between);
    sides.placeFirst(half, m_rows, m_columns);
    column.first(10 + labelRoom);
    m_surface.place(column.first(ui::Dropdown::height));
    column.first(10 + labelRoom);
    m_stamp.place(column.first(StampPicker::height));
    m_factsArea = column.rest().moved({0, 32});
    ui::Row files(column.last(ui::PushButton::height), between);
    files.placeFirst(half, m_picture, m_data);
}

void ExplorerScene::placeRight(const ui::Measure& measure) {
    const float padding = m_viewport.compact() ? 18 : 24;
    const ui::Rect inner = {m_right.x + padding, m_right.y + 18, m_right.w - 2 * padding, m_right.h - 36};
    m_pages.place({inner.x, inner.y, std::min(inner.w, 560.0F), ui::Tabs::height});
    m_pages.fit(measure);
    const float bottom = inner.bottom() - ui::PushButton::height;
    ui::Row({inner.x, bottom, inner.w, 48}, 12).placeLast(48, m_next, m_previous);
    m_play.place({inner.x, bottom, m_play.preferredWidth(measure), ui::PushButton::height});
    ui::PushButton widest{m_search.face()};
    widest.setLabel(m_text.tr("Search"));
    m_search.place({inner.x, bottom, std::max(160.0F, widest.preferredWidth(measure)), ui::PushButton::height});
    m_room = {inner.x, inner.y + ui::Tabs::height + 64, inner.w, bottom - 16 - inner.y - ui::Tabs::height - 64};
}

void ExplorerScene::placeBoard() {
    if (!m_facts || m_room.w <= 0)
        return;
    const bool joined = m_facts->rules.surface != lights::Surface::Plane;
    ui::Rect room = m_room.inset(joined ? 4.0F : 34.0F);
    m_board.place(room, room.bottom(), m_viewport);
    if (joined)
        return;
    const float high = m_board.cellsRect().h;
    const float ground = room.centre().y + high / 2;
    m_board.place({room.x, ground - high, room.w, high}, ground + 20, m_viewport);
}

std::vector<std::pair<std::string, std::string>> ExplorerScene::factRows() const {
    if (!m_facts || m_computing)
        return {};
    const int nullity = m_facts->nullity();
    const lights::LargestOptimum& largest = m_facts->largest;
    const std::string power =
        nullity > maxWrittenExponent ? m_text.tr("2^{1}", nullity) : text::number(m_text, std::int64_t{1} << nullity);
    return {{m_text.tr("Windows"), text::number(m_text, m_facts->cellCount())},
            {m_text.trc("linear algebra", "Rank"), text::number(m_text, m_facts->rank())},
            {m_text.tr("Nullity"), std::to_string(nullity)},
            {m_text.trc("share of boards", "Solvable"),
             nullity == 0 ? m_text.tr("every board") : m_text.tr("one board in {1}", power)},
            {m_text.tr("Solutions of each"), power},
            {m_text.tr("Hardest boards"), largest.known == largest.possible
                                              ? m_text.trn("{1} press", "{1} presses", largest.known)
                                              // TRANSLATORS: Numbers of presses: "14 known, 17 at most".
                                              : m_text.tr("{1} known, {2} at most", largest.known, largest.possible)},
            {m_text.tr("In quiet hours"), m_facts->inQuietHours
                                              ? m_text.trn("{1} press", "{1} presses", m_facts->inQuietHours->presses)
                                              : m_text.trc("a number of presses", "not known")}};
}

void ExplorerScene::drawLeft(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_left);
    const float left = m_factsArea.x;
    const float right = m_factsArea.right();
    const float pitch = m_viewport.compact() ? 31 : factPitch;
    float y = m_factsArea.y;
    if (m_computing)
        canvas.text(m_text.tr("Computing…"), {left, y}, ui::style::body, colours.text2);
    for (const auto& [name, value] : factRows()) {
        canvas.text(name, {left, y}, ui::style::body, colours.text2);
        const float room = right - left - canvas.textWidth(name, ui::style::body) - 12;
        canvas.textFitted(value, {right, y}, room, ui::style::bodyBold, colours.text, ui::Align::Right);
        y += pitch;
        canvas.fill({left, y - pitch / 2, right - left, 1}, colours.lineSoft);
    }
}

void ExplorerScene::drawPattern(ui::Canvas& canvas, ui::Rect area, std::size_t index) const {
    const float cell =
        std::min(area.w / static_cast<float>(m_facts->columns), area.h / static_cast<float>(m_facts->rows));
    const ui::Vec size{cell * static_cast<float>(m_facts->columns), cell * static_cast<float>(m_facts->rows)};
    const ui::Rect place{area.centre().x - size.x / 2, area.centre().y - size.y / 2, size.x, size.y};
    canvas.fill(place.inset(-4), canvas.colours().surfaceLo, 6);
    if (!m_pictures || m_pictures->first != m_first || m_pictures->theme != canvas.theme().name)
        m_pictures = Pictures{m_first, canvas.theme().name, {}};
    while (m_pictures->textures.size() <= index - m_first) {
        const std::size_t next = m_first + m_pictures->textures.size();
        sf::Texture& texture = m_pictures->textures.emplace_back();
        texture.loadFromImage(patternPixels(m_facts->quiet[next], canvas.colours().hint, plainCell(canvas.theme())));
    }
    canvas.texture(m_pictures->textures[index - m_first], place);
}

void ExplorerScene::drawHouses(ui::Canvas& canvas, std::span<const ui::Rect> areas) const {
    const auto paint = [&](Brush& brush) {
        const lights::Board shape(lights::BitGrid(m_facts->rows, m_facts->columns));
        for (std::size_t i = 0; i < areas.size(); ++i) {
            const ui::Rect& area = areas[i];
            MiniHouse::paintSky(brush, area, canvas.theme());
            MiniHouse{House::Slate, {area.x + 6, area.y + 4, area.w - 12, area.h - 4}, m_facts->rows, m_facts->columns}
                .paint(brush, shape, m_facts->quiet[m_first + i], MiniHouse::Light::Moon, canvas.theme());
        }
        return m_room;
    };
    m_houses.on(canvas, paint).draw(canvas);
}

std::string ExplorerScene::quietLine() const {
    if (m_facts->quiet.empty())
        return m_text.tr("There is none: every board has exactly one solution.");
    return m_text.trn("Presses that change nothing. This is the only pattern.",
                      "Presses that change nothing. All others are sums of these {1}.",
                      static_cast<std::int64_t>(m_facts->quiet.size()));
}

void ExplorerScene::drawQuiet(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const std::size_t count = m_facts->quiet.size();
    const float lineY = m_pages.bounds().bottom() + 18;
    canvas.paragraph(quietLine(), {m_room.x, lineY, m_room.w, 60}, ui::style::body, colours.text2);
    if (count == 0)
        return;
    const auto [across, down] = grid();
    const std::size_t shown = std::min(count - m_first, across * down);
    const std::size_t columns = std::min(across, std::max<std::size_t>(shown, 1));
    const std::size_t rows = (shown + columns - 1) / columns;
    const ui::Vec step{m_room.w / static_cast<float>(columns), m_room.h / static_cast<float>(rows)};
    const bool housed = std::max(m_facts->rows, m_facts->columns) <= drawnCell;
    std::vector<ui::Rect> areas;
    for (std::size_t i = 0; i < shown; ++i) {
        const std::size_t row = i / columns;
        const ui::Rect area{m_room.x + step.x * static_cast<float>(i % columns),
                            m_room.y + step.y * static_cast<float>(row), step.x, step.y};
        ui::Rect inner = area.inset(housed ? 10 : 14);
        const float largest = 300;
        if (inner.w > largest && inner.h > largest && housed)
            inner = {inner.centre().x - largest / 2, inner.centre().y - largest / 2, largest, largest};
        areas.push_back(inner);
    }
    if (housed)
        drawHouses(canvas, areas);
    else
        for (std::size_t i = 0; i < shown; ++i)
            drawPattern(canvas, areas[i], m_first + i);
    if (m_previous.visible())
        canvas.text(m_text.tr("{1}–{2} of {3}", m_first + 1, m_first + shown, count),
                    {m_previous.bounds().x - 16, m_previous.bounds().centre().y}, ui::style::body, colours.text2,
                    ui::Align::Right);
}

std::string ExplorerScene::hardestLine() const {
    const auto [known, possible] = m_facts->largest;
    if (m_facts->hardest && known == possible)
        return m_text.trn("This board takes {1} press. None takes more.",
                          "This board takes {1} presses. None takes more.", known);
    if (m_facts->hardest)
        return m_text.tr("This board takes {1} presses. No known board takes more, and none can take more than {2}.",
                         known, possible);
    if (m_searching)
        return m_text.tr("Searching… {1}", text::percent(m_text, static_cast<int>(m_searching->progress() * 100)));
    if (m_searchFailed)
        return m_text.tr("None was found this time, though there are boards that take {1} presses.", known);
    return m_text.tr("There are boards that take {1} presses. Finding one can take a while.", known);
}

std::string ExplorerScene::quietHoursLine() const {
    if (!m_facts->inQuietHours)
        return m_text.tr("Known with the plus up to 25 windows, where all boards were gone through.");
    return m_text.trn("In quiet hours this board takes {1} press. None takes more.",
                      "In quiet hours this board takes {1} presses. None takes more.", m_facts->inQuietHours->presses);
}

std::string ExplorerScene::spokenState() const {
    if (!m_facts || busy())
        return {};
    std::string words;
    for (const auto& [name, value] : factRows())
        words.append(name).append(": ").append(value).append(". ");
    return words + (page() == Page::Quiet ? quietLine() : page() == Page::Hardest ? hardestLine() : quietHoursLine());
}

void ExplorerScene::drawHardest(ui::Canvas& canvas) const {
    const ui::Rect line{m_room.x, m_pages.bounds().bottom() + 18, m_room.w, 60};
    canvas.paragraph(page() == Page::Hardest ? hardestLine() : quietHoursLine(), line, ui::style::body,
                     canvas.colours().text2);
    if (hardest())
        m_board.draw(canvas);
}

void ExplorerScene::drawPage(ui::Canvas& canvas) const {
    drawLeft(canvas);
    ui::drawPanel(canvas, m_right);
    if (m_facts && !m_computing && page() == Page::Quiet)
        drawQuiet(canvas);
    else if (m_facts && !m_computing)
        drawHardest(canvas);
}

} // namespace game
