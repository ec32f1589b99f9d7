/** The first game of Nova Roma in German. */
import type { Engine } from '@ludi-romani/core';
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { type Lesson, type LessonTexts, lessonOf } from '../../lesson';
import { type Frame, plan, type Step } from './plan';

const texts: LessonTexts<Step, Frame> = {
  steps: {
    goal: 'Willkommen, Livia! Nach fünf Runden mit je drei Zügen gewinnen die meisten Siegpunkte (SP), hier deine. Zeige mit der Maus auf etwas oder halte es am Handy gedrückt: Dann wird es erklärt.',
    emperor:
      'Du beginnst, also setzt du den Kaiser. Wähle das umrandete Feld: Er stärkt für alle die Aktionen seiner Reihe und seiner Spalte, hier Petition und Produzieren.',
    patrician:
      'Setze einen Patrizier auf das umrandete Feld, für die Aktionen seiner Reihe und Spalte. Jeder deiner Patrizier in einer Linie stärkt ihre Aktion um 1, der Kaiser auch: Bauen hat Stärke 1, Produzieren 2.',
    order:
      'Du wählst, welche der beiden Aktionen zuerst kommt. Verzichtest du auf eine, erhältst du 1 Münze. Wähle Produzieren: Es bringt Stein und Holz für ein Gebäude.',
    hire: 'Stärke 2 heißt: Zweimal darfst du einen Handwerker für 1 Weizen anheuern oder einen einsetzen. Heuere im umrandeten Vorrat einen an. Deine Waren siehst du hier in deinem Anwesen.',
    artisan:
      'Setze nun einen Handwerker auf das umrandete Feld deines Produktionsbereichs. Du erhältst sofort, was seine Reihe und seine Spalte zeigen: 1 Stein und 1 Holz.',
    contract:
      'Nun bleibt Bauen, mit Stärke 1: Du erreichst die ersten zwei Bauverträge. Wähle den umrandeten. Du zahlst 2 Stein und 2 Holz, und er bringt am Ende 6 SP.',
    building:
      'Mit Stärke 1 baust du in Zone A. Setze das Gebäude auf die umrandeten Felder: Die meisten Bausteine hier bringen am Ende 6 SP. Ist ein rundes Plättchen umbaut, erhält jeder mit einem Baustein daran die Belohnung.',
    legionary:
      'Zu zweit enden deine ersten zwei Züge jeder Runde mit einem neutralen Legionär. Er versperrt nur ein Feld und stärkt nichts. Setze ihn auf das umrandete.',
    second:
      'Marcus hat Aufwertung gewählt: Sie bringt Einfluss und ein Anwesenplättchen. Mit Rennen rückte sein Marker vor: Wer führt, gewinnt Streitwagenplättchen zu 3 SP. Setze nun einen Patrizier für Handeln und Segeln.',
    buy: 'Handeln kam zuerst und brachte 1 Münze. Zwei abgeworfene Handkarten brächten noch eine: Das wurde ausgelassen. Nun darfst du Waren kaufen, jede für 1 Münze. Kaufe den umrandeten Weizen.',
    cargo:
      'Mehr kaufst du hier nicht. Segeln hat Stärke 1 und erreicht die ersten zwei Schifffahrtsverträge. Wähle den umrandeten: Du zahlst 1 Weizen und 1 Pferd, dann dürfen deine Schiffe segeln.',
    ship: 'Stärke 1 gibt dir 1 Segel. Wähle dein umrandetes Schiff: Es fährt in den ersten Hafen, der sofort 2 Einfluss bringt. Spätere Häfen sind bis zu 14 SP wert.',
    claim:
      'Dein zweiter Legionär wurde für dich gesetzt. Einmal je Zug, vor oder nach den Aktionen, darfst du eine Errungenschaft im Mosaik beanspruchen. Die umrandete erfüllst du und zahlst nichts: 2 SP und 2 Münzen.',
    end: 'Zwei Aktionen fehlen noch. Mit Rekrutierung ziehst du Gefolgschaftskarten und spielst eine aus: Sie hilft dir oder zählt am Ende. Mit Petition führst du jede andere Aktion aus, je Stärke für 1 Einfluss.',
  },
  frames: {
    goal: {
      title: 'Das Ziel',
      text: 'Du führst ein Haus im neuen Rom. Gebäude, Schiffe, Rennen, Gefolge, Tiere und ein Mosaik von Errungenschaften bringen Punkte. Das Haus mit den meisten Punkten gewinnt.',
    },
    turn: {
      title: 'Dein Zug',
      text: 'Setze einen Patrizier auf das Forum. Führe die Aktionen seiner Reihe und seiner Spalte aus. Deine Patrizier in der Linie und der Kaiser machen die Aktion stärker.',
    },
    actions: {
      title: 'Was du tun kannst',
      text: 'Mit Waren, höchstens fünf jeder Art, bezahlst du Verträge, um zu bauen und zu segeln. Rekrutierung bringt Gefolge, Aufwertung Einfluss und Plättchen, Rennen bewegt Marker, Petition führt für Einfluss jede andere Aktion aus.',
    },
    points: {
      title: 'Was zählt',
      text: 'Bauverträge, Häfen, Bausteine in Zonen, Rennen, Gefolge, Tierplättchen, Errungenschaften und volle Linien im Mosaik. Dazu 1 SP je vier Waren und Münzen zusammen und je zwei Einfluss und Handwerker.',
    },
    end: {
      title: 'Wann es endet',
      text: 'Nach fünf Runden mit je drei Zügen. Wer am Ende jeder Runde auf der Bahn des Preises führt, zu zweit auch vor dem neutralen Marker, gewinnt ein Streitwagenplättchen. Bei Gleichstand entscheidet der Einfluss.',
    },
  },
};

/** Returns the guided first game in German. Throws IllegalActionError for an engine in which one of its actions is not legal. */
export const lesson = (engine: Engine<NovaRoma>): Lesson<NovaRoma> => lessonOf(engine, plan, texts);
