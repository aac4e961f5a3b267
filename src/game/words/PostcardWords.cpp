// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/PostcardWords.hpp"

#include "game/look/facade/LevelHouse.hpp"
#include "game/words/Wording.hpp"
#include "puzzle/Random.hpp"

#include <array>
#include <cstddef>
#include <tuple>

namespace game {

namespace {

/// What is written from a house.
struct HousePost {
    const char* first; ///< With its first level …
    const char* last;  ///< … and its last one.
    /// In the order of familyOf(). In the hotel guests change, but not their rooms.
    using Lines = std::array<const char*, 5>;
    Lines residents;
    Lines later;   ///< What they write the second time.
    Lines third{}; ///< And the third time, those who do.
};

/// How many lines somebody of a family has.
std::size_t linesOf(const HousePost& post, std::size_t who) {
    return post.third[who] != nullptr ? 3 : 2;
}

/// In the order of House, without slate.
constexpr std::array<HousePost, houseCount - 1> posts{{
    {TR_NOOP("The power station hums too loudly tonight. You are the night watch: walk home, and listen."),
     TR_NOOP("The shed sleeps. You walk on to the terrace, and the hum comes along."),
     {TR_NOOP("Rosa has put the plum jam away."), TR_NOOP("Emil and Olga leave their game as it stands."),
      TR_NOOP("Pip’s torch is out, and so is Pip."), TR_NOOP("Konrad has said good night to his three fish."),
      TR_NOOP("Minka the cat keeps the warm end of the bench.")},
     {TR_NOOP("Rosa has counted her jars once more: all there."),
      TR_NOOP("Emil has forgotten whose move it is. So has Olga."),
      TR_NOOP("Pip has hidden the torch under the pillow, to be safe."),
      TR_NOOP("Konrad’s third fish sleeps with its eyes open, as always."),
      TR_NOOP("Minka dreams of Konrad’s three fish.")},
     {TR_NOOP("Rosa has opened one jar after all. Only to make sure."),
      TR_NOOP("Emil and Olga have put their pieces to bed in the box.")}},
    {TR_NOOP("Here the hum comes through the party wall. Each side blames the other."),
     TR_NOOP("Quiet on both sides of the wall. In the tower a light still burns."),
     {TR_NOOP("Little Jonas sleeps through, for once."), TR_NOOP("Viktor has filed the last letter of the day."),
      TR_NOOP("Agnes has found her page again."), TR_NOOP("Luisa’s bread rises without her."),
      TR_NOOP("The Winters have agreed on a draw.")},
     {TR_NOOP("Little Jonas sleeps with a spoon in his hand."),
      TR_NOOP("Viktor has stamped his own bedtime: approved."),
      TR_NOOP("Agnes reads the last page twice, the second time asleep."),
      TR_NOOP("Luisa has put the dough to bed under a towel."), TR_NOOP("Mr Winter snores, and Mrs Winter answers.")}},
    {TR_NOOP("In the tower it sounds as if the stairs were humming."),
     TR_NOOP("Even the dragon sleeps. From up here you can see the lighthouse."),
     {TR_NOOP("Professor Halm shuts his book, but not the chapter."),
      TR_NOOP("Ines counts her fish until she falls asleep."),
      TR_NOOP("Theo knows there is no dragon. He is nearly sure."), TR_NOOP("Clara has found the quiet passage."),
      TR_NOOP("Mr Bloom knows now who did it.")},
     {TR_NOOP("Professor Halm has fallen asleep on a footnote."),
      TR_NOOP("Ines’s newest fish has a name now: Number Nine."),
      TR_NOOP("Theo has left the dragon a biscuit, just in case."),
      TR_NOOP("Clara has put the cello to bed before herself."),
      TR_NOOP("Mr Bloom has stopped suspecting the gardener.")}},
    {TR_NOOP("Out here, says the keeper, it is louder than the sea."),
     TR_NOOP("Now only the sea is left. Back to the corner, for a roll."),
     {TR_NOOP("Captain Brandt has written up the log."), TR_NOOP("Baby Lea has learned to like the foghorn."),
      TR_NOOP("Hedda’s jumper has its second sleeve."), TR_NOOP("Jens has covered the sea kale against the salt."),
      TR_NOOP("Mira plays along with the waves, softer and softer.")},
     {TR_NOOP("Captain Brandt has anchored his slippers beside the bed."),
      TR_NOOP("Baby Lea sleeps in time with the beam."), TR_NOOP("Hedda has knitted the sheep that she counts."),
      TR_NOOP("Jens has watered everything but the sea."), TR_NOOP("Mira has loosened her bow. The sea plays on.")}},
    {TR_NOOP("Nobody shops at night, but everybody comes in to complain about the hum."),
     TR_NOOP("The blinds are down. At the hotel there are guests who cannot sleep."),
     {TR_NOOP("Paul has read the end first. Now he can sleep."),
      TR_NOOP("Greta’s film ended well, as it does every night."), TR_NOOP("Ahmed has balanced the till to the penny."),
      TR_NOOP("Frieda has dropped a stitch and lets it lie."), TR_NOOP("Sami’s rolls are ready for six o’clock.")},
     {TR_NOOP("Paul wanted one more chapter. He slept through it."),
      TR_NOOP("Greta has turned off the sound, and then the picture."),
      TR_NOOP("Ahmed has locked the till and forgotten the sum."),
      TR_NOOP("Frieda has knitted until the wool ran out."), TR_NOOP("Sami has flour on his nose, and sleeps.")}},
    {TR_NOOP("In the roundhouse the hum runs in circles."),
     TR_NOOP("It has run itself tired. Now uphill, to the crooked house."),
     {TR_NOOP("Bruno has dozed off before the weather."), TR_NOOP("Nora’s snail has been once around the tank."),
      TR_NOOP("The twins are asleep, first one, then the other."), TR_NOOP("Ruth and Milan will play on tomorrow."),
      TR_NOOP("Ida’s scarf now goes all the way round.")},
     {TR_NOOP("Bruno missed the weather again. It will be fine."),
      TR_NOOP("Nora’s snail sleeps in the middle of the glass."),
      TR_NOOP("The twins have swapped beds again. Nobody noticed."),
      TR_NOOP("Ruth and Milan have lost a pawn under the sofa."),
      TR_NOOP("Ida has begun a second scarf, the other way round.")}},
    {TR_NOOP("The crooked house trembles along. It could not stand straight anyway."),
     TR_NOOP("Nothing rattles any more. Up at the observatory they are still awake."),
     {TR_NOOP("Otto has propped up the television with a book."), TR_NOOP("Wilma’s tomatoes lean the right way."),
      TR_NOOP("Felix tunes his cello to the house: a little low."),
      TR_NOOP("Lotta’s marbles have all rolled into one corner."),
      TR_NOOP("Edda’s soup stands at a slant, but it stands.")},
     {TR_NOOP("Otto watched the film lying down: then it is straight."),
      TR_NOOP("Wilma has tied up the last tomato with a shoelace."),
      TR_NOOP("Felix has nailed his chair to the floor."),
      TR_NOOP("Lotta has wedged her bed with three picture books."),
      TR_NOOP("Edda fills her plates on the high side only.")}},
    {TR_NOOP("The stars tremble in the telescope. It is the hum again."),
     TR_NOOP("The stars stand still. The workshop will know where the hum comes from."),
     {TR_NOOP("Dr Sand has looked up what the star is called."), TR_NOOP("Berta has baked a moon. Half of it is left."),
      TR_NOOP("Igor prefers the real stars after all."), TR_NOOP("Maja has counted as far as she can."),
      TR_NOOP("Tilda knits by starlight, and then not at all.")},
     {TR_NOOP("Dr Sand has closed the dome on one last comet."),
      TR_NOOP("Berta’s star biscuits all have their six points."),
      TR_NOOP("Igor has turned the television to the wall."),
      TR_NOOP("Maja has a star for each finger, and one left over."),
      TR_NOOP("Tilda has knitted a blanket for the Great Bear.")}},
    {TR_NOOP("At last: a worn belt at the power station. The workshop has a new one."),
     TR_NOOP("The belt is on. Do you hear it? Nothing. Home with you, night watch."),
     {TR_NOOP("Kurt and Hanna have carved the missing knight."), TR_NOOP("Anton has glued his cello, and it holds."),
      TR_NOOP("Gerda’s seedlings sleep in the old moulds."),
      TR_NOOP("Piet has repaired the television and switched it off."), TR_NOOP("Selma has shot the last bolt.")},
     {TR_NOOP("Kurt has won. Hanna has carved herself a second queen."),
      TR_NOOP("Anton has tried one note on the cello. It is enough."),
      TR_NOOP("Gerda has planted a cog, to see whether it grows."),
      TR_NOOP("Piet has one screw left over. It can wait till morning."),
      TR_NOOP("Selma has oiled the door, so that nobody hears her go.")}},
    {TR_NOOP("The porter has moved nine guests to the other side. It hums there too."),
     TR_NOOP("All the keys hang on their board. On to the roundhouse."),
     {TR_NOOP("Room 3 has hung out its sign."), TR_NOOP("Room 8 wants no more pillows."),
      TR_NOOP("Room 11 has packed, and sleeps in its coat."), TR_NOOP("Room 14 has stopped ringing for the lift."),
      TR_NOOP("Arthur, the porter, has taken off his cap.")},
     {TR_NOOP("Room 3 has found the light switch behind the curtain."),
      TR_NOOP("Room 8 sleeps on the pillow it came with."), TR_NOOP("Room 11 has missed its train, and does not mind."),
      TR_NOOP("Room 14 has taken the stairs after all."), TR_NOOP("Arthur has polished the bell, very quietly.")}},
}};

/// From boards of no house, where nobody knows the night watch: once all is dark, and once there is light.
constexpr std::array<const char*, 6> strangersAsleep{
    TR_NOOP("Whoever lives here says thank you, and good night."),
    TR_NOOP("Nobody knows us here, but now everybody sleeps."),
    TR_NOOP("The last one up has put the key under the mat."),
    TR_NOOP("We do not know your name. We only heard how quiet it got."),
    TR_NOOP("Even the tap has stopped dripping. Good night."),
    TR_NOOP("Somebody waved from the last window, half asleep."),
};
constexpr std::array<const char*, 3> strangersInLight{
    TR_NOOP("Now that there is light, we can look for the other slipper."),
    TR_NOOP("All the lamps are on, and the kettle too. Come in."),
    TR_NOOP("We can read again. Thank you, whoever you are."),
};

/// Whether it is light in the end, instead of dark.
bool endsInLight(const Challenge& challenge) {
    return !challenge.isLights() || challenge.lights().goal() == lights::GoalKind::On;
}

/// Who writes from a window, as an index into the family, and for which time.
struct Written {
    std::size_t who = 0;
    std::size_t time = 0;
};

/// From a window its tenant writes, unless all of their lines were written from windows before it: then a neighbour
/// does who has one left. So a line comes again only once all have been written.
Written writtenFrom(const HousePost& post, const LevelHouse& house, const Family& family, std::size_t level) {
    std::array<std::size_t, std::tuple_size_v<Family>> lines{}; // Written since all were.
    Written written;
    for (std::size_t each = 0; each <= level; ++each) {
        bool all = true;
        for (std::size_t who = 0; who < lines.size(); ++who)
            all = all && lines[who] == linesOf(post, who);
        if (all)
            lines.fill(0);
        written.who = (2 * house.floorOf(each) + house.columnOf(each)) % family.size();
        if (!tenantOf(family, house.floorOf(each), house.columnOf(each))) // There is only one cat.
            written.who = (written.who + 1) % family.size();
        if (each == 0) // Here the night watch writes.
            continue;
        while (lines[written.who] == linesOf(post, written.who))
            written.who = (written.who + 1) % family.size();
        written.time = lines[written.who]++;
    }
    return written;
}

} // namespace

Postcard postcardOf(const text::Text& text, const Challenge& challenge) {
    Postcard card;
    const Challenge::Place* const place = challenge.place();
    if (place != nullptr && !place->album)
        card.house = houseOfPack(place->packId);
    if (card.house == House::Slate) {
        card.title = shortPlace(text, challenge);
        if (const std::size_t space = card.title.rfind(' '); place != nullptr && space != std::string::npos)
            card.title.replace(space, 1, "\u00A0"); // The number does not stand alone in a line.
        constexpr std::uint64_t apart = 3;          // So that the boards of one day have other lines and other writers.
        const std::uint64_t seed =
            challenge.day()
                ? static_cast<std::uint64_t>(std::chrono::sys_days(*challenge.day()).time_since_epoch().count()) +
                      apart * static_cast<std::uint64_t>(challenge.dailySeries())
                : puzzle::hash(challenge.code);
        card.line = text.tr(endsInLight(challenge) ? strangersInLight[seed % strangersInLight.size()]
                                                   : strangersAsleep[seed % strangersAsleep.size()]);
        card.who = familyOf(House::Slate, seed)[seed % 5];
        return card;
    }
    const HousePost& post = posts[static_cast<std::size_t>(card.house) - 1];
    const Family family = familyOf(card.house);
    const auto levels = static_cast<std::size_t>(place->levels);
    const auto level = static_cast<std::size_t>(place->number - 1);
    const Written written = writtenFrom(post, LevelHouse{card.house, levels, {}, 1}, family, level);
    const bool ofTheHouse = level == 0 || level + 1 == levels; // Not from a resident.
    card.who = card.house == House::Hotel && ofTheHouse ? family.back() : family[written.who];
    card.number = place->number;
    // TRANSLATORS: The number of a window, on a postcard: "No. 7".
    card.title = text.tr("No. {1}", card.number);
    card.line = text.tr(level == 0            ? post.first
                        : level + 1 == levels ? post.last
                        : written.time == 0   ? post.residents[written.who]
                        : written.time == 1   ? post.later[written.who]
                                              : post.third[written.who]);
    return card;
}

} // namespace game
