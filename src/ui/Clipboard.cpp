#include "ui/Clipboard.hpp"

#include <SFML/System/String.hpp>
#include <SFML/Window/Clipboard.hpp>

namespace ui {

std::string SystemClipboard::text() const {
    const auto utf8 = sf::Clipboard::getString().toUtf8();
    return {utf8.begin(), utf8.end()};
}

void SystemClipboard::setText(std::string_view utf8) {
    sf::Clipboard::setString(sf::String::fromUtf8(utf8.begin(), utf8.end()));
}

} // namespace ui
