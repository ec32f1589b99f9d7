/** The first lesson of City of Rome, in English. */
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { type Lesson, lessonOf } from '../../lesson';
import { plan } from './plan';

/** Returns the first lesson of City of Rome in English. Throws IllegalActionError for an engine with another box. */
export const lesson = (engine: Engine<CityOfRome>): Lesson<CityOfRome> =>
  lessonOf(engine, plan, {
    steps: {
      goal: 'Welcome, Livia! This is your city: a vegetable farm and a residence. After 7 rounds the player with the most victory points (VP) wins. The 5 beside your name are your 5 coins: each is worth 1 VP.',
      draft:
        'You keep one of these two cards, and Marcus gets the other. Choose the residence 2: it fits the residence in your city, because both have the value 2 and are counted together side by side.',
      early:
        'Bricks pay for buildings, and for 2 cogs your farm produces. An emissary has all goods from the emperor to its field; nearer the emperor you act earlier. Choose field 2: 1 brick and 1 cog.',
      late: 'You have two emissaries, so two turns in each round. Choose field 5 for the second one: you act last, but with everything that the strip gives, 3 bricks and 2 cogs.',
      take: 'Marcus was on field 1 and has built the vineyard: 1 brick was missing, so he paid 2 coins. Now your emissary on field 2 has its turn. A turn begins with taking a card from the offer. Choose the baths.',
      build:
        'Now you may build a card of your hand. The baths cost 3 bricks. Your field gives you only 1, and each missing one costs 2 coins. Better choose the residence 2: it costs 1 brick.',
      place:
        'A building must touch another one: left, right, above or below. Choose the plot below your residence: residences of the same value that touch form an area, and are counted together. (II) is the deck of a card.',
      end: 'Producing does not pay now: your field gives only 1 cog, and the other one costs 1 coin, as much as the farm brings. Choose “End your turn”. Then Marcus acts, and you take the last card.',
      neighbors:
        'The last card of the offer was left for you. The 3 bricks of field 5 pay for the baths in your hand. Choose the plot below your farm: for the 2 buildings that they touch, the baths get 2 VP at once.',
      produce:
        'Markets, arenas, schools and baths are public buildings, each kind with its color. Your area of 2 residences of 2 VP, times 1 color, plus 2 VP on the baths, brings 6 VP. Choose “Produce”: 2 cogs bring 1 coin.',
      influence:
        'Round 2: an influence card for 4 VP lies at the offer. The player who alone has the most influence tokens when the round ends wins it. Stars on cards bring tokens. Choose field 1 to take a card first.',
      coins:
        'Your second emissary was placed on field 3 for you. Choose the great aqueduct: its star brings influence. You build it at once for 1 brick. Field 1 gives you none, so you pay 2 coins instead.',
      aqueduct:
        'Aqueducts (1, 2, 3 or 4) are worth 4, 12, 24 or 40 VP, but only one per row and column. They may even replace a building, which is then gone. Choose the free plot right of your lower residence.',
      temple:
        'On field 3 you took the temple of Venus: 2 VP per residence 2 at the end. Your 2 bricks suffice. Narrow plots are plots, too: a city may grow to any side, up to 4 by 4. Choose the plot below the baths.',
      goOn: 'Your 2 stars brought 2 influence tokens, the most: with these you won the influence card. In 5 rounds the game ends; cards in hand are worth nothing then. “What is this?” explains each card. Play on!',
    },
    frames: {
      goal: {
        title: 'The goal',
        text: 'Build a city of up to 16 buildings. Residences, aqueducts, temples, coins and influence cards bring victory points (VP); the most influence tokens win such a card. The player with the most points wins.',
      },
      turn: {
        title: 'Your turn',
        text: 'Your emissaries decide when you act: early near the emperor, or late and with more. You have all bricks and cogs from the emperor to your field; what you do not use is lost.',
      },
      actions: {
        title: 'What you can do',
        text: 'Take a card from the offer. Then you may build a card of your hand and produce for 2 cogs, in any order. 2 coins replace a missing brick, 1 coin a missing cog.',
      },
      points: {
        title: 'What counts',
        text: 'Add up residences of one value that touch, times the number of colors of markets, arenas, schools and baths beside them. Here: 4 VP, times 1 color, plus 2 VP on the baths: 6 VP.',
      },
      over: {
        title: 'When it ends',
        text: 'After 14 turns each: 7 rounds with two players, else 14. Empty plots and cards in hand are worth nothing. On a tie influence tokens decide, then coins.',
      },
    },
  });
