// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The reference for launch time and memory: the least an SFML program can do to open a window and draw one text.
#include <SFML/Graphics.hpp>

int main(int argc, char** argv) {
    sf::Font font;
    if (argc < 2 || !font.loadFromFile(argv[1]))
        return 2;
    sf::RenderWindow window(sf::VideoMode(1280, 800), "Minimal");
    const sf::Text text("Minimal", font, 30);
    window.clear();
    window.draw(text);
    window.display();
    for (sf::Event event{}; window.waitEvent(event);)
        if (event.type == sf::Event::Closed)
            window.close();
}
