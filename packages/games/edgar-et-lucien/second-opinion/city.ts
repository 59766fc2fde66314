/** Id of a district in EL-28. */
export type District = string;

/** EL-2.1, EL-2.2: an Administration is named by its building. */
export type DistrictType = 'ivory' | 'steel' | Administration;
/** EL-2.2 The building of an Administration. */
export type Administration = 'drunken_pig' | 'archives' | 'central_bank' | 'city_hall';

/** One side of the board. */
export interface City {
  readonly districts: readonly District[];
  readonly types: ReadonlyMap<District, DistrictType>;
  /** EL-2.5 By district and colour. */
  readonly exits: ReadonlyMap<District, ReadonlyMap<string, District>>;
  /** EL-2.7 By metro line: its stations. */
  readonly lines: ReadonlyMap<string, readonly District[]>;
}

/** EL-2.8 */
export const positions = [
  'immobile',
  'red',
  'orange',
  'green',
  'violet',
  'black',
  'metro_blue',
  'metro_pink',
] as const;
/** EL-2.8 A position of the wheel. */
export type Position = (typeof positions)[number];

/** EL-28.A The table, row by row: id, type, exits. */
const sideA = `
  A01 ivory green→A02 orange→A06 violet→A05
  A02 city_hall black→A03 green→A01 violet→A06
  A03 steel black→A02 red→A04 violet→A07
  A04 ivory orange→A07 red→A03 violet→A08
  A05 drunken_pig black→A06 orange→A11 red→A09 violet→A01
  A06 steel black→A05 green→A09 orange→A01 red→A07 violet→A02
  A07 ivory black→A08 green→A10 orange→A04 red→A06 violet→A03
  A08 archives black→A07 green→A14 orange→A10 violet→A04
  A09 ivory black→A10 green→A06 orange→A12 red→A05 violet→A11
  A10 steel black→A09 green→A07 orange→A08 red→A14 violet→A13
  A11 steel green→A12 orange→A05 violet→A09
  A12 central_bank green→A11 orange→A09 red→A13
  A13 ivory black→A14 red→A12 violet→A10
  A14 steel black→A13 green→A08 red→A10`;
const metroA = { metro_blue: ['A03', 'A06', 'A13'], metro_pink: ['A04', 'A11'] };

/** EL-28.B */
const sideB = `
  B01 steel black→B02 green→B04 orange→B03 red→B07
  B02 central_bank black→B01 orange→B05 red→B09 violet→B04
  B03 ivory green→B06 orange→B01 violet→B07
  B04 ivory black→B07 green→B01 orange→B09 red→B08 violet→B02
  B05 steel green→B10 orange→B02 violet→B09
  B06 ivory green→B03 orange→B07 violet→B11
  B07 archives black→B04 green→B12 orange→B06 red→B01 violet→B03
  B08 drunken_pig black→B14 green→B09 orange→B13 red→B04 violet→B12
  B09 ivory black→B10 green→B08 orange→B04 red→B02 violet→B05
  B10 city_hall black→B09 green→B05 red→B14 violet→B18
  B11 steel black→B12 orange→B15 violet→B06
  B12 steel black→B11 green→B07 red→B13 violet→B08
  B13 steel black→B15 green→B16 orange→B08 red→B12 violet→B14
  B14 ivory black→B08 green→B17 orange→B18 red→B10 violet→B13
  B15 ivory black→B13 orange→B11 red→B16
  B16 ivory black→B17 green→B13 red→B15
  B17 steel black→B16 green→B14 red→B18
  B18 steel orange→B14 red→B17 violet→B10`;
const metroB = { metro_blue: ['B01', 'B12', 'B15'], metro_pink: ['B04', 'B11', 'B18'] };

function city(table: string, metro: Readonly<Record<string, readonly District[]>>): City {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '));
  return {
    districts: rows.map(([id = '']) => id),
    types: new Map(rows.map(([id = '', type]) => [id, type as DistrictType])),
    exits: new Map(rows.map(([id = '', , ...exits]) => [id, new Map(exits.map(exit))])),
    lines: new Map(Object.entries(metro)),
  };
}

function exit(words: string): [string, District] {
  const [colour = '', district = ''] = words.split('→');
  return [colour, district];
}

/** EL-1.1, EL-2.3 Side A for two or three players, side B for four. */
const sides = { A: city(sideA, metroA), B: city(sideB, metroB) };
/** EL-1.1 The side of the board for this many seats. */
export function cityFor(seats: number): City {
  return seats === 4 ? sides.B : sides.A;
}
