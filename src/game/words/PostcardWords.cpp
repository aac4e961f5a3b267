// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/PostcardWords.hpp"

#include "game/look/facade/LevelHouse.hpp"
#include "game/words/Wording.hpp"
#include "puzzle/Random.hpp"

#include <array>

namespace game {

namespace {

/// What is written from a house.
struct HousePost {
    const char* first; ///< With its first level …
    const char* last;  ///< … and its last one.
    std::array<const char*, 5>
        residents; ///< In the order of familyOf(). In the hotel guests change, but not their rooms.
};

/// In the order of House, without slate.
constexpr std::array<HousePost, houseCount - 1> posts{{
    {TR_NOOP("The power station hums too loudly tonight. You are the night watch: walk home, and listen."),
     TR_NOOP("The shed sleeps. You walk on to the terrace, and the hum comes along."),
     {TR_NOOP("Rosa has put the plum jam away."), TR_NOOP("Emil and Olga leave their game as it stands."),
      TR_NOOP("Pip’s torch is out, and so is Pip."), TR_NOOP("Konrad has said good night to his three fish."),
      TR_NOOP("Minka the cat keeps the warm end of the bench.")}},
    {TR_NOOP("Here the hum comes through the party wall. Each side blames the other."),
     TR_NOOP("Quiet on both sides of the wall. In the tower a light still burns."),
     {TR_NOOP("Little Jonas sleeps through, for once."), TR_NOOP("Viktor has filed the last letter of the day."),
      TR_NOOP("Agnes has found her page again."), TR_NOOP("Luisa’s bread rises without her."),
      TR_NOOP("The Winters have agreed on a draw.")}},
    {TR_NOOP("In the tower it sounds as if the stairs were humming."),
     TR_NOOP("Even the dragon sleeps. From up here you can see the lighthouse."),
     {TR_NOOP("Professor Halm shuts his book, but not the chapter."),
      TR_NOOP("Ines counts her fish until she falls asleep."),
      TR_NOOP("Theo knows there is no dragon. He is nearly sure."), TR_NOOP("Clara has found the quiet passage."),
      TR_NOOP("Mr Bloom knows now who did it.")}},
    {TR_NOOP("Out here, says the keeper, it is louder than the sea."),
     TR_NOOP("Now only the sea is left. Back to the corner, for a roll."),
     {TR_NOOP("Captain Brandt has written up the log."), TR_NOOP("Baby Lea has learned to like the foghorn."),
      TR_NOOP("Hedda’s jumper has its second sleeve."), TR_NOOP("Jens has covered the sea kale against the salt."),
      TR_NOOP("Mira plays along with the waves, softer and softer.")}},
    {TR_NOOP("Nobody shops at night, but everybody comes in to complain about the hum."),
     TR_NOOP("The blinds are down. At the hotel there are guests who cannot sleep."),
     {TR_NOOP("Paul has read the end first. Now he can sleep."),
      TR_NOOP("Greta’s film ended well, as it does every night."), TR_NOOP("Ahmed has balanced the till to the penny."),
      TR_NOOP("Frieda has dropped a stitch and lets it lie."), TR_NOOP("Sami’s rolls are ready for six o’clock.")}},
    {TR_NOOP("In the roundhouse the hum runs in circles."),
     TR_NOOP("It has run itself tired. Now uphill, to the crooked house."),
     {TR_NOOP("Bruno has dozed off before the weather."), TR_NOOP("Nora’s snail has been once around the tank."),
      TR_NOOP("The twins are asleep, first one, then the other."), TR_NOOP("Ruth and Milan will play on tomorrow."),
      TR_NOOP("Ida’s scarf now goes all the way round.")}},
    {TR_NOOP("The crooked house trembles along. It could not stand straight anyway."),
     TR_NOOP("Nothing rattles any more. Up at the observatory they are still awake."),
     {TR_NOOP("Otto has propped up the television with a book."), TR_NOOP("Wilma’s tomatoes lean the right way."),
      TR_NOOP("Felix tunes his cello to the house: a little low."),
      TR_NOOP("Lotta’s marbles have all rolled into one corner."),
      TR_NOOP("Edda’s soup stands at a slant, but it stands.")}},
    {TR_NOOP("The stars tremble in the telescope. It is the hum again."),
     TR_NOOP("The stars stand still. The workshop will know where the hum comes from."),
     {TR_NOOP("Dr Sand has looked up what the star is called."), TR_NOOP("Berta has baked a moon. Half of it is left."),
      TR_NOOP("Igor prefers the real stars after all."), TR_NOOP("Maja has counted as far as she can."),
      TR_NOOP("Tilda knits by starlight, and then not at all.")}},
    {TR_NOOP("At last: a worn belt at the power station. The workshop has a new one."),
     TR_NOOP("The belt is on. Do you hear it? Nothing. Home with you, night watch."),
     {TR_NOOP("Kurt and Hanna have carved the missing knight."), TR_NOOP("Anton has glued his cello, and it holds."),
      TR_NOOP("Gerda’s seedlings sleep in the old moulds."),
      TR_NOOP("Piet has repaired the television and switched it off."), TR_NOOP("Selma has shot the last bolt.")}},
    {TR_NOOP("The porter has moved nine guests to the other side. It hums there too."),
     TR_NOOP("All the keys hang on their board. On to the roundhouse."),
     {TR_NOOP("Room 3 has hung out its sign."), TR_NOOP("Room 8 wants no more pillows."),
      TR_NOOP("Room 11 has packed, and sleeps in its coat."), TR_NOOP("Room 14 has stopped ringing for the lift."),
      TR_NOOP("Arthur, the porter, has taken off his cap.")}},
}};

} // namespace

Postcard postcardOf(const text::Text& text, const Challenge& challenge) {
    Postcard card;
    const Challenge::Place* const place = challenge.place();
    if (place != nullptr && !place->album)
        card.house = houseOfPack(place->packId);
    if (card.house == House::Slate) {
        card.title = shortPlace(text, challenge);
        card.line = text.tr("Whoever lives here says thank you, and good night.");
        const std::uint64_t seed = puzzle::hash(challenge.code);
        card.who = familyOf(House::Slate, seed)[seed % 5];
        return card;
    }
    const HousePost& post = posts[static_cast<std::size_t>(card.house) - 1];
    const Family family = familyOf(card.house);
    const auto levels = static_cast<std::size_t>(place->levels);
    const auto level = static_cast<std::size_t>(place->number - 1);
    const LevelHouse house{card.house, levels, {}, 1};
    std::size_t which = (2 * house.floorOf(level) + house.columnOf(level)) % family.size();
    if (!tenantOf(family, house.floorOf(level), house.columnOf(level))) // There is only one cat.
        which = (which + 1) % family.size();
    card.who = family[which];
    card.number = place->number;
    // TRANSLATORS: The number of a window, on a postcard: "No. 7".
    card.title = text.tr("No. {1}", card.number);
    card.line = text.tr(level == 0 ? post.first : level + 1 == levels ? post.last : post.residents[which]);
    return card;
}

} // namespace game
