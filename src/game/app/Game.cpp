// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Game.hpp"

#include "game/app/GameParts.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/look/Theme.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/services/Actions.hpp"
#include "game/services/KeyMap.hpp"
#include "game/settings/SettingsPanels.hpp"
#include "game/speech/SpokenWords.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <thread>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr ui::Seconds ambientFor = 10; ///< Since the last input.
constexpr ui::Seconds longestStep = 2; ///< Longest step of an animation, after the program stood still.

Verbosity verbosityOf(const std::string& detail) {
    const auto* const found = std::find(data::speechDetails.begin(), data::speechDetails.end(), detail);
    return found != data::speechDetails.end() ? static_cast<Verbosity>(found - data::speechDetails.begin())
                                              : Verbosity::Medium;
}

ui::InputPace paceOf(const data::Access& access) {
    using Repeat = ui::InputPace::Repeat;
    const Repeat repeat = access.repeat == "off" ? Repeat::Off : access.repeat == "slow" ? Repeat::Slow : Repeat::Usual;
    return {repeat, static_cast<float>(access.ignoredWithin) / 1000};
}

} // namespace

Game::Game(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts)) {}
Game::~Game() = default;

void Game::applyPreferences() {
    Parts& parts = *m_parts;
    const data::Settings& settings = parts.preferences.get();
    if (parts.language != settings.language) {
        parts.language = settings.language;
        parts.text = textsOf(parts.setup, settings.language);
    }
    if (std::exchange(parts.openDyslexic, settings.access.openDyslexic) != settings.access.openDyslexic &&
        !parts.resources.setOpenDyslexic(settings.access.openDyslexic)) {
        parts.log.error("the font OpenDyslexic is missing or damaged");
        parts.navigator.push(
            ToError{"OpenDyslexic",
                    parts.text.tr("The font {1} is missing or damaged. Install the game again.", "OpenDyslexic")});
    }
    parts.sounds.setVolume(settings.effectsVolume);
    parts.sounds.setMusicVolume(settings.musicVolume);
    parts.sounds.setMuted(settings.mute);
    parts.sounds.setMono(settings.access.mono);
    parts.speech.setLanguage(std::string(text::code(parts.text.language())));
    parts.speech.setRate(settings.access.speechRate);
    parts.speech.setOn(settings.speech);
    parts.announcer.setVerbosity(verbosityOf(settings.speechDetail));
    if (!settings.speech)
        parts.announcer.forget();
    parts.input.setBindings(KeyMap::read(settings.bindings).bindings());
    parts.input.setPace(paceOf(settings.access));
    parts.scan.set(settings.access.oneSwitch, static_cast<float>(settings.access.scanStep) / 1000);
    parts.stage.setMotion({settings.reducedMotion, static_cast<float>(settings.animationSpeed) / 100});
}

void Game::relayout() {
    Parts& parts = *m_parts;
    parts.stale = false;
    applyPreferences();
    resize(parts.viewport.window());
}

void Game::setKeyLetters(const ui::KeyLetters& letters) {
    if (letters == m_parts->input.letters())
        return;
    m_parts->input.setLetters(letters);
    m_parts->stale = true; // Key caps are as wide as what is on them.
}

void Game::resize(sf::Vector2u pixels) {
    Parts& parts = *m_parts;
    const float uiScale = static_cast<float>(parts.preferences.get().uiScale) / 100;
    ui::Viewport viewport(pixels, uiScale);
    if (viewport.tooSmall()) // Shows only a sentence, and all of it.
        viewport = ui::Viewport(pixels, 1);
    if (viewport.scale() != parts.viewport.scale())
        parts.resources.clear();
    parts.viewport = viewport;
    parts.magnifier.resize(viewport);
    parts.dirty = true;
    parts.cleanup.changed();
    // A window that is too small shows no scene, but scenes can still be opened: lay them out for the smallest window.
    const sf::Vector2u least = ui::Viewport::smallestWindow;
    const ui::Viewport layoutViewport({std::max(pixels.x, least.x), std::max(pixels.y, least.y)}, uiScale);
    parts.measure = ui::measureWith(parts.resources, layoutViewport);
    parts.scenes.layout(layoutViewport, parts.measure);
}

void Game::handle(const sf::Event& reported) {
    Parts& parts = *m_parts;
    const std::optional<sf::Event> standard = parts.pads.standard(reported);
    if (!standard)
        return;
    const sf::Event& event = *standard;
    // Carry out the requests of the previous event first: of keys in quick succession, each goes to the scene then on
    // top.
    follow();
    if (over())
        return;
    if (event.type == sf::Event::Closed) {
        if (parts.scenes.empty()) // The player does not want to wait any longer.
            parts.records.stopWaiting();
        parts.navigator.quit();
    } else if (event.type == sf::Event::LostFocus) {
        parts.focused = false;
        parts.scenes.suspend();
    } else if (event.type == sf::Event::GainedFocus) {
        parts.focused = true;
        parts.scenes.resume();
    } else if (event.type == sf::Event::Resized) {
        resize({event.size.width, event.size.height});
    }
    if (parts.scenes.empty()) {
        static_cast<void>(parts.input.map(event, parts.viewport)); // What is let go of now is not held any more.
        return;
    }
    // SFML reports gamepads even while another window has the focus, when the clock is stopped.
    if (!parts.focused && (event.type == sf::Event::JoystickButtonPressed || event.type == sf::Event::JoystickMoved))
        return;
    parts.input.setWantsText(parts.scenes.wantsText());
    if (event.type == sf::Event::MouseMoved && !parts.scan.on()) // What is scanned stays in sight.
        parts.magnifier.point({event.mouseMove.x, event.mouseMove.y}, parts.stage.motion());
    for (const ui::Event& meant : parts.input.map(parts.magnifier.inPicture(event), parts.viewport)) {
        parts.sinceInput = 0;
        parts.dirty = true;
        if (scans(meant) || looksAround(meant))
            continue;
        if (!parts.viewport.tooSmall() && parts.scenes.handle(meant))
            continue; // Scenes get no input while they cannot be seen.
        if (const auto* action = std::get_if<ui::ActionPressed>(&meant); action != nullptr && !action->repeat)
            act(action->action);
    }
    parts.dirty = true;
    announce();
    magnify();
}

bool Game::scans(const ui::Event& event) {
    Parts& parts = *m_parts;
    if (!parts.scan.on() || parts.viewport.tooSmall())
        return false;
    const bool pressed = SwitchScan::isSwitch(event);
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (pressed && !(action != nullptr && action->repeat))
        parts.scan.choose(parts.scenes.top());
    const auto* released = std::get_if<ui::PointerReleased>(&event);
    return pressed || (released != nullptr && released->button == ui::Button::Primary);
}

void Game::magnify() {
    Parts& parts = *m_parts;
    if (!parts.magnifier.on() || parts.scenes.empty() || !parts.scenes.walk().over())
        return;
    const auto reached = parts.scan.highlight(parts.scenes.top());
    parts.magnifier.look(parts.scenes.top(), reached ? std::optional(reached->area) : std::nullopt,
                         parts.input.lastDevice() == ui::Device::Mouse && !parts.scan.on(), parts.stage.motion());
}

bool Game::looksAround(const ui::Event& event) {
    Parts& parts = *m_parts;
    const auto* pressed = std::get_if<ui::ActionPressed>(&event);
    if (pressed == nullptr || !parts.magnifier.on())
        return false;
    return parts.magnifier.act(pressed->action, parts.stage.motion()); // No scene takes it for an intrusion.
}

void Game::announce() {
    Parts& parts = *m_parts;
    if (!parts.speech.on() || parts.scenes.empty() || parts.viewport.tooSmall())
        return;
    if (const auto problem = parts.speech.takeProblem()) {
        const std::string words =
            *problem == ui::SpeechService::State::NoLibrary
                ? parts.text.tr("Nothing can be heard: the library libspeechd is missing. Install the package "
                                "speech-dispatcher.")
                : parts.text.tr("Nothing can be heard: the speech service is not running. Install or start "
                                "speech-dispatcher.");
        parts.log.warn(words);
        parts.navigator.push(ToError{parts.text.tr("Speech"), words});
        return;
    }
    parts.announcer.look(parts.scenes.top());
    const auto reached = parts.scan.highlight(parts.scenes.top());
    const auto direction = reached ? reached->direction : std::nullopt;
    const auto before = std::exchange(parts.saidDirection, direction);
    if (direction && before != direction) // The first one comes after what has begun: the cable.
        parts.speech.say(directionWords(parts.text, *direction),
                         before ? ui::Speaker::Urgency::Now : ui::Speaker::Urgency::Next);
}

bool Game::act(ui::Action action) {
    Parts& parts = *m_parts;
    // Toggle the value in effect, which may come from the command line rather than from the file.
    if (action == action::fullscreen) {
        const bool fullscreen = !parts.preferences.get().fullscreen;
        parts.preferences.change([fullscreen](data::Settings& settings) { settings.fullscreen = fullscreen; });
    } else if (action == action::mute) {
        const bool mute = !parts.preferences.get().mute;
        parts.preferences.change([mute](data::Settings& settings) { settings.mute = mute; });
    } else if (action == action::sayAgain && parts.speech.on()) {
        parts.speech.repeat();
    } else if (action == action::stopVoice && parts.speech.on()) {
        parts.speech.stop();
    } else if (action == action::help && !parts.viewport.tooSmall()) {
        parts.navigator.push(ToHelp{});
    } else {
        return false;
    }
    return true;
}

void Game::update(ui::Seconds step) {
    Parts& parts = *m_parts;
    const bool calm = !parts.dirty && !animating();
    const std::optional<ui::Rect> before = parts.scenes.changingArea();
    advance(step);
    if (calm && !parts.dirty && !animating() && !parts.stage.streetChanged()) {
        parts.changed.add(before);
        parts.changed.add(parts.scenes.changingArea());
    } else {
        parts.changed.add(std::nullopt);
    }
}

void Game::askForScreenReader() {
    Parts& parts = *m_parts;
    if (!parts.setup.screenReader)
        return;
    const auto runs = parts.setup.screenReader();
    if (!runs)
        return;
    parts.setup.screenReader = {};
    if (*runs)
        parts.preferences.change([](data::Settings& settings) { settings.speech = true; });
}

void Game::advance(ui::Seconds step) {
    Parts& parts = *m_parts;
    askForScreenReader();
    parts.scenes.passTime(step);
    const ui::Seconds passed = std::min(step, longestStep);
    parts.sinceInput += passed;
    parts.records.update(step);
    parts.shared.update(step);
    for (const ui::Event& meant : parts.input.update(passed)) {
        parts.sinceInput = 0;
        if (!parts.viewport.tooSmall())
            parts.scenes.handle(meant);
    }
    parts.stage.setAmbient(parts.sinceInput < ambientFor);
    parts.stage.update(passed);
    parts.sounds.update();
    parts.listen();
    if (follow())
        parts.dirty = true;
    if (parts.scenes.empty()) {
        close(passed);
        return;
    }
    if (parts.focused && !parts.viewport.tooSmall() && parts.scenes.walk().over() &&
        parts.scan.update(passed, parts.scenes.top()))
        parts.dirty = true;
    parts.records.storeToday();
    showStored();
    showDataProblems();
    announce();
    if (parts.stale) {
        relayout();
        parts.dirty = true;
    }
    parts.magnifier.update(passed);
    magnify();
    parts.cleanup.update();
    if (parts.cleanup.waiting() && parts.scenes.walk().over())
        parts.dirty = true;
}

bool Game::follow() {
    Parts& parts = *m_parts;
    const bool changed = parts.scenes.apply(parts.navigator.take());
    if (changed)
        parts.cleanup.changed();
    if (parts.scenes.empty())
        close(0);
    return changed;
}

void Game::close(ui::Seconds passed) {
    Parts& parts = *m_parts;
    parts.dirty = true;
    if (auto left = parts.closing.update(passed, parts.text)) {
        parts.navigator.push(std::move(*left));
        parts.scenes.apply(parts.navigator.take());
    }
}

void Game::showStored() {
    Parts& parts = *m_parts;
    const int revision = parts.records.revision() + parts.shared.revision();
    const puzzle::Day today = localToday(parts.clock);
    const bool stored = std::exchange(parts.revision, revision) != revision;
    const bool isNewDay = std::exchange(parts.today, today) != today;
    if (stored || isNewDay) {
        parts.scenes.recordsChanged();
        parts.dirty = true;
    }
    if (parts.scenes.top().overlay()) // Reported by the scene below once it is uncovered, or then here.
        return;
    if (const auto problem = parts.records.takeProblem()) {
        parts.navigator.push(ToError{parts.text.tr("Something went wrong"), text::describe(parts.text, *problem)});
        follow();
        parts.dirty = true;
    }
}

void Game::showDataProblems() {
    Parts& parts = *m_parts;
    auto reopenProblem = parts.records.reopenProblem(parts.text);
    if (!reopenProblem || over())
        return;
    tellOfData(std::move(*reopenProblem));
    parts.scenes.apply(parts.navigator.take());
    parts.dirty = true;
}

void Game::tellOfData(std::string problem) {
    Parts& parts = *m_parts;
    const std::string title = parts.text.tr("Something went wrong");
    const auto backup = parts.records.fullerBackup();
    if (!backup)
        parts.navigator.push(ToError{title, std::move(problem)});
    else
        parts.navigator.push(ToQuestion{title,
                                        std::move(problem),
                                        {{parts.text.tr("Close"), {}},
                                         {parts.text.tr("Restore"), [this, each = *backup] { restoreBackup(each); }}}});
}

void Game::restoreBackup(const data::Backup& backup) {
    Parts& parts = *m_parts;
    const auto problem = parts.records.restoreBackup(backup.file);
    const auto done = [&] {
        return parts.text.tr("Restored: {1}. What was there before is among the backups in the settings.",
                             text::list(parts.text, backupFacts(parts.text, backup.has)));
    };
    parts.navigator.reset(ToMainMenu{problem ? std::string() : done()});
    if (problem)
        parts.navigator.push(
            ToError{parts.text.tr("The backup was not restored"), text::describe(parts.text, *problem)});
}

void Game::draw(sf::RenderTarget& target) const {
    if (m_parts->magnifier.on() && !m_parts->viewport.tooSmall())
        m_parts->magnifier.draw(target, [this](sf::RenderTarget& picture) { drawPicture(picture); });
    else
        drawPicture(target);
}

void Game::drawPicture(sf::RenderTarget& target) const {
    Parts& parts = *m_parts;
    parts.dirty = false;
    parts.changed.clear();
    ui::Canvas canvas(target, parts.viewport, parts.preferences.theme().controls, parts.resources);
    canvas.setVisible(visible());
    if (parts.viewport.tooSmall()) {
        canvas.fill({0, 0, parts.viewport.size().x, parts.viewport.size().y}, look(canvas.theme()).skyTop);
        const ui::Vec size = parts.viewport.size();
        ui::TextStyle readable = ui::style::body;
        readable.size /= std::min(1.0F, parts.viewport.scale());
        const std::string key = KeyCaps(parts.text, parts.input).of(action::fullscreen, ui::Device::Keyboard);
        const std::string words =
            wantsFullscreen() || key.empty()
                ? parts.text.tr("Please make the window larger.")
                // TRANSLATORS: {1} is a key.
                : parts.text.tr("Please make the window larger, or press {1} for full screen.", key);
        const float width = size.x - 24;
        const float height = canvas.paragraphHeight(words, width, readable);
        canvas.paragraph(words, {12, (size.y - height) / 2, width, height}, readable, canvas.colours().text,
                         ui::Align::Centre);
        return;
    }
    parts.stage.draw(canvas);
    if (parts.scenes.empty()) {
        const ui::Vec size = parts.viewport.size();
        canvas.text(parts.text.tr("Saving…"), {size.x / 2, size.y / 2}, ui::style::panelTitle, canvas.colours().text,
                    ui::Align::Centre);
        return;
    }
    if (!parts.scenes.walk().over())
        return;
    if (const auto reached = parts.scan.highlight(parts.scenes.top()))
        drawHighlight(canvas, *reached);
    parts.cleanup.settledFrameDrawn();
}

bool Game::animating() const {
    return m_parts->stage.animating() || m_parts->magnifier.animating() || m_parts->input.repeating() ||
           m_parts->stale || m_parts->navigator.waiting() || (closing() && !over());
}

bool Game::onlyAmbient() const {
    return !m_parts->scenes.animating() && !m_parts->magnifier.animating() && !m_parts->input.repeating() &&
           !m_parts->stale && !m_parts->stage.moving();
}

bool Game::dirty() const noexcept {
    return m_parts->dirty;
}

std::optional<sf::IntRect> Game::changedArea() const {
    return m_parts->dirty || m_parts->magnifier.on() ? std::nullopt : m_parts->changed.pixels(m_parts->viewport);
}

bool Game::storing() const {
    return m_parts->records.storing();
}

ui::Seconds Game::nextChange() const {
    constexpr ui::Seconds soon = 0.05F;
    const ui::Seconds next = ui::sooner(
        ui::sooner(ui::sooner(m_parts->scenes.nextChange(), m_parts->shared.nextChange()),
                   ui::sooner(m_parts->focused ? m_parts->scan.nextChange() : -1, m_parts->records.untilTrying())),
        untilMidnight(m_parts->clock));
    if (!storing() && !m_parts->setup.screenReader)
        return next;
    return next < 0 ? soon : std::min(next, soon);
}

void Game::serveClipboard() {
    m_parts->clipboard.serve();
}

void Game::settle() {
    constexpr ui::Seconds frame = 1.0F / 60;
    constexpr int longest = 60 * 12;
    constexpr std::chrono::seconds patience{5}; // For the solver, which does not run in frames.
    const auto begun = std::chrono::steady_clock::now();
    m_parts->sinceInput = ambientFor;
    const auto willBeStored = [this] { return storing() && !m_parts->records.heldUp(); };
    for (int i = 0; i <= 60 || animating() || m_parts->scenes.passing() || willBeStored(); ++i) {
        if (i > longest && std::chrono::steady_clock::now() - begun > patience)
            break;
        update(frame);
        if (i > longest)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

void Game::endSoon() {
    if (m_parts->closing.hurried())
        return;
    m_parts->closing.hurry();
    m_parts->navigator.quit();
    follow();
}

bool Game::endUnseen() {
    Parts& parts = *m_parts;
    constexpr std::chrono::milliseconds step{5};
    parts.log.warn("the X server is gone");
    leave();
    parts.closing.hurry(); // Scenes stay: what they draw with could be given back to the display only.
    for (auto last = std::chrono::steady_clock::now(); !parts.closing.over(); std::this_thread::sleep_for(step)) {
        const auto now = std::chrono::steady_clock::now();
        const ui::Seconds passed = std::chrono::duration<ui::Seconds>(now - std::exchange(last, now)).count();
        parts.shared.update(passed);
        static_cast<void>(parts.closing.update(passed, parts.text));
    }
    return !lost();
}

bool Game::closing() const {
    return m_parts->scenes.empty();
}

bool Game::over() const {
    return closing() && m_parts->closing.over();
}

bool Game::lost() const {
    return m_parts->closing.hurried() && !m_parts->records.unstored().empty();
}

void Game::leave() {
    m_parts->scenes.suspend();
    const auto size = m_parts->window;
    if (size && *size != m_parts->preferences.get().window)
        m_parts->preferences.change([size](data::Settings& settings) { settings.window = *size; });
}

std::string Game::title() const {
    const std::string screen = m_parts->scenes.title();
    return screen.empty() ? std::string("Lichter Aus") : "Lichter Aus – " + screen;
}

bool Game::listening() const {
    return m_parts->scenes.listening();
}

bool Game::wantsFullscreen() const {
    return m_parts->preferences.get().fullscreen;
}

sf::Vector2u Game::windowSize(std::optional<sf::Vector2u> desktop) const {
    if (m_parts->setup.options.size)
        return *m_parts->setup.options.size;
    data::WindowSize size = m_parts->window.value_or(m_parts->preferences.get().window);
    if (size == data::WindowSize{}) { // Also if the settings hold no size, as nobody has resized the window.
        const float scale = m_parts->setup.systemScale;
        size = {static_cast<int>(static_cast<float>(size.width) * scale),
                static_cast<int>(static_cast<float>(size.height) * scale)};
    }
    const auto fit = [](int wanted, unsigned least, unsigned most) {
        return std::max(std::min(static_cast<unsigned>(wanted), most), least);
    };
    constexpr unsigned anything = std::numeric_limits<unsigned>::max();
    const sf::Vector2u most = desktop.value_or(sf::Vector2u{anything, anything});
    const sf::Vector2u least = ui::Viewport::smallestWindow;
    return {fit(size.width, least.x, most.x), fit(size.height, least.y, most.y)};
}

void Game::rememberWindowSize(sf::Vector2u pixels) {
    const sf::Vector2u least = ui::Viewport::smallestWindow;
    if (!m_parts->setup.options.size && pixels.x >= least.x && pixels.y >= least.y)
        m_parts->window = data::WindowSize{static_cast<int>(pixels.x), static_cast<int>(pixels.y)};
}

ui::Rect Game::visible() const {
    return m_parts->magnifier.visible();
}

const Scene& Game::top() const {
    return m_parts->scenes.top();
}

} // namespace game
