// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/arukone/ArukoneRound.hpp"
#include "game/look/fusebox/FuseBoxView.hpp"
#include "game/round/HelpCount.hpp"
#include "game/round/ShowHold.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Toasts.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace game {

/// The help that a player may ask for on a fuse box: the hint in its three steps (somewhere here; this pair, and why;
/// the piece is drawn), and the solution cable by cable. It marks the box and shows messages; the strokes themselves
/// are left to the scene. What takes long is found in a worker.
class ArukoneHelp {
public:
    /// \param records where the player's runs are; null if nothing is recorded, so that help costs nothing.
    ArukoneHelp(const text::Text& text, ArukoneRound& round, FuseBoxView& view, ui::Toasts& toasts, Sounds& sounds,
                Records* records);

    /// Asks for a hint, or for its next step; the first time, says what help costs. \returns the stroke to make, at the
    /// last step only.
    std::optional<arukone::Stroke> hint();
    /// Shows the hint that was being looked for, once it is found. \returns whether there was one.
    bool poll();
    [[nodiscard]] bool thinking() const noexcept { return m_search != nullptr; }
    /// To be called when the board has changed: ends the hint.
    void moved(const arukone::Change& change);
    void restarted(); ///< To be called when the board was restarted, or that was undone.
    /// A cell of the hint shown, to be brought into view.
    [[nodiscard]] std::optional<puzzle::Cell> hinted() const;

    /// Starts showing the solution. \returns whether one is known.
    bool show();
    void stop() { m_shown.reset(); }
    [[nodiscard]] ShowHold& hold() noexcept { return m_hold; } ///< Of the solution that is shown.
    [[nodiscard]] bool showing() const noexcept { return m_shown.has_value(); }
    /// The next stroke of the solution, once it is due. \param step seconds since the last call.
    std::optional<arukone::Stroke> due(ui::Seconds step);

private:
    enum class Step : std::uint8_t { None, Region, Reason };
    using Found = std::optional<arukone::Hint>;

    void begin(const Found& found);
    /// Shows why. \param cost what the hint costs, if that is to be said before; see HelpCount.
    void explain(const std::string& cost = {});
    void clearHint();
    void tell(std::string words); ///< Shows words about the hint.
    void say(ui::Toast::Kind kind, std::string words);

    const text::Text& m_text;
    ArukoneRound& m_round;
    FuseBoxView& m_view;
    ui::Toasts& m_toasts;
    Sounds& m_sounds;
    /// A hint by its kind, its pair and the cells to draw.
    HelpCount<ArukoneRound, std::tuple<arukone::Hint::Kind, std::optional<int>, std::vector<puzzle::Cell>>> m_count;
    Step m_step = Step::None;
    std::optional<arukone::Hint> m_hint;
    std::unique_ptr<Worker<Found>> m_search;
    struct Showing {
        arukone::Cables solution;
        ui::Seconds waited = 0;
    };
    std::optional<Showing> m_shown;
    ShowHold m_hold;
};

} // namespace game
