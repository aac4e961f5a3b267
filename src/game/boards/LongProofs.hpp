// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Worker.hpp"
#include "lights/Puzzle.hpp"
#include "lights/solver/Solver.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What long proofs are made with, and what they have found out in this sitting.
class LongProofs {
public:
    using Solve =
        std::function<lights::Answer(const lights::Solver&, const lights::Board&, const lights::SolveControl&)>;

    /// What belongs to the machine; tests replace it.
    struct Means {
        Solve solve;                           ///< Called by workers. Empty: the solver's own.
        std::function<std::uint64_t()> memory; ///< Bytes that are available. Empty: what the system says.
    };

    /// A proven optimum.
    struct Proven {
        lights::Optimum optimum; ///< Exact.
        int nullity = 0;
    };

    explicit LongProofs(Means means = {});

    /// \returns null if no long proof has proven the optimum of the board.
    [[nodiscard]] const Proven* of(const lights::Puzzle& board) const;
    /// \param board the board's key: see proofKey.
    [[nodiscard]] const Proven* of(const std::string& board) const;
    [[nodiscard]] bool empty() const noexcept { return m_proven.empty(); }
    /// Keeps a proven optimum for this sitting. An answer that is not proven is ignored.
    void keep(const std::string& board, const lights::Answer& answer);

    [[nodiscard]] const Solve& solve() const noexcept { return m_means.solve; }
    /// The bytes that a proof may take now.
    [[nodiscard]] std::uint64_t memory() const;

    using Running = std::unique_ptr<Worker<lights::Answer>>;
    /// Cancels a proof without waiting for it: letting go of its memory may take a moment.
    void abandon(Running proof);

private:
    Means m_means;
    std::map<std::string, Proven> m_proven; ///< By board.
    std::vector<Running> m_ending;          ///< Cancelled.
};

/// What identifies boards with the same solutions: their shape, their rules, and which windows differ from the goal.
[[nodiscard]] std::string proofKey(const lights::Puzzle& puzzle);

/// What there is to say about the long proof of a board.
struct ProofState {
    bool running = false;
    int percent = 0;    ///< Progress of the running proof.
    double seconds = 0; ///< About how long it takes.

    friend bool operator==(const ProofState&, const ProofState&) = default;
};

/// The long proof of the optimum of the board on a screen. It is offered if the optimum is not proven and such a proof
/// is known, and runs in a worker once the player has asked for it. A proof that is cancelled is never waited for.
class BoardProof {
public:
    /// \param proofs may be null: none is offered then.
    explicit BoardProof(LongProofs* proofs)
        : m_proofs(proofs) {}
    ~BoardProof();
    BoardProof(const BoardProof&) = delete;
    BoardProof& operator=(const BoardProof&) = delete;

    /// Makes this the board, after an ordinary search.
    void offer(const lights::Puzzle& puzzle, const lights::Optimum& found);
    /// Offers nothing any more, and cancels a proof that is running.
    void withdraw();

    /// Nothing if no proof is offered.
    [[nodiscard]] std::optional<ProofState> state() const;
    [[nodiscard]] bool running() const noexcept { return m_worker != nullptr; }
    /// How many megabytes have to be available. \pre state().
    [[nodiscard]] std::uint64_t megabytes() const;
    /// Starts the proof, unless it is running. \returns false if the memory is not there. \pre state().
    bool begin();
    void cancel();

    enum class News : std::uint8_t { None, Proven, Failed };
    /// Takes over what the worker found. A proof that failed can be begun again, as more memory may help.
    News poll();
    /// The last one proven. \pre poll() returned Proven.
    [[nodiscard]] const LongProofs::Proven& proven() const { return *m_proven; }

private:
    LongProofs* m_proofs;
    std::optional<lights::Puzzle> m_puzzle;
    lights::LongProof m_needs;
    std::optional<LongProofs::Proven> m_proven;
    LongProofs::Running m_worker;
};

} // namespace game
