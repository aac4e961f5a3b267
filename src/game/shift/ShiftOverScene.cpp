#include "game/shift/ShiftOverScene.hpp"

#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "game/shift/ShiftTools.hpp"
#include "game/win/WinPanel.hpp"
#include "game/words/KeyCaps.hpp"
#include "lights/Random.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float pavement = 62;
constexpr ui::Seconds rollTime = 0.8F;

} // namespace

ShiftOverScene::ShiftOverScene(const ToShiftOver& to, const SceneContext& context, Records& records,
                               LampAtlases& atlases, const Entropy& entropy)
    : FormScene(context)
    , m_to(to)
    , m_entropy(entropy)
    , m_board(atlases, asleep(66))
    , m_again(bigFace(ui::Icon::Restart), [this] { again(); })
    , m_menu(bigFace(ui::Icon::House, ui::ButtonFace::Kind::Secondary), [this] { toMenu(); })
    , m_panel({context.text, records, context.clipboard, context.sounds, m_form, m_toasts, m_again}, m_to.recorded) {
    const lights::ShiftHouse house = lights::shiftHouse(m_to.lastHouse);
    m_board.setBoard(lights::Board(lights::BitGrid(house.rows, house.columns)));
    m_panel.join();
    m_form.add(m_again);
    m_form.add(m_menu);
    m_panel.begin(context.input.lastDevice());
    m_roll.send(1, context.preferences.motion().reduced ? 0 : context.preferences.motion().duration(rollTime));
    announce();
}

BoardOptions ShiftOverScene::asleep(float largestPitch) const {
    BoardOptions options = m_preferences.boardOptions(shiftHouseFront(m_to.lastHouse));
    options.front = BoardFront::Windows;
    options.numbers = false;
    options.largestPitch = largestPitch;
    return options;
}

void ShiftOverScene::announce() {
    announceAchievements(m_to.recorded.earned, m_text, m_toasts, m_sounds);
    if (!m_panel.records() || !m_to.bestBefore || m_to.score.points <= *m_to.bestBefore)
        return;
    m_sounds.play(Sound::Record);
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Your best so far."), ui::Icon::Cup, {}});
}

void ShiftOverScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    const ui::Rect content = viewport.content();
    const bool compact = viewport.compact();
    m_ground = content.h - pavement;
    const float left = content.x + (compact ? 392.0F : 632.0F);
    m_column = {left, 0, content.right() - left - (compact ? 24.0F : 60.0F), m_ground};

    const float scale = compact ? 0.78F : 1;
    const float middle = content.x + (compact ? 184.0F : 303.0F);
    const float room = 330 * scale;
    m_board.setOptions(asleep(std::min(66 * scale, room / 5)));
    m_board.place({middle - room / 2, m_ground - 38 - room, room, room}, m_ground, viewport);
    const ui::Rect windows = m_board.windowsRect();
    m_board.place({windows.x, m_ground - 38 - windows.h, windows.w, windows.h}, m_ground, viewport);
    m_house = {m_board.windowsRect(), m_ground};

    const float panelTop = compact ? 278 : 302;
    m_panel.layout({m_column.x, panelTop, m_column.w, ShiftOverPanel::height}, KeyCaps(m_text, m_input), measure);
    m_again.setLabel(m_text.tr("Another shift"));
    m_menu.setLabel(m_text.tr("Main menu"));
    const float y = m_ground - 84;
    const float width = m_menu.preferredWidth(measure);
    m_menu.place({m_column.right() - width, y, width, ui::PushButton::bigHeight});
    m_again.place({m_column.x, y, m_column.w - width - 14, ui::PushButton::bigHeight});
    showKeys();
    m_legend.place({m_column.x, m_ground, m_column.w, pavement});
    m_toasts.place({content.x + viewport.margin(), 100, 300, m_ground - 120});
}

void ShiftOverScene::showKeys() {
    const KeyCaps caps(m_text, m_input);
    const bool pad = m_input.lastDevice() == ui::Device::Gamepad;
    m_legend.setDevice(m_input.lastDevice());
    if (auto entries = m_panel.fieldLegend(caps)) // In the name field, letter keys type.
        m_legend.setEntries(*std::move(entries));
    else
        m_legend.setEntries({caps.entry({ui::Action::Confirm}, m_text.tr("Choose")),
                             caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Move focus")),
                             caps.entry({ui::Action::Back}, m_text.tr("Back"))});
    m_panel.showKeys(caps, pad);
    m_again.setKey(!pad && !m_form.wantsText() ? caps.of(action::restart) : std::string());
}

bool ShiftOverScene::handle(const ui::Event& event) {
    if (m_left || m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back) {
        if (!m_panel.leaveField())
            leave();
    } else if (action->action == action::restart || action->action == action::next)
        again();
    else
        return false;
    return true;
}

void ShiftOverScene::again() {
    m_left = true;
    m_sounds.play(Sound::Select);
    m_navigator.replace(ToShiftPlay{lights::seedText(m_entropy())});
}

void ShiftOverScene::leave() {
    m_left = true;
    m_navigator.pop();
}

void ShiftOverScene::toMenu() {
    m_left = true;
    m_sounds.play(Sound::Select);
    m_navigator.reset(ToMainMenu{});
}

void ShiftOverScene::update(ui::Seconds step) {
    m_roll.update(step);
    showKeys();
    FormScene::update(step);
    m_board.update(step);
}

std::string ShiftOverScene::sentence() const {
    const puzzle::ShiftScore& score = m_to.score;
    if (score.houses == 0)
        return m_text.tr("All houses are still awake.");
    const std::string slept = m_text.trn("{1} house sleeps", "{1} houses sleep", score.houses);
    const std::string optimal = m_text.tr("{1} with the fewest presses", score.atOptimum);
    const std::string skipped = score.skipped > 0 ? m_text.tr("{1} skipped", score.skipped) : std::string();
    return slept + ", " + optimal + (skipped.empty() ? "." : ", " + skipped + ".");
}

void ShiftOverScene::drawFigures(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float roll = m_roll.value();
    const auto rolled = [&](int number) {
        return text::number(m_text, std::lround(static_cast<float>(number) * roll));
    };
    const puzzle::ShiftScore& score = m_to.score;
    const std::array figures{std::pair{m_text.tr("Points"), rolled(score.points)},
                             std::pair{m_text.tr("Houses"), rolled(score.houses)},
                             std::pair{m_text.tr("Optimal"), rolled(score.atOptimum)},
                             std::pair{m_text.tr("Longest chain"), rolled(score.bestChain)}};
    const float top = m_ground < 720 ? 180 : 203;
    const float pitch = std::min(152.5F, m_column.w / static_cast<float>(figures.size()));
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const float x = m_column.x + static_cast<float>(i) * pitch;
        if (i > 0)
            canvas.fill({x - 22, top - 8, 1, 65}, colours.lineSoft);
        canvas.textFitted(figures[i].first, {x, top}, pitch - 26, ui::style::label, colours.text2);
        canvas.text(figures[i].second, {x, top + 31}, ui::style::number,
                    i == 0 ? look(canvas.theme()).starOn : colours.text);
    }
}

void ShiftOverScene::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    drawWinHouse(canvas, m_house, wallTint(canvas.theme(), shiftHouseFront(m_to.lastHouse)));
    m_board.draw(canvas);
    const bool compact = m_ground < 720;
    const ui::Vec headline{m_column.x, compact ? 76.0F : 91.0F};
    const std::string words = m_text.tr("Shift over.");
    drawShiningText(canvas, words, headline, ui::style::hero, colours.text, colours.glow, 0.25F);
    canvas.textFitted(sentence(), {m_column.x, headline.y + 59}, m_column.w, {ui::Face::Regular, 18}, colours.text2);
    drawFigures(canvas);
    m_panel.draw(canvas);
    m_form.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
}

bool ShiftOverScene::animating() const {
    return m_roll.moving() || FormScene::animating();
}

Scenery ShiftOverScene::scenery() const {
    Scenery scenery;
    scenery.pavement = pavement;
    scenery.night = 1;
    scenery.quiet = {{m_column.x, 40, m_column.w, 230}};
    return scenery;
}

} // namespace game
