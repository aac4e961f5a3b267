#include "cli/ProgressLine.hpp"

#include "text/Format.hpp"

#include <algorithm>
#include <ostream>

namespace cli {

namespace {

constexpr std::string_view eraseLine = "\r\033[K";

} // namespace

ProgressLine::~ProgressLine() {
    if (m_shown >= 0)
        *m_terminal << eraseLine << std::flush;
}

void ProgressLine::show(double fraction) {
    const int percent = static_cast<int>(100 * std::clamp(fraction, 0.0, 1.0));
    if (m_terminal == nullptr || percent == m_shown)
        return;
    m_shown = percent;
    *m_terminal << eraseLine << m_text.tr("Searching … {1}", text::percent(m_text, percent)) << std::flush;
}

} // namespace cli
