// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "game/look/BoardLayout.hpp"
#include "game/look/Mesh.hpp"
#include "game/look/Theme.hpp"
#include "game/look/fusebox/FuseBoxAtlas.hpp"
#include "game/look/fusebox/FuseBoxMotion.hpp"
#include "game/look/fusebox/FuseBoxParts.hpp"
#include "ui/Canvas.hpp"

#include <span>
#include <vector>

/// The layers of a fuse box, which FuseBoxView assembles and draws. Meshes are in device pixels.
namespace game {

/// What all layers are painted with.
struct FuseBoxPaint {
    const arukone::Board& board;
    const BoardLayout& layout;
    const ui::Theme& theme;
    const FuseBoxAtlas& atlas;
    float alpha = 1;   ///< Alpha of the whole picture.
    float powered = 0; ///< 0 … 1: how much current flows.
    const Look& look = game::look(theme);

    [[nodiscard]] sf::Color faded(sf::Color colour, float factor = 1) const {
        return ui::faded(colour, alpha * factor);
    }
    [[nodiscard]] float pitch() const { return layout.pitch; }
    [[nodiscard]] float scale() const { return layout.scale; }
    [[nodiscard]] sf::Vector2f middle(puzzle::Cell cell) const {
        return layout.topLeft(cell) + sf::Vector2f{layout.pitch / 2, layout.pitch / 2};
    }
    [[nodiscard]] sf::FloatRect area(puzzle::Cell cell) const {
        return {layout.topLeft(cell), {layout.pitch, layout.pitch}};
    }
};

// --- plate and lamps -------------------------------------------------------------------------------------------------

/// Whether the board is so large that its frame is slender.
[[nodiscard]] bool slenderFrame(const arukone::Board& board) noexcept;
/// The middle of the lamp of each pair, and the radius of all lamps; logical.
struct LampRows {
    std::vector<ui::Vec> middles;
    float radius = 0;
};
[[nodiscard]] LampRows lampRows(const arukone::Board& board, const ui::Rect& plate);
/// The radius of lamps, logical.
[[nodiscard]] float lampRadius(const arukone::Board& board) noexcept;
void drawPlate(ui::Canvas& canvas, const ui::Rect& plate, bool slender);
/// The plate behind a zoomed board.
void drawPlainPlate(ui::Canvas& canvas, const ui::Rect& plate);
void paintWells(Mesh& mesh, const FuseBoxPaint& paint);
void paintLamps(Mesh& mesh, Mesh& glow, const FuseBoxPaint& paint, const LampRows& lamps, const FuseBoxMotion& motion);

// --- cables ----------------------------------------------------------------------------------------------------------

/// A number that is drawn on a cable or terminal.
struct CableNumber {
    sf::Vector2f middle; ///< Pixels.
    int pair = 0;
    bool onCable = false;
    float warmth = 0; ///< 0 … 1, of a terminal.
};

/// The layers of the cables.
struct CableLayers {
    Mesh& cables;
    Mesh& glow; ///< Added on top of the cables; in themes without additive glow, below them.
    std::vector<CableNumber>& numbers;
};
void paintCables(const CableLayers& layers, const FuseBoxPaint& paint, const arukone::Cables& cables,
                 const FuseBoxMotion& motion);
/// A piece that is fading out, or that a stroke would cut off. \param faint only a dashed line.
void paintPiece(Mesh& mesh, const FuseBoxPaint& paint, const CablePiece& piece, bool faint, float alpha);
void paintTerminals(Mesh& mesh, const CableLayers& layers, const FuseBoxPaint& paint, const FuseBoxMotion& motion);
/// A cable that is only supposed: thin.
void paintSupposed(Mesh& mesh, const FuseBoxPaint& paint, const arukone::Cable& cable);

// --- marks -----------------------------------------------------------------------------------------------------------

void paintHole(Mesh& mesh, const FuseBoxPaint& paint, puzzle::Cell cell);
void paintTint(Mesh& mesh, const FuseBoxPaint& paint, puzzle::Cell cell, bool wrong);
void paintEmptyCell(Mesh& mesh, const FuseBoxPaint& paint, puzzle::Cell cell, float strength);
void paintHintRegion(Mesh& mesh, const FuseBoxPaint& paint, std::span<const puzzle::Cell> region);
/// A dashed outline along the piece of a cable to be drawn.
void paintHintPiece(Mesh& mesh, const FuseBoxPaint& paint, std::span<const puzzle::Cell> cells);
/// A cross on the edge that is in question, from the cell where the cable begins to the next.
void paintAsked(Mesh& mesh, const FuseBoxPaint& paint, const arukone::Cable& edge);
void paintCableMark(Mesh& mesh, const FuseBoxPaint& paint, puzzle::Cell cell);
/// A bright ring around the tip of the cable in hand.
void paintTip(Mesh& mesh, const FuseBoxPaint& paint, puzzle::Cell cell);
void paintHover(Mesh& mesh, const FuseBoxPaint& paint, puzzle::Cell cell, float strength);

} // namespace game
