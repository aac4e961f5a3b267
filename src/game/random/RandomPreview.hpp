#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Solver.hpp"
#include "ui/Animation.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace game {

/// The board that the settings at hand give, with its optimum and what else could be wanted: all generated and computed
/// in workers, so that turning a knob never waits. What is no longer wanted is cancelled.
class RandomPreview {
public:
    using Range = tl::expected<lights::Possibilities, lights::GenerateProblem>;

    /// Another board is wanted. It is begun after a short pause, so that knobs can be turned through.
    void want(const Challenge::Random& wish);
    /// This board is shown: it is there already.
    void show(Challenge challenge);
    /// There is no board: what was typed is none.
    void clear();
    /// \returns whether something new is known.
    bool update(ui::Seconds step);

    /// The board, once it is there.
    [[nodiscard]] const std::optional<Challenge>& challenge() const noexcept { return m_challenge; }
    /// Why there is none.
    [[nodiscard]] const std::optional<lights::GenerateProblem>& problem() const noexcept { return m_problem; }
    /// The proven optimum of the board, as far as it is known.
    [[nodiscard]] std::optional<int> optimum() const noexcept { return m_optimum; }
    /// What can be wanted at this size and these rules; null while that is not known.
    [[nodiscard]] const Range* range() const noexcept { return m_range ? &*m_range : nullptr; }
    [[nodiscard]] bool generating() const noexcept { return m_wish.has_value() || m_generation != nullptr; }
    [[nodiscard]] double progress() const noexcept { return m_generation ? m_generation->progress() : 0; }
    /// Whether a worker still has something to say.
    [[nodiscard]] bool busy() const noexcept { return generating() || m_ranging || m_solving; }

private:
    template<class Work>
    void retire(std::unique_ptr<Work>& work);
    void begin(const Challenge::Random& wish);
    void findRange(const lights::RandomSetting& setting);
    void solve(const lights::Puzzle& puzzle);
    void forgetBoard();
    bool takeBoard();
    bool takeRange();
    bool takeOptimum();

    std::optional<Challenge::Random> m_wish; ///< Not begun yet.
    ui::Seconds m_pause = 0;                 ///< Until it is.
    Challenge::Random m_generated;           ///< What m_generation makes.
    std::optional<lights::RandomSetting> m_rangeOf;
    std::unique_ptr<BoardGeneration> m_generation;
    std::unique_ptr<Worker<Range>> m_ranging;
    std::unique_ptr<Worker<lights::Answer>> m_solving;
    std::vector<std::function<bool()>> m_retired; ///< Cancelled workers that have not ended yet; each says whether.

    std::optional<Challenge> m_challenge;
    std::optional<lights::GenerateProblem> m_problem;
    std::optional<int> m_optimum;
    std::optional<Range> m_range;
};

} // namespace game
