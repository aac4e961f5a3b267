#pragma once

#include "ui/Event.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/Measure.hpp"

#include <string>
#include <vector>

namespace ui {

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
