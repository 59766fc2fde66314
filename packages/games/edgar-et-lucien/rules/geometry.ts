import type { BoardId, BorderColour, DistrictId } from './board.ts';

/** EL-26.8 In board units: 0 to 100 on both axes, from the top left. The rules know nothing of it. */
export type Point = readonly [x: number, y: number];

/** EL-26.8 The polygon of a district, and places in it. */
export interface DistrictDrawing {
  readonly id: DistrictId;
  readonly polygon: readonly Point[];
  /** Middle of the name, which takes two lines. */
  readonly label: Point;
  /** Middle of the box for pawns and token. */
  readonly piecesAt: Point;
  readonly stationAt?: Point;
}

/** EL-26.8 A border between two districts. */
export interface BorderDrawing {
  readonly between: readonly [DistrictId, DistrictId];
  readonly colour: BorderColour;
  readonly segment: readonly [Point, Point];
  readonly iconAt: Point;
}

/** EL-2.4 Four districts meet here; those that face each other are not adjacent. */
export interface Crossroads {
  readonly at: Point;
  readonly districts: readonly DistrictId[];
}

/** EL-26.8 The drawing of a side of the board. */
export interface BoardDrawing {
  readonly outline: readonly Point[];
  readonly districts: readonly DistrictDrawing[];
  readonly borders: readonly BorderDrawing[];
  readonly crossroads: readonly Crossroads[];
}

// biome-ignore format: one shape per row
/** EL-26.8 The drawings of both sides. */
export const drawings: Readonly<Record<BoardId, BoardDrawing>> = {
  A: {
    outline: [[0, 12], [12, 0], [24, 0], [49, 0], [76, 0], [88, 0], [100, 12], [100, 33], [100, 66], [100, 88], [88, 100], [76, 100], [50, 100], [24, 100], [12, 100], [0, 88], [0, 67], [0, 33]],
    districts: [
      { id: 'A01', polygon: [[0, 12], [12, 0], [24, 0], [26, 23], [18, 33], [0, 33]], label: [12, 15.5], piecesAt: [11, 21.5] },
      { id: 'A02', polygon: [[24, 0], [49, 0], [49, 25], [26, 23]], label: [37, 10], piecesAt: [37, 16] },
      { id: 'A03', polygon: [[49, 0], [76, 0], [73, 24], [49, 25]], label: [61.5, 6.5], piecesAt: [61.5, 12.5], stationAt: [56.5, 18.3] },
      { id: 'A04', polygon: [[76, 0], [88, 0], [100, 12], [100, 33], [81, 34], [73, 24]], label: [87, 14.5], piecesAt: [87, 20.5], stationAt: [86, 26.3] },
      { id: 'A05', polygon: [[18, 67], [0, 67], [0, 33], [18, 33], [27, 49]], label: [11.5, 48], piecesAt: [10.5, 54] },
      { id: 'A06', polygon: [[18, 33], [26, 23], [49, 25], [49, 50], [27, 49]], label: [36, 35.5], piecesAt: [36, 41.5], stationAt: [32, 29.8] },
      { id: 'A07', polygon: [[72, 51], [49, 50], [49, 25], [73, 24], [81, 34]], label: [62.5, 35], piecesAt: [62.5, 41] },
      { id: 'A08', polygon: [[100, 33], [100, 66], [82, 65], [72, 51], [81, 34]], label: [88, 45.5], piecesAt: [88, 50.1] },
      { id: 'A09', polygon: [[50, 75], [28, 75], [18, 67], [27, 49], [49, 50]], label: [36, 59.5], piecesAt: [36, 65.5] },
      { id: 'A10', polygon: [[82, 65], [75, 76], [50, 75], [49, 50], [72, 51]], label: [63, 60], piecesAt: [63, 66] },
      { id: 'A11', polygon: [[28, 75], [24, 100], [12, 100], [0, 88], [0, 67], [18, 67]], label: [11.5, 77.5], piecesAt: [12.5, 83.5], stationAt: [12.5, 89.3] },
      { id: 'A12', polygon: [[50, 100], [24, 100], [28, 75], [50, 75]], label: [38, 87], piecesAt: [38, 93] },
      { id: 'A13', polygon: [[76, 100], [50, 100], [50, 75], [75, 76]], label: [62.5, 82.5], piecesAt: [62.5, 88.5], stationAt: [62.5, 94.3] },
      { id: 'A14', polygon: [[100, 66], [100, 88], [88, 100], [76, 100], [75, 76], [82, 65]], label: [89, 77.5], piecesAt: [88, 83.5] },
    ],
    borders: [
      { between: ['A01', 'A02'], colour: 'green', segment: [[24, 0], [26, 23]], iconAt: [25, 11.5] },
      { between: ['A01', 'A05'], colour: 'violet', segment: [[0, 33], [18, 33]], iconAt: [9, 33] },
      { between: ['A01', 'A06'], colour: 'orange', segment: [[18, 33], [26, 23]], iconAt: [22, 28] },
      { between: ['A02', 'A03'], colour: 'black', segment: [[49, 0], [49, 25]], iconAt: [49, 12.5] },
      { between: ['A02', 'A06'], colour: 'violet', segment: [[26, 23], [49, 25]], iconAt: [37.5, 24] },
      { between: ['A03', 'A04'], colour: 'red', segment: [[73, 24], [76, 0]], iconAt: [74.5, 12] },
      { between: ['A03', 'A07'], colour: 'violet', segment: [[49, 25], [73, 24]], iconAt: [61, 24.5] },
      { between: ['A04', 'A07'], colour: 'orange', segment: [[73, 24], [81, 34]], iconAt: [77, 29] },
      { between: ['A04', 'A08'], colour: 'violet', segment: [[81, 34], [100, 33]], iconAt: [90.5, 33.5] },
      { between: ['A05', 'A06'], colour: 'black', segment: [[18, 33], [27, 49]], iconAt: [22.5, 41] },
      { between: ['A05', 'A09'], colour: 'red', segment: [[18, 67], [27, 49]], iconAt: [22.5, 58] },
      { between: ['A05', 'A11'], colour: 'orange', segment: [[0, 67], [18, 67]], iconAt: [9, 67] },
      { between: ['A06', 'A07'], colour: 'red', segment: [[49, 25], [49, 50]], iconAt: [49, 37.5] },
      { between: ['A06', 'A09'], colour: 'green', segment: [[27, 49], [49, 50]], iconAt: [38, 49.5] },
      { between: ['A07', 'A08'], colour: 'black', segment: [[72, 51], [81, 34]], iconAt: [76.5, 42.5] },
      { between: ['A07', 'A10'], colour: 'green', segment: [[49, 50], [72, 51]], iconAt: [60.5, 50.5] },
      { between: ['A08', 'A10'], colour: 'orange', segment: [[72, 51], [82, 65]], iconAt: [77, 58] },
      { between: ['A08', 'A14'], colour: 'green', segment: [[82, 65], [100, 66]], iconAt: [91, 65.5] },
      { between: ['A09', 'A10'], colour: 'black', segment: [[49, 50], [50, 75]], iconAt: [49.5, 62.5] },
      { between: ['A09', 'A11'], colour: 'violet', segment: [[18, 67], [28, 75]], iconAt: [23, 71] },
      { between: ['A09', 'A12'], colour: 'orange', segment: [[28, 75], [50, 75]], iconAt: [39, 75] },
      { between: ['A10', 'A13'], colour: 'violet', segment: [[50, 75], [75, 76]], iconAt: [62.5, 75.5] },
      { between: ['A10', 'A14'], colour: 'red', segment: [[75, 76], [82, 65]], iconAt: [78.5, 70.5] },
      { between: ['A11', 'A12'], colour: 'green', segment: [[24, 100], [28, 75]], iconAt: [26, 87.5] },
      { between: ['A12', 'A13'], colour: 'red', segment: [[50, 75], [50, 100]], iconAt: [50, 87.5] },
      { between: ['A13', 'A14'], colour: 'black', segment: [[75, 76], [76, 100]], iconAt: [75.5, 88] },
    ],
    crossroads: [
      { at: [49, 25], districts: ['A02', 'A03', 'A06', 'A07'] },
      { at: [49, 50], districts: ['A06', 'A07', 'A09', 'A10'] },
      { at: [50, 75], districts: ['A09', 'A10', 'A12', 'A13'] },
    ],
  },
  B: {
    outline: [[0, 9], [9, 0], [25, 0], [52, 0], [78, 0], [91, 0], [100, 9], [100, 31], [100, 65], [100, 91], [91, 100], [79, 100], [59, 100], [29, 100], [9, 100], [0, 91], [0, 78], [0, 51], [0, 22]],
    districts: [
      { id: 'B01', polygon: [[25, 0], [52, 0], [52, 18], [40, 26], [28, 19]], label: [40, 6], piecesAt: [40, 12], stationAt: [40, 17.8] },
      { id: 'B02', polygon: [[52, 0], [78, 0], [78, 21], [63, 24], [52, 18]], label: [64.5, 6.5], piecesAt: [64.5, 12.5] },
      { id: 'B03', polygon: [[0, 9], [9, 0], [25, 0], [28, 19], [20, 28], [0, 22]], label: [14, 10.5], piecesAt: [13, 16.5] },
      { id: 'B04', polygon: [[52, 18], [63, 24], [63, 44], [42, 44], [40, 26]], label: [52, 30.5], piecesAt: [52, 36.5], stationAt: [52, 24.8] },
      { id: 'B05', polygon: [[78, 0], [91, 0], [100, 9], [100, 31], [88, 35], [78, 21]], label: [89.5, 12], piecesAt: [89.5, 18] },
      { id: 'B06', polygon: [[20, 28], [20, 44], [0, 51], [0, 22]], label: [9.5, 34], piecesAt: [9.5, 40] },
      { id: 'B07', polygon: [[40, 26], [42, 44], [20, 44], [20, 28], [28, 19]], label: [30.5, 29], piecesAt: [30.5, 33.6] },
      { id: 'B08', polygon: [[63, 44], [74, 55], [55, 65], [42, 64], [42, 44]], label: [53.5, 50.5], piecesAt: [53.5, 56.5] },
      { id: 'B09', polygon: [[74, 55], [63, 44], [63, 24], [78, 21], [88, 35]], label: [72.5, 29], piecesAt: [74.5, 35] },
      { id: 'B10', polygon: [[100, 31], [100, 65], [81, 66], [74, 55], [88, 35]], label: [89, 48.5], piecesAt: [89, 54.5] },
      { id: 'B11', polygon: [[0, 78], [0, 51], [20, 44], [23, 72]], label: [10, 56], piecesAt: [10, 62], stationAt: [10, 67.8] },
      { id: 'B12', polygon: [[23, 72], [20, 44], [42, 44], [42, 64]], label: [32, 53], piecesAt: [32, 59], stationAt: [27, 64.8] },
      { id: 'B13', polygon: [[55, 83], [30, 83], [23, 72], [42, 64], [55, 65]], label: [44.5, 70.5], piecesAt: [44.5, 76.5] },
      { id: 'B14', polygon: [[55, 83], [55, 65], [74, 55], [81, 66], [79, 81]], label: [68, 68.5], piecesAt: [68, 74.5] },
      { id: 'B15', polygon: [[29, 100], [9, 100], [0, 91], [0, 78], [23, 72], [30, 83]], label: [16.5, 86], piecesAt: [16.5, 92], stationAt: [18.5, 80.3] },
      { id: 'B16', polygon: [[59, 100], [29, 100], [30, 83], [55, 83]], label: [43, 89], piecesAt: [43, 95] },
      { id: 'B17', polygon: [[79, 100], [59, 100], [55, 83], [79, 81]], label: [68, 88.5], piecesAt: [68, 94.5] },
      { id: 'B18', polygon: [[100, 65], [100, 91], [91, 100], [79, 100], [79, 81], [81, 66]], label: [90, 79.5], piecesAt: [90, 85.5], stationAt: [90, 91.3] },
    ],
    borders: [
      { between: ['B01', 'B02'], colour: 'black', segment: [[52, 0], [52, 18]], iconAt: [52, 9] },
      { between: ['B01', 'B03'], colour: 'orange', segment: [[25, 0], [28, 19]], iconAt: [26.5, 9.5] },
      { between: ['B01', 'B04'], colour: 'green', segment: [[40, 26], [52, 18]], iconAt: [46, 22] },
      { between: ['B01', 'B07'], colour: 'red', segment: [[28, 19], [40, 26]], iconAt: [34, 22.5] },
      { between: ['B02', 'B04'], colour: 'violet', segment: [[52, 18], [63, 24]], iconAt: [57.5, 21] },
      { between: ['B02', 'B05'], colour: 'orange', segment: [[78, 0], [78, 21]], iconAt: [78, 10.5] },
      { between: ['B02', 'B09'], colour: 'red', segment: [[63, 24], [78, 21]], iconAt: [70.5, 22.5] },
      { between: ['B03', 'B06'], colour: 'green', segment: [[0, 22], [20, 28]], iconAt: [10, 25] },
      { between: ['B03', 'B07'], colour: 'violet', segment: [[20, 28], [28, 19]], iconAt: [24, 23.5] },
      { between: ['B04', 'B07'], colour: 'black', segment: [[40, 26], [42, 44]], iconAt: [41, 35] },
      { between: ['B04', 'B08'], colour: 'red', segment: [[42, 44], [63, 44]], iconAt: [52.5, 44] },
      { between: ['B04', 'B09'], colour: 'orange', segment: [[63, 24], [63, 44]], iconAt: [63, 34] },
      { between: ['B05', 'B09'], colour: 'violet', segment: [[78, 21], [88, 35]], iconAt: [83, 28] },
      { between: ['B05', 'B10'], colour: 'green', segment: [[88, 35], [100, 31]], iconAt: [94, 33] },
      { between: ['B06', 'B07'], colour: 'orange', segment: [[20, 28], [20, 44]], iconAt: [20, 36] },
      { between: ['B06', 'B11'], colour: 'violet', segment: [[0, 51], [20, 44]], iconAt: [10, 47.5] },
      { between: ['B07', 'B12'], colour: 'green', segment: [[20, 44], [42, 44]], iconAt: [31, 44] },
      { between: ['B08', 'B09'], colour: 'green', segment: [[63, 44], [74, 55]], iconAt: [68.5, 49.5] },
      { between: ['B08', 'B12'], colour: 'violet', segment: [[42, 44], [42, 64]], iconAt: [42, 54] },
      { between: ['B08', 'B13'], colour: 'orange', segment: [[42, 64], [55, 65]], iconAt: [48.5, 64.5] },
      { between: ['B08', 'B14'], colour: 'black', segment: [[55, 65], [74, 55]], iconAt: [64.5, 60] },
      { between: ['B09', 'B10'], colour: 'black', segment: [[74, 55], [88, 35]], iconAt: [81, 45] },
      { between: ['B10', 'B14'], colour: 'red', segment: [[74, 55], [81, 66]], iconAt: [77.5, 60.5] },
      { between: ['B10', 'B18'], colour: 'violet', segment: [[81, 66], [100, 65]], iconAt: [90.5, 65.5] },
      { between: ['B11', 'B12'], colour: 'black', segment: [[20, 44], [23, 72]], iconAt: [21.5, 58] },
      { between: ['B11', 'B15'], colour: 'orange', segment: [[0, 78], [23, 72]], iconAt: [11.5, 75] },
      { between: ['B12', 'B13'], colour: 'red', segment: [[23, 72], [42, 64]], iconAt: [32.5, 68] },
      { between: ['B13', 'B14'], colour: 'violet', segment: [[55, 65], [55, 83]], iconAt: [55, 74] },
      { between: ['B13', 'B15'], colour: 'black', segment: [[23, 72], [30, 83]], iconAt: [26.5, 77.5] },
      { between: ['B13', 'B16'], colour: 'green', segment: [[30, 83], [55, 83]], iconAt: [42.5, 83] },
      { between: ['B14', 'B17'], colour: 'green', segment: [[55, 83], [79, 81]], iconAt: [67, 82] },
      { between: ['B14', 'B18'], colour: 'orange', segment: [[79, 81], [81, 66]], iconAt: [80, 73.5] },
      { between: ['B15', 'B16'], colour: 'red', segment: [[29, 100], [30, 83]], iconAt: [29.5, 91.5] },
      { between: ['B16', 'B17'], colour: 'black', segment: [[55, 83], [59, 100]], iconAt: [57, 91.5] },
      { between: ['B17', 'B18'], colour: 'red', segment: [[79, 81], [79, 100]], iconAt: [79, 90.5] },
    ],
    crossroads: [
      { at: [20, 44], districts: ['B06', 'B07', 'B11', 'B12'] },
      { at: [23, 72], districts: ['B11', 'B12', 'B13', 'B15'] },
      { at: [42, 44], districts: ['B04', 'B07', 'B08', 'B12'] },
      { at: [55, 83], districts: ['B13', 'B14', 'B16', 'B17'] },
      { at: [74, 55], districts: ['B08', 'B09', 'B10', 'B14'] },
    ],
  },
};
