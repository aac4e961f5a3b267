#include "game/scenes/WinScene.hpp"

#include "game/Actions.hpp"
#include "game/BoardPlace.hpp"
#include "game/DailyBoard.hpp"
#include "game/DrawBoard.hpp"
#include "game/KeyCaps.hpp"
#include "game/Wording.hpp"
#include "game/scenes/NameField.hpp"
#include "game/scenes/ScreenHeader.hpp"
#include "game/scenes/WinWords.hpp"
#include "game/scenes/daily/DailyWords.hpp"
#include "text/Format.hpp"
#include "ui/Clipboard.hpp"

#include <cmath>
#include <variant>

namespace game {

namespace {

constexpr float pavement = 62;
constexpr float slide = 48; ///< From where the right half comes.

ui::ButtonFace bigFace(std::string label, ui::Icon icon) {
    ui::ButtonFace face;
    face.label = std::move(label);
    face.leading = icon;
    face.big = true;
    return face;
}

} // namespace

WinScene::WinScene(ToWin to, const text::Text& text, Preferences& preferences, Records& records,
                   const data::Library& library, Navigator& navigator, LampAtlases& atlases, ui::SoundPlayer& sounds,
                   const ui::InputMapper& input, ui::Clipboard& clipboard, const Entropy& entropy)
    : m_to(std::move(to))
    , m_text(text)
    , m_preferences(preferences)
    , m_records(records)
    , m_library(library)
    , m_navigator(navigator)
    , m_sounds(sounds)
    , m_input(input)
    , m_clipboard(clipboard)
    , m_entropy(entropy)
    , m_stars(starsOf(m_to))
    , m_stage(m_to.session, houseOf(m_to.challenge), m_stars, m_to.board, atlases, preferences, sounds)
    , m_panel(text, records, clipboard, m_to.recorded, m_to.session.assists().solutionShown)
    , m_nextButton({}, [this] { playNext(); })
    , m_again({}, [this] { playAgain(); })
    , m_levels({}, [this] { leave(); })
    , m_copy(iconFace(ui::Icon::Copy), [this] { copyResult(); }) {
    findNext();
    m_panel.addTo(m_form);
    m_form.add(m_nextButton);
    m_form.add(m_again);
    m_form.add(m_levels);
    m_form.add(m_copy);
    m_form.onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    m_panel.onSaved = [this] {
        m_sounds.play(ui::Sound::Select);
        m_form.focus(&m_nextButton);
        m_toasts.show({ui::Toast::Kind::Ok,
                       m_records.named() ? m_text.tr("Saved.") : m_text.tr("Saved without a name."),
                       {},
                       {}});
    };
    m_panel.field().onCancel = [this] { m_form.focus(&m_nextButton); };
    m_form.focus(&m_nextButton);
    if (m_panel.records() && !m_records.named()) {
        m_form.focus(&m_panel.field());
        if (input.lastDevice() == ui::Device::Gamepad)
            m_panel.field().spell();
    }
    m_form.setFocusVisible(input.lastDevice() != ui::Device::Mouse);
    announce();
}

void WinScene::findNext() {
    if (m_to.challenge.day) {
        m_nextDay = nextOpenDay(m_records.daily(), *m_to.challenge.day, m_records.today());
        return;
    }
    if (const auto here = m_library.find(m_to.challenge.key))
        m_next = data::nextLevel(m_library, m_records.progress(), here, m_preferences.get().unlockAll);
}

std::string WinScene::nextWords() const {
    if (m_to.challenge.random)
        return m_text.tr("New board");
    if (m_nextDay)
        return *m_nextDay == m_records.today() ? m_text.tr("Today")
                                               : text::shortDate(m_text, *m_nextDay, m_records.today().year());
    if (m_to.challenge.day)
        return m_text.tr("Calendar");
    return m_next ? m_text.tr("Next level") : m_to.challenge.place ? m_text.tr("Levels") : m_text.tr("Main menu");
}

void WinScene::announce() {
    if (!m_panel.records())
        return;
    if (m_to.challenge.day && !m_to.recorded.late)
        m_toasts.show({ui::Toast::Kind::Ok,
                       streakWords(m_text, m_records.daily().streak(m_records.today())),
                       ui::Icon::Calendar,
                       {}});
    if (m_to.bestBefore && m_to.session.moves() < *m_to.bestBefore) {
        m_sounds.play(ui::Sound::Record);
        m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Your best so far."), ui::Icon::Cup, {}});
    }
    const int stars = m_records.progress().stars(m_library);
    const auto campaign = m_library.campaign();
    for (std::size_t i = 0; i < campaign.size(); ++i) {
        const int needed = data::starsToOpen(m_library, i);
        if (needed > m_to.starsBefore && needed <= stars) {
            m_sounds.play(ui::Sound::Unlock);
            m_toasts.show({ui::Toast::Kind::Ok,
                           m_text.tr("{1} is open now.", campaign[i].pack.name.in(text::code(m_text.language()))),
                           ui::Icon::House,
                           {}});
        }
    }
}

void WinScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    const ui::Rect content = viewport.content();
    const bool compact = viewport.compact();
    m_ground = content.h - pavement;
    const float left = content.x + (compact ? 392.0F : 632.0F);
    m_column = {left, 0, content.right() - left - (compact ? 24.0F : 60.0F), m_ground};
    m_stage.layout(viewport, m_ground);
    m_form.setMotion(m_preferences.motion());
    const float panelTop = compact ? 278 : 302;
    m_panel.layout({m_column.x, panelTop, m_column.w, WinPanel::height}, KeyCaps(m_text, m_input), measure);
    m_copy.place({m_column.right() - 48, (compact ? 76.0F : 91.0F) - 24, 48, 48});
    m_copy.setLabel(m_text.tr("Copy result"));
    m_copy.setTip(m_text.tr("Copy result"));

    ui::ButtonFace next;
    next.kind = ui::ButtonFace::Kind::Primary;
    next.big = true;
    next.label = nextWords();
    next.trailing = ui::Icon::Forward;
    m_nextButton.setFace(std::move(next));
    m_again.setFace(bigFace(m_text.tr("Again"), ui::Icon::Restart));
    m_levels.setFace(m_to.challenge.day ? bigFace(m_text.tr("Calendar"), ui::Icon::Calendar)
                                        : bigFace(m_text.tr("Levels"), ui::Icon::Grid));
    m_levels.setVisible(m_next.has_value() || m_nextDay.has_value());
    const float y = m_ground - 84;
    float right = m_column.right();
    if (m_levels.visible()) {
        const float width = m_levels.preferredWidth(measure);
        m_levels.place({right - width, y, width, ui::PushButton::bigHeight});
        right -= width + 14;
    }
    const float width = m_again.preferredWidth(measure);
    m_again.place({right - width, y, width, ui::PushButton::bigHeight});
    right -= width + 14;
    m_nextButton.place({m_column.x, y, right - m_column.x, ui::PushButton::bigHeight});

    showKeys();
    m_legend.place({m_column.x, m_ground, m_column.w, pavement});
    m_toasts.place({content.x + viewport.margin(), 100, 300, m_ground - 120});
}

std::vector<ui::LegendEntry> WinScene::legendNow() const {
    const KeyCaps caps(m_text, m_input);
    if (m_panel.field().focused()) // Where letters are letters.
        return nameFieldLegend(m_text, caps, m_panel.field(), m_text.tr("Leave the field"));
    return {caps.entry({ui::Action::Confirm}, m_copy.focused() ? m_text.tr("Copy result") : m_text.tr("Choose")),
            caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Move focus")),
            {{"C"}, {}, m_text.tr("Copy result")},
            caps.entry({ui::Action::Back}, m_to.challenge.place    ? m_text.tr("Levels")
                                           : m_to.challenge.day    ? m_text.tr("Calendar")
                                           : m_to.challenge.random ? m_text.tr("Back")
                                                                   : m_text.tr("Main menu"))};
}

void WinScene::showKeys() {
    const KeyCaps caps(m_text, m_input);
    const bool pad = m_input.lastDevice() == ui::Device::Gamepad;
    m_legend.setDevice(m_input.lastDevice());
    m_legend.setEntries(legendNow());
    m_panel.showKeys(caps, pad);
    std::string next;
    if (pad && m_nextButton.focused())
        next = caps.of(ui::Action::Confirm);
    else if (!pad && !m_form.wantsText())
        next = caps.of(action::next);
    m_nextButton.setKey(std::move(next));
}

bool WinScene::handle(const ui::Event& event) {
    if (m_left || m_form.handle(event))
        return true;
    if (const auto* key = std::get_if<ui::KeyPressed>(&event);
        key != nullptr && key->key == sf::Keyboard::C && !key->alt && !key->repeat && !m_form.wantsText()) {
        // Whoever bound the bare letter to something means that.
        const ui::Action own = m_input.bindings().actionOf({key->key, key->control, key->shift, false});
        if (own == ui::Action::None || own == ui::Action::Copy) {
            copyResult();
            return true;
        }
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back && m_panel.field().focused())
        m_form.focus(&m_nextButton);
    else if (action->action == ui::Action::Back)
        leave();
    else if (action->action == action::next)
        playNext();
    else if (action->action == action::restart)
        playAgain();
    else
        return false;
    return true;
}

void WinScene::playNext() {
    if (m_to.challenge.random) {
        drawBoard(nextRound(*m_to.challenge.random, m_entropy), m_navigator, m_text, [this](Challenge challenge) {
            m_left = true;
            m_sounds.play(ui::Sound::Select);
            m_navigator.replace(ToPlay{std::move(challenge), true});
        });
        return;
    }
    if (!m_next && !m_nextDay) {
        leave();
        return;
    }
    m_left = true;
    m_sounds.play(ui::Sound::Select);
    m_navigator.replace(ToPlay{m_nextDay ? dailyChallenge(*m_nextDay) : challengeOf(*m_next), true});
}

void WinScene::playAgain() {
    m_left = true;
    m_sounds.play(ui::Sound::Select);
    m_navigator.replace(ToPlay{playedAgain(m_to.challenge), false});
}

void WinScene::leave() {
    m_left = true;
    // Whoever goes on looks for the next window; who has not put this one to bed stays at it.
    const bool solved = m_records.progress().at(m_to.challenge.key) != nullptr;
    m_navigator.pop(boardPlace(solved && m_next ? challengeOf(*m_next) : m_to.challenge, m_library));
}

void WinScene::copyResult() {
    m_clipboard.setText(resultText(m_text, m_to));
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Result copied."), ui::Icon::Copy, {}});
}

std::vector<WinScene::Figure> WinScene::figures() const {
    const float roll = m_stage.roll();
    const auto rolled = [roll](int number) {
        return std::to_string(static_cast<int>(std::lround(static_cast<float>(number) * roll)));
    };
    const auto time =
        lights::Milliseconds(static_cast<long>(static_cast<float>(m_to.session.elapsed().count()) * roll));
    return {{m_text.tr("Moves"), rolled(m_to.session.moves())},
            {m_to.exact ? m_text.tr("Optimum") : m_text.tr("Best known"), rolled(m_to.optimum)},
            {m_text.tr("Time"), text::clock(roll >= 1 ? m_to.session.elapsed() : time)},
            m_to.challenge.day ? Figure{m_text.tr("Streak"), rolled(m_records.daily().streak(m_records.today()))}
                               : Figure{m_text.tr("Stars in all"), rolled(m_records.progress().stars(m_library))}};
}

void WinScene::update(ui::Seconds step) {
    m_stage.update(step);
    showKeys();
    m_form.update(step);
    m_toasts.update(step);
    m_tooltip.follow(m_copy.hovered() ? &m_copy : nullptr);
    m_tooltip.update(step);
}

void WinScene::drawFigures(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float top = m_ground < 720 ? 180 : 203;
    const auto shown = figures();
    const float pitch = std::min(152.5F, m_column.w / static_cast<float>(shown.size()));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const float x = m_column.x + static_cast<float>(i) * pitch;
        if (i > 0)
            canvas.fill({x - 22, top - 8, 1, 65}, colours.lineSoft);
        canvas.text(shown[i].label, {x, top}, ui::style::label, colours.text2);
        canvas.text(shown[i].number, {x, top + 31},
                    i == 2 ? ui::TextStyle{ui::Face::Display, 42} : ui::style::statNumber,
                    i == 0 && m_stars == 3 ? colours.starOn : colours.text);
    }
}

void WinScene::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    m_stage.draw(canvas);
    const float arrival = m_stage.arrival();
    const ui::Canvas::Layer column(canvas, {m_preferences.get().reducedMotion ? 0 : slide * (1 - arrival), 0}, arrival);
    const bool compact = m_ground < 720;
    const ui::Vec headline{m_column.x, compact ? 76.0F : 91.0F};
    canvas.textGlow(m_text.tr("Good night."), headline, ui::style::hero, ui::faded(colours.glow, 0.25F), 24);
    canvas.text(m_text.tr("Good night."), headline, ui::style::hero, colours.text);
    const std::vector<std::string> lines = winSentences(m_text, m_to);
    float y = headline.y + (lines.size() > 1 ? 54.0F : 59.0F); // The figures stand where they are.
    for (const std::string& line : lines) {
        canvas.textFitted(line, {m_column.x, y}, m_column.w, {ui::Face::Regular, 18}, colours.text2);
        y += 23;
    }
    drawFigures(canvas);
    m_panel.draw(canvas);
    m_form.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

bool WinScene::animating() const {
    return m_stage.animating() || m_form.animating() || m_toasts.animating() || m_tooltip.animating();
}

Scenery WinScene::scenery() const {
    Scenery scenery;
    scenery.pavement = pavement;
    scenery.night = m_stage.night();
    scenery.quiet = {{m_column.x, 40, m_column.w, 230}, m_stage.starsArea()};
    return scenery;
}

std::string WinScene::title() const {
    return m_text.tr("Good night.");
}

} // namespace game
