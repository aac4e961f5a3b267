// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace ui {

/// The content and style of a button.
struct ButtonFace {
    enum class Kind : std::uint8_t {
        Secondary,
        Primary, ///< Lit: the most likely choice.
        Icon,    ///< Only the leading icon; the label is the tooltip.
        Plain,   ///< The label at the left, the key and the trailing icon at the right, on nothing until the pointer is
                 ///< on it: a row of a list.
    };
    Kind kind = Kind::Secondary;
    std::string label{};
    std::optional<Icon> leading{};
    std::optional<Icon> trailing{};
    std::string key{};      ///< Key cap after the label, such as "U"; empty for none.
    bool big = false;       ///< 60 high instead of 48, larger letters.
    bool hint = false;      ///< Its icon, and under the pointer its border, have the hint colour.
    bool alignLeft = false; ///< Label at the left and key at the right, instead of both centred.
};

/// A button: pressed by mouse (press and release on it), Enter, Space or pad.
class PushButton : public Widget {
public:
    static constexpr float height = 48;
    static constexpr float bigHeight = 60;

    explicit PushButton(ButtonFace face = {}, std::function<void()> pressed = {});

    [[nodiscard]] const ButtonFace& face() const noexcept { return m_face; }
    void setFace(ButtonFace face) { m_face = std::move(face); }
    void setLabel(std::string label) { m_face.label = std::move(label); }
    void setKey(std::string key) { m_face.key = std::move(key); }
    void setLeading(std::optional<Icon> icon) { m_face.leading = icon; }
    void setTrailing(std::optional<Icon> icon) { m_face.trailing = icon; }
    /// Shows only icon and key cap, where room is short; the label becomes the tooltip.
    void setHideLabel(bool hide) { m_hideLabel = hide; }
    /// Leaves out the key cap, where room is short.
    void setHideKey(bool hide) { m_hideKey = hide; }
    /// Places the button, without its key cap if there is no room for everything with the usual padding.
    void fit(Rect bounds, const Measure& measure);

    /// The width that shows everything with the usual padding.
    [[nodiscard]] float preferredWidth(const Measure& measure) const;
    [[nodiscard]] float preferredHeight() const noexcept { return m_face.big ? bigHeight : height; }

    std::function<void()> onPress;

    /// Acts as if pressed and flashes; for a shortcut key that works wherever the focus is.
    void press();
    /// Looks pressed for a moment: what it does has been done otherwise.
    void flash();

    [[nodiscard]] std::string_view tip() const override;
    [[nodiscard]] Spoken spoken() const override;
    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void update(Seconds step) override;
    [[nodiscard]] bool animating() const override;

private:
    [[nodiscard]] bool primary() const { return m_face.kind == ButtonFace::Kind::Primary; }
    [[nodiscard]] bool showsLabel() const;
    [[nodiscard]] bool showsKey() const { return !m_face.key.empty() && !m_hideKey; }
    [[nodiscard]] bool down() const { return enabled() && (m_press.down() || m_flash > 0); }
    [[nodiscard]] bool plain() const { return m_face.kind == ButtonFace::Kind::Plain; }
    [[nodiscard]] float padding() const; ///< Usually at both sides.
    [[nodiscard]] sf::Color ink(const Palette& colours) const;
    void drawBody(Canvas& canvas, Rect area) const;
    void drawContent(Canvas& canvas, Rect area) const;

    ButtonFace m_face;
    bool m_hideLabel = false;
    bool m_hideKey = false;
    Press m_press;
    Seconds m_flash = 0; ///< Remaining time of the flash after a press by key.
};

} // namespace ui
