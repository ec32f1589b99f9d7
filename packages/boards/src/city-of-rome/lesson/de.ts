/** The first lesson of City of Rome, in German. */
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { type Lesson, lessonOf } from '../../lesson';
import { plan } from './plan';

/** Returns the first lesson of City of Rome in German. Throws IllegalActionError for an engine with another box. */
export const lesson = (engine: Engine<CityOfRome>): Lesson<CityOfRome> =>
  lessonOf(engine, plan, {
    steps: {
      goal: 'Willkommen, Livia! Das ist deine Stadt: ein Gemüsehof und ein Wohnhaus. Nach 7 Runden gewinnt, wer die meisten Siegpunkte (SP) hat. Neben deinem Namen steht 5: Du hast 5 Münzen, und jede ist 1 SP wert.',
      draft:
        'Von diesen zwei Karten behältst du eine, Marcus bekommt die andere. Wähle das Wohnhaus 2: Es passt zu dem Wohnhaus in deiner Stadt, denn beide haben den Wert 2 und zählen nebeneinander zusammen.',
      early:
        'Mit Ziegeln baust du, und für 2 Zahnräder produziert dein Hof. Ein Baumeister hat alles vom Kaiser bis zu seinem Feld; wer näher am Kaiser steht, handelt früher. Wähle Feld 2: 1 Ziegel und 1 Zahnrad.',
      late: 'Du hast zwei Baumeister, also zwei Züge in jeder Runde. Wähle für den zweiten Feld 5: Damit handelst du zuletzt, hast dann aber alles, was der Streifen gibt, 3 Ziegel und 2 Zahnräder.',
      take: 'Marcus stand auf Feld 1 und hat das Weingut gebaut: Ihm fehlte 1 Ziegel, also zahlte er 2 Münzen. Jetzt ist dein Baumeister auf Feld 2 dran. Ein Zug beginnt mit einer Karte aus dem Angebot. Wähle die Therme.',
      build:
        'Nun darfst du eine Karte aus deiner Hand bauen. Die Therme kostet 3 Ziegel. Dein Feld gibt dir nur 1, und für jeden fehlenden zahlst du 2 Münzen. Wähle lieber das Wohnhaus 2: Es kostet 1 Ziegel.',
      place:
        'Ein Gebäude muss links, rechts, oben oder unten an ein anderes grenzen. Wähle den Platz unter deinem Wohnhaus: Gleiche Wohnhäuser, die sich berühren, zählen als Gebiet zusammen. (II) ist der Stapel einer Karte.',
      end: 'Produzieren lohnt sich jetzt nicht: Dein Feld gibt nur 1 Zahnrad, und das andere kostet 1 Münze, so viel wie der Hof bringt. Wähle „Beende den Zug“. Dann handelt Marcus, und du nimmst die letzte Karte.',
      neighbors:
        'Die letzte Karte des Angebots blieb für dich. Die 3 Ziegel von Feld 5 reichen für die Therme in deiner Hand. Wähle den Platz unter dem Gemüsehof: Für die 2 Gebäude daneben bekommt sie gleich 2 SP.',
      produce:
        'Märkte, Arenen, Schulen und Thermen sind öffentliche Gebäude, jede Art mit einer Farbe. Dein Gebiet: 2 Wohnhäuser zu 2 SP, mal 1 Farbe, plus 2 SP der Therme, also 6. Wähle „Produziere“: 2 Zahnräder bringen 1 Münze.',
      influence:
        'Runde 2: Neben dem Angebot liegt eine Einflusskarte für 4 SP. Wer am Ende der Runde allein die meisten Einflussmarker hat, gewinnt sie. Sterne bringen Marker. Wähle Feld 1, damit du zuerst eine Karte nehmen kannst.',
      coins:
        'Dein zweiter Baumeister wurde für dich auf Feld 3 gesetzt. Wähle das große Aquädukt: Sein Stern bringt Einfluss. Du baust es gleich für 1 Ziegel. Feld 1 gibt dir keinen, also zahlst du stattdessen 2 Münzen.',
      aqueduct:
        '1, 2, 3 oder 4 Aquädukte sind 4, 12, 24 oder 40 SP wert, aber nur eines je Reihe und Spalte. Sie dürfen sogar ein Gebäude ersetzen, das dann weg ist. Wähle den freien Platz rechts neben deinem unteren Wohnhaus.',
      temple:
        'Auf Feld 3 nahmst du den Tempel der Venus: am Ende 2 SP je Wohnhaus 2. Die 2 Ziegel reichen. Auch schmale Plätze sind Plätze: Die Stadt wächst nach allen Seiten, bis 4 mal 4. Wähle den Platz unter der Therme.',
      goOn: 'Deine 2 Sterne brachten 2 Einflussmarker, die meisten: Damit hast du die Einflusskarte gewonnen. In 5 Runden endet das Spiel; Handkarten sind dann nichts wert. „Was ist das?“ erklärt jede Karte. Spiel weiter!',
    },
    frames: {
      goal: {
        title: 'Das Ziel',
        text: 'Baue eine Stadt aus bis zu 16 Gebäuden. Wohnhäuser, Aquädukte, Tempel, Münzen und Einflusskarten bringen Siegpunkte (SP); die meisten Einflussmarker gewinnen so eine Karte. Wer die meisten Punkte hat, gewinnt.',
      },
      turn: {
        title: 'Dein Zug',
        text: 'Deine Baumeister bestimmen, wann du handelst: früh nah am Kaiser, oder spät und mit mehr. Du hast alle Ziegel und Zahnräder vom Kaiser bis zu deinem Feld; was du nicht verwendest, verfällt.',
      },
      actions: {
        title: 'Was du tun kannst',
        text: 'Nimm eine Karte aus dem Angebot. Dann darfst du eine Handkarte bauen und für 2 Zahnräder produzieren, in beliebiger Reihenfolge. 2 Münzen ersetzen einen fehlenden Ziegel, 1 Münze ein fehlendes Zahnrad.',
      },
      points: {
        title: 'Was zählt',
        text: 'Zähle gleiche Wohnhäuser zusammen, die sich berühren, mal die Zahl der Farben von Markt, Arena, Schule und Therme daneben. Hier: 2 mal 2 SP, mal 1 Farbe, plus 2 SP der Therme: 6 SP.',
      },
      over: {
        title: 'Wann es endet',
        text: 'Nach 14 Zügen für jeden: zu zweit sind das 7 Runden, sonst 14. Leere Plätze und Handkarten sind nichts wert. Bei Gleichstand entscheiden Einflussmarker, dann Münzen.',
      },
    },
  });
