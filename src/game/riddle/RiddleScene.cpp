// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/riddle/RiddleScene.hpp"

#include "data/levels/RiddleCheck.hpp"
#include "game/boards/FileLevels.hpp"
#include "game/controls/BoardHouse.hpp"
#include "game/controls/BoardPlace.hpp"
#include "game/lessons/Lessons.hpp"
#include "game/look/Signs.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/riddle/RiddleWords.hpp"
#include "game/round/IdeaCard.hpp"
#include "game/round/SavedRound.hpp"
#include "game/services/Actions.hpp"
#include "game/words/Wording.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"
#include "text/RiddleQuestion.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float top = 88;
constexpr float gap = 16;
constexpr float padding = 20;
constexpr float betweenLines = 14; ///< Between the question and the idea.
constexpr float verdictHeight = 84;
constexpr float numberWidth = 190;
constexpr float starRadius = 15;
constexpr float starGap = 36;
constexpr float starsWidth = 2 * starGap + 2 * starRadius;
constexpr int mostStars = 3;

} // namespace

RiddleScene::RiddleScene(const ToPlay& to, const SceneContext& context, Records& records, const data::Library& library,
                         LampAtlases& atlases)
    : PageScene(context)
    , m_records(records)
    , m_library(library)
    , m_atlases(atlases)
    , m_reader(context.text, context.speaker)
    , m_challenge(to.challenge)
    , m_level(library.levelOf(to.challenge.key))
    , m_right(lights::answerOf(m_challenge.lights(), riddle())) {
    const std::size_t count = asksForNumber() ? 1 : lights::OddOneOut::boards;
    for (std::size_t i = 0; i < count; ++i) {
        const int number = static_cast<int>(i) + 1;
        m_boards.emplace_back(
            board(i), asksForNumber() ? 0 : number, atlases,
            asksForNumber() ? std::function<void()>() : [this, number] { answer(number); });
        m_form.add(m_boards.back());
    }
    if (asksForQuiet() && m_challenge.anew) // A level's own lights may be a clue.
        m_boards.front().darken();
    m_number.leaveOpen();
    addControls();
    refresh();
    focusOpen();
}

void RiddleScene::addControls() {
    m_form.add(m_number, [this](auto& it) {
        it.setName(m_text.tr("Answer"));
        it.setVisible(asksForNumber() && !over());
    });
    m_form.add(m_answer, [this](auto& it) {
        it.setLabel(m_text.tr("Answer"));
        it.setVisible(asksForNumber() && !over());
    });
    m_form.add(m_again, [this](auto& it) {
        // TRANSLATORS: A button: the riddle is asked again, about another board.
        it.setLabel(m_challenge.anew ? m_text.tr("Another board") : m_text.tr("Ask me again"));
        it.setVisible(m_another.has_value());
    });
    m_form.add(m_next, [this](auto& it) {
        it.setLabel(onward());
        it.setKey(KeyCaps(m_text, m_input).of(action::next));
        it.setVisible(over());
    });
    m_form.add(m_lesson, [this](auto& it) {
        it.setLabel(m_text.tr("Lesson for this level"));
        it.setVisible(!knownLesson(m_challenge.notes.lesson).empty() && (m_stars < mostStars || !over()));
    });
    m_header.addTo(m_form);
}

float RiddleScene::questionWidth() const {
    return m_question.w - 2 * padding - (m_lesson.visible() ? m_lesson.bounds().w + padding : 0);
}

std::string RiddleScene::idea() const {
    return m_challenge.anew ? std::string() : ideaOf(m_text, m_challenge);
}

std::string RiddleScene::factsOfBoard() const {
    return asksForQuiet() && m_challenge.anew ? text::boardLine(m_text, board(0)) : boardFacts(m_text, board(0));
}

const lights::Puzzle& RiddleScene::board(std::size_t index) const {
    const auto* choice = std::get_if<lights::OddOneOut>(&riddle());
    return choice == nullptr || index == 0 ? m_challenge.lights() : choice->others[index - 1];
}

void RiddleScene::answer(std::int64_t answer) {
    if (over() || m_leaving || std::ranges::find(m_given, answer) != m_given.end())
        return;
    if (m_challenge.anew && m_level)
        m_records.answerAnew(*m_level, {m_challenge.lights(), riddle()}, answer);
    if (m_challenge.anew || !m_level)
        data::addAnswer(m_given, answer);
    else
        static_cast<void>(m_records.answer(*m_level, answer));
    refresh();
    if (m_level && solved() && !m_challenge.anew)
        m_asleep = completedByWin(m_records.progress(), m_library, m_level->key());
    if (over())
        arrangeAgain(); // The button may lead elsewhere, and there are pictures.
    m_sounds.play(solved() ? Sound::Win : Sound::Error);
    showKeys();
    if (over() || !asksForNumber())
        focusOpen();
}

void RiddleScene::answerNumber() {
    if (m_number.open()) // A press of Enter alone is no answer: it would cost a star.
        m_toasts.show(
            {ui::Toast::Kind::Hint, m_text.tr("First choose a number: with the arrows, or type it."), {}, {}});
    else
        answer(m_number.value());
}

void RiddleScene::refresh() {
    if (m_level) {
        const data::Progress& progress = m_records.progress();
        if (const auto found = progress.answers.find(m_level->key()); !m_challenge.anew)
            m_given = found != progress.answers.end() ? found->second : std::vector<std::int64_t>();
        const auto anew = progress.anew.find(m_level->key());
        m_anew = anew != progress.anew.end() ? anew->second : data::AskedAnew();
        const data::LevelBest* const best = progress.at(m_level->key());
        m_stars = best != nullptr ? best->stars : 0;
    } else
        m_stars = data::starsFor(m_challenge.lights(), riddle(), m_given);
    drawAnother();
    if (asksForNumber() && over())
        showPictures();
    for (std::size_t i = 0; i < m_boards.size(); ++i)
        if (!asksForNumber())
            showChoice(i);
        else if (i < m_pictures.size())
            m_boards[i].setState(RiddleBoard::State::Open,
                                 std::get<lights::HowMany>(riddle()).what == lights::Quantity::FirstPresses
                                     ? m_text.trn("{1} way to begin", "{1} ways to begin", m_pictures[i].count())
                                     : m_text.trn("{1} press", "{1} presses", m_pictures[i].count()));
        else
            m_boards[i].setState(RiddleBoard::State::Open, factsOfBoard());
    m_form.refresh();
}

void RiddleScene::showChoice(std::size_t index) {
    RiddleBoard& shown = m_boards[index];
    shown.setName(m_text.tr("House {1}", index + 1));
    shown.setWords(m_reader.windows(board(index), board(index).start()));
    const std::int64_t number = static_cast<std::int64_t>(index) + 1;
    const bool told = over() && m_right == number; // Also if it was not chosen.
    if (!told && std::ranges::find(m_given, number) == m_given.end()) {
        shown.setState(RiddleBoard::State::Open, boardFacts(m_text, board(index)));
        return;
    }
    const auto solution = lights::solveAny(board(index));
    shown.setState(solution ? RiddleBoard::State::Wrong : RiddleBoard::State::Answer,
                   solution ? remarkOn(m_text, board(index)) : m_text.tr("stays awake"));
    if (!solution)
        shown.explain(solution.error().witness);
}

void RiddleScene::drawAnother() {
    if (!m_level || !over() || m_anew.earned || m_stars >= mostStars)
        m_another.reset();
    else if (!m_another || m_anew.boards != m_drawnAfter)
        m_another = lights::askAnew(m_level->level().lights(), *m_level->level().riddle, m_anew.boards);
    m_drawnAfter = m_anew.boards;
}

void RiddleScene::askAgain() {
    if (m_leaving || !m_another)
        return;
    m_leaving = true;
    m_sounds.play(Sound::Select);
    Challenge challenge = m_challenge;
    challenge.board = m_another->board;
    challenge.code = data::codeOf(challenge.board);
    challenge.notes.riddle = m_another->riddle;
    challenge.anew = true;
    m_navigator.replace(ToPlay{std::move(challenge), true});
}

void RiddleScene::showPictures() {
    constexpr std::size_t most = 4; // Side by side.
    if (!m_pictures.empty())
        return;
    m_pictures = lights::picturesOf(m_challenge.lights(), std::get<lights::HowMany>(riddle()).what, most);
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        if (i > 0) {
            m_boards.emplace_back(m_challenge.lights(), 0, m_atlases, std::function<void()>());
            m_form.add(m_boards.back());
        }
        if (asksForQuiet())
            m_boards[i].darken();
        m_boards[i].explain(m_pictures[i]);
    }
}

void RiddleScene::focusOpen() {
    if (over()) {
        m_form.focus(m_challenge.anew && m_again.visible() ? &m_again : &m_next);
        return;
    }
    const auto open = std::ranges::find_if(m_boards, [](const RiddleBoard& board) { return board.focusable(); });
    if (asksForNumber())
        m_form.focus(&m_number);
    else if (open != m_boards.end())
        m_form.focus(&*open);
}

std::optional<data::LevelRef> RiddleScene::nextLevel() const {
    return m_level ? data::nextLevel(m_library, m_records.progress(), m_level, m_preferences.get().unlockAll)
                   : std::nullopt;
}

bool RiddleScene::beginBedtime(bool onwards) {
    if (m_asleep != Asleep::House || houseOf(m_challenge) == House::Slate || m_bedtime)
        return false;
    m_bedtime.emplace(m_challenge, nextLevel(), onwards, Bedtime::Around{m_text, m_preferences, m_records, m_library});
    m_sounds.play(Sound::Bell);
    arrangeAgain();
    m_form.focus(&m_next);
    return true;
}

bool RiddleScene::handle(const ui::Event& event) {
    if (!m_bedtime || m_leaving || m_bedtime->still())
        return PageScene::handle(event);
    if (ui::isPress(event))
        m_bedtime->finish();
    return true;
}

void RiddleScene::update(ui::Seconds step) {
    PageScene::update(step);
    if (!m_bedtime || m_leaving)
        return;
    m_bedtime->update(step);
    if (!m_bedtime->over() || m_bedtime->still())
        return;
    if (m_bedtime->onwards())
        playNext();
    else
        leave();
}

bool RiddleScene::animating() const {
    return PageScene::animating() || (m_bedtime && !m_bedtime->over());
}

void RiddleScene::draw(ui::Canvas& canvas) const {
    if (!m_bedtime) {
        PageScene::draw(canvas);
        return;
    }
    m_bedtime->draw(canvas);
    if (m_bedtime->still())
        m_form.draw(canvas);
}

void RiddleScene::arrangeBedtime(const ui::Measure& measure) {
    m_bedtime->layout(m_viewport);
    for (ui::Widget* widget : m_form.widgets())
        widget->setVisible(widget == &m_next);
    const ui::Vec at = m_bedtime->buttons();
    m_next.place({at.x, at.y, m_next.preferredWidth(measure), ui::PushButton::height});
}

void RiddleScene::playNext() {
    if (m_leaving || beginBedtime(true))
        return;
    if (m_asleep == Asleep::Street) {
        m_leaving = true;
        m_sounds.play(Sound::Select);
        m_navigator.reset(ToDawn{});
        return;
    }
    const auto next = nextLevel();
    auto inFile = nextInFile(m_challenge);
    if (!next && !inFile) {
        leave();
        return;
    }
    m_leaving = true;
    m_sounds.play(Sound::Select);
    m_navigator.replace(ToPlay{next ? challengeOf(*next) : *std::move(inFile), true});
}

void RiddleScene::leave() {
    if (m_leaving || beginBedtime(false))
        return;
    m_leaving = true;
    m_navigator.pop(boardPlace(m_challenge, m_library));
}

bool RiddleScene::act(const ui::ActionPressed& pressed) {
    if (pressed.repeat)
        return false;
    if (pressed.action == ui::Action::Confirm && m_number.focused() && !over())
        answerNumber();
    else if (pressed.action == action::next && over())
        playNext();
    else
        return false;
    return true;
}

void RiddleScene::uncovered() {
    m_leaving = false;
    refresh();
}

void RiddleScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    refresh();
    const ui::Rect body = page.body(top, gap);
    m_question = {body.x, body.y, body.w, 0};
    const float lessonWidth = m_lesson.preferredWidth(measure);
    m_lesson.place({body.right() - padding - lessonWidth, body.y + padding, lessonWidth, ui::PushButton::height});
    const float width = questionWidth();
    const auto height = [&](const std::string& words, const ui::TextStyle& style) {
        return static_cast<float>(ui::wrapped(words, style, width, measure).size()) * style.size * style.lineHeight;
    };
    m_asked = text::questionOf(m_text, m_challenge.lights(), riddle());
    m_words = title() + ". " + m_asked;
    if (const std::string words = idea(); !words.empty())
        m_words += " " + words;
    if (asksForNumber())
        m_words += " " + factsOfBoard() + ".";
    if (asksForNumber() && !(asksForQuiet() && m_challenge.anew))
        m_words += " " + m_reader.windows(board(0), board(0).start());
    const float below = idea().empty() ? 0 : betweenLines + height(idea(), ui::style::body);
    ui::Column column(body, gap);
    m_question = column.first(height(m_asked, ui::style::panelTitle) + below + 24);
    m_verdict = column.last(verdictHeight);
    ui::Row cards(column.rest(), gap);
    const float card = ui::share(body.w, m_boards.size(), gap);
    for (RiddleBoard& board : m_boards) {
        BoardOptions options = boardOptions(m_preferences, houseOf(m_challenge));
        options.numbers = false;
        board.setOptions(options);
        board.placeOn(cards.first(card), m_viewport);
    }
    const ui::Rect line{m_verdict.x, m_verdict.centre().y - ui::PushButton::height / 2, m_verdict.w - padding,
                        ui::PushButton::height};
    ui::Row answering(line, 12);
    answering.placeLast(measure, m_answer);
    answering.placeLast(numberWidth, m_number);
    ui::Row onwards(line, 12);
    onwards.placeLast(measure, m_next);
    onwards.placeLast(measure, m_again);
    m_toasts.place({body.centre().x - 190, column.rest().y, 380, column.rest().h});
    if (m_bedtime)
        arrangeBedtime(measure);
}

std::vector<ui::LegendEntry> RiddleScene::keys(const KeyCaps& caps) const {
    std::vector<ui::LegendEntry> entries;
    if (!over())
        entries.push_back(caps.entry({ui::Action::Left, ui::Action::Right},
                                     asksForNumber() ? m_text.tr("Change") : m_text.tr("House")));
    entries.push_back(caps.entry({ui::Action::Confirm}, over() ? onward() : m_text.tr("Answer")));
    entries.push_back(caps.entry({ui::Action::Back}, m_text.tr("Back")));
    return entries;
}

std::string RiddleScene::onward() const {
    if (m_asleep == Asleep::Street)
        return m_text.tr("To the street");
    const bool ends = m_asleep == Asleep::House && houseOf(m_challenge) != House::Slate;
    if (ends || nextLevel() || nextInFile(m_challenge)) // As playNext() leads.
        return m_text.tr("Next");
    return m_level || !fileOf(m_challenge).empty() ? m_text.tr("Levels") : m_text.tr("Main menu");
}

std::string RiddleScene::verdict() const {
    if (!m_right)
        return m_text.tr("This riddle has no answer: there is a mistake in its level.");
    if (m_challenge.anew)
        return verdictAnew();
    if (solved()) { // Not what was answered last: another window may have added an answer since.
        std::string words = praiseOf(m_text, riddle(), *m_right);
        if (m_again.visible())
            words += " " + m_text.tr("Two other boards, each answered right at once, still earn three stars.");
        return words;
    }
    if (!m_given.empty())
        return objectionTo(m_text, riddle(), m_given.back());
    if (!m_level)
        return m_text.tr("This level belongs to no house: answers to it are not kept.");
    return m_text.tr("Three stars if your first answer is right, two for the second try, one after that.");
}

std::string RiddleScene::verdictAnew() const {
    if (m_given.empty())
        return m_anew.inRow == 0 ? m_text.tr("Another board, and a single answer. Two right ones, one after the other, "
                                             "earn three stars.")
                                 : m_text.tr("Another board, and a single answer. The last one was right: if this one "
                                             "is too, you have three stars.");
    if (!solved())
        return correctionOf(m_text, riddle(), m_given.back(), *m_right);
    return praiseOf(m_text, riddle(), *m_right) + " " +
           (m_anew.earned ? m_text.tr("That makes three stars.")
                          : m_text.tr("One more like this, and you have three stars."));
}

void RiddleScene::drawPage(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_question);
    const ui::Rect words{m_question.x + padding, m_question.y + padding, questionWidth(), m_question.h};
    const float asked = canvas.paragraph(m_asked, words, ui::style::panelTitle, colours.text);
    const float down = asked + betweenLines;
    canvas.paragraph(idea(), {words.x, words.y + down, words.w, words.h - down}, ui::style::body, colours.text2);
    drawVerdict(canvas);
}

void RiddleScene::drawVerdict(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_verdict);
    // For the next answer. Of a board that was asked anew, what has been earned.
    const int left = m_challenge.anew ? m_stars : std::max(mostStars - static_cast<int>(m_given.size()), 1);
    const float starsAt = m_verdict.x + padding + starsWidth / 2;
    drawStars(canvas, {starsAt, m_verdict.centre().y}, starRadius, starGap, over() ? m_stars : left);
    const float from = starsAt + starsWidth / 2 + padding;
    const ui::Rect controls = !over() ? m_number.bounds() : m_again.visible() ? m_again.bounds() : m_next.bounds();
    const bool shown = over() || asksForNumber();
    const float room = (shown ? controls.x : m_verdict.right()) - padding - from;
    const std::string words = verdict();
    const float height = canvas.paragraphHeight(words, room, ui::style::body);
    canvas.paragraph(words, {from, m_verdict.centre().y - height / 2, room, height}, ui::style::body,
                     canvas.colours().text);
}

Scenery RiddleScene::scenery() const {
    if (m_bedtime)
        return m_bedtime->scenery();
    Scenery scenery = PageScene::scenery();
    scenery.night = over() ? 1 : 0.5F;
    return scenery;
}

std::string RiddleScene::spokenState() const {
    if (!over())
        return verdict();
    std::string words = m_text.trn("{1} star", "{1} stars", m_stars) + ". " + verdict();
    for (const lights::BitGrid& picture : m_pictures)
        words += " " + GridWords::places(m_text, picture.toCells()) + ".";
    return words;
}

std::string RiddleScene::title() const {
    return m_challenge.place() != nullptr ? shortPlace(m_text, m_challenge) + " · " + boardName(m_text, m_challenge)
                                          : boardName(m_text, m_challenge);
}

} // namespace game
