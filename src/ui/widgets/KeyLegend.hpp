#pragma once

#include "ui/Event.hpp"
#include "ui/Geometry.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace ui {

class Canvas;

/// A key cap of height 24 with a 3 px lower edge. The names "Up", "Down", "Left", "Right" are drawn as arrows.
struct Keycap {
    static constexpr float height = 24;
    enum class Tone : std::uint8_t { Dark, OnLit };
};

[[nodiscard]] float keycapWidth(std::string_view name, const Measure& measure);
/// \param middleLeft left end, half way up. \param room a cap that would be wider gets smaller letters, and is
/// shortened where those do not help. \returns the width.
float drawKeycap(Canvas& canvas, std::string_view name, Vec middleLeft, Keycap::Tone tone = Keycap::Tone::Dark,
                 float alpha = 1, float room = 10'000);

/// Keys and what they do: {"Up", "Down"} "Choose". With a pad in hand its own names are shown. What a device has no
/// caps for it cannot do: the entry is left out.
struct LegendEntry {
    std::vector<std::string> keys;
    std::vector<std::string> pad;
    std::string words;
};

/// The row of key caps in a bottom strip, left aligned and half way up its bounds; entries without room are left out.
class KeyLegend : public Widget {
public:
    void setEntries(std::vector<LegendEntry> entries) { m_entries = std::move(entries); }
    [[nodiscard]] const std::vector<LegendEntry>& entries() const noexcept { return m_entries; }
    /// The device used last; a mouse shows the keyboard's keys.
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
