#pragma once

#include "game/look/BoardLayout.hpp"
#include "game/look/BoardLights.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/Theme.hpp"
#include "lights/Session.hpp"
#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace game {

struct BoardPaint;

/// What surrounds the windows.
enum class BoardFront : std::uint8_t {
    House,   ///< A wall with cornice and plinth; with joined edges a wall that fades into the sky, and edge badges.
    Windows, ///< Nothing: the owner draws the wall.
};

/// How a board is drawn.
struct BoardOptions {
    House house = House::Slate;
    BoardFront front = BoardFront::House;
    bool silhouettes = true;  ///< Cats, plants and curtains behind lit glass.
    bool symbols = false;     ///< A sun on every light.
    bool numbers = false;     ///< Rows and columns numbered along the edges.
    unsigned seed = 0;        ///< Which windows have silhouettes.
    bool absent = false;      ///< Where no window is, a dashed outline with a cross says so.
    float largestPitch = 116; ///< In logical units.
    ui::Motion motion{};
};

/// What a hint shows.
struct HintMarks {
    std::vector<lights::Cell> region; ///< Tinted softly: "somewhere here".
    std::optional<lights::Cell> cell; ///< Dashed ring and moon badge: "this one".
};

/// Why a board cannot be solved: windows that are pressed without effect, and which of them hold the mistake.
struct QuietMarks {
    lights::BitGrid pattern; ///< Tinted as a hint is, with an outline round them.
    lights::BitGrid repair;  ///< Dashed rings: windows to change.
};

/// A board on screen. It shows what it is told and decides no rule: which windows a press switches comes in from
/// outside. Change the board through apply or show and it moves there; draw follows.
class BoardView {
public:
    BoardView(LampAtlases& atlases, BoardOptions options);
    ~BoardView();
    BoardView(BoardView&&) noexcept;
    BoardView& operator=(BoardView&&) = delete;

    void setOptions(const BoardOptions& options);
    [[nodiscard]] const BoardOptions& options() const noexcept { return m_options; }

    /// Another board, at rest; hover, focus, hint and marks are dropped. `picture`: the lit windows of a picture goal.
    void setBoard(const lights::Board& board, const lights::Rules& rules = {},
                  std::optional<lights::BitGrid> picture = std::nullopt);
    /// The lit windows of a picture goal, changed while the board is edited.
    void setPicture(std::optional<lights::BitGrid> picture);
    /// Where the windows may stand, with the ghost rows of joined edges; wall padding (max(14, 0.22 pitch)), cornice
    /// (26 above the wall) and plinth stand outside. The board is centred; at the top of `free`, or in its middle when
    /// edges are joined. The wall of a house goes down to `ground`.
    void place(ui::Rect free, float ground, const ui::Viewport& viewport);
    /// Where everything stands, worked out by the owner: for a board that is zoomed.
    void setLayout(const BoardLayout& layout);
    [[nodiscard]] const BoardLayout& layout() const noexcept { return m_layout; }

    /// A press, undo or redo: windows switch with a ripple from `change.cell`.
    void apply(const lights::Change& change);
    /// Windows that differ from `board` (same size) fade over, all at once: restart, editing.
    void show(const lights::Board& board);

    void setHover(std::optional<lights::Cell> cell);
    void setFocus(std::optional<lights::Cell> cell); ///< The brackets travel there.
    /// The windows that a press of the hovered or focused one would switch; the ring of that one itself is not drawn.
    void setPreview(std::span<const lights::Cell> cells);
    void setHint(HintMarks hint);
    void setMarks(std::optional<lights::BitGrid> marks); ///< The player's planning marks.
    void setQuiet(std::optional<QuietMarks> quiet);
    [[nodiscard]] const std::optional<QuietMarks>& quiet() const noexcept { return m_quiet; }
    [[nodiscard]] const std::vector<lights::Cell>& preview() const noexcept { return m_preview; }

    void update(float seconds);
    [[nodiscard]] bool animating() const noexcept;
    void draw(ui::Canvas& canvas) const;

    [[nodiscard]] std::optional<lights::Cell> hitTest(ui::Vec point) const; ///< The window there; none on a hole.
    [[nodiscard]] ui::Rect cellRect(lights::Cell cell) const;               ///< Logical; pitch × pitch.
    [[nodiscard]] ui::Rect windowsRect() const;                             ///< Logical; all cells.
    [[nodiscard]] ui::Rect wallRect() const;                                ///< Logical; with padding and ghost rows.
    /// Draw calls of the last draw, the canvas' own left out. For tests.
    [[nodiscard]] int drawCalls() const noexcept;

private:
    struct Meshes;

    void refresh(const ui::Canvas& canvas, const LampAtlas& lamps) const;
    void refreshMarks(const BoardPaint& paint) const;
    void refreshPreview(const BoardPaint& paint) const;
    void refreshQuiet(const BoardPaint& paint) const;
    void drawHouseFront(ui::Canvas& canvas) const;
    void drawLayers(ui::Canvas& canvas) const;
    void drawHint(ui::Canvas& canvas) const;
    void restart(); ///< Everything looks different from now on, the wall too.
    [[nodiscard]] const LampAtlas& atlas(const ui::Theme& theme) const;
    [[nodiscard]] ui::Rect logical(const sf::FloatRect& pixels) const;

    LampAtlases& m_atlases;
    BoardOptions m_options;
    lights::Board m_board;
    lights::Rules m_rules;
    std::optional<lights::BitGrid> m_picture;
    BoardLayout m_layout;
    BoardLights m_lights;
    std::optional<lights::Cell> m_hover;
    std::optional<lights::Cell> m_focus;
    std::vector<lights::Cell> m_preview;
    HintMarks m_hint;
    std::optional<lights::BitGrid> m_marks;
    std::optional<QuietMarks> m_quiet;
    ui::Tween m_focusRow;
    ui::Tween m_focusColumn;
    ui::Tween m_hoverAmount;
    std::unique_ptr<Meshes> m_meshes; ///< Kept between frames, so that drawing allocates nothing.
};

} // namespace game
