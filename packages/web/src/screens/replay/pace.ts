import { createStore } from '@manigance/ui/store.ts';

/** The pace of a replay: by move or by turn, and how fast. */
export interface Pace {
  readonly unit: 'move' | 'turn';
  /** Times the usual speed. */
  readonly speed: number;
}

/** Speed factors of a replay. */
export const speeds = [0.25, 0.5, 1, 2, 4, 8] as const;

const key = 'manigance.replay';

/** The pace of every replay of this browser. */
export const pace = createStore<Pace>(readPace());

/** Changes the pace and stores it in this browser. */
export function changePace(change: Partial<Pace>): void {
  pace.set({ ...pace.get(), ...change });
  try {
    localStorage.setItem(key, JSON.stringify(pace.get()));
  } catch {
    // Without local storage the pace lasts as long as the page.
  }
}

function readPace(): Pace {
  try {
    const { unit, speed } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Pace>;
    return { unit: unit === 'turn' ? 'turn' : 'move', speed: speeds.find((one) => one === speed) ?? 1 };
  } catch {
    return { unit: 'move', speed: 1 };
  }
}
