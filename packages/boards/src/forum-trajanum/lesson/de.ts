/** The first game of Forum Trajanum in German. */
import type { Engine } from '@ludi-romani/core';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { type Lesson, type LessonTexts, lessonOf } from '../../lesson';
import { type Frame, plan, type Step } from './plan';

const texts: LessonTexts<Step, Frame> = {
  steps: {
    cranes:
      'Willkommen, Livia! Baue eine Colonia und schicke Gesandte nach Rom. Nach 12 Runden gewinnt, wer die meisten Siegpunkte (SP) hat. Lege Baukräne für Bauwerke ihrer Farbe: Rot links oben, Gelb rechts oben, Blau links unten.',
    citizen:
      'Dein erster Bürger ist ein Handwerker. Solange er aktiv ist, wirkt seine Fähigkeit, und graue Gebäude in seiner Zeile der Colonia zählen doppelt. Wähle „Handwerker I“, die fünfte Zeile.',
    street:
      'Plättchen liegen nun auf der Colonia, das übrige am Fluss. Alle beginnen mit einem Arbeiter, du mit Rot. Die Straßenkarten nennen Zeile 2 und 3: Nimm aus jeder eines. Wähle „Zeile 3“, dann in ihr das in Spalte 2.',
    second:
      'Du hast eine Aufwertung und Geld aufgedeckt. Das Plättchen liegt nun unter den Straßenkarten. Nimm das zweite: Nur „Zeile 2“ ist noch offen, darum genügt es, das in Zeile 2, Spalte 1 zu wählen.',
    pass: 'Deine zwei Plättchen liegen unter den Straßenkarten. Eines behältst du, das andere bekommt Marcus. Gib das mit dem Geld weiter, dann behältst du den Baumeister.',
    use: 'Auch Marcus hat dir eines gegeben. In deinem Zug nutzt du eines der beiden, oder beide für 2 Tribune. Nutze dein eigenes: Es bringt einen Baumeister und eine Aufwertung.',
    library:
      'Das genutzte Plättchen ist jetzt Gesandter auf deinem Schiff. Baue, wo du Plättchen genommen hast: Graues für einen Baumeister, Farbiges für einen Arbeiter. Wähle die einzelne Bibliothek, sie kommt in Zeile 2, Spalte 1.',
    benefit:
      'Dein Marker rückt auf Stufe 1 der Bibliotheksleiste. Nimm ihre Prämie: einen Arbeiter, hier Grün, und einen Tribun, mit dem du irgendein Plättchen nehmen kannst. Dann ist dein Zug zu Ende und Marcus an der Reihe.',
    double:
      'Runde 2: Deine Plättchen wurden für dich gewählt. Das eigene wurde genutzt und ist Gesandter, das erhaltene liegt in der Reserve. Baue eine Säule mit einem grünen Bauwerk: Die Säule bringt 3 SP und 1 für deinen Bürger.',
    envoy:
      'Das grüne Bauwerk schickt einen Gesandten vom Schiff auf ein grünes Feld. Wähle Zeile 5, Spalte 2: Das füllt eine Farbfläche und bringt einen Bonus. Neben dem Adler gibt es später Siegpunkte.',
    bonus:
      'Du hast eine Farbfläche gefüllt und wählst einen von fünf Flächenboni. Nimm die Aufwertung: Ab jetzt bringt deine größte Gruppe von Gesandten mehr, nach einigen Aufwertungen auch jeder Auftrag einer Trajankarte.',
    merchant:
      'Runde 3: Du hast einen Händler von der Ecke mit dem grünen Baukran genommen. Der Kran liegt nun frei und zählt bald für deine grünen Bauwerke. Lege den Händler in „Händler I“: Dann rücken Aufwertungen weiter.',
    trajan:
      'Du hast noch Säule und Basilika gebaut. Jetzt kommt eine Wertung. Trajankarte I hat zwei Aufträge: Gebäude über und unter einem Tempel sowie zwei verschiedene aktive Bürger und ein Gesandter auf dem Schiff.',
    payment:
      'Du erfüllst beide: Jeder bringt dir 5 SP, und du gibst nichts dafür ab. Zuerst bezahlst du 1 Geld für jede Zeile, deren Bürger aktiv bleiben. Die Karte verlangt zwei: Wähle beide Zeilen, Händler und Handwerker.',
    scoring:
      '22 SP: 3 für den grünen Baukran, 6 für Zeilen, 1 am Adler, 2 für die größte Gruppe, 10 für zwei Aufträge. Die letzten zwei nennt der Schieber, den Aufwertungen rücken. Zwei Durchgänge folgen noch. Spiel weiter!',
  },
  frames: {
    goal: {
      title: 'Das Ziel',
      text: 'Du baust eine Colonia auf und schickst Gesandte aufs Forum in Rom. Beides bringt Siegpunkte (SP), ebenso Bürger und Trajankarten. Wer die meisten hat, gewinnt.',
    },
    turn: {
      title: 'Eine Runde',
      text: 'Straßenkarten nennen zwei Zeilen oder Spalten. Nimm aus jeder ein Plättchen, behalte eines, gib eines weiter. Nutze im Zug das eigene oder das erhaltene. Eigene werden Gesandte, außer Bürgern, die du nutzt.',
    },
    build: {
      title: 'Was du tun kannst',
      text: 'Baue, wo du Plättchen genommen hast. Graue Gebäude kosten einen Baumeister: Säulen bringen 3, 2 oder 1 SP (Durchgang I, II, III), andere Prämien. Farbige Bauwerke kosten einen Arbeiter und schicken einen Gesandten.',
    },
    scoring: {
      title: 'Was zählt',
      text: 'Freigelegte Baukräne: je Bauwerk ihrer Farbe 3, 2 oder 1 (Durchgang I, II, III). Zeilen: 1 je verschiedenem grauen Gebäude, mit aktiven Bürgern ×2 oder ×3. Gesandte bei Adlern, größte Gruppe, Trajankarten.',
    },
    end: {
      title: 'Wann es endet',
      text: 'Wertungen gibt es nach Runde 4, 8 und 12, jede mit ihrer Trajankarte. Vorher hält 1 Geld je Zeile Bürger aktiv. Dann gewinnt, wer die meisten Siegpunkte hat; bei Gleichstand zählen aktive Bürger, Figuren, Geld.',
    },
  },
};

/** The first game of Forum Trajanum in German. Throws IllegalActionError for an engine with another box. */
export const lesson = (engine: Engine<ForumTrajanum>): Lesson<ForumTrajanum> => lessonOf(engine, plan, texts);
