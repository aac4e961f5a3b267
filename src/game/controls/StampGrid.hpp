// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Stamp.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <optional>
#include <string>

namespace game {

/// A square of 5 × 5 in which a stamp is drawn cell by cell. Arrows move a cursor, Confirm and clicks flip a cell; a
/// drag goes on with what its first cell became. The last cell that is left cannot be taken away.
class StampGrid final : public ui::Widget {
public:
    explicit StampGrid(std::function<void(lights::Stamp)> drawn);

    void show(lights::Stamp stamp) noexcept { m_stamp = stamp; }
    /// \param place what the cell under the cursor says.
    void setWords(std::string name, std::function<std::string(lights::Offset)> place);
    [[nodiscard]] ui::Rect cell(lights::Offset offset) const;

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setHovered(bool hovered) override;

private:
    [[nodiscard]] std::optional<lights::Offset> offsetAt(ui::Vec at) const;
    bool act(const ui::ActionPressed& action);
    void flip(lights::Offset offset);

    std::function<void(lights::Stamp)> m_drawn;
    lights::Stamp m_stamp;
    lights::Offset m_cursor;
    std::optional<lights::Offset> m_pointed;
    std::optional<bool> m_painting; ///< What a drag does: switch cells on or off.
    std::function<std::string(lights::Offset)> m_place;
};

} // namespace game
