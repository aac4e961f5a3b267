// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorEdits.hpp"

#include "game/services/Actions.hpp"

#include <array>

namespace game {

namespace {

using puzzle::Edge;

struct Move {
    ui::Action action;
    int rows;
    int columns;
};
constexpr std::array moves{Move{action::shiftUp, -1, 0}, Move{action::shiftDown, 1, 0}, Move{action::shiftLeft, 0, -1},
                           Move{action::shiftRight, 0, 1}};

struct Border {
    ui::Action grow;
    ui::Action shrink;
    Edge edge;
};
constexpr std::array borders{Border{action::growTop, action::shrinkTop, Edge::Top},
                             Border{action::growBottom, action::shrinkBottom, Edge::Bottom},
                             Border{action::growLeft, action::shrinkLeft, Edge::Left},
                             Border{action::growRight, action::shrinkRight, Edge::Right}};

} // namespace

template<class Draft>
std::optional<Draft> moved(const Draft& board, ui::Action action) {
    Draft next = board;
    for (const Move& move : moves)
        if (move.action == action) {
            next.translate(move.rows, move.columns);
            return next;
        }
    for (const Border& border : borders) {
        if (border.grow == action && next.canGrow(border.edge))
            next.grow(border.edge);
        else if (border.shrink == action && next.canShrink(border.edge))
            next.shrink(border.edge);
        else
            continue;
        return next;
    }
    return std::nullopt;
}

template<class Draft>
Draft resized(Draft board, puzzle::Size size) {
    const int rows = size.rows - board.rows();
    const int columns = size.columns - board.columns();
    return pulled(pulled(std::move(board), Edge::Bottom, rows), Edge::Right, columns);
}

template<class Draft>
Draft pulled(Draft board, Edge edge, int by) {
    for (; by > 0 && board.canGrow(edge); --by)
        board.grow(edge);
    for (; by < 0 && board.canShrink(edge); ++by)
        board.shrink(edge);
    return board;
}

template std::optional<lights::Draft> moved(const lights::Draft&, ui::Action);
template std::optional<arukone::Draft> moved(const arukone::Draft&, ui::Action);
template lights::Draft resized(lights::Draft, puzzle::Size);
template arukone::Draft resized(arukone::Draft, puzzle::Size);
template lights::Draft pulled(lights::Draft, Edge, int);
template arukone::Draft pulled(arukone::Draft, Edge, int);

std::optional<lights::Draft> edited(const lights::Draft& board, ui::Action action, puzzle::Random& random) {
    lights::Draft next = board;
    if (action == action::allOn || action == action::allOff)
        next.fill(action == action::allOn);
    else if (action == action::invert)
        next.invert();
    else if (action == action::shuffle)
        next.shuffle(random);
    else if (action == action::clear)
        next.clear();
    else
        return moved(board, action);
    return next;
}

std::optional<arukone::Draft> edited(const arukone::Draft& board, ui::Action action) {
    arukone::Draft next = board;
    if (action == action::removeCables)
        next.removeCables();
    else if (action == action::renumber)
        next.renumber();
    else if (action == action::clear)
        next.clear();
    else
        return moved(board, action);
    return next;
}

} // namespace game
