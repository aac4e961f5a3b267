#include "game/arukone/FuseBoxHelp.hpp"

#include "game/words/Wording.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr std::chrono::milliseconds patience{50}; ///< How long a hint may keep the game waiting.
constexpr ui::Seconds solutionPace = 0.350F;      ///< Per cable.

using Kind = arukone::Hint::Kind;

/// As on the board; pairs are counted from 0.
int number(int pair) {
    return pair + 1;
}

std::string suppositionWords(const text::Text& text, const arukone::Refutation& refutation) {
    const int steps = refutation.length();
    return refutation.supposed.used
               ? text.trn("If a cable ran where the thin line begins, {1} step later nothing would fit.",
                          "If a cable ran where the thin line begins, {1} steps later nothing would fit.", steps)
               : text.trn("If no cable ran here, {1} step later nothing would fit.",
                          "If no cable ran here, {1} steps later nothing would fit.", steps);
}

arukone::Cable lineAt(const arukone::DecidedEdge& edge, const arukone::Board& board) {
    return {board.cellAt(edge.cell), edge.edge == arukone::rightEdge ? "R" : "D"};
}

/// Whether the reason is that a cable would run beside itself along an edge, which the hint then rules out.
bool rulesOutEdge(const arukone::Hint& hint) {
    return hint.kind == Kind::BesideItself && !hint.follows.empty() && !hint.follows.front().used;
}

/// The edges that cannot be as thin lines, each on its own.
std::vector<arukone::Cable> linesOf(const arukone::Hint& hint, const arukone::Board& board) {
    std::vector<arukone::Cable> lines;
    if (rulesOutEdge(hint))
        lines.push_back(lineAt(hint.follows.front(), board));
    if (!hint.refutation)
        return lines;
    const auto add = [&](const arukone::DecidedEdge& edge) {
        if (edge.used)
            lines.push_back(lineAt(edge, board));
    };
    add(hint.refutation->supposed);
    for (const arukone::DecidedEdge& edge : hint.refutation->chain)
        add(edge);
    return lines;
}

} // namespace

/// What is in the way if a cable stays.
std::string obstacleWords(const text::Text& text, const arukone::Obstacle& obstacle, int wrong) {
    using Obstacle = arukone::Obstacle::Kind;
    const bool own = obstacle.pair == wrong;
    const int pair = number(obstacle.pair.value_or(0));
    switch (obstacle.kind) {
    case Obstacle::ShutIn:
        return own ? text.tr("Its end is shut in.") : text.tr("It shuts {1} in.", pair);
    case Obstacle::Apart:
        return own ? text.tr("No way leads from its end to its partner.")
                   : text.tr("It cuts {1} off from its partner.", pair);
    case Obstacle::Crossing:
        return text.tr("{1} and {2} would have to cross.", pair, number(obstacle.other.value_or(0)));
    case Obstacle::DeadEnd:
        return text.tr("It leaves a dead end.");
    case Obstacle::Unreachable:
        return text.tr("No cable could fill the tinted cells.");
    case Obstacle::Parity:
        break;
    }
    return text.tr("Coloured like a chessboard, the cells left do not add up.");
}

std::string hintWords(const text::Text& text, const arukone::Hint& hint) {
    const int pair = number(hint.pair.value_or(0));
    switch (hint.kind) {
    case Kind::Unsolvable:
        return text.tr("This board has no solution.");
    case Kind::Wrong:
        return (hint.stroke && hint.stroke->empty() ? text.tr("Cable {1} cannot stay.", pair)
                                                    : text.tr("Cable {1} cannot stay as it is.", pair)) +
               (hint.obstacle ? " " + obstacleWords(text, *hint.obstacle, *hint.pair) : std::string());
    case Kind::Openings:
        return text.tr("Cable {1}: there is only one way left here.", pair);
    case Kind::Ring:
        return text.tr("Cable {1}: any other way would close a ring.", pair);
    case Kind::ShortCircuit:
        return text.tr("Cable {1}: any other way would join two numbers.", pair);
    case Kind::BesideItself:
        return rulesOutEdge(hint)
                   ? text.tr("Cable {1}: along the thin line a cable would run beside itself. That decides the dashed "
                             "piece.",
                             pair)
                   : text.tr("Cable {1}: a cable never runs beside itself. That decides the dashed piece.", pair);
    case Kind::CutOff:
        return text.tr("Cable {1}: any other way would cut something off.", pair);
    case Kind::Supposition:
        return text.tr("Cable {1}:", pair) + " " + suppositionWords(text, hint.refutation.value());
    case Kind::Trap:
        return text.tr("If {1} takes the short way, {2} is shut in.", number(hint.trap.value().blocker),
                       number(hint.trap.value().victim));
    case Kind::FromSolution:
        break;
    }
    return text.tr("Cable {1} goes on like this. That is taken from the solution.", pair);
}

FuseBoxHelp::FuseBoxHelp(const text::Text& text, FuseBoxRound& round, FuseBoxView& view, ui::Toasts& toasts,
                         Sounds& sounds, bool free)
    : m_text(text)
    , m_round(round)
    , m_view(view)
    , m_toasts(toasts)
    , m_sounds(sounds)
    , m_count(round.session().assists(), free) {}

void FuseBoxHelp::say(ui::Toast::Kind kind, std::string words) {
    m_toasts.show({kind, std::move(words), {}, {}});
}

std::optional<arukone::Stroke> FuseBoxHelp::hint() {
    if (thinking())
        return std::nullopt;
    if (m_step == Step::Reason)
        return m_hint->stroke;
    if (m_step == Step::Region) {
        m_sounds.play(Sound::Hint);
        explain();
        return std::nullopt;
    }
    if (m_round.known() == nullptr) {
        say(ui::Toast::Kind::Danger, m_text.tr("The solution is still being computed."));
        return std::nullopt;
    }
    if (!m_count.accepted()) {
        m_sounds.play(Sound::Hint);
        m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint, costOfHelp(m_text), {}, {}, {}});
        return std::nullopt;
    }
    m_search = std::make_unique<Worker<Found>>(
        [board = m_round.board(), facts = m_round.known()->facts,
         now = m_round.session().cables()](const std::stop_token& stop, const Worker<Found>::Progress&) {
            arukone::SearchControl control;
            control.stop = stop;
            return arukone::nextHint(board, facts, now, control);
        });
    m_search->wait(patience);
    poll();
    return std::nullopt;
}

bool FuseBoxHelp::poll() {
    const Found* const found = m_search ? m_search->result() : nullptr;
    if (found == nullptr)
        return false;
    const Found hint = *found;
    m_search.reset();
    begin(hint);
    return hint.has_value();
}

void FuseBoxHelp::begin(const Found& found) {
    if (!found) {
        say(ui::Toast::Kind::Danger, m_text.tr("Nothing is known that would help here."));
        return;
    }
    if (found->kind == Kind::Unsolvable) {
        say(ui::Toast::Kind::Danger, hintWords(m_text, *found));
        return;
    }
    m_hint = found;
    m_round.session().noteHints(m_count.given());
    m_sounds.play(Sound::Hint);
    const auto all = static_cast<std::size_t>(m_round.board().cellCount());
    if (found->region.size() >= all) { // The whole board would be no hint.
        explain();
        return;
    }
    m_step = Step::Region;
    m_view.setHint({found->region, {}, {}, {}});
    m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint,
                           found->kind == Kind::Wrong
                               ? m_text.tr("Something is wrong in the tinted area.")
                               : m_text.tr("Look at the tinted area: there is something to find."),
                           {},
                           {},
                           {}});
}

void FuseBoxHelp::explain() {
    m_step = Step::Reason;
    CableHint marks{m_hint->because, {}, {}, {}};
    // The piece hangs on the cell that it goes on from.
    if (m_hint->kind != Kind::Wrong && m_hint->stroke && !m_hint->piece.empty()) {
        const auto cells = arukone::cellsOf(m_round.board(), *m_hint->stroke).value();
        marks.cells.assign(cells.end() - static_cast<std::ptrdiff_t>(m_hint->piece.size()) - 1, cells.end());
    } else {
        marks.cells = m_hint->piece;
    }
    marks.badge = marks.cells.back();
    marks.supposed = linesOf(*m_hint, m_round.board());
    m_view.setHint(std::move(marks));
    m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint, hintWords(m_text, *m_hint), {}, {}, {}});
}

void FuseBoxHelp::clearHint() {
    m_step = Step::None;
    m_hint.reset();
    m_search.reset();
    m_view.setHint({});
    m_toasts.pin(std::nullopt);
}

void FuseBoxHelp::moved(const arukone::Change& change) {
    if (m_hint && carriesOut(change))
        m_round.session().noteHints(m_count.carriedOut());
    clearHint();
}

bool FuseBoxHelp::carriesOut(const arukone::Change& change) const {
    if (change.kind != arukone::EventKind::Move || m_hint->pair != change.pair)
        return false;
    // A longer stroke than the piece carries it out too; to remove a wrong cable, any change of it will do.
    const auto pair = static_cast<std::size_t>(change.pair);
    if (m_hint->kind == Kind::Wrong || !m_hint->stroke)
        return true;
    const auto cells = arukone::cellsOf(m_round.board(), m_round.session().cables()[pair]);
    return cells && std::all_of(m_hint->piece.begin(), m_hint->piece.end(), [&](puzzle::Cell cell) {
               return std::find(cells->begin(), cells->end(), cell) != cells->end();
           });
}

std::optional<puzzle::Cell> FuseBoxHelp::hinted() const {
    if (!m_hint || m_hint->region.empty())
        return std::nullopt;
    return m_step == Step::Reason && !m_hint->piece.empty() ? m_hint->piece.front()
                                                            : m_hint->region[m_hint->region.size() / 2];
}

bool FuseBoxHelp::show() {
    if (m_round.known() == nullptr || !m_round.known()->facts.solution)
        return false;
    m_round.session().noteSolutionShown();
    clearHint();
    m_shown = Showing{*m_round.known()->facts.solution, solutionPace};
    return true;
}

std::optional<arukone::Stroke> FuseBoxHelp::due(ui::Seconds step) {
    if (!m_shown)
        return std::nullopt;
    m_shown->waited += step;
    if (m_shown->waited < solutionPace)
        return std::nullopt;
    m_shown->waited = 0;
    const arukone::Cables& now = m_round.session().cables();
    for (std::size_t pair = 0; pair < now.size(); ++pair) {
        const arukone::Cable& wanted = m_shown->solution[pair];
        if (now[pair] != wanted && (now[pair].empty() || arukone::reversed(m_round.board(), now[pair]) != wanted))
            return wanted;
    }
    return std::nullopt;
}

} // namespace game
