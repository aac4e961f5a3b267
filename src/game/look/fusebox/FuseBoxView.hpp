// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "game/look/board/GridView.hpp"
#include "game/look/fusebox/FuseBoxParts.hpp"
#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace game {

/// The door of a fuse box, hinged at the left: shut, it hides the whole box. With reduced motion it fades in and out.
class FuseBoxDoor {
public:
    static constexpr ui::Seconds swingTime = 0.240F;
    static constexpr ui::Seconds fadeTime = 0.120F; ///< With reduced motion.

    void set(bool shut, ui::Motion motion);
    void open() { m_amount.jump(0); } ///< At once.
    void update(ui::Seconds step) { m_amount.update(step); }

    [[nodiscard]] bool animating() const noexcept { return m_amount.moving(); }
    [[nodiscard]] bool shut() const noexcept { return m_amount.value() >= 1; }
    /// How far it is shut, 0 … 1.
    [[nodiscard]] float amount() const noexcept { return m_amount.value(); }

    /// \param box what it covers.
    void draw(ui::Canvas& canvas, ui::Rect box) const;

private:
    ui::Tween m_amount;
    bool m_fades = false;
};

struct FuseBoxPaint;

/// An Arukone board on screen, as a fuse box whose terminals are joined by cables. It applies no rules itself. Changes
/// made with show() are animated.
class FuseBoxView final : public GridView {
public:
    explicit FuseBoxView(const FuseBoxOptions& options);
    ~FuseBoxView() override;

    void setOptions(const FuseBoxOptions& options);
    [[nodiscard]] const FuseBoxOptions& options() const noexcept { return m_options; }

    /// Shows another board, at rest; clears the pen and all marks. \param cables none if empty.
    void setBoard(const arukone::Board& board, const arukone::Cables& cables = {});
    /// As setBoard(), but keeps layout, hover, focus and marks: for a board of the same size that is being edited.
    void editBoard(const arukone::Board& board, const arukone::Cables& cables = {});
    [[nodiscard]] const std::optional<arukone::Board>& board() const noexcept { return m_board; }
    /// Pieces that are gone fade out, pairs that are now joined light up. Nothing flashes: see FlashLimit; what comes
    /// sooner is shown later, unless something else has been shown by then. \pre one cable for each pair of the board.
    void show(const arukone::Cables& cables);
    /// Shows a stroke at once, however fast the player's hand is, without animating its growth. What it would cut off
    /// is drawn faint, thin and dashed. To end it, call show() and setPen({}), in either order.
    void setPen(std::optional<CablePen> pen);

    /// Shuts or opens the door: shut, nothing of the board can be seen.
    void setShut(bool shut) { m_door.set(shut, m_options.motion); }
    [[nodiscard]] const FuseBoxDoor& door() const noexcept { return m_door; }

    void setHover(std::optional<puzzle::Cell> cell);
    void setTip(std::optional<puzzle::Cell> cell);   ///< The tip of the cable in hand: a ring round its cell.
    void setFocus(std::optional<puzzle::Cell> cell); ///< The brackets travel there.
    void setHint(CableHint hint);
    void setMarks(std::vector<puzzle::Cell> cells); ///< The player's planning marks; hidden below cables.
    /// \param wrong whether the cells are in the way of any solution; otherwise a second one differs there.
    void setTint(std::vector<puzzle::Cell> cells, bool wrong = false);
    void pulseEmpty(); ///< The free cells without a cable pulse once.
    /// How much current flows after the win, 0 … 1: lamps and cables brighten.
    void setPowered(float amount);

    /// The room that the frame needs around the cells of `board`: less around a large one.
    [[nodiscard]] static FuseBoxRoom room(const arukone::Board& board, const FuseBoxOptions& options);
    [[nodiscard]] ui::Rect plateRect() const; ///< Logical; with rim and lamps. Without a frame, all cells.

    /// Fits the cells into `free` and centres the frame around them: if `free` is room().inside() of an area, the frame
    /// is in the middle of the area. `ground` has no effect.
    void place(ui::Rect free, float ground, const ui::Viewport& viewport) override;
    void setLayout(const BoardLayout& layout) override;
    [[nodiscard]] const BoardLayout& layout() const noexcept override { return m_layout; }
    [[nodiscard]] const ui::Motion& motion() const noexcept override { return m_options.motion; }

    void update(ui::Seconds seconds) override;
    [[nodiscard]] bool animating() const noexcept override;
    void draw(ui::Canvas& canvas) const override;

    [[nodiscard]] std::optional<puzzle::Cell> hitTest(ui::Vec point) const override; ///< Holes only if shown.

    // --- for tests ---------------------------------------------------------------------------------------------------
    [[nodiscard]] int drawCalls() const noexcept;      ///< Calls made by the last draw(), except the canvas's own.
    [[nodiscard]] int rebuilds() const noexcept;       ///< How often a mesh has been built.
    [[nodiscard]] int fadingPieces() const noexcept;   ///< Cut pieces that are not gone yet.
    [[nodiscard]] float glow(int pair) const noexcept; ///< 0 … 1; 1 once a pair is joined.
    [[nodiscard]] float lamp(int pair) const noexcept; ///< 0 … 1; 1 once its lamp is lit.

private:
    struct Drawn;

    void apply(const arukone::Cables& cables);
    /// Sends glows and lamps to what the visible cables need.
    void refreshJoined();
    void rebuild(const ui::Canvas& canvas) const;
    void rebuildCables(const FuseBoxPaint& paint) const;
    void rebuildMarks(const FuseBoxPaint& paint) const;
    void drawLayers(ui::Canvas& canvas) const;
    void drawFrame(ui::Canvas& canvas) const;
    void drawTexts(ui::Canvas& canvas) const;

    FuseBoxOptions m_options;
    std::optional<arukone::Board> m_board;
    arukone::Cables m_cables;  ///< As last shown.
    arukone::Cables m_visible; ///< With the pen's stroke.
    std::optional<CablePen> m_pen;
    mutable bool m_penLifted = false; ///< Since the last draw().
    BoardLayout m_layout;
    std::optional<puzzle::Cell> m_hover;
    std::optional<puzzle::Cell> m_tip;
    std::optional<puzzle::Cell> m_focus;
    CableHint m_hint;
    std::vector<puzzle::Cell> m_marks;
    std::vector<puzzle::Cell> m_tint;
    bool m_tintWrong = false;
    float m_powered = 0;
    FuseBoxDoor m_door;
    ui::Tween m_focusRow;
    ui::Tween m_focusColumn;
    ui::Tween m_hoverAmount;
    ui::Tween m_emptyPulse{1};
    std::unique_ptr<Drawn> m_drawn; ///< Meshes and animations; reused between frames.
};

} // namespace game
