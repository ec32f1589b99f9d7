/** The first lesson of Aquileia in English. */
import type { Aquileia } from '@ludi-romani/aquileia';
import type { Engine } from '@ludi-romani/core';
import { type Lesson, type LessonTexts, lessonOf } from '../../lesson';
import { type Frame, plan, type Step } from './plan';

const texts: LessonTexts<Step, Frame> = {
  steps: {
    goal: 'Welcome to Aquileia! You are Marcus. For 6 rounds, you and Livia send your henchmen all over the city. Whoever then has the most victory points (VP) wins. Yours are shown here.',
    weapons:
      'In turn, you each place one henchman. Place your first on the left space of Equi et Arma, in the market (I). It will buy you the weapon card above it, and the top card of the deck as well.',
    fighter:
      'Livia wants to fight in the Arena (II). Fight her: you will have a weapon! Place a henchman on the space there with the 2, which is the strength with which you begin.',
    builder:
      'Livia has gone to the Stadium (III). You want to build: place a henchman on space 2 of the Forum (V). All its spaces build, but only 2 and 5 also score the number on the building at once.',
    crest:
      'Livia has gone to Forum 5. In each round you must place your crest; only then may you pass. Choose position 1 of the advantage track: you win when strength is equal, and start the next round.',
    market:
      'To save time, your last two were placed for you: on the gold side of the Stadium, and on Servi. Livia has also placed hers. Now the areas act from I to VI. Choose the weapon card +2: it costs 1 bronze.',
    fight:
      'In the Arena each of you rolled 3 red dice, and every bronze adds 1. You rolled one bronze, so you have 2 + 1. Livia rolled none and has 1, but she bought a weapon card +3. Choose your weapon card +2!',
    prize:
      'You win, 5 to 1. You get 3 bronze and choose points or a slave card. Livia gets the other: if it is the points, they count her own strength. Choose “2 × 5 = 10 VP” in the Arena.',
    race: 'In the race, only dice with your metal count. You rolled 2 gold and win, 4 to 3. You get 3 gold and one of two cards, and Livia gets the other. Choose the yellow one: at the end, it counts your yellow villas.',
    villa:
      'Nobody is in the Theatrum (IV). In the Forum (V), choose the yellow house with the 8. You pay its coins, and its 2 slaves with the slave card +2 that you bought at Servi. You score 8 points at once.',
    harbor:
      'Round 2! You have 26 points, 8 of them because your yellow card counts the villa at the end. In Portus (VI), the harbor, workshops and banks pay. Choose its bronze space: 1 bronze goes under your henchman.',
    exchange:
      'Your others were placed for you: on Forum 2, Pecunia, Arena and Theatrum. At Pecunia, your first exchange brings 4 points. Where silver is asked for, no other coin will do: exchange 1 gold for 1 silver.',
    auction:
      'You lost the fight, but got 2 bronze and a slave card. In the Theatrum you now auction a card that counts yellow or blue villas. Each bid has exactly one coin more than the last. Choose a bronze to bid.',
    workshop:
      'Livia dropped out: you pay the bank 1 bronze for the card. Had she won, she would have paid you. Choose workshop b with the 5; for a, you lack 1 silver. Your slave card pays the slaves, and you score 5 points.',
    onward:
      'Your harbor coin went to the bank, and your workshop paid 5 points. You lead with 48! “What is this?” explains what is new to you, such as Dolus, Potentia and the thief, Latro. Play on from here!',
  },
  frames: {
    goal: {
      title: 'Goal',
      text: 'You are a rich citizen of Aquileia. For 6 rounds, your henchmen trade, fight, race and build in the city. Whoever has the most points in the end wins.',
    },
    turn: {
      title: 'Your turn',
      text: 'Place one henchman on a free space, or your crest on the advantage track. Once your crest is placed, you may pass. Then the areas act, from I to VI.',
    },
    actions: {
      title: 'What you can do',
      text: 'Market: coins and cards. Arena and Stadium: contests with cards and dice (bronze or your metal counts). Theatrum: auction, each bid one coin higher. Forum: build. Portus: for a coin, your buildings pay.',
    },
    counts: {
      title: 'What counts',
      text: 'Workshops pay points and banks pay coins in the harbor. At the end, a villa counts once for each stadium or theater card of its color that you have.',
    },
    end: {
      title: 'The end',
      text: 'After round 6, laurel cards bring their points, and villas are counted with your cards. The most points win; equal points share the victory.',
    },
  },
};

/** Returns the first lesson of Aquileia in English. Throws IllegalActionError if `engine` has other rules or another box. */
export const lesson = (engine: Engine<Aquileia>): Lesson<Aquileia> => lessonOf(engine, plan, texts);
