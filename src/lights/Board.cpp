#include "lights/Board.hpp"

#include <utility>

namespace lights {

Board::Board(BitGrid lit)
    : m_lit(std::move(lit))
    , m_holes(m_lit.rows(), m_lit.columns()) {}

Board::Board(BitGrid lit, BitGrid holes)
    : m_lit(std::move(lit))
    , m_holes(std::move(holes)) {
    m_lit ^= m_lit & m_holes;
}

} // namespace lights
