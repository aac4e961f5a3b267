// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/StandingPanel.hpp"

namespace game {

/// The leaderboard panel at the end of a shift.
class ShiftOverPanel final : public StandingPanel {
public:
    /// \param recorded the stored shift; if it was not stored, the panel says why.
    ShiftOverPanel(const Around& around, RecordedShift recorded);

    /// To be called once it is known whether the shift was stored.
    void setRecorded(const RecordedShift& recorded);

protected:
    Later<Records::Renamed> storeUnder(const std::string& name) override;
    std::optional<Place> read() override;
    [[nodiscard]] std::string reason() const override;
    void drawRows(ui::Canvas& canvas, ui::Rect area) const override;

private:
    RecordedShift m_recorded;
    data::ShiftStanding m_standing;
};

} // namespace game
