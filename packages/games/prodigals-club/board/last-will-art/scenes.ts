import { grounds as clubGrounds, scenes as clubScenes, type Scene } from '../art/scenes.ts';

/** Scenes that the cards of the Club do without. l: line, f: hatched. */
// biome-ignore format: one scene per line
const own = {
  river: [['l', 'M0 58h160M8 64c4-2 8-2 12 0s8 2 12 0M124 64c4-2 8-2 12 0s8 2 12 0M22 70c4-2 8-2 12 0M128 70c4-2 8-2 12 0M20 58V34M20 36l12 18H20M136 58V40M136 42l-10 13h10M30 16c3-4 6-4 8 0 2-4 5-4 8 0M116 20c3-4 6-4 8 0 2-4 5-4 8 0'], ['f', 'M0 58V50c10-3 16 2 26 0l4 8zM160 58V48c-12-2-20 3-34 2l-6 8z']],
  kitchen: [['l', 'M6 30h44M6 50h44M110 30h44M110 50h44M10 54v10M18 54v14M26 54v9M118 54v12M128 54v9M138 54v14M34 54v12M60 8h40M66 8v8M80 8v10M94 8v7'], ['f', 'M10 20h9v10h-9zM24 16h8v14h-8zM37 22h9v8h-9zM10 40h12v10H10zM30 37h7v13h-7zM114 18h8v12h-8zM127 22h10v8h-10zM142 16h7v14h-7zM116 38h6v12h-6zM130 41h14v9h-14zM62 16h8l-2 8h-4zM75 18h10l-2 9h-6zM90 15h8l-2 8h-4z']],
  field: [['l', 'M0 54c30-10 50-8 80-2s50 6 80-4M6 76l40-22M24 78l32-25M136 78l-30-25M154 76l-40-22M4 60v14M14 58v14M0 64h22M0 70h20M146 60v14M156 58v14M138 64h22M140 70h20'], ['f', 'M18 48c-2-8 4-14 9-14s10 6 8 14zM122 50c-3-8 3-16 9-16s11 7 8 15z']],
} as const satisfies Readonly<Record<string, Scene>>;

/** Scenes behind the subjects: those of the Club and its own. */
export const scenes = { ...clubScenes, ...own };
/** Grounds under the subjects: those of the Club and water. */
export const grounds = {
  ...clubGrounds,
  water:
    'M12 91c4-2.5 8-2.5 12 0s8 2.5 12 0 8-2.5 12 0M58 91c4-2.5 8-2.5 12 0s8 2.5 12 0 8-2.5 12 0M106 91c4-2.5 8-2.5 12 0s8 2.5 12 0 8-2.5 12 0M34 95.5c4-2 8-2 12 0s8 2 12 0M90 95.5c4-2 8-2 12 0s8 2 12 0',
} as const;

/** Name of a scene. */
export type Backdrop = keyof typeof scenes;
/** Name of a ground. */
export type Ground = keyof typeof grounds;
