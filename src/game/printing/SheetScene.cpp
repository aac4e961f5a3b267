// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/printing/SheetScene.hpp"

#include "game/controls/PromptLayout.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "sheet/Printer.hpp"
#include "sheet/RandomBoards.hpp"
#include "sheet/SheetWords.hpp"
#include "text/Format.hpp"
#include "ui/Layout.hpp"
#include "ui/Text.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace game {

namespace {

using Entries = tl::expected<std::vector<sheet::Entry>, std::string>;

/// Finds the boards, without their answers.
struct Collect {
    const SheetOrder& order;
    const sheet::Watch& watch;
    const text::Text& text;

    Entries operator()(const Challenge::Random& random) const {
        const sheet::RandomBoards wanted{random.setting, random.seed, order.count};
        return (order.pupils.empty() ? sheet::randomEntries(wanted, watch)
                                     : sheet::randomEntriesFor(order.pupils, wanted, watch))
            .map_error([this](const sheet::NoRandomBoards& why) { return sheet::describe(text, why); });
    }
    Entries operator()(const data::Level& level) const {
        const std::vector entries{
            sheet::Entry{level.puzzle, {}, level.name.in(text::code(text.language())), level.riddle}};
        return order.pupils.empty() ? entries : sheet::entriesFor(order.pupils, entries);
    }
};

MadeSheet made(const SheetOrder& order, const std::filesystem::path& fonts, const text::Text& text,
               const std::stop_token& stop, const SheetWork::Progress& progress) {
    const auto printer = sheet::Printer::make(fonts);
    if (!printer)
        return tl::unexpected(sheet::describe(text, printer.error()));
    // Generating and solving take about as long as each other.
    const sheet::Watch first{stop, [&progress](double fraction) { progress(fraction / 2); }};
    const sheet::Watch second{stop, [&progress](double fraction) { progress((1 + fraction) / 2); }};
    const std::size_t boards = std::max<std::size_t>(order.pupils.size(), 1) * static_cast<std::size_t>(order.count);
    if (boards > static_cast<std::size_t>(sheet::mostBoards))
        return tl::unexpected(text.tr("These are {1} boards. A sheet has {2} at most.", boards, sheet::mostBoards));
    auto entries = std::visit(Collect{order, first, text}, order.boards);
    if (!entries)
        return tl::unexpected(std::move(entries.error()));
    sheet::findAnswers(*entries, second);
    if (stop.stop_requested())
        return tl::unexpected(text.tr("Stopped."));
    const auto laidOut = sheet::layOut(*entries, order.options, text, printer->measure());
    if (!laidOut)
        return tl::unexpected(sheet::describe(text, laidOut.error()));
    return printer->pdf(*laidOut).map_error(
        [&text](sheet::PrinterProblem problem) { return sheet::describe(text, problem); });
}

constexpr float belowWords = 34;
constexpr float countWidth = 170;
constexpr float paperWidth = 220;
constexpr float gap = 24;
constexpr float forPitch = 84;
constexpr float barHeight = 8;
constexpr std::chrono::milliseconds patience{4}; ///< A fraction of a frame.

} // namespace

SheetWork makeSheet(SheetOrder order, const std::filesystem::path& fonts, const text::Text& text) {
    return SheetWork(
        [order = std::move(order), fonts, text](const std::stop_token& stop, const SheetWork::Progress& progress) {
            return made(order, fonts, text, stop, progress);
        });
}

SheetScene::SheetScene(ToSheet to, const SceneContext& context, const data::Paths& paths, const PrintingDesk& desk,
                       SharedLeaderboards& shared)
    : OverlayScene(context)
    , m_to(std::move(to))
    , m_paths(paths)
    , m_desk(desk) {
    for (const data::SharedLeaderboard& board : shared.boards())
        if (const auto& plan = shared.classOf(board.name).reading.plan; plan && !plan->pupils.empty())
            m_classes.push_back(*plan);
    m_file.setText(suggestedFile(m_to.file, ".pdf", paths));
    addControls();
    m_form.focus(&m_make);
}

void SheetScene::addControls() {
    m_form.add(m_count, [this](auto& it) {
        it.showName(m_text.tr("Boards"), prompt::labelAbove);
        it.setVisible(random());
        it.setEnabled(!working());
    });
    m_form.add(m_paper, [this](auto& it) {
        it.showName(m_text.trc("sheet", "Paper"), prompt::labelAbove);
        it.setItems({{sheet::title(sheet::Paper::A4)}, {sheet::title(sheet::Paper::Letter)}});
        it.setEnabled(!working());
    });
    m_form.add(m_solutions, [this](auto& it) {
        it.showName(m_text.tr("Solutions"), prompt::labelAbove + (ui::Tabs::height - ui::Toggle::height) / 2);
        it.setEnabled(!working());
    });
    m_form.add(m_for, [this](auto& it) {
        it.showName(m_text.trc("sheet", "For"), prompt::labelAbove);
        std::vector<std::string> whom{m_text.trc("sheet", "everybody the same")};
        for (const data::ClassPlan& plan : m_classes)
            // TRANSLATORS: {1} is a number of pupils, {2} the name of a class.
            whom.push_back(m_text.trn("{2}: a sheet for {1} pupil", "{2}: a sheet for each of {1} pupils",
                                      static_cast<std::int64_t>(plan.pupils.size()), plan.name));
        it.setItems(std::move(whom));
        it.setScreen(m_viewport.content());
        it.setVisible(!m_classes.empty());
        it.setEnabled(!working());
    });
    m_form.add(m_file, [this](auto& it) {
        it.showName(m_text.tr("File"), prompt::labelAbove);
        it.setEnabled(!working());
    });
    m_form.add(m_cancel, [this](auto& it) {
        it.setLabel(m_text.tr("Cancel"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Back));
    });
    m_form.add(m_make, [this](auto& it) {
        it.setLabel(m_text.tr("Make the PDF"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
        it.setEnabled(!working());
    });
}

std::string SheetScene::heading() const {
    return random() ? m_text.tr("Print boards") : m_text.tr("Print the level");
}

std::string SheetScene::introduction() const {
    return random() ? m_text.tr("A PDF with boards like this one, to solve on paper.")
                    : m_text.tr("A PDF with this level, to solve on paper.");
}

std::string SheetScene::spokenTitle() const {
    return heading() + ". " + introduction();
}

void SheetScene::make() {
    if (closed() || working())
        return;
    m_file.setError({});
    sheet::Options options;
    options.paper = sheet::allPapers[m_paper.selected()];
    options.solutions = m_solutions.on();
    m_sounds.play(Sound::Select);
    SheetOrder order{m_to.boards, random() ? m_count.value() : 1, std::move(options)};
    if (m_for.selected() > 0)
        order.pupils = m_classes[m_for.selected() - 1].pupils;
    m_work.emplace(makeSheet(std::move(order), m_desk.fonts, m_text));
    updateControls();
}

void SheetScene::updateControls() {
    m_form.refresh();
    m_form.focus(working() ? &m_cancel : &m_make);
}

void SheetScene::dismiss() {
    if (closed())
        return;
    if (!working()) {
        close();
        return;
    }
    m_work.reset(); // Waits until it has stopped, which is soon.
    updateControls();
}

void SheetScene::update(ui::Seconds step) {
    OverlayScene::update(step);
    if (closed() || !working() || !m_work->wait(patience))
        return;
    if (const MadeSheet* made = m_work->result()) {
        const MadeSheet taken = *made;
        m_work.reset();
        updateControls();
        finish(taken);
    }
}

void SheetScene::finish(const MadeSheet& made) {
    if (!made) {
        refuse(made.error());
        return;
    }
    if (std::string refusal = exportTo(m_file.text(), *made, m_paths, m_text); !refusal.empty()) {
        refuse(std::move(refusal));
        return;
    }
    leave(); // Requested first, so that whatever follows happens on the scene below.
    m_sounds.play(Sound::Select);
    if (m_to.written)
        m_to.written(m_text.tr("Written: {1}", typedPath(m_file.text(), m_paths).string()));
}

void SheetScene::refuse(std::string sentence) {
    m_sounds.play(Sound::Error);
    m_file.setError(std::move(sentence));
    m_form.focus(&m_file);
}

void SheetScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    const float inner = prompt::width - 2 * prompt::padding;
    const auto lines =
        ui::wrapLines(introduction(), inner, [&](std::string_view words) { return measure(words, ui::style::body); });
    const float wordsHeight = static_cast<float>(lines.size()) * prompt::lineHeight;
    const float whom = m_classes.empty() ? 0 : forPitch;
    placePanel(viewport, {prompt::width, prompt::titleHeight + wordsHeight + belowWords + whom +
                                             2 * prompt::fieldPitch + ui::PushButton::height + prompt::padding});
    m_words = {panel().x + prompt::padding, panel().y + prompt::titleHeight, inner, wordsHeight};
    float y = m_words.bottom() + belowWords;
    ui::Row row({m_words.x, y, inner, ui::Tabs::height}, gap);
    if (random())
        m_count.place(row.first(countWidth));
    m_paper.place(row.first(paperWidth));
    const ui::Rect rest = row.rest();
    m_solutions.place({rest.x, rest.centre().y - ui::Toggle::height / 2, ui::Toggle::width, ui::Toggle::height});
    y += prompt::fieldPitch;
    m_for.place({m_words.x, y, inner, ui::Dropdown::height});
    y += whom;
    m_file.place({m_words.x, y, inner, ui::TextField::height});
    prompt::placeButtons(panel(), m_make, m_cancel, measure);
}

void SheetScene::draw(ui::Canvas& canvas) const {
    drawPanel(canvas);
    const ui::Palette& colours = canvas.colours();
    canvas.text(heading(), {m_words.x, panel().y + prompt::titleMiddle}, ui::style::dialogTitle, colours.text);
    canvas.paragraph(introduction(), m_words, ui::style::body, colours.text2);
    if (working()) {
        const ui::Rect beside = m_cancel.bounds();
        const ui::Rect bar{m_words.x, beside.centre().y - barHeight / 2, beside.x - m_words.x - gap, barHeight};
        const auto fraction = static_cast<float>(std::clamp(m_work->progress(), 0.0, 1.0));
        canvas.fill(bar, colours.surfaceLo, barHeight / 2);
        canvas.fill({bar.x, bar.y, std::max(barHeight, bar.w * fraction), bar.h}, colours.accent, barHeight / 2);
    }
    m_form.draw(canvas);
}

std::unique_ptr<Scene> ToSheet::scene(const Services& with) const {
    return std::make_unique<SheetScene>(*this, with, with.paths, with.desk, with.shared);
}

} // namespace game
