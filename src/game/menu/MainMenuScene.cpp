#include "game/menu/MainMenuScene.hpp"

#include "game/boards/SharedBoard.hpp"
#include "game/daily/DailyWords.hpp"
#include "game/learn/Lessons.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/DaySky.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Street.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "lights/Board.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float pavement = PageFrame::legendHeight + 4;
constexpr ui::Seconds flickTime = 0.9F;

/// The windows of the house, with a hole in place of the door.
lights::Puzzle menuPuzzle() {
    const auto board = lights::parseBoard({".#.#.", "##...", "..#.#", ".##..", ".._.#"}, lights::maxSide);
    return *lights::Puzzle::make(*board, {}, lights::GoalKind::Off);
}

BoardOptions menuOptions(const Preferences& preferences) {
    BoardOptions options = preferences.boardOptions(House::Terrace);
    options.front = BoardSurround::Windows;
    options.numbers = false;
    options.largestPitch = 92;
    options.seed = 4;
    return options;
}

/// Of a button in the row below the plates.
ui::ButtonFace footFace(ui::Icon icon) {
    ui::ButtonFace face;
    face.leading = icon;
    return face;
}

} // namespace

void BellButton::setWords(std::string text, std::string note) {
    m_text = std::move(text);
    m_note = std::move(note);
}

void BellButton::draw(ui::Canvas& canvas) const {
    Bell bell;
    bell.icon = m_icon;
    bell.text = m_text;
    bell.note = m_note;
    bell.lit = focused();
    bell.hover = hoverAmount();
    bell.pressed = m_held && m_inside;
    bell.enabled = enabled();
    drawBell(canvas, bounds(), bell);
}

bool BellButton::handle(const ui::Event& event) {
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        if (pressed->button != ui::Button::Primary)
            return false;
        m_held = m_inside = true;
        return true;
    }
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_inside = hitArea().contains(moved->at);
        return m_held;
    }
    if (std::holds_alternative<ui::PointerReleased>(event)) {
        if (std::exchange(m_held, false) && m_inside)
            m_pressed();
        return true;
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->action != ui::Action::Confirm)
        return false;
    if (!action->repeat)
        m_pressed();
    return true;
}

MainMenuScene::MainMenuScene(const SceneContext& context, Records& records, const data::Library& library,
                             LampAtlases& atlases)
    : FormScene(context)
    , m_records(records)
    , m_library(library)
    , m_atlases(atlases)
    , m_resume(ui::Icon::Clock,
               [this] {
                   auto challenge = resumable(m_records, m_library);
                   if (!challenge)
                       return;
                   if (auto place = boardPlace(*challenge, m_library)) // So that leaving the board leads to the levels.
                       m_navigator.push(std::move(*place));
                   open(ToPlay{std::move(*challenge), true});
               })
    , m_campaign(ui::Icon::House, [this] { open(ToCampaign{}); })
    , m_daily(ui::Icon::Calendar, [this] { open(ToDaily{}); })
    , m_random(ui::Icon::Dice, [this] { open(ToRandom{}); })
    , m_shift(ui::Icon::Moon, [this] { open(ToShift{}); })
    , m_arukone(boardIcon::cable,
                [this] {
                    const auto box = nextBox();
                    open(box ? ToCampaign{box->pack->pack.id, box->level().id} : ToCampaign{});
                })
    , m_editor(ui::Icon::Pen, [this] { open(ToMyLevels{}); })
    , m_leaderboard(ui::Icon::Cup, [this] { open(ToLeaderboard{}); })
    , m_learn(ui::Icon::Book, [this] { open(ToLearn{}); })
    , m_settings(footFace(ui::Icon::Sliders), [this] { open(ToSettings{}); })
    , m_help(footFace(ui::Icon::Info), [this] { open(ToHelp{}); })
    , m_quit(footFace(ui::Icon::Quit), [this] { quit(); })
    , m_session(menuPuzzle())
    , m_board(atlases, menuOptions(context.preferences)) {
    for (BellButton* bell :
         {&m_resume, &m_campaign, &m_daily, &m_random, &m_shift, &m_arukone, &m_editor, &m_leaderboard, &m_learn})
        m_form.add(*bell);
    for (ui::PushButton* button : {&m_settings, &m_help, &m_quit})
        m_form.add(*button);
    m_arukone.setVisible(!library.nextDoor().empty());
    m_form.setColumn(true);
    m_board.setBoard(m_session.board());
    m_form.focus(&m_campaign);
    m_resume.setVisible(false);
    refreshNotes();
}

void MainMenuScene::open(const Destination& to) {
    m_sounds.play(Sound::Bell);
    m_navigator.push(to);
}

void MainMenuScene::openCode() {
    auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (pasted)
        open(ToPlay{*std::move(pasted), true});
    else
        m_navigator.push(ToError{m_text.tr("This cannot be opened"), std::move(pasted.error())});
}

void MainMenuScene::quit() {
    m_navigator.quit();
}

void MainMenuScene::refreshNotes() {
    const auto unfinished = resumable(m_records, m_library);
    const bool offered = m_resume.visible();
    m_resume.setVisible(unfinished.has_value());
    if (m_resume.visible() && !offered)
        m_form.focus(&m_resume); // A player who has left a board most likely returns to it.
    if (unfinished)
        m_resume.setWords(m_text.trc("playing", "Continue"), shortPlace(m_text, *unfinished));
    if (!m_resume.visible() && m_form.focused() == &m_resume)
        m_form.focus(&m_campaign);

    std::string note;
    const auto next = data::nextLevel(m_library, m_records.progress(), std::nullopt, m_preferences.get().unlockAll);
    const auto campaign = m_library.campaign();
    for (std::size_t i = 0; next && i < campaign.size(); ++i)
        if (next->pack.get() == &campaign[i])
            note = m_text.tr("Continue {1}–{2}", i + 1, next->index + 1);
    if (m_records.progress().best.empty())
        note = m_text.tr("Start here");
    m_campaign.setWords(m_text.tr("Campaign"), note);
    m_daily.setWords(m_text.tr("Daily puzzle"), dailyNote());
    m_random.setWords(m_text.tr("Random board"), {});
    m_shift.setWords(m_text.tr("Night shift"), {});
    m_editor.setWords(m_text.tr("Level editor"), {});
    m_leaderboard.setWords(m_text.tr("Leaderboard"), {});
    m_learn.setWords(m_text.tr("Learn"), learnNote());
    m_settings.setLabel(m_text.tr("Settings"));
    m_help.setLabel(m_text.tr("Help"));
    m_quit.setLabel(m_text.tr("Quit"));
    const auto box = nextBox();
    m_arukone.setWords(m_text.tr("Arukone"), box && m_records.progress().stars(m_library.nextDoor()) > 0
                                                 ? houseName(m_text, {1, 1, box->pack->pack.id, box->pack->pack.name}) +
                                                       " " + std::to_string(box->index + 1)
                                                 : m_text.tr("The house next door"));
}

std::optional<data::LevelRef> MainMenuScene::nextBox() {
    const auto boxes = m_library.nextDoor();
    if (boxes.empty())
        return std::nullopt;
    const data::LevelRef first = m_library.level(boxes.front(), 0);
    if (m_records.progress().at(first.key()) == nullptr)
        return first;
    const auto next = data::nextLevel(m_library, m_records.progress(), first, m_preferences.get().unlockAll);
    return next ? next : first;
}

std::string MainMenuScene::dailyNote() {
    const puzzle::Day today = m_records.today();
    const data::DailyProgress& daily = m_records.daily();
    if (puzzle::hasDailyPuzzle(today) && daily.at(today) == nullptr)
        return m_text.tr("Open today");
    if (puzzle::hasDailyPuzzle(today) && m_records.daily(puzzle::DailySeries::Coffee).at(today) == nullptr)
        return m_text.tr("Coffee break open");
    const int streak = daily.streak(today);
    return streak > 0 ? streakWords(m_text, streak) : std::string();
}

std::string MainMenuScene::learnNote() {
    const data::LessonProgress& lessons = m_records.lessons();
    const auto done = std::count_if(lessonIds.begin(), lessonIds.end(),
                                    [&lessons](std::string_view id) { return lessons.at(id).done; });
    return done > 0 ? m_text.trn("{1} of {2} lessons", "{1} of {2} lessons", done, lessonIds.size()) : std::string();
}

void MainMenuScene::placeFoot(ui::Rect row, const ui::Measure& measure) {
    constexpr float gap = 7;
    const std::array foot{&m_settings, &m_help, &m_quit};
    constexpr std::array icons{ui::Icon::Sliders, ui::Icon::Info, ui::Icon::Quit};
    const auto setIcons = [&](bool shown) {
        float wide = 2 * gap;
        for (std::size_t i = 0; i < foot.size(); ++i) {
            ui::ButtonFace face = foot[i]->face();
            face.leading = shown ? std::optional<ui::Icon>(icons[i]) : std::nullopt;
            foot[i]->setFace(std::move(face));
            wide += foot[i]->preferredWidth(measure);
        }
        return wide;
    };
    float wide = setIcons(true);
    if (wide > row.w) // Long words need the room.
        wide = setIcons(false);
    const float spare = (row.w - wide) / static_cast<float>(foot.size());
    ui::Row places(row, gap);
    for (ui::PushButton* button : foot)
        button->place(places.first(button->preferredWidth(measure) + spare));
}

void MainMenuScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    refreshNotes();
    const bool compact = viewport.compact();
    const ui::Rect content = viewport.content();
    const float left = content.x + (compact ? 32.0F : 64.0F);
    m_logo = compact ? ui::Vec{left + 2, 77} : ui::Vec{left, 91};
    m_logoSize = compact ? 74 : 94;
    m_tagline = compact ? 144 : 168;

    const float width = compact ? 450 : 492;
    const float top = compact ? 176 : 208;
    const float padding = compact ? 22 : 24;
    const auto plates = static_cast<float>(9 + (m_resume.visible() ? 1 : 0) - (m_arukone.visible() ? 0 : 1));
    constexpr float gap = 7;
    constexpr float footGap = 8; ///< Above the row of buttons, in addition.
    // All plates fit above the pavement, however many there are.
    const float room = content.h - pavement - 4 - top - 2 * padding;
    const float plate = std::min(compact ? 42.0F : 46.0F, (room - footGap) / plates - gap);
    ui::Rect row{left + 20, top + padding, width - 40, plate};
    for (BellButton* bell :
         {&m_resume, &m_campaign, &m_daily, &m_random, &m_shift, &m_arukone, &m_editor, &m_leaderboard, &m_learn}) {
        if (!bell->visible())
            continue;
        bell->place(row);
        row.y += plate + gap;
    }
    row.y += footGap;
    placeFoot({row.x, row.y, row.w, plate}, measure);
    m_panel = {left, top, width, row.y + plate + padding - top};

    const KeyCaps caps(m_text, m_input);
    m_legend.setEntries({caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Choose")),
                         caps.entry({ui::Action::Confirm}, m_text.tr("Ring the bell")),
                         caps.entry({action::help}, m_text.tr("Help")),
                         caps.entry({action::fullscreen}, m_text.tr("Full screen")),
                         caps.entry({ui::Action::Back}, m_text.tr("Quit"))});
    m_legend.place({left, PageFrame(viewport).ground, content.right() - left - 20, PageFrame::legendHeight});
    layoutHouse(viewport);
}

void MainMenuScene::layoutHouse(const ui::Viewport& viewport) {
    const ui::Rect content = viewport.content();
    const bool compact = viewport.compact();
    const float pitch = compact ? 78 : 92;
    const float unit = pitch / 92;
    const float ground = content.h - pavement;
    const float right = compact ? 488 : 580;
    m_house.ground = ground;
    m_house.phase = moonPhase(m_records.today());
    m_house.windows = {content.right() - right + 22 * unit, ground - 521 * unit, 5 * pitch, 5 * pitch};
    m_board.setOptions(menuOptions(m_preferences));
    m_board.place(m_house.windows, ground, viewport);
    m_house.windows = m_board.cellsRect(); // On whole pixels.
    m_lamp = compact ? std::nullopt : std::optional(ui::Vec{(m_panel.right() + m_house.wall().x) / 2 + 6, ground});
}

bool MainMenuScene::handle(const ui::Event& event) {
    if (m_form.handle(event) || handleHouse(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back && m_form.focused() != &m_quit)
        m_form.focus(&m_quit); // Whoever pressed it once too often is still here.
    else if (action->action == ui::Action::Back)
        quit();
    else if (action->action == ui::Action::Paste)
        openCode();
    else
        return false;
    return true;
}

bool MainMenuScene::handleHouse(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        const auto cell = m_board.hitTest(moved->at);
        m_board.setHover(cell);
        lights::Stamped toggled;
        if (cell && m_preferences.get().preview)
            toggled = lights::stamped({}, m_session.board(), *cell);
        m_board.setPreview(toggled.cells());
        return false;
    }
    const auto* pressed = std::get_if<ui::PointerPressed>(&event);
    if (pressed == nullptr || pressed->button != ui::Button::Primary)
        return false;
    const auto cell = m_board.hitTest(pressed->at);
    if (cell)
        playWindow(*cell);
    return cell.has_value();
}

void MainMenuScene::playWindow(lights::Cell cell) {
    if (m_session.solved()) { // Everybody is asleep: the next press wakes the house up again.
        m_session.restart();
        m_board.show(m_session.board());
        return;
    }
    if (const auto change = m_session.press(cell)) {
        m_board.apply(*change);
        m_sounds.play(Sound::Press);
        if (change->solved)
            m_sounds.play(Sound::Win);
    }
}

void MainMenuScene::idle(ui::Seconds step) {
    m_untilToggle -= step;
    if (m_untilToggle <= 0) {
        m_untilToggle = 6 + static_cast<float>(m_dice() % 4000) / 1000;
        // One window changes by itself, as if somebody got up for a glass of water.
        const lights::Cell cell{static_cast<int>(m_dice() % 5), static_cast<int>(m_dice() % 5)};
        lights::Board board = m_session.board();
        if (board.hasCell(cell) && !m_session.started()) {
            board.toggle(cell);
            m_session = lights::Session(m_session.puzzle().startingFrom(board));
            m_board.show(board);
        }
    }
    m_untilFlick -= step;
    if (m_untilFlick <= 0) {
        m_untilFlick = 5 + static_cast<float>(m_dice() % 5000) / 1000;
        m_flick = flickTime;
    }
}

void MainMenuScene::update(ui::Seconds step) {
    m_flick = std::max(0.0F, m_flick - step);
    if (m_ambient && !m_preferences.get().reducedMotion && !m_preferences.motion().off())
        idle(step);
    m_legend.setDevice(m_input.lastDevice());
    FormScene::update(step);
    m_board.update(step);
}

void MainMenuScene::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const WallTint tint = wallTint(canvas.theme(), House::Terrace);
    if (m_lamp)
        drawStreetLamp(canvas, m_atlases, *m_lamp);
    const float flick = std::sin(m_flick / flickTime * 6.2832F) * std::min(1.0F, m_flick / flickTime * 2);
    drawMenuHouse(canvas, m_atlases, m_house, tint, flick);
    m_board.draw(canvas);
    drawMenuDoor(canvas, m_atlases, m_house);
    drawLogo(canvas, m_logo, m_logoSize);
    canvas.text(m_text.tr("Put the house to bed."), {m_logo.x + 6, m_tagline}, {ui::Face::Regular, 20}, colours.text2);
    drawBellPlate(canvas, m_panel);
    m_form.draw(canvas);
    m_tooltip.draw(canvas);
    m_legend.draw(canvas);
}

bool MainMenuScene::animating() const {
    return FormScene::animating() || m_board.animating() || m_flick > 0;
}

Scenery MainMenuScene::scenery() const {
    Scenery scenery;
    scenery.night = 0.6F;
    scenery.sky = skyOf(m_records.today());
    scenery.pavement = pavement;
    scenery.quiet = {{m_logo.x, m_logo.y - m_logoSize / 2, m_logoSize * 5.2F, m_logoSize},
                     {m_logo.x, m_tagline - 12, 220, 24}};
    return scenery;
}

std::string MainMenuScene::title() const {
    return m_text.tr("Main menu");
}

void MainMenuScene::uncovered() {
    refreshNotes();
}

} // namespace game
