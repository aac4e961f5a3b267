// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Records.hpp"
#include "game/words/Wording.hpp"
#include "text/Text.hpp"

#include <optional>
#include <string>
#include <utility>

namespace game {

/// Counts the hints that a player looks at, and words what they cost. All steps of a hint are one, and so is the same
/// hint asked for again before the next move, whatever was undone meanwhile.
/// \tparam Round a Round or an ArukoneRound. \tparam Told what tells one hint from another.
template<class Round, class Told>
class HelpCount {
public:
    /// \param records where the player's runs are; null if nothing is recorded, so that help costs nothing.
    HelpCount(const text::Text& text, Round& round, Records* records)
        : m_text(text)
        , m_round(round)
        , m_records(records) {}

    /// To be called before a hint is told. \returns what help costs, to be said in place of the first hint, if the
    /// player was not told in this sitting.
    [[nodiscard]] std::optional<std::string> costToSay() {
        if (!costs() || !m_records->tellsWhatHelpCosts())
            return std::nullopt;
        m_costSaid = true;
        return costOfHelp(m_text);
    }
    /// Notes that a hint is told. \returns what it costs and a blank, to go before its words, if it is the first on the
    /// board that costs anything; otherwise, and after costToSay(), nothing.
    [[nodiscard]] std::string count(Told hint) {
        const bool first = costs();
        const bool again = m_last == hint;
        m_last = std::move(hint);
        m_round.session().noteHints(m_round.session().assists().hints + (again ? 0 : 1));
        if (m_round.challenge().day()) // There is one board a day: what was looked at cannot be looked at for nothing.
            m_round.keepHelp();
        return first ? costOfHelpInShort(m_text) + " " : std::string();
    }
    /// To be called after each move, and when the board was restarted.
    void forget() { m_last.reset(); }

private:
    [[nodiscard]] bool costs() const {
        return m_records != nullptr && !m_costSaid && !m_round.session().assists().any();
    }

    const text::Text& m_text;
    Round& m_round;
    Records* m_records;
    bool m_costSaid = false; ///< On this board, in full.
    std::optional<Told> m_last;
};

} // namespace game
