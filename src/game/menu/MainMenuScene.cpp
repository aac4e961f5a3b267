#include "game/menu/MainMenuScene.hpp"

#include "game/boards/SharedBoard.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Street.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "lights/Board.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float pavement = PageFrame::legendHeight + 4;
constexpr ui::Seconds flickTime = 0.9F;
constexpr ui::TextStyle sloganStyle{ui::Face::Regular, 20};

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

} // namespace

MainMenuScene::MainMenuScene(const SceneContext& context, Records& records, const data::Library& library,
                             LampAtlases& atlases)
    : FormScene(context)
    , m_atlases(atlases)
    , m_panel(context, records, library)
    , m_session(menuPuzzle())
    , m_board(atlases, menuOptions(context.preferences)) {
    m_panel.addTo(m_form);
    m_form.setColumn(true);
    m_board.setBoard(m_session.board());
    m_form.focus(&m_panel.first());
    m_panel.refresh(m_form);
}

void MainMenuScene::openCode() {
    auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (pasted) {
        m_sounds.play(Sound::Bell);
        m_navigator.push(ToPlay{*std::move(pasted), true});
    } else {
        m_navigator.push(ToError{m_text.tr("This cannot be opened"), std::move(pasted.error())});
    }
}

void MainMenuScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_panel.refresh(m_form);
    const bool compact = viewport.compact();
    const ui::Rect content = viewport.content();
    const float left = content.x + (compact ? 32.0F : 64.0F);
    m_logo = {left, compact ? 66.0F : 91.0F};
    m_logoSize = compact ? 78 : 94;
    m_slogan = {left + 6, (compact ? 128.0F : 168.0F) - 12, measure(m_text.tr("Put the house to bed."), sloganStyle),
                24};
    m_panel.arrange({left, compact ? 166.0F : 216.0F, compact ? 424.0F : 492.0F, MenuPanel::height}, m_slogan, measure);

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
    m_house.windows = {content.right() - right + 22 * unit, ground - 521 * unit, 5 * pitch, 5 * pitch};
    m_board.setOptions(menuOptions(m_preferences));
    m_board.place(m_house.windows, ground, viewport);
    m_house.windows = m_board.cellsRect(); // On whole pixels.
    m_lamp =
        compact ? std::nullopt : std::optional(ui::Vec{(m_panel.area().right() + m_house.wall().x) / 2 + 6, ground});
}

bool MainMenuScene::handle(const ui::Event& event) {
    if (const auto* end = std::get_if<ui::ActionPressed>(&event);
        end != nullptr && (end->action == ui::Action::Home || end->action == ui::Action::End)) {
        m_form.setFocusVisible(true);
        m_form.focus(end->action == ui::Action::Home ? &m_panel.first() : &m_panel.quitWord());
        return true;
    }
    if (m_form.handle(event) || handleHouse(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back && m_form.focused() != &m_panel.quitWord())
        m_form.focus(&m_panel.quitWord()); // Whoever pressed it once too often is still here.
    else if (action->action == ui::Action::Back)
        m_navigator.quit();
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
    canvas.text(m_text.tr("Put the house to bed."), {m_slogan.x, m_slogan.centre().y}, sloganStyle, colours.text2);
    m_panel.draw(canvas);
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
    scenery.pavement = pavement;
    scenery.quiet = {{m_logo.x, m_logo.y - m_logoSize / 2, m_logoSize * 5.2F, m_logoSize}, m_slogan};
    return scenery;
}

std::string MainMenuScene::title() const {
    return m_text.tr("Main menu");
}

void MainMenuScene::uncovered() {
    m_panel.refresh(m_form);
}

} // namespace game
