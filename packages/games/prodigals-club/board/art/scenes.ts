/** The layers of a scene: lines and hatched parts. */
export type Scene = readonly (readonly ['l' | 'f', string])[];

/** Scenes, drawn with the pen. l: line, f: hatched. */
// biome-ignore format: one scene per line
/** Scenes behind the subjects. */
export const scenes = {
  parlour: [['l', 'M14 66h132M14 70h132M26 14h26v32H26zM29 17h20v26H29zM112 18h22v26h-22zM115 21h16v20h-16zM39 14l0-6M123 18V8'], ['f', 'M30 36c4-10 8-10 10-4s5 2 8-4v14H30zM116 34l6-7 5 5 4-3v11h-15z']],
  hustings: [['l', 'M8 14c18 14 30 14 48 0 18 14 30 14 48 0 18 14 30 14 48 0M20 74h120M24 74V52h112v22M24 58h112'], ['f', 'M12 17l10 6-8 7zM28 24l9 0-5 9zM62 18l9 6-7 7zM80 24h9l-5 9zM110 18l9 6-7 7zM128 24h9l-5 9z']],
  terrace: [['l', 'M6 76V34l14-12 14 12v42M34 76V30h24v46M126 76V32l14-12 14 12v44M102 76V28h24v48M6 40h28M34 36h24M102 34h24M126 38h28'], ['f', 'M11 46h7v10h-7zM22 46h7v10h-7zM39 42h6v9h-6zM48 42h6v9h-6zM107 40h6v9h-6zM116 40h6v9h-6zM132 44h6v10h-6zM142 44h6v10h-6zM38 22h5v8h-5zM50 22h5v8h-5zM106 20h5v8h-5zM118 20h5v8h-5z']],
  park: [['l', 'M8 76V60M24 76V58M136 76V58M152 76V60M0 68h34M126 68h34M14 76V60M19 76V60M141 76V60M147 76V60M30 76V60M130 76V60'], ['f', 'M4 46c-4-10 6-16 10-12 2-10 16-8 16 0 8-2 10 10 4 14-8 6-24 6-30-2zM126 44c-4-10 6-16 10-12 2-10 14-8 16 0 8 0 8 10 4 14-8 6-24 6-30-2z']],
  theatre: [['f', 'M6 6h148v10c-9 7-21 7-30 0-9 7-20 7-29 0-9 7-21 7-30 0-9 7-20 7-29 0-9 7-21 7-30 0z'], ['l', 'M8 16c2 26-2 46-4 62h18c3-16 5-38 4-58M14 18c1 24-2 44-4 60M152 16c-2 26 2 46 4 62h-18c-3-16-5-38-4-58M146 18c-1 24 2 44 4 60M20 20c0 22-1 40-4 58M140 20c0 22 1 40 4 58']],
  club: [['l', 'M8 12h44v62H8zM8 32h44M8 52h44M108 12h44v62h-44zM108 32h44M108 52h44'], ['f', 'M11 16h5v16h-5zM18 14h4v18h-4zM25 18h6v14h-6zM36 15h4v17h-4zM43 17h6v15h-6zM12 37h6v15h-6zM21 35h4v17h-4zM30 38h5v14h-5zM40 36h7v16h-7zM111 15h6v17h-6zM121 17h5v15h-5zM130 14h4v18h-4zM139 18h7v14h-7zM112 37h4v15h-4zM120 36h6v16h-6zM131 38h5v14h-5zM142 35h4v17h-4zM12 57h7v15h-7zM26 56h5v16h-5zM38 58h7v14h-7zM112 58h6v14h-6zM124 57h4v15h-4zM134 56h7v16h-7z']],
  turf: [['l', 'M0 56h160M0 62h160M14 56v20M44 56v20M116 56v20M146 56v20M20 46V16l18 7-18 7M140 46V16l-16 7 16 7'], ['f', 'M0 56c20-12 50-12 66-5 20-8 60-10 94 2v3z']],
  church: [['l', 'M18 76V34c0-14 10-22 14-28 4 6 14 14 14 28v42M114 76V34c0-14 10-22 14-28 4 6 14 14 14 28v42M32 10v66M18 40h28M18 58h28M128 10v66M114 40h28M114 58h28']],
  ballroom: [['l', 'M80 0v8M58 18c4 10 40 10 44 0M50 14c6 18 54 18 60 0M58 18v-8M72 24v-9M88 24v-9M102 18v-8M10 76V22h14v54M136 76V22h14v54M6 22h22M132 22h22M12 76h10'], ['f', 'M6 14h22v8H6zM132 14h22v8h-22z']],
  cellar: [['l', 'M4 78V40c0-16 26-16 26 0v38M130 78V40c0-16 26-16 26 0v38M30 40c4-22 96-22 100 0M4 56h26M130 56h26'], ['f', 'M8 78V62c0-10 18-10 18 0v16zM134 78V62c0-10 18-10 18 0v16z']],
  plain: [],
} as const satisfies Readonly<Record<string, Scene>>;

/** Name of a scene. */
export type Backdrop = keyof typeof scenes;

/** Lines below the floor. */
// biome-ignore format: one ground per line
/** Grounds under the subjects. */
export const grounds = {
  boards: 'M20 92h50M84 92h60M36 96h70M116 96h22M52 86l-5 8M108 86l5 8',
  carpet: 'M16 90h128M22 93.5h116M30 90l-3 3.5M46 90l-3 3.5M62 90l-3 3.5M78 90l-3 3.5M94 90l-3 3.5M110 90l-3 3.5M126 90l-3 3.5',
  grass: 'M22 87l3-5 1 5M38 90l-1-5 4 5M56 87l2-4 2 4M104 87l-2-5 4 5M122 90l3-5 1 5M138 87l-2-4 4 4M30 94h30M96 94h36',
  cobbles: 'M22 91c2-2 7-2 9 0M40 94c2-2 7-2 9 0M58 91c2-2 7-2 9 0M94 91c2-2 7-2 9 0M112 94c2-2 7-2 9 0M128 91c2-2 7-2 9 0',
  puddle: 'M28 92c20-5 84-5 104 0-20 5-84 5-104 0zM48 92.5c14-2 50-2 64 0',
} as const;

/** Name of a ground. */
export type Ground = keyof typeof grounds;
