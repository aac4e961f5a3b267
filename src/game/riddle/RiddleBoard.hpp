// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/board/LightsBoardView.hpp"
#include "lights/Puzzle.hpp"
#include "ui/Widget.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace game {

/// A board of a riddle on a card. It can be chosen, but not played.
class RiddleBoard final : public ui::Widget {
public:
    /// What is known about the board.
    enum class State : std::uint8_t {
        Open,   ///< Nothing yet.
        Wrong,  ///< It was chosen, and is not the answer.
        Answer, ///< It is the answer.
    };

    /// \param number on the plaque; 0 for none. \param chosen called when the card is chosen; empty if it is only
    /// looked at.
    RiddleBoard(const lights::Puzzle& puzzle, int number, LampAtlases& atlases, std::function<void()> chosen);

    void setOptions(const BoardOptions& options);
    /// \param remark below the board; may be empty.
    void setState(State state, std::string remark);
    /// \param words what the board says of itself, besides the remark.
    void setWords(std::string words) { m_words = std::move(words); }
    /// Marks a pattern that explains the answer.
    void explain(lights::BitGrid pattern);
    /// Shows all windows dark and without a picture, where the lights do not matter.
    void darken();
    void placeOn(ui::Rect card, const ui::Viewport& viewport);

    [[nodiscard]] State state() const noexcept { return m_state; }
    [[nodiscard]] const LightsBoardView& view() const noexcept { return m_view; }

    [[nodiscard]] bool focusable() const override;
    [[nodiscard]] ui::Spoken spoken() const override { return spokenAs(ui::Role::Button, m_remark + ". " + m_words); }
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;

private:
    void drawFoot(ui::Canvas& canvas) const;

    lights::Puzzle m_puzzle;
    int m_number;
    std::function<void()> m_chosen;
    LightsBoardView m_view;
    ui::Press m_press;
    State m_state = State::Open;
    std::string m_remark;
    std::string m_words;
};

} // namespace game
