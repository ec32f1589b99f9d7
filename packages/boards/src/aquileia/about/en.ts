/** What the things in the pictures of Aquileia are and do, in English. */
import type { Aquileia, Coins, Cost } from '@ludi-romani/aquileia';
import type { SlavePayment } from '@ludi-romani/aquileia/queries';
import type { Engine } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { and, plural } from '@ludi-romani/core/words/en';
import { type AboutTexts, type Explain, explaining } from '../../about';
import { labels, words } from '../en';
import { clauses, coinsIn, type Holder, type Topics, topicOf } from './topics';

const list = (parts: readonly (string | number)[]): string => text(and(parts.map(String))) || 'nothing';
const coins = (some: Coins): string => list(coinsIn(some, labels.coins));
const points = (count: number): string => plural(count, 'point');
const price = (cost: Cost): string[] => [
  ...coinsIn(cost, labels.coins),
  ...(cost.slaves > 0 ? [plural(cost.slaves, 'slave')] : []),
];
const paid = ({ points: count, coins: some }: Pick<Topics['earner'], 'points' | 'coins'>): string =>
  list([...(count > 0 ? [points(count)] : []), ...coinsIn(some, labels.coins)]);

const standing = (holder: Holder | undefined): string | undefined =>
  holder === 'you'
    ? 'Your henchman is here.'
    : holder === 'other'
      ? 'Another player is here in this round.'
      : holder && 'The space is free.';
const here = (own: number | undefined): string | undefined =>
  own ? `You have ${plural(own, 'henchman', 'henchmen')} here.` : undefined;
const purse = (own: Coins | undefined): string | undefined =>
  own && `You have ${coinsIn(own, labels.coins).length > 0 ? coins(own) : 'no coins'}.`;
const havingCards = (own: number | undefined): string | undefined => (own ? `You have ${own} of them.` : undefined);

/** Where the viewer stands with a building site. */
function building({ holder, missing }: Pick<Topics['earner'], 'holder' | 'missing'>): string | undefined {
  if (holder === 'you') return 'It is yours.';
  if (holder === 'other') return 'Another player has built here.';
  if (missing === undefined) return undefined;
  const lacking = price(missing);
  return lacking.length === 0 ? 'You have all that it costs.' : `To build it, you still need ${list(lacking)}.`;
}

const button = (name: string, ...says: readonly string[]) => ({
  title: () => name,
  kind: () => 'Choice',
  says: () => says,
});

const textsOf = (title: (id: string) => string): AboutTexts<Topics> => ({
  game: {
    title: () => 'Aquileia',
    kind: () => 'The game',
    says: ({ rounds }) => [
      'You are a rich citizen of Aquileia and send your henchmen all over the city.',
      'In each round, all place their henchmen first; then the areas act from I to VI.',
      `After ${plural(rounds, 'round')} the player with the most points wins.`,
    ],
    now: ({ own }) => (own === undefined ? own : `This is round ${own}.`),
  },
  player: {
    title: () => 'Player',
    kind: () => 'Points, coins, cards, henchmen',
    says: () => [
      'Here are the points, coins, cards in hand and henchmen of a player.',
      'A thick frame marks the player who must act.',
    ],
  },
  points: {
    title: () => 'Points (VP)',
    kind: () => 'They decide the game',
    says: () => [
      'Points come at once from Pecunia, the Arena, the Forum and Portus.',
      'At the end, laurel cards add theirs, and other cards count villas of their color.',
      'The number includes those of the cards that you can see.',
    ],
    now: ({ own }) => (own === undefined ? own : `You have ${points(own)}.`),
  },
  coins: {
    title: () => 'Coins',
    kind: () => 'Money in three kinds',
    says: () => [
      'No kind of coin replaces another: you pay exactly the kinds asked for, and there is no change.',
      'Dolus, the contests, banks and auctions bring coins.',
      'Only Pecunia exchanges them.',
    ],
    now: ({ own }) => purse(own),
  },
  coin: {
    kind: () => 'Coin',
    says: ({ currency, supply, prize }) => [
      `Where ${currency} is asked for, no other coin will do.`,
      currency === 'bronze'
        ? `It is the prize in the Arena: ${list(prize)} for the strongest.`
        : `It is the prize on the ${currency} side of the Stadium: ${list(prize)} for the strongest.`,
      `The game has ${plural(supply, 'such coin')}.`,
    ],
    now: ({ own, currency }) => (own === undefined ? own : `You have ${own} ${currency}.`),
  },
  bank: {
    title: () => 'The bank',
    kind: () => 'Coins that nobody owns',
    says: ({ supply }) => [
      `The game has ${coins(supply)}.`,
      'What you pay goes to the bank, and what you gain comes from it.',
      'If it runs out of a kind, you get only what is left.',
    ],
  },
  pieces: {
    title: () => 'Henchmen, houses and crest',
    kind: () => 'Pieces of a player',
    says: ({ henchmen, houses }) => [
      `In each round you place up to ${plural(henchmen, 'henchman', 'henchmen')}, one at a time, and your crest.`,
      'A henchman carries out the action of its space and returns to you.',
      `Every building takes one of your ${plural(houses, 'house')} for the rest of the game.`,
    ],
    now: ({ own }) =>
      own && `You have ${plural(own.henchmen, 'henchman', 'henchmen')} and ${plural(own.houses, 'house')} left.`,
  },
  household: {
    title: () => 'Household',
    kind: () => 'What a player has',
    says: ({ start }) => [
      'Coins, pieces, buildings and cards for the end of the game.',
      `Each player began with ${coins(start)}.`,
    ],
  },
  buildings: {
    title: () => 'Buildings',
    kind: () => 'Built in the Forum',
    says: ({ of }) => [
      'Workshops pay points and banks pay coins when you activate them in the harbor.',
      'Villas count at the end, together with cards of their color.',
      `A player can have up to ${plural(of, 'building')}.`,
    ],
    now: ({ own }) => (own === undefined ? own : `You have built ${own}.`),
  },
  harbor: {
    title: ({ what }) => (what === 'harbor' ? 'Pay in the harbor' : labels.quarters[what][0]),
    kind: () => 'Workshops and banks',
    says: () => [
      'Each time you activate your buildings in Portus, all your workshops bring points and all your banks coins.',
      'That takes a henchman on a coin space there.',
    ],
    now: ({ own }) => own && `Yours bring ${paid(own)} together.`,
  },
  end: {
    title: () => 'For the end',
    kind: () => 'Stadium and theater cards',
    says: () => [
      'Laurel cards bring their points at the end.',
      'A card of a color counts the numbers on all your villas of that color.',
      'A card of two colors counts only the better one.',
    ],
    now: ({ own }) => (own === undefined ? own : `With your villas of today, your cards bring ${points(own)}.`),
  },
  hand: {
    title: () => 'Cards in hand',
    kind: () => 'Slaves, weapons and horses',
    says: () => [
      'All see how many cards you hold, but only you see which ones.',
      'Slave cards, then weapon cards give strength in the Arena, horse cards in the Stadium; low ones come first.',
      'Slave cards also pay for buildings.',
    ],
    now: ({ own }) =>
      own && `You hold ${plural(own.slaves, 'slave card')} and ${plural(own.equi, 'horse or weapon card')}.`,
  },
  others: {
    title: () => 'Others',
    kind: () => 'What the other players have',
    says: () => [
      'For each player: the cards in hand with their backs up, the cards for the end, and the worth of the villas.',
    ],
  },
  placement: {
    title: () => labels.placing,
    kind: () => 'First part of a round',
    says: ({ of, passing }) => [
      `In turn, each player places one of ${plural(of, 'henchman', 'henchmen')}, or the crest on the advantage track.`,
      passing === 'any-time' ? 'You may pass at any time.' : 'Once your crest is placed, you may pass.',
      'When all are done, the areas act from I to VI.',
    ],
    now: ({ own }) => (own === undefined ? own : `You have ${plural(own, 'henchman', 'henchmen')} left to place.`),
  },
  mercatus: {
    kind: () => 'Area I, the market',
    says: () => [
      'The market gives coins, weapons, horses, slaves and blue dice.',
      'Its stalls act in the order Dolus, Pecunia, Equi et Arma, Servi, Potentia.',
    ],
    now: ({ own }) => here(own),
  },
  arena: {
    kind: () => 'Area II, the fight',
    says: ({ dice, prizes, points: each }) => [
      `Your strength: your spaces, your slave and weapon cards, and each bronze on ${plural(dice, 'red die', 'red dice')}.`,
      `The prizes are ${list(prizes)} bronze, the strongest first.`,
      `The winner also takes ${points(each)} per point of strength, or a slave card; the second gets the other.`,
    ],
    now: ({ own }) => here(own),
  },
  stadium: {
    kind: () => 'Area III, the race',
    says: ({ dice, prizes }) => [
      `Your strength: your spaces, your horses, and each face of your metal on ${plural(dice, 'red die', 'red dice')}.`,
      `The prizes are ${list(prizes)} coins of your metal, the strongest first.`,
      'The winner picks one of two stadium cards, and the second gets the other.',
    ],
    now: ({ own }) => here(own),
  },
  theatrum: {
    kind: () => 'Area IV, the auction',
    says: () => [
      'The player here auctions a theater card, which counts villas at the end, and gets the coins of the highest bid.',
      'Each new bid has the coins of the last one and exactly one more.',
      'If that player wins, the bank gets the coins; if nobody bids, the card is free.',
    ],
    now: ({ own }) => here(own),
  },
  forum: {
    kind: () => 'Area V, where you build',
    says: () => [
      'The henchmen on the numbered spaces build in that order.',
      'A building costs the coins and slaves that its site shows, and nobody else can build there.',
      'Workshops and banks pay in the harbor; villas count at the end.',
    ],
    now: ({ own }) => here(own),
  },
  portus: {
    kind: () => 'Area VI, the harbor',
    says: () => [
      'First the thief on Latro may steal coins that lie here.',
      'Then each coin space activates all workshops and banks of its player.',
      'You can be on only one coin space.',
    ],
    now: ({ own }) => here(own),
  },
  dolus: {
    kind: () => 'Space of the market',
    says: ({ dice, faces }) => [
      `You roll ${plural(dice, 'die', 'dice')}. For each, you get a coin of the kind that it shows.`,
      `A die has these faces: ${coins(faces)}.`,
    ],
    now: ({ holder }) => standing(holder),
  },
  pecunia: {
    kind: () => 'Space of the market',
    says: ({ points: count }) => [
      'You may exchange coins with the bank as often as you like.',
      `If you exchange at least once, you get ${points(count)}.`,
    ],
    now: ({ holder }) => standing(holder),
  },
  exchange: {
    kind: () => 'Exchange at Pecunia',
    says: ({ give, get, points: count }) => [
      `You give the bank ${coins(give)} and get ${coins(get)}.`,
      `Your first exchange in the round also brings ${points(count)}.`,
    ],
    now: ({ own }) => purse(own),
  },
  equi: {
    title: () => 'Equi et Arma',
    kind: () => 'Horses and weapons, in the market',
    says: ({ price: cost }) => [
      `A henchman here buys the card above the space for ${coins(cost)}.`,
      'Where a card back is shown, the top card of the deck comes with it.',
      'At the end of the round, new cards come to the empty places.',
    ],
  },
  'equi-space': {
    kind: () => 'Space of the market',
    says: ({ price: cost, hasBonus }) => [
      `You may buy the card that lies above for ${coins(cost)}.`,
      ...(hasBonus ? ['The top card of the deck comes with it.'] : []),
    ],
    now: ({ holder }) => standing(holder),
  },
  servi: {
    kind: () => 'Slaves, in the market',
    says: () => [
      'Each space sells slave cards for another kind of coin, up to the number next to it.',
      'Slaves give strength in the Arena, or they pay for buildings.',
    ],
  },
  'servi-space': {
    kind: () => 'Space of the market',
    says: ({ most, price: cost }) => [
      most === 1
        ? `You may buy ${plural(most, 'slave card')} for ${coins(cost)}.`
        : `You may buy up to ${plural(most, 'slave card')} for ${coins(cost)} each.`,
      ...(most === 1 ? [] : ['You say how many before you draw them from the deck.']),
    ],
    now: ({ holder }) => standing(holder),
  },
  buy: {
    title: ({ count }) => plural(count, 'slave card'),
    kind: () => 'Purchase at Servi',
    says: ({ count, price: cost }) => [
      `You pay ${coins(cost)} and draw ${plural(count, 'slave card')}. Each shows one or two slaves.`,
    ],
    now: ({ own }) => purse(own),
  },
  potentia: {
    kind: () => 'Space of the market',
    says: ({ dice }) => [
      `You get the ${plural(dice, 'blue die', 'blue dice')} for this round.`,
      'In the Arena each bronze on them adds 1 to your strength, in the Stadium each face of your metal.',
    ],
    now: ({ holder }) => standing(holder),
  },
  'blue-dice': {
    title: () => 'Blue dice',
    kind: () => 'More strength, for one round',
    says: ({ dice, faces }) => [
      `The player on Potentia says how many of ${plural(dice, 'die', 'dice')} roll in the Arena; the rest roll in the Stadium.`,
      `A die has these faces: ${coins(faces)}.`,
      'In the Arena bronze adds to strength, in the Stadium your metal.',
    ],
    now: ({ own }) => (own === undefined ? own : `You have ${own} left.`),
  },
  slave: {
    kind: () => 'Card in hand',
    says: ({ slaves, count }) => [
      `Played in the Arena, before any weapon, it adds ${slaves} to your strength.`,
      `Or it counts as ${plural(slaves, 'slave')} when you build.`,
      `The game has ${plural(count, 'such card')}.`,
    ],
    now: ({ own }) => havingCards(own),
  },
  'equi-card': {
    kind: () => 'Card in hand',
    says: ({ strength, side, count }) => [
      side === null
        ? `Played in the Arena, after any slaves, it adds ${strength} to your strength.`
        : `Played in the Stadium, it adds ${strength} to your strength if you race on the ${side} side.`,
      `The game has ${plural(count, 'such card')}.`,
    ],
    now: ({ own }) => havingCards(own),
  },
  laurel: {
    kind: () => 'Stadium card, for the end',
    says: ({ points: count }) => [`At the end it brings ${points(count)}. It needs no villa.`],
  },
  color: {
    kind: ({ colors }) => (colors.length === 1 ? 'Stadium card, for the end' : 'Theater card, for the end'),
    says: ({ colors, count }) => [
      `At the end you score the numbers on all your ${colors.join(' villas, or on all your ')} villas.`,
      ...(colors.length === 1 ? [] : ['It counts only one of the colors: the one that brings more.']),
      `The game has ${plural(count, 'such card')}.`,
    ],
    now: ({ own, colors }) =>
      own &&
      `Now it would bring you ${own.length === 1 ? points(own[0] ?? 0) : own.map((value, i) => `${value} for ${colors[i]}`).join(' or ')}.`,
  },
  'stadium-card': {
    title: () => 'Stadium card',
    kind: () => 'Prize of the race, for the end',
    says: () => [
      'In each race one card lies open, and one comes face down from the deck.',
      'The first and the second get one each; the others do not see which.',
      'It brings points at the end, some of them for villas.',
    ],
  },
  deck: {
    kind: () => 'Face-down deck',
    says: ({ deck, size }) => [
      {
        slaves: 'Servi and the Arena draw from here.',
        equi: 'From here come the new cards of Equi et Arma.',
        stadium: 'In each round the race takes two cards: the open one and the top one of this deck.',
        theatre: 'The player on Theatrum turns up the top card and auctions it.',
      }[deck],
      `In all there are ${plural(size, 'such card')}.`,
      ...(deck === 'slaves' || deck === 'equi' ? ['When none is left, the discards become the new deck.'] : []),
    ],
    now: ({ own }) => (own === undefined ? own : `There ${own === 1 ? 'is' : 'are'} ${plural(own, 'card')} left.`),
  },
  discards: {
    title: ({ deck }) => `${title(`deck-${deck}`)}, ${labels.discarded}`,
    kind: () => 'Face-up pile',
    says: () => ['Played and paid cards lie here for all to see.', 'When the deck is empty, they become the new deck.'],
  },
  'contest-space': {
    kind: ({ side }) => (side === null ? 'Space of the Arena' : 'Space of the Stadium'),
    says: ({ strength, side }) => [
      side === null
        ? `You take part in the fight. This space gives strength ${strength}; dice and cards add to it.`
        : `You race for ${side}. This space gives strength ${strength}; dice and ${side} horses add to it.`,
      'With several henchmen, the numbers add up.',
      ...(side === null ? [] : ['In one round you can be on one side only.']),
    ],
    now: ({ holder }) => standing(holder),
  },
  side: {
    title: ({ side }) => `${title(side)} side`,
    kind: () => 'Side of the Stadium',
    says: ({ side, prizes }) => [
      `Here ${side} on the dice and ${side} horses add to your strength.`,
      `The prizes are ${list(prizes)} ${side}; both sides race each other.`,
      'In one round you can be on one side only.',
    ],
  },
  reward: {
    title: ({ points: count }) => (count === null ? 'Slave card' : 'Points'),
    kind: () => 'Prize of the fight',
    says: ({ points: count }) => [
      count === null
        ? 'You draw a slave card from the deck.'
        : `You get ${points(count)} for each point of strength that you have.`,
      'The winner chooses points or a slave card. The second gets the other; points count the strength of the second.',
    ],
    now: ({ own, points: count }) =>
      own === undefined || count === null ? undefined : `With strength ${own} you get ${points(count * own)}.`,
  },
  strength: {
    kind: () => 'In this fight or race',
    says: () => [
      'It is the sum of spaces, dice and cards. The strongest wins.',
      'If it is equal, the lower position on the advantage track wins.',
    ],
    now: ({ own }) => (own === undefined ? own : `You have ${own}.`),
  },
  bid: {
    title: () => 'Auction',
    kind: () => 'Highest bid, and who is still in',
    says: () => [
      'To stay in, you must have the coins of the bid and add exactly one of any kind.',
      'Who drops out stays out. The last one in gets the card.',
      'Only that player pays.',
    ],
    now: ({ own }) => purse(own),
  },
  'forum-space': {
    kind: () => 'Space of the Forum',
    says: ({ builds, isScored }) => [
      `You may build ${builds === 1 ? '' : 'up to '}${plural(builds, 'building')} here.`,
      ...(isScored ? ['You score the number on a villa or workshop at once. A bank has none.'] : []),
      'The spaces act in the order of their numbers.',
    ],
    now: ({ holder }) => standing(holder),
  },
  villa: {
    kind: () => 'Building, counts at the end',
    says: ({ color, value, cost }) => [
      `At the end it brings ${points(value)} for each of your stadium or theater cards that counts ${color}.`,
      `It costs ${list(price(cost))}.`,
    ],
    now: ({ own, ...site }) =>
      site.holder === 'you' && own !== undefined
        ? `It is yours, and you have ${plural(own, 'card')} for it.`
        : building(site),
  },
  earner: {
    kind: () => 'Building, pays in the harbor',
    says: ({ cost, ...pays }) => [
      `It brings ${paid(pays)} each time you activate your buildings in Portus.`,
      `It costs ${list(price(cost))}.`,
    ],
    now: building,
  },
  'villas-of': {
    title: ({ color }) => `${title(color)} villas`,
    kind: () => 'Buildings, count at the end',
    says: ({ color }) => [
      `At the end each brings its number for every stadium or theater card that counts ${color}.`,
      'Without such a card it brings nothing.',
    ],
    now: ({ own }) =>
      own && `Your villas here add up to ${own.value}, and you have ${plural(own.cards, 'card')} for them.`,
  },
  pay: {
    title: ({ payment }) => (payment === undefined ? labels.payWith : cardsOf(payment)),
    kind: () => 'Cost of a building',
    says: ({ payment }) => [
      payment === undefined ? 'Choose the slave cards with which you pay.' : `You pay with ${cardsOf(payment)}.`,
      'A card pays for one building only; slaves that are too many are lost.',
    ],
    now: ({ own }) => (own === undefined ? own : `Your cards show ${plural(own, 'slave')} in all.`),
  },
  latro: {
    kind: () => 'Space of the harbor',
    says: ({ dice }) => [
      `You roll ${plural(dice, 'die', 'dice')} and take the coins of these kinds from under the henchmen in the harbor.`,
      'The thief acts before the coin spaces and costs nothing.',
    ],
    now: ({ holder, lying }) =>
      holder && `Coins there now: ${coinsIn(lying, labels.coins).length > 0 ? coins(lying) : 'none'}.`,
  },
  'harbor-space': {
    kind: () => 'Space of the harbor',
    says: ({ currency }) => [
      `You lay 1 ${currency} under your henchman. It pays for activating all your workshops and banks.`,
      'The coin goes to the bank when the harbor acts. If the thief takes it first, you may pay another one.',
      'You can be on only one coin space.',
    ],
    now: ({ holder, own }) => (holder === 'other' ? standing(holder) : own && `Your buildings pay ${paid(own)} now.`),
  },
  advantage: {
    title: () => 'Advantage track',
    kind: () => 'Order of the crests',
    says: () => [
      'Once a round, you place your crest on the first free position.',
      'In the Arena and the Stadium, the lower position wins if strength is equal.',
      'Position 1 starts the next round.',
    ],
    now: ({ own }) =>
      own === undefined ? own : own > 0 ? `Your crest is on position ${own}.` : 'Your crest is not placed yet.',
  },
  'start-player': {
    title: () => 'Start player',
    kind: () => 'First to place',
    says: () => [
      'This player places first, and rolls first in the contests.',
      'The crest on position 1 decides who starts the next round.',
    ],
    now: ({ own }) => (own === undefined ? own : own ? 'You start.' : 'Another player starts.'),
  },
  'pass-placement': button(
    labels.buttons['pass-placement'],
    'You place nothing more in this round. Henchmen that are left do nothing.',
  ),
  'finish-exchange': button(
    labels.buttons['finish-exchange'],
    'You exchange no more coins. Only an exchange brings the points of Pecunia.',
  ),
  'decline-market-card': button(
    labels.buttons['decline-market-card'],
    'You leave the card in the market and keep your coins.',
  ),
  'no-slaves': button(labels.buttons['no-slaves'], 'You draw no slave card and keep your coins.'),
  'finish-cards': button(
    labels.buttons['finish-cards'],
    'You keep the rest of your cards. In this contest you get no second chance.',
  ),
  'no-dice': button(
    labels.buttons['no-dice'],
    'All blue dice that you have wait for the Stadium. They help there only if you race.',
  ),
  'drop-out': button(labels.buttons['drop-out'], 'You bid no more for this card. You pay nothing for it.'),
  'decline-build': button(
    labels.buttons['decline-build'],
    'You build nothing more with this henchman, and it returns to you.',
  ),
  'decline-harbour': button(
    labels.buttons['decline-harbour'],
    'You keep your coins. Your workshops and banks pay nothing for this space.',
  ),
  done: button(labels.done, 'You carry out what you have chosen.'),
});

/** Returns slave cards as words: `1 slave card +1 and 2 slave cards +2`. */
const cardsOf = ({ single, double }: SlavePayment): string =>
  list([
    ...(single > 0 ? [`${plural(single, 'slave card')} +1`] : []),
    ...(double > 0 ? [`${plural(double, 'slave card')} +2`] : []),
  ]);

/** Returns the explanations of Aquileia in English, for `engine` and its box. */
export const about = (engine: Engine<Aquileia>): Explain<Aquileia> => {
  const spoken = words(engine);
  return explaining(topicOf(engine), clauses, textsOf(spoken.title), spoken);
};
