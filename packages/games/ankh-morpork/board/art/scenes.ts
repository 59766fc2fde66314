type Scene = readonly (readonly ['f' | 'p' | 'l', string])[];

const roofs =
  'M0 66V47l9-8 9 8V38l13-12 13 12v7h5V33h5v8l10-9 10 9v6l8-7 9 7V35l12-11 12 11v10l8-7 8 7v-8h5v6l10-9 9 8v24z';
/** Scenes, far blocks first. f: flat mid tone, p: paper, l: thin ink line. */
// biome-ignore format: one scene per line
/** Scenes behind the subjects. */
export const scenes = {
  roofs: [['f', roofs], ['p', 'M27 44h4v6h-4zM60 50h4v6h-4zM105 42h5v7h-5zM140 48h4v6h-4z']],
  towers: [['f', 'M0 70V58l8-5 5 4V36l5-16 5 16v18l10-5 10 6v15zM108 70V52l7-4V24l-3-2 8-17 8 17-3 2v22l9-5 7 5V36l5-11 5 11v12l9 5v17z'], ['p', 'M117 30h5v6h-5zM16 42h4v6h-4z']],
  palace: [['f', 'M14 68V36h6l60-22 60 22h6v32z'], ['p', 'M28 41h9v24h-9zM46 41h9v24h-9zM105 41h9v24h-9zM123 41h9v24h-9z'], ['l', 'M16 37.5h128M44 32l36-13 36 13z']],
  river: [['f', 'M0 62h160v14H0z'], ['p', 'M8 66h26v1.6H8zM50 71h30v1.6H50zM96 65.5h22v1.6H96zM122 71h30v1.6h-30z'], ['f', 'M0 62V50h22c3-13 21-13 24 0h12c3-13 21-13 24 0h12c3-13 21-13 24 0h12c3-13 18-13 22-2h8v14h-8c-1-8-14-8-15 0h-13c-2-9-14-9-16 0H94c-2-9-14-9-16 0H62c-2-9-14-9-16 0z']],
  vault: [['f', 'M0 0h160v88h-17V46C143 8 17 8 17 46v42H0z'], ['l', 'M0 30h15M0 52h17M0 70h17M145 30h15M143 52h17M143 70h17M8 30v22M10 52v18M152 30v22M150 52v18M40 14l-6-13M80 8V0M120 14l6-13']],
  shelves: [['f', 'M0 30h160v4H0zM0 64h160v4H0zM6 8h7v22H6zM15 4h6v26h-6zM23 10h9v20h-9zM128 6h7v24h-7zM137 3h6v27h-6zM146 9h8v21h-8zM4 42h8v22H4zM15 38h6v26h-6zM24 44h6v20h-6zM132 40h6v24h-6zM141 44h9v20h-9zM152 38h6v26h-6zM36 14h6v16h-6zM117 12h8v18h-8z']],
  stage: [['f', 'M0 0h160v12c-10 7-22 7-32 0-10 7-22 7-32 0-10 7-22 7-32 0-10 7-22 7-32 0-10 7-22 7-32 0zM0 8h22c1 28-4 50-13 62l5 18H0zM160 8h-22c-1 28 4 50 13 62l-5 18h14z'], ['l', 'M8 12c1 24-1 40-5 54M15 12c1 22-2 40-8 54M152 12c-1 24 1 40 5 54M145 12c-1 22 2 40 8 54']],
  stalls: [['f', 'M0 6h160v14l-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8z'], ['p', 'M16 6h16v14l-8 8-8-8zM48 6h16v14l-8 8-8-8zM80 6h16v14l-8 8-8-8zM112 6h16v14l-8 8-8-8zM144 6h16v14l-8 8-8-8z'], ['f', 'M9 26h3v62H9zM148 26h3v62h-3z']],
  graves: [['f', 'M0 74c30-9 60-9 90-2s50 4 70-3v20H0zM14 74V58c0-8 13-8 13 0v14zM128 72V54h-5v-5h5v-6h5v6h5v5h-5v18zM146 70V59c0-6 10-6 10 0v10z'], ['l', 'M40 71c2-14-2-24-9-32M39 56c5-5 6-12 5-19M38 50c-7-1-12-5-14-10']],
  works: [['f', 'M0 68V44l16-10v10l16-10v10l16-10v34zM112 68V40h8V14h8v26h6V22h8v18h18v28z'], ['p', 'M7 52h6v7H7zM21 52h6v7h-6zM35 52h6v7h-6zM124 50h6v7h-6zM142 50h6v7h-6z'], ['l', 'M124 12c-3-5 4-6 1-11M138 20c-4-6 5-8 1-15']],
  bars: [['f', 'M0 0h160v7H0zM14 7h4v81h-4zM38 7h4v81h-4zM118 7h4v81h-4zM142 7h4v81h-4zM0 48h160v4H0z']],
  plain: [],
} as const satisfies Readonly<Record<string, Scene>>;

/** Name of a scene. */
export type Backdrop = keyof typeof scenes;

/** Cuts below the floor line, in ink. */
// biome-ignore format: one ground per line
/** Grounds under the subjects. */
export const grounds = {
  cobbles: 'M6 92c2-2 8-2 10 0M22 92c2-2 8-2 10 0M40 95c2-2 8-2 10 0M58 92c2-2 8-2 10 0M76 95c2-2 8-2 10 0M94 92c2-2 8-2 10 0M112 95c2-2 8-2 10 0M128 92c2-2 8-2 10 0M144 95c2-2 8-2 10 0',
  planks: 'M4 93h60M70 93h84M30 88.5l-6 8M66 88.5l-2 8M100 88.5l3 8M132 88.5l7 8',
  grass: 'M8 88l3-5 1 5M20 88l-1-4 4 4M44 88l3-5 1 5M112 88l-2-5 4 5M130 88l3-4 1 4M147 88l-2-5 4 5M10 93h26M52 94h40M108 93h34',
  water: 'M4 92c5-3 9 3 14 0s9 3 14 0 9 3 14 0M60 94c5-3 9 3 14 0s9 3 14 0 9 3 14 0M110 92c5-3 9 3 14 0s9 3 14 0 9 3 14 0',
  steps: 'M24 91.5h112M14 95h132',
} as const;

/** Name of a ground. */
export type Ground = keyof typeof grounds;
