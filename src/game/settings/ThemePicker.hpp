// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/CardPicker.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/Theme.hpp"
#include "text/Text.hpp"

#include <functional>
#include <string>
#include <vector>

namespace game {

/// The themes as miniature houses side by side.
class ThemePicker : public CardPicker {
public:
    static constexpr float height = 136;

    /// \param chosen one of themes().
    ThemePicker(const text::Text& text, LampAtlases& atlases, const Theme& chosen,
                const std::function<void(const Theme&)>& changed);

private:
    void drawCard(ui::Canvas& canvas, const Card& card) const override;
    [[nodiscard]] std::string cardName(std::size_t index) const override { return m_names[index]; }

    LampAtlases& m_atlases;
    std::vector<std::string> m_names; ///< In the order of themes().
};

} // namespace game
