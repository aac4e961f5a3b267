// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/ExplorerScene.hpp"

#include "data/files/File.hpp"
#include "data/levels/LevelCoder.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/controls/BoardHouse.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/controls/SaveNew.hpp"
#include "game/learn/PatternSheet.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/Services.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr std::chrono::milliseconds quickLimit{8}; ///< Quicker results replace the old ones without "Computing…".

BoardOptions explorerOptions(const Preferences& preferences) {
    BoardOptions options = boardOptions(preferences, House::Observatory);
    options.numbers = false;
    options.largestPitch = 64;
    return options;
}

/// Writes a picture. SFML does not say why it cannot create a file, and does not notice a full disk.
tl::expected<void, data::FileProblem> writeDraft(const sf::Image& picture, const std::filesystem::path& draft) {
    return data::removeFile(draft)
        .and_then([&draft] { return data::createFile(draft, {}); })
        .and_then([&]() -> tl::expected<void, data::FileProblem> {
            if (picture.saveToFile(draft.string()) && sf::Image().loadFromFile(draft.string()))
                return {};
            return tl::unexpected(data::FileProblem{data::FileError::NoSpace, draft});
        });
}

} // namespace

ExplorerScene::ExplorerScene(const SceneContext& context, const data::Paths& paths, LampAtlases& atlases)
    : PageScene(context)
    , m_paths(paths)
    , m_board(atlases, explorerOptions(context.preferences)) {
    addControls();
    m_header.addTo(m_form);
    m_form.focus(&m_rows);
    compute();
}

template<class Result>
void ExplorerScene::retire(std::unique_ptr<Worker<Result>> worker) {
    if (!worker)
        return;
    worker->cancel();
    m_retired.emplace_back([shared = std::shared_ptr<Worker<Result>>(std::move(worker))] {
        return shared->wait(std::chrono::milliseconds(0));
    });
}

void ExplorerScene::compute() {
    retire(std::exchange(m_computing, nullptr));
    retire(std::exchange(m_searching, nullptr));
    m_searchFailed = false;
    const lights::Rules rules{m_stamp.stamp(), static_cast<lights::Surface>(m_surface.selected())};
    m_computing = std::make_unique<Worker<lights::SizeFacts>>(
        [rows = m_rows.value(), columns = m_columns.value(), rules](const std::stop_token&, const auto&) {
            return lights::sizeFacts(rows, columns, rules);
        });
    if (m_computing->wait(quickLimit))
        computed(*m_computing->result());
    refresh();
}

void ExplorerScene::computed(lights::SizeFacts facts) {
    m_facts = std::move(facts);
    m_computing.reset();
    m_first = 0;
    m_pictures.reset();
    m_houses.clear();
    refresh();
}

void ExplorerScene::search() {
    if (m_searching) {
        retire(std::exchange(m_searching, nullptr));
    } else if (m_facts && !m_facts->hardest) {
        m_searchFailed = false;
        m_searching = std::make_unique<Worker<std::optional<lights::Board>>>(
            [facts = *m_facts](const std::stop_token& stop,
                               const Worker<std::optional<lights::Board>>::Progress& progress) {
                lights::GenerateControl control;
                control.stop = stop;
                control.progress = progress;
                return lights::findHardest(facts, control);
            });
    }
    refresh();
}

void ExplorerScene::turnTo() {
    m_sounds.play(Sound::Select);
    refresh();
}

void ExplorerScene::turn(int direction) {
    if (!m_facts)
        return;
    const auto [across, down] = grid();
    const std::size_t each = across * down;
    if (direction < 0)
        m_first = m_first < each ? 0 : m_first - each;
    else if (m_first + each < m_facts->quiet.size())
        m_first += each;
    m_pictures.reset();
    m_houses.clear();
    refresh();
}

void ExplorerScene::refresh() {
    m_form.refresh();
    const auto shown = hardest();
    if (!shown)
        return;
    m_board.setOptions(explorerOptions(m_preferences));
    m_board.setBoard(shown->start(), shown->rules());
    m_board.setTarget(shown->target());
    placeBoard();
}

std::optional<lights::Puzzle> ExplorerScene::hardest() const {
    if (!m_facts || m_computing)
        return std::nullopt;
    lights::Rules rules = m_facts->rules;
    std::optional<lights::Board> board = m_facts->hardest;
    if (page() == Page::QuietHours) {
        rules.quietHours = true;
        board = m_facts->inQuietHours ? std::optional(lights::Board(m_facts->inQuietHours->lit)) : std::nullopt;
    }
    if (!board || page() == Page::Quiet)
        return std::nullopt;
    const auto puzzle = lights::Puzzle::make(*board, rules, lights::GoalKind::Off);
    return puzzle ? std::optional(*puzzle) : std::nullopt;
}

std::string ExplorerScene::fileName() const {
    const lights::Stamp stamp = m_facts->rules.stamp;
    return "lichter-aus-" + std::to_string(m_facts->rows) + "x" + std::to_string(m_facts->columns) + "-" +
           std::string(lights::name(m_facts->rules.surface)) + "-" +
           (lights::isNamed(stamp) ? lights::name(stamp)
                                   : "stamp" + std::to_string(stamp.bits())); // A drawing contains slashes.
}

void ExplorerScene::savePicture() {
    if (!m_facts || m_facts->quiet.empty())
        return;
    const std::filesystem::path& folder = exportFolder(m_paths);
    const sf::Image sheet = patternSheet(m_facts->quiet);
    // SFML overwrites existing files, so it writes to a temporary file, which then gets its name without replacing
    // anything.
    const std::filesystem::path draft = folder / (std::string(data::temporaryPrefix) + fileName() + ".png");
    const auto saved = writeDraft(sheet, draft)
                           .and_then([&] {
                               return saveNew(folder, fileName(), ".png", [&draft](const std::filesystem::path& file) {
                                   return data::moveFile(draft, file);
                               });
                           })
                           .map_error([&](const data::FileProblem& problem) { // The player does not know the draft.
                               return data::FileProblem{problem.error, folder / (fileName() + ".png")};
                           });
    if (!saved) // If removing fails: the file is hidden and will be overwritten next time.
        [[maybe_unused]]
        const auto removed = data::removeFile(draft);
    reportSave(saved ? saved->string() : std::string(), saved ? std::string() : text::describe(m_text, saved.error()));
}

void ExplorerScene::saveData() {
    if (!m_facts)
        return;
    const std::filesystem::path& folder = exportFolder(m_paths);
    const std::string content = data::formatSizeFacts(*m_facts);
    const auto saved = saveNew(folder, fileName(), ".json", [&content](const std::filesystem::path& file) {
        return data::createFile(file, content);
    });
    reportSave(saved ? saved->string() : std::string(), saved ? std::string() : text::describe(m_text, saved.error()));
}

void ExplorerScene::reportSave(const std::string& name, const std::string& problem) {
    if (problem.empty())
        // TRANSLATORS: {1} is the name of a level.
        m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Saved as {1}", name), ui::Icon::Save, {}});
    else
        m_toasts.show({ui::Toast::Kind::Danger, problem, {}, {}});
}

void ExplorerScene::play() {
    auto puzzle = hardest();
    if (!puzzle)
        return;
    m_sounds.play(Sound::Select);
    m_navigator.push(ToPlay{sharedChallenge(*std::move(puzzle)), true});
}

bool ExplorerScene::act(const ui::ActionPressed& pressed) {
    if (pressed.repeat || (pressed.action != ui::Action::PreviousTab && pressed.action != ui::Action::NextTab))
        return false;
    m_pages.step(pressed.action == ui::Action::NextTab ? 1 : -1);
    return true;
}

void ExplorerScene::update(ui::Seconds step) {
    if (m_computing && m_computing->result() != nullptr)
        computed(*m_computing->result());
    if (m_searching && m_searching->result() != nullptr) {
        m_facts->hardest = *m_searching->result();
        m_searchFailed = !m_facts->hardest;
        m_searching.reset();
        refresh();
    }
    std::erase_if(m_retired, [](const std::function<bool()>& over) { return over(); });
    PageScene::update(step);
    m_board.update(step);
}

bool ExplorerScene::animating() const {
    return FormScene::animating() || m_board.animating() || busy() || !m_retired.empty();
}

Scenery ExplorerScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.night = 0.6F;
    return scenery;
}

std::unique_ptr<Scene> ToExplorer::scene(const Services& with) const {
    return std::make_unique<ExplorerScene>(with, with.paths, with.atlases);
}

} // namespace game
