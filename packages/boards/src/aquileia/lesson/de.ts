/** The first lesson of Aquileia in German. */
import type { Aquileia } from '@ludi-romani/aquileia';
import type { Engine } from '@ludi-romani/core';
import { type Lesson, type LessonTexts, lessonOf } from '../../lesson';
import { type Frame, plan, type Step } from './plan';

const texts: LessonTexts<Step, Frame> = {
  steps: {
    goal: 'Willkommen in Aquileia! Du bist Marcus. 6 Runden lang schickt ihr, du und Livia, eure Gefolgsleute in die Stadt. Wer dann die meisten Siegpunkte (SP) hat, gewinnt. Deine stehen hier.',
    weapons:
      'Abwechselnd setzt ihr je einen Gefolgsmann. Setze den ersten auf das linke Feld von Equi et Arma, im Markt (I). Er kauft dir die Waffenkarte darüber und die oberste Karte des Stapels dazu.',
    fighter:
      'Livia will in der Arena (II) kämpfen. Kämpfe gegen sie: Du wirst eine Waffe haben! Setze dort einen Gefolgsmann auf das Feld mit der 2. Das ist die Stärke, mit der du beginnst.',
    builder:
      'Livia ist ins Stadion (III) gegangen. Du willst bauen: Setze einen Gefolgsmann auf Feld 2 des Forums (V). Alle Felder dort bauen, aber nur 2 und 5 bringen sofort die Zahl des Gebäudes als Punkte.',
    crest:
      'Livia ist auf Forum 5 gegangen. In jeder Runde musst du dein Vorteilswappen setzen; erst danach darfst du passen. Wähle Feld 1 der Vorteilsleiste: Du gewinnst bei gleicher Stärke und beginnst die nächste Runde.',
    market:
      'Deine letzten beiden wurden für dich gesetzt: auf die Goldseite im Stadion und bei Servi. Auch Livia ist fertig. Nun handeln die Orte von I bis VI. Wähle die Waffenkarte +2: Sie kostet 1 Bronze.',
    fight:
      'In der Arena hat jeder 3 rote Würfel geworfen, und jede Bronze zählt 1. Du hast eine: Das macht 2 + 1. Livia hat keine, also 1, aber sie hat eine Waffenkarte +3 gekauft. Wähle deine Waffenkarte +2!',
    prize:
      'Du gewinnst mit 5 zu 1. Du bekommst 3 Bronze und wählst: Punkte oder eine Sklavenkarte. Livia bekommt das andere, Punkte aber nur für ihre eigene Stärke. Wähle in der Arena „2 × 5 = 10 SP“.',
    race: 'Im Rennen zählen nur Würfel mit deinem Metall. Du hast 2 Gold gewürfelt und gewinnst 4 zu 3. Du bekommst 3 Gold und eine von zwei Karten, Livia die andere. Wähle die gelbe: Am Ende zählt sie deine gelben Villen.',
    villa:
      'Im Theatrum (IV) steht niemand. Wähle im Forum (V) das gelbe Haus mit der 8. Du zahlst seine Münzen und mit der Sklavenkarte +2 von Servi seine 2 Sklaven. Du bekommst sofort 8 Punkte.',
    harbor:
      'Runde 2! Du hast 26 Punkte, 8 davon, weil deine gelbe Karte am Ende die Villa zählt. In Portus (VI), dem Hafen, zahlen Betriebe und Geldstuben. Wähle das Bronzefeld: 1 Bronze kommt unter deinen Gefolgsmann.',
    exchange:
      'Die anderen wurden für dich gesetzt: Forum 2, Pecunia, Arena und Theatrum. Bei Pecunia bringt der erste Tausch 4 Punkte. Wo Silber verlangt ist, hilft keine andere Münze: Tausche 1 Gold gegen 1 Silber.',
    auction:
      'Du hast den Kampf verloren, aber 2 Bronze und eine Sklavenkarte bekommen. Im Theatrum versteigerst du eine Karte für gelbe oder blaue Villen. Jedes Gebot hat genau eine Münze mehr. Wähle Bronze und biete 1.',
    workshop:
      'Livia ist ausgestiegen: Du zahlst der Bank 1 Bronze für die Karte. Hätte Livia gewonnen, hätte sie dir gezahlt. Wähle Betrieb b mit der 5; für a fehlt dir 1 Silber. Deine Sklavenkarte zahlt die Sklaven: 5 Punkte!',
    onward:
      'Deine Münze im Hafen ging an die Bank, und dein Betrieb brachte 5 Punkte. Du führst mit 48! Was du noch nicht kennst, wie Dolus, Potentia und den Dieb Latro, erklärt „Was ist das?“. Spiel von hier aus weiter!',
  },
  frames: {
    goal: {
      title: 'Ziel',
      text: 'Du bist reich in Aquileia. 6 Runden lang handeln, kämpfen, fahren und bauen deine Gefolgsleute in der Stadt. Wer am Ende die meisten Punkte hat, gewinnt.',
    },
    turn: {
      title: 'Dein Zug',
      text: 'Setze einen Gefolgsmann auf ein freies Feld oder dein Vorteilswappen auf die Vorteilsleiste. Sobald dein Wappen gesetzt ist, darfst du passen. Dann handeln die Orte von I bis VI.',
    },
    actions: {
      title: 'Was du tun kannst',
      text: 'Markt: Münzen und Karten. Arena und Stadion: Wettkämpfe mit Karten und Würfeln (Bronze oder dein Metall zählt). Theatrum: Auktion, jedes Gebot eine Münze mehr. Forum: bauen. Portus: für eine Münze zahlen deine Gebäude.',
    },
    counts: {
      title: 'Was zählt',
      text: 'Betriebe zahlen im Hafen Punkte und Geldstuben Münzen. Am Ende zählt eine Villa einmal für jede deiner Stadion- oder Theaterkarten ihrer Farbe.',
    },
    end: {
      title: 'Das Ende',
      text: 'Nach Runde 6 bringen Lorbeerkarten ihre Punkte, und die Villen werden mit deinen Karten gezählt. Die meisten Punkte gewinnen; bei Gleichstand gewinnen beide.',
    },
  },
};

/** Returns the first lesson of Aquileia in German. Throws IllegalActionError if `engine` has other rules or another box. */
export const lesson = (engine: Engine<Aquileia>): Lesson<Aquileia> => lessonOf(engine, plan, texts);
