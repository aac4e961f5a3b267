#include "ui/widgets/Measure.hpp"

#include "ui/Resources.hpp"
#include "ui/Viewport.hpp"
#include "ui/Wrap.hpp"
#include "ui/render/Store.hpp"
#include "ui/render/TextLine.hpp"

namespace ui {

Measure measureWith(Resources& resources, const Viewport& viewport) {
    return [&store = resources.store(), scale = viewport.scale()](std::string_view utf8, const TextStyle& style) {
        return render::widthOf(store, utf8, style, render::pixelSize(style, scale)) / scale;
    };
}

std::vector<std::string> wrapped(std::string_view utf8, const TextStyle& style, float width, const Measure& measure) {
    return wrapLines(utf8, width, [&](std::string_view line) { return measure(line, style); });
}

} // namespace ui
