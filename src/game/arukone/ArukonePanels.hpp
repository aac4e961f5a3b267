// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Replay.hpp"
#include "arukone/StrokePen.hpp"
#include "data/players/Progress.hpp"
#include "data/settings/Settings.hpp"
#include "game/arukone/ArukonePanels.hpp"
#include "game/arukone/ArukoneRound.hpp"
#include "game/look/fusebox/FuseBoxView.hpp"
#include "game/round/PlayColumns.hpp"
#include "game/round/Rival.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// The contents of the columns beside a fuse box. Empty optionals are not shown.
struct ArukoneFacts {
    bool showName = true;
    std::optional<std::string> best; ///< The player's best result, as text.
    std::string advice;              ///< A paragraph below the facts; may be empty.
    struct Pairs {
        int joined = 0;
        std::vector<bool> each; ///< Whether each pair is joined.
    };
    std::optional<Pairs> pairs;
    struct Count {
        int now = 0;
        std::string remark; ///< "of 64".
    };
    std::optional<Count> cells; ///< Cells filled; only if all have to be.
    std::optional<Count> score; ///< Strokes, or the length of all cables.
    bool isLength = false;      ///< What `score` is.
    StarGoals stars;
    std::string help; ///< What the help used costs, as text; empty if none was used.
    std::optional<puzzle::Milliseconds> time;
    std::optional<std::string> cursor; ///< "row 7 · column 20", on boards where counting is hard.
    /// The run that the player races against, as it stands now.
    struct Rival {
        std::string name;
        int score = 0; ///< Strokes, or the length of all cables.
        int joined = 0;
        std::optional<puzzle::Milliseconds> time; ///< Once it is over.
    };
    std::optional<Rival> rival; ///< Shown beside the player's own figures.
};

/// What fuseBoxFacts() needs besides the round.
struct ArukoneContext {
    std::optional<data::LevelBest> best; ///< The player's best run.
    puzzle::Cell cursor;
    const arukone::StrokePen* pen = nullptr; ///< The stroke being drawn, if any: the figures follow it.
    bool test = false;                       ///< A level from the editor is being tested.
    std::optional<ArukoneFacts::Rival> rival{};
    bool idea = false;     ///< The level's idea is shown elsewhere.
    bool firstBox = false; ///< The panel explains how to draw.
};

/// Collects what the columns show of a round, as far as the settings ask for it.
/// \param session the round's, or that of a replay of the same board.
[[nodiscard]] ArukoneFacts fuseBoxFacts(const text::Text& text, const data::Settings& settings,
                                        const ArukoneRound& round, const ArukoneContext& context);

/// Which pairs the cables join.
[[nodiscard]] ArukoneFacts::Pairs pairsOf(const arukone::Board& board, const arukone::Cables& cables);

using ArukoneRival = RivalOf<arukone::Playback>;

/// The run as a rival on this board. \pre it was played on it.
[[nodiscard]] ArukoneRival rivalOn(const arukone::Board& board, data::Run run);

/// What the columns of a race say of the rival at this time.
[[nodiscard]] ArukoneFacts::Rival rivalFacts(const text::Text& text, const ArukoneRival& rival);

/// The columns beside a fuse box: the board on the left, the state of play on the right.
class ArukonePanels {
public:
    using Facts = ArukoneFacts;

    ArukonePanels(const text::Text& text, const Challenge& challenge)
        : m_text(text)
        , m_columns(text, challenge) {}

    /// \param leftEnd where the advice in the left column has to end.
    void layout(const ui::Viewport& viewport, float leftEnd);
    [[nodiscard]] ui::Rect left() const noexcept { return m_columns.left(); }
    [[nodiscard]] ui::Rect right() const noexcept { return m_columns.right(); }
    /// \param state whether the right column is drawn too.
    void draw(ui::Canvas& canvas, const ArukoneFacts& facts, bool state = true) const;
    /// Where the right column of a race has room below its figures, as drawn last.
    [[nodiscard]] float raceEnd() const noexcept { return m_raceEnd; }
    void showCode(CodeFact shown) noexcept { m_columns.showCode(shown); }
    /// See PlayColumns::codeArea().
    [[nodiscard]] std::optional<ui::Rect> codeArea() const noexcept { return m_columns.codeArea(); }
    /// See PlayColumns::timeArea().
    [[nodiscard]] std::optional<ui::Rect> timeArea() const noexcept { return m_columns.timeArea(); }

private:
    void drawLeft(ui::Canvas& canvas, const ArukoneFacts& facts) const;
    void drawRight(ui::Canvas& canvas, const ArukoneFacts& facts) const;
    void drawRace(ui::Canvas& canvas, const ArukoneFacts& facts) const;
    float drawPairs(ui::Canvas& canvas, float top, const ArukoneFacts::Pairs& pairs) const; ///< \returns the height.
    [[nodiscard]] float heightOf(const ArukoneFacts& facts) const; ///< The right column's height, without the discs.
    [[nodiscard]] float figurePitch() const { return m_columns.compact() ? 86 : 95; }

    const text::Text& m_text;
    PlayColumns m_columns;
    float m_leftEnd = 0;
    mutable float m_raceEnd = 0; ///< See raceEnd().
};

/// A fuse box drawn small in a column beside the one in play: its cells and cables on a plate.
class SmallArukoneBoard {
public:
    explicit SmallArukoneBoard(const arukone::Board& board);

    /// Other cables, without animation; only what would flash is shown later, as FlashLimit says.
    void show(const arukone::Cables& cables) { m_view.show(cables); }
    void update(ui::Seconds step) { m_view.update(step); }
    [[nodiscard]] bool animating() const noexcept { return m_view.animating(); }
    /// Draws it with its top left cell at `at`, no cell larger than `cell`; cells are whole pixels wide.
    void draw(ui::Canvas& canvas, ui::Vec at, float cell);

    /// Where its cells were drawn last; std::nullopt before.
    [[nodiscard]] std::optional<ui::Rect> cells() const noexcept { return m_cells; }

private:
    FuseBoxView m_view;
    std::optional<ui::Rect> m_cells;
};

} // namespace game
