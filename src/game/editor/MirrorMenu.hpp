// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Symmetry.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/Toggle.hpp"

#include <array>
#include <functional>
#include <string>

namespace game {

/// A small panel with the mirrors of the brush. It opens beside its button and takes every event until it is closed.
class MirrorMenu final : public ui::Widget {
public:
    explicit MirrorMenu(std::function<void(const puzzle::Symmetry&)> changed);

    /// \param beside the button that opens it.
    void layout(const text::Text& text, ui::Rect beside, const ui::Measure& measure);
    /// \param square the board is square, so that quarter turn and diagonal apply.
    void show(const puzzle::Symmetry& symmetry, bool square);
    void open();
    void close() { m_open = false; }
    [[nodiscard]] bool isOpen() const noexcept { return m_open; }

    void draw(ui::Canvas&) const override {}
    void drawOver(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return m_open && m_form.animating(); }
    [[nodiscard]] bool modal() const override { return m_open; }
    [[nodiscard]] bool focusable() const override { return false; }
    [[nodiscard]] ui::Rect hitArea() const override { return m_open ? bounds() : ui::Rect{}; }
    void setFocusVisible(bool visible) override { m_form.setFocusVisible(visible); }

private:
    static constexpr std::size_t mirrors = 4;

    std::function<void(const puzzle::Symmetry&)> m_changed;
    puzzle::Symmetry m_symmetry;
    std::array<ui::Chip, mirrors> m_chips;
    ui::Form m_form;
    std::string m_title;
    std::string m_note; ///< Why two of them are disabled; empty if they are not.
    std::string m_squareOnlyNote;
    bool m_square = true;
    bool m_open = false;
};

} // namespace game
