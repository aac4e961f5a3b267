// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukoneHintWords.hpp"

#include "arukone/Session.hpp"
#include "arukone/hints/NextHint.hpp"
#include "game/GameFixture.hpp"
#include "game/look/Theme.hpp"
#include "ui/Resources.hpp"
#include "ui/widgets/Toasts.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace {

using namespace game;
using arukone::Hint;
using testing::HasSubstr;
using testing::Not;

/// Whether a cable of the solution runs along the edge.
bool isUsed(const arukone::Board& board, const arukone::Cables& solution, const arukone::Cable& edge) {
    const puzzle::Cell from = edge.origin;
    const puzzle::Cell to = arukone::neighbour(from, edge.word.front());
    for (const arukone::Cable& cable : solution) {
        const std::vector<puzzle::Cell> cells = arukone::cellsOf(board, cable).value();
        for (std::size_t i = 1; i < cells.size(); ++i)
            if (std::minmax(cells[i - 1], cells[i]) == std::pair<const puzzle::Cell&, const puzzle::Cell&>(from, to))
                return true;
    }
    return false;
}

/// Goes through the shipped boxes by hints alone.
class ArukoneHintWordsTest : public testing::Test {
protected:
    template<class Look>
    void eachHint(Look look) {
        for (const data::LibraryPack& house : with.library.nextDoor())
            for (const data::Level& level : house.pack.levels) {
                const arukone::Board& board = level.fuseBox();
                const arukone::BoardFacts facts = arukone::factsOf(board);
                arukone::Session session(board);
                while (!session.solved()) {
                    const auto hint = arukone::nextHint(board, facts, session.cables());
                    ASSERT_TRUE(hint && hint->stroke) << level.id;
                    SCOPED_TRACE(level.id + ": " + hintWords(with.text, board, *hint));
                    look(board, facts, *hint);
                    ASSERT_TRUE(session.draw(*hint->stroke));
                }
            }
    }

    test::GameFixture with;
    ArukoneHintWordsTest() { with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own"); }
};

TEST_F(ArukoneHintWordsTest, WordsSpeakOfWhatIsMarkedAndOfNothingElse) {
    std::map<Hint::Kind, int> seen;
    eachHint([&](const arukone::Board& board, const arukone::BoardFacts& facts, const Hint& hint) {
        ++seen[hint.kind];
        const std::string words = hintWords(with.text, board, hint);
        const CableHint marks = hintMarks(board, hint);
        EXPECT_TRUE(words.find("tinted") == std::string::npos || !marks.region.empty());
        EXPECT_EQ(words.find("cross") != std::string::npos, marks.asked.has_value());
        if (words.find("thin line") != std::string::npos) {
            ASSERT_EQ(marks.supposed.size(), 1U);
            EXPECT_TRUE(!facts.unique || !isUsed(board, *facts.solution, marks.supposed.front()));
        }
        if (marks.asked && facts.unique) {
            EXPECT_NE(isUsed(board, *facts.solution, *marks.asked), words.starts_with("A cable over the cross?"))
                << "what is ruled out is the opposite of the solution";
        }
        EXPECT_FALSE(marks.cells.empty());
    });
    EXPECT_GT(seen[Hint::Kind::Openings], 0);
    EXPECT_GT(seen[Hint::Kind::BesideItself], 0);
    EXPECT_GT(seen[Hint::Kind::CutOff], 0);
    EXPECT_GT(seen[Hint::Kind::Supposition], 0);
    EXPECT_GT(seen[Hint::Kind::Trap], 0);
    for (const auto& [kind, times] : seen)
        RecordProperty("kind" + std::to_string(static_cast<int>(kind)), times);
}

TEST_F(ArukoneHintWordsTest, EveryReasonFitsThreeLinesOfASmallGermanWindow) {
    with.text = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::German);
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    const ui::Viewport viewport({800, 600}, 1);
    sf::RenderTexture target;
    ASSERT_TRUE(target.create(800, 600));
    const ui::Canvas canvas(target, viewport, game::theme("night").controls, resources);
    const float width = viewport.content().w - 2 * (viewport.margin() + 64);
    const float threeLines = ui::toastHeight(canvas, width, {ui::Toast::Kind::Hint, "a\nb\nc", {}, {}, {}});
    eachHint([&](const arukone::Board& board, const arukone::BoardFacts&, const Hint& hint) {
        const std::string words = hintWords(with.text, board, hint);
        EXPECT_LE(ui::toastHeight(canvas, width, {ui::Toast::Kind::Hint, words, {}, {}, {}}), threeLines) << words;
        EXPECT_THAT(words, Not(HasSubstr("{")));
    });
}

TEST_F(ArukoneHintWordsTest, WrongCablesSayWhatIsInTheWay) {
    const auto board = arukone::parseBoard("1..2\n...1\n.2..\n....", arukone::Fill::Any);
    ASSERT_TRUE(board);
    arukone::Session session(*board);
    ASSERT_TRUE(session.draw({{0, 0}, "RRDR"})); // Shuts the upper 2 in.
    const auto hint = arukone::nextHint(*board, arukone::factsOf(*board), session.cables());
    ASSERT_TRUE(hint);
    ASSERT_EQ(hint->kind, Hint::Kind::Wrong);
    EXPECT_THAT(hintWords(with.text, *board, *hint), HasSubstr("It shuts 2 in: no cell beside it is free."));
}

TEST_F(ArukoneHintWordsTest, SayThatNoCableMayRunBesideItself) {
    const auto box = arukone::parseBoard("1...\n.21.\n...2", arukone::Fill::Apart);
    const arukone::BoardFacts facts = arukone::factsOf(*box);
    ASSERT_TRUE(facts.unique);
    arukone::Session session(*box);
    ASSERT_TRUE(session.draw({{0, 0}, "RRRDL"}));
    const auto wrong = arukone::nextHint(*box, facts, session.cables());
    ASSERT_TRUE(wrong);
    ASSERT_EQ(wrong->kind, Hint::Kind::Wrong);
    EXPECT_THAT(hintWords(with.text, *box, *wrong), HasSubstr("It runs beside itself."));
    Hint beside;
    beside.kind = Hint::Kind::BesideItself;
    beside.pair = 0;
    EXPECT_THAT(hintWords(with.text, *box, beside), HasSubstr("which none may"));
    EXPECT_THAT(hintWords(with.text, box->withFill(arukone::Fill::All), beside), HasSubstr("only one solution"));
}

} // namespace
