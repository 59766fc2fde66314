/** The names of the fields of an object in order, and each as JSON with its colon. */
interface Shape {
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

/** Shapes of views met lately: those of one game are mostly alike, and names are compared faster than written. */
const shapes: Shape[] = [];
const mostShapes = 32;

function shapeOf(names: readonly string[]): Shape {
  for (const shape of shapes) if (areSame(shape.names, names)) return shape;
  const shape = { names, texts: names.map((name) => `${JSON.stringify(name)}:`) };
  if (shapes.unshift(shape) > mostShapes) shapes.pop();
  return shape;
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/**
 * JSON of objects that are mostly like a first one: what an object shares with it, in the same field or at the same place of a
 * list, is written once, and so are runs of fields shared by several objects. Objects with other fields are written alone.
 */
export class SharedJson {
  private readonly first: object;
  private readonly shape: Shape;
  private readonly values: readonly unknown[];
  /** Texts of runs of fields, by the places of the first and the last. */
  private readonly runs: string[] = [];
  /** Texts of the items of lists, by field. */
  private readonly items: string[][] = [];

  constructor(first: object) {
    this.first = first;
    this.shape = shapeOf(Object.keys(first));
    this.values = Object.values(first);
  }

  /** The text that `JSON.stringify` would write of plain JSON with optional fields. */
  of(value: object): string {
    const { shape, values } = this;
    const count = values.length;
    if (value === this.first) return `{${this.run(0, count)}}`;
    if (!areSame(Object.keys(value), shape.names)) return JSON.stringify(value);
    const own: readonly unknown[] = Object.values(value);
    let text = '';
    for (let from = 0; from < count; ) {
      let to = from;
      while (to < count && own[to] === values[to]) to++;
      const run = to > from ? this.run(from, to) : '';
      if (run !== '') text = after(text, run);
      for (from = to; from < count && own[from] !== values[from]; from++)
        if (own[from] !== undefined) text = after(text, shape.texts[from] + this.fieldJson(own[from], from));
    }
    return `{${text}}`;
  }

  /** Text of the fields from one place to before another, as they are in the first value. */
  private run(from: number, to: number): string {
    const key = from * this.values.length + to - 1;
    const known = this.runs[key];
    if (known !== undefined) return known;
    let text = '';
    for (let at = from; at < to; at++) {
      const value = this.values[at];
      if (value !== undefined) text = after(text, this.shape.texts[at] + jsonOf(value));
    }
    this.runs[key] = text;
    return text;
  }

  /** JSON of a field that is not shared as a whole, though items of it may be. */
  private fieldJson(value: unknown, field: number): string {
    const first = this.values[field];
    if (!Array.isArray(value) || !Array.isArray(first)) return jsonOf(value);
    const texts = this.items[field] ?? [];
    this.items[field] = texts;
    let text = '';
    for (let at = 0; at < value.length; at++) {
      const item: unknown = value[at];
      if (item === undefined || item !== first[at]) {
        text = after(text, JSON.stringify(item) ?? 'null');
        continue;
      }
      const known = texts[at] ?? JSON.stringify(item);
      texts[at] = known;
      text = after(text, known);
    }
    return `[${text}]`;
  }
}

/** JSON of a value. Whole numbers and truth values are written here: a call of `JSON.stringify` costs more than they do. */
function jsonOf(value: unknown): string {
  if (typeof value === 'boolean' || Number.isSafeInteger(value))
    return Object.is(value, -0) ? '0' : `${value}`;
  return JSON.stringify(value);
}

/** Joined without a copy: the parts are put together once, when the whole is sent. */
function after(text: string, next: string): string {
  return text === '' ? next : `${text},${next}`;
}

/** Moves do not change, and games offer the same ones again and again. */
const moveTexts = new WeakMap<object, string>();

/** JSON of a list of moves: the text of a move is written once, however often it is offered. */
export function optionsJson(moves: readonly object[]): string {
  const texts = moves.map((move) => {
    const known = moveTexts.get(move);
    if (known !== undefined) return known;
    const text = JSON.stringify(move);
    moveTexts.set(move, text);
    return text;
  });
  return `[${texts.join(',')}]`;
}

/** Texts of kinds of questions, which are few. */
const quotedNames = new Map<string, string>();
const mostQuoted = 1_000;

/** JSON of a name that comes up again and again. */
export function quoted(name: string): string {
  const known = quotedNames.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  if (quotedNames.size < mostQuoted) quotedNames.set(name, text);
  return text;
}
