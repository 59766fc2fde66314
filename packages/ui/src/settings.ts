import { type Language, languages } from '@manigance/core';
import { useEffect } from 'preact/hooks';
import { moveTime, speedFactors } from './motion.ts';
import { createStore, useStore } from './store.ts';

/** The values of each setting, the default first. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['usual', 'more'],
  textSize: ['usual', 'large', 'largest'],
  speed: ['normal', 'slow', 'fast', 'none', 'instant'],
  confirm: ['never', 'always'],
  onlyMove: ['played', 'asked'],
  sound: ['off', 'on'],
  haptics: ['off', 'on'],
  shortcuts: ['on', 'off'],
  colours: ['usual', 'patterns'],
} as const;

/** Id of a setting. */
export type SettingName = keyof typeof choices;
type Chosen = { readonly [S in SettingName]: (typeof choices)[S][number] };
/** The settings of this browser. */
export interface Settings extends Chosen {
  readonly language: Language;
  /** The player's name. */
  readonly name: string;
}

const key = 'manigance.settings';

function defaults(): Settings {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = spoken.map((tag) => languages.find((one) => one === tag)).find((one) => one !== undefined);
  const chosen = Object.entries(choices).map(([name, values]) => [name, values[0]]);
  return { ...(Object.fromEntries(chosen) as unknown as Chosen), language: language ?? 'en', name: '' };
}

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
    return { ...defaults(), ...kept };
  } catch {
    return defaults();
  }
}

const store = createStore(read());

/** The settings now, outside a component. */
export function readSettings(): Settings {
  return store.get();
}

/** The settings, with a redraw on change. */
export function useSettings(): Settings {
  return useStore(store);
}

/** Changes settings and stores them in this browser. */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...store.get(), ...change };
  store.set(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is blocked: kept for this visit only.
  }
}

/** ART.md 2 Durations that the style sheets read; ms at normal speed. */
const durations = { '--t-fast': 120, '--t-move': moveTime, '--t-reveal': 700 };

/** Writes theme, contrast, text size, speed and language as root attributes that the style sheets read. */
export function useRootAttributes(): void {
  const { theme, contrast, textSize, colours, speed, language } = useSettings();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    document.documentElement.lang = language;
    dataset.theme = theme;
    dataset.contrast = contrast;
    dataset.text = textSize;
    dataset.colours = colours;
    dataset.speed = speed;
    for (const [name, duration] of Object.entries(durations))
      style.setProperty(name, `${duration * speedFactors[speed]}ms`);
  }, [theme, contrast, textSize, colours, speed, language]);
}
