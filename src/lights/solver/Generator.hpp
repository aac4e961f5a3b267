#pragma once

#include "lights/Puzzle.hpp"
#include "lights/solver/Generation.hpp"

#include <memory>
#include <string_view>

namespace lights {

/// A board that was drawn.
struct RandomBoard {
    Puzzle puzzle;
    std::optional<int> optimum; ///< Proven; known where a difficulty or an optimum was wanted.
};

/// Draws random boards of one setting. What it takes only once (elimination, classes) is done when it is made.
///
/// The board belongs to setting and seed for ever: it is the same on every machine, and in every later version. How it
/// is drawn is described in docs/solver.md under "Random boards".
class Generator {
public:
    /// \returns BadSize, NoSuchClass, NoSuchOptimum, NotProvable or Cancelled where there can be no board.
    [[nodiscard]] static tl::expected<Generator, GenerateProblem> make(const RandomSetting& setting,
                                                                       const GenerateControl& control = {});
    ~Generator();
    Generator(Generator&&) noexcept;
    Generator& operator=(Generator&&) noexcept;

    /// The board of a seed, which may be any bytes. It is solvable and not solved. With Difficulty::Any each such board
    /// is as likely as any other, with another difficulty each of its class.
    /// \returns NotProvable, NotFound or Cancelled where none was found.
    [[nodiscard]] tl::expected<RandomBoard, GenerateProblem> board(std::string_view seed,
                                                                   const GenerateControl& control = {}) const;

private:
    struct State;
    explicit Generator(std::unique_ptr<State> state) noexcept;

    std::unique_ptr<State> m_state;
};

/// One board of a setting.
[[nodiscard]] tl::expected<RandomBoard, GenerateProblem> generate(const RandomSetting& setting, std::string_view seed,
                                                                  const GenerateControl& control = {});

} // namespace lights
