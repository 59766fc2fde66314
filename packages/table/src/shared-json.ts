/** Field of the first value, with its text once that was wanted. */
interface Field {
  readonly name: string;
  readonly value: unknown;
  text: string | undefined;
  /** Texts of the items of a list. */
  readonly items: string[];
}

/**
 * JSON of objects that are mostly like a first one: what an object shares with it, in the same field or at the same place of a
 * list, is written once, and so are runs of fields shared by several objects.
 */
export class SharedJson {
  private readonly fields: readonly Field[];
  /** Texts of runs of fields, by the places of the first and the last. */
  private readonly runs: string[] = [];

  constructor(first: object) {
    const fields: Field[] = [];
    for (const [name, value] of Object.entries(first))
      if (value !== undefined) fields.push({ name, value, text: undefined, items: [] });
    this.fields = fields;
  }

  /** The same text as `JSON.stringify` writes, for plain JSON with optional fields. */
  of(value: Readonly<Record<string, unknown>>): string {
    let text = '';
    let from = -1; // first field of the run of shared fields that is under way
    let next = 0; // place after it
    for (const name in value) {
      const field = value[name];
      if (field === undefined) continue;
      const at = this.fields[next]?.name === name ? next : this.placeOf(name);
      const known = this.fields[at];
      const isShared = known !== undefined && known.value === field;
      if (from >= 0 && (!isShared || at !== next)) {
        text = after(text, this.run(from, next));
        from = -1;
      }
      if (isShared && from < 0) from = at;
      if (!isShared) text = after(text, nameOf(name)) + fieldJson(field, known);
      next = at + 1;
    }
    return `{${from < 0 ? text : after(text, this.run(from, next))}}`;
  }

  private placeOf(name: string): number {
    return this.fields.findIndex((field) => field.name === name);
  }

  /** Text of the fields from one place to before another, as they are in the first value. */
  private run(from: number, to: number): string {
    const key = from * this.fields.length + to - 1;
    const known = this.runs[key];
    if (known !== undefined) return known;
    const text = this.fields.slice(from, to).map(textOf).join(',');
    this.runs[key] = text;
    return text;
  }
}

function textOf(field: Field): string {
  field.text ??= nameOf(field.name) + JSON.stringify(field.value);
  return field.text;
}

/** JSON of a field that is not shared as a whole, though items of it may be. */
function fieldJson(value: unknown, known: Field | undefined): string {
  if (known === undefined || !Array.isArray(value) || !Array.isArray(known.value))
    return JSON.stringify(value);
  const { value: first, items: texts } = known;
  let text = '';
  for (const [at, item] of value.entries()) text = after(text, itemJson(item, at, { first, texts }));
  return `[${text}]`;
}

function itemJson(
  item: unknown,
  at: number,
  { first, texts }: { readonly first: readonly unknown[]; readonly texts: string[] },
): string {
  if (item === undefined || item !== first[at]) return JSON.stringify(item) ?? 'null';
  const text = texts[at] ?? JSON.stringify(item);
  texts[at] = text;
  return text;
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

const names = new Map<string, string>();
const mostNames = 1_000;

/** A field name in quotes, and its colon. */
function nameOf(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${JSON.stringify(key)}:`;
  if (names.size < mostNames) names.set(key, name);
  return name;
}
