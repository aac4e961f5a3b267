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

/// Says that help with a puzzle of the day outlives the run.
inline std::string helpCountsAllDay(const text::Text& text) {
    return text.tr("Help on this board counts until tomorrow.");
}

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
        return costOfHelp(m_text) + andUntil();
    }
    /// Notes that a hint is told. \returns what it costs, and a blank before that, to go after its words, if it is the
    /// first on the board that costs anything; otherwise, and after costToSay(), nothing.
    [[nodiscard]] std::string count(Told hint) {
        const bool first = costs();
        const bool again = m_last == hint;
        m_last = std::move(hint);
        m_round.session().noteHints(m_round.session().assists().hints + (again ? 0 : 1));
        if (ofDay()) // There is one board a day: what was looked at cannot be looked at for nothing.
            m_round.keepHelp();
        return first ? inShort() : std::string();
    }
    /// What help costs, in a few words and after a blank.
    [[nodiscard]] std::string inShort() const { return " " + costOfHelpInShort(m_text) + andUntil(); }
    /// To be called after each move, and when the board was restarted.
    void forget() { m_last.reset(); }

private:
    [[nodiscard]] bool ofDay() const { return m_round.challenge().day().has_value(); }
    [[nodiscard]] std::string andUntil() const { return ofDay() ? " " + helpCountsAllDay(m_text) : std::string(); }
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
