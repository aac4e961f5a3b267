// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace game {

/// How loud the music is beside everything else that is heard, whatever has been mixed already. Times are seconds on
/// any clock that does not go back.
class MusicLevel {
public:
    /// Makes way for the bells of a win.
    void duck(double now) noexcept;
    /// The last light went out: the street holds its breath, and from 0.25 s to 0.65 s nothing is heard of it.
    void breathe(double now) noexcept;
    /// What is mixed from now on sounds different: what was mixed before fades out.
    void change(double now) noexcept;

    /// 0 … 1.
    [[nodiscard]] float at(double now) const noexcept;
    /// Whether what was mixed before should be dropped now, since it is silent. Once after each breathe() or change().
    [[nodiscard]] bool dropsMixed(double now) noexcept;

private:
    static constexpr double never = -1000;

    double m_ducked = never;
    double m_breath = never;
    double m_change = never;
    bool m_changing = false; ///< What was mixed has not been dropped yet.
};

} // namespace game
