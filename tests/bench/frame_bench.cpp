// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the game's own work for a frame of a large board: events, update, and everything that drawing takes before
// OpenGL, as processor time of the thread. A render target that is never active stands in for the window, so a machine
// that draws in software measures the same as one with a graphics card.

#include "arukone/ShareCode.hpp"
#include "arukone/generators/Generator.hpp"
#include "data/files/Paths.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/shared/SharedFolder.hpp"
#include "game/app/Game.hpp"
#include "game/arukone/ArukonePlayScene.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/round/Round.hpp"
#include "game/scene/Scene.hpp"
#include "game/shift/ShiftPlayScene.hpp"
#include "lights/Draft.hpp"
#include "lights/Session.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"
#include "text/Text.hpp"

#include <SFML/Window/Context.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <functional>
#include <iostream>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Key = sf::Keyboard::Key;

constexpr float frame = 1.0F / 60;
constexpr int frames = 240;

/// Accepts everything and draws nothing.
class NullTarget final : public sf::RenderTarget {
public:
    explicit NullTarget(sf::Vector2u size)
        : m_size(size) {
        initialize();
    }
    [[nodiscard]] sf::Vector2u getSize() const override { return m_size; }
    bool setActive(bool /*active*/ = true) override { return false; }

private:
    sf::Vector2u m_size;
};

double milliseconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// The game on a board, without sound; every press is saved in the data folder, as usual.
class Player {
public:
    /// \param what the options that determine what is on screen.
    Player(const fs::path& share, const fs::path& data, std::vector<std::string> what, sf::Vector2u window)
        : m_window(window)
        , m_nowhere(window) {
        game::GameSetup setup{{}, share, data::pathsIn(data), [](const char*) { return nullptr; }, true};
        what.insert(what.end(), {"--size", std::to_string(window.x) + "x" + std::to_string(window.y)});
        const auto options = game::parseOptions(what, text::Text());
        setup.options = options.value();
        auto started = game::Game::start(std::move(setup), m_clock);
        if (!started)
            throw std::runtime_error(started.error());
        m_game = std::move(*started);
        m_game->resize(window);
        m_game->settle();
        if (const auto* problem = top<game::ErrorScene>())
            throw std::runtime_error(problem->says());
    }

    void key(Key code) {
        sf::Event event{};
        event.type = sf::Event::KeyPressed;
        event.key.code = code;
        m_game->handle(event);
        event.type = sf::Event::KeyReleased;
        m_game->handle(event);
    }
    void mouse(sf::Event::EventType type, sf::Vector2i at, sf::Mouse::Button button = sf::Mouse::Left) {
        sf::Event event{};
        event.type = type;
        if (type == sf::Event::MouseMoved) {
            event.mouseMove = {at.x, at.y};
        } else {
            event.mouseButton.button = button;
            event.mouseButton.x = at.x;
            event.mouseButton.y = at.y;
        }
        m_game->handle(event);
    }
    void wheel(sf::Vector2i at, float steps) {
        sf::Event event{};
        event.type = sf::Event::MouseWheelScrolled;
        event.mouseWheelScroll.wheel = sf::Mouse::VerticalWheel;
        event.mouseWheelScroll.delta = steps;
        event.mouseWheelScroll.x = at.x;
        event.mouseWheelScroll.y = at.y;
        m_game->handle(event);
    }
    void rest(int count = 60) {
        for (int i = 0; i < count; ++i) {
            m_game->update(frame);
            m_game->draw(m_nowhere);
        }
    }
    [[nodiscard]] sf::Vector2i middle() const { return sf::Vector2i(m_window) / 2; }
    [[nodiscard]] const game::LightsPlayScene* board() const { return top<game::LightsPlayScene>(); }
    template<class Wanted>
    [[nodiscard]] const Wanted* top() const {
        return dynamic_cast<const Wanted*>(&m_game->top());
    }

    /// \param act what the player does before each frame. \param prepare what is done before that, without being
    /// measured.
    /// \param clock CLOCK_MONOTONIC also counts what a frame waits for.
    void measure(
        const std::string& what, int count, const std::function<void(int)>& act,
        const std::function<void(int)>& prepare = [](int) {}, clockid_t clock = CLOCK_THREAD_CPUTIME_ID) {
        std::vector<double> own;
        for (int i = 0; i < count; ++i) {
            prepare(i);
            const double before = milliseconds(clock);
            act(i);
            m_game->update(frame);
            m_game->draw(m_nowhere);
            own.push_back(milliseconds(clock) - before);
        }
        std::sort(own.begin(), own.end());
        const double mean = std::accumulate(own.begin(), own.end(), 0.0) / static_cast<double>(own.size());
        std::cout << "| " << what << " | " << mean << " | " << own[own.size() * 99 / 100] << " | " << own.back()
                  << " |\n";
    }

private:
    sf::Vector2u m_window;
    game::SystemClock m_clock;
    std::unique_ptr<game::Game> m_game;
    NullTarget m_nowhere;
};

/// Moves the cursor of `Board` to the cell with the arrow keys.
template<class Board = game::LightsPlayScene>
void walkTo(Player& player, lights::Cell cell) {
    const auto cursor = [&player] { return player.top<Board>()->cursor(); };
    while (cursor().row < cell.row)
        player.key(Key::Down);
    while (cursor().row > cell.row)
        player.key(Key::Up);
    while (cursor().column < cell.column)
        player.key(Key::Right);
    while (cursor().column > cell.column)
        player.key(Key::Left);
}

/// Solves the board optimally, and measures the last hundred presses and the win.
void measureWin(Player& player) {
    const auto answer = lights::solve(player.board()->round().challenge().lights());
    const std::vector<lights::Cell> presses = answer.result->presses().toCells();
    const std::size_t measured = std::min<std::size_t>(100, presses.size() - 1);
    const std::size_t before = presses.size() - 1 - measured;
    for (std::size_t i = 0; i < before; ++i) {
        walkTo(player, presses[i]);
        player.key(Key::Enter);
    }
    player.rest();
    player.measure(
        "a press after " + std::to_string(before) + " others", static_cast<int>(measured),
        [&](int) { player.key(Key::Enter); },
        [&](int i) { walkTo(player, presses[before + static_cast<std::size_t>(i)]); });
    walkTo(player, presses.back());
    player.rest();
    player.measure("the last press and the win", frames, [&](int i) {
        if (i == 0)
            player.key(Key::Enter);
    });
}

/// Measures twenty houses of a night shift, each solved optimally: the frames from the last press on, in which the next
/// house is generated and takes the old one's place.
void measureShift(const fs::path& share, const fs::path& data, sf::Vector2u window) {
    constexpr int houses = 20;
    constexpr int framesEach = 40;
    Player player(share, data, {"--screen", "shift-play"}, window);
    player.rest();
    player.measure(
        "the next house of a night shift", houses * framesEach,
        [&](int i) {
            if (i % framesEach == 0)
                player.key(Key::Enter);
        },
        [&](int i) {
            if (i % framesEach != 0)
                return;
            const lights::Puzzle house = player.top<game::ShiftPlayScene>()->shift().session().puzzle();
            const std::vector<lights::Cell> presses = lights::solve(house).result->presses().toCells();
            for (const lights::Cell cell : presses) {
                walkTo<game::ShiftPlayScene>(player, cell);
                if (cell != presses.back())
                    player.key(Key::Enter);
            }
        });
}

/// Measures a board of `side` rows and columns with every tenth cell a hole, in the editor: one cell is painted per
/// frame.
void measureEditor(const fs::path& share, const fs::path& data, int side, sf::Vector2u window) {
    std::cout << "\nThe editor, " << side << "x" << side << " with holes, in a window of " << window.x << "x"
              << window.y << "\n\n| | mean ms | 99 % | worst |\n| --- | --- | --- | --- |\n";
    puzzle::Random random("frames");
    lights::Draft draft(side, side);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            if (random.below(10) == 0)
                draft.paint(lights::Brush::Hole, {row, column}, true);
    draft.shuffle(random);
    Player player(share, data, {"--edit", lights::encodePuzzle(draft.puzzle().value())}, window);
    const sf::Vector2i middle = player.middle();
    const int reach = static_cast<int>(window.y) / 4;
    const auto stroke = [&](const std::string& what, Key brush) {
        player.key(brush);
        player.mouse(sf::Event::MouseMoved, middle);
        player.mouse(sf::Event::MouseButtonPressed, middle);
        player.measure(what, frames, [&](int i) {
            player.mouse(sf::Event::MouseMoved,
                         middle + sf::Vector2i(i * 7 % (2 * reach) - reach, i * 5 % (2 * reach) - reach));
        });
        player.mouse(sf::Event::MouseButtonReleased, middle);
        player.rest();
    };
    player.measure("at rest", frames, [](int) {});
    stroke("painting light", Key::Num1);
    stroke("painting holes", Key::Num2);
    stroke("painting targets", Key::Num3);
    stroke("pressing", Key::Num4);
    player.measure("undo and redo", frames, [&](int i) { player.key(i % 2 == 0 ? Key::U : Key::Y); });
}

Key keyOf(char letter) {
    return letter == 'U' ? Key::Up : letter == 'D' ? Key::Down : letter == 'L' ? Key::Left : Key::Right;
}

/// Measures a fuse box of the largest size, its cables drawn cell by cell, one cell per frame, until it is solved; and
/// the same box in the editor.
void measureBox(const fs::path& share, const fs::path& data, sf::Vector2u window) {
    constexpr int side = arukone::maxSide;
    std::cout << "\nA fuse box, " << side << "x" << side << ", in a window of " << window.x << "x" << window.y
              << "\n\n| | mean ms | 99 % | worst |\n| --- | --- | --- | --- |\n";
    const arukone::RandomBoard box =
        arukone::generate({{{side, side}, arukone::Fill::Any, arukone::BoardKind::Trap}}, "frames").board.value();
    const std::string code = arukone::encodeBoard(box.board);
    const auto total = [](const arukone::Cables& cables) {
        std::size_t letters = 0;
        for (const arukone::Cable& cable : cables)
            letters += cable.word.size();
        return letters;
    };

    Player player(share, data, {code}, window);
    player.measure("at rest", frames, [](int) {});
    player.measure("the cursor runs", frames, [&](int i) { player.key(i / 29 % 2 == 0 ? Key::Right : Key::Left); });

    const arukone::Cable& last = box.solution.back();
    std::size_t cable = 0;
    std::size_t drawn = 0;
    const auto take = [&](int) { // Takes up the next cable.
        if (drawn > 0 || player.top<game::ArukonePlayScene>() == nullptr)
            return;
        walkTo<game::ArukonePlayScene>(player, box.solution[cable].origin);
        player.key(Key::Enter);
    };
    const auto draw = [&](int) {
        player.key(keyOf(box.solution[cable].word[drawn++]));
        if (drawn == box.solution[cable].word.size()) {
            drawn = 0;
            ++cable;
        }
    };
    player.measure("a cable grows by a cell", static_cast<int>(total(box.solution) - last.word.size()), draw, take);
    player.measure("undo and redo", frames, [&](int i) { player.key(i % 2 == 0 ? Key::U : Key::Y); });
    take(0);
    for (std::size_t i = 0; i + 1 < last.word.size(); ++i)
        draw(0);
    while (
        player.top<game::ArukonePlayScene>()->round().solving()) // By now a person would have been playing for minutes.
        player.rest();
    player.rest();
    player.measure("the last cable and the win", frames, [&](int i) {
        if (i == 0)
            draw(0);
    });

    Player editor(share, data, {"--edit", code}, window);
    editor.key(Key::Num2);
    editor.measure("the editor: at rest", frames, [](int) {});
    editor.mouse(sf::Event::MouseMoved, editor.middle());
    editor.mouse(sf::Event::MouseButtonPressed, editor.middle());
    const int reach = static_cast<int>(window.y) / 4;
    editor.measure("the editor: painting holes", frames, [&](int i) {
        editor.mouse(sf::Event::MouseMoved,
                     editor.middle() + sf::Vector2i(i * 7 % (2 * reach) - reach, i * 5 % (2 * reach) - reach));
    });
    editor.mouse(sf::Event::MouseButtonReleased, editor.middle());
    editor.measure("the editor: undo and redo", frames, [&](int i) { editor.key(i % 2 == 0 ? Key::U : Key::Y); });
}

/// The other computers of a class: each plays a level three times and gives that to the shared leaderboard, one after
/// the other without a break, while the drive comes and goes. Until it is destroyed.
class Others {
public:
    explicit Others(fs::path folder)
        : m_folder(std::move(folder)) {
        fs::create_directories(m_folder);
        if (!data::SharedFolder(m_folder).create())
            throw std::runtime_error("no shared leaderboard in " + m_folder.string());
        m_thread = std::thread([this] {
            for (int number = 0; !m_stop; ++number)
                give(number);
        });
    }
    Others(const Others&) = delete;
    Others& operator=(const Others&) = delete;
    ~Others() {
        m_stop = true;
        m_thread.join();
    }
    [[nodiscard]] int files() const { return m_files; }

private:
    void give(int number) {
        constexpr int computers = 30;
        std::string lines;
        for (int i = 0; i < 3; ++i)
            lines += data::formatRunLine(run("Computer " + std::to_string(number % computers), 3 * number + i));
        if (data::SharedFolder(m_folder).give(lines))
            ++m_files;
        if (number % 100 == 99) {
            const fs::path away = m_folder.string() + ".away";
            fs::rename(m_folder, away);
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            fs::rename(away, m_folder);
        }
    }
    static data::Run run(const std::string& player, int number) {
        const lights::Puzzle puzzle = lights::decodePuzzle("LA1BgwBdAd").value();
        lights::Session session(puzzle);
        for (int i = 0; i < 2; ++i) {
            session.press({0, 0});
            session.advance(std::chrono::milliseconds(1000 + number));
        }
        session.press({1, 1});
        return data::runOf(session.performance("LA1BgwBdAd"),
                           {puzzle::RunKey("level:shed/first-light"), player, 1, true, "2026-11-26T20:00:00Z", "bench"})
            .value();
    }

    fs::path m_folder;
    std::atomic<bool> m_stop = false;
    std::atomic<int> m_files = 0;
    std::thread m_thread;
};

/// Measures, by time passed, frames of a shared leaderboard on which a whole class plays. It is opened anew every
/// second, which reads the folder at once.
void measureSharedLeaderboard(const fs::path& share, const fs::path& data, sf::Vector2u window) {
    constexpr int seconds = 30;
    constexpr int framesEach = 60;
    const fs::path folder = data / "drive";
    const Others others(folder);
    Player player(share, data / "own", {"--shared", folder.string(), "--screen", "shared-boards"}, window);
    player.measure(
        "a shared leaderboard while thirty computers write", seconds * framesEach,
        [&](int i) {
            if (i % framesEach == 0)
                player.key(i / framesEach % 2 == 0 ? Key::Enter : Key::Escape);
        },
        [](int) { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }, CLOCK_MONOTONIC);
    std::cout << "\nfiles written meanwhile: " << others.files() << "\n";
}

void measureAll(const fs::path& share, const fs::path& data, const std::string& size, sf::Vector2u window) {
    std::cout << "\n"
              << size << " in a window of " << window.x << "x" << window.y
              << "\n\n| | mean ms | 99 % | worst |\n| --- | --- | --- | --- |\n";
    Player player(share, data, {"--random", size, "--seed", "frames"}, window);
    player.measure("at rest", frames, [](int) {});
    player.measure("the cursor runs", frames, [&](int) { player.key(Key::Right); });
    player.measure("a press a frame", frames, [&](int i) {
        player.key(i % 2 == 0 ? Key::Left : Key::Down);
        player.key(Key::Enter);
    });
    player.rest();
    player.measure("zooming by the wheel", 40, [&](int i) { player.wheel(player.middle(), i < 20 ? 1.0F : -1.0F); });
    player.key(Key::Num0);
    player.rest();
    for (int i = 0; i < 4; ++i)
        player.wheel(player.middle(), 1);
    player.rest();
    player.mouse(sf::Event::MouseButtonPressed, player.middle(), sf::Mouse::Middle);
    player.measure("panning", frames, [&](int i) {
        player.mouse(sf::Event::MouseMoved, player.middle() + sf::Vector2i(i % 120 - 60, i / 2 % 100 - 50));
    });
    player.mouse(sf::Event::MouseButtonReleased, player.middle(), sf::Mouse::Middle);
    player.measure("a press a frame, zoomed", frames, [&](int i) {
        player.key(i % 2 == 0 ? Key::Left : Key::Down);
        player.key(Key::Enter);
    });
    player.key(Key::Num0);
    player.key(Key::R);
    player.rest();
    measureWin(player);
    measureShift(share, data, window);
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "frame-bench SHARE DATA [RxC|shared]: DATA is an empty folder\n";
        return EXIT_FAILURE;
    }
    try {
        const sf::Context display;
        const std::string size = argc > 3 ? argv[3] : "100x100";
        if (size == "shared") {
            measureSharedLeaderboard(argv[1], argv[2], {1280, 800});
            return EXIT_SUCCESS;
        }
        for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{1920, 1080}}) {
            for (const int side : {30, lights::maxSide})
                measureEditor(argv[1], argv[2], side, window);
            measureBox(argv[1], argv[2], window);
            measureAll(argv[1], argv[2], size, window);
        }
    } catch (const std::exception& error) {
        std::cerr << "frame-bench: " << error.what() << "\n";
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
