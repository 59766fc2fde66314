/** EL-2.6 The colours a border can have. */
export const borderColours = ['red', 'orange', 'green', 'violet', 'black'] as const;
/** Colour of a border. */
export type BorderColour = (typeof borderColours)[number];

/** EL-2.7 */
export const metroLines = ['metro_blue', 'metro_pink'] as const;
/** A metro line. */
export type MetroLine = (typeof metroLines)[number];

/** EL-2.8 The eight positions of the movement wheel. */
export const wheelPositions = ['immobile', ...borderColours, ...metroLines] as const;
/** A position of the wheel. */
export type WheelPosition = (typeof wheelPositions)[number];

/** EL-2.1 */
export const districtTypes = ['ivory', 'steel', 'administration'] as const;
/** Type of a district. */
export type DistrictType = (typeof districtTypes)[number];

/** EL-2.2 Each side of the board has one of each. */
export const administrationIds = ['drunken_pig', 'archives', 'central_bank', 'city_hall'] as const;
/** Id of an Administration. */
export type AdministrationId = (typeof administrationIds)[number];

// biome-ignore format: as on the plan, a row of ids
const districtIdsA = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09', 'A10', 'A11', 'A12', 'A13', 'A14'] as const;
// biome-ignore format: as on the plan, a row of ids
const districtIdsB = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08', 'B09', 'B10', 'B11', 'B12', 'B13', 'B14', 'B15', 'B16', 'B17', 'B18'] as const;

/** The districts of each side, in the order of their numbers. */
export const districtIds = { A: districtIdsA, B: districtIdsB } as const;
/** Id of a district. */
export type DistrictId = (typeof districtIds)[BoardId][number];

/** The printed data of a district. */
export interface DistrictData {
  readonly id: DistrictId;
  readonly type: DistrictType;
  readonly administration?: AdministrationId;
  /** EL-2.5 A colour leads to one place at most. */
  readonly exits: Readonly<Partial<Record<BorderColour, DistrictId>>>;
  /** EL-2.7 The line that has a station here. */
  readonly metro?: MetroLine;
}

/** Id of a side of the board. */
export type BoardId = 'A' | 'B';

/** EL-28.A For two or three players. */
// biome-ignore format: one district per row
const sideOfA: readonly DistrictData[] = [
  { id: 'A01', type: 'ivory', exits: { orange: 'A06', green: 'A02', violet: 'A05' } },
  { id: 'A02', type: 'administration', administration: 'city_hall', exits: { green: 'A01', violet: 'A06', black: 'A03' } },
  { id: 'A03', type: 'steel', exits: { red: 'A04', violet: 'A07', black: 'A02' }, metro: 'metro_blue' },
  { id: 'A04', type: 'ivory', exits: { red: 'A03', orange: 'A07', violet: 'A08' }, metro: 'metro_pink' },
  { id: 'A05', type: 'administration', administration: 'drunken_pig', exits: { red: 'A09', orange: 'A11', violet: 'A01', black: 'A06' } },
  { id: 'A06', type: 'steel', exits: { red: 'A07', orange: 'A01', green: 'A09', violet: 'A02', black: 'A05' }, metro: 'metro_blue' },
  { id: 'A07', type: 'ivory', exits: { red: 'A06', orange: 'A04', green: 'A10', violet: 'A03', black: 'A08' } },
  { id: 'A08', type: 'administration', administration: 'archives', exits: { orange: 'A10', green: 'A14', violet: 'A04', black: 'A07' } },
  { id: 'A09', type: 'ivory', exits: { red: 'A05', orange: 'A12', green: 'A06', violet: 'A11', black: 'A10' } },
  { id: 'A10', type: 'steel', exits: { red: 'A14', orange: 'A08', green: 'A07', violet: 'A13', black: 'A09' } },
  { id: 'A11', type: 'steel', exits: { orange: 'A05', green: 'A12', violet: 'A09' }, metro: 'metro_pink' },
  { id: 'A12', type: 'administration', administration: 'central_bank', exits: { red: 'A13', orange: 'A09', green: 'A11' } },
  { id: 'A13', type: 'ivory', exits: { red: 'A12', violet: 'A10', black: 'A14' }, metro: 'metro_blue' },
  { id: 'A14', type: 'steel', exits: { red: 'A10', green: 'A08', black: 'A13' } },
];

/** EL-28.B For four players. */
// biome-ignore format: one district per row
const sideOfB: readonly DistrictData[] = [
  { id: 'B01', type: 'steel', exits: { red: 'B07', orange: 'B03', green: 'B04', black: 'B02' }, metro: 'metro_blue' },
  { id: 'B02', type: 'administration', administration: 'central_bank', exits: { red: 'B09', orange: 'B05', violet: 'B04', black: 'B01' } },
  { id: 'B03', type: 'ivory', exits: { orange: 'B01', green: 'B06', violet: 'B07' } },
  { id: 'B04', type: 'ivory', exits: { red: 'B08', orange: 'B09', green: 'B01', violet: 'B02', black: 'B07' }, metro: 'metro_pink' },
  { id: 'B05', type: 'steel', exits: { orange: 'B02', green: 'B10', violet: 'B09' } },
  { id: 'B06', type: 'ivory', exits: { orange: 'B07', green: 'B03', violet: 'B11' } },
  { id: 'B07', type: 'administration', administration: 'archives', exits: { red: 'B01', orange: 'B06', green: 'B12', violet: 'B03', black: 'B04' } },
  { id: 'B08', type: 'administration', administration: 'drunken_pig', exits: { red: 'B04', orange: 'B13', green: 'B09', violet: 'B12', black: 'B14' } },
  { id: 'B09', type: 'ivory', exits: { red: 'B02', orange: 'B04', green: 'B08', violet: 'B05', black: 'B10' } },
  { id: 'B10', type: 'administration', administration: 'city_hall', exits: { red: 'B14', green: 'B05', violet: 'B18', black: 'B09' } },
  { id: 'B11', type: 'steel', exits: { orange: 'B15', violet: 'B06', black: 'B12' }, metro: 'metro_pink' },
  { id: 'B12', type: 'steel', exits: { red: 'B13', green: 'B07', violet: 'B08', black: 'B11' }, metro: 'metro_blue' },
  { id: 'B13', type: 'steel', exits: { red: 'B12', orange: 'B08', green: 'B16', violet: 'B14', black: 'B15' } },
  { id: 'B14', type: 'ivory', exits: { red: 'B10', orange: 'B18', green: 'B17', violet: 'B13', black: 'B08' } },
  { id: 'B15', type: 'ivory', exits: { red: 'B16', orange: 'B11', black: 'B13' }, metro: 'metro_blue' },
  { id: 'B16', type: 'ivory', exits: { red: 'B15', green: 'B13', black: 'B17' } },
  { id: 'B17', type: 'steel', exits: { red: 'B18', green: 'B14', black: 'B16' } },
  { id: 'B18', type: 'steel', exits: { red: 'B17', orange: 'B14', violet: 'B10' }, metro: 'metro_pink' },
];

/** EL-1.1 The two sides of the board. */
export const boards: Readonly<Record<BoardId, readonly DistrictData[]>> = { A: sideOfA, B: sideOfB };
