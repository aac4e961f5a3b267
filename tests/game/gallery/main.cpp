// Draws the pictures of the game as the screens put them together, without any scene:
//   xvfb-run look-gallery FOLDER [SCALE…]
// One PNG a page, theme and scale stands there afterwards, and times on standard output. They are to be looked at.

#include "game/look/Backdrop.hpp"
#include "game/look/BellPanel.hpp"
#include "game/look/BoardPaint.hpp"
#include "game/look/BoardView.hpp"
#include "game/look/House.hpp"
#include "game/look/LampPixels.hpp"
#include "game/look/LevelWindow.hpp"
#include "game/look/PackIcon.hpp"
#include "game/look/Signs.hpp"
#include "game/look/ThemeCard.hpp"
#include "lights/Rules.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/System/Clock.hpp>
#include <SFML/Window/Context.hpp>

#include <array>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <functional>
#include <iostream>
#include <string>

namespace {

using namespace game;
using ui::Rect;
using ui::Vec;

lights::Board boardOf(std::initializer_list<std::string_view> rows) {
    const int columns = static_cast<int>(rows.begin()->size());
    lights::BitGrid lit{static_cast<int>(rows.size()), columns};
    lights::BitGrid holes{static_cast<int>(rows.size()), columns};
    int r = 0;
    for (const std::string_view row : rows) {
        for (int c = 0; c < columns; ++c) {
            if (row[static_cast<std::size_t>(c)] == '#')
                lit.set({r, c});
            if (row[static_cast<std::size_t>(c)] == '_')
                holes.set({r, c});
        }
        ++r;
    }
    return {lit, holes};
}

/// What the pages share.
struct Studio {
    ui::Resources& resources;
    LampAtlases& atlases;
    const Backdrop& backdrop;
};

float bottom(const ui::Canvas& canvas) {
    return canvas.viewport().size().y;
}

void menuPage(ui::Canvas& canvas, const Studio& studio) {
    const Vec size = canvas.viewport().size();
    studio.backdrop.draw(canvas, {0.30F, 0, 58, 0, true, {}});
    const float ground = size.y - 61;
    const MenuHouse house{{size.x - 558, 216, 460, 460}, ground};
    drawStreetLamp(canvas, studio.atlases, {size.x - 646, ground - 1});
    const WallTint tint = wallTint(canvas.theme(), House::Terrace);
    drawMenuHouse(canvas, studio.atlases, house, tint, 0);
    BoardOptions options;
    options.front = BoardFront::Windows;
    options.seed = 4;
    options.largestPitch = 92;
    BoardView view{studio.atlases, options};
    view.setBoard(boardOf({".#.#.", "##...", "..#.#", ".##..", ".._.#"}));
    view.place(house.windows, ground, canvas.viewport());
    view.draw(canvas);
    drawMenuDoor(canvas, studio.atlases, house);

    drawLogo(canvas, {64, 90}, 94);
    canvas.text("Put the house to bed.", {70, 168}, {ui::Face::Regular, 20}, canvas.colours().text2);
    drawBellPlate(canvas, {64, 208, 492, 418});
    struct Entry {
        ui::Icon icon;
        std::string_view text;
        std::string_view note;
    };
    constexpr std::array entries{Entry{ui::Icon::House, "Campaign", "Continue 2–11"},
                                 Entry{ui::Icon::Calendar, "Daily puzzle", "14 July · open"},
                                 Entry{ui::Icon::Dice, "Random board", ""},
                                 Entry{ui::Icon::Pen, "Level editor", "3 drafts"},
                                 Entry{ui::Icon::Cup, "Leaderboard", ""},
                                 Entry{ui::Icon::Book, "Learn", "4 of 9 lessons"},
                                 Entry{ui::Icon::Sliders, "Settings", ""}};
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Bell bell{entries[i].icon, entries[i].text, entries[i].note};
        bell.lit = i == 0;
        drawBell(canvas, {84, 232 + 54 * static_cast<float>(i), 453, 46}, bell);
    }
    drawBellPlate(canvas, {64, 644, 492, 74});
    Bell next{ui::Icon::Link, "Arukone", "the game next door"};
    drawBell(canvas, {84, 658, 453, 46}, next);
}

void campaignPage(ui::Canvas& canvas, const Studio& studio) {
    studio.backdrop.draw(canvas, {0.30F, 320, 107, 0, true, {}});
    const WallTint tint = wallTint(canvas.theme(), House::Terrace);
    const Rect wall{452, 146, 768, bottom(canvas) - 107 - 146};
    drawCampaignHouse(canvas, wall, tint);
    constexpr std::array stars{3, 3, 2, 3, 2, 3, 1, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0};
    for (int i = 0; i < 18; ++i) {
        const Vec centre{531 + 122 * static_cast<float>(i % 6), 219 + 172 * static_cast<float>(i / 6)};
        LevelWindow window;
        window.state =
            i < 10 ? LevelWindow::State::Asleep : (i < 12 ? LevelWindow::State::Awake : LevelWindow::State::Locked);
        window.stars = stars[static_cast<std::size_t>(i)];
        window.focused = i == 10;
        window.hovered = i == 11;
        window.silhouette = i == 10 ? Silhouette::Cat : Silhouette::Plant;
        drawLevelWindow(canvas, studio.atlases, centre, 106, window);
        drawPlaque(canvas, {centre.x - 24, centre.y + 62, 48, 30}, std::to_string(i + 1),
                   i < 12 ? PlaqueState::Normal : PlaqueState::Locked);
    }
    constexpr std::array houses{House::Shed,   House::Terrace, House::Tower,   House::Lighthouse,
                                House::Corner, House::Round,   House::Crooked, House::Observatory};
    for (std::size_t i = 0; i < houses.size(); ++i) {
        const Rect card{40, 90 + 75 * static_cast<float>(i), 372, 68};
        canvas.fill(card, {ui::Paint::Kind::Vertical, canvas.colours().surfaceHi, canvas.colours().surface}, 16);
        drawPackIcon(canvas, {61, card.y + 8, 60, 54}, houses[i], 0.5F, i > 5);
    }
    drawPlaque(canvas, {452, bottom(canvas) - 82, 56, 56}, "11");
    drawStars(canvas, {679, bottom(canvas) - 66}, 9.5F, 22, 1);
}

void playPage(ui::Canvas& canvas, const Studio& studio) {
    const Vec size = canvas.viewport().size();
    studio.backdrop.draw(canvas, {0.56F, 960, 92, 0, true, {}});
    BoardOptions options;
    options.house = House::Terrace;
    options.seed = 2;
    BoardView view{studio.atlases, options};
    view.setBoard(boardOf({"...##", "...#.", "##.#.", "####.", "#...."}));
    view.place({size.x / 2 - 290, 76, 580, 580}, size.y - 92, canvas.viewport());
    view.setFocus(lights::Cell{2, 1});
    view.setHint({{}, lights::Cell{1, 3}});
    view.draw(canvas);
    drawPlaque(canvas, {40, 106, 72, 72}, "11");
    drawShiningStar(canvas, {1036, 214}, 17.5F);
    drawShiningStar(canvas, {1102, 214}, 17.5F);
    drawStar(canvas, {1168, 214}, 17.5F, false);
}

void tinyPage(ui::Canvas& canvas, const Studio& studio) {
    const Vec size = canvas.viewport().size();
    studio.backdrop.draw(canvas, {1, 1600, 92, 0, true, {}});
    BoardOptions options;
    options.house = House::Shed;
    options.numbers = true;
    BoardView view{studio.atlases, options};
    const lights::Board board = boardOf({"#._", "##.", "..."});
    lights::BitGrid picture{3, 3};
    picture.set({0, 0});
    picture.set({1, 1});
    lights::BitGrid marks{3, 3};
    marks.set({1, 0});
    marks.set({2, 2});
    view.setBoard(board, lights::Surface::Plane, picture);
    view.place({40, 100, 330, 560}, size.y - 92, canvas.viewport());
    view.setMarks(marks);
    view.setHover(lights::Cell{1, 1});
    const lights::Stamped stamp = lights::stamped({}, board, {1, 1});
    view.setPreview(stamp.cells());
    view.update(1);
    view.draw(canvas);

    BoardView twisted{studio.atlases, {House::Crooked}};
    twisted.setBoard(boardOf({"##..#", ".#...", "..#..", "#..##"}), lights::Surface::Moebius);
    twisted.place({450, 100, 380, 560}, size.y - 92, canvas.viewport());
    twisted.setHint({{{0, 0}, {0, 1}, {1, 0}, {1, 1}}, std::nullopt});
    twisted.draw(canvas);

    BoardOptions sun{House::Lighthouse};
    sun.symbols = true;
    BoardView round{studio.atlases, sun};
    round.setBoard(boardOf({"##..#", ".#...", "..#..", "#..##", "#...."}), lights::Surface::Projective);
    round.place({900, 100, 340, 560}, size.y - 92, canvas.viewport());
    round.setFocus(lights::Cell{0, 0});
    const lights::Stamped far = lights::stamped({lights::Stamp::Plus, lights::Surface::Projective},
                                                boardOf({".....", ".....", ".....", ".....", "....."}), {0, 0});
    round.setPreview(far.cells());
    round.draw(canvas);
}

lights::Board large(int side) {
    lights::BitGrid lit{side, side};
    unsigned state = 12345;
    for (int r = 0; r < side; ++r)
        for (int c = 0; c < side; ++c) {
            state = state * 1664525U + 1013904223U;
            lit.set({r, c}, (state >> 24U) % 4 == 0);
        }
    return lights::Board{lit};
}

void largePage(ui::Canvas& canvas, const Studio& studio) {
    const Vec size = canvas.viewport().size();
    studio.backdrop.draw(canvas, {0.5F, 1280, 82, 0, true, {}});
    BoardOptions options;
    options.house = House::Round;
    BoardView view{studio.atlases, options};
    const lights::Board board = large(20);
    view.setBoard(board, lights::Surface::Torus);
    view.place({size.x / 2 - 320, 33, 640, 640}, size.y - 82, canvas.viewport());
    view.setFocus(lights::Cell{6, 19});
    const lights::Stamped stamp = lights::stamped({lights::Stamp::Plus, lights::Surface::Torus}, board, {6, 19});
    view.setPreview(stamp.cells());
    view.draw(canvas);
    drawEdgeBadge(canvas, {40, 360, 30, 30}, EdgePair::Sides, Chevron::Up);
    drawEdgeBadge(canvas, {40, 404, 44, 30}, EdgePair::TopBottom, Chevron::Right);
}

void hugePage(ui::Canvas& canvas, const Studio& studio) {
    const Vec size = canvas.viewport().size();
    studio.backdrop.draw(canvas, {0.5F, 1280, 82, 0, true, {}});
    BoardView view{studio.atlases, {}};
    view.setBoard(large(100));
    view.place({size.x / 2 - 320, 40, 640, 640}, size.y - 82, canvas.viewport());
    view.setFocus(lights::Cell{50, 50});
    view.draw(canvas);
}

void winPage(ui::Canvas& canvas, const Studio& studio) {
    const Vec size = canvas.viewport().size();
    studio.backdrop.draw(canvas, {1, 1920, 61, 0, true, {{{620, 40, 620, 260}}}});
    const WinHouse house{{138, 369, 330, 330}, size.y - 61};
    drawWinHouse(canvas, house, wallTint(canvas.theme(), House::Terrace));
    BoardOptions options;
    options.front = BoardFront::Windows;
    BoardView view{studio.atlases, options};
    view.setBoard(boardOf({".....", ".....", ".....", ".....", "....."}));
    view.place(house.windows, house.ground, canvas.viewport());
    view.draw(canvas);
    drawWinStar(canvas, {{142, 191}, 43, -6});
    drawWinStar(canvas, {{300, 132}, 59, 0, 1, 0.35F});
    drawWinStar(canvas, {{454, 191}, 43, 6, 1, 0, false});
    drawShiningText(canvas, "Good night.", {632, 90}, ui::style::hero, canvas.colours().text, canvas.colours().glow,
                    0.5F);
    for (std::size_t i = 0; i < ui::allThemes.size(); ++i) {
        const Rect card{680 + 140 * static_cast<float>(i), 400, 126, 102};
        drawThemeCard(canvas, studio.atlases, card, ui::allThemes[i]);
        canvas.stroke(card, 2, canvas.colours().line, 14);
    }
}

struct Page {
    std::string name;
    std::function<void(ui::Canvas&, const Studio&)> draw;
};

void shoot(const Page& page, const Studio& studio, ui::ThemeId theme, float scale,
           const std::filesystem::path& folder) {
    const sf::Vector2u pixels{static_cast<unsigned>(std::lround(1280 * scale)),
                              static_cast<unsigned>(std::lround(800 * scale))};
    sf::RenderTexture target;
    if (!target.create(pixels.x, pixels.y))
        throw std::runtime_error("no render texture");
    const ui::Viewport viewport{pixels, 1};
    sf::Clock clock;
    for (int pass = 0; pass < 2; ++pass) {
        clock.restart();
        target.clear();
        ui::Canvas canvas{target, viewport, ui::theme(theme), studio.resources};
        page.draw(canvas, studio);
    }
    const float milliseconds = static_cast<float>(clock.getElapsedTime().asMicroseconds()) / 1000;
    target.display();
    const std::string file =
        page.name + "-" + std::string(ui::name(theme)) + "-" + std::to_string(std::lround(scale * 100)) + ".png";
    target.getTexture().copyToImage().saveToFile((folder / file).string());
    std::cout << file << ": second drawing " << milliseconds << " ms\n";
}

void timeBaking() {
    for (const int pitch : {92, 116, 157, 313}) {
        sf::Clock clock;
        const sf::Image off = bakeLamp({ui::ThemeId::Night, pitch}, false);
        const sf::Image on = bakeLamp({ui::ThemeId::Night, pitch}, true);
        const float pair = static_cast<float>(clock.restart().asMicroseconds()) / 1000;
        const LampAtlas atlas{{ui::ThemeId::Night, pitch}};
        std::cout << "pitch " << pitch << ": windows " << pair << " ms, atlas "
                  << static_cast<float>(clock.getElapsedTime().asMicroseconds()) / 1000 << " ms\n";
    }
}

/// Our own share of an animating frame of 100 × 100: the meshes, without what the driver does with them.
void timeHugeBoard(const Studio& studio) {
    const ui::Viewport viewport{{1280, 800}, 1};
    const lights::Board board = large(100);
    const BoardLayout layout =
        BoardLayout::fit(100, 100, lights::Surface::Plane, {320, 40, 640, 640}, 718, 116, viewport);
    const ui::Theme& theme = ui::theme(ui::ThemeId::Night);
    const LampAtlas& atlas = studio.atlases.get({theme.id, layout.pitch});
    const BoardPaint paint{layout, theme, wallTint(theme, House::Slate), atlas, 1};
    BoardLights shine{board};
    Mesh glow;
    Mesh cells;
    Mesh bloom;
    constexpr int frames = 20;
    const std::clock_t before = std::clock();
    for (int i = 0; i < frames; ++i) {
        shine.update(0.016F, {});
        for (Mesh* mesh : {&glow, &cells, &bloom})
            mesh->clear(atlas.white());
        paintLights({glow, cells, bloom}, paint, {board, lights::Surface::Plane, shine, true, 0});
    }
    std::cout << "100 x 100: " << 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC / frames
              << " ms of our own a frame\n";
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "look-gallery FOLDER [SCALE…]\n";
        return 2;
    }
    const std::filesystem::path folder{argv[1]};
    std::filesystem::create_directories(folder);
    auto resources = ui::Resources::open(LOOK_GALLERY_FONTS);
    if (!resources) {
        std::cerr << "font missing: " << resources.error().file << '\n';
        return 1;
    }
    const sf::Context context; // Before anything is timed: the first one takes a while.
    LampAtlases atlases;
    const Backdrop backdrop;
    const Studio studio{*resources, atlases, backdrop};
    timeBaking();
    timeHugeBoard(studio);
    std::vector<float> scales;
    for (int i = 2; i < argc; ++i)
        scales.push_back(std::stof(argv[i]));
    if (scales.empty())
        scales = {0.8F, 1, 1.35F};
    const std::array pages{Page{"menu", menuPage},  Page{"campaign", campaignPage}, Page{"play", playPage},
                           Page{"small", tinyPage}, Page{"large", largePage},       Page{"huge", hugePage},
                           Page{"win", winPage}};
    for (const float scale : scales)
        for (const ui::ThemeId theme : ui::allThemes)
            for (const Page& page : pages)
                shoot(page, studio, theme, scale, folder);
}
