#include "ui/Wrap.hpp"

#include "ui/Utf8.hpp"

namespace ui {

namespace {

/// What comes before the first `separator`; `rest` becomes what comes after it, or nothing.
std::string_view takeUntil(std::string_view& rest, char separator) {
    const std::size_t end = rest.find(separator);
    const std::string_view part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    return part;
}

class LineBreaker {
public:
    LineBreaker(float width, const std::function<float(std::string_view)>& widthOf)
        : m_width(width)
        , m_widthOf(widthOf) {}

    void addParagraph(std::string_view paragraph) {
        bool first = true;
        while (first || !paragraph.empty()) {
            addWord(takeUntil(paragraph, ' '), first);
            first = false;
        }
        endLine();
    }

    std::vector<std::string> take() { return std::move(m_lines); }

private:
    [[nodiscard]] bool fits(std::string_view line) const { return m_widthOf(line) <= m_width; }

    void addWord(std::string_view word, bool first) {
        std::string longer = m_line;
        longer += first ? "" : " ";
        longer += word;
        if (fits(longer)) {
            m_line = std::move(longer);
            return;
        }
        if (!m_line.empty()) {
            endLine();
        }
        if (fits(word)) {
            m_line = word;
        } else {
            breakWord(word);
        }
    }

    void breakWord(std::string_view word) {
        while (!word.empty()) {
            std::string longer = m_line;
            appendUtf8(longer, takeCharacter(word));
            if (!m_line.empty() && !fits(longer)) {
                longer.erase(0, m_line.size());
                endLine();
            }
            m_line = std::move(longer);
        }
    }

    void endLine() {
        m_lines.push_back(std::move(m_line));
        m_line.clear();
    }

    float m_width;
    const std::function<float(std::string_view)>& m_widthOf;
    std::string m_line;
    std::vector<std::string> m_lines;
};

} // namespace

std::vector<std::string> wrapLines(std::string_view utf8, float width,
                                   const std::function<float(std::string_view)>& widthOf) {
    LineBreaker breaker(width, widthOf);
    bool first = true;
    while (first || !utf8.empty()) {
        breaker.addParagraph(takeUntil(utf8, '\n'));
        first = false;
    }
    return breaker.take();
}

} // namespace ui
