// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardLayout.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/BoardLights.hpp"
#include "game/look/board/BoardResidents.hpp"
#include "game/look/board/GridView.hpp"
#include "game/look/facade/AtTheDoor.hpp"
#include "game/look/facade/Facade.hpp"
#include "lights/Board.hpp"
#include "lights/Rules.hpp"
#include "lights/Session.hpp"
#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace game {

struct BoardPaint;
class Mesh;

/// The shutters of a board's windows, which close and open column by column, so that nobody can study the board while
/// the clock stands. With reduced motion they fade in and out, all at once.
class Shutters {
public:
    static constexpr ui::Seconds closing = 0.180F;     ///< How long one column takes.
    static constexpr ui::Seconds delay = 0.015F;       ///< From one column to the next.
    static constexpr ui::Seconds longestWait = 0.240F; ///< For the last column: the delays of a wide board are shorter.
    static constexpr ui::Seconds fade = 0.120F;        ///< With reduced motion.

    /// Open, for a board with this many columns.
    void reset(int columns);
    void set(bool closed, ui::Motion motion);
    void update(ui::Seconds step);

    [[nodiscard]] bool animating() const noexcept { return m_moving; }
    [[nodiscard]] bool open() const noexcept { return !m_closed && !m_moving; }
    [[nodiscard]] bool closed() const noexcept { return m_closed && !m_moving; }
    /// How far the shutters of a column are closed, 0 … 1.
    [[nodiscard]] float amount(int column) const;
    /// How far all of them are closed together, 0 … 1.
    [[nodiscard]] float amount() const;

    /// Paints them over the windows that are visible and, once closed, over their ghosts beyond joined edges. Closed
    /// ones cover frame and pane. The texture of the mesh is a shuttered window (bakeShutters), `pitch` texels wide.
    void paint(Mesh& mesh, const BoardPaint& paint, int pitch, const lights::Board& board,
               lights::Surface surface) const;

private:
    struct Column {
        float passed = 0; ///< 0 … 1 along the way from open to closed, or back.
        float wait = 0;   ///< Seconds until it starts.
    };
    [[nodiscard]] float eased(float passed) const;

    std::vector<Column> m_columns;
    ui::Seconds m_duration = 0;
    bool m_closed = false;
    bool m_moving = false;
    bool m_fades = false;
};

struct BoardPaint;

/// What surrounds the windows.
enum class BoardSurround : std::uint8_t {
    House,   ///< A wall with cornice and plinth; with joined edges a wall that fades into the sky, and edge badges.
    Facade,  ///< The house in full, where it can have one (see facadeAround()); otherwise as House.
    Windows, ///< Nothing: the owner draws the wall.
};

/// How a board is drawn.
struct BoardOptions {
    House house = House::Slate;
    BoardSurround front = BoardSurround::House;
    bool residents = true;  ///< People and pets behind lit glass, unless symbols are shown or a picture is formed.
    bool symbols = false;   ///< A sun on every lit window.
    bool numbers = false;   ///< Rows and columns are numbered along the edges.
    bool door = false;      ///< A façade may make windows smaller, for a door below the roof.
    float skyline = 0;      ///< A façade stays below this y, where there are words above it.
    std::uint64_t seed = 0; ///< Determines where residents live, and who they are where strangers live.
    bool strangers = false; ///< The seed chooses who lives here, not the house.
    std::optional<DatePlate> plate{}; ///< The number plate of the house of the day, if the house is drawn in full.
    bool showHoles = false;           ///< Missing windows are shown as a dashed outline with a cross.
    bool snow = false;                ///< Snow lies on the sills and on the cornice.
    float largestPitch = 116;         ///< In logical units.
    ui::Motion motion{};
};

/// Who lives behind the windows of a board.
[[nodiscard]] Family familyIn(const BoardOptions& options);

/// How much is seen of what joined edges look like. After a win it goes, until the house is one like any other.
struct BoardJoins {
    float marks = 1; ///< 0 … 1: seams, badges, and the ghosts on a wall that fades out.
    float fade = 1;  ///< 0 … 1: how far the wall fades out; at 0 it is whole, and reaches the ground.

    friend bool operator==(const BoardJoins&, const BoardJoins&) = default;
};

/// The marks of a hint.
struct HintMarks {
    std::vector<lights::Cell> region;     ///< Tinted softly: "somewhere here".
    std::optional<lights::Cell> cell;     ///< Dashed ring and moon badge: "this one".
    std::optional<lights::Cell> ringed{}; ///< Plain ring: the window that the reason is about.
};

/// Why a board cannot be solved: a quiet pattern (windows that have no effect when pressed together), and a repair.
struct QuietMarks {
    lights::BitGrid pattern; ///< Tinted like a hint, with an outline.
    lights::BitGrid repair;  ///< Dashed rings: windows to change.
};

/// A board on screen. It applies no rules itself: the caller says which windows a press switches. Changes made with
/// apply() or show() are animated.
class LightsBoardView final : public GridView {
public:
    LightsBoardView(LampAtlases& atlases, BoardOptions options);
    ~LightsBoardView() override;

    void setOptions(const BoardOptions& options);
    [[nodiscard]] const BoardOptions& options() const noexcept { return m_options; }

    /// Shows another board, at rest; clears hover, focus, hint and marks. \param picture the lit windows of a picture
    /// goal.
    void setBoard(const lights::Board& board, const lights::Rules& rules = {},
                  std::optional<lights::BitGrid> picture = std::nullopt);
    /// Replaces the lit windows of a picture goal while the board is edited.
    void setPicture(std::optional<lights::BitGrid> picture);
    /// Says which windows are lit at the end, so that in quiet hours those that are right wear a sign: they may not be
    /// pressed. Without it, and once all are right, none does. setBoard() forgets it. \pre of the board's size.
    void setTarget(lights::BitGrid target);
    /// \param free the area for the windows, including the ghosts of joined edges. Wall padding (max(14, 0.22 pitch)),
    /// cornice (12 above the wall) and plinth extend beyond it. The board is centred horizontally; vertically it starts
    /// at the top, or is centred if edges are joined. A façade stands on the ground instead, see standOnGround().
    /// \param ground the y to which the wall of a house extends.
    void place(ui::Rect free, float ground, const ui::Viewport& viewport) override;
    void setLayout(const BoardLayout& layout) override;
    [[nodiscard]] const BoardLayout& layout() const noexcept override { return m_layout; }
    /// How much of the town may be seen: behind windows that fade out past joined edges its lights would look like lit
    /// ones.
    [[nodiscard]] float townBehind() const noexcept { return m_layout.joinedTop ? 0.0F : 1.0F; }
    [[nodiscard]] const ui::Motion& motion() const noexcept override { return m_options.motion; }

    /// A press, undo or redo: windows switch with a ripple that starts at `change.cell`.
    void apply(const lights::Change& change);
    /// To be called when a press has solved the board: the last resident whose light it put out waves.
    void sayGoodNight() { m_residents.sayGoodNight(); }
    /// Windows that differ from `board` (of the same size) all change at once; for restarting and editing.
    void show(const lights::Board& board);

    void setHover(std::optional<lights::Cell> cell);
    void setFocus(std::optional<lights::Cell> cell); ///< The brackets travel there.
    /// The windows that a press of the hovered or focused one would switch; that one itself gets no preview ring.
    void setPreview(std::span<const lights::Cell> cells);
    void setHint(HintMarks hint);
    void setMarks(std::optional<lights::BitGrid> marks);     ///< The player's planning marks.
    void setPressed(std::optional<lights::BitGrid> pressed); ///< The windows that the player pressed.
    void setShapes(bool shown);                              ///< In each window, what a press of it switches.
    [[nodiscard]] bool showsShapes() const noexcept { return m_shapes; }
    /// Closes or opens the shutters of all windows: closed, nothing of the board's state can be seen, nor any mark.
    void setShut(bool shut);
    [[nodiscard]] const Shutters& shutters() const noexcept { return m_shutters; }
    void setJoins(const BoardJoins& joins);
    void setQuiet(std::optional<QuietMarks> quiet);
    void clearMarks(); ///< Hover, focus, preview, hint, marks, shapes.
    [[nodiscard]] const std::optional<QuietMarks>& quiet() const noexcept { return m_quiet; }
    [[nodiscard]] const std::vector<lights::Cell>& preview() const noexcept { return m_preview; }

    /// Sets whether the residents move a little, as long as the game is not idle.
    void setLively(bool lively);

    void update(float seconds) override;
    [[nodiscard]] bool animating() const noexcept override;
    void draw(ui::Canvas& canvas) const override;

    [[nodiscard]] std::optional<lights::Cell> hitTest(ui::Vec point) const override;
    /// The house around the board as it is now, if it is drawn in full.
    [[nodiscard]] std::optional<Facade> facade() const;
    [[nodiscard]] ui::Rect wallRect() const; ///< Logical; with padding and ghost rows.
    /// Draw calls of the last draw(), not counting the canvas's own. For tests.
    [[nodiscard]] int drawCalls() const noexcept;

private:
    struct Meshes;

    void refresh(const ui::Canvas& canvas, const LampAtlas& lamps) const;
    void refreshMarks(const BoardPaint& paint) const;
    void refreshPreview(const BoardPaint& paint, lights::Cell cursor) const;
    [[nodiscard]] lights::BitGrid undisturbed() const; ///< The windows that wear a sign in quiet hours.
    void paintGhostMarks(const BoardPaint& paint, const lights::BitGrid& signs) const;
    void refreshQuiet(const BoardPaint& paint) const;
    void drawHouseFront(ui::Canvas& canvas) const;
    void drawLayers(ui::Canvas& canvas) const;
    void drawWindows(ui::Canvas& canvas, const LampAtlas& lamps) const;
    void drawShutters(ui::Canvas& canvas) const;
    void drawSnow(ui::Canvas& canvas) const;
    void drawHint(ui::Canvas& canvas) const;
    void restart();                                ///< Marks all meshes as stale, including the wall's.
    void moveIn();                                 ///< Finds out who lives where.
    [[nodiscard]] bool inhabited() const noexcept; ///< Whether residents can be seen.
    [[nodiscard]] const LampAtlas& atlas(const ui::Theme& theme) const;

    LampAtlases& m_atlases;
    BoardOptions m_options;
    lights::Board m_board;
    lights::Rules m_rules;
    std::optional<lights::BitGrid> m_picture;
    std::optional<lights::BitGrid> m_target; ///< In quiet hours only.
    BoardLayout m_layout;
    BoardLights m_lights;
    BoardResidents m_residents;
    bool m_lively = false;
    Shutters m_shutters;
    BoardJoins m_joins;
    std::optional<lights::Cell> m_hover;
    std::optional<lights::Cell> m_focus;
    std::vector<lights::Cell> m_preview;
    HintMarks m_hint;
    std::optional<lights::BitGrid> m_marks;
    std::optional<lights::BitGrid> m_pressed;
    std::optional<QuietMarks> m_quiet;
    bool m_shapes = false;
    ui::Tween m_focusRow;
    ui::Tween m_focusColumn;
    ui::Tween m_hoverAmount;
    std::unique_ptr<Meshes> m_meshes; ///< Reused between frames, so that drawing does not allocate.
};

} // namespace game
