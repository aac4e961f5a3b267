// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/Pupils.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace data {
namespace {

using testing::ElementsAre;
using Kind = PupilsProblem::Kind;

std::vector<std::string> namesIn(std::string_view text) {
    const auto read = pupilsFromText(text);
    return read ? read->names : std::vector<std::string>{"problem in line " + std::to_string(read.error().line)};
}

TEST(Pupils, AreLinesOfAText) {
    EXPECT_THAT(namesIn("Ada\nBen Ö.\n"), ElementsAre("Ada", "Ben Ö."));
    EXPECT_THAT(namesIn("\uFEFF\r\n  Ada \r\n\r\nBen"), ElementsAre("Ada", "Ben")) << "as Windows writes it";
    EXPECT_THAT(namesIn("Ada\rBen"), ElementsAre("Ada", "Ben"));
    EXPECT_THAT(namesIn("\"Ada\"\n"), ElementsAre("\"Ada\"")) << "no table";
}

TEST(Pupils, AreTheColumnWithTheRightHead) {
    EXPECT_THAT(namesIn("Class;NAME\n7b;Ada\n7b;\"Ben;\"\n;\n"), ElementsAre("Ada", "Ben;"));
    EXPECT_THAT(namesIn("id,Spieler\n1,\"say \"\"Ada\"\"\"\n"), ElementsAre("say \"Ada\""));
    EXPECT_THAT(namesIn("Name\tClass\nAda, the one\t7b\n"), ElementsAre("Ada, the one")) << "tabs go first";
    EXPECT_THAT(namesIn("\"Klasse\"\t\"Name\"\n\"7b\"\t\"Ada\"\n"), ElementsAre("Ada"));
    EXPECT_THAT(namesIn("Name\nAda\n"), ElementsAre("Ada")) << "a table of one column";
    EXPECT_THAT(namesIn("Klasse 7b;;\n\nNr.;Schüler:;Klasse\n1;Ada;7b\n"), ElementsAre("Ada")) << "below a title";
    for (const char* const head : {"pupil", "Schülerin", "alumno", "ELEVE", "alunna", "uczeń", "Vorname", "Nachname"})
        EXPECT_THAT(namesIn(std::string("Nr.;Klasse;") + head + "\n1;7b;Ada\n"), ElementsAre("Ada")) << head;
}

TEST(Pupils, HaveFirstAndLastNamesInColumnsOfTheirOwn) {
    EXPECT_THAT(namesIn("Nr.;Nachname;Vorname\n1;Müller;Änne\n2;Kranz;Björn\n"),
                ElementsAre("Änne Müller", "Björn Kranz"));
    for (const char* const heads :
         {"Name,Vorname", "Surname,First name", "Apellidos,Nombre", "Nom,Prénom", "Cognome,Nome", "Nazwisko,Imię"})
        EXPECT_THAT(namesIn(std::string(heads) + "\nKranz, Ada\n"), ElementsAre("Ada Kranz")) << heads;
    EXPECT_THAT(namesIn("Vorname;Nachname\nMaximilian;Österreicher\nAda;\n"), ElementsAre("Maximilian Ö.", "Ada"))
        << "16 letters at most";
}

TEST(Pupils, AreTheOnlyColumnWithLetters) {
    EXPECT_THAT(namesIn("1;Ada;12.5\n2;Ben;\n"), ElementsAre("Ada", "Ben"));
    for (const char* const unclear : {"Nr.;Nachname 7b;Vorname 7b\n1;Müller;Änne\n", "Ada;7b\nBen;7c\n",
                                      "Nr.;Kind\n1;Ada\n", "Müller, Änne\nKranz, Björn\n", "Ada, Ben, Carl\n"})
        EXPECT_EQ(std::get<Kind>(pupilsFromText(unclear).error().why), Kind::Unclear) << unclear;
}

TEST(Pupils, AreReadFromUtf8Only) {
    for (const std::string& text : {std::string("Ada\nBj\xf6rn\n"),
                                    std::string("\xff\xfe"
                                                "A\0d\0a\0",
                                                8),
                                    std::string("A\0d\0a\0", 6)})
        EXPECT_EQ(std::get<Kind>(pupilsFromText(text).error().why), Kind::NotUtf8) << text;
}

TEST(Pupils, ALongNameIsShortenedAndSaid) {
    EXPECT_THAT(namesIn("Ada\nMaximilian Mustermann\nMaximiliane-Charlotte\n"),
                ElementsAre("Ada", "Maximilian M.", "Maximiliane-Cha."));
    EXPECT_THAT(namesIn("Maximilian Mustermann\nMaximilian Müller-Öttinger\nMaximilian Mürk-Österreicher\n"),
                ElementsAre("Maximilian Mus.", "Maximilian Mül.", "Maximilian Mür."))
        << "as many letters as tell them apart";
    EXPECT_THAT(namesIn("Maximilian Krüger\nMaximilian Kranz\nMaximilian Kraft\n"),
                ElementsAre("Maximilian Krü.", "Maximilian Kranz", "Maximilian Kraft"))
        << "also from those that are not shortened";
    EXPECT_THAT(namesIn("Maximilian Krügener\nMaximilian Krügmann\nMoritz Krug\n"),
                ElementsAre("M. Krügener", "M. Krügmann", "Moritz Krug"))
        << "where there is no room for as many letters";
    EXPECT_EQ(std::get<Kind>(pupilsFromText("Maximilian Krügener\nMaximilian Krügener\n").error().why), Kind::Twice);
    EXPECT_THAT(namesIn("Vorname;Nachname\nMaria Theresia Walburga;Öttingen\nMaria Theresia;von Österreich\n"),
                ElementsAre("Maria Ö.", "Maria von Ö."));
    EXPECT_THAT(namesIn("Étienne d'Aubigné\nJosé  María de la Cruz\nMaximilian von der Heide\nAda  Kranz\n"),
                ElementsAre("Étienne d'A.", "José de la C.", "Maximilian H.", "Ada Kranz"))
        << "small words alone say nothing";
    EXPECT_THAT(namesIn("Ольга Александровна Петрова\n"), ElementsAre("Ольга П."));
    const auto read = pupilsFromText("Ada Kranz\nMaximilian Mustermann\n");
    ASSERT_TRUE(read);
    EXPECT_THAT(read->shortened, ElementsAre(ReadPupils::Shortened{"Maximilian Mustermann", "Maximilian M."}));
    EXPECT_EQ(std::get<Kind>(pupilsFromText("Maximiliane-Charlotte\nMaximiliane-Charlene\n").error().why), Kind::Twice);
}

TEST(Pupils, WhoeverMistypesANameIsFound) {
    const std::vector<std::string> pupils{"Jörg", "Anna B", "Maximilian", "Zoë Kranz"};
    EXPECT_EQ(pupilMeant(pupils, "Jorg"), "Jörg");
    EXPECT_EQ(pupilMeant(pupils, "jörk"), "Jörg");
    EXPECT_EQ(pupilMeant(pupils, "Maxmilan"), "Maximilian");
    EXPECT_EQ(pupilMeant(pupils, "Zoe"), "Zoë Kranz");
    EXPECT_EQ(pupilMeant(pupils, "anna b"), std::nullopt) << "on the list";
    EXPECT_EQ(pupilMeant(pupils, "Ben"), std::nullopt);
    EXPECT_EQ(pupilMeant({}, "Ben"), std::nullopt);
}

TEST(Pupils, ProblemsSayWhere) {
    const auto problem = [](const std::string& text) { return pupilsFromText(text).error(); };
    EXPECT_EQ(std::get<Kind>(problem("").why), Kind::None);
    EXPECT_EQ(std::get<Kind>(problem(" \n;\n").why), Kind::None);
    EXPECT_EQ(std::get<Kind>(problem("Name\n").why), Kind::None);
    const PupilsProblem twice = problem("Ada\n\nADA\n");
    EXPECT_EQ(std::get<Kind>(twice.why), Kind::Twice);
    EXPECT_EQ(twice.line, 3U);
    EXPECT_EQ(twice.written, "ADA");
    EXPECT_EQ(std::get<NameProblem>(problem("Ada;1\n;2\n").why), NameProblem::Empty);
    EXPECT_EQ(problem("Vorname;Nachname\nAda;Kranz\nAda;Kranz\n").line, 3U);
    std::string many;
    for (std::size_t i = 0; i <= maxClassPupils; ++i)
        many += "p" + std::to_string(i) + "\n";
    EXPECT_EQ(std::get<Kind>(problem(many).why), Kind::TooMany);
    EXPECT_EQ(problem(many).line, maxClassPupils + 1);
}

} // namespace
} // namespace data
