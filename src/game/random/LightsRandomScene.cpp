// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/random/LightsRandomScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/look/Street.hpp"
#include "game/words/RandomWords.hpp"
#include "game/words/Wording.hpp"
#include "text/BoardWords.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr std::size_t exactIndex = DifficultyPicker::count - 1;
static_assert(exactIndex == lights::allDifficulties.size());

// Distances from the top of the settings to the middle of each label.
constexpr float surfaceTop = 160;
constexpr float rulesTop = 271;
constexpr float difficultyTop = 358;
constexpr float moreTop = 446;
constexpr float optimumTop = 490;
constexpr float seedTop = 546;
constexpr float sealedLabel = 168; ///< Width of the label beside its control.
constexpr float quietHeight = 24;  ///< Of the switch beside the goal's label.
constexpr float aboveGoal = 8;     ///< From there to the goal, at most.

constexpr float pavement = 24;    ///< Below the house in the preview.
constexpr float storey = 30;      ///< Between windows and pavement, at least.
constexpr float roof = 62;        ///< Above the windows, at least.
constexpr float beside = 36;      ///< Beside them.
constexpr float aroundBoard = 16; ///< Around a board whose edges are joined.

/// In the house that the board will be in.
BoardOptions previewOptions(const Preferences& preferences, House house = House::Slate) {
    BoardOptions options = boardOptions(preferences, house);
    options.strangers = options.door = true;
    options.front = BoardSurround::Facade;
    options.numbers = false;
    options.largestPitch = 64;
    return options;
}

} // namespace

LightsRandomScene::LightsRandomScene(const SceneContext& context, Records& records, LampAtlases& atlases,
                                     const Entropy& entropy)
    : RandomPage(context, records, entropy,
                 {.size = {context.preferences.get().random.rows, context.preferences.get().random.columns},
                  .sides = {1, lights::maxSide},
                  .squares = {3, 5, 7, 9, 12, 20},
                  .moreTop = moreTop,
                  .seedTop = seedTop,
                  .moreGaps = 4})
    , m_setting(context.preferences.get().random)
    , m_board(atlases, previewOptions(context.preferences)) {
    open(m_board);
}

void LightsRandomScene::takeSize(puzzle::Size size) {
    m_setting.rows = size.rows;
    m_setting.columns = size.columns;
    m_sealed.setLimits(0, lights::maxSealed(size.rows, size.columns));
    m_setting.sealed = m_sealed.value();
}

void LightsRandomScene::chooseDifficulty(std::size_t index) {
    if (index == exactIndex)
        m_setting.wanted = m_optimum.value();
    else
        m_setting.wanted = lights::allDifficulties[index];
    changed();
}

void LightsRandomScene::setQuietHours(bool on) {
    m_setting.rules.quietHours = on;
    if (on)
        m_wantedAtAnyTime = std::exchange(m_setting.wanted, lights::Difficulty::Any);
    else
        m_setting.wanted = m_wantedAtAnyTime;
    changed();
}

void LightsRandomScene::remember() {
    if (m_preferences.get().random != m_setting)
        m_preferences.change([this](data::Settings& settings) { settings.random = m_setting; });
}

std::optional<puzzle::RunKey> LightsRandomScene::rankedAs() const {
    return lights::isRanked(m_setting) ? std::optional(puzzle::RunKey::random(lights::key(m_setting))) : std::nullopt;
}

std::array<DifficultyPicker::Choice, DifficultyPicker::count> LightsRandomScene::difficulties() const {
    const RandomPreview::Range* range = preview().range();
    std::array<DifficultyPicker::Choice, DifficultyPicker::count> choices;
    for (std::size_t i = 0; i < exactIndex; ++i) {
        const lights::Difficulty difficulty = lights::allDifficulties[i];
        const bool possible = difficulty == lights::Difficulty::Any ||
                              (!m_setting.rules.quietHours &&
                               (range == nullptr || (*range && !(*range)->classes.range(difficulty).empty())));
        choices[i] = {difficultyName(m_text, difficulty), possible};
    }
    choices[exactIndex] = {m_text.trc("difficulty", "Exact"), !m_setting.rules.quietHours};
    return choices;
}

void LightsRandomScene::addSettings() {
    m_form.add(m_surface, [this](auto& it) {
        it.showName(m_text.tr("Surface"), toControl);
        it.setNames(m_text);
        it.setEnabled(!hasCode());
    });
    m_form.add(m_stamp, [this](auto& it) {
        it.showName(m_text.trc("stamp", "Stamp"), toControl);
        it.layout(m_text, {0, 0, m_viewport.size().x, m_viewport.size().y});
        it.setEnabled(!hasCode());
    });
    m_form.add(m_goal, [this](auto& it) {
        it.showName(m_text.trc("board", "Goal"), toControl);
        it.setItems({{m_text.trc("goal", "All off")}, {m_text.trc("goal", "All on")}, {m_text.trc("goal", "Picture")}});
        it.setEnabled(!hasCode());
    });
    m_form.add(m_quietHours, [this](auto& it) {
        it.setLabel(m_text.trc("rule", "Quiet hours"));
        it.setName(m_text.trc("rule", "Quiet hours"));
        it.setEnabled(!hasCode());
    });
    m_form.add(m_difficulty, [this](auto& it) {
        it.showName(m_text.tr("Difficulty"), toControl);
        it.setChoices(difficulties());
        const auto* difficulty = std::get_if<lights::Difficulty>(&m_setting.wanted);
        it.choose(difficulty != nullptr ? static_cast<std::size_t>(*difficulty) : exactIndex);
        it.offerExact(moreShown());
        it.setEnabled(!hasCode());
    });
}

void LightsRandomScene::addMoreSettings() {
    m_form.add(m_sealed, [this](auto& it) {
        it.setName(m_text.tr("Sealed windows"));
        it.setVisible(moreShown());
        it.setEnabled(!hasCode());
    });
    m_form.add(m_optimum, [this](auto& it) {
        it.setName(m_text.tr("Optimum"));
        it.setEnabled(!hasCode());
        it.setVisible(exact());
        if (const RandomPreview::Range* range = preview().range(); range != nullptr && *range)
            it.setLimits(1, std::max((*range)->largest.possible, exact() ? std::get<int>(m_setting.wanted) : 1));
    });
}

void LightsRandomScene::placeSettings(const Settings& settings, const ui::Measure& measure) {
    m_surface.place(settings.whole(surfaceTop, 1, SurfacePicker::height));
    m_surface.fit(settings.inner.w, measure);
    m_stamp.place(settings.left(rulesTop, 2, StampPicker::height));
    m_goal.place(settings.right(rulesTop, 2, ui::Tabs::height));
    m_goal.fit(measure);
    const float quiet = m_quietHours.preferredWidth(measure);
    const ui::Rect goal = m_goal.bounds();
    const float between = (m_surface.bounds().bottom() + goal.y - quietHeight) / 2; // Touching neither.
    m_quietHours.place({goal.right() - quiet, std::max(between, goal.y - aboveGoal - quietHeight), quiet, quietHeight});
    m_difficulty.place(settings.whole(difficultyTop, 3, DifficultyPicker::height));
    const float below = settings.label(optimumTop, 4);
    m_sealed.place({settings.inner.x + sealedLabel, below + 3, 150, 36});
    m_optimum.place({settings.inner.right() - 190, below, 190, 42}); // Under the "Exact" plate.
}

void LightsRandomScene::drawSettings(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    if (m_sealed.visible())
        canvas.textFitted(m_sealed.name(), {m_surface.bounds().x, m_sealed.bounds().centre().y}, sealedLabel - 10,
                          ui::style::label, colours.text2);
    if (hasCode())
        return;
    const ui::Rect below = m_difficulty.bounds();
    const float title = canvas.textWidth(m_difficulty.name(), ui::style::label);
    canvas.textFitted(rangeWords(m_text, m_setting, preview().range()), {below.right(), below.y - toControl},
                      below.w - title - columnGap, ui::style::legend, colours.text, ui::Align::Right);
}

ui::Rect LightsRandomScene::boardRoom(ui::Rect area) const {
    const float above = m_viewport.compact() ? 90 : 64; // For the title and, in a narrow panel, the words below it.
    const float below = m_viewport.compact() ? 140 : 96;
    return {area.x, area.y + above, area.w, area.h - above - below};
}

void LightsRandomScene::setBoard(const Challenge& challenge, ui::Rect room) {
    const lights::Puzzle& puzzle = challenge.lights();
    const bool picture = puzzle.goal() == lights::GoalKind::Picture;
    BoardOptions options = previewOptions(m_preferences, houseAround(challenge));
    options.skyline = room.y + 6;
    m_board.setOptions(options);
    m_board.setBoard(puzzle.start(), puzzle.rules(), picture ? std::optional(puzzle.target()) : std::nullopt);
    m_board.setTarget(puzzle.target());
    const float ground = room.bottom() - pavement;
    if (puzzle.rules().surface != lights::Surface::Plane) {
        ui::Rect free = room.inset(aroundBoard);
        if (puzzle.rules().surface == lights::Surface::Cylinder || puzzle.rules().surface == lights::Surface::Moebius)
            free.h -= pavement; // Its house stands on the ground; the others float.
        m_board.place(free, ground, m_viewport);
        return;
    }
    const float high = ground - storey - room.y - roof;
    m_board.place({room.x + beside, room.y + roof, room.w - 2 * beside, high}, ground, m_viewport);
}

void LightsRandomScene::drawBehindBoard(ui::Canvas& canvas, ui::Rect room) const {
    drawStreetView(canvas, room, room.bottom() - pavement);
}

std::string LightsRandomScene::wordsAbove(const Challenge& /*challenge*/) const {
    if (!preview().optimum())
        return m_text.tr("solvable");
    // TRANSLATORS: {1} is the optimum: "solvable · optimum 7".
    return m_text.tr("solvable · {1}", optimumWords(m_text, *preview().optimum(), true));
}

std::string LightsRandomScene::wordsBelow(const Challenge& challenge) const {
    const lights::Puzzle& puzzle = challenge.lights();
    std::string told = edgeWords(m_text, puzzle.rules().surface);
    if (puzzle.rules().quietHours)
        told += (told.empty() ? "" : "\n") + text::quietHoursLine(m_text, puzzle.goal());
    const Challenge::Random* const random = challenge.random();
    if (random != nullptr && !random->typed)
        told += (told.empty() ? "" : "\n") + (moreShown() ? m_text.tr("Seed: {1}", random->seed) + "\n" : "") +
                (lights::isRanked(m_setting) ? recordWords(m_text, record())
                                             : m_text.tr("With sealed windows, each board has its own leaderboard."));
    return told;
}

} // namespace game
