/** Tells a person in another window that it is their turn: by the title and the icon of the page, and if wanted by a sound and a notification. */
import { settings } from './settings';

const SIGN = '● ';

/** Plays two short tones. Browsers allow it after the first click in the page. */
function chime() {
  const audio = new AudioContext();
  [660, 880].forEach((frequency, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + i * 0.14;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  });
  setTimeout(() => audio.close(), 1000);
}

/** Returns a picture of the icon with a dot. */
const ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"%3E%3Ccircle cx="8" cy="8" r="7" fill="%23b36b00"/%3E%3C/svg%3E';

/** The icon of the page, and its picture as data: read once, when the page has a network, so that no later change needs one. */
const icon = typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
let usual: string | undefined;
if (icon !== null)
  fetch(icon.href)
    .then((answer) => answer.text())
    .then((svg) => {
      usual = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    })
    .catch(() => {});

/** Begins to watch the page of a game. */
export function callBack(title: string) {
  const { title: before } = document;
  const mark = (isTurn: boolean) => {
    document.title = `${isTurn ? SIGN : ''}${title}`;
    if (icon !== null && usual !== undefined) icon.href = isTurn ? ICON : usual;
  };
  return {
    /** Shows whether it is a person's turn. With `text`, the turn has just begun. */
    turn(isTurn: boolean, text?: string) {
      mark(isTurn);
      if (text === undefined || !document.hidden) return;
      if (settings.value.sound) chime();
      if (settings.value.notify && 'Notification' in window && Notification.permission === 'granted')
        new Notification(text, { tag: title });
    },
    end() {
      mark(false);
      document.title = before;
    },
  };
}
