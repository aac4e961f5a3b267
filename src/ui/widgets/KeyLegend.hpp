// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Event.hpp"
#include "ui/Geometry.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

class Canvas;

/// A key cap, 24 units high, with a lower edge of 3. The names "Up", "Down", "Left", "Right" are drawn as arrows.
struct Keycap {
    static constexpr float height = 24;
    enum class Tone : std::uint8_t { Dark, OnLit };
};

[[nodiscard]] float keycapWidth(std::string_view name, const Measure& measure);
/// \param middleLeft left end, at half height. \param room if the cap would be wider, its letters become smaller; if
/// that is not enough, the name is shortened. \returns the width.
float drawKeycap(Canvas& canvas, std::string_view name, Vec middleLeft, Keycap::Tone tone = Keycap::Tone::Dark,
                 float alpha = 1, float room = 10'000);

/// Keys and what they do: {"Up", "Down"} "Choose". With a gamepad in use, its buttons are shown. An entry without caps
/// for the current device is left out.
struct LegendEntry {
    std::vector<std::string> keys;
    std::vector<std::string> pad;
    std::string words;
};

/// The row of key caps in a bottom strip, left-aligned and vertically centred in its bounds. Ends before the first
/// entry that does not fit.
class KeyLegend : public Widget {
public:
    void setEntries(std::vector<LegendEntry> entries) { m_entries = std::move(entries); }
    [[nodiscard]] const std::vector<LegendEntry>& entries() const noexcept { return m_entries; }
    /// The device used last; for the mouse, the keyboard's keys are shown.
    void setDevice(Device device) { m_device = device; }
    [[nodiscard]] float preferredWidth(const Measure& measure) const;

    void draw(Canvas& canvas) const override;
    [[nodiscard]] bool focusable() const override { return false; }
    [[nodiscard]] Rect hitArea() const override { return {}; }

private:
    [[nodiscard]] const std::vector<std::string>& capsOf(const LegendEntry& entry) const;
    [[nodiscard]] float entryWidth(const LegendEntry& entry, const Measure& measure) const;

    std::vector<LegendEntry> m_entries;
    Device m_device = Device::Keyboard;
};

} // namespace ui
