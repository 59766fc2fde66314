import { type Language, languages } from '@manigance/core';
import { useEffect } from 'preact/hooks';
import { moveTime, speedFactors } from './motion.ts';
import { createStore, useStore } from './store.ts';

/** What each setting can be, the usual value first. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['usual', 'more'],
  textSize: ['usual', 'large', 'largest'],
  speed: ['normal', 'slow', 'fast', 'none'],
  confirm: ['never', 'always'],
  sound: ['off', 'on'],
  colours: ['usual', 'patterns'],
} as const;

export type SettingName = keyof typeof choices;
type Chosen = { readonly [S in SettingName]: (typeof choices)[S][number] };
export interface Settings extends Chosen {
  readonly language: Language;
  /** What I am called at a table. */
  readonly name: string;
}

const key = 'manigance.settings';

function usual(): Settings {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = spoken.map((tag) => languages.find((one) => one === tag)).find((one) => one !== undefined);
  const chosen = Object.entries(choices).map(([name, values]) => [name, values[0]]);
  return { ...(Object.fromEntries(chosen) as unknown as Chosen), language: language ?? 'en', name: '' };
}

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
    return { ...usual(), ...kept };
  } catch {
    return usual();
  }
}

const store = createStore(read());

/** The settings now, outside a component. */
export function readSettings(): Settings {
  return store.get();
}

export function useSettings(): Settings {
  return useStore(store);
}

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...store.get(), ...change };
  store.set(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Kept for this visit only.
  }
}

/** ART.md 2 What the style sheets animate takes so long. */
const durations = { '--t-fast': 120, '--t-move': moveTime };

/** Dresses the page: theme, contrast, size of text, speed and language are attributes that the style sheets read. */
export function useDress(): void {
  const { theme, contrast, textSize, colours, speed, language } = useSettings();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    document.documentElement.lang = language;
    dataset.theme = theme;
    dataset.contrast = contrast;
    dataset.text = textSize;
    dataset.colours = colours;
    dataset.speed = speed;
    for (const [name, usual] of Object.entries(durations))
      style.setProperty(name, `${usual * speedFactors[speed]}ms`);
  }, [theme, contrast, textSize, colours, speed, language]);
}
