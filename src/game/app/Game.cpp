#include "game/app/Game.hpp"

#include "data/files/File.hpp"
#include "data/files/Leftovers.hpp"
#include "data/files/Log.hpp"
#include "data/files/PlayerName.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/Puzzles.hpp"
#include "game/app/ChangedArea.hpp"
#include "game/app/Closing.hpp"
#include "game/app/Opening.hpp"
#include "game/app/ResourceCleanup.hpp"
#include "game/app/SceneFactory.hpp"
#include "game/app/Stage.hpp"
#include "game/look/Theme.hpp"
#include "game/services/Actions.hpp"
#include "game/services/KeyMap.hpp"
#include "game/words/Wording.hpp"
#include "text/Problems.hpp"
#include "ui/Resources.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <thread>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr ui::Seconds ambientFor = 10; ///< Since the last input.
constexpr ui::Seconds longestStep = 2; ///< Of animations, when the program stood still.

text::Text loadText(const std::filesystem::path& shipped, const std::string& wanted,
                    const data::Environment& environment) {
    const auto language = text::languageFromCode(wanted);
    return text::Text::load(shipped / "locale", language ? *language : text::systemLanguage(environment));
}

data::SettingsReading settingsAtStart(const GameSetup& setup) {
    return setup.paths ? data::loadSettings(setup.paths->settings(), {text::languageCodes, themeNames()})
                       : data::SettingsReading();
}

/// The player's folders and the home folder, if any.
data::Paths playersPaths(const GameSetup& setup) {
    data::Paths paths = setup.paths.value_or(data::Paths{});
    paths.home = data::homeFolder(setup.environment);
    return paths;
}

/// Where changed settings are written; empty if there is no place for them, or an existing file that must be preserved.
std::filesystem::path settingsFile(const GameSetup& setup, const data::SettingsReading& reading) {
    return setup.paths && !reading.kept ? setup.paths->settings() : std::filesystem::path();
}

/// Why the folder of --data-dir can neither be used nor created; one that cannot be written is reported in the game,
/// which shows what is there.
std::optional<data::FileProblem> dataFolderProblem(const GameSetup& setup) {
    if (!setup.options.dataDir || !setup.paths)
        return std::nullopt;
    if (auto problem = data::folderProblem(setup.paths->data)) // Before any of the folders above it is created.
        return problem;
    const auto created = data::createFolder(setup.paths->data);
    return created ? std::nullopt : std::optional(created.error());
}

} // namespace

/// Everything that lives as long as the game, in order of construction.
struct Game::Parts {
    Parts(GameSetup given, ui::Resources opened, const LocalClock& time)
        : setup(std::move(given))
        , clock(time)
        , resources(std::move(opened))
        , settings(settingsAtStart(setup))
        , preferences(settings.settings, settingsFile(setup, settings))
        , library(data::Library::load(setup.shipped / "levels",
                                      setup.paths ? setup.paths->levels() : std::filesystem::path()))
        , paths(playersPaths(setup))
        , log(paths, "lichter-aus")
        , records(paths,
                  setup.paths
                      ? data::Database::open(paths.database(), data::puzzles(), data::Inspection::InBackground, log)
                      : data::Database::inMemory(data::puzzles()),
                  library, preferences, clock)
        , ownLevels(setup.paths ? paths.levels() : std::filesystem::path())
        , unfinished(setup.paths ? paths.unfinished() : std::filesystem::path())
        , sounds(setup.silent || setup.options.mute)
        , input(KeyMap::read(preferences.get().bindings).bindings())
        , services{{text, preferences, navigator, sounds, input, clipboard},
                   records,
                   library,
                   paths,
                   atlases,
                   clock,
                   entropy,
                   ownLevels,
                   unfinished}
        , scenes([this](const Destination& to) { return build(to); })
        , stage(scenes) {}

    std::unique_ptr<Scene> build(const Destination& to) {
        try {
            return buildScene(to, services);
        } catch (const std::exception& error) {
            log.error(std::string("a screen could not be built: ") + error.what());
            throw;
        }
    }

    /// Lets the music follow what is on the screen.
    void listen() {
        if (!sounds.musicPlays() || scenes.empty())
            return;
        Night night = nightAt(clock);
        if (const Score* score = scenes.score())
            night.score = *score;
        const Scenery scenery = scenes.scenery();
        night.rains = scenery.sky && scenery.sky->weather == Weather::Rain;
        night.muffled = scenes.covered();
        sounds.listen(night);
    }

    GameSetup setup;
    const LocalClock& clock;
    ui::Resources resources;
    const data::SettingsReading settings; ///< As read at the start.
    Preferences preferences;
    text::Text text;
    data::Library library;
    data::Paths paths;
    data::Log log;
    Records records;
    data::OwnLevels ownLevels;
    data::UnfinishedLevels unfinished;
    Sounds sounds;
    ui::InputMapper input;
    ui::SystemClipboard clipboard;
    Entropy entropy = systemEntropy;
    LampAtlases atlases;
    ResourceCleanup cleanup{atlases, resources};
    Navigator navigator;
    Services services;
    SceneStack scenes;
    Stage stage;
    Closing closing{records};
    ui::Viewport viewport;
    ui::Measure measure;
    std::string language;                   ///< The language setting that `text` was loaded for.
    std::optional<data::WindowSize> window; ///< As resized by the player; saved on exit.
    bool focused = true;                    ///< The window has the focus.
    ui::Seconds sinceInput = 0;
    bool dirty = true;
    ChangedArea changed; ///< Since the last draw, unless `dirty`: then anything may have.
    int revision = 0;    ///< Records::revision() as the scenes know it.
    bool stale = false;  ///< Settings changed: everything has to be laid out again.
};

Game::Game(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts)) {}
Game::~Game() = default;

tl::expected<std::unique_ptr<Game>, std::string> Game::start(GameSetup setup, const LocalClock& clock) {
    auto resources = ui::Resources::open(setup.shipped / "fonts");
    if (!resources) {
        data::Log(playersPaths(setup), "lichter-aus")
            .error("the font " + resources.error().file.string() + " is missing or damaged");
        const text::Text words = loadText(setup.shipped, setup.options.language, setup.environment);
        return tl::unexpected(
            words.tr("The font {1} is missing or damaged. Install the game again.", resources.error().file.string()));
    }
    if (const auto problem = dataFolderProblem(setup)) {
        const text::Text words = loadText(setup.shipped, setup.options.language, setup.environment);
        return tl::unexpected("--data-dir: " + text::describeFolder(words, *problem));
    }
    if (setup.paths)
        data::removeLeftovers(*setup.paths);
    auto parts = std::make_unique<Parts>(std::move(setup), std::move(*resources), clock);
    const Options options = parts->setup.options;
    std::unique_ptr<Game> game(new Game(std::move(parts)));
    game->m_parts->preferences.override([&](data::Settings& settings) {
        if (!options.language.empty())
            settings.language = options.language;
        if (!options.theme.empty())
            settings.theme = options.theme;
        if (options.mute)
            settings.mute = true;
        if (options.fullscreen)
            settings.fullscreen = true;
        if (options.player)
            settings.player = data::playerName(*options.player).value_or(std::string());
    });
    game->applyPreferences();
    game->m_parts->records.storeToday();
    if (auto wrong = optionError(options, game->m_parts->services))
        return tl::unexpected(std::move(*wrong));
    game->m_parts->preferences.onChange = [parts = game->m_parts.get()] {
        parts->stale = true;
        if (const auto& problem = parts->preferences.problem())
            parts->log.warn(text::describe(text::Text(), *problem));
    };
    game->resize(game->windowSize());
    game->openFirst(options);
    return game;
}

void Game::openFirst(const Options& options) {
    Parts& parts = *m_parts;
    for (Destination& to : openingScreens(options, parts.services))
        parts.navigator.push(std::move(to));
    std::vector<std::string> problems;
    const auto report = [&](const data::Problem& problem) {
        problems.push_back(text::describeWithPlace(parts.text, problem));
        parts.log.warn(text::describeForLog(problem));
    };
    if (!parts.setup.paths)
        problems.push_back(parts.text.tr("There is no home folder to keep scores in. Nothing will be saved."));
    if (parts.text.problem()) {
        problems.push_back(text::describe(parts.text, *parts.text.problem()));
        parts.log.warn(text::describe(text::Text(), *parts.text.problem()));
    }
    if (parts.setup.paths)
        if (auto told = parts.records.openProblem(parts.text))
            problems.push_back(std::move(*told));
    std::for_each(parts.settings.problems.begin(), parts.settings.problems.end(), report);
    std::for_each(parts.library.campaignProblems().begin(), parts.library.campaignProblems().end(), report);
    // The list of the player's own levels marks a damaged file for as long as it exists; here it is reported only once.
    const auto memory = parts.setup.paths ? parts.setup.paths->reportedProblems() : std::filesystem::path();
    for (const data::Problem& problem : data::newProblems(parts.library.ownProblems(), memory))
        report(problem);
    if (!problems.empty())
        parts.navigator.push(ToError{parts.text.tr("Something went wrong"), firstOf(parts.text, problems)});
    parts.scenes.apply(parts.navigator.take());
    if (options.screen == Screen::Pause) {
        parts.scenes.handle(ui::ActionPressed{action::pause});
        parts.scenes.apply(parts.navigator.take());
    }
    parts.scenes.finishWalk();
}

void Game::applyPreferences() {
    Parts& parts = *m_parts;
    const data::Settings& settings = parts.preferences.get();
    if (parts.language != settings.language || parts.language.empty()) {
        parts.language = settings.language;
        parts.text = loadText(parts.setup.shipped, settings.language, parts.setup.environment);
    }
    parts.sounds.setVolume(settings.effectsVolume);
    parts.sounds.setMusicVolume(settings.musicVolume);
    parts.sounds.setMuted(settings.mute);
    parts.input.setBindings(KeyMap::read(settings.bindings).bindings());
    parts.stage.setMotion({settings.reducedMotion, static_cast<float>(settings.animationSpeed) / 100});
}

void Game::relayout() {
    Parts& parts = *m_parts;
    parts.stale = false;
    applyPreferences();
    resize(parts.viewport.pixels());
}

void Game::resize(sf::Vector2u pixels) {
    Parts& parts = *m_parts;
    const ui::Viewport viewport(pixels, static_cast<float>(parts.preferences.get().uiScale) / 100);
    if (viewport.scale() != parts.viewport.scale())
        parts.resources.clear();
    parts.viewport = viewport;
    parts.dirty = true;
    parts.cleanup.changed();
    // A window that is too small shows no scene, but scenes can still be opened: lay them out for the smallest window.
    const sf::Vector2u least = ui::Viewport::smallestWindow;
    const ui::Viewport layoutViewport({std::max(pixels.x, least.x), std::max(pixels.y, least.y)},
                                      static_cast<float>(parts.preferences.get().uiScale) / 100);
    parts.measure = ui::measureWith(parts.resources, layoutViewport);
    parts.scenes.layout(layoutViewport, parts.measure);
}

void Game::handle(const sf::Event& event) {
    Parts& parts = *m_parts;
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
    if (parts.scenes.empty())
        return;
    // SFML reports gamepads even while another window has the focus, when the clock is stopped.
    if (!parts.focused && (event.type == sf::Event::JoystickButtonPressed || event.type == sf::Event::JoystickMoved))
        return;
    parts.input.setWantsText(parts.scenes.wantsText());
    for (const ui::Event& meant : parts.input.map(event, parts.viewport)) {
        parts.sinceInput = 0;
        parts.dirty = true;
        if (!parts.viewport.tooSmall() && parts.scenes.handle(meant))
            continue; // Scenes get no input while they cannot be seen.
        if (const auto* action = std::get_if<ui::ActionPressed>(&meant); action != nullptr && !action->repeat)
            act(action->action);
    }
    parts.dirty = true;
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

void Game::advance(ui::Seconds step) {
    Parts& parts = *m_parts;
    parts.scenes.passTime(step);
    const ui::Seconds passed = std::min(step, longestStep);
    parts.sinceInput += passed;
    parts.records.update();
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
    parts.records.storeToday();
    showStored();
    showDataProblems();
    if (parts.stale) {
        relayout();
        parts.dirty = true;
    }
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
    if (std::exchange(parts.revision, parts.records.revision()) != parts.records.revision()) {
        parts.scenes.recordsChanged();
        parts.dirty = true;
    }
    if (parts.scenes.top().overlay()) // The scene below tells it when it is uncovered, or this then.
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
    parts.navigator.push(ToError{parts.text.tr("Something went wrong"), std::move(*reopenProblem)});
    parts.scenes.apply(parts.navigator.take());
    parts.dirty = true;
}

void Game::draw(sf::RenderTarget& target) const {
    Parts& parts = *m_parts;
    parts.dirty = false;
    parts.changed.clear();
    ui::Canvas canvas(target, parts.viewport, parts.preferences.theme().controls, parts.resources);
    if (parts.viewport.tooSmall()) {
        canvas.fill({0, 0, parts.viewport.size().x, parts.viewport.size().y}, look(canvas.theme()).skyTop);
        const ui::Vec size = parts.viewport.size();
        ui::TextStyle readable = ui::style::body;
        readable.size /= std::min(1.0F, parts.viewport.scale());
        canvas.paragraph(parts.text.tr("Please make the window larger."), {12, size.y / 2, size.x - 24, 200}, readable,
                         canvas.colours().text, ui::Align::Centre);
        return;
    }
    parts.stage.draw(canvas);
    if (parts.scenes.empty()) {
        const ui::Vec size = parts.viewport.size();
        canvas.text(parts.text.tr("Saving …"), {size.x / 2, size.y / 2}, ui::style::panelTitle, canvas.colours().text,
                    ui::Align::Centre);
        return;
    }
    if (parts.scenes.walk().over())
        parts.cleanup.settledFrameDrawn();
}

bool Game::animating() const {
    return m_parts->stage.animating() || m_parts->input.repeating() || m_parts->stale || m_parts->navigator.waiting() ||
           (closing() && !over());
}

bool Game::onlyAmbient() const {
    return !m_parts->scenes.animating() && !m_parts->input.repeating() && !m_parts->stale && !m_parts->stage.moving();
}

bool Game::dirty() const noexcept {
    return m_parts->dirty;
}

std::optional<sf::IntRect> Game::changedArea() const {
    return m_parts->dirty ? std::nullopt : m_parts->changed.pixels(m_parts->viewport);
}

ui::Seconds Game::nextChange() const {
    constexpr ui::Seconds soon = 0.05F;
    const ui::Seconds next = m_parts->scenes.nextChange();
    if (!m_parts->records.storing())
        return next;
    return next < 0 ? soon : std::min(next, soon);
}

void Game::settle() {
    constexpr ui::Seconds frame = 1.0F / 60;
    constexpr int longest = 60 * 12;
    constexpr std::chrono::seconds patience{5}; // For the solver, which does not run in frames.
    const auto begun = std::chrono::steady_clock::now();
    m_parts->sinceInput = ambientFor;
    const auto storing = [this] { return m_parts->records.storing() && !m_parts->records.heldUp(); };
    for (int i = 0; i <= 60 || animating() || m_parts->scenes.passing() || storing(); ++i) {
        if (i > longest && std::chrono::steady_clock::now() - begun > patience)
            break;
        update(frame);
        if (i > longest)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

bool Game::closing() const {
    return m_parts->scenes.empty();
}

bool Game::over() const {
    return closing() && m_parts->closing.over();
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
    const data::WindowSize size = m_parts->window.value_or(m_parts->preferences.get().window);
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

const Scene& Game::top() const {
    return m_parts->scenes.top();
}

} // namespace game
