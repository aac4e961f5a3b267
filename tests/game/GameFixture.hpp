// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/TemporaryFolder.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/OwnLevels.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "game/app/SceneStack.hpp"
#include "game/boards/LongProofs.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Navigator.hpp"
#include "game/scene/Services.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "game/services/Sounds.hpp"
#include "lights/LongerSolutions.hpp"
#include "lights/PressNext.hpp"
#include "lights/Rules.hpp"
#include "lights/Session.hpp"
#include "lights/ShareCode.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Speaker.hpp"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace game::test {

inline puzzle::Performance performanceOf(const lights::Session& session) {
    return session.performance(lights::encodePuzzle(session.puzzle()));
}

/// A clock that shows what the test sets.
class FixedClock final : public LocalClock {
public:
    std::string now = "2026-07-14T20:15:30Z"; ///< A Tuesday.
    std::chrono::minutes ahead{120};

    [[nodiscard]] std::string nowUtc() const override { return now; }
    [[nodiscard]] std::chrono::minutes offset() const override { return ahead; }
};

class FakeClipboard final : public ui::Clipboard {
public:
    [[nodiscard]] std::string text() const override { return content; }
    void setText(std::string_view utf8) override { content = utf8; }
    std::string content;
};

/// A pack of 3×3 boards, and in the first four levels of 3×5, which have longer solutions too. Level i (from 0) is
/// solved by pressing, in any order, the first i % 9 + 1 cells of the three columns at the left, counted row by row.
inline data::Pack packOf(std::string id, const std::string& name, int levels) {
    data::Pack pack{std::move(id), data::LocalText(name), {}, {}, {}};
    for (int i = 0; i < levels; ++i) {
        const lights::BitGrid dark(3, i % 9 < 4 ? 5 : 3);
        lights::Board board{dark, dark};
        for (int cell = 0; cell <= i % 9; ++cell)
            lights::press(board, {}, {cell / 3, cell % 3});
        const std::string number = std::to_string(i + 1);
        pack.levels.push_back({"l" + number,
                               data::LocalText(name + " " + number),
                               {},
                               *lights::Puzzle::make(board, {}, lights::GoalKind::Off),
                               {}});
    }
    return pack;
}

/// Waits until what was recorded is stored, and returns what is known then.
template<class Record>
[[nodiscard]] Record stored(Records& records, Record recorded) {
    records.finishStoring();
    arrived(recorded);
    return recorded;
}

/// Records what is said.
class FakeSpeaker final : public ui::Speaker {
public:
    void say(const std::string& words, Urgency urgency) override {
        if (urgency == Urgency::Now)
            said.clear();
        said.push_back(words);
        all.push_back(words);
    }
    void stop() override { said.clear(); }
    void setLanguage(const std::string& code) override { language = code; }
    void setRate(int wanted) override { rate = wanted; }

    std::vector<std::string> said; ///< Since something was said that could not wait.
    std::vector<std::string> all;
    std::string language;
    int rate = 0;
};

/// Everything that scenes need, in a temporary folder: no window, no sound, a fixed time. The campaign has the houses
/// "shed" (8 levels) and "terrace" (20 levels, opens at 10 stars).
class GameFixture {
public:
    enum class Storage : std::uint8_t { Memory, Disk };
    explicit GameFixture(Storage storage = Storage::Memory)
        : records(paths,
                  storage == Storage::Disk ? data::Database::open(paths.database(), data::puzzles())
                                           : data::Database::inMemory(data::puzzles()),
                  library, preferences, clock) {}

    data::test::TemporaryFolder folder;
    FixedClock clock;
    FakeClipboard clipboard;
    FakeSpeaker speaker;
    text::Text text;
    data::Paths paths = data::pathsIn(folder / "data");
    Preferences preferences{{}, paths.settings()};
    data::Library library = load();
    data::OwnLevels ownLevels{folder / "own"};
    data::UnfinishedLevels unfinished{paths.unfinished()};
    Records records;
    SharedLeaderboards shared{paths, {}, records, preferences};
    LongProofs proofs;
    Navigator navigator;
    LampAtlases atlases;
    Sounds sounds{true};
    ui::InputMapper input{ui::Bindings::standard()};
    std::uint64_t lastEntropy = 0;
    Entropy entropy = [this] { return ++lastEntropy; };

    void playAs(const std::string& player) {
        preferences.change([&](data::Settings& settings) { settings.player = player; });
    }

    /// The best run under this key, with its events.
    [[nodiscard]] data::Run bestRun(const puzzle::RunKey& key) {
        data::LeaderboardQuery query;
        query.key = key;
        const data::RunId best = records.leaderboard().rows(query).value().rows.at(0).id;
        return records.leaderboard().run(best).value().value();
    }
    [[nodiscard]] data::LevelRef level(const std::string& path) const { return library.find(path).value(); }

    /// Solves a level of packOf() and records the run.
    /// \param detours how many times two moves more than the optimum; more where no solution has that length.
    /// \param seconds time between the first and the second press; the others follow quickly.
    Recorded solve(const std::string& path, int detours = 0, int hints = 0, int seconds = 10) {
        const data::LevelRef ref = level(path);
        lights::Session session(ref.level().lights());
        const int optimum = (std::stoi(ref.level().id.substr(1)) - 1) % 9 + 1; // It may be in an album.
        session.noteHints(hints);
        for (const lights::Cell cell : lights::test::solutionOfAtLeast(session.puzzle(), optimum + 2 * detours)) {
            const bool first = !session.started();
            lights::test::pressNext(session, cell);
            if (first)
                session.advance(std::chrono::seconds(seconds) - lights::test::quickly);
        }
        return records.record(challengeOf(ref), test::performanceOf(session), {optimum, true});
    }

    [[nodiscard]] Services services() {
        return {{text, preferences, navigator, sounds, input, clipboard, speaker, proofs},
                records,
                shared,
                library,
                paths,
                atlases,
                clock,
                entropy,
                ownLevels,
                unfinished};
    }

    /// Moves the third, sixth and seventh level of the shed into its album.
    void putIntoAlbum() {
        data::Pack shed = packOf("shed", "Garden Shed", 8);
        for (const std::size_t index : {2U, 5U, 6U})
            shed.levels[index].album = true;
        data::test::put(folder / "levels/1-shed.json", data::formatPack(shed));
        library = data::Library::load(folder / "levels", folder / "own");
    }

    /// The request made to the navigator since the last call; std::nullopt unless there was exactly one.
    [[nodiscard]] std::optional<Navigator::Request> asked() {
        auto requests = navigator.take();
        return requests.size() == 1 ? std::optional(std::move(requests.front())) : std::nullopt;
    }

private:
    [[nodiscard]] data::Library load() const {
        data::test::put(folder / "levels/1-shed.json", data::formatPack(packOf("shed", "Garden Shed", 8)));
        data::test::put(folder / "levels/2-terrace.json", data::formatPack(packOf("terrace", "Terrace House", 20)));
        return data::Library::load(folder / "levels", folder / "own");
    }
};

/// The destination that the request pushes, if it is a push of a `To`.
template<class To>
[[nodiscard]] std::optional<To> pushedTo(const std::optional<Navigator::Request>& request) {
    const auto* push = request ? std::get_if<Navigator::Push>(&*request) : nullptr;
    const To* to = push != nullptr ? push->to.as<To>() : nullptr;
    return to != nullptr ? std::optional(*to) : std::nullopt;
}

/// The destination that replaces the scene, if the request is a replacement by a `To`.
template<class To>
[[nodiscard]] std::optional<To> replacedBy(const std::optional<Navigator::Request>& request) {
    const auto* replace = request ? std::get_if<Navigator::Replace>(&*request) : nullptr;
    const auto* to = replace != nullptr ? replace->to.as<To>() : nullptr;
    return to != nullptr ? std::optional(*to) : std::nullopt;
}

template<class Kind>
[[nodiscard]] bool askedFor(const std::optional<Navigator::Request>& request) {
    return request && std::holds_alternative<Kind>(*request);
}

/// Counts half the font size for each byte: layouts need widths, but no fonts.
inline float plainMeasure(std::string_view utf8, const ui::TextStyle& style) {
    return style.size * 0.5F * static_cast<float>(utf8.size());
}

inline ui::Event action(ui::Action action) {
    return ui::ActionPressed{action, false, ui::Device::Keyboard};
}

inline ui::Event key(sf::Keyboard::Key code) {
    ui::KeyPressed pressed;
    pressed.key = code;
    return pressed;
}

/// Types letters as the system sends them.
template<class Screen>
void type(Screen& screen, std::u32string_view letters) {
    for (const char32_t letter : letters)
        screen.handle(ui::TextTyped{letter});
}

/// Moves the pointer there and clicks.
template<class Screen>
void click(Screen& screen, ui::Vec at) {
    screen.handle(ui::PointerMoved{at});
    screen.handle(ui::PointerPressed{at});
    screen.handle(ui::PointerReleased{at});
}

/// The fixture with a stack of real scenes, which carries out their requests to the navigator as the game does.
class SceneRunner : public GameFixture {
public:
    explicit SceneRunner(Storage storage = Storage::Memory)
        : GameFixture(storage) {
        scenes.layout(ui::Viewport({1280, 800}, 1), plainMeasure);
    }

    void open(Destination to) {
        navigator.push(std::move(to));
        follow();
    }
    void press(std::initializer_list<ui::Action> actions) {
        for (const ui::Action each : actions)
            handle(action(each));
    }
    /// Like press(), with time in between as hands need it.
    void pressInTime(std::initializer_list<ui::Action> actions) {
        for (const ui::Action each : actions) {
            pass(0.05F);
            press({each});
        }
    }
    bool handle(const ui::Event& event) {
        const bool used = scenes.handle(event);
        follow();
        return used;
    }
    void pass(ui::Seconds seconds) {
        scenes.passTime(seconds);
        scenes.update(seconds);
        follow();
    }
    /// The scene on top if it is of this class, or else null.
    template<class Wanted>
    [[nodiscard]] Wanted* top() const {
        return scenes.empty() ? nullptr : dynamic_cast<Wanted*>(&scenes.top());
    }

    SceneStack scenes{[this](const Destination& to) { return to.build(m_services); }};

protected:
    /// Opens what was asked for. A full screen with a board then listens at once, as if something had been done there.
    void follow() {
        const Scene* before = scenes.empty() ? nullptr : &scenes.top();
        const bool closing = before != nullptr && before->overlay();
        scenes.apply(navigator.take());
        if (!scenes.empty() && !closing && &scenes.top() != before && scenes.top().confirmsOnBoard())
            scenes.handle(ui::ActionPressed{ui::Action::None, false, ui::Device::Keyboard});
    }

private:
    Services m_services = services();
};

} // namespace game::test
