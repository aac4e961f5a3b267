// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukoneRandomScene.hpp"

#include "arukone/Arukone.hpp"
#include "game/round/ArukoneTools.hpp"
#include "game/words/RandomWords.hpp"
#include "game/words/Wording.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace game {

namespace {

using arukone::BoardKind;
using arukone::Difficulty;
using arukone::Fill;

constexpr std::array difficulties{Difficulty::Any, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard,
                                  Difficulty::Hardest};

// Distances from the top of the settings to the middle of each label.
constexpr float kindTop = 170;
constexpr float difficultyTop = 258;
constexpr float moreTop = 340;
constexpr float pairsTop = 396;
constexpr float seedTop = 482;

FuseBoxOptions previewOptions(const Preferences& preferences) {
    FuseBoxOptions options = fuseBoxOptions(preferences);
    options.numbers = false;
    options.largestPitch = 56;
    return options;
}

SidePicker::Limits limitsOf(BoardKind kind) {
    return {arukone::minRandomSide, kind == BoardKind::Trap ? arukone::maxSide : arukone::maxUniqueSide};
}

/// The most pairs that can be asked for: each cable takes three cells at least.
int mostPairs(arukone::Size size) {
    return std::min(arukone::maxPairs, size.rows * size.columns / 3);
}

} // namespace

ArukoneRandomScene::ArukoneRandomScene(const SceneContext& context, Records& records, const Entropy& entropy)
    : RandomPage(context, records, entropy,
                 {.arukone = true,
                  .size = context.preferences.get().randomBox.size,
                  .sides = limitsOf(context.preferences.get().randomBox.kind),
                  .squares = {4, 5, 6, 8, 10, 12},
                  .moreTop = moreTop,
                  .seedTop = seedTop,
                  .moreGaps = 3})
    , m_wish{context.preferences.get().randomBox}
    , m_board(previewOptions(context.preferences)) {
    open(m_board);
}

void ArukoneRandomScene::setDifficulty(std::size_t tab) {
    m_wish.setting.difficulty = difficulties[tab];
    changed();
}

void ArukoneRandomScene::setKind(BoardKind kind) {
    m_wish.setting.kind = kind;
    if (kind == BoardKind::Trap) { // The simple program does not care for empty cells, and traps have no grade.
        m_wish.setting.fill = Fill::Any;
        m_wish.setting.difficulty = Difficulty::Any;
    }
    const SidePicker::Limits limits = limitsOf(kind);
    setSideLimits(limits);
    const arukone::Size size = m_wish.setting.size;
    setSize({std::min(size.rows, limits.most), std::min(size.columns, limits.most)});
}

void ArukoneRandomScene::setPairs(std::optional<int> pairs) {
    m_wish.pairs = pairs;
    changed();
}

RandomPage::Setting ArukoneRandomScene::fittingSetting() {
    arukone::RandomSetting& setting = m_wish.setting;
    const auto offered = arukone::offeredDifficulties(setting.size);
    if (std::find(offered.begin(), offered.end(), setting.difficulty) == offered.end())
        setting.difficulty = Difficulty::Any;
    if (m_wish.pairs)
        m_wish.pairs = std::clamp(*m_wish.pairs, isTrap() ? 2 : 1, mostPairs(setting.size));
    return m_wish;
}

void ArukoneRandomScene::remember() {
    if (m_preferences.get().randomBox != m_wish.setting)
        m_preferences.change([this](data::Settings& settings) { settings.randomBox = m_wish.setting; });
}

std::optional<puzzle::RunKey> ArukoneRandomScene::rankedAs() const {
    return puzzle::RunKey::random(arukone::key(m_wish.setting), arukone::puzzleId);
}

void ArukoneRandomScene::addSettings() {
    m_form.add(m_kind, [this](auto& it) {
        it.showName(m_text.trc("random board", "Kind"), toControl);
        it.setItems({{m_text.trc("random board", "One solution")}, {m_text.trc("random board", "Trap")}});
        it.select(static_cast<std::size_t>(m_wish.setting.kind));
        it.setEnabled(!hasCode());
    });
    m_form.add(m_fill, [this](auto& it) {
        it.showName(m_text.tr("Cells to fill"), toControl);
        it.setItems(fillChoices(m_text));
        it.select(static_cast<std::size_t>(m_wish.setting.fill));
        it.setEnabled(!hasCode() && !isTrap());
    });
    m_form.add(m_difficulty, [this](auto& it) {
        it.showName(m_text.tr("Difficulty"), toControl);
        const auto offered = arukone::offeredDifficulties(m_wish.setting.size);
        std::vector<ui::TabItem> items;
        items.reserve(difficulties.size());
        for (const Difficulty difficulty : difficulties)
            items.push_back({difficultyName(m_text, difficulty),
                             {},
                             std::find(offered.begin(), offered.end(), difficulty) != offered.end()});
        it.setItems(std::move(items));
        it.select(static_cast<std::size_t>(
            std::find(difficulties.begin(), difficulties.end(), m_wish.setting.difficulty) - difficulties.begin()));
        it.setVisible(!isTrap());
        it.setEnabled(!hasCode());
    });
}

void ArukoneRandomScene::addMoreSettings() {
    m_form.add(m_counted, [this](auto& it) {
        it.showName(m_text.tr("Pairs"), toControl);
        it.setVisible(moreShown());
        it.setItems({{m_text.trc("pairs", "Automatic")}, {m_text.trc("pairs", "Exactly")}});
        it.select(m_wish.pairs ? 1 : 0);
        it.setEnabled(!hasCode());
    });
    m_form.add(m_pairs, [this](auto& it) {
        it.setName(m_text.tr("Pairs"));
        it.setVisible(m_wish.pairs.has_value());
        it.setLimits(isTrap() ? 2 : 1, mostPairs(m_wish.setting.size));
        if (m_wish.pairs)
            it.setValue(*m_wish.pairs);
        it.setEnabled(!hasCode());
    });
}

void ArukoneRandomScene::placeSettings(const Settings& settings, const ui::Measure& measure) {
    m_kind.place(settings.left(kindTop, 1, ui::Tabs::height));
    m_fill.place(settings.right(kindTop, 1, ui::Dropdown::height));
    m_fill.setScreen({0, 0, m_viewport.size().x, m_viewport.size().y});
    m_kind.fit(measure);
    m_difficulty.place(settings.whole(difficultyTop, 2, ui::Tabs::height));
    m_counted.place(settings.left(pairsTop, 3, ui::Tabs::height));
    m_pairs.place(settings.right(pairsTop, 3, ui::Stepper::height));
}

void ArukoneRandomScene::drawSettings(ui::Canvas& canvas) const {
    if (!isTrap())
        return;
    const ui::Rect instead = m_difficulty.bounds();
    canvas.paragraph(
        m_text.tr("A trap can be solved, but not by a program that always joins the nearest pair by a shortest path."),
        {instead.x, instead.y - toControl / 2, instead.w, instead.h}, ui::style::body, canvas.colours().text2);
}

ui::Rect ArukoneRandomScene::boardRoom(ui::Rect area) const {
    const float above = m_viewport.compact() ? 88 : 66; // For the title and, in a narrow panel, the words below it.
    constexpr float below = 84;
    return {area.x, area.y + above, area.w, area.h - above - below};
}

void ArukoneRandomScene::setBoard(const Challenge& challenge, ui::Rect room) {
    const arukone::Board& board = challenge.fuseBox();
    m_board.setOptions(previewOptions(m_preferences));
    if (m_board.board() != board)
        m_board.setBoard(board);
    m_board.place(FuseBoxView::room(board, m_board.options()).inside(room), room.bottom(), m_viewport);
}

std::string ArukoneRandomScene::wordsAbove(const Challenge& challenge) const {
    std::string pairs = m_text.trn("{1} pair", "{1} pairs", challenge.fuseBox().pairCount());
    if (challenge.random() == nullptr)
        return pairs;
    return pairs + " · " + (isTrap() ? m_text.trc("random board", "trap") : m_text.tr("one solution"));
}

std::string ArukoneRandomScene::wordsBelow(const Challenge& challenge) const {
    const Challenge::Random* const random = challenge.random();
    if (random == nullptr || random->typed)
        return {};
    std::string words = moreShown() ? m_text.tr("Seed: {1}", random->seed) : std::string();
    if (!m_wish.pairs)
        words += (words.empty() ? "" : "\n") + recordWords(m_text, record());
    return words;
}

} // namespace game
