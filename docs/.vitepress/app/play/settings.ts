/** The settings of the game page, stored in the browser. */
import { ref, watch } from 'vue';
import { keep, kept } from '../kept';

/** How fast bots act: after a pause, at once, or one action after each `go`. */
export type Speed = 'step' | 'normal' | 'fast';
export const speeds: readonly Speed[] = ['step', 'normal', 'fast'];

export interface Settings {
  readonly speed: Speed;
  readonly sound: boolean;
  readonly notify: boolean;
  /** true if an action is carried out for the player when there is no other one */
  readonly forced: boolean;
  /** true if the player confirms an action that cannot be taken back */
  readonly confirm: boolean;
}

const KEY = 'ludi settings';
const USUAL: Settings = { speed: 'normal', sound: false, notify: false, forced: false, confirm: false };

/** Returns the stored settings. Anything else in the storage is ignored. */
function stored(): Settings {
  try {
    const given = JSON.parse(kept(KEY) ?? '{}');
    const isOn = (key: keyof Settings): boolean => given?.[key] === true;
    return {
      speed: speeds.find((one) => one === given?.speed) ?? USUAL.speed,
      sound: isOn('sound'),
      notify: isOn('notify'),
      forced: isOn('forced'),
      confirm: isOn('confirm'),
    };
  } catch {
    return USUAL;
  }
}

export const settings = ref<Settings>(stored());
watch(settings, (chosen) => void keep(KEY, JSON.stringify(chosen)));
