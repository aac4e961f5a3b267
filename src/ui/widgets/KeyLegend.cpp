#include "ui/widgets/KeyLegend.hpp"

#include "ui/widgets/Keycap.hpp"

namespace ui {

namespace {

constexpr float capGap = 8;
constexpr float entryGap = 26;

} // namespace

const std::vector<std::string>& KeyLegend::capsOf(const LegendEntry& entry) const {
    return m_device == Device::Gamepad ? entry.pad : entry.keys;
}

float KeyLegend::entryWidth(const LegendEntry& entry, const Measure& measure) const {
    float width = measure(entry.words, style::legend);
    for (const std::string& cap : capsOf(entry))
        width += keycapWidth(cap, measure) + capGap;
    return width;
}

float KeyLegend::preferredWidth(const Measure& measure) const {
    float width = 0;
    for (const LegendEntry& entry : m_entries)
        if (!capsOf(entry).empty())
            width += entryWidth(entry, measure) + (width > 0 ? entryGap : 0);
    return width;
}

void KeyLegend::draw(Canvas& canvas) const {
    const auto measure = [&](std::string_view text, const TextStyle& style) { return canvas.textWidth(text, style); };
    const float middle = bounds().centre().y;
    float x = bounds().x;
    for (const LegendEntry& entry : m_entries) {
        if (capsOf(entry).empty())
            continue;
        if (x + entryWidth(entry, measure) > bounds().right())
            return;
        for (const std::string& cap : capsOf(entry))
            x += drawKeycap(canvas, cap, {x, middle}) + capGap;
        x += canvas.text(entry.words, {x, middle - 1}, style::legend, canvas.colours().text2) + entryGap;
    }
}

} // namespace ui
