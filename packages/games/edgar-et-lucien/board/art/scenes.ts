type Scene = readonly (readonly ['g' | 'l', string])[];

const tenths = (n: number) => Math.round(n * 10) / 10;
const polar = (cx: number, cy: number, r: number, angle: number) =>
  `${tenths(cx + r * Math.cos(angle))} ${tenths(cy + r * Math.sin(angle))}`;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A tooth by its angle, in steps, and its distance, in radii. */
const tooth = [
  [-0.27, 0.83],
  [-0.17, 1],
  [0.17, 1],
  [0.27, 0.83],
] as const;

/** A cogwheel with its bore. */
function gear(cx: number, cy: number, r: number, teeth: number): string {
  const step = (Math.PI * 2) / teeth;
  const rim = times(teeth, (i) =>
    tooth.map(([at, far]) => polar(cx, cy, r * far, (i + at) * step)).join('L'),
  ).join('L');
  const ring = (far: number) =>
    `M${cx - far} ${cy}a${far} ${far} 0 1 0 ${far * 2} 0a${far} ${far} 0 1 0 ${-far * 2} 0z`;
  return `M${rim}z${ring(r * 0.56)}${ring(r * 0.2)}`;
}

/** Marks of a dial, every twelfth of it long. */
function ticks(cx: number, cy: number, r: number, count: number, long: number): string {
  return times(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    const length = i % (count / 12) === 0 ? long : long / 2;
    return `M${polar(cx, cy, r, angle)}L${polar(cx, cy, r - length, angle)}`;
  }).join('');
}

const fan = (count: number) =>
  times(count, (i) => `M80 92L${polar(80, 92, 170, Math.PI * (1 + (i + 0.5) / count))}`).join('');

const lace = times(5, (y) =>
  times(11, (x) => {
    const left = x * 16 - 8 + (y % 2) * 8;
    return `M${left} ${12 + y * 15}a8 8 0 0 0 16 0M${left + 4} ${12 + y * 15}a4 4 0 0 0 8 0`;
  }).join(''),
).join('');

/** Scenes. g: solid in deep enamel, l: engraved line. */
// biome-ignore format: one scene per line
/** Scenes behind the subjects. */
export const scenes = {
  gears: [['g', gear(30, 30, 27, 14)], ['g', gear(128, 62, 33, 16)], ['g', gear(66, 8, 15, 10)]],
  dial: [['l', `M36 48a44 44 0 1 0 88 0a44 44 0 1 0-88 0zM41 48a39 39 0 1 0 78 0a39 39 0 1 0-78 0z${ticks(80, 48, 39, 48, 7)}`]],
  rays: [['l', fan(26)]],
  skyline: [['g', 'M0 84V50h10V38h6v12h8V30l9-8 9 8v20h8V24h3V12h6v12h3v26h14V40l12-10 12 10v10h8V20h7v30h8V34l8-7 8 7v16h12V44h11v40z'], ['l', 'M56 10c-4-5 4-6 0-11M112 18c-4-6 5-8 0-14']],
  pipes: [['g', 'M0 22h34v-8h8v36h24v8H34V30H0zM160 16h-30V8h-8v52h-18v8h26V24h30zM8 10h5v24H8zM146 4h5v24h-5zM50 46h5v16h-5zM110 56h5v16h-5z']],
  bricks: [['l', 'M0 20h160M0 36h160M0 52h160M0 68h160M20 4v16M60 4v16M100 4v16M140 4v16M0 36M40 20v16M80 20v16M120 20v16M20 36v16M60 36v16M100 36v16M140 36v16M40 52v16M80 52v16M120 52v16M20 68v16M60 68v16M100 68v16M140 68v16']],
  lace: [['l', lace]],
  vault: [['l', 'M26 46a54 42 0 0 1 108 0v38H26zM38 46a42 32 0 0 1 84 0v38H38z'], ['g', 'M30 30h5v5h-5zM125 30h5v5h-5zM30 60h5v5h-5zM125 60h5v5h-5z']],
  plain: [],
} as const satisfies Readonly<Record<string, Scene>>;

/** Name of a scene. */
export type Backdrop = keyof typeof scenes;

const rack = `M0 86h160v6H0zM${times(20, (i) => `${i * 8 + 1} 86l1.5-3h3l1.5 3`).join('M')}`;

/** Brass rails at the foot. */
export const grounds = {
  rail: 'M0 85.5h160v3H0z',
  rack,
  plinth: 'M22 85.5h116v3.5H22zM16 89h128v3.5H16z',
} as const;

/** Name of a ground. */
export type Ground = keyof typeof grounds;
