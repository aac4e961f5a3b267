#include "game/play/Rival.hpp"

#include "lights/EventText.hpp"
#include "text/Format.hpp"
#include "ui/widgets/Panel.hpp"

#include <chrono>
#include <utility>

namespace game {

namespace {

constexpr float padding = 16;
constexpr float besideIcon = 28;
constexpr float roomForLargeName = 220;
constexpr ui::TextStyle number{ui::Face::Display, 28, 1.1F, 0, true};
constexpr ui::TextStyle ticking{ui::Face::Display, 28, 1.1F};

/// Formats a time difference: "a moment", "12 seconds", "1:24 minutes".
std::string span(const text::Text& text, std::chrono::milliseconds time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
    if (seconds < std::chrono::seconds(1))
        return text.trc("a span of time", "a moment");
    if (seconds < std::chrono::minutes(1))
        return text.trn("{1} second", "{1} seconds", seconds.count());
    return text.tr("{1} minutes", text::clock(time));
}

} // namespace

Rival rivalOn(const lights::Puzzle& puzzle, data::Run run) {
    lights::Playback playback(lights::Session(puzzle), lights::parseEvents(run.events).value());
    return {std::move(playback), std::move(run)};
}

RivalFacts rivalFacts(const text::Text& text, const Rival& rival) {
    return {rival.run(),
            rival.finished(),
            {text.tr("Moves"), rival.session().moves()},
            {text.tr("Windows left"), static_cast<int>(rival.session().cellsLeft())}};
}

void drawRival(ui::Canvas& canvas, ui::Rect area, const text::Text& text, const RivalFacts& rival) {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, area, 12);
    const float left = area.x + padding;
    const std::string name = text::playerName(text, rival.run.player);
    const ui::TextStyle nameStyle{ui::Face::Bold, area.w < roomForLargeName ? 15.0F : 17.0F};
    const float room = area.w - 2 * padding;
    const bool icon = canvas.textWidth(name, nameStyle) <= room - besideIcon; // A long name takes the icon's place.
    if (icon)
        canvas.icon(rival.finished ? ui::Icon::Moon : ui::Icon::User, {left + 10, area.y + 26}, 20, colours.text2);
    canvas.textFitted(name, {left + (icon ? besideIcon : 0), area.y + 26}, room - (icon ? besideIcon : 0), nameStyle,
                      colours.text);
    const auto figure = [&](float x, const std::string& value, const ui::TextStyle& style, const std::string& label) {
        canvas.text(value, {x, area.y + 62}, style, colours.text);
        canvas.text(label, {x, area.y + 92}, ui::style::label, colours.text2);
    };
    figure(left, std::to_string(rival.score.number), number, rival.score.label);
    const float second = left + (area.w - 2 * padding) * 0.4F;
    if (rival.finished)
        figure(second, text::clock(rival.run.duration), ticking, text.tr("Time"));
    else
        figure(second, std::to_string(rival.left.number), number, rival.left.label);
}

std::string raceResult(const text::Text& text, const puzzle::Performance& own, const data::RunSummary& rival) {
    const std::string name = text::playerName(text, rival.player);
    const int moves = own.moves - rival.moves;
    if (moves < 0)
        return text.trn("{1} move ahead of {2}.", "{1} moves ahead of {2}.", -moves, name);
    if (moves > 0)
        return text.trn("{2} was {1} move ahead.", "{2} was {1} moves ahead.", moves, name);
    const puzzle::Milliseconds time = own.elapsed - rival.duration;
    if (time.count() < 0)
        return text.tr("As many moves as {1}, and {2} faster.", name, span(text, -time));
    if (time.count() > 0)
        return text.tr("As many moves as {1}, who was {2} faster.", name, span(text, time));
    return text.tr("As many moves as {1}, and as fast: a dead heat.", name);
}

} // namespace game
